"""Find a key's player, and change keys (docs/decisions/players.md).

A player's id is the hash of their first key. So nothing is registered, and most keys have no row:

    KEY#<hash of the key>   PLAYER   {"player": id}                a key that replaced another
                                     {"player": id, "to": hash}    a key that was replaced, and no longer works

Rows are cached for a minute, for reading only: calls that write read again strongly, and so do calls that would be refused to a
key without a row. That a key was replaced stays true.
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
    """The row of a key. `n` is its version, 0 if there is none; `to` the hash of the key that replaced it."""

    player: str
    n: int = 0
    to: str | None = None


class Caller(NamedTuple):
    """A key as sent, and its player. Not `sure` if the key has no row according to the cache or an eventual read."""

    key: str
    player: str
    sure: bool


def player_id(key: str) -> str:
    """Return the id of the player whose first key this is: 22 characters that do not reveal the key."""
    digest = sha256(b"mulligan.player.1" + key.encode("ascii")).digest()
    return urlsafe_b64encode(digest[:16]).rstrip(b"=").decode("ascii")


class Keys:
    """The keys of a club. `clock()` gives Unix milliseconds."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._remembered: dict[str, tuple[int, Known]] = {}

    def caller(self, key: str, *, strong: bool) -> Caller:
        """Find the player of a key. Raises KeyChanged if another replaced it; may raise Unavailable."""
        known = self._recall(key)
        if known is None or (strong and known.to is None):
            known = self._read(key, strong=strong)
            if known.n or strong:
                self._remember(key, known)
        if known.to is not None:
            raise KeyChanged
        return Caller(key, known.player, sure=strong or known.n > 0)

    def change(self, old: str, new: str, may: Callable[[str], None]) -> str:
        """Replace the old key by the new one and return the player's id. The old key no longer works.

        The row of the old key decides: of two calls that change it at once, one succeeds. Repeating an interrupted call
        completes it. `may(player)` is called before anything is written, and raises an error to forbid it.

        Raises KeyChanged if either key was replaced by a third, KeyTaken if the new one was used; may raise Unavailable.
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
        content = {"player": known.player} if known.to is None else {"player": known.player, "to": known.to}
        self._store.put(Row(_pk(key), SK, known.n, json_codec.dump(content)), newer=True)
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
