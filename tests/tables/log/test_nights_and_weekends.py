"""Time that does not count, compared with a simulator that goes minute by minute (`clock_simulator.py`); changing the zone
gives no advantage.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.log.nights_and_weekends import DAY, MINUTE, WEEK, FreeTime, Hours, add_hours, counted_ms, deadline_after
from chalicelib.log.time_zones import is_zone, zone_of
from tests.tables.clock_simulator import A_DAY, Home, Life

ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",  # put by half an hour
    "Asia/Kathmandu",  # a quarter of an hour off
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "Africa/Casablanca",  # put back for Ramadan
    "America/St_Johns",
    "UTC",
)
HOUR = 60 * MINUTE
BERLIN = Hours("Europe/Berlin", 22 * 60, 7 * 60)
NIGHTS = FreeTime(nights=True, said=((0, BERLIN),))
YEAR = 365


def ms(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


def utc(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


# ── by example ──


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-06-01T12:00Z", 8, "2026-06-01 20:00"),  # ends as the night begins
        ("2026-06-01T12:00Z", 9, "2026-06-02 06:00"),
        ("2026-06-01T23:00Z", 1, "2026-06-02 06:00"),  # asked at night
        ("2026-03-28T20:00Z", 2, "2026-03-29 06:00"),  # the night of the gap: 8 hours long
        ("2026-10-24T19:00Z", 2, "2026-10-25 07:00"),  # the night of the fold: 10 hours long
    ],
)
@pytest.mark.rule("G-08")
def test_nights_move_a_deadline(start: str, hours: int, end: str) -> None:
    assert utc(deadline_after(NIGHTS, ms(start), hours * HOUR)) == end


@pytest.mark.parametrize(
    ("night", "free"),
    [
        ((90, 150), 30),  # 01:30 to 02:30, of which the latter half is skipped
        ((120, 180), 0),  # skipped altogether
        ((150, 240), 60),  # from 02:30, which is not shown: from 03:00 to 04:00
    ],
)
def test_a_skipped_hour_does_not_exist(night: tuple[int, int], free: int) -> None:
    hours = FreeTime(nights=True, said=((0, Hours("Europe/Berlin", *night)),))
    start, end = ms("2026-03-28T23:30Z"), ms("2026-03-29T04:00Z")
    assert end - start - counted_ms(hours, start, end) == free * MINUTE


@pytest.mark.parametrize(
    ("night", "free"),
    [((90, 150), 90), ((120, 180), 120), ((150, 240), 120)],  # 02:00 to 03:00 is shown twice, and so is each half of it
)
def test_a_repeated_hour_exists_twice(night: tuple[int, int], free: int) -> None:
    hours = FreeTime(nights=True, said=((0, Hours("Europe/Berlin", *night)),))
    start, end = ms("2026-10-24T22:30Z"), ms("2026-10-25T04:00Z")
    assert end - start - counted_ms(hours, start, end) == free * MINUTE


def test_weekends_are_the_zones_own() -> None:
    weekends = FreeTime(weekends=True, said=((0, Hours("Pacific/Kiritimati", 0, 60)),))
    assert (
        utc(deadline_after(weekends, ms("2026-06-05T09:00Z"), 2 * HOUR)) == "2026-06-07 11:00"
    )  # Saturday begins there at 10:00


def test_without_settings_all_hours_count() -> None:
    for free in (
        FreeTime(),
        FreeTime(nights=True, weekends=True),
        FreeTime(said=((0, BERLIN),)),
        FreeTime(True, True, ((0, None),)),
    ):
        assert deadline_after(free, 1000, 50 * HOUR) == 1000 + 50 * HOUR
        assert counted_ms(free, 1000, 50 * HOUR) == 50 * HOUR - 1000
    assert counted_ms(FreeTime(), 10, 5) == 0 == counted_ms(NIGHTS, 10, 5)


def test_without_needed_time_the_deadline_is_the_start() -> None:
    assert deadline_after(NIGHTS, ms("2026-06-01T23:00Z"), 0) == ms("2026-06-01T23:00Z")


def test_an_unknown_zone_counts_as_utc() -> None:
    assert zone_of("Atlantis/Sunken_City") is UTC
    assert not any(map(is_zone, ("Atlantis/Sunken_City", "", "Europe", "../Europe/Berlin", "/etc/passwd", "localtime")))
    assert all(map(is_zone, ZONES))


# ── against the minutes ──


def homes(random: Random, start: int) -> list[tuple[int, Home]]:
    """Draw one or several settings of a player, before and after the clock's start (minutes)."""
    settings: list[tuple[int, Home]] = []
    at = start - random.choice((1, 600, 3000, 12000))
    for _ in range(random.choice((1, 1, 2, 3, 5))):
        length = random.randint(1, 720)
        begin = random.randrange(A_DAY)
        zone = random.choice(ZONES) if random.random() < 0.9 else None
        settings.append((at, Home(zone, begin, (begin + length) % A_DAY)))
        at += random.choice((30, A_DAY, 3 * A_DAY, 8 * A_DAY))
    return settings


def case(seed: int) -> tuple[Life, FreeTime, int, Random]:
    """Draw a player's settings for both implementations, and a minute at which a clock starts; half of them near a clock
    change.
    """
    random = Random(seed)
    near = random.choice(("2026-03-27", "2026-10-23", "2026-03-07", "2026-10-31", "2026-04-03", "2026-10-02", "2026-02-13"))
    days = random.randrange(4) if random.random() < 0.5 else random.randrange(YEAR)
    start = ms(f"{near}T00:00Z") // MINUTE + days * A_DAY + random.randrange(A_DAY)
    life = Life(random.random() < 0.8, random.random() < 0.5, homes(random, start))
    said = tuple((at * MINUTE, Hours(home.zone, home.start, home.end) if home.zone else None) for at, home in life.homes)
    return life, FreeTime(life.nights, life.weekends, said), start, random


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_deadlines_equal_the_simulators(first: int) -> None:
    for seed in range(first, first + 20):
        life, free, start, random = case(seed)
        need = random.choice((1, 59, 300, 600))
        end = life.runs_out(start, need)
        assert deadline_after(free, start * MINUTE, need * MINUTE) == end * MINUTE, f"seed {seed}"
        assert counted_ms(free, start * MINUTE, end * MINUTE) == need * MINUTE, f"seed {seed}"


def test_counted_time_equals_the_simulators() -> None:
    for seed in range(100, 115):
        life, free, start, random = case(seed)
        length = random.randrange(A_DAY)
        counts = sum(life.counts(minute) for minute in range(start, start + length))
        assert counted_ms(free, start * MINUTE, (start + length) * MINUTE) == counts * MINUTE, f"seed {seed}"


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1000, 2000, 50))
def test_many_deadlines_equal_the_simulators(first: int) -> None:
    for seed in range(first, first + 50):
        life, free, start, random = case(seed)
        need = random.randrange(1, 72 * 60)
        assert deadline_after(free, start * MINUTE, need * MINUTE) == life.runs_out(start, need) * MINUTE, f"seed {seed}"


# ── laws ──

moments = st.integers(ms("2026-01-01T00:00Z"), ms("2027-12-31T00:00Z"))
spans = st.integers(0, 200 * HOUR)
nights = st.builds(
    lambda zone, start, length: Hours(zone, start, (start + length) % A_DAY),
    st.sampled_from(ZONES),
    st.integers(0, A_DAY - 1),
    st.integers(1, 720),
)


@given(nights, moments, spans, st.booleans(), st.booleans())
@settings(max_examples=60, deadline=None)
def test_hours_that_do_not_count_never_make_a_clock_end_earlier(
    hours: Hours, start: int, need: int, by_night: bool, by_weekend: bool
) -> None:
    said = ((0, hours),)
    ends = [
        deadline_after(FreeTime(n, w, said), start, need) for n, w in ((False, False), (by_night, by_weekend), (True, True))
    ]
    assert ends == sorted(ends)


@given(nights, moments, spans)
@settings(max_examples=60, deadline=None)
def test_exactly_the_needed_time_counts_until_the_deadline(hours: Hours, start: int, need: int) -> None:
    free = FreeTime(True, True, ((0, hours),))
    end = deadline_after(free, start, need)
    assert counted_ms(free, start, end) == need
    assert need == 0 or counted_ms(free, start, end - 1) == need - 1


@given(nights, moments, spans, spans)
@settings(max_examples=60, deadline=None)
def test_counted_time_is_additive(hours: Hours, start: int, one: int, other: int) -> None:
    free = FreeTime(True, True, ((0, hours),))
    middle, end = start + one, start + one + other
    assert counted_ms(free, start, middle) + counted_ms(free, middle, end) == counted_ms(free, start, end)


@given(st.lists(st.tuples(st.integers(0, 3 * DAY), nights), min_size=1, max_size=6), moments, st.integers(0, 8 * DAY))
@settings(max_examples=40, deadline=None)
def test_no_day_has_more_than_one_night_however_often_zones_change(
    moves: list[tuple[int, Hours]], start: int, later: int
) -> None:
    free = FreeTime(nights=True, said=tuple(said_by(moves, start)))
    longest = max((hours.end - hours.start) % A_DAY for _, hours in moves)
    begin = start + later
    assert DAY - counted_ms(free, begin, begin + DAY) <= (longest + 60) * MINUTE


@given(st.lists(st.tuples(st.integers(0, 9 * DAY), nights), min_size=1, max_size=5), moments, st.integers(0, 20 * DAY))
@settings(max_examples=40, deadline=None)
def test_no_week_has_more_than_one_weekend_however_often_zones_change(
    moves: list[tuple[int, Hours]], start: int, later: int
) -> None:
    free = FreeTime(weekends=True, said=tuple(said_by(moves, start)))
    begin = start + later
    assert WEEK - counted_ms(free, begin, begin + WEEK) <= 2 * DAY + HOUR


def said_by(moves: list[tuple[int, Hours]], at: int) -> Iterator[tuple[int, Hours | None]]:
    for after, hours in moves:
        at += after
        yield at, hours


def test_always_moving_into_the_night_gives_one_night_a_day() -> None:
    """Moving whenever a night ends to where one begins, for a month: it is always night, but only the first night is free."""
    start, month = ms("2026-06-01T18:00Z"), 30 * DAY
    east, west = Hours("Etc/GMT-6", 0, 720), Hours("Etc/GMT+6", 0, 720)
    flips = tuple((start + 12 * HOUR * turn, (east, west)[turn % 2]) for turn in range(60))
    moving, staying = FreeTime(nights=True, said=flips), FreeTime(nights=True, said=flips[:1])
    assert month - counted_ms(staying, start, start + month) == 30 * 12 * HOUR
    assert month - counted_ms(moving, start, start + month) == 12 * HOUR


KIRITIMATI, PAGO, HONOLULU = (Hours(f"Pacific/{name}", 0, 60) for name in ("Kiritimati", "Pago_Pago", "Honolulu"))
FRIDAY = ms("2026-06-05T00:00Z")


def test_moving_across_zones_gives_no_longer_weekend() -> None:
    """It lasts from Friday 10:00 to Sunday 10:00 in one place, from Saturday 11:00 to Monday 11:00 in the other."""
    free = FreeTime(weekends=True, said=((0, KIRITIMATI), (FRIDAY + 34 * HOUR, PAGO)))
    assert 10 * DAY - counted_ms(free, FRIDAY - 3 * DAY, FRIDAY + 7 * DAY) == 24 * HOUR + 23 * HOUR


def test_a_weekend_that_has_begun_is_free_from_the_week_after_the_move_on() -> None:
    free, week_on = FreeTime(weekends=True, said=((0, PAGO), (FRIDAY + 20 * HOUR, KIRITIMATI))), FRIDAY + WEEK
    assert counted_ms(free, week_on + 12 * HOUR, week_on + 30 * HOUR) == 8 * HOUR


def test_settings_of_the_last_week_are_kept() -> None:
    said = add_hours(add_hours(((0, KIRITIMATI),), FRIDAY + 34 * HOUR, PAGO), FRIDAY + 3 * DAY, HONOLULU)
    assert [hours for _, hours in said] == [KIRITIMATI, PAGO, HONOLULU]
    assert counted_ms(FreeTime(weekends=True, said=said), FRIDAY + 3 * DAY, FRIDAY + 4 * DAY) == DAY
    later = add_hours(said, FRIDAY + 34 * HOUR + WEEK, KIRITIMATI)
    assert [hours for _, hours in later] == [PAGO, HONOLULU, KIRITIMATI]


def test_a_night_that_has_begun_is_free_from_the_day_after_the_move_on() -> None:
    start = ms("2026-06-01T12:00Z")
    free = FreeTime(nights=True, said=((0, Hours("UTC", 0, 60)), (start - DAY + HOUR, Hours("UTC", 600, 1200))))
    assert counted_ms(free, start, start + 2 * HOUR) == HOUR


@given(st.lists(st.tuples(st.integers(0, 9 * DAY), nights), max_size=4), nights, moments, st.integers(0, 30 * DAY))
@settings(max_examples=30, deadline=None)
def test_dropped_settings_do_not_matter(moves: list[tuple[int, Hours]], last: Hours, start: int, length: int) -> None:
    said = tuple(said_by(moves, start))
    at = (said[-1][0] if said else start) + length
    whole, kept = (*said, (at, last)), add_hours(said, at, last)
    assert counted_ms(FreeTime(True, True, whole), at, at + 10 * DAY) == counted_ms(
        FreeTime(True, True, kept), at, at + 10 * DAY
    )
    assert all(later > at - WEEK for later, _ in kept[1:])
