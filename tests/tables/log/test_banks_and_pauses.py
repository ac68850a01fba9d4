"""Banks of time, pauses and absences: their effect on clocks, and who may use them."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from chalicelib.errors import BadAway, NotYourSeat, PhaseOver, SlowDown, TableFinished, TableOpen, TimedOut, TooMany
from chalicelib.log.pace import Pace
from chalicelib.play.bot_budget import move_budget
from chalicelib.play.club import Club
from tests.tables.log.test_moves_beside_a_decision import first, plan, table_with
from tests.tables.people import BOT, DAY, HOUR, OPEN, START, Person, Time, friends, hand, kinds, seated

ROLL, KEEP = {"kind": "roll"}, {"kind": "keep"}
BANK = Pace(bank=10 * HOUR, back=2 * HOUR)
WEEK = 7 * DAY


def banked(club: Club, *names: str, pace: Pace = BANK, **wanted: Any) -> tuple[str, list[Person]]:
    return seated(club, *names, clock_hours=None, pace=pace, **wanted)


def hours_left(view: dict[str, Any], seat: int) -> float | None:
    left = view["pace"]["seats"][seat]["left"]
    return None if left is None else left / 3600


def deadline(view: dict[str, Any], seat: int | None = None) -> float | None:
    """Return the hours from the start to the deadline, the seat's or the earliest."""
    shown = view["deadline"] if seat is None else view["pace"]["seats"][seat]["deadline"]
    return None if shown is None else round((at(shown) - START) / HOUR, 3)


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


# ── the bank ──


@pytest.mark.rule("G-08")
def test_a_bank_is_for_the_whole_game_and_some_comes_back_with_each_decision(club: Club, time: Time) -> None:
    table, (ruth, hal) = banked(club, "Ruth", "Hal")
    view = ruth.view(table)
    assert (view["clock_hours"], view["pace"]["bank"]) == (None, {"hours": 10, "back": 2})
    assert deadline(view) == deadline(view, 0) == 10
    assert deadline(view, 1) is None, "Hal is not waited for"
    time.pass_hours(3)
    view = ruth.play(table, ROLL).view
    assert hours_left(view, 0) == 9
    assert hours_left(view, 1) == 10
    assert deadline(view) == 12


@pytest.mark.rule("G-04", "G-08")
def test_a_seat_with_an_empty_bank_is_late_and_then_has_what_is_added_back(club: Club, time: Time) -> None:
    table, (ruth, hal) = banked(club, "Ruth", "Hal")
    time.pass_hours(9.99)
    assert hal.view(table)["version"] == 1
    time.pass_hours(1.5)
    late = hal.view(table, 1)
    assert late["happened"][0] == {"n": 2, "seat": 0, "kind": "timed-out"}
    assert hours_left(late, 0) == 2
    assert hours_left(late, 1) == 10
    assert deadline(late) == 21.49


def test_a_late_move_before_the_time_out_is_written_costs_no_more_than_the_bank(club: Club, time: Time) -> None:
    table, (ruth, hal) = banked(club, "Ruth", "Hal")
    time.pass_hours(50)
    assert hours_left(ruth.play(table, ROLL, seen=1).view, 0) == 2
    time.pass_hours(3)
    hal.look(table)
    with pytest.raises(TimedOut):
        ruth.play(table, KEEP, seen=2)


@pytest.mark.rule("G-02")
def test_a_changed_choice_adds_nothing_back(club: Club, time: Time) -> None:
    table, (ruth, hal, bea) = banked(club, "Ruth", "Hal", "Bea", game="tiny")
    time.pass_hours(1)
    for turn in range(6):
        numbers = hand(ruth.view(table))
        number = numbers[turn % len(numbers)]
        view = ruth.play(table, {"kind": "pick", "number": number, "ask": False}).view
        assert hours_left(view, 0) == 11, "ten, less one, and two back, once"
        time.pass_hours(0.5)


@pytest.mark.rule("M-38")
def test_a_choice_on_the_plans_clock_shares_what_was_added_back(club: Club, time: Time) -> None:
    while True:
        table, (ruth, hal) = banked(club, "Ruth", "Hal", game="mulligan")
        if "rangefinder" in kinds(ruth.view(table)["legal"]):
            break
    time.pass_hours(1)
    assert hours_left(ruth.play(table, plan(ruth, table)).view, 0) == 11
    time.pass_hours(1)
    view = ruth.play(table, first(ruth, table, "rangefinder")).view
    assert (view["waiting_for"], hours_left(view, 0)) == ([0, 1], 9), "the hour in which nobody waited for her is not counted"


@pytest.mark.rule("G-08", "M-38")
def test_a_pause_also_moves_the_clock_of_a_made_plan(club: Club, time: Time) -> None:
    table, (ruth, hal) = table_with(club, "rangefinder")
    time.pass_hours(1)
    ruth.play(table, plan(ruth, table))
    ruth.pause(table)
    hal.pause(table)
    time.pass_hours(20)
    hal.resume(table)
    view = ruth.play(table, first(ruth, table, "rangefinder")).view
    assert (deadline(view, 0), deadline(view, 1)) == (30, 30)


def test_leaving_and_coming_back_does_not_refund_time(club: Club, time: Time) -> None:
    table, (ruth, hal) = banked(club, "Ruth", "Hal", options={"stymie": False})
    time.pass_hours(4)
    assert hours_left(ruth.leave(table), 0) == 6
    time.pass_hours(3)
    view = ruth.take(table, "").view
    assert hours_left(view, 0) == 6, "the bot's time was not hers"


def test_coming_back_with_a_move_before_the_bots_does_not_count_the_time_between(club: Club, time: Time) -> None:
    slow = replace(club, bot_budget=move_budget(0))
    table, (ruth, hal) = banked(slow, "Ruth", "Hal")
    time.pass_hours(4)
    ruth.leave(table)
    time.pass_hours(3)
    assert hours_left(ruth.play(table, ROLL).view, 0) == 8


def test_coming_back_with_an_empty_bank_gives_time_for_a_decision(club: Club, time: Time) -> None:
    table, (ruth, hal) = banked(club, "Ruth", "Hal", options={"stymie": False})
    time.pass_hours(9.5)
    ruth.leave(table)
    assert hours_left(ruth.take(table, "").view, 0) == 2


def test_a_bot_has_no_bank(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(BOT, clock_hours=None, pace=BANK)
    assert (hours_left(made.view, 0), hours_left(made.view, 1)) == (10, None)


def test_a_rematch_has_the_same_pace(club: Club, time: Time) -> None:
    table, people = banked(club, "Ruth", "Hal", game="tiny", options={"rounds": 1}, pace=Pace(10 * HOUR, HOUR, ("nights",)))
    for person in people:
        view = person.view(table)
        person.play(table, {"kind": "pick", "number": hand(view)[0], "ask": False})
    while people[0].view(table)["status"] == "playing":
        time.pass_hours(20)
    again = people[0].rematch(table)
    assert people[0].view(again.table)["pace"]["bank"] == {"hours": 10, "back": 1}
    assert people[0].view(again.table)["pace"]["off"] == ["nights"]


# ── pauses ──


@pytest.mark.rule("G-08")
def test_a_pause_begins_once_all_agree_and_stops_all_clocks(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=10)
    time.pass_hours(4)
    asked = hal.pause(table)
    assert asked["pace"]["pause"]["agreed"] == [1]
    assert asked["pace"]["pause"]["since"] is None
    assert deadline(asked) == 10, "asking moves nothing"
    time.pass_hours(2)
    paused = ruth.pause(table)
    assert [event["kind"] for event in ruth.view(table, asked["version"])["happened"]] == ["pause-agreed", "paused"]
    assert deadline(paused) == 6 + 28 * 24 + 4, "as if nobody ended it"
    time.now += 20 * DAY
    assert ruth.view(table)["version"] == paused["version"], "nobody is late"
    resumed = hal.resume(table)
    assert resumed["pace"]["pause"] is None
    assert deadline(resumed) == 6 + 20 * 24 + 4
    time.pass_hours(4)
    assert ruth.view(table, resumed["version"])["happened"][0]["kind"] == "timed-out"


def test_a_pause_ends_by_itself_after_four_weeks(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=10)
    ruth.pause(table)
    version = hal.pause(table)["version"]
    time.now += 28 * DAY
    time.pass_hours(9.9)
    assert hal.view(table)["version"] == version
    again = hal.pause(table)
    assert again["pace"]["pause"]["agreed"] == [1], "the old one is over: this asks for another"
    assert deadline(again) == 28 * 24 + 10
    assert hal.resume(table)["pace"]["pause"] is None
    time.pass_hours(0.2)
    assert hal.view(table, again["version"])["happened"][-1]["kind"] != "paused"


def test_moves_are_allowed_during_a_pause(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=10)
    ruth.pause(table)
    hal.pause(table)
    time.pass_hours(100)
    rolled = ruth.play(table, ROLL).view
    assert rolled["pace"]["pause"]["since"] is not None
    time.pass_hours(100)
    assert deadline(hal.resume(table)) == 210


def test_bots_and_absent_players_agree_to_a_pause(club: Club, time: Time) -> None:
    ruth, hal, bea = friends(club, "Ruth", "Hal", "Bea")
    made = ruth.make(OPEN, OPEN, BOT)
    hal.join(made)
    bea.join(made)
    ruth.pause(made.id)
    assert hal.pause(made.id)["pace"]["pause"]["since"] is None
    left = bea.leave(made.id)
    assert left["pace"]["pause"]["since"] is not None
    alone = ruth.make(BOT).id
    assert ruth.pause(alone)["pace"]["pause"]["since"] is not None
    with pytest.raises(PhaseOver):
        bea.pause(made.id)
    assert bea.resume(made.id)["pace"]["pause"] is None, "anybody ends it"


def test_a_request_for_a_pause_ends_when_its_only_supporter_leaves(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    ruth.pause(table)
    assert ruth.leave(table)["pace"]["pause"] is None


def test_a_new_player_in_a_released_seat_is_not_away_and_has_not_agreed(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=10)
    ruth.say_away(time.now + WEEK)
    ruth.pause(table)
    ruth.release(table, 0)
    code = hal.view(table)["links"]["join"].split("=")[1]
    bea = Person(club, "Bea")
    view = bea.take(table, code).view
    assert (view["pace"]["pause"], view["pace"]["seats"][0]["away"]) == (None, None)
    assert bea.pause(table)["pace"]["pause"]["agreed"] == [0]


def test_a_declined_pause_cannot_be_requested_again_that_day(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=None)
    ruth.pause(table)
    declined = hal.resume(table)
    assert declined["pace"]["pause"] is None
    time.pass_hours(23)
    with pytest.raises(SlowDown) as slow:
        ruth.pause(table)
    assert slow.value.retry_after == 3600
    time.pass_hours(1)
    assert ruth.pause(table)["pace"]["pause"]["by"] == 0


def test_repeated_requests_about_a_pause_act_once(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    version = ruth.pause(table)["version"]
    assert ruth.pause(table)["version"] == version
    paused = hal.pause(table)["version"]
    assert ruth.pause(table)["version"] == hal.pause(table)["version"] == paused
    resumed = ruth.resume(table)["version"]
    assert hal.resume(table)["version"] == resumed


def test_pauses_are_limited_per_table(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=None)
    for _ in range(50):
        ruth.pause(table)
        hal.pause(table)
        ruth.resume(table)
    with pytest.raises(TooMany):
        hal.pause(table)


def test_only_players_of_a_running_game_can_pause(club: Club, time: Time) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    for act in (ruth.pause, ruth.resume):
        with pytest.raises(TableOpen):
            act(made.id)
    ruth.start(made.id)
    for seek in (hal.pause, hal.resume, lambda table: hal.nudge(table, 0)):
        with pytest.raises(NotYourSeat):
            seek(made.id)
    ruth.leave(made.id)
    time.now += 15 * DAY
    with pytest.raises(TableFinished):
        ruth.pause(made.id)


# ── away ──


@pytest.mark.rule("G-08")
def test_an_absent_players_clock_starts_when_they_are_back(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=10)
    time.pass_hours(4)
    assert ruth.say_away(time.now + WEEK).tables == [table]
    view = hal.view(table, 1)
    assert view["happened"] == [{"n": 2, "seat": 0, "kind": "away", "until": view["pace"]["seats"][0]["away"]}]
    assert deadline(view) == 4 + 168 + 6
    time.pass_hours(168 + 5.9)
    assert hal.view(table)["version"] == 2
    time.pass_hours(0.2)
    assert hal.view(table, 2)["happened"][0]["kind"] == "timed-out"


def test_coming_back_early_starts_the_clock(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=10)
    ruth.say_away(time.now + WEEK)
    time.pass_hours(24)
    assert ruth.say_away(None).tables == [table]
    view = hal.view(table, 2)
    assert [event["kind"] for event in view["happened"]] == ["here"]
    assert deadline(view) == 34
    assert view["pace"]["seats"][0]["away"] is None


def test_other_clocks_run_while_a_player_is_away(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=10, options={"stymie": False})
    ruth.say_away(time.now + WEEK)
    assert deadline(hal.view(table)) == 10
    assert deadline(hal.view(table), 0) == 178


def test_absence_applies_to_all_tables_and_before_the_game(club: Club, time: Time) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    tables = sorted(ruth.make(BOT).id for _ in range(3))
    waits = ruth.make(OPEN)
    foreign = hal.make(BOT).id
    assert sorted(ruth.say_away(time.now + DAY).tables) == sorted([*tables, waits.id])
    versions = [ruth.view(table)["version"] for table in tables]
    assert len(ruth.say_away(time.now + DAY).tables) == 4
    assert [ruth.view(table)["version"] for table in tables] == versions, "all know"
    assert hal.view(foreign)["version"] == 0
    hal.join(waits)
    assert deadline(hal.view(waits.id)) == 24 + 72


def test_absences_have_a_maximum_length(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=10)
    for wrong in (time.now, time.now - DAY, time.now + 28 * DAY + HOUR):
        with pytest.raises(BadAway):
            ruth.say_away(wrong)
    ruth.say_away(time.now + 28 * DAY)
    time.now += 28 * DAY
    ruth.say_away(time.now + 27 * DAY)
    time.now += 27 * DAY
    ruth.say_away(time.now + 5 * DAY)
    assert deadline(hal.view(table)) == 56 * 24 + 10, "eight weeks at one table in all"
    time.now += 1 * DAY
    assert ruth.say_away(time.now + 5 * DAY).tables == []


def test_the_rest_of_a_shortened_absence_can_be_used_later(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=None)
    for _ in range(5):
        ruth.say_away(time.now + 28 * DAY)
        time.now += DAY
        ruth.say_away(None)
    assert ruth.say_away(time.now + 28 * DAY).tables == [table]


def test_absences_are_limited_per_seat(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=None)
    for _ in range(24):
        ruth.say_away(time.now + DAY)
        ruth.say_away(None)
    version = hal.view(table)["version"]
    assert version == 1 + 48
    assert ruth.say_away(time.now + DAY).tables == []


def test_a_late_player_cannot_become_absent(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=10)
    time.pass_hours(11)
    ruth.say_away(time.now + DAY)
    assert hal.view(table, 1)["happened"][0] == {"n": 2, "seat": 0, "kind": "timed-out"}


# ── nudges ──


def test_a_player_can_be_nudged_once_in_twelve_hours(club: Club, time: Time) -> None:
    table, (ruth, hal, bea) = seated(club, "Ruth", "Hal", "Bea")
    view = hal.nudge(table, 0)
    assert view["pace"]["seats"][0]["nudged"] == "2026-05-28T20:26:40Z"
    assert ruth.view(table, view["version"] - 1)["happened"][-1] == {"n": view["version"], "seat": 1, "kind": "nudged", "to": 0}
    assert hal.nudge(table, 0)["version"] == view["version"], "the same, whose answer was lost"
    with pytest.raises(SlowDown):
        bea.nudge(table, 0)
    time.pass_hours(11.9)
    with pytest.raises(SlowDown) as slow:
        hal.nudge(table, 0)
    assert slow.value.retry_after == 360
    time.pass_hours(0.1)
    assert bea.nudge(table, 0)["version"] == view["version"] + 1


def test_a_nudge_moves_no_deadline(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=10)
    time.pass_hours(5)
    assert deadline(hal.nudge(table, 0)) == 10


def test_only_players_with_a_decision_can_be_nudged(club: Club, time: Time) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, BOT)
    hal.join(made)
    for person, seat in ((hal, 1), (ruth, 1), (hal, 2), (ruth, 0)):
        with pytest.raises(PhaseOver):
            person.nudge(made.id, seat)
    ruth.say_away(time.now + DAY)
    with pytest.raises(PhaseOver, match="Ruth is away"):
        hal.nudge(made.id, 0)
    ruth.say_away(None)
    ruth.pause(made.id)
    hal.pause(made.id)
    with pytest.raises(PhaseOver, match="paused"):
        hal.nudge(made.id, 0)


def test_nudges_are_limited_per_table(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=None)
    for _ in range(200):
        hal.nudge(table, 0)
        time.pass_hours(12)
    with pytest.raises(TooMany):
        hal.nudge(table, 0)
