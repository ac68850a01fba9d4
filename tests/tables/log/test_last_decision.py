"""The last decision of a person (`last`), by which a page decides how often to poll."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.play.club import Club
from tests.tables.log.test_moves_beside_a_decision import ORDERS, plan
from tests.tables.people import BOT, Person, Time, friends, hand, seated

ROLL = {"kind": "roll"}


def last_decision(club: Club, table: str, *people: Person) -> Any:
    """Return what each player and a watcher see."""
    watched = Person(club, "Anyone who").view(table)
    seen = [watched["last"], *(person.view(table)["last"] for person in people)]
    assert all(last == seen[0] for last in seen)
    return seen[0]


def test_nobody_has_decided_before_the_first_move(club: Club) -> None:
    table, people = seated(club, "Ruth", "Hal")
    assert last_decision(club, table, *people) is None


def test_last_is_the_newest_decision_of_a_person(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    ruth.play(table, ROLL)
    assert last_decision(club, table, ruth, hal) == {"seat": 0, "at": "2026-05-28T20:26:40Z"}
    time.pass_hours(1)
    hal.say(table, "Well rolled")
    assert last_decision(club, table, ruth, hal)["at"] == "2026-05-28T20:26:40Z", "talk is no decision"
    ruth.play(table, {"kind": "keep"})
    hal.play(table, ROLL)
    assert last_decision(club, table, ruth, hal) == {"seat": 1, "at": "2026-05-28T21:26:40Z"}


def test_decisions_of_bots_and_clocks_are_not_last(club: Club, time: Time) -> None:
    (ruth,) = friends(club, "Ruth")
    alone = ruth.make(BOT).id
    ruth.finish_hole(alone)
    assert ruth.view(alone)["last"]["seat"] == 0, "the bot played after her, in the same entry"
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=1)
    ann.finish_hole(table)
    before = last_decision(club, table, ann, ben)
    time.pass_hours(2)
    assert [event["kind"] for event in ann.view(table, 1)["happened"]][-1] != "rolled"
    assert last_decision(club, table, ann, ben) == before


@pytest.mark.rule("G-02")
def test_a_hidden_choice_counts_as_last(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny")
    number = hand(ruth.view(table))[0]
    time.pass_hours(1)
    ruth.play(table, {"kind": "pick", "number": number, "ask": False})
    assert last_decision(club, table, ruth, hal) == {"seat": 0, "at": "2026-05-28T21:26:40Z"}


@pytest.mark.rule("G-01", "M-32")
def test_a_hidden_order_does_not_count_as_last(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="mulligan")
    ruth.play(table, plan(ruth, table))
    before = last_decision(club, table, ruth, hal)
    time.pass_hours(1)
    hal.play(table, ORDERS)
    assert last_decision(club, table, ruth, hal) == before


def test_it_is_the_same_from_memory_and_from_the_log(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    ruth.finish_hole(table)
    for word in range(20):
        time.pass_hours(0.01)
        hal.say(table, f"Still thinking, {word}")
        before = last_decision(club, table, ruth, hal)
        club.forget()
        assert last_decision(club, table, ruth, hal) == before
