"""Retired rules: finished tables are still shown, unfinished ones wait until the rules come back."""

from typing import Any

import pytest

from chalicelib.errors import RulesRetired, TableFinished
from chalicelib.games.interface import Game
from chalicelib.play.club import Club
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import Person, open_club, seated

ROLL = {"kind": "roll"}


def without_rules(store: SqliteStore) -> Club:
    def gone(game: str, rules: int) -> Game[Any]:
        raise RulesRetired

    club = open_club(store)
    club.rules = gone
    return club


def test_a_finished_table_is_shown_as_it_was() -> None:
    store = SqliteStore(None)
    table, (ruth, hal) = seated(open_club(store), "Ruth", "Hal", options={"stymie": False})
    for person in (ruth, hal):
        for _ in range(3):
            person.finish_hole(table)
    known = ruth.view(table)
    later = Person(without_rules(store), "Ruth")
    assert later.view(table) == known
    with pytest.raises(TableFinished):
        later.play(table, ROLL, seen=known["version"])
    assert not later.say(table, "Those were the days").again
    assert Person(without_rules(store), "Hal").view(table)["state"] == known["state"]
    store.close()


def test_an_unfinished_table_waits_for_its_rules() -> None:
    store = SqliteStore(None)
    table, (ruth, hal) = seated(open_club(store), "Ruth", "Hal")
    for _ in range(2):
        ruth.finish_hole(table)
        hal.finish_hole(table)
    later = Person(without_rules(store), "Ruth")
    with pytest.raises(RulesRetired):
        later.view(table)
    with pytest.raises(RulesRetired):
        later.play(table, ROLL, seen=1)
    assert ruth.view(table)["status"] == "playing"
    store.close()
