"""By which keys a player held a seat before: as a table's log tells, and as the rows do that a change of keys leaves.

KEY#<old>   TO     the player whom the old key was changed for, and when: none other, however often it is asked
KEY#<new>   FROM   whose key it was before, and whose was the first of all; it holds where that one's TO says so, too
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from chalicelib import compact
from chalicelib.errors import KeyChanged
from chalicelib.store.interface import Entry, Store
from chalicelib.tables import entry
from chalicelib.tables.table import Table


def held_before(log: Sequence[Entry], player: str) -> set[str]:
    """The players by whose keys this one was at the table before, by its `rekeyed` entries; none if they never changed it."""
    before: set[str] = set()
    for found in reversed(log):
        for act in entry.read(found).acts:
            if act.kind == "rekeyed" and act.what and act.what["player"] in {player, *before}:
                before.add(act.what["was"])
    return before


def moved_on(log: Sequence[Entry], players: Collection[str]) -> bool:
    """Whether what one of these players held at the table went to another, whose key was changed for theirs."""
    acts = [act for found in log for act in entry.read(found).acts if act.kind == "rekeyed" and act.what]
    return any(act.what["was"] in players and act.what["player"] not in players for act in acts)


def earlier(store: Store, player: str, since: int = 0) -> list[str]:
    """The players by whose keys this one went before, newest first; those that were changed `since` then (ms). May raise
    Unavailable.
    """
    found: list[str] = []
    while before := came_from(store, player):
        player = before["was"]
        if since and went_at(store, player) < since:
            break
        found.append(player)
    return found


def came_from(store: Store, player: str) -> dict[str, Any] | None:
    """Whose key was changed for this one (`was`), and whose was the `first` of all; None where nobody's was.

    Of two who changed the same key at once only one did, though both rows say so of themselves. May raise Unavailable.
    """
    row = store.get(key_pk(player), "FROM", strong=True)
    told: dict[str, Any] | None = compact.load(row.body) if row else None
    return told if told and went_to(store, told["was"]) == player else None


def went_to(store: Store, player: str) -> str | None:
    """The player whom this one's key was changed for. May raise Unavailable."""
    row = store.get(key_pk(player), "TO", strong=True)
    return None if row is None else str(compact.load(row.body)["player"])


def must_not_have_gone(store: Store, player: str) -> None:
    """KeyChanged for a key that was changed for another, which holds nothing and begins nothing: whatever was finished by it
    would count for the player by whom it was changed, and they would be called as whoever has it likes. May raise Unavailable.
    """
    if went_to(store, player) is not None:
        raise KeyChanged


def went_at(store: Store, player: str) -> int:
    """When this one's key was changed for another (ms); 0 where it was not. What is said by it afterwards is nobody else's.

    May raise Unavailable.
    """
    row = store.get(key_pk(player), "TO", strong=True)
    return 0 if row is None else int(compact.load(row.body)["at"])


def goes_by(store: Store, player: str) -> str:
    """The player whom this one is by now: another where their key was changed. May raise Unavailable."""
    while (new := went_to(store, player)) is not None:
        player = new
    return player


def first_of(store: Store, player: str) -> str:
    """The player whom this one was by the first of all their keys: what they may do in a while is counted for that one. May
    raise Unavailable.
    """
    before = came_from(store, player)
    return str(before["first"]) if before else player


def key_pk(player: str) -> str:
    return f"KEY#{player}"


class Eyes:
    """Those of a player (None: a watcher) who looks back at a table at which they have that seat now, or none.

    By a key that was changed for another nothing is seen of what its seat hid, and by the new one what was seen by the old.
    Rows are read only where the seat was another's then.
    """

    def __init__(self, store: Store, player: str | None, seat: int | None) -> None:
        self._store, self._player, self._seat = store, player, seat
        self._gone: bool | None = None
        self._before: list[str] | None = None

    def seat_at(self, past: Table) -> int | None:
        """The seat from which they saw the table then. May raise Unavailable."""
        number = past.seat_of(self._player)
        if self._player is None or (number is not None and number == self._seat):
            return number
        if number is not None:
            return None if self._changed(self._player) else number
        if self._seat is None or (holder := past.seats[self._seat].player) is None:
            return None
        if past.seats[self._seat].kind != "human" or holder not in self._earlier(self._player):
            return None
        return self._seat

    def _changed(self, player: str) -> bool:
        if self._gone is None:
            self._gone = went_to(self._store, player) is not None
        return self._gone

    def _earlier(self, player: str) -> list[str]:
        if self._before is None:
            self._before = earlier(self._store, player)
        return self._before
