"""Push messages to a test's phone: a fake push service, and delivery to the service worker."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.http_player import Table
from tests.browser.page_actions import wait_until

NOTIFICATIONS_ALLOWED: dict[str, Any] = {"service_workers": "allow", "permissions": ["notifications"]}
"""Options for a phone that can show notifications."""
WORKER_IS_ACTIVE = "navigator.serviceWorker.controller !== null"

# A browser in tests has no push service. This one stores its subscription as a real one would, and sends nothing.
FAKE_PUSH_SERVICE = """(() => {
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
  const made = ({ endpoint, key }) => ({
    endpoint,
    options: { applicationServerKey: bytes(key) },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) } }),
    unsubscribe: async () => localStorage.removeItem("service"),
  });
  PushManager.prototype.getSubscription = async () => {
    const kept = localStorage.getItem("service");
    return kept && made(JSON.parse(kept));
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    localStorage.setItem("service", JSON.stringify({ endpoint, key }));
    return made({ endpoint, key });
  };
})();"""

SHOWN = """navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((shown) => shown.map(({ title, body }) => `${title} / ${body}`))"""


def push(page: Page, table: Table, title: str, body: str = "Ben has played.") -> None:
    """Deliver a push message about the table to the page's service worker."""
    notification = {"title": title, "body": body, "url": table.path, "tag": table.id, "why": "turn"}
    session = page.context.new_cdp_session(page)
    known: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    origin = page.evaluate("location.origin")
    while not known:
        page.evaluate("0")
    message = {"origin": origin, "registrationId": known[0]["registrationId"], "data": json.dumps(notification)}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def expect_notifications(page: Page, *messages: str) -> None:
    """Wait until the phone reports just these notifications about tables. Call it only once the desktop shows them: Chromium
    treats a notification that it is about to show as closed if it is asked too early, and forgets it.
    """
    wanted = json.dumps(list(messages))
    wait_until(page, f"{SHOWN}.then((shown) => JSON.stringify(shown) === JSON.stringify({wanted}))")
