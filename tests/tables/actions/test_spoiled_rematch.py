"""A rematch that one player spoiled is offered again by the others, once, to all who ask."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

import pytest

from chalicelib.errors import NotYourSeat, TableClosed
from chalicelib.play.club import Club
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import DAY, Person, Time, eventually, hand, open_club, over, projected


def test_a_player_left_behind_offers_another_rematch(club: Club) -> None:
    """The other began before they came: their seat became a bot's, and there was no second rematch."""
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


def test_a_closed_rematch_is_offered_again_but_not_by_who_closed_it(club: Club) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    first = ruth.rematch(table).table
    ruth.leave(first)
    assert ruth.rematch(table).table == first
    second = hal.rematch(table).table
    assert second != first
    assert ruth.rematch(table).table == second


def test_a_rematch_is_offered_again_after_the_other_left_at_once(club: Club) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    first = ruth.rematch(table).table
    hal.take(first, "")
    assert ruth.rematch(table).table == first
    hal.leave(first)
    assert hal.rematch(table).table == first
    assert ruth.rematch(table).table != first


def test_a_played_rematch_is_not_offered_again_to_its_players(club: Club) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    first = ruth.rematch(table).table
    hal.take(first, "")
    hal.play(first, {"kind": "pick", "number": hand(hal.view(first))[0], "ask": False})
    hal.leave(first)
    assert ruth.rematch(table).table == first


def test_a_waiting_rematch_is_not_replaced(club: Club) -> None:
    table, (ruth, hal, bea) = over(club, "Ruth", "Hal", "Bea")
    first = ruth.rematch(table).table
    hal.take(first, "")
    with suppress(NotYourSeat):  # a repeat comes from one who has no seat any more
        hal.leave(first)
    assert {person.rematch(table).table for person in (ruth, hal, bea)} == {first}


def test_an_unattended_rematch_is_offered_again_by_anybody(club: Club, time: Time) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    first = ruth.rematch(table).table
    time.now += 15 * DAY
    assert ruth.view(first)["ended"] == "closed"
    assert ruth.rematch(table).table != first


def test_at_most_eight_rematches_are_offered(club: Club) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    made = []
    for count in range(10):
        one, other = (ruth, hal) if count % 2 else (hal, ruth)
        made.append(one.rematch(table).table)
        if one.view(made[-1])["status"] == "open":
            one.leave(made[-1])
    assert len(set(made)) == 8
    assert made[-1] == made[7]


def test_no_rematch_is_offered_at_a_table_that_ended_long_ago(club: Club, time: Time) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    ruth.leave(ruth.rematch(table).table)
    time.now += 91 * DAY
    with pytest.raises(TableClosed):
        hal.rematch(table)
    projected(club)
    assert eventually(lambda: len(hal.tables()[0]) == 1)


@pytest.mark.parametrize("round_", range(4))
def test_simultaneous_requests_get_the_same_rematch(time: Time, round_: int) -> None:
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
