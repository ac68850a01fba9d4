"""Logs longer than any game plays, made entry by entry with the club's own acts, without its limits."""

from __future__ import annotations

from chalicelib.actions.message import CHARACTERS, MESSAGES
from chalicelib.log.entries import Act, Mark
from chalicelib.log.table import Table
from chalicelib.play.commit import build
from chalicelib.play.load_table import load
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import Person, Time, open_club, seated

MOVES = [{"kind": "roll"}, {"kind": "keep"}] * 3
RUTH = "Ruth".ljust(22, ".")
"""The table's maker."""
BEGUN = 2
"""Entries before the first move."""
TALK = 8
"""Every eighth entry is a message, until the table's limit of messages."""


def finished_after(store: SqliteStore, entries: int) -> str:
    """Make a game of dice golf for two that ends with entry number `entries` (at least 14). Its twelve moves are spread over
    the log; between them both go away and come back again and again, and chat.
    """
    time = Time()
    club = open_club(store, time)
    club.entropy = bytes
    with store.batch():
        table, people = seated(club, "Ruth", "Hal", options={"stymie": False}, key="a-long-table", clock_hours=None)
        turns = [(person, move) for move in MOVES for person in people]
        for place, (person, move) in enumerate(turns, 1):
            _idle(person, time, table, BEGUN + (entries - BEGUN) * place // len(turns) - 1)
            person.play(table, move)
    return table


def _idle(person: Person, time: Time, table_id: str, until: int) -> None:
    """Add entries without effect until the log has so many."""
    club = person.club
    table = load(club, table_id, strong=True)
    while table.n + 1 < until:
        time.now += 1000
        club.store.append(table_id, build(club, table, time.now, [_aside(table, time.now)]))
    club.forget()


def _aside(table: Table, now: int) -> Act:
    seat = table.n // 2 % 2
    if table.n % TALK == 0 and len(table.said) < MESSAGES:
        return Act("message", seat, "🏌" * CHARACTERS, Mark(table.n.to_bytes(8), bytes(8)))
    return Act("away", seat, None if table.n % 2 else now + 1000)
