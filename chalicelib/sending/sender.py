"""Send a message to its player's browsers and webhook and to its table's webhook, and count failures."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from chalicelib import json_codec
from chalicelib.notifications.addresses import check_address, check_endpoint
from chalicelib.notifications.channels import decode_browser, decode_webhook, expire_row
from chalicelib.notifications.outbox import Message
from chalicelib.notifications.pending import BROWSER, HOOK, channels_pk, pending_pk
from chalicelib.sending.post_with_retry import Outcome
from chalicelib.sending.public_address_client import PublicAddressClient
from chalicelib.sending.vapid_keys import Keys
from chalicelib.sending.webhook import send_to_webhook
from chalicelib.store.interface import EMPTY, Row, Store, all_rows

CONTACT = "mailto:postmaster@example.com"
"""The address for push services to complain to, unless the host sets another."""
FOR_ONE = ("seat",)
"""Messages that are not sent to a table's webhook: only the host may know who asks for a seat."""


@dataclass(frozen=True, slots=True)
class Sender:
    """`site` is the club's public address, `contact` that for push services; `clock()` returns Unix milliseconds,
    `pause(seconds)` waits. Tests replace the checks of addresses.
    """

    store: Store
    keys: Keys
    site: str = ""
    contact: str = CONTACT
    client: PublicAddressClient = field(default_factory=PublicAddressClient)
    clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    pause: Callable[[float], None] = time.sleep
    check_hook: Callable[[str], str] = check_address
    check_endpoint: Callable[[str], str] = check_endpoint

    def send(self, message: Message) -> None:
        """Send the message to each browser and webhook. Failures are counted, not retried. Raises Unavailable if the store
        fails.
        """
        for row in all_rows(self.store, channels_pk(message.player)):
            if row.sk.startswith(BROWSER) and row.body != EMPTY:
                self._push(row, message)
            elif row.sk == HOOK:
                self._hook(row, message, named=False)
        if message.why not in FOR_ONE:
            for row in all_rows(self.store, pending_pk(message.table)):
                if row.sk == HOOK:
                    self._hook(row, message, named=True)

    def _push(self, row: Row, message: Message) -> None:
        from chalicelib.sending.push import push  # its libraries take half a second to load

        browser, now = decode_browser(row), self.clock()
        outcome = push(self.client, self.keys, self.contact, browser, message, now, self.pause, self.check_endpoint)
        if outcome == "gone":
            expire_row(self.store, row, now)

    def _hook(self, row: Row, message: Message, *, named: bool) -> None:
        hook = decode_webhook(row)
        if hook is None or not hook.on:
            return
        outcome: Outcome = send_to_webhook(
            self.client, hook.url, message, self.site, self.pause, named=named, check=self.check_hook
        )
        failures = 0 if outcome == "sent" else hook.failures + 1
        if failures != hook.failures:
            updated = replace(hook, failures=failures)
            body = json_codec.dump({"url": updated.url, "failures": updated.failures})
            self.store.put(Row(row.pk, row.sk, row.n + 1, body), newer=True)
