"""Releasing the seat of a player who lost their key: nobody can see its hidden cards while the player may come back."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from chalicelib.errors import NotTheMaker, NotYourSeat, PhaseOver, TableFull
from chalicelib.log import clocks, snapshots
from chalicelib.play import maintenance
from chalicelib.play.club import Club
from chalicelib.play.load_table import load
from chalicelib.play.published_replay import replay
from chalicelib.times import iso
from chalicelib.verify import verify
from tests.faults.faulty_store import HostileStore
from tests.tables.people import DAY, HOUR, OPEN, Person, Time, friends, hand, seated, until_answered


def run_out(time: Time, table: str, stays: Person, hours: float = 0.1) -> None:
    """Let everybody else lose two decisions to the clock, while this person plays."""
    for _ in range(2):
        if (view := stays.view(table))["legal"]:
            stays.play(table, {"kind": "pick", "number": hand(view)[0], "ask": False})
        time.pass_hours(hours + 0.01)
        stays.view(table)


def code_of(links: dict[str, str]) -> str:
    return links["join"].split("=")[1]


def taken_away(club: Club, time: Time, **wanted: Any) -> tuple[str, Person, Person, str]:
    """A table whose maker Ruth has just released Hal's seat after two time-outs; and the join code."""
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny", options={"rounds": 6}, **{"clock_hours": 0.1, **wanted})
    run_out(time, table, ruth)
    return table, ruth, hal, code_of(ruth.release(table, 1))


def happened(person: Person, table: str, kind: str) -> list[dict[str, Any]]:
    view = person.view_at(table, person.view(table)["version"], since=0)
    return [event for event in view["happened"] if event["kind"] == kind]


def test_a_maker_cannot_take_the_seat_that_they_released(club: Club, time: Time) -> None:
    """With a second key and a clock of six minutes they could, and saw the hand before its player could come back."""
    table, ruth, hal, code = taken_away(club, time)
    second = Person(club, "Ruth Two")
    until = time.now + HOUR // 10
    with pytest.raises(PhaseOver) as refused:
        second.take(table, code)
    assert refused.value.extra["until"] == iso(until)
    with pytest.raises(PhaseOver):
        second.knock(table, code)
    shown = second.view(table)
    assert shown["you"] is None
    assert shown["state"]["own"] is None
    time.now = until - 1
    with pytest.raises(PhaseOver):
        second.take(table, code)
    assert hal.view(table)["state"]["own"] is not None


def test_the_player_comes_back_and_nobody_else_can_sit_there(club: Club, time: Time) -> None:
    table, ruth, hal, code = taken_away(club, time)
    assert hal.take(table, "").again
    time.pass_hours(2)
    assert not ruth.view(table)["seats"][1]["held_until"]
    with pytest.raises(TableFull):
        Person(club, "Ruth Two").take(table, code)
    assert not hal.view(table)["seats"][1]["played_by_bot"]


def test_the_player_comes_back_with_a_move_too(club: Club, time: Time) -> None:
    table, ruth, hal, code = taken_away(club, time)
    if not (view := hal.view(table))["legal"]:
        ruth.play(table, {"kind": "pick", "number": hand(ruth.view(table))[0], "ask": False})
        view = hal.view(table)
    hal.play(table, {"kind": "pick", "number": hand(view)[0], "ask": False})
    time.now += DAY
    with pytest.raises(TableFull):
        Person(club, "Bea").take(table, code)


def test_after_the_reservation_the_code_opens_the_seat_and_all_see_the_change(club: Club, time: Time) -> None:
    table, ruth, hal, code = taken_away(club, time)
    until = time.now + HOUR // 10
    shown = ruth.view(table)["seats"][1]
    assert (shown["name"], shown["player"], shown["played_by_bot"], shown["held_until"]) == ("Hal", hal.id, True, iso(until))
    assert [event["until"] for event in happened(ruth, table, "released")] == [iso(until)]
    time.now = until
    (bea,) = friends(club, "Bea")
    assert bea.knock(table, code) == [1]
    assert bea.take(table, code).view["state"]["own"] is not None
    for person in (ruth, hal):
        assert [(event["name"], event["after"]) for event in happened(person, table, "joined")] == [
            ("Hal", None),
            ("Bea", "Hal"),
        ]
    assert hal.view(table)["you"] is None
    with pytest.raises(NotYourSeat):
        hal.leave(table)
    assert ruth.view(table)["seats"][1]["held_until"] is None


def test_the_player_may_come_back_until_somebody_takes_the_seat(club: Club, time: Time) -> None:
    table, _, hal, code = taken_away(club, time)
    time.now += DAY
    hal.take(table, "")
    with pytest.raises(TableFull):
        Person(club, "Bea").take(table, code)


def test_without_a_clock_per_decision_the_reservation_lasts_a_day(club: Club, time: Time) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal", game="tiny", clock_hours=None)
    held = until_answered(lambda: load(club, table, strong=True))
    assert clocks.reserved_until(held, 1, time.now) == time.now + DAY


def test_a_second_release_changes_nothing(club: Club, time: Time) -> None:
    """The maker neither opens it sooner nor keeps its player out longer."""
    table, ruth, _, code = taken_away(club, time)
    before = ruth.view(table)
    time.now += 60_000
    assert code_of(ruth.release(table, 1)) == code
    assert ruth.view(table)["seats"] == before["seats"]


def test_a_reservation_survives_a_restart(club: Club, time: Time) -> None:
    table, ruth, _, _ = taken_away(club, time)
    shown = ruth.view(table)["seats"]
    whole = until_answered(lambda: load(club, table, strong=True))
    again = snapshots.unpack(table, whole.n, snapshots.pack(whole), club.rules)
    assert again
    assert [(seat.held_until, seat.given_up_by) for seat in again.seats] == [(seat.held_until, None) for seat in whole.seats]
    club.forget()
    assert ruth.view(table)["seats"] == shown


def test_giving_up_ones_own_seat_opens_it_at_once_and_can_be_repeated(club: Club) -> None:
    """If the answer with the join link was lost, a repeat used to find no seat."""
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny")
    links = hal.release(table, 1)
    club.forget()
    assert hal.release(table, 1) == links
    assert [event["until"] for event in happened(ruth, table, "released")] == [None]
    Person(club, "Bea").take(table, code_of(links))
    with pytest.raises(NotYourSeat):
        hal.release(table, 1)


def test_giving_up_a_seat_that_the_maker_released_opens_it_at_once(club: Club, time: Time) -> None:
    table, ruth, hal, _ = taken_away(club, time)
    code = code_of(hal.release(table, 1))
    assert Person(club, "Bea").take(table, code).seat == 1


def test_only_the_player_and_the_maker_release_a_seat(club: Club, time: Time) -> None:
    table, (ruth, hal, bea) = seated(club, "Ruth", "Hal", "Bea", game="tiny", clock_hours=0.1)
    with pytest.raises(NotTheMaker):
        bea.release(table, 1)
    hal.release(table, 1)
    with pytest.raises(NotTheMaker):
        bea.release(table, 1)


def test_a_log_with_both_kinds_of_release_replays_and_verifies(club: Club, time: Time) -> None:
    table, ruth, _, code = taken_away(club, time)
    time.pass_hours(1)
    bea = Person(club, "Bea")
    bea.take(table, code)
    bea.release(table, 1)
    ruth.leave(table)
    time.now += 15 * DAY
    ruth.view(table)
    replayed = json.loads(json.dumps(until_answered(lambda: replay(club, ruth.id, table))))
    assert [item["move"] and item["move"]["until"] is not None for item in replayed["log"] if item["kind"] == "released"] == [
        True,
        False,
    ]
    assert len(list(verify(replayed, rules=club.rules))) == 6


def test_nobody_takes_a_released_seat_during_a_closing_and_as_long_afterwards(club: Club, time: Time) -> None:
    """Its player cannot come back while nothing is written. The first to come after the opening used to get the seat and see
    its hand.
    """
    table, _, hal, code = taken_away(club, time)
    until_answered(lambda: maintenance.close(club.store, time.now))
    time.now += HOUR
    until_answered(lambda: maintenance.open_again(club.store, time.now))
    opened = time.now
    time.now += 31_000
    late_no_more(club)
    second = Person(club, "Ruth Two")
    for wish in (lambda: second.take(table, code), lambda: second.knock(table, code)):
        with pytest.raises(PhaseOver) as refused:
            wish()
        assert refused.value.extra["until"] == iso(opened + HOUR)
    assert hal.view(table)["state"]["own"] is not None
    time.now = opened + HOUR
    assert second.take(table, code).seat == 1


def late_no_more(club: Club) -> None:
    """Wait half a minute, after which no read misses the row of the closing."""
    if isinstance(club.store, HostileStore):
        club.store.lies = replace(club.store.lies, stale=0)


def test_a_table_that_expired_during_a_closing_can_be_joined_as_long_afterwards(club: Club, time: Time) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    until_answered(lambda: maintenance.close(club.store, time.now))
    time.now += 14 * DAY
    until_answered(lambda: maintenance.open_again(club.store, time.now))
    time.now += 31_000
    late_no_more(club)
    assert ruth.view(made.id)["status"] == "open"
    assert hal.join(made).seat == 1
