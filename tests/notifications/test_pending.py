"""The core: one signal a table until its player has looked, a reminder before the clock runs out, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.notifications.pending import (
    GRACE,
    HOUR,
    MINUTE,
    RECENT,
    SECOND,
    Heed,
    Sleeps,
    Standing,
    Why,
    asked,
    asked_for_seat,
    bent,
    calls,
    due,
    looked,
    nudged,
    reminder_at,
)

AT = 1_780_000_000_000
NEVER = -1
FRESH = Heed(7, AT + GRACE)
WAITS = Standing(over=False, waits=True, asked_at=AT, deadline=AT + 72 * HOUR)
FOREVER = WAITS._replace(deadline=None)
GONE = Standing(over=False, waits=False)
KNOCKED = Heed(3, AT + GRACE, seat=True)
AT_THE_DOOR = Standing(over=False, waits=True, asked_at=AT, seat=True)


def awake(at: int) -> None:
    """Whoever is told in these tests sleeps only where it is said."""


def asleep_until(end: int) -> Sleeps:
    return lambda at: end if at < end else None


def test_who_has_not_looked_a_minute_later_is_told() -> None:
    assert due(FRESH, AT + GRACE - 1, FOREVER, awake) == (FRESH, None)
    told, why = due(FRESH, AT + GRACE, FOREVER, awake)
    assert (why, told.due) == ("turn", None)


def test_who_looked_meanwhile_is_told_nothing() -> None:
    seen = looked(FRESH, AT + 5 * SECOND)
    assert seen is not None
    assert due(seen, AT + GRACE, FOREVER, awake) == (seen._replace(told=True, due=None), None)


def test_who_is_waited_for_no_longer_is_told_nothing() -> None:
    assert due(FRESH, AT + GRACE, GONE, awake) == (FRESH._replace(told=True, due=None), None)


def test_until_they_have_looked_or_moved_nothing_more_is_told() -> None:
    told, _ = due(FRESH, AT + GRACE, FOREVER, awake)
    assert asked(told, 9, AT + HOUR, NEVER) is None, "their clock ran out, and they are asked again"
    assert asked(told, 9, AT + HOUR, 6) is None, "they moved before"
    assert asked(told, 9, AT + HOUR, 8) == Heed(9, AT + HOUR + GRACE), "they moved without a look"
    seen = looked(told, AT + MINUTE)
    assert asked(seen, 9, AT + HOUR, NEVER) == Heed(9, AT + HOUR + GRACE)


def test_an_entry_told_of_late_or_again_changes_nothing() -> None:
    seen = looked(FRESH, AT)
    assert asked(seen, 7, AT, NEVER) is None
    assert asked(seen, 5, AT, 4) is None


def test_a_reminder_comes_when_a_sixth_is_left_looked_or_not() -> None:
    told, _ = due(FRESH, AT + GRACE, WAITS, awake)
    assert told.due == AT + 60 * HOUR
    reminded, why = due(told, AT + 60 * HOUR, WAITS, awake)
    assert (why, reminded.due) == ("reminder", None)
    seen, why = due(looked(FRESH, AT + SECOND) or FRESH, AT + GRACE, WAITS, awake)
    assert (seen.due, why) == (AT + 60 * HOUR, None)
    assert due(seen, AT + 60 * HOUR, WAITS, awake)[1] == "reminder"


def test_nobody_is_reminded_who_is_looking() -> None:
    told, _ = due(FRESH, AT + GRACE, WAITS, awake)
    seen = looked(told, AT + 60 * HOUR - RECENT + 1)
    assert seen is not None
    assert due(seen, AT + 60 * HOUR, WAITS, awake)[1] is None


def test_short_clocks_and_endless_ones_remind_nobody() -> None:
    assert reminder_at(WAITS._replace(deadline=AT + 60 * MINUTE)) == AT + 50 * MINUTE
    assert reminder_at(WAITS._replace(deadline=AT + 59 * MINUTE)) is None
    assert reminder_at(FOREVER) is None
    assert reminder_at(WAITS._replace(deadline=AT + 336 * HOUR)) == AT + 324 * HOUR


def test_in_quiet_hours_it_waits_for_their_end() -> None:
    morning = AT + 8 * HOUR
    kept, why = due(FRESH, AT + GRACE, WAITS, asleep_until(morning))
    assert (kept.due, why) == (morning, None)
    assert due(kept, morning, WAITS, asleep_until(morning))[1] == "turn"
    assert due(kept, morning, GONE, asleep_until(morning))[1] is None, "if it still waits"


def test_a_reminder_comes_in_the_morning_or_before_the_night() -> None:
    for wakes, when in ((65, AT + 65 * HOUR), (73, AT + 59 * HOUR - 15 * MINUTE)):
        sleeps: Sleeps = lambda at, wakes=wakes: AT + wakes * HOUR if AT + 59 * HOUR <= at < AT + wakes * HOUR else None  # type: ignore[misc]
        told, _ = due(FRESH, AT + GRACE, WAITS, sleeps)
        assert told.due == when
        assert due(told, when, WAITS, sleeps)[1] == "reminder"


def test_a_clock_that_was_moved_moves_the_reminder() -> None:
    told, _ = due(FRESH, AT + GRACE, WAITS, awake)
    paused = WAITS._replace(deadline=AT + 144 * HOUR)
    moved, why = due(told, AT + 60 * HOUR, paused, awake)
    assert (moved.due, why) == (AT + 132 * HOUR, None)


def test_a_game_that_is_over_is_told_once() -> None:
    over = Standing(over=True, waits=False, asked_at=AT)
    told, why = due(FRESH, AT + GRACE, over, awake)
    assert (why, told.due) == ("over", None)
    assert due(looked(FRESH, AT) or FRESH, AT + GRACE, over, awake)[1] is None


def test_a_look_leaves_a_trace_where_it_matters() -> None:
    assert looked(FRESH, AT) == FRESH._replace(looked=AT)
    seen = FRESH._replace(looked=AT)
    assert looked(seen, AT + MINUTE - 1) is None, "a minute is short enough"
    assert looked(seen, AT + MINUTE) == FRESH._replace(looked=AT + MINUTE)
    assert looked(seen._replace(due=None), AT + HOUR) is None, "nothing will be said"


def test_a_nudge_reaches_who_was_told_and_has_not_looked() -> None:
    told, _ = due(FRESH, AT + GRACE, WAITS, awake)
    poked = nudged(told, 8, AT + HOUR)
    assert poked is not None
    assert poked.due == AT + HOUR + GRACE
    waits = WAITS._replace(nudged_at=AT + HOUR)
    heard, why = due(poked, AT + HOUR + GRACE, waits, awake)
    assert (why, heard.fresh, heard.due) == ("nudge", False, AT + 60 * HOUR), "and the reminder comes as it would have"
    assert nudged(heard, 8, AT + HOUR) is None, "told of again"
    assert nudged(heard, 9, AT + 13 * HOUR) is not None


def test_a_nudge_reaches_who_could_not_be_told_when_asked() -> None:
    poked = nudged(None, 8, AT)
    assert poked is not None
    assert due(poked, AT + GRACE, WAITS._replace(nudged_at=AT), awake)[1] == "nudge"


def test_a_nudge_says_whose_turn_it_is_to_who_was_not_told_yet() -> None:
    poked = nudged(FRESH, 8, AT + SECOND)
    assert poked is not None
    told, why = due(poked, AT + GRACE, FOREVER._replace(nudged_at=AT + SECOND), awake)
    assert (why, told.due) == ("nudge", None), "at once, and nothing after it"


def test_who_looks_after_a_nudge_or_moves_hears_nothing_of_it() -> None:
    poked = nudged(FRESH._replace(told=True, due=None), 8, AT + HOUR)
    assert poked is not None
    waits = FOREVER._replace(nudged_at=AT + HOUR)
    seen = looked(poked, AT + HOUR + 5 * SECOND)
    assert seen is not None
    assert due(seen, AT + HOUR + GRACE, waits, awake)[1] is None
    assert due(poked, AT + HOUR + GRACE, GONE, awake)[1] is None
    before = looked(poked, AT + HOUR - SECOND)
    assert before is not None
    assert due(before, AT + HOUR + GRACE, waits, awake)[1] == "nudge"


def test_a_nudge_waits_for_the_morning() -> None:
    poked = nudged(FRESH._replace(told=True, due=None), 8, AT + HOUR)
    assert poked is not None
    kept, why = due(poked, AT + HOUR + GRACE, FOREVER._replace(nudged_at=AT + HOUR), asleep_until(AT + 8 * HOUR))
    assert (why, kept.due, kept.fresh) == (None, AT + 8 * HOUR, True)


def test_a_clock_that_may_run_out_sooner_is_looked_at_anew() -> None:
    waiting = FRESH._replace(told=True, due=AT + 60 * HOUR)
    assert bent(waiting, AT + HOUR) == waiting._replace(due=AT + HOUR + GRACE)
    again = waiting._replace(due=AT + HOUR + GRACE)
    sooner, why = due(again, AT + HOUR + GRACE, WAITS._replace(deadline=AT + 24 * HOUR), awake)
    assert (why, sooner.due) == (None, AT + 20 * HOUR)
    assert bent(waiting._replace(due=None), AT) is None
    assert bent(FRESH, AT) is None, "it comes as soon as that anyway"
    assert bent(None, AT) is None


def test_polls_look_for_a_heed_a_few_times_and_no_more() -> None:
    polls = range(AT, AT + 71 * HOUR, 1500)
    found = [at for at in polls if calls(at, 7, 7, WAITS)]
    assert 8 <= len(found) <= 48
    assert all(at < AT + GRACE or AT + 60 * HOUR - GRACE <= at < AT + 60 * HOUR for at in found)


@pytest.mark.parametrize("begins", [AT, AT + 60 * HOUR - GRACE])
def test_of_polls_each_half_minute_one_is_among_those(begins: int) -> None:
    """As a page asks on its player's turn alone."""
    for first in range(begins, begins + 30 * SECOND, 250):
        assert any(calls(at, 7, 7, WAITS) for at in (first, first + 30 * SECOND))


def test_a_look_that_shows_what_was_not_seen_looks_for_one() -> None:
    assert calls(AT + HOUR, None, 7, WAITS)
    assert calls(AT + HOUR, 6, 7, WAITS)
    assert not calls(AT + HOUR, 7, 7, WAITS)
    assert not calls(AT + 6 * SECOND, 7, 7, GONE)


def test_polls_look_for_one_after_a_nudge_too() -> None:
    poked = FOREVER._replace(nudged_at=AT + HOUR)
    assert calls(AT + HOUR + 6 * SECOND, 8, 8, poked)
    assert not calls(AT + HOUR + 20 * SECOND, 8, 8, poked)


# ── somebody asks the host for a seat ──


def test_a_host_who_has_not_looked_is_told_of_a_request() -> None:
    assert asked_for_seat(None, 3, AT) == KNOCKED
    told, why = due(KNOCKED, AT + GRACE, AT_THE_DOOR, awake)
    assert (why, told.due) == ("seat", None), "and reminded of nothing"
    assert asked_for_seat(told, 4, AT + HOUR) is None, "one until they have looked"
    assert asked_for_seat(KNOCKED, 4, AT + SECOND) is None, "it is told with the first"
    late = looked(told, AT + HOUR)
    assert late is not None
    assert asked_for_seat(late, 4, AT + HOUR) == Heed(4, AT + HOUR + GRACE, seat=True)
    seen = looked(KNOCKED, AT + SECOND)
    assert seen is not None
    assert due(seen, AT + GRACE, AT_THE_DOOR, awake)[1] is None
    assert asked_for_seat(seen, 4, AT + HOUR) == Heed(4, AT + HOUR + GRACE, seat=True)
    assert asked_for_seat(seen, 3, AT + HOUR) is None, "told of again"


def test_a_request_in_quiet_hours_waits_for_their_end() -> None:
    morning = AT + 8 * HOUR
    kept, why = due(KNOCKED, AT + GRACE, AT_THE_DOOR, asleep_until(morning))
    assert (kept.due, kept.told, why) == (morning, False, None)
    assert due(kept, morning, AT_THE_DOOR, asleep_until(morning))[1] == "seat"


def test_a_request_that_was_taken_back_is_not_told_and_mutes_nothing() -> None:
    kept, why = due(KNOCKED, AT + GRACE, GONE, awake)
    assert why is None
    assert asked_for_seat(kept, 5, AT + HOUR) == Heed(5, AT + HOUR + GRACE, seat=True)


def test_a_turn_is_told_though_a_request_was_told_and_not_looked_at() -> None:
    told, _ = due(KNOCKED, AT + GRACE, AT_THE_DOOR, awake)
    for heed in (KNOCKED, told):
        assert asked(heed, 4, AT + HOUR, NEVER) == Heed(4, AT + HOUR + GRACE)


def test_a_request_is_none_once_the_game_has_begun() -> None:
    assert due(KNOCKED, AT + GRACE, WAITS, awake)[1] is None


# ── for all that may happen ──

STEPS = st.lists(
    st.tuples(st.sampled_from(["ask", "look", "move", "time-out", "nudge", "bend", "wake"]), st.integers(0, 30 * HOUR)),
    min_size=1,
    max_size=40,
)


class Life:
    """A player at a table: `said` is all they were told, `free` whether they may be told of a turn."""

    def __init__(self, night: tuple[int, int]) -> None:
        self.heed: Heed | None = None
        self.now, self.n, self.moved = AT, 0, NEVER
        self.standing = GONE
        self.said: list[tuple[Why, int]] = []
        self.free = True
        self.looked_at = 0
        self.night = night

    def sleeps(self, at: int) -> int | None:
        begins, length = self.night
        into = (at - begins) % (24 * HOUR)
        return at - into + length if into < length else None

    def ask(self) -> None:
        if not self.standing.waits:
            self._asked()

    def _asked(self) -> None:
        self.n += 1
        self.standing = Standing(False, True, self.now, self.now + 24 * HOUR)
        self.heed = asked(self.heed, self.n, self.now, self.moved) or self.heed

    def look(self) -> None:
        self.free, self.looked_at = True, self.now
        if self.heed:
            self.heed = looked(self.heed, self.now) or self.heed

    def move(self) -> None:
        if self.standing.waits:
            self.n += 1
            self.moved, self.standing, self.free = self.n, GONE, True

    def time_out(self) -> None:
        if self.standing.waits:
            self._asked()

    def nudge(self) -> None:
        if self.standing.waits:
            self.n += 1
            self.standing = self.standing._replace(nudged_at=self.now)
            self.heed = nudged(self.heed, self.n, self.now) or self.heed

    def bend(self) -> None:
        self.heed = bent(self.heed, self.now) or self.heed

    def wake(self) -> None:
        if self.heed:
            self.heed, why = due(self.heed, self.now, self.standing, self.sleeps)
            if why:
                self._hear(why)

    def _hear(self, why: Why) -> None:
        assert self.sleeps(self.now) is None, "nothing in quiet hours"
        assert self.standing.waits, "nothing of what waits for nobody"
        looks = self.now - self.looked_at < RECENT and self.looked_at >= self.standing.asked_at
        assert why == "nudge" or not looks, "nothing while they look"
        if why == "turn":
            assert self.free, "one until they have looked"
        if why == "nudge":
            assert self.looked_at < self.standing.nudged_at, "nothing that they saw"
        self.free = self.free and why == "reminder"
        self.said.append((why, self.n))


@settings(max_examples=300, deadline=None)
@given(STEPS, st.integers(0, 24 * HOUR), st.integers(0, 12 * HOUR))
def test_one_a_table_until_looked_whatever_happens(steps: list[tuple[str, int]], begins: int, length: int) -> None:
    life = Life((begins, length))
    for step, later in steps:
        life.now += later
        getattr(life, step.replace("-", "_"))()
    reminders = [n for why, n in life.said if why == "reminder"]
    assert len(reminders) == len(set(reminders)), "one reminder a decision"
    nudges = [n for why, n in life.said if why == "nudge"]
    assert len(nudges) == len(set(nudges)), "one signal a nudge"


@settings(max_examples=100, deadline=None)
@given(STEPS)
def test_who_looks_each_time_is_told_of_each_turn(steps: list[tuple[str, int]]) -> None:
    """And nobody is forgotten: whoever is asked, and is told, and looks, is told of the next."""
    life = Life((0, 0))
    for step, later in steps:
        life.now += later
        getattr(life, step.replace("-", "_"))()
    life.look()
    life.move()
    life.now += HOUR
    life.ask()
    heard = len(life.said)
    life.now += GRACE
    life.wake()
    assert life.said[heard:] == [("turn", life.n)]


DOOR = st.lists(
    st.tuples(st.sampled_from(["knock", "withdraw", "look", "wake"]), st.integers(0, HOUR)), min_size=1, max_size=40
)


class Door:
    """A host whom strangers ask for a seat, and what they were told."""

    def __init__(self) -> None:
        self.heed: Heed | None = None
        self.now, self.n = AT, 0
        self.standing = GONE
        self.said = 0
        self.free = True

    def knock(self) -> None:
        self.n += 1
        self.standing = AT_THE_DOOR._replace(asked_at=self.now)
        self.heed = asked_for_seat(self.heed, self.n, self.now) or self.heed

    def withdraw(self) -> None:
        self.standing = GONE

    def look(self) -> None:
        self.free = True
        if self.heed:
            self.heed = looked(self.heed, self.now) or self.heed

    def wake(self) -> None:
        if self.heed:
            self.heed, why = due(self.heed, self.now, self.standing, awake)
            if why:
                assert (why, self.free, self.standing.waits) == ("seat", True, True)
                self.free, self.said = False, self.said + 1


@settings(max_examples=200, deadline=None)
@given(DOOR, st.booleans())
def test_a_host_hears_of_one_request_until_they_have_looked(steps: list[tuple[str, int]], looks: bool) -> None:
    door = Door()
    for step, later in steps:
        door.now += later
        getattr(door, step)()
    if looks:
        door.look()
    due_to_hear, heard = door.free, door.said
    door.now += HOUR
    door.wake()
    if due_to_hear and door.said == heard:
        door.now += HOUR
        door.knock()
        door.now += GRACE
        door.wake()
    assert door.said == heard + due_to_hear
