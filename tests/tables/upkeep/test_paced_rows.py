"""What tables with a pace of their own write: due rows only where needed, and snapshots; plain tables write nothing more."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chalicelib.log import clocks, snapshots
from chalicelib.play.club import Club
from chalicelib.play.load_table import from_start, load
from chalicelib.store.interface import Row
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import wake
from tests.tables.log.test_banks_and_pauses import BANK, ROLL, banked
from tests.tables.log.test_ledger import Played
from tests.tables.people import DAY, HOUR, START, Person, Time, open_club, seated

MINUTE = 60_000


@pytest.fixture
def kind() -> Club:
    """A club over a reliable store, whose rows can be counted."""
    return open_club(Counting(), Time())


class Counting(SqliteStore):
    """Counts due rows."""

    def __init__(self) -> None:
        super().__init__(None)
        self.due = 0

    def put(self, row: Row, *, newer: bool = False) -> bool:
        self.due += row.pk.startswith("DUE#")
        return super().put(row, newer=newer)


def heads(club: Club, table: str) -> list[dict[str, Any]]:
    return [json.loads(entry.body)["h"] for entry in club.store.after(table, -1)]


def test_a_plain_table_writes_nothing_more(kind: Club) -> None:
    """Nothing of pace in entries, heads or snapshots; and one due row, when the game begins."""
    table, people = seated(kind, "Ruth", "Hal", clock_hours=10)
    for person in people * 3:
        person.finish_hole(table)
    entries = kind.store.after(table, -1)
    assert "pace" not in json.loads(entries[0].body)["a"][0][2]
    assert {*json.loads(entries[1].body)["a"][0][2]} == {"name", "player", "nonce"}
    assert ["u" in head for head in heads(kind, table)[:3]] == [True, True, False]
    states = [snapshots._read(entry.state) for entry in entries if entry.state]
    assert states
    assert {part.stable[12:] for part in states if part} == {(None,) * 6}
    assert {part.changing.clocks for part in states if part} == {None}


def test_a_bank_needs_no_row_per_move(kind: Club) -> None:
    assert isinstance(kind.store, Counting)
    table, (ruth, hal) = banked(kind, "Ruth", "Hal", options={"stymie": False})
    before = kind.store.due
    for person in (ruth, hal) * 3:
        kind.clock.pass_hours(0.5)  # type: ignore[attr-defined]
        person.finish_hole(table)
    assert kind.store.due == before


def test_a_row_is_written_if_a_clock_ends_before_the_last_one(kind: Club) -> None:
    """Ruth has ten hours, for which there is a row; Hal, who is next, has three."""
    table, (ruth, hal) = banked(kind, "Ruth", "Hal")
    time = kind.clock
    assert isinstance(time, Time)
    ruth.finish_hole(table)
    time.pass_hours(9)
    wake(kind)
    hal.finish_hole(table)
    ruth.finish_hole(table)
    version, end = newest(kind, table), clocks.deadline(load(kind, table, strong=True))
    assert end
    sleep(kind, time, end - time.now - MINUTE)
    assert newest(kind, table) == version
    sleep(kind, time, MINUTE)
    assert newest(kind, table) == version + 1


def newest(club: Club, table: str) -> int:
    return club.store.newest(table, 1, strong=True)[0].n


def test_ending_a_pause_or_an_absence_writes_a_due_row(kind: Club) -> None:
    time = kind.clock
    assert isinstance(time, Time)
    table, (ruth, hal) = seated(kind, "Ruth", "Hal", clock_hours=10)
    ruth.pause(table)
    hal.pause(table)
    ruth.say_away(time.now + 20 * DAY)
    sleep(kind, time, 3 * DAY)
    hal.resume(table)
    sleep(kind, time, DAY)
    ruth.say_away(None)
    version = newest(kind, table)
    sleep(kind, time, 10 * HOUR - MINUTE)
    assert newest(kind, table) == version
    sleep(kind, time, 2 * MINUTE)
    assert newest(kind, table) == version + 1


def sleep(club: Club, time: Time, span: int) -> None:
    """Let time pass with no requests except for the scheduled handler's."""
    until = time.now + span
    while time.now < until:
        time.now = min(until, time.now + 10 * MINUTE)
        wake(club)


@pytest.mark.parametrize("seed", range(8))
def test_at_any_pace_the_handler_writes_time_outs_alone(seed: int) -> None:
    """After each action the handler alone writes the next time-out, within the minute in which it is due."""
    table = Played(seed)
    for _ in range(6):
        if table.view["status"] != "playing":
            return
        table.step()
        wake(table.club)
    end = clocks.deadline(load(table.club, table.table, strong=True))
    if end is None:
        return
    version = newest(table.club, table.table)
    for at in sorted({*rows(table.club, table.table), end - MINUTE}):
        if table.time.now < at < end:
            table.time.now = at
            wake(table.club)
            for _ in range(3):
                wake(table.club)
    assert newest(table.club, table.table) == version
    table.time.now = end
    for _ in range(3):
        wake(table.club)
    assert newest(table.club, table.table) > version


def rows(club: Club, table: str) -> list[int]:
    """Return when the handler is to look at the table."""
    found = [row for shard in range(8) for row in club.store.rows(f"DUE#{shard}", count=100, strong=True)[0]]
    return [int(row.sk.split("#", 1)[0]) for row in found if row.sk.endswith(table)]


@pytest.mark.parametrize("seed", range(20, 28))
def test_a_snapshot_continues_like_the_log(seed: int) -> None:
    table = Played(seed)
    for _ in range(8):
        if table.view["status"] == "playing":
            table.step()
        folded = from_start(table.club, table.table, table.club.store.after(table.table, -1))
        again = snapshots.unpack(table.table, folded.n, snapshots.pack(folded), table.club.rules)
        assert again is not None
        assert snapshots.pack(again) == snapshots.pack(folded)
        for name in ("pace", "pause", "pauses", "declined_at", "nudges", "deadlines_moved", "wake_up"):
            assert getattr(again, name) == getattr(folded, name), name
        assert [seat.clock for seat in again.seats] == [seat.clock for seat in folded.seats]
        assert clocks.ends(again) == clocks.ends(folded)


def test_snapshots_have_bank_hours_absence_and_nudge(kind: Club) -> None:
    from tests.tables.players.test_settings import ALL, LONDON

    ruth = Person(kind, "Ruth")
    ruth.say_hours(LONDON)
    table, (ruth, hal) = banked(kind, "Ruth", "Hal", pace=BANK._replace(off=ALL.off))
    hal.nudge(table, 0)
    ruth.say_away(START + DAY)
    hal.pause(table)
    ruth.play(table, ROLL)
    folded = load(kind, table, strong=True)
    again = snapshots.unpack(table, folded.n, snapshots.pack(folded), kind.rules)
    assert again is not None
    assert [seat.clock for seat in again.seats] == [seat.clock for seat in folded.seats]
    assert folded.seats[0].clock.nudged == (START, 1)
    assert folded.seats[0].clock.said == ((0, LONDON),)
    assert again.pause == folded.pause is not None
