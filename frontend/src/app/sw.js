/* The service worker: the page opens without a network, and its hashed files are fetched once. It never touches the API.
 *
 * Copied into the build as /sw.js, with the names of the files put in. A new build is a new cache; the old one goes when the
 * last page that uses it is closed, so a page in use never loses its parts. */

const FIRST = /* the page's first load */ [];
const LATER = /* all other parts */ [];
const CACHE = /* named after the build */ "";

const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/", ...FIRST])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

/* The page says when it has nothing else to do. */
self.addEventListener("message", (event) => {
  if (event.data === "fetch the rest") event.waitUntil(fetchTheRest());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(part(request));
});

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function fetchTheRest() {
  const cache = await caches.open(CACHE);
  for (const file of LATER) if (!(await cache.match(file))) await keep(cache, file).catch(() => {});
}

/* The network's page where it answers soon, so that a new build is seen; else the one that was kept. */
async function page(request) {
  const kept = await caches.match("/", { cacheName: CACHE });
  if (!kept) return fetch(request);
  const late = new Promise((done) => setTimeout(() => done(kept.clone()), PATIENCE));
  return Promise.race([fetch(request).catch(() => kept.clone()), late]);
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
