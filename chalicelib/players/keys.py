"""Which player a key leads to (docs/decisions/players.md).

A player's id is the hash of their first key, given once. So nothing is registered, and most keys have no row:

    KEY#<hash of the key>   PLAYER   {"player": id}                a key that took the place of another
                                     {"player": id, "to": hash}    a key that was changed for another: it opens nothing

A process remembers what it found for a minute. That a key has no row is good for reading alone, remembered or read
eventually: what writes, or would be refused, asks once more, strongly.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

from chalicelib import json_codec
from chalicelib.errors import KeyChanged, KeyTaken
from chalicelib.store.interface import Row, Store

REMEMBERED_MS = 60_000
MOST_REMEMBERED = 4096
SK = "PLAYER"


class Known(NamedTuple):
    """What the row of a key says; `n` is its version, 0 where there is none. `to`: the hash of the key it was changed for."""

    player: str
    n: int = 0
    to: str | None = None


class Caller(NamedTuple):
    """A key as sent, and the player it leads to; `sure` unless it has no row as far as an eventual or remembered read tells."""

    key: str
    player: str
    sure: bool


def player_id(key: str) -> str:
    """The id of the player whose first key this is: 22 characters that do not tell the key."""
    digest = sha256(b"mulligan.player.1" + key.encode("ascii")).digest()
    return urlsafe_b64encode(digest[:16]).rstrip(b"=").decode("ascii")


class Keys:
    """The keys of a club. `clock()` gives Unix milliseconds."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._remembered: dict[str, tuple[int, Known]] = {}

    def caller(self, key: str, *, strong: bool) -> Caller:
        """Find the player of a key. KeyChanged where it was changed for another; may raise Unavailable."""
        known = self._recall(key)
        if known is None or (strong and not known.n):
            known = self._read(key, strong=strong)
            if known.n or strong:
                self._remember(key, known)
        if known.to is not None:
            raise KeyChanged
        return Caller(key, known.player, sure=strong or known.n > 0)

    def change(self, old: str, new: str, may: Callable[[str], None]) -> str:
        """Have the new key lead to the player of the old one, which opens nothing from then on; return the player's id.

        The row of the old key decides: of two who change it at once one does. A change that was cut short is completed by
        saying the same again. `may(player)` is called before anything is written, and raises what forbids it.

        KeyChanged where either was changed for a third, KeyTaken where the new one was used; may raise Unavailable.
        """
        was, now = self._read(old, strong=True), player_id(new)
        if was.to is None:
            if new == old or self._read(new, strong=True).n:
                raise KeyTaken
            may(was.player)
            self._put(old, Known(was.player, was.n + 1, now))
            was = self._read(old, strong=True)
        if was.to != now:
            raise KeyChanged
        self._put(new, Known(was.player, 1))
        made = self._read(new, strong=True)
        if made.to is not None:
            raise KeyChanged
        if made.player != was.player:
            raise KeyTaken
        return was.player

    def _read(self, key: str, *, strong: bool) -> Known:
        row = self._store.get(_pk(key), SK, strong=strong)
        return Known(player_id(key)) if row is None else Known(n=row.n, **json_codec.load(row.body))

    def _put(self, key: str, known: Known) -> None:
        told = {"player": known.player} if known.to is None else {"player": known.player, "to": known.to}
        self._store.put(Row(_pk(key), SK, known.n, json_codec.dump(told)), newer=True)
        self._remembered.pop(key, None)

    def _recall(self, key: str) -> Known | None:
        until, known = self._remembered.get(key, (0, None))
        return known if self._clock() < until else None

    def _remember(self, key: str, known: Known) -> None:
        self._remembered.pop(key, None)
        if len(self._remembered) >= MOST_REMEMBERED:
            del self._remembered[next(iter(self._remembered))]
        self._remembered[key] = self._clock() + REMEMBERED_MS, known


def _pk(key: str) -> str:
    return f"KEY#{player_id(key)}"
