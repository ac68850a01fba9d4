"""What was said at a table: messages are entries of its log, and are read from there."""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.store.interface import Entry
from chalicelib.tables import entry
from chalicelib.tables.acts import Done
from chalicelib.tables.club import Club
from chalicelib.tables.table import Message, Recent, Table


def last_messages(club: Club, table: Table, count: int, *, strong: bool) -> Sequence[Message]:
    """The last messages, oldest first."""
    return read_messages(club, table, table.said[-count:], strong=strong)


def read_messages(club: Club, table: Table, numbers: Sequence[int], *, strong: bool) -> list[Message]:
    """The messages that stand in these entries, in the same order; all of them if they may be read `strong`ly."""
    known = {message.n: message for recent in table.recent for message in recent.messages}
    for again in (False, True) if strong else (False,):
        if missing := [number for number in numbers if number not in known]:
            for found in club.store.some(table.id, missing, strong=again):
                known |= {message.n: message for message in _messages_in(found)}
    return [known[number] for number in numbers if number in known]


def _messages_in(found: Entry) -> list[Message]:
    body = entry.read(found)
    return Recent(found.n, body.at, [Done(act, ()) for act in body.acts]).messages
