"""Sends a message to its player's browsers and webhook and to its table's webhook, and counts failures."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from chalicelib import json_codec
from chalicelib.notifications.addresses import check_address, check_endpoint
from chalicelib.notifications.channels import decode_browser, decode_webhook, expire_row
from chalicelib.notifications.outbox import Message
from chalicelib.notifications.pending import BROWSER, HOOK, channels_pk, pending_pk
from chalicelib.sending.outcome import Outcome
from chalicelib.sending.post import Wire
from chalicelib.sending.vapid_keys import Keys
from chalicelib.sending.webhook import tell
from chalicelib.store.interface import EMPTY, Row, Store, all_rows

CONTACT = "mailto:postmaster@example.com"
"""Whom a push service writes to when a club misbehaves, where its host did not say."""
FOR_ONE = ("seat",)
"""What a table's webhook is not told: who asks for a seat is known to the host alone."""


@dataclass(frozen=True, slots=True)
class Sender:
    """`site` is the club's own address; `clock` gives Unix milliseconds, `pause(seconds)` waits. Tests have other addresses."""

    store: Store
    keys: Keys
    site: str = ""
    contact: str = CONTACT
    wire: Wire = field(default_factory=Wire)
    clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    pause: Callable[[float], None] = time.sleep
    check_hook: Callable[[str], str] = check_address
    check_endpoint: Callable[[str], str] = check_endpoint

    def send(self, message: Message) -> None:
        """Sends it to each browser and webhook. What fails is noted and not tried again; Unavailable if the store fails."""
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
        outcome = push(self.wire, self.keys, self.contact, browser, message, now, self.pause, self.check_endpoint)
        if outcome == "gone":
            expire_row(self.store, row, now)

    def _hook(self, row: Row, message: Message, *, named: bool) -> None:
        hook = decode_webhook(row)
        if hook is None or not hook.on:
            return
        outcome: Outcome = tell(self.wire, hook.url, message, self.site, self.pause, named=named, check=self.check_hook)
        failures = 0 if outcome == "sent" else hook.failures + 1
        if failures != hook.failures:
            told = replace(hook, failures=failures)
            body = json_codec.dump({"url": told.url, "failures": told.failures})
            self.store.put(Row(row.pk, row.sk, row.n + 1, body), newer=True)
