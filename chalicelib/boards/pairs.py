"""How often each of two was placed before the other. A row holds many others, so that a table of many changes few rows.

    PAIR#<a>   .   {b: [before, behind, beside], …}     of each two a < b

The one row of a player holds all of whom they met, up to so many; then they are dealt to two, by a bit of each one's hash, and
so on. What was dealt only says so (null). So which rows there are follows from whom somebody met, in whatever order.

    .  ──one too many──▶  .0   .1  ──▶  .10   .11
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations, product

from chalicelib import compact
from chalicelib.store.interface import Gone, Row, Store

MOST = 20
"""So many stay below the kilobyte that one write unit is for."""
FIRST = "."
Sums = Sequence[int]
Key = tuple[str, str]
Held = dict[str, Sums]


class Leaves:
    """The rows that one change touches: as they stand, with what is added to them."""

    def __init__(self, store: Store, *, strong: bool = True) -> None:
        self._store, self._strong = store, strong
        self._read: dict[Key, tuple[int, Held | None]] = {}
        self._touched: dict[Key, None] = {}

    def sums(self, one: str, other: str) -> Sums:
        """How often `one` was placed before the other, behind, and beside them."""
        _, held = self._leaf(min(one, other), max(one, other))
        return _as_told_by(one, other, held.get(max(one, other), (0, 0, 0)))

    def add(self, one: str, other: str, more: Sums) -> None:
        """So many more, as `one` tells it."""
        key, held = self._leaf(min(one, other), max(one, other))
        sums = zip(self.sums(one, other), more, strict=True)
        held[max(one, other)] = _as_told_by(one, other, [before + now for before, now in sums])
        self._touched[key] = None

    def take(self, one: str, other: str) -> Sums:
        """Takes out what is kept of the two."""
        key, held = self._leaf(min(one, other), max(one, other))
        sums = self.sums(one, other)
        if held.pop(max(one, other), None) is not None:
            self._touched[key] = None
        return sums

    def change(self) -> tuple[list[Row], list[Gone]]:
        """What that puts and takes away."""
        rows: list[Row] = []
        gone: list[Gone] = []
        for key in self._touched:
            n, held = self._read[key]
            if held or key[1] != FIRST:
                rows += _rows(key, n + 1, held or {})
            else:
                gone += [(*key, n)] if n else []
        return rows, gone

    def _leaf(self, one: str, other: str) -> tuple[Key, Held]:
        bits = _bits(other)
        for depth in range(len(bits)):
            key = pk(one), FIRST + bits[:depth]
            if key not in self._read:
                row = self._store.get(*key, strong=self._strong)
                self._read[key] = (0, {}) if row is None else (row.n, compact.load(row.body))
            _, held = self._read[key]
            if held is not None:
                return key, held
        raise ValueError("So many have no hash in common.")


def counted(store: Store, placed: Sequence[tuple[str, int]]) -> list[Row]:
    """The rows with one table more, at which these players came to these places."""
    leaves = Leaves(store)
    for (one, first), (other, second) in combinations(placed, 2):
        leaves.add(one, other, (int(first < second), int(first > second), int(first == second)))
    return leaves.change()[0]


def moved(store: Store, ours: Sequence[str], theirs: Sequence[str]) -> tuple[list[Row], list[Gone]] | None:
    """What is kept of two by any of their keys, by the last of each; None where all of it stands there."""
    now, other = ours[-1], theirs[-1]
    if now == other:
        return None
    leaves = Leaves(store)
    found = [leaves.take(*keys) for keys in product(dict.fromkeys(ours), dict.fromkeys(theirs)) if keys != (now, other)]
    if not any(map(any, found)):
        return None
    for sums in found:
        leaves.add(now, other, sums)
    return leaves.change()


def pk(player: str) -> str:
    return f"PAIR#{player}"


def _rows(key: Key, n: int, held: Held) -> Iterator[Row]:
    """The row, or those to which it is dealt."""
    if len(held) <= MOST:
        yield Row(*key, n, compact.dump({other: held[other] for other in sorted(held)}))
        return
    yield Row(*key, n, compact.dump(None))
    start, depth = key[0], len(key[1]) - len(FIRST)
    for bit in "01":
        dealt = {other: sums for other, sums in held.items() if _bits(other)[depth] == bit}
        yield from _rows((start, key[1] + bit), 1, dealt)


def _as_told_by(one: str, other: str, sums: Sums) -> Sums:
    before, behind, beside = sums
    return [before, behind, beside] if one < other else [behind, before, beside]


def _bits(other: str) -> str:
    return f"{int.from_bytes(sha256(other.encode()).digest()[:8]):064b}"
