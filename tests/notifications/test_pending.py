"""Pending notifications: one per table until its player has viewed it, a reminder before the clock runs out, nothing else."""

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
    PendingNotification,
    SilentUntil,
    TableStatus,
    Why,
    after_clock_change,
    after_decision,
    after_nudge,
    after_seat_request,
    after_view,
    process_due,
    reminder_at,
    view_needs_check,
)

AT = 1_780_000_000_000
NEVER = -1
NEW = PendingNotification(7, AT + GRACE)
WAITS = TableStatus(over=False, waits=True, asked_at=AT, deadline=AT + 72 * HOUR)
FOREVER = WAITS._replace(deadline=None)
GONE = TableStatus(over=False, waits=False)
SEAT_REQUEST = PendingNotification(3, AT + GRACE, seat=True)
WAITS_FOR_SEAT = TableStatus(over=False, waits=True, asked_at=AT, seat=True)


def awake(at: int) -> None:
    """The player may always be notified."""


def asleep_until(end: int) -> SilentUntil:
    return lambda at: end if at < end else None


def test_a_player_who_has_not_viewed_the_table_after_a_minute_is_notified() -> None:
    assert process_due(NEW, AT + GRACE - 1, FOREVER, awake) == (NEW, None)
    after, why = process_due(NEW, AT + GRACE, FOREVER, awake)
    assert (why, after.due) == ("turn", None)


def test_a_player_who_viewed_the_table_meanwhile_is_not_notified() -> None:
    seen = after_view(NEW, AT + 5 * SECOND)
    assert seen is not None
    assert process_due(seen, AT + GRACE, FOREVER, awake) == (seen._replace(told=True, due=None), None)


def test_a_player_whose_turn_is_over_is_not_notified() -> None:
    assert process_due(NEW, AT + GRACE, GONE, awake) == (NEW._replace(told=True, due=None), None)


def test_no_second_notification_until_the_player_views_or_moves() -> None:
    after, _ = process_due(NEW, AT + GRACE, FOREVER, awake)
    assert after_decision(after, 9, AT + HOUR, NEVER) is None, "their clock ran out, and they are asked again"
    assert after_decision(after, 9, AT + HOUR, 6) is None, "they moved before"
    assert after_decision(after, 9, AT + HOUR, 8) == PendingNotification(9, AT + HOUR + GRACE), "they moved without a look"
    seen = after_view(after, AT + MINUTE)
    assert after_decision(seen, 9, AT + HOUR, NEVER) == PendingNotification(9, AT + HOUR + GRACE)


def test_an_entry_delivered_late_or_again_changes_nothing() -> None:
    seen = after_view(NEW, AT)
    assert after_decision(seen, 7, AT, NEVER) is None
    assert after_decision(seen, 5, AT, 4) is None


def test_a_reminder_comes_when_a_sixth_is_left_viewed_or_not() -> None:
    after, _ = process_due(NEW, AT + GRACE, WAITS, awake)
    assert after.due == AT + 60 * HOUR
    reminded, why = process_due(after, AT + 60 * HOUR, WAITS, awake)
    assert (why, reminded.due) == ("reminder", None)
    seen, why = process_due(after_view(NEW, AT + SECOND) or NEW, AT + GRACE, WAITS, awake)
    assert (seen.due, why) == (AT + 60 * HOUR, None)
    assert process_due(seen, AT + 60 * HOUR, WAITS, awake)[1] == "reminder"


def test_a_player_who_is_viewing_the_table_is_not_reminded() -> None:
    after, _ = process_due(NEW, AT + GRACE, WAITS, awake)
    seen = after_view(after, AT + 60 * HOUR - RECENT + 1)
    assert seen is not None
    assert process_due(seen, AT + 60 * HOUR, WAITS, awake)[1] is None


def test_short_and_endless_clocks_have_no_reminder() -> None:
    assert reminder_at(WAITS._replace(deadline=AT + 60 * MINUTE)) == AT + 50 * MINUTE
    assert reminder_at(WAITS._replace(deadline=AT + 59 * MINUTE)) is None
    assert reminder_at(FOREVER) is None
    assert reminder_at(WAITS._replace(deadline=AT + 336 * HOUR)) == AT + 324 * HOUR


def test_a_notification_waits_for_the_end_of_quiet_hours() -> None:
    morning = AT + 8 * HOUR
    kept, why = process_due(NEW, AT + GRACE, WAITS, asleep_until(morning))
    assert (kept.due, why) == (morning, None)
    assert process_due(kept, morning, WAITS, asleep_until(morning))[1] == "turn"
    assert process_due(kept, morning, GONE, asleep_until(morning))[1] is None, "if it still waits"


def test_a_reminder_comes_in_the_morning_or_before_the_night() -> None:
    for wakes, when in ((65, AT + 65 * HOUR), (73, AT + 59 * HOUR - 15 * MINUTE)):
        silent_until: SilentUntil = lambda at, wakes=wakes: (
            AT + wakes * HOUR if AT + 59 * HOUR <= at < AT + wakes * HOUR else None
        )  # type: ignore[misc]
        after, _ = process_due(NEW, AT + GRACE, WAITS, silent_until)
        assert after.due == when
        assert process_due(after, when, WAITS, silent_until)[1] == "reminder"


def test_a_clock_that_was_moved_moves_the_reminder() -> None:
    after, _ = process_due(NEW, AT + GRACE, WAITS, awake)
    paused = WAITS._replace(deadline=AT + 144 * HOUR)
    moved, why = process_due(after, AT + 60 * HOUR, paused, awake)
    assert (moved.due, why) == (AT + 132 * HOUR, None)


def test_the_end_of_a_game_is_notified_once() -> None:
    over = TableStatus(over=True, waits=False, asked_at=AT)
    after, why = process_due(NEW, AT + GRACE, over, awake)
    assert (why, after.due) == ("over", None)
    assert process_due(after_view(NEW, AT) or NEW, AT + GRACE, over, awake)[1] is None


def test_a_view_is_recorded_where_it_matters() -> None:
    assert after_view(NEW, AT) == NEW._replace(looked=AT)
    seen = NEW._replace(looked=AT)
    assert after_view(seen, AT + MINUTE - 1) is None, "a minute is short enough"
    assert after_view(seen, AT + MINUTE) == NEW._replace(looked=AT + MINUTE)
    assert after_view(seen._replace(due=None), AT + HOUR) is None, "nothing will be said"


def test_a_nudge_reaches_a_notified_player_who_has_not_viewed() -> None:
    after, _ = process_due(NEW, AT + GRACE, WAITS, awake)
    poked = after_nudge(after, 8, AT + HOUR)
    assert poked is not None
    assert poked.due == AT + HOUR + GRACE
    waits = WAITS._replace(nudged_at=AT + HOUR)
    heard, why = process_due(poked, AT + HOUR + GRACE, waits, awake)
    assert (why, heard.fresh, heard.due) == ("nudge", False, AT + 60 * HOUR), "and the reminder comes as it would have"
    assert after_nudge(heard, 8, AT + HOUR) is None, "notified again"
    assert after_nudge(heard, 9, AT + 13 * HOUR) is not None


def test_a_nudge_reaches_a_player_who_had_no_channel_before() -> None:
    poked = after_nudge(None, 8, AT)
    assert poked is not None
    assert process_due(poked, AT + GRACE, WAITS._replace(nudged_at=AT), awake)[1] == "nudge"


def test_a_nudge_replaces_the_notification_of_the_turn() -> None:
    poked = after_nudge(NEW, 8, AT + SECOND)
    assert poked is not None
    after, why = process_due(poked, AT + GRACE, FOREVER._replace(nudged_at=AT + SECOND), awake)
    assert (why, after.due) == ("nudge", None), "at once, and nothing after it"


def test_no_nudge_is_sent_after_a_view_or_a_move() -> None:
    poked = after_nudge(NEW._replace(told=True, due=None), 8, AT + HOUR)
    assert poked is not None
    waits = FOREVER._replace(nudged_at=AT + HOUR)
    seen = after_view(poked, AT + HOUR + 5 * SECOND)
    assert seen is not None
    assert process_due(seen, AT + HOUR + GRACE, waits, awake)[1] is None
    assert process_due(poked, AT + HOUR + GRACE, GONE, awake)[1] is None
    before = after_view(poked, AT + HOUR - SECOND)
    assert before is not None
    assert process_due(before, AT + HOUR + GRACE, waits, awake)[1] == "nudge"
    again = after_view(before, AT + HOUR + SECOND, waits.nudged_at)
    assert again is not None, "recorded, however short the time between"
    assert process_due(again, AT + HOUR + GRACE, waits, awake)[1] is None
    assert after_view(again, AT + HOUR + 2 * SECOND, waits.nudged_at) is None, "once"


def test_a_nudge_waits_for_the_morning() -> None:
    poked = after_nudge(NEW._replace(told=True, due=None), 8, AT + HOUR)
    assert poked is not None
    kept, why = process_due(poked, AT + HOUR + GRACE, FOREVER._replace(nudged_at=AT + HOUR), asleep_until(AT + 8 * HOUR))
    assert (why, kept.due, kept.fresh) == (None, AT + 8 * HOUR, True)


def test_a_changed_clock_moves_the_due_time() -> None:
    waiting = NEW._replace(told=True, due=AT + 60 * HOUR)
    assert after_clock_change(waiting, AT + HOUR) == waiting._replace(due=AT + HOUR + GRACE)
    again = waiting._replace(due=AT + HOUR + GRACE)
    sooner, why = process_due(again, AT + HOUR + GRACE, WAITS._replace(deadline=AT + 24 * HOUR), awake)
    assert (why, sooner.due) == (None, AT + 20 * HOUR)
    assert after_clock_change(waiting._replace(due=None), AT) is None
    assert after_clock_change(NEW, AT) is None, "it comes as soon as that anyway"
    assert after_clock_change(None, AT) is None


def test_only_a_few_polls_look_for_a_pending_notification() -> None:
    polls = range(AT, AT + 71 * HOUR, 1500)
    found = [at for at in polls if view_needs_check(at, 7, 7, WAITS)]
    assert 8 <= len(found) <= 48
    assert all(at < AT + GRACE or AT + 60 * HOUR - GRACE <= at < AT + 60 * HOUR for at in found)


@pytest.mark.parametrize("begins", [AT, AT + 60 * HOUR - GRACE])
def test_a_poll_each_half_minute_falls_into_those_times(begins: int) -> None:
    """A page polls this often on its player's turn."""
    for first in range(begins, begins + 30 * SECOND, 250):
        assert any(view_needs_check(at, 7, 7, WAITS) for at in (first, first + 30 * SECOND))


def test_a_view_that_shows_something_new_needs_the_check() -> None:
    assert view_needs_check(AT + HOUR, None, 7, WAITS)
    assert view_needs_check(AT + HOUR, 6, 7, WAITS)
    assert not view_needs_check(AT + HOUR, 7, 7, WAITS)
    assert not view_needs_check(AT + 6 * SECOND, 7, 7, GONE)


def test_polls_after_a_nudge_need_the_check() -> None:
    poked = FOREVER._replace(nudged_at=AT + HOUR)
    assert view_needs_check(AT + HOUR + 6 * SECOND, 8, 8, poked)
    assert not view_needs_check(AT + HOUR + 20 * SECOND, 8, 8, poked)


# ── seat requests to the host ──


def test_a_host_who_has_not_viewed_is_notified_of_a_request() -> None:
    assert after_seat_request(None, 3, AT) == SEAT_REQUEST
    after, why = process_due(SEAT_REQUEST, AT + GRACE, WAITS_FOR_SEAT, awake)
    assert (why, after.due) == ("seat", None), "and reminded of nothing"
    assert after_seat_request(after, 4, AT + HOUR) is None, "one until they have looked"
    assert after_seat_request(SEAT_REQUEST, 4, AT + SECOND) is None, "it is sent with the first"
    late = after_view(after, AT + HOUR)
    assert late is not None
    assert after_seat_request(late, 4, AT + HOUR) == PendingNotification(4, AT + HOUR + GRACE, seat=True)
    seen = after_view(SEAT_REQUEST, AT + SECOND)
    assert seen is not None
    assert process_due(seen, AT + GRACE, WAITS_FOR_SEAT, awake)[1] is None
    assert after_seat_request(seen, 4, AT + HOUR) == PendingNotification(4, AT + HOUR + GRACE, seat=True)
    assert after_seat_request(seen, 3, AT + HOUR) is None, "notified again"


def test_a_request_in_quiet_hours_waits_for_their_end() -> None:
    morning = AT + 8 * HOUR
    kept, why = process_due(SEAT_REQUEST, AT + GRACE, WAITS_FOR_SEAT, asleep_until(morning))
    assert (kept.due, kept.told, why) == (morning, False, None)
    assert process_due(kept, morning, WAITS_FOR_SEAT, asleep_until(morning))[1] == "seat"


def test_a_withdrawn_request_is_not_notified_and_suppresses_nothing() -> None:
    kept, why = process_due(SEAT_REQUEST, AT + GRACE, GONE, awake)
    assert why is None
    assert after_seat_request(kept, 5, AT + HOUR) == PendingNotification(5, AT + HOUR + GRACE, seat=True)


def test_an_unseen_request_does_not_suppress_a_turn() -> None:
    after, _ = process_due(SEAT_REQUEST, AT + GRACE, WAITS_FOR_SEAT, awake)
    for pending in (SEAT_REQUEST, after):
        assert after_decision(pending, 4, AT + HOUR, NEVER) == PendingNotification(4, AT + HOUR + GRACE)


def test_no_request_is_notified_once_the_game_has_begun() -> None:
    assert process_due(SEAT_REQUEST, AT + GRACE, WAITS, awake)[1] is None


# ── random sequences of events ──

STEPS = st.lists(
    st.tuples(st.sampled_from(["ask", "look", "move", "time-out", "nudge", "bend", "wake"]), st.integers(0, 30 * HOUR)),
    min_size=1,
    max_size=40,
)


class Player:
    """A player at a table: `said` is what was sent to them, `free` whether they may be notified of a turn, `looked` whether
    they viewed the table since the last decision was put to them, `saw_nudge` whether since the last nudge.
    """

    def __init__(self, night: tuple[int, int]) -> None:
        self.pending: PendingNotification | None = None
        self.now, self.n, self.moved = AT, 0, NEVER
        self.status = GONE
        self.said: list[tuple[Why, int]] = []
        self.free = True
        self.looked_at, self.looked, self.saw_nudge = 0, False, False
        self.night = night

    def silent_until(self, at: int) -> int | None:
        begins, length = self.night
        into = (at - begins) % (24 * HOUR)
        return at - into + length if into < length else None

    def ask(self) -> None:
        if not self.status.waits:
            self._asked()

    def _asked(self) -> None:
        self.n += 1
        self.status, self.looked = TableStatus(False, True, self.now, self.now + 24 * HOUR), False
        self.pending = after_decision(self.pending, self.n, self.now, self.moved) or self.pending

    def look(self) -> None:
        self.free, self.looked_at, self.looked, self.saw_nudge = True, self.now, True, True
        if self.pending:
            self.pending = after_view(self.pending, self.now, self.status.nudged_at) or self.pending

    def move(self) -> None:
        if self.status.waits:
            self.n += 1
            self.moved, self.status, self.free = self.n, GONE, True

    def time_out(self) -> None:
        if self.status.waits:
            self._asked()

    def nudge(self) -> None:
        if self.status.waits:
            self.n += 1
            self.status, self.saw_nudge = self.status._replace(nudged_at=self.now), False
            self.pending = after_nudge(self.pending, self.n, self.now) or self.pending

    def bend(self) -> None:
        self.pending = after_clock_change(self.pending, self.now) or self.pending

    def wake(self) -> None:
        if self.pending:
            self.pending, why = process_due(self.pending, self.now, self.status, self.silent_until)
            if why:
                self._hear(why)

    def _hear(self, why: Why) -> None:
        assert self.silent_until(self.now) is None, "nothing in quiet hours"
        assert self.status.waits, "nothing of what waits for nobody"
        looks = self.now - self.looked_at < RECENT and self.looked
        assert why == "nudge" or not looks, "nothing while they look"
        if why == "turn":
            assert self.free, "one until they have looked"
        if why == "nudge":
            assert not self.saw_nudge, "nothing that they saw"
        # A nudge holds back the next turn only if the player has not viewed the decision that the nudge is about.
        self.free = self.free and (why == "reminder" or (why == "nudge" and self.looked))
        self.said.append((why, self.n))


@settings(max_examples=300, deadline=None)
@given(STEPS, st.integers(0, 24 * HOUR), st.integers(0, 12 * HOUR))
def test_one_notification_per_table_until_viewed(steps: list[tuple[str, int]], begins: int, length: int) -> None:
    player = Player((begins, length))
    for step, later in steps:
        player.now += later
        getattr(player, step.replace("-", "_"))()
    reminders = [n for why, n in player.said if why == "reminder"]
    assert len(reminders) == len(set(reminders)), "one reminder a decision"
    nudges = [n for why, n in player.said if why == "nudge"]
    assert len(nudges) == len(set(nudges)), "one signal a nudge"


@settings(max_examples=100, deadline=None)
@given(STEPS)
def test_a_player_who_views_is_notified_of_the_next_turn(steps: list[tuple[str, int]]) -> None:
    """After any history, a player who views the table is notified of the next turn."""
    player = Player((0, 0))
    for step, later in steps:
        player.now += later
        getattr(player, step.replace("-", "_"))()
    player.look()
    player.move()
    player.now += HOUR
    player.ask()
    heard = len(player.said)
    player.now += GRACE
    player.wake()
    assert player.said[heard:] == [("turn", player.n)]


HOST_STEPS = st.lists(
    st.tuples(st.sampled_from(["knock", "withdraw", "look", "wake"]), st.integers(0, HOUR)), min_size=1, max_size=40
)


class Host:
    """A host whom strangers ask for a seat, and the number of notifications sent."""

    def __init__(self) -> None:
        self.pending: PendingNotification | None = None
        self.now, self.n = AT, 0
        self.status = GONE
        self.said = 0
        self.free = True

    def knock(self) -> None:
        self.n += 1
        self.status = WAITS_FOR_SEAT._replace(asked_at=self.now)
        self.pending = after_seat_request(self.pending, self.n, self.now) or self.pending

    def withdraw(self) -> None:
        self.status = GONE

    def look(self) -> None:
        self.free = True
        if self.pending:
            self.pending = after_view(self.pending, self.now) or self.pending

    def wake(self) -> None:
        if self.pending:
            self.pending, why = process_due(self.pending, self.now, self.status, awake)
            if why:
                assert (why, self.free, self.status.waits) == ("seat", True, True)
                self.free, self.said = False, self.said + 1


@settings(max_examples=200, deadline=None)
@given(HOST_STEPS, st.booleans())
def test_a_host_is_notified_of_one_request_until_they_view(steps: list[tuple[str, int]], looks: bool) -> None:
    host = Host()
    for step, later in steps:
        host.now += later
        getattr(host, step)()
    if looks:
        host.look()
    due_to_hear, heard = host.free, host.said
    host.now += HOUR
    host.wake()
    if due_to_hear and host.said == heard:
        host.now += HOUR
        host.knock()
        host.now += GRACE
        host.wake()
    assert host.said == heard + due_to_hear
