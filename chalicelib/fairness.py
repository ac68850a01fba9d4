"""Chance that nobody can choose and anybody can check (`docs/fairness.md`).

The server commits to a seed before anyone joins; joiners add nonces after seeing the commitment; one key follows from both,
and every draw from that key and from a label that the game fixes. The browser's copy of this is
`frontend/src/fairness/draw.ts`; both answer to `tests/fairness/vectors.json`.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from hashlib import sha256
from itertools import count
from struct import Struct
from typing import Any, Literal, NamedTuple, TypeVar

T = TypeVar("T")
WORDS = 1 << 32
_eight_words = Struct(">8I").unpack
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
"""HMAC's two paddings of a key."""


@lru_cache(maxsize=1024)
def commitment(table: str, seed: bytes) -> str:
    """Shown before any nonce is known: hex SHA-256 of "mulligan.1", table id and seed (32 raw bytes), run together. The tables
    of a day's challenge have a `day_name` in place of their ids.
    """
    return sha256(b"mulligan.1" + table.encode("ascii") + seed).hexdigest()


def table_key(table: str, seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """K: HMAC-SHA256 under the seed of table id and each seat's nonce (empty for none), each after its length in a byte."""
    parts = (table.encode("ascii"), *nonces)
    return hmac.digest(seed, b"".join(bytes([len(part)]) + part for part in parts), "sha256")


def day_name(game: str, date: str) -> str:
    """What a day's challenge commits to its seed by, as a table does by its id."""
    return f"challenge|{game}|{date}"


def day_key(seed: bytes, game: str, date: str) -> bytes:
    """K of every table of a day's challenge, no matter who plays there: HMAC-SHA256 under the day's seed of game and date."""
    return hmac.digest(seed, f"{game}{date}".encode("ascii"), "sha256")


def canonical(item: Any) -> bytes:
    """A JSON value's one spelling: keys sorted, no spaces, UTF-8 with nothing escaped that need not be."""
    return json.dumps(item, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


OWN_WORDS = frozenset(("name", "text"))
"""Names and messages: no game depends on them, and they may be forgotten (docs/decisions/players.md)."""


def log_digest(commitment: str, items: Iterable[Any], form: int = 2) -> str:
    """A fingerprint of a whole log, in hex: the canonical JSON of each item, except people's words, is hashed onto the digest
    of all before it. The first form, which replays have that were kept long ago, goes by their words too.
    """
    told = items if form == 1 else map(wordless, items)
    return reduce(_next, told, first_digest(commitment, form))


def first_digest(commitment: str, form: int = 2) -> str:
    """The digest of a log in which nothing stands yet."""
    return sha256(b"mulligan.log.%d" % form + commitment.encode("ascii")).hexdigest()


def next_digest(digest: str, item: Any) -> str:
    """The digest of a log to which the item was added."""
    return _next(digest, wordless(item))


def _next(digest: str, item: Any) -> str:
    return sha256(digest.encode("ascii") + canonical(item)).hexdigest()


def wordless(item: Any) -> Any:
    """A JSON value without the members that hold people's words, however deep."""
    if isinstance(item, dict):
        return {name: wordless(member) for name, member in item.items() if name not in OWN_WORDS}
    return [wordless(one) for one in item] if isinstance(item, list | tuple) else item


class Draw(NamedTuple):
    """One outcome of chance: a number below `k`, or the order in which `k` things came out of a shuffle."""

    label: str
    kind: Literal["number", "shuffle"]
    k: int
    result: int | tuple[int, ...]


class Chance:
    """The generator that an engine is handed: every outcome follows from the key and the draw's label.

    `draws` lists what was drawn, in order. A table's draws are all made under one key, so what HMAC hashes of it is kept:
    a die costs 1.2 microseconds instead of 2.2.
    """

    __slots__ = ("_inner", "_outer", "draws")

    def __init__(self, key: bytes) -> None:
        """`key`: 32 bytes, from `table_key`."""
        block = key.ljust(64, b"\0")
        self._inner = sha256(block.translate(_INNER))
        self._outer = sha256(block.translate(_OUTER))
        self.draws: list[Draw] = []

    def number(self, label: str, k: int) -> int:
        """A number from 0 to k - 1 (k up to 2^32), each as likely as the others."""
        word = int.from_bytes(self._block(label, 0)[:4], "big")
        result = word % k if word < WORDS - WORDS % k else _below(k, self._words(label))
        self.draws.append(Draw(label, "number", k, result))
        return result

    def shuffle(self, label: str, things: Sequence[T]) -> list[T]:
        """The things in a drawn order (Fisher-Yates from the last place down, all words from one label)."""
        order = list(range(len(things)))
        words = self._words(label)
        for k, word in zip(range(len(order), 1, -1), words, strict=False):
            other = word % k if word < WORDS - WORDS % k else _below(k, words)
            place = k - 1
            order[place], order[other] = order[other], order[place]
        self.draws.append(Draw(label, "shuffle", len(order), tuple(order)))
        return [things[index] for index in order]

    def _words(self, label: str) -> Iterator[int]:
        for number in count():
            yield from _eight_words(self._block(label, number))

    def _block(self, label: str, number: int) -> bytes:
        """HMAC-SHA256 under the key of the label, a zero byte and the block's number in four bytes."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(label.encode("ascii") + b"\0" + number.to_bytes(4, "big"))
        outer.update(inner.digest())
        return outer.digest()


def _below(k: int, words: Iterator[int]) -> int:
    """The first word below the highest multiple of k, modulo k: without the skipping, low numbers came up more often."""
    limit = WORDS - WORDS % k
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % k
