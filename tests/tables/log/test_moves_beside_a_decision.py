"""Moves beside a decision restart no clock (G-08, M-38), and games know which seats bots play (M-31)."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.errors import IllegalMove
from chalicelib.log.apply import apply_act
from chalicelib.log.entries import Act, Mark
from chalicelib.play.club import Club
from chalicelib.play.load_table import take
from chalicelib.times import iso
from tests.tables.people import BOT, HOUR, Person, Time, branches, kinds, seated, until_answered

ORDERS = {"kind": "orders", "orders": "always"}


def table_with(club: Club, kind: str) -> tuple[str, list[Person]]:
    """Return a table of MULLIGAN at whose start the first seat may make a move of this kind."""
    while True:
        table, people = seated(club, "Ruth", "Hal", game="mulligan", clock_hours=10)
        if kind in kinds(people[0].view(table)["legal"]):
            return table, people


def plan(person: Person, table: str) -> dict[str, Any]:
    """Return the first legal plan."""
    view = person.view(table)
    [hand] = view["state"]["own"]["golfers"]
    return {"kind": "plan", "shots": {str(hand["golfer"]): {str(hand["cards"][-1]): {}}}}


def first(person: Person, table: str, kind: str) -> dict[str, Any]:
    """Return the first legal move of a kind that names one card."""
    branch = next(b for b in branches(person.view(table)["legal"]) if b["properties"]["kind"]["const"] == kind)
    return {"kind": kind, "card": branch["properties"]["card"]["enum"][0]}


@pytest.mark.rule("G-08")
def test_a_standing_order_restarts_no_clock(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="mulligan", clock_hours=10)
    deadline = ruth.view(table)["deadline"]
    time.pass_hours(1)
    assert ruth.play(table, ORDERS).view["deadline"] == deadline
    hal.play(table, plan(hal, table))
    assert ruth.view(table)["deadline"] == deadline


@pytest.mark.rule("M-38")
def test_a_choice_shares_the_deadline_of_the_plan(club: Club, time: Time) -> None:
    table, (ruth, hal) = table_with(club, "rangefinder")
    deadline = ruth.view(table)["deadline"]
    time.pass_hours(1)
    ruth.play(table, plan(ruth, table))
    time.pass_hours(1)
    view = ruth.play(table, first(ruth, table, "rangefinder")).view
    assert view["waiting_for"] == [0, 1]
    assert view["deadline"] == deadline
    hal.play(table, plan(hal, table))
    assert ruth.view(table)["deadline"] == deadline, "Ruth's own, whose plan was made an hour ago"
    time.pass_hours(8)
    assert [event["kind"] for event in ruth.view(table, 1)["happened"] if event["seat"] == 0][-2:] == ["timed-out", "took"]


@pytest.mark.rule("G-08", "M-38")
def test_a_choice_that_the_reveal_waited_for_is_followed_by_a_new_clock(club: Club, time: Time) -> None:
    table, (ruth, hal) = table_with(club, "rangefinder")
    ruth.play(table, plan(ruth, table))
    ruth.play(table, first(ruth, table, "rangefinder"))
    hal.play(table, plan(hal, table))
    time.pass_hours(9)
    view = ruth.play(table, first(ruth, table, "take")).view
    assert view["waiting_for"] == [0, 1]
    assert view["deadline"] == iso(time.now + 10 * HOUR)


@pytest.mark.rule("M-38")
def test_a_deadline_that_has_passed_is_not_shared(club: Club, time: Time) -> None:
    name, (ruth, _) = table_with(club, "rangefinder")
    ruth.play(name, plan(ruth, name))
    table = until_answered(lambda: take(club, name, strong=True))
    late = table.at + 11 * HOUR
    apply_act(table, table.n + 1, late, Act("move", 0, first(ruth, name, "rangefinder"), Mark.of("a new key", None)))
    assert table.seats[0].asked_at == late


@pytest.mark.rule("M-31", "M-41")
def test_games_know_which_seats_bots_play(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="mulligan", options={"modes": ["interesting"]})
    offer = {"kind": "offer", "stakes": {"1": 5}, "bet": {"about": "hole"}}
    assert [event["kind"] for event in ruth.play(table, offer).view["happened"]] == ["offered"]
    ruth.play(table, {"kind": "take-back"})
    hal.leave(table)
    assert [event["kind"] for event in ruth.play(table, offer).view["happened"]] == ["offered", "declined"]


@pytest.mark.rule("G-05")
def test_only_an_accepted_move_brings_a_player_back(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="mulligan", options={"modes": ["interesting"]})
    offer = {"kind": "offer", "stakes": {"1": 5}, "bet": {"about": "hole"}}
    hal.leave(table)
    with pytest.raises(IllegalMove):
        hal.play(table, {"kind": "orders", "orders": "sometimes"})
    assert [event["kind"] for event in ruth.play(table, offer).view["happened"]] == ["offered", "declined"]
    assert hal.play(table, ORDERS).view["happened"][0]["kind"] == "back"
    assert [event["kind"] for event in ruth.play(table, offer).view["happened"]] == ["offered"]


def test_a_table_with_bots_begins_with_them_known(club: Club) -> None:
    ruth = Person(club, "Ruth")
    table = ruth.make(BOT, game="mulligan", options={"modes": ["interesting"]}).id
    offer = {"kind": "offer", "stakes": {"1": 5}, "bet": {"about": "hole"}}
    assert [event["kind"] for event in ruth.play(table, offer).view["happened"]] == ["offered", "declined"]
