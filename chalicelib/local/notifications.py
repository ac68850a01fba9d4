"""Notifications of the local server: a thread sends what is in the outbox, so that no request waits for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from chalicelib import error_reports
from chalicelib.api.service import DATA, Service
from chalicelib.notifications.outbox import SHARDS, decode_message, outbox_pk
from chalicelib.sending.sender import CONTACT, Sender
from chalicelib.sending.vapid_keys import keys_beside, publish
from chalicelib.store.interface import Unavailable, all_rows

Send = Callable[[], None]
"""Sends the messages in the outbox. It may be slow, and never raises."""


def open_sender(service: Service, env: Mapping[str, str]) -> Send:
    """Return the sender of this service. Keys are beside the database, SITE is the public address, CONTACT an email address."""
    store = service.club.store
    keys = keys_beside(Path(env.get("DATA") or DATA))
    publish(store, keys)
    contact = f"mailto:{env['CONTACT']}" if env.get("CONTACT") else CONTACT
    return make_send(Sender(store, keys, env.get("SITE", "").rstrip("/"), contact))


def send_all(sender: Sender) -> int:
    """Send what is in the outbox and empty it; return the number of messages. May raise Unavailable."""
    waiting = [row for shard in range(SHARDS) for row in all_rows(sender.store, outbox_pk(shard))]
    for row in waiting:
        # Deleted first: a message that kills the process is not retried for ever.
        sender.store.delete(row.pk, row.sk)
        sender.send(decode_message(row.body))
    return len(waiting)


def make_send(sender: Sender) -> Send:
    """Return a function that sends all; errors are only logged."""

    def send() -> None:
        try:
            send_all(sender)
        except Unavailable:
            return
        except Exception as defect:
            error_reports.note("Notifications", defect)

    return send
