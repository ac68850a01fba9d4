/* The service worker: opens the page offline, complete and from a single build. It never handles requests to the API.
 *
 * The build copies this file to /sw.js and inserts the file names. A new build has its own cache and takes over once all its files are
 * cached: from then on pages open in the new build. Open pages of the previous build load their files from its cache, which is kept until
 * the next build. So no page mixes two builds.
 *
 * The page opens in the chosen language, otherwise in the one that the club served to this phone. The choice is stored in a cache of its
 * own, which outlives builds; an address with `language` sets it.
 *
 * The worker does not queue failed requests. Only a reply tells whether a request was processed, and a worker can be stopped at any time:
 * a queued request might be sent twice, or after the player has changed their mind. The page repeats moves itself, with an idempotency
 * key. */

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

/* Handles the page's messages: its language, whose files are then cached, and the question which build would be opened now. The answer has
 * the names of this build's main files. */
self.addEventListener("message", (event) => {
  if (isLanguage(event.data)) event.waitUntil(fetchTheRest(event.data));
  if (event.data === "which build") event.source.postMessage(Object.values(PAGES).flatMap(({ named }) => named));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(answerFile(request));
  else if (request.mode === "navigate" && !isFile(pathname)) event.respondWith(answerPage(event));
});

const isLanguage = (said) => Object.keys(PAGES).includes(said);

/* Whether a path is a file, such as a picture opened by itself, instead of the page. */
const isFile = (pathname) => /\.\w+$/.test(pathname);

/* Replaces another build: caches everything needed offline, unless the player saves data. */
async function install() {
  const before = (await completeBuilds()).length > 0;
  const chosen = await chosenLanguage();
  await cachePage(chosen ? PAGES[chosen].page : "/", before && !saving());
}

const saving = () => self.navigator.connection?.saveData === true;

/* Caches the page with the files that it needs at start, or with `all` of them. The page itself is stored last, so a cache that contains
 * it is complete. During a deployment or between CDN edges the files may belong to another build; then this fails and is tried again
 * later. */
async function cachePage(address, all) {
  const html = await fetch(address, { cache: "no-cache" });
  const text = await html.clone().text();
  const found = Object.values(PAGES).find(({ named }) => named.every((file) => text.includes(file)));
  if (!html.ok || !found) throw new Error("the page is of another build");
  const cache = await caches.open(CACHE);
  const files = all ? [...found.first, ...found.later] : found.first;
  await Promise.all(files.map((file) => cacheFile(cache, file)));
  await cache.put(found.page, html.clone());
  await cache.put("/", html);
}

/* Caches the page in this language, if it is not cached yet. */
async function cacheIn(language) {
  const { page } = PAGES[language];
  if (!(await cachedPage(page))) await cachePage(page).catch(() => {});
}

/* Returns this build's page by its address in a language; the one cached last is stored as "/". */
const cachedPage = (address) => caches.match(address, { cacheName: CACHE });

/* Caches a file. Hashed files never change, so one in another build's cache is copied. */
async function cacheFile(cache, file) {
  if (await cache.match(file)) return;
  const response = (await caches.match(file)) ?? (await fetch(file));
  if (!isFileReply(response)) throw new Error(`${file} is gone`);
  await cache.put(file, response);
}

/* Returns the names of complete caches, oldest first. */
async function completeBuilds() {
  const names = await caches.keys();
  const pages = await Promise.all(names.map((cacheName) => caches.match("/", { cacheName })));
  return names.filter((name, at) => name !== CACHE && pages[at]);
}

/* Deletes all caches except this build's and the previous one's, whose pages may still be open. */
async function dropOldCaches() {
  const last = (await completeBuilds()).pop();
  const names = await caches.keys();
  const old = names.filter((name) => ![CACHE, CHOICE, last].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fetchTheRest(language) {
  await cacheIn(language);
  const cache = await caches.open(CACHE);
  for (const file of PAGES[language].later) await cacheFile(cache, file).catch(() => {});
}

/* Answers a navigation with the cached page, even if the network has a newer one: all its files are here, and the browser checks for a
 * newer worker by itself. If it is not cached in the chosen language and there is no network, it opens in the other language. */
async function answerPage(event) {
  const asked = new URL(event.request.url).searchParams.get("language");
  if (isLanguage(asked)) event.waitUntil(saveChoice(asked));
  const chosen = isLanguage(asked) ? asked : await chosenLanguage();
  const address = chosen ? PAGES[chosen].page : "/";
  return (await cachedPage(address)) ?? fetch(chosen ? address : event.request).catch(inOtherLanguage);
}

async function inOtherLanguage(lost) {
  const other = await cachedPage("/");
  if (other) return other;
  throw lost;
}

async function saveChoice(language) {
  const cache = await caches.open(CHOICE);
  await cache.put(CHOSEN, new Response(language));
  await cacheIn(language);
}

/* Returns the chosen language; undefined if there is none or it no longer exists. */
async function chosenLanguage() {
  const noted = await caches.match(CHOSEN, { cacheName: CHOICE });
  const said = noted && (await noted.text());
  return isLanguage(said) ? said : undefined;
}

/* Answers a request for a file from whichever build the page belongs to. */
async function answerFile(request) {
  const had = await caches.match(request);
  if (had) return had;
  const response = await fetch(request);
  const { pathname } = new URL(request.url);
  if (isFileReply(response) && isOurs(pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(pathname, response.clone());
  }
  return response;
}

const isOurs = (file) => Object.values(PAGES).some(({ first, later }) => first.includes(file) || later.includes(file));

/* Whether a reply is the file: a missing file is answered with the page, which must not be cached in its place. */
const isFileReply = (response) => response.ok && !(response.headers.get("Content-Type") ?? "").includes("text/html");
