/* The service worker: the page opens without a network, whole and of one build. It never touches the API.
 *
 * Copied into the build as /sw.js, with the names of the files put in. A new build is a new cache, and takes over once it has all
 * that the page is made of: from then on pages open as the new build, and those of the old one that are still open find their
 * parts in the cache before it, which is kept until the next build. So nobody sees a page of two builds, or half of one.
 *
 * The page opens in the language that was chosen, else in the one that the club gave this phone. What was chosen stands in a
 * cache of its own, which outlives builds: an address with `language` says it.
 *
 * It holds back nothing that is sent. Whether a request was heard only its answer tells, and a worker is ended at any time: what
 * it kept might go out twice, or after its player has decided anew. Moves are repeated by the page, under the key by which the
 * club knows a move that it has had. */

const PAGES = /* by language */ {};
const CACHE = /* named after the build */ "";
const CHOICE = "club-language";
const CHOSEN = "/language";

self.addEventListener("install", (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

/* The page says what language it is in when it has nothing else to do, and asks of which build it would be if it were opened now:
 * in whichever language, that names these files. */
self.addEventListener("message", (event) => {
  if (isLanguage(event.data)) event.waitUntil(fetchTheRest(event.data));
  if (event.data === "which build") event.source.postMessage(Object.values(PAGES).flatMap(({ named }) => named));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(part(request));
  else if (request.mode === "navigate" && !isFile(pathname)) event.respondWith(page(event));
});

const isLanguage = (said) => Object.keys(PAGES).includes(said);

/* Pictures and the like, opened by themselves, are not the page. */
const isFile = (pathname) => /\.\w+$/.test(pathname);

/* In the place of another build there is all that may be opened without a network from then on, unless data are to be saved. */
async function install() {
  const before = (await wholeBuilds()).length > 0;
  const chosen = await choice();
  await keepPage(chosen ? PAGES[chosen].page : "/", before && !saving());
}

const saving = () => self.navigator.connection?.saveData === true;

/* Keeps the page with all that it opens with, or is made of. It comes last: a cache that has it has a whole build. While a build is
 * put up, or where edges differ, it may be another's: better to come again later. */
async function keepPage(address, all) {
  const html = await fetch(address, { cache: "no-cache" });
  const text = await html.clone().text();
  const found = Object.values(PAGES).find(({ named }) => named.every((file) => text.includes(file)));
  if (!html.ok || !found) throw new Error("the page is of another build");
  const cache = await caches.open(CACHE);
  const files = all ? [...found.first, ...found.later] : found.first;
  await Promise.all(files.map((file) => take(cache, file)));
  await cache.put(found.page, html.clone());
  await cache.put("/", html);
}

/* Keeps the page in this language too, where it is not kept yet. */
async function keepIn(language) {
  const { page } = PAGES[language];
  if (!(await kept(page))) await keepPage(page).catch(() => {});
}

/* This build's, by the address that a page has in its language; the one that was kept last is at "/". */
const kept = (address) => caches.match(address, { cacheName: CACHE });

/* Hashed files never change: what another build had need not be fetched again. */
async function take(cache, file) {
  if (await cache.match(file)) return;
  const response = (await caches.match(file)) ?? (await fetch(file));
  if (!isPart(response)) throw new Error(`${file} is gone`);
  await cache.put(file, response);
}

/* Builds' caches, oldest first. */
async function wholeBuilds() {
  const names = await caches.keys();
  const pages = await Promise.all(names.map((cacheName) => caches.match("/", { cacheName })));
  return names.filter((name, at) => name !== CACHE && pages[at]);
}

/* All but the build before this one, whose pages may still be open. */
async function dropOldCaches() {
  const last = (await wholeBuilds()).pop();
  const names = await caches.keys();
  const old = names.filter((name) => ![CACHE, CHOICE, last].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fetchTheRest(language) {
  await keepIn(language);
  const cache = await caches.open(CACHE);
  for (const file of PAGES[language].later) await take(cache, file).catch(() => {});
}

/* The page as it was kept, whatever the network has by now: all its parts are here. The browser looks for a newer worker by
 * itself each time. Where it is not kept in the language that was chosen, and there is no network, it opens in the other. */
async function page(event) {
  const asked = new URL(event.request.url).searchParams.get("language");
  if (isLanguage(asked)) event.waitUntil(choose(asked));
  const chosen = isLanguage(asked) ? asked : await choice();
  const address = chosen ? PAGES[chosen].page : "/";
  return (await kept(address)) ?? fetch(chosen ? address : event.request).catch(inOther);
}

async function inOther(lost) {
  const other = await kept("/");
  if (other) return other;
  throw lost;
}

async function choose(language) {
  const cache = await caches.open(CHOICE);
  await cache.put(CHOSEN, new Response(language));
  await keepIn(language);
}

/* The language that was chosen; undefined where none was, or one that is no more. */
async function choice() {
  const noted = await caches.match(CHOSEN, { cacheName: CHOICE });
  const said = noted && (await noted.text());
  return isLanguage(said) ? said : undefined;
}

/* Of whichever build the page that asks is. */
async function part(request) {
  const had = await caches.match(request);
  if (had) return had;
  const response = await fetch(request);
  const { pathname } = new URL(request.url);
  if (isPart(response) && isOurs(pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(pathname, response.clone());
  }
  return response;
}

const isOurs = (file) => Object.values(PAGES).some(({ first, later }) => first.includes(file) || later.includes(file));

/* A file that is gone is answered with the page, which must not be taken for it. */
const isPart = (response) => response.ok && !(response.headers.get("Content-Type") ?? "").includes("text/html");
