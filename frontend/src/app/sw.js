/* The service worker: the page opens without a network, and its hashed files are fetched once. It never touches the API.
 *
 * Copied into the build as /sw.js, with the names of the files put in. A new build is a new cache; the old one goes when the
 * last page that uses it is closed, so a page in use never loses its parts.
 *
 * The page is kept in one language: the one that was chosen, else the one that the club gave this phone. What was chosen stands
 * in a cache of its own, as nothing else here lasts: an address with `language` says it. */

const PAGES = /* by language */ {};
const CACHE = /* named after the build */ "";
const CHOICE = "club-language";

const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

/* The page says what language it is in when it has nothing else to do. */
self.addEventListener("message", (event) => {
  if (PAGES[event.data]) event.waitUntil(fetchTheRest(event.data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(part(request));
});

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE && name !== CHOICE).map((name) => caches.delete(name)));
}

async function install() {
  const chosen = await choice();
  const found = await fetch(chosen ? PAGES[chosen].page : "/");
  if (!(await keepPage(found))) throw new Error("the club has another page by now");
}

/* Keeps a page for "/" with all that it opens with, in place of the one before. Not one of another build, whose parts this
 * worker does not know: the two must never be mixed. */
async function keepPage(found) {
  const copy = found.clone();
  const text = await found.text();
  const one = Object.values(PAGES).find(({ entry }) => text.includes(entry));
  if (!found.ok || !one) return false;
  const cache = await caches.open(CACHE);
  await cache.addAll(one.first);
  await cache.put("/", copy);
  return true;
}

/* Keeps the page in this language, unless it is the one that is kept. */
async function keepIn(language) {
  const kept = await caches.match("/", { cacheName: CACHE });
  if (!kept || !(await kept.text()).includes(PAGES[language].entry)) await keepPage(await fetch(PAGES[language].page));
}

async function fetchTheRest(language) {
  await keepIn(language).catch(() => {});
  const cache = await caches.open(CACHE);
  for (const file of PAGES[language].later) if (!(await cache.match(file))) await keep(cache, file).catch(() => {});
}

/* The network's page where it answers soon, so that a new build is seen; else the one that was kept. */
async function page(event) {
  const asked = new URL(event.request.url).searchParams.get("language");
  if (PAGES[asked]) event.waitUntil(choose(asked));
  const chosen = PAGES[asked] ? asked : await choice();
  const wanted = chosen ? PAGES[chosen].page : event.request;
  const kept = await caches.match("/", { cacheName: CACHE });
  if (!kept) return fetch(wanted);
  const late = new Promise((done) => setTimeout(() => done(kept.clone()), PATIENCE));
  return Promise.race([fetch(wanted).catch(() => kept.clone()), late]);
}

async function choose(language) {
  const cache = await caches.open(CHOICE);
  await cache.put("/", new Response(language));
  await keepIn(language).catch(() => {});
}

/* The language that was chosen; undefined where none was, or one that is no more. */
async function choice() {
  const noted = await caches.match("/", { cacheName: CHOICE });
  const said = noted && (await noted.text());
  return PAGES[said] && said;
}

/* Hashed files never change. */
async function part(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? keep(cache, request);
}

async function keep(cache, request) {
  const response = await fetch(request);
  // A file that is gone is answered with the page, which must not be taken for it.
  const wrong = (response.headers.get("Content-Type") ?? "").includes("text/html");
  if (response.ok && !wrong) await cache.put(request, response.clone());
  return response;
}
