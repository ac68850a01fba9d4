"""Web Push: a message encrypted for one browser (RFC 8291), signed by the club (RFC 8292), and posted to the browser's service.

pywebpush encrypts and py_vapid signs. The request itself is sent by our own client, because theirs would post to any address.
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
from chalicelib.sending.post_with_retry import Outcome, post_with_retry
from chalicelib.sending.public_address_client import PublicAddressClient
from chalicelib.sending.vapid_keys import Keys

TTL = 12 * 3600
"""Seconds for which a push service keeps the message for a browser that is offline."""
SIGNED_FOR = 12 * 3600
TOLD = ("title", "body", "url", "tag", "why")
Check = Callable[[str], str]


def push(
    client: PublicAddressClient,
    keys: Keys,
    contact: str,
    browser: Browser,
    message: Message,
    now: int,
    pause: Callable[[float], None],
    check: Check = check_endpoint,
) -> Outcome:
    """Send the message (`now` in ms). A browser with an invalid endpoint or invalid keys counts as "gone"."""
    try:
        check(browser.endpoint)
        body = encrypted(browser, message)
    except (BadAddress, WebPushException, ValueError):
        return "gone"
    return post_with_retry(client, browser.endpoint, body, headers(keys, contact, browser.endpoint, message, now), pause)


def encrypted(browser: Browser, message: Message) -> bytes:
    """Encrypt the message for this browser. Raises WebPushException or ValueError for invalid keys."""
    pusher = WebPusher({"endpoint": browser.endpoint, "keys": {"p256dh": browser.p256dh, "auth": browser.auth}})
    content = json_codec.dump({name: getattr(message, name) for name in TOLD}).encode()
    return bytes(pusher.encode(content, "aes128gcm")["body"])


def headers(keys: Keys, contact: str, endpoint: str, message: Message, now: int) -> Mapping[str, str]:
    """Return the headers, signed. By the Topic, a later message about a table replaces one that is not delivered yet."""
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
