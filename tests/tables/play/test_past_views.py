"""Players see the past of their table, from the seat that they had then."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from chalicelib.errors import PhaseOver, Unknown
from chalicelib.play.club import Club
from chalicelib.play.past_views import log_page, replay_at, replay_start, view_at
from chalicelib.store.sqlite import SqliteStore
from tests.faults.faulty_store import FEW, HONEST, HostileStore
from tests.tables.people import Person, Time, friends, hand, open_club, seated, until_answered


def items(club: Club, person: Person | None, table: str, count: int = 100) -> list[dict[str, Any]]:
    """Return everything that the log shows this person, oldest first."""
    found: list[dict[str, Any]] = []
    cursor: str | None = None
    while True:
        page, cursor = until_answered(lambda: log_page(club, person.id if person else None, table, count, cursor))  # noqa: B023
        found = [*reversed(page), *found]
        if cursor is None:
            return found


def pick(person: Person, table: str) -> int:
    """Pick a number in secret."""
    number = hand(person.view(table))[0]
    person.play(table, {"kind": "pick", "number": number, "ask": False})
    return number


def chosen(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for one in items for event in one["happened"] if event["kind"] == "chose"]


def test_the_log_shows_each_player_only_their_own_secrets(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny")
    number = pick(ruth, table)
    assert chosen(items(club, ruth, table))[0]["number"] == number
    for other in (hal, None):
        assert "number" not in chosen(items(club, other, table))[0]


def test_a_new_player_does_not_see_the_seats_earlier_secrets(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny")
    number, at = pick(hal, table), hal.view(table)["version"]
    (bea,) = friends(club, "Bea")
    bea.take(table, hal.release(table, 1)["join"].split("=")[1])
    assert chosen(items(club, hal, table))[0]["number"] == number
    assert "number" not in chosen(items(club, bea, table))[0]
    then = [until_answered(lambda who=who: view_at(club, who.id, table, at)) for who in (hal, bea)]  # type: ignore[misc]
    assert [view["you"] for view in then] == [1, None]
    assert [view["state"]["own"] is None for view in then] == [False, True]
    assert bea.view(table)["you"] == 1
    sat, *_ = [event["n"] for event in bea.view(table, since=at)["happened"] if event["kind"] == "joined"]
    for one in bea.view(table, since=0)["happened"]:
        assert one["n"] >= sat or "number" not in one, "nor by asking what happened since"


def test_the_log_has_no_chat(club: Club) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal", game="tiny")
    ruth.say(table, "Good luck.")
    pick(ruth, table)
    version = ruth.view(table)["version"]
    assert [one["n"] for one in items(club, ruth, table)] == [version - 2, version]
    assert until_answered(lambda: log_page(club, ruth.id, table, 1, str(version))) == ([], str(version - 1))
    assert until_answered(lambda: log_page(club, ruth.id, table, 1, "0")) == ([], None)


def test_further_pages_leave_nothing_out_despite_stale_reads(time: Time) -> None:
    with closing(SqliteStore(None)) as store:
        table, (ruth, _) = seated(open_club(store, time), "Ruth", "Hal", game="tiny")
        pick(ruth, table)
        version = ruth.view(table)["version"]
        for seed in range(FEW):
            late = open_club(HostileStore(store, seed, replace(HONEST, stale=1)), time)
            (page, _) = until_answered(lambda: log_page(late, ruth.id, table, 1, str(version + 1)))  # noqa: B023
            assert [one["n"] for one in page] == [version]


def test_a_log_is_read_in_pages_far_back(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": False})
    while ruth.view(table)["status"] == "playing":
        for person in (ruth, hal):
            person.finish_hole(table)
        ruth.say(table, "Well played.")
        time.now += 1000
    whole = items(club, ruth, table)
    club.forget()
    ruth.view(table)  # a log that is asked for may be a moment late otherwise
    assert items(club, ruth, table, 3) == items(club, ruth, table, 1) == whole
    assert whole[0]["happened"][-1]["kind"] == "began"
    assert whole[-1]["happened"][-1]["kind"] == "finished"


def test_there_is_a_view_for_each_entry_and_no_other(club: Club) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal", game="tiny")
    last = ruth.view(table)["version"]
    assert until_answered(lambda: view_at(club, ruth.id, table, 0))["state"] is None
    assert until_answered(lambda: view_at(club, ruth.id, table, last))["version"] == last
    for n in (-1, last + 1):
        with pytest.raises(Unknown):
            until_answered(lambda n=n: view_at(club, ruth.id, table, n))  # type: ignore[misc]


def test_a_finished_game_is_seen_from_any_seat(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny", options={"rounds": 1})
    with pytest.raises(PhaseOver):
        until_answered(lambda: replay_at(club, ruth.id, table, 1, 1))
    number, at = pick(hal, table), hal.view(table)["version"]
    pick(ruth, table)
    assert hal.view(table)["status"] == "finished"
    from_hal, from_ruth, open_to_all = (
        until_answered(lambda seat=seat: replay_at(club, ruth.id, table, at, seat))  # type: ignore[misc]
        for seat in (1, 0, None)
    )
    assert [view["you"] for view in (from_hal, from_ruth, open_to_all)] == [1, 0, None]
    assert from_hal["state"]["own"]["choice"]["number"] == number
    assert from_ruth["state"]["own"]["choice"] is None
    assert from_hal["happened"][0]["number"] == number
    assert "number" not in from_ruth["happened"][0]
    assert from_hal["links"] == open_to_all["links"]
    assert from_hal["legal"] is None
    begun = until_answered(lambda: replay_start(club, ruth.id, table, 1))
    assert begun["you"] == 1
    with pytest.raises(Unknown):
        until_answered(lambda: replay_at(club, ruth.id, table, at, 2))
