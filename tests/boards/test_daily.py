"""A day's board counts each round once, in any order and if projected again, over a faulty store."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from threading import Thread
from typing import Any

import pytest

from chalicelib.boards import daily, results
from chalicelib.boards.daily import Challenge
from chalicelib.store.interface import Store, Unavailable
from chalicelib.store.sqlite import SqliteStore
from tests.boards.made_results import board_rows
from tests.faults.faulty_store import HostileStore
from tests.seeds import first

DATE = "2026-11-27"
N = 7


def result(table: str, to_par: int, **more: Any) -> dict[str, Any]:
    seat = {"seat": 0, "player": f"p-{table}", "name": table, "place": 1, "score": 35 + to_par, "to_par": to_par}
    fields = {
        "game": "dice-golf",
        "course": "pebble-coast",
        "course_name": "Pebble Coast",
        "holes": "front",
        "format": "stroke",
    }
    return {**fields, "modes": "", "at": 1000 + len(table), "challenge": DATE, "seats": [{**seat, **more}]}


ROUNDS = {table: result(table, to_par) for table, to_par in (("a", 2), ("bb", -1), ("ccc", 2), ("dddd", 5))}


def until_done(do: Callable[[], None]) -> None:
    for _ in range(500):
        try:
            return do()
        except Unavailable:
            continue
    raise AssertionError


def tell(store: Store, table: str) -> None:
    until_done(lambda: results.project_results(store, table, N, ROUNDS[table]))  # type: ignore[arg-type]


def names(store: Store, count: int = 100) -> list[tuple[int, str]]:
    return [(item["rank"], item["name"]) for item in daily.read(store, DATE, count)[0]]


@pytest.mark.parametrize("seed", first(6, range(40)))
def test_each_round_counts_once(store: SqliteStore, seed: int) -> None:
    random, hostile = Random(seed), HostileStore(store, seed=seed)
    steps = [(what, table) for table in ROUNDS for what in ("enter", "finish")] * 3
    random.shuffle(steps)
    for what, table in steps:
        if what == "enter":
            until_done(lambda table=table: daily.enter(hostile, DATE, table))  # type: ignore[misc]
        else:
            tell(hostile, table)
    assert names(store) == [(1, "bb"), (2, "a"), (2, "ccc"), (4, "dddd")]
    tally = daily.tally(store, DATE)
    assert (tally.entered, tally.finished, tally.counts) == (4, 4, [-1, 1, 0, 0, 2, 0, 0, 1])


def test_rounds_that_end_at_once_all_count(store: SqliteStore) -> None:
    threads = [Thread(target=tell, args=(store, table)) for table in ROUNDS]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert daily.tally(store, DATE).finished == 4


def test_pages_continue_with_ranks_over_the_whole_board(store: SqliteStore) -> None:
    for table in ROUNDS:
        tell(store, table)
    seen: list[tuple[int, str]] = []
    start = None
    while True:
        items, start = daily.read(store, DATE, 1, start)
        seen += [(item["rank"], item["name"]) for item in items]
        if start is None:
            break
    assert seen == names(store)


def test_a_challenges_round_is_on_no_courses_board(store: SqliteStore) -> None:
    tell(store, "a")
    assert {row.pk for row in board_rows(store)} == {"BOARD#DAY#2026-11-27", "DAY#2026-11-27", "RESULTS#dice-golf"}


@pytest.mark.parametrize("spoil", ["tally", "row", "entered", "strange", "nothing"])
def test_a_rebuild_repairs_the_day(store: SqliteStore, spoil: str) -> None:
    daily.store_challenge(store, Challenge(DATE, "dice-golf", "pebble-coast", "front", "seed"))
    for table in ROUNDS:
        daily.enter(store, DATE, table)
        tell(store, table)
    right = daily.tally(store, DATE), names(store)
    if spoil == "tally":
        store.delete("DAY#" + DATE, daily.TALLY)
    elif spoil == "row":
        store.delete(*key_of("a"))
    elif spoil == "strange":
        store.put(daily.board_row({**ROUNDS["a"], **ROUNDS["a"]["seats"][0], "table": "zzz"}))
    elif spoil == "entered":
        store.put(daily.entered_row(DATE, "zzz"))
    results.rebuild(store, "dice-golf")
    wrong = daily.recount(store, DATE)
    assert wrong == {"tally": "missing", "entered": "wrong"}.get(spoil)
    expected = right[0].entered + (spoil == "entered")
    assert (daily.tally(store, DATE).entered, daily.tally(store, DATE).counts) == (expected, right[0].counts)
    assert names(store) == right[1]


def key_of(table: str) -> tuple[str, str]:
    row = daily.board_row({**ROUNDS[table], **ROUNDS[table]["seats"][0], "table": table})
    return row.pk, row.sk


def test_a_days_seed_is_drawn_once(store: SqliteStore) -> None:
    first = Challenge(DATE, "dice-golf", "pebble-coast", "front", "seed")
    assert daily.store_challenge(store, first) == first
    assert daily.store_challenge(store, first._replace(seed="other")) == first
    assert daily.find(store, DATE) == first
    assert daily.find(store, "2026-11-28") is None
