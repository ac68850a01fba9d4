"""A frozen log: the entries of a table as they were stored, and what they were folded to when they were.

A file is gzipped JSON: {"table", "game", "rules", "entries": [[body, state in base64 or null], …], "state", "views"}, the last
two in hex SHA-256. They are taken of what is shown, which is the contract, so that a fold may be written otherwise, but not
come to anything else.
"""

from __future__ import annotations

import gzip
import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from chalicelib.fairness import canonical
from chalicelib.games.registry import GAMES
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club, entry, look
from chalicelib.tables.load import from_start
from chalicelib.tables.table import Table

FILES = Path(__file__).with_name("files")
SHOWN = ("version", "status", "ended", "seats", "you", "waiting_for", "deadline", "legal", "state", "result", "messages")
"""The members of a view that the fold decides."""


@dataclass(frozen=True)
class Frozen:
    """A log with what it came to: `state` of all there is, `views` of what a watcher and each player see at its end."""

    table: str
    game: str
    rules: int
    entries: list[Entry]
    state: str
    views: str


def freeze(table_id: str, entries: list[Entry]) -> Frozen:
    """The log with what it comes to today."""
    table = fold(table_id, entries)
    return Frozen(table_id, table.game.id, table.game.rules, entries, state_digest(table), views_digest(table_id, entries))


def fold(table_id: str, entries: list[Entry]) -> Table:
    """The table from its first entry on."""
    return from_start(a_club(SqliteStore()), table_id, entries)


def state_digest(table: Table) -> str:
    """Of all there is to see at this table, by nobody as yet."""
    everything = None if table.state is None else table.game.view(table.state, None, everything=True)
    seats = [
        [seat.kind, seat.name, seat.player, seat.level, seat.bot_plays, seat.timeouts, seat.assisted] for seat in table.seats
    ]
    return _digest([table.n, table.at, table.status, table.ended, table.waiting, table.options, seats, everything])


def views_digest(table_id: str, entries: list[Entry]) -> str:
    """Of what is shown at the end of this log, at the time of its last entry."""
    with closing(SqliteStore()) as store:
        for found in entries:
            store.append(table_id, found)
        club = a_club(store, entry.read(entries[-1]).at)
        return _digest([[_as_ever(view)[name] for name in SHOWN] for view in _views(club, table_id)])


def _as_ever(view: dict[str, Any]) -> dict[str, Any]:
    """Without what seats tell today, where there is nothing to tell."""
    seats = [{name: told for name, told in seat.items() if name != "held_until" or told is not None} for seat in view["seats"]]
    return {**view, "seats": seats}


def _views(club: Club, table_id: str) -> Iterator[dict[str, Any]]:
    """What was said counts for the watcher too, who heard it after the end as well when most of these logs were frozen."""
    watched = look(club, None, table_id).view
    assert watched
    seated = [look(club, seat["player"], table_id).view or {} for seat in watched["seats"] if seat["player"]]
    yield {**watched, **({"messages": seated[0]["messages"]} if seated else {})}
    yield from seated


def a_club(store: SqliteStore, now: int = 0) -> Club:
    return Club(store, clock=lambda: now)


def _digest(value: Any) -> str:
    return sha256(canonical(value)).hexdigest()


def write(path: Path, frozen: Frozen) -> None:
    """A new file; FileExistsError for one that is there: what is frozen is never written again."""
    told = {
        **frozen.__dict__,
        "entries": [[found.body, found.state and b64encode(found.state).decode()] for found in frozen.entries],
    }
    with path.open("xb") as file:
        file.write(gzip.compress(json.dumps(told).encode(), mtime=0))


def read(path: Path) -> Frozen:
    told = json.loads(gzip.decompress(path.read_bytes()))
    entries = [
        Entry(n, body, None if state is None else b64decode(state)) for n, (body, state) in enumerate(told.pop("entries"))
    ]
    return Frozen(entries=entries, **told)


def missing(game: str, names: Iterable[str], files: Path = FILES) -> dict[str, Path]:
    """Where the stories of a game by today's rules belong that are not frozen yet."""
    places = {name: files / f"{game}-{GAMES[game].rules}-{name}.json.gz" for name in names}
    return {name: path for name, path in places.items() if not path.exists()}
