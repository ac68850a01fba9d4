"""Quiet hours, in the player's time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chalicelib.log.nights_and_weekends import Hours
from chalicelib.log.time_zones import is_zone
from chalicelib.notifications.notify import quiet_until, silent_until

NIGHT = Hours("Europe/Berlin", 22 * 60, 8 * 60)
HOUR = 3_600_000


def ms(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.parametrize(
    ("at", "until"),
    [
        ("2026-11-20T21:59:59+01:00", None),
        ("2026-11-20T22:00:00+01:00", "2026-11-21T08:00:00+01:00"),
        ("2026-11-21T00:30:00+01:00", "2026-11-21T08:00:00+01:00"),
        ("2026-11-21T07:59:59+01:00", "2026-11-21T08:00:00+01:00"),
        ("2026-11-21T08:00:00+01:00", None),
        ("2026-03-28T23:00:00+01:00", "2026-03-29T08:00:00+02:00"),  # an hour less to sleep
        ("2026-10-24T23:00:00+02:00", "2026-10-25T08:00:00+01:00"),  # an hour more
    ],
)
def test_a_night_ends_in_the_morning_of_its_time_zone(at: str, until: str | None) -> None:
    assert quiet_until(NIGHT, ms(at)) == (until and ms(until))


def test_hours_within_a_day_are_quiet_too() -> None:
    siesta = Hours("Asia/Kolkata", 13 * 60, 15 * 60)
    assert quiet_until(siesta, ms("2026-11-20T14:00:00+05:30")) == ms("2026-11-20T15:00:00+05:30")
    assert quiet_until(siesta, ms("2026-11-20T15:00:00+05:30")) is None


def test_there_are_no_quiet_hours_unless_set() -> None:
    assert quiet_until(None, 0) is None
    assert quiet_until(Hours("UTC", 60, 60), HOUR) is None


@pytest.mark.parametrize("name", ["", "Nowhere", "../../etc/passwd", "/etc/localtime", "Europe", "a\0b", "UTC\n"])
def test_unknown_zones(name: str) -> None:
    assert not is_zone(name)


def test_a_player_who_comes_back_at_night_is_still_asleep() -> None:
    evening, midnight = ms("2026-11-20T21:00:00+01:00"), ms("2026-11-21T00:00:00+01:00")
    morning = ms("2026-11-21T08:00:00+01:00")
    assert silent_until(NIGHT, midnight, evening) == morning
    assert silent_until(NIGHT, morning + HOUR, midnight) == morning + HOUR
    assert silent_until(None, midnight, evening) == midnight
    assert silent_until(NIGHT, 0, midnight) == morning


def test_a_player_who_is_there_and_awake_may_be_notified() -> None:
    noon = ms("2026-11-20T12:00:00+01:00")
    assert silent_until(NIGHT, 0, noon) is None
    assert silent_until(NIGHT, noon, noon) is None
    assert silent_until(None, 0, noon) is None


@given(
    st.datetimes(datetime(2025, 1, 1), datetime(2028, 1, 1)),
    st.integers(0, 1439),
    st.integers(1, 720),
    st.sampled_from(["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo", "UTC"]),
)
def test_a_notification_waits_one_night_at_most(at: datetime, begins: int, minutes: int, zone: str) -> None:
    now = round(at.replace(tzinfo=UTC).timestamp() * 1000)
    quiet = Hours(zone, begins, (begins + minutes) % 1440)
    until = quiet_until(quiet, now)
    if until is not None:
        assert now < until <= now + timedelta(minutes=minutes, hours=1) / timedelta(milliseconds=1)
        # On the night that has an hour twice the end may come twice.
        again = quiet_until(quiet, until)
        assert again is None or again - until <= 2 * HOUR
