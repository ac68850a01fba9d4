"""Randomness that nobody can choose and anyone can check (`docs/fairness.md`).

The server commits to a seed before anyone joins. Players add nonces after they have seen the commitment. A key follows from
both, and every draw follows from the key and a label that the game fixes. The browser's version of this is
`frontend/src/fairness/draw.ts`; both are tested with `tests/fairness/vectors.json`.
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
"""HMAC's inner and outer padding, as translations of a key's bytes."""


@lru_cache(maxsize=1024)
def commitment(table: str, seed: bytes) -> str:
    """Return the commitment, which is shown before any nonce is known: the SHA-256 in hex of "mulligan.1", the table's id and
    the seed (32 raw bytes), concatenated. Tables of a day's challenge have a `day_name` instead of their ids.
    """
    return sha256(b"mulligan.1" + table.encode("ascii") + seed).hexdigest()


def table_key(table: str, seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """Return the key K: HMAC-SHA256, keyed by the seed, of the table's id and each seat's nonce (empty if there is none), each
    preceded by its length as one byte.
    """
    parts = (table.encode("ascii"), *nonces)
    return hmac.digest(seed, b"".join(bytes([len(part)]) + part for part in parts), "sha256")


def day_name(game: str, date: str) -> str:
    """Return the name by which a day's challenge commits to its seed, as a table does by its id."""
    return f"challenge|{game}|{date}"


def day_key(seed: bytes, game: str, date: str) -> bytes:
    """Return the key K of all tables of a day's challenge: HMAC-SHA256, keyed by the day's seed, of game and date."""
    return hmac.digest(seed, f"{game}{date}".encode("ascii"), "sha256")


def canonical(item: Any) -> bytes:
    """Return the canonical JSON of a value: sorted keys, no spaces, UTF-8, and no unnecessary escapes."""
    return json.dumps(item, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


OWN_WORDS = frozenset(("name", "text"))
"""Members with names and messages: no game depends on them, and they may be forgotten (docs/decisions/players.md)."""


def log_digest(commitment: str, items: Iterable[Any], form: int = 2) -> str:
    """Return the fingerprint of a whole log, in hex: a hash chain over the canonical JSON of each item without people's words.
    Form 1, of old replays, includes the words.
    """
    digested = items if form == 1 else map(wordless, items)
    return reduce(_next, digested, first_digest(commitment, form))


def first_digest(commitment: str, form: int = 2) -> str:
    """Return the digest of an empty log."""
    return sha256(b"mulligan.log.%d" % form + commitment.encode("ascii")).hexdigest()


def next_digest(digest: str, item: Any) -> str:
    """Return the digest of a log after adding the item."""
    return _next(digest, wordless(item))


def _next(digest: str, item: Any) -> str:
    return sha256(digest.encode("ascii") + canonical(item)).hexdigest()


def wordless(item: Any) -> Any:
    """Return the JSON value without members that hold people's words, at any depth."""
    if isinstance(item, dict):
        return {name: wordless(member) for name, member in item.items() if name not in OWN_WORDS}
    return [wordless(one) for one in item] if isinstance(item, list | tuple) else item


class Draw(NamedTuple):
    """One random draw: a number below `k`, or the order of `k` shuffled things."""

    label: str
    kind: Literal["number", "shuffle"]
    k: int
    result: int | tuple[int, ...]


class Chance:
    """The random generator for engines: every draw follows from the key and the draw's label.

    `draws` lists the draws in order. HMAC's state after hashing the key is kept, as all draws use the same key: a die costs 1.2
    microseconds instead of 2.2.
    """

    __slots__ = ("_inner", "_outer", "draws")

    def __init__(self, key: bytes) -> None:
        """`key`: 32 bytes, from `table_key`."""
        block = key.ljust(64, b"\0")
        self._inner = sha256(block.translate(_INNER))
        self._outer = sha256(block.translate(_OUTER))
        self.draws: list[Draw] = []

    def number(self, label: str, k: int) -> int:
        """Draw a number from 0 to k - 1 (k up to 2^32), all equally likely."""
        word = int.from_bytes(self._block(label, 0)[:4], "big")
        result = word % k if word < WORDS - WORDS % k else _below(k, self._words(label))
        self.draws.append(Draw(label, "number", k, result))
        return result

    def shuffle(self, label: str, things: Sequence[T]) -> list[T]:
        """Return the things in random order (Fisher-Yates from the last place down, with all words from one label)."""
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
        """Return the HMAC-SHA256, with the key, of the label, a zero byte and the block's number as four bytes."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(label.encode("ascii") + b"\0" + number.to_bytes(4, "big"))
        outer.update(inner.digest())
        return outer.digest()


def _below(k: int, words: Iterator[int]) -> int:
    """Return the first word below the highest multiple of k, modulo k. Without skipping, low numbers would be more likely."""
    limit = WORDS - WORDS % k
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % k
