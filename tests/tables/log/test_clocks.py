"""Clocks: who is late, which time-outs are written, and who comes back."""

import pytest

from chalicelib.errors import NotYourTurn, PhaseOver, TimedOut
from chalicelib.play.club import Club
from chalicelib.play.projections import has_bots_to_move
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import due_turns, no_notifications, play_on, wake, wake_steps
from tests.tables.people import DAY, EIGHTEEN, OPEN, Time, append_by_hand, friends, hand, open_club, seated, until_answered

ROLL, KEEP = {"kind": "roll"}, {"kind": "keep"}


@pytest.mark.rule("G-04", "G-08")
def test_reading_after_the_deadline_writes_the_time_out(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    time.pass_hours(0.99)
    assert hal.view(table)["version"] == 1
    time.pass_hours(0.02)
    view = hal.view(table, 1)
    assert view["happened"][0] == {"n": 2, "seat": 0, "kind": "timed-out"}
    assert view["state"]["players"][0]["thru"] == 1
    assert view["version"] == 2


@pytest.mark.rule("G-08")
def test_nothing_restarts_a_clock_before_its_decision(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    deadline = ruth.view(table)["deadline"]
    time.pass_hours(0.5)
    hal.say(table, "Hello")
    assert ruth.view(table)["deadline"] == deadline
    rolled = ruth.play(table, ROLL).view
    assert rolled["deadline"] == "2026-05-28T21:56:40Z", "a new decision has a clock of its own"


@pytest.mark.rule("G-08")
def test_at_their_own_pace_each_seat_has_its_own_clock(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=2, options={"stymie": False})
    time.pass_hours(1)
    ruth.play(table, ROLL)
    assert ruth.view(table)["deadline"] == "2026-05-28T22:26:40Z", "Hal's, the earliest"
    time.pass_hours(1)
    assert [event["seat"] for event in ruth.view(table, 2)["happened"] if event["kind"] == "timed-out"] == [1]


def test_the_late_seat_itself_may_still_move_until_its_time_out_is_written(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    time.pass_hours(5)
    assert ruth.play(table, ROLL, seen=1).view["version"] == 2


def test_a_move_that_loses_to_its_time_out_is_refused(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    time.pass_hours(5)
    hal.look(table)
    with pytest.raises(TimedOut):
        ruth.play(table, ROLL, seen=1)


def test_a_long_silence_costs_one_decision_per_request(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    time.now += 10 * DAY
    view = hal.view(table)
    assert [player["thru"] for player in view["state"]["players"]] == [1, 0]
    time.pass_hours(0.5)
    assert hal.view(table)["version"] == view["version"], "the next deadline counts from that entry"


@pytest.mark.rule("G-04")
def test_two_time_outs_in_a_row_give_the_seat_to_a_bot(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    for expected in (False, True):
        time.pass_hours(1.5)
        view = hal.view(table)
        assert view["seats"][0]["played_by_bot"] is expected
        if not expected:
            hal.finish_hole(table)
    hal.finish_hole(table)
    back = ruth.take(table, "")
    assert not back.view["seats"][0]["played_by_bot"]


@pytest.mark.rule("G-04")
def test_a_players_move_ends_the_bots_play(club: Club, time: Time) -> None:
    """It may replace the bot's choice in a running simultaneous phase."""
    table, (ruth, hal, bea) = seated(club, "Ruth", "Hal", "Bea", game="tiny", clock_hours=None)
    number = hand(ruth.view(table))[0]
    left = ruth.leave(table)
    assert left["seats"][0]["played_by_bot"]
    assert 0 not in left["waiting_for"], "the bot has chosen"
    view = ruth.play(table, {"kind": "pick", "number": number, "ask": False}, seen=left["version"]).view
    assert not view["seats"][0]["played_by_bot"]


@pytest.mark.rule("G-08")
def test_all_who_are_late_in_a_simultaneous_phase_get_their_default_in_one_step(club: Club, time: Time) -> None:
    table, (ruth, hal, bea) = seated(club, "Ruth", "Hal", "Bea", game="tiny", clock_hours=1)
    before = ruth.view(table)["version"]
    time.pass_hours(2)
    view = bea.view(table, before)
    late = [event for event in view["happened"] if event["kind"] == "timed-out"]
    assert {event["seat"] for event in late} == {0, 1, 2}
    assert {event["n"] for event in late} == {before + 1}


@pytest.mark.rule("G-05")
def test_a_table_without_humans_is_abandoned_after_a_fortnight(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=None)
    ruth.leave(table)
    view = hal.leave(table)
    assert view["status"] == "playing"
    assert view["waiting_for"], "bots alone play nothing"
    time.now += 13 * DAY
    assert hal.view(table)["status"] == "playing"
    time.now += 1 * DAY
    ended = hal.view(table)
    assert (ended["status"], ended["ended"], ended["result"]) == ("finished", "abandoned", None)


@pytest.mark.rule("G-05")
def test_a_resting_table_continues_when_somebody_returns(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=None)
    ruth.leave(table)
    before = hal.leave(table)["version"]
    hal.take(table, "")
    assert hal.view(table)["waiting_for"] == [1], "Ruth's bot has played, and Hal is asked"
    assert hal.view(table)["version"] == before + 1


def test_an_open_table_that_nobody_joined_is_closed_after_a_fortnight(club: Club, time: Time) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(OPEN)
    time.now += 14 * DAY
    assert ruth.view(made.id)["ended"] == "closed"


def test_the_scheduled_handler_writes_what_is_due_and_looks_again_at_the_true_deadline(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    until_answered(lambda: wake(club))
    assert ruth.view(table)["version"] == 1
    for entries in (1, 2, 3):
        time.pass_hours(1.1)
        for _ in range(20):
            until_answered(lambda: wake(club))
        club.forget()
        newest = until_answered(lambda: club.store.newest(table, 1, strong=True))
        assert newest[0].n == 1 + entries


def test_the_scheduled_handler_lets_bots_that_were_cut_short_play_on(club: Club, time: Time) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(*[OPEN] * 3, options={"stymie": False}, clock_hours=None, course=EIGHTEEN)
    view = ruth.start(made.id)
    assert sum(player["thru"] for player in view["state"]["players"]) < 20
    time.pass_hours(0.1)
    for _ in range(20):
        until_answered(lambda: wake(club))
    assert [player["thru"] for player in ruth.view(made.id)["state"]["players"]] == [0, 18, 18, 18]


def test_a_wake_has_steps_of_one_entry_and_the_table_stays_due_until_the_last(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(*[OPEN] * 3, options={"stymie": False}, clock_hours=None, course=EIGHTEEN)
    ruth.start(made.id)
    time.pass_hours(0.1)
    steps: list[tuple[int, int]] = []
    for done in wake_steps(club):
        steps.append((newest(club, made.id).n, done))
        assert (due_turns(club, no_notifications).late == 0) == bool(done)
    first = steps[0][0]
    assert steps == [(n, 0) for n in range(first, first + len(steps) - 1)] + [(steps[-1][0], 1)]
    assert steps[-1][0] == steps[-2][0] + 1
    assert not has_bots_to_move(newest(club, made.id))


def test_bots_that_were_cut_short_can_be_continued(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(*[OPEN] * 3, options={"stymie": False}, clock_hours=None, course=EIGHTEEN)
    ruth.start(made.id)
    entries = 0
    while has_bots_to_move(newest(club, made.id)):
        before = newest(club, made.id).n
        more = play_on(club, made.id)
        assert newest(club, made.id).n <= before + 1
        assert not more or has_bots_to_move(newest(club, made.id))
        entries += 1
    assert entries > 1
    assert [player["thru"] for player in ruth.view(made.id)["state"]["players"]] == [0, 18, 18, 18]
    last = newest(club, made.id)
    assert not play_on(club, made.id)
    assert newest(club, made.id) == last


@pytest.mark.parametrize("table", ["nowhere", "broken"])
def test_a_table_whose_bots_cannot_play_on_is_left_to_the_scheduled_handler(club: Club, table: str) -> None:
    append_by_hand(club.store, "broken", Entry(0, "{"))
    assert not play_on(club, table)


def newest(club: Club, table: str) -> Entry:
    return until_answered(lambda: club.store.newest(table, 1, strong=True))[0]


def test_a_move_out_of_turn_is_refused(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    with pytest.raises((NotYourTurn, PhaseOver)):
        hal.play(table, ROLL)
