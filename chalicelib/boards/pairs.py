"""Head-to-head counts: how often each of two players was placed before the other. One row has the counts of many opponents, so
that a table of many players changes few rows.

    PAIR#<a>   .       {b: [before, behind, equal], …}     for each two players a < b
    PAIR#<a>   .0101   the same, once the one row is full

A player has one row until it is full. Then its opponents are split into two rows by a bit of their hash, and so on: a binary
tree (trie). From then on the first row stores the shape of the tree, one bit per node in preorder, so that two rows are read
however many opponents there are. The tree depends only on the set of opponents, not on the order.

    .  ──full──▶  .0   .1  ──full──▶  .10   .11          "." says 1 0 1 0 0: split, .0, split, .10, .11
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations

from chalicelib import json_codec
from chalicelib.boards.encoding import pack, unpack
from chalicelib.store.interface import Gone, Row, Store

MOST = 20
"""Opponents per row, so that it stays below the kilobyte of one write unit."""
FIRST = "."
BITS = 5
"""Bits of the tree per letter."""
Sums = Sequence[int]
Key = tuple[str, str]
Held = dict[str, Sums]


class Leaves:
    """The rows (leaves of the trees) that one change reads, and the counts added to them."""

    def __init__(self, store: Store, *, strong: bool = True) -> None:
        self._store, self._strong = store, strong
        self._read: dict[Key, tuple[int, Held]] = {}
        self._trees: dict[str, tuple[int, str]] = {}
        self._touched: dict[Key, None] = {}

    def sums(self, one: str, other: str) -> Sums:
        """Return how often `one` was placed before the other, behind them, and equal."""
        _, held = self._leaf(min(one, other), max(one, other))
        return _seen_by(one, other, held.get(max(one, other), (0, 0, 0)))

    def add(self, one: str, other: str, more: Sums) -> None:
        """Add these counts, from the view of `one`."""
        key, held = self._leaf(min(one, other), max(one, other))
        sums = zip(self.sums(one, other), more, strict=True)
        held[max(one, other)] = _seen_by(one, other, [before + now for before, now in sums])
        self._touched[key] = None

    def change(self) -> tuple[list[Row], list[Gone]]:
        """Return the rows to put and to delete."""
        rows: list[Row] = []
        gone: list[Gone] = []
        full = {key for key in self._touched if len(self._read[key][1]) > MOST}
        for key in self._touched:
            n, held = self._read[key]
            if key in full:
                rows += _split(key, held)
                gone += [(*key, n)] if key[1] != FIRST else []
            else:
                rows.append(_row(key, n + 1, held))
        return rows + [self._tree_row(start, full) for start in {key[0]: None for key in self._touched if key in full}], gone

    def _tree_row(self, start: str, full: set[Key]) -> Row:
        """Return the first row of a player some of whose rows are full: the new shape of their tree."""
        n, tree = self._trees[start]
        grown = {sk: _tree(sk, self._read[start, sk][1]) for at, sk in full if at == start}
        made = "".join(grown.get(sk, bit) for sk, bit in _nodes(tree))
        return Row(start, FIRST, n + 1, json_codec.dump(_encode_tree(made)))

    def _leaf(self, one: str, other: str) -> tuple[Key, Held]:
        start = pk(one)
        if start not in self._trees:
            row = self._store.get(start, FIRST, strong=self._strong)
            stored = {} if row is None else json_codec.load(row.body)
            n = 0 if row is None else row.n
            self._trees[start] = (n, "0" if isinstance(stored, dict) else _decode_tree(stored))
            if isinstance(stored, dict):
                self._read[start, FIRST] = (n, stored)
        key = start, _leaf_of(self._trees[start][1], _bits(other))
        if key not in self._read:
            row = self._store.get(*key, strong=self._strong)
            self._read[key] = (0, {}) if row is None else (row.n, json_codec.load(row.body))
        return key, self._read[key][1]


def counted(store: Store, placed: Sequence[tuple[str, int]]) -> tuple[list[Row], list[Gone]]:
    """Return the rows to put and to delete for one more table with these players and places."""
    leaves = Leaves(store)
    for (one, first), (other, second) in combinations(placed, 2):
        leaves.add(one, other, (int(first < second), int(first > second), int(first == second)))
    return leaves.change()


def pk(player: str) -> str:
    return f"PAIR#{player}"


def _row(key: Key, n: int, held: Held) -> Row:
    return Row(*key, n, json_codec.dump({other: held[other] for other in sorted(held)}))


def _halves(sk: str, held: Held) -> Iterator[tuple[str, Held]]:
    """Yield the two halves into which a full row is split, with their keys."""
    depth = len(sk) - len(FIRST)
    for bit in "01":
        yield sk + bit, {other: sums for other, sums in held.items() if _bits(other)[depth] == bit}


def _split(key: Key, held: Held) -> Iterator[Row]:
    """Yield the rows into which a row is split, so that none is too full."""
    for sk, half in _halves(key[1], held):
        if len(half) > MOST:
            yield from _split((key[0], sk), half)
        else:
            yield _row((key[0], sk), 1, half)


def _tree(sk: str, held: Held) -> str:
    """Return the tree's bits in preorder: 1 for a split node, followed by both halves, 0 for a leaf."""
    if len(held) <= MOST:
        return "0"
    return "1" + "".join(_tree(*half) for half in _halves(sk, held))


def _nodes(tree: str) -> Iterator[tuple[str, str]]:
    """Yield the key and the bit of each node, in preorder."""
    left = [FIRST]
    for bit in tree:
        sk = left.pop()
        yield sk, bit
        if bit == "1":
            left += [sk + "1", sk + "0"]


def _leaf_of(tree: str, bits: str) -> str:
    """Return the key of the leaf for a hash."""
    return next(sk for sk, bit in _nodes(tree) if bit == "0" and (FIRST + bits).startswith(sk))


def _encode_tree(tree: str) -> str:
    """Encode a tree's bits as letters, padded with zeros."""
    return pack(int(tree[first : first + BITS].ljust(BITS, "0"), 2) for first in range(0, len(tree), BITS))


def _decode_tree(kept: str) -> str:
    bits, left = "".join(f"{number:0{BITS}b}" for number in unpack(kept)), 1
    for end, bit in enumerate(bits, 1):
        left += 1 if bit == "1" else -1
        if not left:
            return bits[:end]
    raise ValueError("Not a complete tree.")


def _seen_by(one: str, other: str, sums: Sums) -> Sums:
    before, behind, beside = sums
    return [before, behind, beside] if one < other else [behind, before, beside]


def _bits(other: str) -> str:
    return f"{int.from_bytes(sha256(other.encode()).digest()[:8]):064b}"
