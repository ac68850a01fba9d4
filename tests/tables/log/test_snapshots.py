"""Entries have a snapshot wherever it costs no write unit."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from chalicelib.actions.make import RequestedSeat
from chalicelib.boards.courses import BUILT_IN
from chalicelib.log import snapshots
from chalicelib.log.apply import apply_entry
from chalicelib.log.entries import read
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.load_table import from_start, read_log
from chalicelib.store.interface import WRITE_UNIT, Entry, Store, entry_size
from chalicelib.store.sqlite import SqliteStore
from tests.faults.page_client import any_move
from tests.tables.people import EIGHTEEN, Person, Time, open_club, until_answered

HOLES = 17
"""Played by one player alone: 34 moves."""


def carried(club: Club, holes: int = HOLES) -> tuple[str, list[int]]:
    """Play so many holes; return the table and the entries with a snapshot."""
    ruth = Person(club, "Ruth")
    table = ruth.make(course=EIGHTEEN).id
    for _ in range(holes):
        ruth.finish_hole(table)
    log = until_answered(lambda: read_log(club, table, strong=True))
    return table, [found.n for found in log if found.state is not None]


def test_each_entry_with_room_has_a_snapshot(club: Club) -> None:
    assert carried(club)[1] == [*range(1, 2 * HOLES + 1)]


def test_the_last_entry_of_a_game_has_a_snapshot(club: Club) -> None:
    assert carried(club, 18)[1][-1] == 36


def test_an_empty_cache_loads_the_same_table(club: Club, store: Store, time: Time) -> None:
    table, _ = carried(club)
    assert Person(open_club(store, time), "Ruth").view(table) == Person(club, "Ruth").view(table)


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collect the entries after which a snapshot is packed, stored or not."""
    numbers: list[int] = []
    pack: Callable[[Table], bytes] = snapshots.pack

    def noted(table: Table) -> bytes:
        numbers.append(table.n)
        return pack(table)

    monkeypatch.setattr(snapshots, "pack", noted)
    return numbers


def test_snapshots_that_barely_fit_are_stored_and_few_are_packed_in_vain(packed: list[int]) -> None:
    club = open_club(SqliteStore(None))
    table, log = of_two(club)
    states = [found.n for found in log if found.state is not None]
    assert 40 < len(states) <= len(packed) < len(states) + 15 < len(log)
    assert set(with_room(club, table, log)) <= set(states)


def of_two(club: Club) -> tuple[str, list[Entry]]:
    """Play a game of two whose length is always the same; return the table and its log of 74 entries."""
    ruth, hal, random = Person(club, "Ruth"), Person(club, "Hal"), Random(13)
    club.entropy = random.randbytes
    made = ruth.make(RequestedSeat("open"), course=BUILT_IN["pebble-coast"], nonce=random.randbytes(16), key="key")
    view = hal.join(made, nonce=random.randbytes(16)).view
    while waiting := view["waiting_for"]:
        player = (ruth, hal)[waiting[0]]
        legal = player.view(made.id)["legal"]
        view = player.play(made.id, any_move(random, legal), key=f"key-{view['version']}").view
    return made.id, read_log(club, made.id, strong=True)


def with_room(club: Club, table_id: str, log: list[Entry]) -> list[int]:
    """Return the entries after the first whose snapshot fits their write unit, by applying the log."""
    table = from_start(club, table_id, log[:1])
    found: list[int] = []
    for entry in log[1:]:
        apply_entry(table, entry.n, read(entry))
        if entry_size(table_id, Entry(entry.n, entry.body, snapshots.pack(table))) <= WRITE_UNIT:
            found.append(entry.n)
    return found
