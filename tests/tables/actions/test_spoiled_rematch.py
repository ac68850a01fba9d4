"""A rematch that one side spoils is offered again by those who did not, once, no matter who asks."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

import pytest

from chalicelib.errors import NotYourSeat, TableClosed
from chalicelib.play.club import Club
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import DAY, Person, Time, eventually, hand, open_club, over, projected


def test_who_was_left_behind_offers_it_again_and_the_old_table_names_the_newest(club: Club) -> None:
    """The other began before they had come: their seat was a bot's, and there was no second one."""
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    first = ruth.rematch(table).table
    ruth.start(first)
    second = hal.rematch(table)
    assert second.table != first
    assert [seat["kind"] for seat in hal.view(second.table)["seats"]] == ["reserved", "human"]
    assert {person.view(table)["rematch"]["table"] for person in (ruth, hal)} == {second.table}
    assert {person.rematch(table).table for person in (ruth, hal)} == {second.table}
    ruth.take(second.table, "")
    assert ruth.view(second.table)["status"] == "playing"


def test_who_comes_to_a_closed_one_offers_it_again_and_who_closed_it_does_not(club: Club) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    first = ruth.rematch(table).table
    ruth.leave(first)
    assert ruth.rematch(table).table == first
    second = hal.rematch(table).table
    assert second != first
    assert ruth.rematch(table).table == second


def test_whose_fellow_leaves_at_once_offers_it_again_and_the_fellow_does_not(club: Club) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    first = ruth.rematch(table).table
    hal.take(first, "")
    assert ruth.rematch(table).table == first
    hal.leave(first)
    assert hal.rematch(table).table == first
    assert ruth.rematch(table).table != first


def test_one_that_was_played_is_not_offered_again_to_who_sat_there(club: Club) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    first = ruth.rematch(table).table
    hal.take(first, "")
    hal.play(first, {"kind": "pick", "number": hand(hal.view(first))[0], "ask": False})
    hal.leave(first)
    assert ruth.rematch(table).table == first


def test_one_that_waits_is_the_one(club: Club) -> None:
    table, (ruth, hal, bea) = over(club, "Ruth", "Hal", "Bea")
    first = ruth.rematch(table).table
    hal.take(first, "")
    with suppress(NotYourSeat):  # a repeat comes from one who has no seat any more
        hal.leave(first)
    assert {person.rematch(table).table for person in (ruth, hal, bea)} == {first}


def test_one_that_nobody_came_to_is_offered_again_by_anybody(club: Club, time: Time) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    first = ruth.rematch(table).table
    time.now += 15 * DAY
    assert ruth.view(first)["ended"] == "closed"
    assert ruth.rematch(table).table != first


def test_eight_are_offered_and_no_more(club: Club) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    made = []
    for count in range(10):
        one, other = (ruth, hal) if count % 2 else (hal, ruth)
        made.append(one.rematch(table).table)
        if one.view(made[-1])["status"] == "open":
            one.leave(made[-1])
    assert len(set(made)) == 8
    assert made[-1] == made[7]


def test_none_is_laid_at_a_table_that_ended_long_ago(club: Club, time: Time) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    ruth.leave(ruth.rematch(table).table)
    time.now += 91 * DAY
    with pytest.raises(TableClosed):
        hal.rematch(table)
    projected(club)
    assert eventually(lambda: len(hal.tables()[0]) == 1)


@pytest.mark.parametrize("round_", range(4))
def test_those_who_ask_at_once_get_the_same(time: Time, round_: int) -> None:
    store = SqliteStore(None)
    club = open_club(store, time)
    table, (ruth, hal, bea) = over(club, "Ruth", "Hal", "Bea")
    ruth.leave(ruth.rematch(table).table)
    found: list[str] = []

    def ask(person: Person) -> None:
        other = Person(open_club(store, time), person.name)
        found.append(other.rematch(table).table)

    threads = [Thread(target=ask, args=(person,)) for person in (hal, bea, hal, bea)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len(set(found)) == 1
    store.close()
