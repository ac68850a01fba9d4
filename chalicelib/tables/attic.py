"""A finished table's whole log as one object in an attic, and how a store is read of which some logs lie there.

    the store      entry 0, which says where: {"t": …, "a": …, "h": …, "z": [last entry's number, digest]}
    the attic      <table id>/<digest>   all entries, entry 0 as it was among them, with their carried states

An object's name follows from what it holds, so that writing it again changes nothing, and nothing can take its place.

While a log is being moved its last entries are gone already, and what is left looks like a game in the middle. Nothing is left
that is younger than ninety days, though: whoever reads entries as old as that looks at entry 0 as well, strongly, and after
them. If it says nothing then, they were whole when they were read.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple, cast

from chalicelib import compact
from chalicelib.errors import TableDamaged
from chalicelib.store.interface import Archive, Attic, Entry, Mark, Movable, Store
from chalicelib.tables.club import ENDED_MS, now_ms

FORMAT = 1
PLACE = "z"
"""The member of entry 0 that no other entry has."""
KEPT = 8
"""So many logs are remembered: a replay asks for its own again and again."""


class Place(NamedTuple):
    """Where a log lies: the number of its last entry, and the hex SHA-256 of what the object holds when it is unpacked."""

    last: int
    digest: str


def place_of(first: Entry) -> Place | None:
    """What entry 0 says; None where the log is in the store, or it cannot be read."""
    try:
        told = compact.load(first.body).get(PLACE)
    except (ValueError, AttributeError):
        return None
    return Place(*told) if told else None


def told(first: Entry, place: Place) -> Entry:
    """Entry 0, saying where the log lies."""
    return Entry(first.n, f"{first.body[:-1]},{compact.dump(PLACE)}:{compact.dump(list(place))}}}", first.state)


def name_of(table: str, place: Place) -> str:
    return f"{table}/{place.digest}"


def pack(table: str, log: Sequence[Entry]) -> tuple[Place, bytes]:
    """The object that holds this log, and its place."""
    entries = [[found.n, found.body, found.state and b64encode(found.state).decode()] for found in log]
    plain = compact.dump({"format": FORMAT, "table": table, "entries": entries}).encode()
    return Place(log[-1].n, sha256(plain).hexdigest()), zlib.compress(plain, 9)


def find(attic: Attic, table: str, place: Place) -> list[Entry]:
    """The log that lies there, oldest entry first. TableDamaged if it does not; Unavailable."""
    held = attic.find(name_of(table, place))
    try:
        plain = zlib.decompress(held or b"")
    except zlib.error:
        raise TableDamaged from None
    if sha256(plain).hexdigest() != place.digest:
        raise TableDamaged
    return [Entry(n, body, state and b64decode(state)) for n, body, state in compact.load(plain.decode())["entries"]]


def time_of(entry: Entry) -> int:
    """When it was written (ms)."""
    return int(compact.load(entry.body)["t"])


def with_attic(store: Store, attic: Attic, clock: Callable[[], int] = now_ms) -> Store:
    """The store, whose logs are whole wherever they lie."""
    return cast(Store, _WithAttic(store, attic, clock))


def has_attic(store: object) -> bool:
    """Whether some of its logs may lie elsewhere."""
    return isinstance(store, _WithAttic)


def without_attic(store: Store) -> Movable:
    """The store itself, with entry 0 alone of logs that lie elsewhere."""
    return cast(Movable, store._store if isinstance(store, _WithAttic) else store)


class _WithAttic:
    """All but the reading of logs is the store's own."""

    def __init__(self, store: Any, attic: Attic, clock: Callable[[], int]) -> None:
        self._store, self._attic, self._clock = store, attic, clock
        self._find = lru_cache(KEPT)(self._find_anew)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        found: list[Entry] = self._store.newest(table, count, strong=strong)
        if found and self._old(found[0]) and (log := self._moved(table)):
            return [*log[::-1]][:count]
        return found

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        found: list[Entry] = self._store.after(table, n, count=count, strong=strong)
        if found and self._old(found[-1]) and (log := self._moved(table)):
            return [*log[n + 1 :][:count]]
        return found

    def span(self, table: str, first: int, last: int, *, strong: bool = False) -> list[Entry]:
        found: list[Entry] = self._store.span(table, first, last, strong=strong)
        if (len(found) <= last - first or self._old(found[-1])) and (log := self._moved(table)):
            return [*log[first : last + 1]]
        return found

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        found: list[Entry] = self._store.some(table, numbers, strong=strong)
        if (len(found) < len(numbers) or (found and self._old(found[-1]))) and (log := self._moved(table)):
            return [log[n] for n in sorted(numbers) if n < len(log)]
        return found

    def logs(self, part: int = 0, parts: int = 1, after: Mark | None = None) -> Iterator[tuple[str, list[Entry]]]:
        """An archive's: a log from the attic comes whole, entry 0 as it stands in the store."""
        for table, entries in cast(Archive, self._store).logs(part, parts, after):
            place = place_of(entries[0]) if entries[0].n == 0 else None
            yield table, [entries[0], *self._find_anew(table, place)[1:]] if place else entries

    def _old(self, entry: Entry) -> bool:
        try:
            return time_of(entry) <= self._clock() - ENDED_MS
        except (ValueError, LookupError, TypeError):  # whoever reads it will say so
            return False

    def _moved(self, table: str) -> Sequence[Entry] | None:
        first: list[Entry] = self._store.some(table, [0], strong=True)
        place = place_of(first[0]) if first else None
        return self._find(table, place) if place else None

    def _find_anew(self, table: str, place: Place) -> tuple[Entry, ...]:
        return tuple(find(self._attic, table, place))
