"""Bugs to plant in the club, each of which the histories must find. A plant is a patch that can be undone."""

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
from tests.faults import history_setup
from tests.faults.history_setup import Watched
from tests.tiny.engine import TinyGame
from tests.tiny.rounds import Picks
from tests.tiny.state import State


def borrow(patch: pytest.MonkeyPatch) -> None:
    """A table stays in the cache while somebody changes it."""
    patch.setattr(TableCache, "take", lambda self, table: self._tables.get(table))


def keep_after_failure(patch: pytest.MonkeyPatch) -> None:
    """A table returns to the cache although its last entry may not be stored."""
    build, stands, own = commit.build, commit.append_entry, local()

    def noting(club: Club, table: Table, at: int, acts: list[Act]) -> Entry:
        own.table = table
        return build(club, table, at, acts)

    def keeping(club: Club, table_id: str, entry: Entry) -> bool:
        try:
            return stands(club, table_id, entry)
        except Unavailable:
            club.tables.give(own.table)
            raise

    patch.setattr(commit, "build", noting)
    patch.setattr(commit, "append_entry", keeping)


def forget_keys_by_entries(patch: pytest.MonkeyPatch) -> None:
    """A key is forgotten after sixteen entries of the table instead of sixteen of the seat."""
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
    """A refusal is not checked with a strong read."""
    patch.setattr(commit, "take", lambda club, table, *, strong: load_table.take(club, table, strong=False))


def mistake_own_entry(patch: pytest.MonkeyPatch) -> None:
    """An entry with the same number counts as somebody else's, even if it is our own."""
    patch.setattr(commit, "append_entry", _stands_unless_taken)


def mistake_own_entry_for_good(patch: pytest.MonkeyPatch) -> None:
    """The same, and its key is not checked either."""
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
    """A failed projection, or one after an unanswered append, is not repeated."""
    patch.setattr(commit, "retry_projections", lambda club, table: club.pending_projections.clear())


def start_blindly(patch: pytest.MonkeyPatch) -> None:
    """A starting server does not project what the last one left undone."""
    patch.setattr(history_setup, "project_recent_entries", lambda club: 0)


def let_both_win(patch: pytest.MonkeyPatch) -> None:
    """An append that meets another entry is reported as done."""
    append = Watched.append

    def appending(self: Watched, table: str, entry: Entry) -> None:
        if self.last(table) < entry.n:
            append(self, table, entry)

    patch.setattr(Watched, "append", appending)


def reveal_early(patch: pytest.MonkeyPatch) -> None:
    """The picks are revealed while one is still missing."""

    def impatient(self: Picks, state: State) -> bool:
        return len(state.picks.made) >= len(state.players) - 1

    patch.setattr(Picks, "ready", impatient)


def show_picks(patch: pytest.MonkeyPatch) -> None:
    """Players who have to pick see the others' picks."""
    honest = TinyGame.view

    def showing(state: State, seat: int | None, everything: bool = False) -> dict[str, Any]:
        return honest(state, seat, everything or state.phase == "pick")

    patch.setattr(TinyGame, "view", staticmethod(showing))
