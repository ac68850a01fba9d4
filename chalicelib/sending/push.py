"""Web Push: a message encrypted for one browser (RFC 8291), signed by the club (RFC 8292), and posted to the browser's service.

pywebpush encrypts and py_vapid signs; what they would send by themselves, to wherever a name leads, goes over our own wire.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException

from chalicelib import json_codec
from chalicelib.errors import BadAddress
from chalicelib.notifications.addresses import check_endpoint
from chalicelib.notifications.channels import Browser
from chalicelib.notifications.outbox import Message
from chalicelib.sending.outcome import Outcome, post
from chalicelib.sending.post import Wire
from chalicelib.sending.vapid_keys import Keys

TTL = 12 * 3600
"""Seconds for which a service keeps the message for a browser that is off."""
SIGNED_FOR = 12 * 3600
TOLD = ("title", "body", "url", "tag", "why")
Check = Callable[[str], str]


def push(
    wire: Wire,
    keys: Keys,
    contact: str,
    browser: Browser,
    message: Message,
    now: int,
    pause: Callable[[float], None],
    check: Check = check_endpoint,
) -> Outcome:
    """Sends the message (`now` in ms). A browser whose endpoint or keys are none is gone: nothing ever reaches it."""
    try:
        check(browser.endpoint)
        body = encrypted(browser, message)
    except (BadAddress, WebPushException, ValueError):
        return "gone"
    return post(wire, browser.endpoint, body, headers(keys, contact, browser.endpoint, message, now), pause)


def encrypted(browser: Browser, message: Message) -> bytes:
    """What this browser alone can read. WebPushException, ValueError for keys that are none."""
    pusher = WebPusher({"endpoint": browser.endpoint, "keys": {"p256dh": browser.p256dh, "auth": browser.auth}})
    told = json_codec.dump({name: getattr(message, name) for name in TOLD}).encode()
    return bytes(pusher.encode(told, "aes128gcm")["body"])


def headers(keys: Keys, contact: str, endpoint: str, message: Message, now: int) -> Mapping[str, str]:
    """Who sends it, and how it is to be kept: a later message about a table takes the place of one not yet fetched."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_FOR, "sub": contact}
    return {
        "Authorization": Vapid02.from_raw(keys.private.encode()).sign(claims)["Authorization"],
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Topic": message.tag,
        "Urgency": "high" if message.why == "reminder" else "normal",
    }
