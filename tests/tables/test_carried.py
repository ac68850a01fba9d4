"""How often entries carry their table's state: wherever it costs no unit."""

from __future__ import annotations

from chalicelib.store.interface import Store
from chalicelib.tables import Club
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


def test_a_state_is_carried_in_each_entry_that_has_room(club: Club) -> None:
    assert carried(club)[1] == [*range(1, 2 * HOLES + 1)]


def test_the_last_entry_of_a_game_carries_it(club: Club) -> None:
    assert carried(club, 18)[1][-1] == 36


def test_whoever_remembers_nothing_finds_the_same_table(club: Club, store: Store, time: Time) -> None:
    table, _ = carried(club)
    assert Person(open_club(store, time), "Ruth").view(table) == Person(club, "Ruth").view(table)
