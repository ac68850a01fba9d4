/* The service worker's other part: it shows what the club sends while nobody looks, and opens the table on a tap.
 *
 * The build puts it behind the first part, with names of its own. */

/* ms. What is closed sooner than the desktop has said under which number it shows it stays there: Chromium on Linux closes number
 * nought then. */
const SETTLED = 250;

/* What the club has to say while no page is open, or another one. */
self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([open(event.notification.data.url), count()]));
});

self.addEventListener("notificationclose", (event) => event.waitUntil(count()));

/* The push service gave this browser another address, or none. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/* Who has the table before them is told nothing. Browsers want something shown all the same, so it is, and goes at once. */
async function tell(data) {
  const { title, body, url, tag } = said(data);
  const pages = await windows();
  // Whoever shows the table, or a list of tables, looks now.
  for (const page of pages) page.postMessage(url);
  const looking = pages.some((page) => page.visibilityState === "visible" && isAt(page, url));
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: "/icons/club-192.png",
    // For the line at a phone's upper edge, which knows no colours.
    badge: "/icons/club-mono-192.png",
    data: { url },
    silent: looking,
    renotify: !looking,
  });
  if (looking) {
    await new Promise((go) => setTimeout(go, SETTLED));
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
  }
  await count();
}

/* The message; what cannot be read is still worth a visit. No address but one of ours is ever opened. */
function said(data) {
  try {
    const { title, body, url, tag } = data.json();
    if (/^\/t\/[A-Za-z0-9_-]{22}$/.test(url) && title && tag) return { title, body, url, tag };
  } catch {
    // Not for this build to read.
  }
  return { title: "Mulligan Club", body: "", url: "/", tag: "club" };
}

/* The table's own page if it is open, else any of the club's, else a new one. A page that may not come to the front goes to the
 * table all the same. */
async function open(url) {
  const pages = await windows();
  const page = pages.find((one) => isAt(one, url)) ?? pages[0];
  if (!page) return self.clients.openWindow(url);
  await page.focus().catch(() => {});
  if (!isAt(page, url)) await page.navigate(url).catch(() => self.clients.openWindow(url));
}

function windows() {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

function isAt(page, url) {
  return new URL(page.url).pathname === url;
}

/* On the icon of an installed page: how many tables have said something. The page knows better, once it is open. */
async function count() {
  const shown = await self.registration.getNotifications();
  if (shown.length) await self.navigator.setAppBadge?.(shown.length);
  else await self.navigator.clearAppBadge?.();
}

/* Where the browser has no other address by itself, one is asked for. The page tells the club, now or when it is opened next: this
 * worker does not know whose phone it is. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  if (options && !newSubscription) await self.registration.pushManager.subscribe(options).catch(() => {});
  for (const page of await windows()) page.postMessage("push-changed");
}
