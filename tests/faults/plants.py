"""Bugs to be planted in the club, each of which the histories must find. A plant patches what it needs until it is undone."""

from __future__ import annotations

from importlib import import_module
from threading import local
from typing import Any

import pytest

from chalicelib.log import apply
from chalicelib.log.entries import Act, Mark, to_base64url
from chalicelib.log.table import Seat, Table
from chalicelib.play import commit, final_record, load_table
from chalicelib.play.caches import TableCache
from chalicelib.play.club import Club
from chalicelib.store.interface import Entry, Taken, Unavailable
from tests.faults import scene
from tests.faults.scene import Watched
from tests.tiny.engine import TinyGame
from tests.tiny.rounds import Picks
from tests.tiny.state import State


def borrow(patch: pytest.MonkeyPatch) -> None:
    """A folded table stays in memory while somebody changes it."""
    patch.setattr(TableCache, "take", lambda self, table: self._tables.get(table))


def keep_after_failure(patch: pytest.MonkeyPatch) -> None:
    """A folded table goes back into memory although its last entry may not stand."""
    build, stands, own = commit.build, commit.append_entry, local()

    def noting(club: Club, table: Table, at: int, acts: list[Act]) -> Entry:
        own.table = table
        return build(club, table, at, acts)

    def keeping(club: Club, table_id: str, entry: Entry) -> bool:
        try:
            return stands(club, table_id, entry)
        except Unavailable:
            club.memory.give(own.table)
            raise

    patch.setattr(commit, "build", noting)
    patch.setattr(commit, "append_entry", keeping)


def forget_keys_by_entries(patch: pytest.MonkeyPatch) -> None:
    """A key is forgotten after sixteen entries of the table, not after sixteen of the seat's own."""
    seal, remember, marked = apply.end_entry, Seat.remember, dict[int, Seat]()

    def noting(seat: Seat, mark: Mark | None) -> None:
        marked[id(seat)] = seat
        remember(seat, mark)

    def forgetting(table: Table, *rest: Any) -> None:
        for seat in table.seats:
            if not marked.pop(id(seat), None):
                remember(seat, Mark(bytes(8), bytes(8)))
        seal(table, *rest)

    patch.setattr(Seat, "remember", noting)
    for module in (apply, commit, final_record):
        patch.setattr(module, "end_entry", forgetting)


def refuse_on_a_stale_read(patch: pytest.MonkeyPatch) -> None:
    """What refuses a request is not read again strongly."""
    patch.setattr(commit, "take", lambda club, table, *, strong: load_table.take(club, table, strong=False))


def mistake_own_entry(patch: pytest.MonkeyPatch) -> None:
    """An entry that stands in the way is somebody else's, even if it is this very one."""
    patch.setattr(commit, "append_entry", _stands_unless_taken)


def mistake_own_entry_for_good(patch: pytest.MonkeyPatch) -> None:
    """So it is, and need not be looked into: whose key it has is known to be another's."""
    play = import_module("chalicelib.actions.move")  # the package's own name is the verb
    played_before, honest, own = play.played_before, commit.append_entry, local()

    def stands(club: Club, table_id: str, entry: Entry) -> bool:
        stood = (_stands_unless_taken if '["m",' in entry.body else honest)(club, table_id, entry)
        own.lost = "" if stood else entry.body
        return stood

    def looked_up_once(seat: Seat, mark: Mark) -> bool:
        lost, own.lost = getattr(own, "lost", ""), ""
        return to_base64url(mark.key + mark.body) not in lost and played_before(seat, mark)

    patch.setattr(commit, "append_entry", stands)
    patch.setattr(play, "played_before", looked_up_once)


def _stands_unless_taken(club: Club, table_id: str, entry: Entry) -> bool:
    try:
        club.store.append(table_id, entry)
    except Taken:
        return False
    return True


def tell_once(patch: pytest.MonkeyPatch) -> None:
    """What follows from an entry is not written again where that failed, or the append was not answered."""
    patch.setattr(commit, "retry_projections", lambda club, table: club.pending_projections.clear())


def start_blindly(patch: pytest.MonkeyPatch) -> None:
    """A server that starts does not look for what the last one left undone."""
    patch.setattr(scene, "project_recent_entries", lambda club: 0)


def let_both_win(patch: pytest.MonkeyPatch) -> None:
    """An append that meets another entry is said to have been done."""
    append = Watched.append

    def appending(self: Watched, table: str, entry: Entry) -> None:
        if self.last(table) < entry.n:
            append(self, table, entry)

    patch.setattr(Watched, "append", appending)


def reveal_early(patch: pytest.MonkeyPatch) -> None:
    """The picks are laid open when one is still to come."""

    def impatient(self: Picks, state: State) -> bool:
        return len(state.picks.made) >= len(state.players) - 1

    patch.setattr(Picks, "ready", impatient)


def show_picks(patch: pytest.MonkeyPatch) -> None:
    """Anyone who is asked to pick sees what the others picked."""
    honest = TinyGame.view

    def showing(state: State, seat: int | None, everything: bool = False) -> dict[str, Any]:
        return honest(state, seat, everything or state.phase == "pick")

    patch.setattr(TinyGame, "view", staticmethod(showing))
