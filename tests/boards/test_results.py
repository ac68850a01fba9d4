from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.boards.results import TableResult, each, project_results, rebuild, sweep
from chalicelib.store.interface import Row, Unavailable
from chalicelib.store.sqlite import SqliteStore
from tests.boards.made_results import NOON, result, seat, whole_board

ROUND = result(seat(0, 70), seat(2, 75))


class Faulty(SqliteStore):
    """Fails at some writes, for half of them after writing."""

    def __init__(self, fails: list[str]) -> None:
        super().__init__()
        self.fails = fails

    def put(self, row: Row, *, newer: bool = False) -> bool:
        fault = self.fails.pop() if self.fails else "none"
        if fault == "before":
            raise Unavailable
        done = super().put(row, newer=newer)
        if fault == "after":
            raise Unavailable
        return done


def project_until_done(store: SqliteStore, table: str, table_result: TableResult) -> None:
    while True:
        try:
            return project_results(store, table, 60, table_result)
        except Unavailable:
            continue


def test_a_result_is_kept_for_each_seat_that_counts(store: SqliteStore) -> None:
    project_results(store, "T1", 60, ROUND)
    kept = list(each(store, "dice-golf"))
    assert [(row["table"], row["seat"], row["player"], row["score"], row["place"]) for row in kept] == [
        ("T1", 0, "player0", 70, 1),
        ("T1", 2, "player2", 75, 1),
    ]
    assert {(row["course"], row["course_name"], row["holes"], row["format"], row["at"]) for row in kept} == {
        ("pebble-coast", "Pebble Coast", "18", "stroke", NOON)
    }


def test_a_result_that_comes_again_is_stored_once(store: SqliteStore) -> None:
    for _ in range(3):
        project_results(store, "T1", 60, ROUND)
    assert len(list(each(store, "dice-golf"))) == 2
    assert [item["score"] for item in whole_board(store)] == [70, 75]


def test_two_tables_of_the_same_players_are_two_results(store: SqliteStore) -> None:
    project_results(store, "T1", 60, ROUND)
    project_results(store, "T2", 60, ROUND)
    assert len(list(each(store, "dice-golf"))) == 4


def test_a_seat_without_a_score_is_stored_but_on_no_board(store: SqliteStore) -> None:
    project_results(store, "T1", 60, result(seat(0, None), seat(1, None), format="match"))
    assert len(list(each(store, "dice-golf"))) == 2
    assert whole_board(store, format="match") == []


tables = st.lists(st.lists(st.integers(60, 64), min_size=1, max_size=3), min_size=1, max_size=5)


@settings(deadline=None)
@given(tables, st.lists(st.sampled_from(["none", "before", "after"]), max_size=40), st.randoms(use_true_random=False))
@pytest.mark.long
def test_any_order_repetition_and_fault_gives_the_same_boards(scores: list[list[int]], fails: list[str], random: Any) -> None:
    rounds = {
        f"T{number}": result(*(seat(at, score) for at, score in enumerate(row)), at=NOON + number)
        for number, row in enumerate(scores)
    }
    calm, faulty = SqliteStore(), Faulty(fails)
    for table, table_result in rounds.items():
        project_results(calm, table, 60, table_result)
    again = [*rounds, *random.choices(list(rounds), k=4)]
    random.shuffle(again)
    for table in again:
        project_until_done(faulty, table, rounds[table])
    for course in (None, "pebble-coast"):
        assert whole_board(faulty, course=course) == whole_board(calm, course=course)
    calm.close()
    faulty.close()


def test_boards_are_rebuilt_from_results_alone(store: SqliteStore) -> None:
    project_results(store, "T1", 60, ROUND)
    project_results(store, "T2", 60, result(seat(0, 71), course="st-andres"))
    before = [whole_board(store), whole_board(store, course="pebble-coast"), whole_board(store, course="st-andres")]
    pk, gone = "BOARD#dice-golf##18#stroke#", store.rows("BOARD#dice-golf##18#stroke#", count=1)[0][0]
    store.delete(pk, gone.sk)
    store.put(Row(pk, "400000#0#T0#0", 1, gone.body.replace("T1", "T0")))
    assert whole_board(store) != before[0]
    assert rebuild(store, "dice-golf") == 3 * (4 + 1)
    assert [whole_board(store), whole_board(store, course="pebble-coast"), whole_board(store, course="st-andres")] == before


def test_rebuilding_reads_every_page(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chalicelib.boards.results.PAGE", 2)
    for number in range(5):
        project_results(store, f"T{number}", 60, result(seat(0, 70 + number)))
    assert rebuild(store, "dice-golf") == 5 * (4 + 1)
    assert len(list(each(store, "dice-golf"))) == 5


def test_a_rebuild_deletes_rows_that_no_longer_count_across_courses(store: SqliteStore) -> None:
    """Also from a board that is empty then, which no result leads to any more."""
    own = "all-fives-0123456789abcdef"
    project_results(store, "club", 60, result(seat(0, 72)))
    for holes in ("18", "front"):
        table_result = result(seat(0, 54), course=own, holes=holes)
        project_results(store, holes, 60, table_result)
        (mine,) = store.rows(f"BOARD#dice-golf#{own}#{holes}#stroke#", count=9)[0]
        store.put(replace(mine, pk=f"BOARD#dice-golf##{holes}#stroke#", sk=mine.sk.replace("500054", "499982")))
    assert [item["table"] for item in whole_board(store)] == ["18", "club"]
    assert sweep(store, "dice-golf", store.count) == 2
    assert [item["table"] for item in whole_board(store)] == ["club"]
    assert whole_board(store, holes="front") == []
    assert [item["table"] for item in whole_board(store, course=own, holes="front")] == ["front"]
