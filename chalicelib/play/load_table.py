"""Load a table: from memory and the tail of its log, or from its newest snapshot and the entries after that.

Reads are eventually consistent unless the caller asks for `strong` ones. A tail with a hole is read again strongly; if the hole
is still there, the log is damaged, and is refused rather than extended.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from chalicelib.errors import RulesRetired, TableDamaged, Unknown
from chalicelib.log import entries, snapshots
from chalicelib.log import entries as log_entries
from chalicelib.log.apply import apply_entry, open_table
from chalicelib.log.entries import AppliedAct
from chalicelib.log.table import ENTRIES_BACK, Message, Recent, Table
from chalicelib.play.club import Club
from chalicelib.store.interface import Entry

RELOAD_AFTER = 64
"""Number of missed entries from which a table in memory is loaded again, which takes the same time for any number."""


def take(club: Club, table_id: str, *, strong: bool) -> Table:
    """Return the table at the end of its log, as far as this read sees it. It is the caller's to change, and to give back to
    `club.tables`. Raises Unknown if there is none.
    """
    table = club.tables.take(table_id)
    if table is None:
        return load(club, table_id, strong=strong)
    return advance(club, table, strong=strong)


def advance(club: Club, table: Table, *, strong: bool) -> Table:
    """Apply the entries that the table misses; if they are many, load the table again. Return the current table."""
    tail = club.store.after(table.id, table.n, count=RELOAD_AFTER, strong=strong)
    if not tail:
        return table
    if len(tail) == RELOAD_AFTER and (found := load(club, table.id, strong=strong)).n > tail[-1].n:
        return found
    if not strong and not _is_complete(tail, table.n + 1):
        tail = club.store.after(table.id, table.n, count=RELOAD_AFTER, strong=True)
    apply_entries(table, tail)
    return table


def load(club: Club, table_id: str, *, strong: bool) -> Table:
    """Load the table from the store, by its newest snapshot. Raises Unknown if there is none, TableDamaged."""
    newest = club.store.newest(table_id, snapshots.INTERVAL, strong=strong)
    if not newest:
        raise Unknown("There’s no such table.")
    tail = newest[::-1]
    if not _is_complete(tail, tail[0].n):
        if strong:
            raise TableDamaged
        return load(club, table_id, strong=True)
    return from_tail(club, table_id, tail) or load_from_start(club, table_id, strong=strong)


def from_tail(club: Club, table_id: str, tail: Sequence[Entry], at_most: int | None = None) -> Table | None:
    """Build the table from the last entries of its log, oldest first; return None if none has a usable snapshot.

    `at_most` is the last entry whose snapshot may be used. Entries after the snapshot are applied, and so are in
    `Table.recent`.
    """
    for place in range(len(tail) - 1, -1, -1):
        found = tail[place]
        if found.state is not None and (at_most is None or found.n <= at_most):
            table = snapshots.unpack(table_id, found.n, found.state, club.rules)
            if table:
                apply_entries(table, tail[place + 1 :])
                return table
    return from_start(club, table_id, tail) if tail and tail[0].n == 0 else None


def from_start(club: Club, table_id: str, log: Sequence[Entry]) -> Table:
    """Build the table from its whole log."""
    first = log_entries.read(log[0])
    table = open_table(table_id, first.acts[0].what, club.rules)
    apply_entries(table, log)
    return table


def load_from_start(club: Club, table_id: str, *, strong: bool) -> Table:
    return from_start(club, table_id, read_log(club, table_id, strong=strong))


def read_log(club: Club, table_id: str, *, strong: bool) -> list[Entry]:
    """Read every entry from 0 on. Raises Unknown if there is none, TableDamaged if one is missing."""
    log = club.store.after(table_id, -1, strong=strong)
    if not log:
        raise Unknown("There’s no such table.")
    if not _is_complete(log, 0):
        raise TableDamaged
    return log


def apply_entries(table: Table, entries: Sequence[Entry]) -> None:
    """Apply the entries. `Table.final` follows from no act, so it is taken from the snapshot of the game's last entry."""
    for found in entries:
        apply_entry(table, found.n, log_entries.read(found))
        if found.state is not None:
            table.snapshot_at = found.n
            if table.status == "finished" and table.final is None:
                table.final = snapshots.read_final(found.state)


def _is_complete(entries: Sequence[Entry], first: int) -> bool:
    return all(found.n == first + place for place, found in enumerate(entries))


# Events of the last entries: from memory if it reaches back far enough, otherwise by applying the log again.


def recent_entries(club: Club, table: Table, version: int, *, strong: bool) -> Sequence[Recent]:
    """Return acts and events of each entry after `version` (at most 64 back), oldest first.

    If the log must be read for that, and an eventually consistent read does not show all of it yet, the oldest may be missing
    unless `strong` allows a second read.
    """
    if table.n > version and (not table.recent or table.recent[0].n > version + 1):
        try:
            table.recent = _load_recent(club, table, version, strong).recent
        except RulesRetired:
            return ()
    return [*takewhile(lambda recent: recent.n > version, reversed(table.recent))][::-1]


def _load_recent(club: Club, table: Table, version: int, strong: bool) -> Table:
    """Load the same version of the table from a snapshot no later than `version`; return the table itself if that fails."""
    count = min(table.n - version, ENTRIES_BACK) + snapshots.INTERVAL
    tail = club.store.newest(table.id, count)[::-1]
    if not tail or tail[-1].n < table.n:
        if not strong:
            return table
        tail = club.store.newest(table.id, count, strong=True)[::-1]
    found = from_tail(club, table.id, [entry for entry in tail if entry.n <= table.n], at_most=version)
    return found or from_start(club, table.id, read_log(club, table.id, strong=strong)[: table.n + 1])


# Chat: messages are entries of the log, and are read from there.


def last_messages(club: Club, table: Table, count: int, *, strong: bool) -> Sequence[Message]:
    """Return the last messages, oldest first."""
    return read_messages(club, table, table.said[-count:], strong=strong)


def read_messages(club: Club, table: Table, numbers: Sequence[int], *, strong: bool) -> list[Message]:
    """Return the messages in these entries, in the same order. Without `strong` some may be missing."""
    known = {message.n: message for recent in table.recent for message in recent.messages}
    for again in (False, True) if strong else (False,):
        if missing := [number for number in numbers if number not in known]:
            for found in club.store.some(table.id, missing, strong=again):
                known |= {message.n: message for message in _messages_in(found)}
    return [known[number] for number in numbers if number in known]


def _messages_in(found: Entry) -> list[Message]:
    body = entries.read(found)
    return Recent(found.n, body.at, [AppliedAct(act, ()) for act in body.acts]).messages
