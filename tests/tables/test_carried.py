"""How often entries carry their table's state: wherever it costs no unit, or only as often as loading wants it."""

from __future__ import annotations

import pytest

from chalicelib.api.house import at_home
from chalicelib.store.interface import Store
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club
from chalicelib.tables.carry import EVERY
from chalicelib.tables.load import read_log
from tests.tables.people import EIGHTEEN, Person, Time, open_club, until_answered

HOLES = 17
"""Played by one alone: 34 moves."""


def carried(club: Club, holes: int = HOLES) -> tuple[str, list[int]]:
    """A table at which somebody plays so many holes; the entries that carry its state."""
    ruth = Person(club, "Ruth")
    table = ruth.make(course=EIGHTEEN).id
    for _ in range(holes):
        ruth.finish_hole(table)
    log = until_answered(lambda: read_log(club, table, strong=True))
    return table, [found.n for found in log if found.state is not None]


def test_where_units_are_paid_a_state_is_carried_in_each_entry_that_has_room(club: Club) -> None:
    assert carried(club)[1] == [*range(1, 2 * HOLES + 1)]


@pytest.fixture
def seldom(club: Club) -> Club:
    club.carries_often = False
    return club


def test_where_none_are_paid_each_sixteenth_entry_carries_it(seldom: Club) -> None:
    assert carried(seldom)[1] == [EVERY - 1, 2 * EVERY - 1]


def test_the_last_entry_of_a_game_carries_it_however_seldom(seldom: Club) -> None:
    assert carried(seldom, 18)[1] == [EVERY - 1, 2 * EVERY - 1, 36]


def test_whoever_remembers_nothing_finds_the_same_table(seldom: Club, store: Store, time: Time) -> None:
    table, _ = carried(seldom)
    assert Person(open_club(store, time), "Ruth").view(table) == Person(seldom, "Ruth").view(table)


def test_at_home_it_is_carried_seldom() -> None:
    assert not at_home(SqliteStore(), "b1").club.carries_often
