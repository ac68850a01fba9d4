/* The service worker's second part: shows notifications and opens the table when one is tapped. The build appends it to the first part and
 * renames its variables. */

/* Ms to wait before closing a notification. Chromium on Linux cannot close one before the desktop has reported its id: it would close
 * number 0. */
const SETTLED = 250;

/* Handles a push message from the club. */
self.addEventListener("push", (event) => event.waitUntil(notify(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([openTable(event.notification.data.url), updateBadge()]));
});

self.addEventListener("notificationclose", (event) => event.waitUntil(updateBadge()));

/* Handles a push subscription that was replaced or ended by the browser. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(resubscribe(event)));

/* Shows nothing for a table that is visible. Since browsers require a notification for each push, one is shown and closed at once. */
async function notify(data) {
  const { title, body, url, tag } = contentsOf(data);
  const pages = await windows();
  // A page that shows this table or a list of tables refreshes.
  for (const page of pages) page.postMessage(url);
  const looking = pages.some((page) => page.visibilityState === "visible" && isAt(page, url));
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: "/icons/club-192.png",
    // A monochrome icon for the phone's status bar.
    badge: "/icons/club-mono-192.png",
    data: { url },
    silent: looking,
    renotify: !looking,
  });
  if (looking) {
    await new Promise((go) => setTimeout(go, SETTLED));
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
  }
  await updateBadge();
}

/* Returns the notification's contents; a general one if the message cannot be read. Only addresses of this site are opened. */
function contentsOf(data) {
  try {
    const { title, body, url, tag } = data.json();
    if (/^\/t\/[A-Za-z0-9_-]{22}$/.test(url) && title && tag) return { title, body, url, tag };
  } catch {
    // A message in another build's format.
  }
  return { title: "Mulligan Club", body: "", url: "/", tag: "club" };
}

/* Focuses the table's page if it is open; otherwise navigates another page of the club there; otherwise opens one. A page that may not be
 * focused is navigated all the same. */
async function openTable(url) {
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

/* Shows on the installed page's icon how many tables have a notification. An open page corrects the number. */
async function updateBadge() {
  const shown = await self.registration.getNotifications();
  if (shown.length) await self.navigator.setAppBadge?.(shown.length);
  else await self.navigator.clearAppBadge?.();
}

/* Subscribes again if the browser has no new subscription. The page reports it to the club, now or when it is next opened: the worker does
 * not know the player. */
async function resubscribe({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  if (options && !newSubscription) await self.registration.pushManager.subscribe(options).catch(() => {});
  for (const page of await windows()) page.postMessage("push-changed");
}
