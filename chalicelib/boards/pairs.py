"""How often each of two was placed before the other. A row holds many others, so that a table of many changes few rows.

    PAIR#<a>   .       {b: [before, behind, beside], …}     of each two a < b
    PAIR#<a>   .0101   the same, once the one row is full

The one row of a player holds all of whom they met, up to so many; then they are dealt to two, by a bit of each one's hash, and
so on. From then on the first row says which rows there are, a bit for each place in the tree, so that however many somebody has
met, two rows are read. Which there are follows from whom they met, in whatever order.

    .  ──one too many──▶  .0   .1  ──▶  .10   .11          "." says 1 0 1 0 0: dealt, .0, dealt, .10, .11
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations

from chalicelib import json_codec
from chalicelib.boards.encoding import pack, unpack
from chalicelib.store.interface import Gone, Row, Store

MOST = 20
"""So many stay below the kilobyte that one write unit is for."""
FIRST = "."
BITS = 5
"""So many of the tree are one letter."""
Sums = Sequence[int]
Key = tuple[str, str]
Held = dict[str, Sums]


class Leaves:
    """The rows that one change touches: as they stand, with what is added to them."""

    def __init__(self, store: Store, *, strong: bool = True) -> None:
        self._store, self._strong = store, strong
        self._read: dict[Key, tuple[int, Held]] = {}
        self._trees: dict[str, tuple[int, str]] = {}
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

    def change(self) -> tuple[list[Row], list[Gone]]:
        """What that puts and takes away."""
        rows: list[Row] = []
        gone: list[Gone] = []
        full = {key for key in self._touched if len(self._read[key][1]) > MOST}
        for key in self._touched:
            n, held = self._read[key]
            if key in full:
                rows += _dealt(key, held)
                gone += [(*key, n)] if key[1] != FIRST else []
            else:
                rows.append(_row(key, n + 1, held))
        return rows + [self._tree_row(start, full) for start in {key[0]: None for key in self._touched if key in full}], gone

    def _tree_row(self, start: str, full: set[Key]) -> Row:
        """The first row of a player, some of whose rows are full."""
        n, tree = self._trees[start]
        grown = {sk: _tree(sk, self._read[start, sk][1]) for at, sk in full if at == start}
        made = "".join(grown.get(sk, bit) for sk, bit in _nodes(tree))
        return Row(start, FIRST, n + 1, json_codec.dump(_packed(made)))

    def _leaf(self, one: str, other: str) -> tuple[Key, Held]:
        start = pk(one)
        if start not in self._trees:
            row = self._store.get(start, FIRST, strong=self._strong)
            told = {} if row is None else json_codec.load(row.body)
            n = 0 if row is None else row.n
            self._trees[start] = (n, "0" if isinstance(told, dict) else _unpacked(told))
            if isinstance(told, dict):
                self._read[start, FIRST] = (n, told)
        key = start, _leaf_of(self._trees[start][1], _bits(other))
        if key not in self._read:
            row = self._store.get(*key, strong=self._strong)
            self._read[key] = (0, {}) if row is None else (row.n, json_codec.load(row.body))
        return key, self._read[key][1]


def counted(store: Store, placed: Sequence[tuple[str, int]]) -> tuple[list[Row], list[Gone]]:
    """What changes with one table more, at which these players came to these places."""
    leaves = Leaves(store)
    for (one, first), (other, second) in combinations(placed, 2):
        leaves.add(one, other, (int(first < second), int(first > second), int(first == second)))
    return leaves.change()


def pk(player: str) -> str:
    return f"PAIR#{player}"


def _row(key: Key, n: int, held: Held) -> Row:
    return Row(*key, n, json_codec.dump({other: held[other] for other in sorted(held)}))


def _halves(sk: str, held: Held) -> Iterator[tuple[str, Held]]:
    """What a full row is dealt to."""
    depth = len(sk) - len(FIRST)
    for bit in "01":
        yield sk + bit, {other: sums for other, sums in held.items() if _bits(other)[depth] == bit}


def _dealt(key: Key, held: Held) -> Iterator[Row]:
    """The rows to which all that a row held is dealt."""
    for sk, half in _halves(key[1], held):
        if len(half) > MOST:
            yield from _dealt((key[0], sk), half)
        else:
            yield _row((key[0], sk), 1, half)


def _tree(sk: str, held: Held) -> str:
    """How that is told: 1 for what was dealt, then both of its halves, 0 for a row."""
    if len(held) <= MOST:
        return "0"
    return "1" + "".join(_tree(*half) for half in _halves(sk, held))


def _nodes(tree: str) -> Iterator[tuple[str, str]]:
    """The keys that a tree tells of, in its order, each with its bit."""
    left = [FIRST]
    for bit in tree:
        sk = left.pop()
        yield sk, bit
        if bit == "1":
            left += [sk + "1", sk + "0"]


def _leaf_of(tree: str, bits: str) -> str:
    """The key of the row in which one with such a hash is."""
    return next(sk for sk, bit in _nodes(tree) if bit == "0" and (FIRST + bits).startswith(sk))


def _packed(tree: str) -> str:
    """A tree in few letters; what fills the last of them tells of nothing."""
    return pack(int(tree[first : first + BITS].ljust(BITS, "0"), 2) for first in range(0, len(tree), BITS))


def _unpacked(kept: str) -> str:
    bits, left = "".join(f"{number:0{BITS}b}" for number in unpack(kept)), 1
    for end, bit in enumerate(bits, 1):
        left += 1 if bit == "1" else -1
        if not left:
            return bits[:end]
    raise ValueError("This tells of no tree.")


def _as_told_by(one: str, other: str, sums: Sums) -> Sums:
    before, behind, beside = sums
    return [before, behind, beside] if one < other else [behind, before, beside]


def _bits(other: str) -> str:
    return f"{int.from_bytes(sha256(other.encode()).digest()[:8]):064b}"
