"""Chance that nobody can choose and anybody can check (`docs/fairness.md`).

The server commits to a seed before anyone joins; joiners add nonces after seeing the commitment; one key follows from both,
and every draw from that key and from a label that the game fixes. The browser's copy of this is
`frontend/src/fairness/draw.ts`; both answer to `tests/fairness/vectors.json`.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal, TypeVar

T = TypeVar("T")
WORDS = 1 << 32


def commitment(table: str, seed: bytes) -> str:
    """Shown before any nonce is known: hex SHA-256 of "mulligan.1", table id and seed (32 raw bytes), run together."""
    return sha256(b"mulligan.1" + table.encode("ascii") + seed).hexdigest()


def table_key(table: str, seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """K: HMAC-SHA256 under the seed of table id and each seat's nonce (empty for none), each after its length in a byte."""
    parts = (table.encode("ascii"), *nonces)
    return hmac.digest(seed, b"".join(bytes([len(part)]) + part for part in parts), "sha256")


def canonical(item: Any) -> bytes:
    """A JSON value's one spelling: keys sorted, no spaces, UTF-8 with nothing escaped that need not be."""
    return json.dumps(item, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def log_digest(commitment: str, items: Iterable[Any]) -> str:
    """A fingerprint of a whole log, in hex: each item's canonical JSON is hashed onto the digest of all before it."""
    digest = sha256(b"mulligan.log.1" + commitment.encode("ascii")).hexdigest()
    for item in items:
        digest = sha256(digest.encode("ascii") + canonical(item)).hexdigest()
    return digest


@dataclass(frozen=True, slots=True)
class Draw:
    """One outcome of chance: a number below `k`, or the order in which `k` things came out of a shuffle."""

    label: str
    kind: Literal["number", "shuffle"]
    k: int
    result: int | tuple[int, ...]


class Chance:
    """The generator that an engine is handed: every outcome follows from the key and the draw's label.

    `draws` lists what was drawn, in order.
    """

    __slots__ = ("_key", "draws")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.draws: list[Draw] = []

    def number(self, label: str, k: int) -> int:
        """A number from 0 to k - 1."""
        block = hmac.digest(self._key, label.encode("ascii") + b"\0\0\0\0\0", "sha256")
        word = int.from_bytes(block[:4], "big")
        limit = WORDS - WORDS % k
        result = word % k if word < limit else _below(k, _Words(self._key, label, skip=1))
        self.draws.append(Draw(label, "number", k, result))
        return result

    def shuffle(self, label: str, things: Sequence[T]) -> list[T]:
        """The things in a drawn order (Fisher-Yates from the last place down, all words from one label)."""
        order = list(range(len(things)))
        words = _Words(self._key, label)
        for place in range(len(order) - 1, 0, -1):
            other = _below(place + 1, words)
            order[place], order[other] = order[other], order[place]
        self.draws.append(Draw(label, "shuffle", len(order), tuple(order)))
        return [things[index] for index in order]


class _Words:
    """The 32-bit words of one label: blocks of HMAC-SHA256(K, label, 0x00, block number in 4 bytes), eight words each."""

    __slots__ = ("_at", "_block", "_key", "_label")

    def __init__(self, key: bytes, label: str, skip: int = 0) -> None:
        self._key = key
        self._label = label.encode("ascii") + b"\0"
        self._block = b""
        self._at = skip

    def take(self) -> int:
        place = self._at % 8
        if place == 0 or not self._block:
            number = (self._at // 8).to_bytes(4, "big")
            self._block = hmac.digest(self._key, self._label + number, "sha256")
        self._at += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4], "big")


def _below(k: int, words: _Words) -> int:
    limit = WORDS - WORDS % k
    while (word := words.take()) >= limit:
        pass
    return word % k
