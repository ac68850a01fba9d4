"""A closed club: what is still possible, and that no clock runs out because of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing as closes

import pytest

from chalicelib.aws.concurrent_wake import wake_concurrently
from chalicelib.log import preconditions
from chalicelib.play import maintenance
from chalicelib.play.club import Closing, Club
from chalicelib.play.projections import has_bots_to_move
from chalicelib.store.interface import Store, Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import due_turns, no_notifications, play_on, wake
from tests.store.meter import Meter
from tests.tables.people import EIGHTEEN, HOUR, OPEN, START, Time, friends, open_club, seated

ROLL = {"kind": "roll"}
WITHIN = maintenance.KNOWN_MS


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    with closes(SqliteStore()) as store:
        yield store


@pytest.fixture
def metered(store: SqliteStore) -> Meter:
    return Meter(store)


@pytest.fixture
def club(metered: Meter, time: Time) -> Club:
    return open_club(metered, time)


def test_while_it_is_closed_no_clock_runs_out(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    maintenance.close(club.store, time())
    time.pass_hours(5)
    assert hal.view(table)["version"] == 1
    assert wake(club) == 0
    assert due_turns(club, no_notifications).late == 4 * HOUR, "its row stays, for when the club opens"
    assert club.store.after(table, 1) == []


def test_without_a_closing_the_same_clock_runs_out(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    time.pass_hours(5)
    assert hal.view(table)["version"] == 2


def test_after_a_closing_players_have_as_long_to_come_back(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    time.pass_hours(0.5)
    maintenance.close(club.store, time())
    time.pass_hours(5)
    maintenance.open_again(club.store, time())
    time.pass_hours(4.9)
    assert (wake(club), hal.view(table)["version"]) == (1, 1)
    time.pass_hours(0.2)
    assert hal.view(table, 1)["happened"][0]["kind"] == "timed-out"


def test_people_play_while_clocks_are_not_enforced(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    maintenance.close(club.store, time())
    time.pass_hours(5)
    maintenance.open_again(club.store, time())
    time.pass_hours(1)
    assert ruth.play(table, ROLL, seen=1).view["version"] == 2


def test_a_player_late_before_the_closing_is_late_afterwards(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", clock_hours=1)
    time.pass_hours(2)
    maintenance.close(club.store, time())
    time.pass_hours(5)
    assert hal.view(table)["version"] == 1, "nothing is written"
    maintenance.open_again(club.store, time())
    time.pass_hours(0.1)
    assert hal.view(table)["version"] == 2


def test_an_unenforced_table_is_looked_at_when_clocks_are_enforced(club: Club, time: Time) -> None:
    """Not each minute."""
    seated(club, "Ruth", "Hal", clock_hours=1)
    maintenance.close(club.store, time())
    time.pass_hours(5)
    last = maintenance.open_again(club.store, time())
    looked_at = []
    for _ in range(3):
        time.pass_hours(1 / 60)
        looked_at.append(wake(club))
    assert looked_at == [1, 0, 0]
    assert last is not None
    assert last.over == START + 10 * HOUR
    time.now = last.over
    assert wake(club) == 1


def test_bots_that_were_cut_short_wait(club: Club, time: Time) -> None:
    (ruth,) = friends(club, "Ruth")
    table = ruth.make(*[OPEN] * 3, options={"stymie": False}, clock_hours=None, course=EIGHTEEN).id
    ruth.start(table)
    before = club.store.newest(table, 1)
    assert has_bots_to_move(before[0])
    maintenance.close(club.store, time())
    time.now += WITHIN
    assert (wake(club), play_on(club, table), club.store.newest(table, 1)) == (0, False, before)
    maintenance.open_again(club.store, time())
    time.now += WITHIN
    assert play_on(club, table)


def test_reading_a_table_costs_nothing_more(club: Club, time: Time, metered: Meter) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    metered.reset()
    for _ in range(10):
        assert hal.look(table, 1).view is None
        time.now += WITHIN
    assert metered.read["rows"] == 0


def test_writing_reads_one_row_per_half_minute_at_most(club: Club, time: Time, metered: Meter) -> None:
    maintenance.close(club.store, time())
    metered.reset()
    for _ in range(100):
        assert maintenance.is_closed(club)
    assert metered.read["rows"] == 1
    time.now += WITHIN
    assert maintenance.is_closed(club)
    assert metered.read["rows"] == 2


def test_a_closing_takes_effect_within_half_a_minute(club: Club, time: Time) -> None:
    assert not maintenance.is_closed(club)
    maintenance.close(club.store, time())
    time.now += WITHIN
    assert maintenance.is_closed(club)
    maintenance.open_again(club.store, time())
    time.now += WITHIN
    assert not maintenance.is_closed(club)


def test_closing_again_keeps_the_first_beginning(store: Store) -> None:
    assert maintenance.close(store, 1_000) == maintenance.close(store, 9_000) == Closing(1_000)
    assert maintenance.open_again(store, 10_000) == Closing(1_000, 10_000)
    assert maintenance.open_again(store, 11_000) is None
    assert maintenance.read(store) == Closing(1_000, 10_000)
    assert maintenance.close(store, 12_000) == Closing(1_000), "within the time that it was closed, as long again"
    assert maintenance.open_again(store, 13_000) == Closing(1_000, 13_000)
    assert maintenance.close(store, 25_000) == Closing(25_000)


def test_closing_again_soon_keeps_the_time_to_come_back(club: Club, time: Time) -> None:
    table, (_, hal) = seated(club, "Ruth", "Hal", clock_hours=10)

    def until(hours: float) -> None:
        time.now = START + round(hours * HOUR)

    until(5)
    maintenance.close(club.store, time())
    until(24)
    maintenance.open_again(club.store, time())
    until(30)
    maintenance.close(club.store, time())
    until(31)
    maintenance.open_again(club.store, time())
    until(33)
    assert hal.view(table)["version"] == 1, "it ran out at ten, while the club was closed"
    until(2 * 31 - 5)
    assert hal.view(table)["version"] == 2


def test_while_it_is_closed_no_due_row_is_read(club: Club, time: Time, metered: Meter) -> None:
    seated(club, "Ruth", "Hal", clock_hours=1)
    maintenance.close(club.store, time())
    time.pass_hours(5)
    metered.reset()
    assert wake_concurrently(club, lambda: 60.0) == (0, 0)
    assert wake(club) == 0
    assert metered.read["rows"] == 1, "only whether it is closed"


def test_due_rows_stay_while_the_closing_cannot_be_read(club: Club, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    seated(club, "Ruth", "Hal", clock_hours=1)
    time.pass_hours(5)

    def fail(_: Club) -> bool:
        raise Unavailable("no answer")

    with monkeypatch.context() as failing:
        failing.setattr(maintenance, "is_closed", fail)
        assert wake_concurrently(club, lambda: 60.0).tables == 0
    assert wake_concurrently(club, lambda: 60.0).tables == 1


def test_while_it_is_closed_an_endless_game_is_not_ended(club: Club, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    monkeypatch.setattr(preconditions, "MAX_LOG_ENTRIES", 1)
    maintenance.close(club.store, time())
    assert (ruth.view(table)["ended"], club.store.after(table, 1)) == (None, [])
    maintenance.open_again(club.store, time())
    time.now += WITHIN
    assert ruth.view(table)["ended"] == "abandoned"


def test_a_store_that_does_not_answer_is_neither_open_nor_closed(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise Unavailable("no answer")

    monkeypatch.setattr(Meter, "rows", fail)
    with pytest.raises(Unavailable):
        maintenance.is_closed(club)
    assert not play_on(club, "any"), "its bots wait"
