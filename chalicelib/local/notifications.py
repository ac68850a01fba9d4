"""Signals of the club on one's own computer: what lies in the outbox is sent by a thread, and no request waits for it."""

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
"""Sends what lies in the outbox. It takes as long as others take to answer, and never fails."""


def open_sender(service: Service, env: Mapping[str, str]) -> Send:
    """Whoever sends for this house. Its keys lie beside its database; SITE is its address for others, CONTACT its host's."""
    store = service.club.store
    keys = keys_beside(Path(env.get("DATA") or DATA))
    publish(store, keys)
    contact = f"mailto:{env['CONTACT']}" if env.get("CONTACT") else CONTACT
    return make_send(Sender(store, keys, env.get("SITE", "").rstrip("/"), contact))


def send_all(sender: Sender) -> int:
    """Sends what lies in the outbox, and empties it; how much it was. May raise Unavailable."""
    waiting = [row for shard in range(SHARDS) for row in all_rows(sender.store, outbox_pk(shard))]
    for row in waiting:
        # Gone first: what the machine dies of is not tried for ever.
        sender.store.delete(row.pk, row.sk)
        sender.send(decode_message(row.body))
    return len(waiting)


def make_send(sender: Sender) -> Send:
    """The sender's work, of which nothing that breaks is anybody's but the log's."""

    def send() -> None:
        try:
            send_all(sender)
        except Unavailable:
            return
        except Exception as defect:
            error_reports.note("Signals", defect)

    return send
