"""Boards of periods and of bests, and players' positions on them, with few and with a million rounds."""

from __future__ import annotations

from contextlib import closing
from datetime import datetime
from typing import Any

import pytest

from chalicelib import json_codec
from chalicelib.boards import course_boards, histogram, periods
from chalicelib.boards.results import project_results
from chalicelib.errors import Malformed, Unknown
from chalicelib.store.interface import Row
from chalicelib.store.sqlite import SqliteStore
from tests.boards.made_results import NOON, result, seat, whole_board
from tests.store.meter import Meter

DAY = 24 * 3600 * 1000
COURSE: dict[str, Any] = {"course": "pebble-coast"}
BOARD = "dice-golf#pebble-coast#18#stroke#"


def at(day: str) -> int:
    return int(datetime.fromisoformat(f"{day}T12:00:00+00:00").timestamp()) * 1000


@pytest.mark.parametrize(
    ("day", "names"),
    [
        ("2026-11-27", ["ever", "2026", "2026-11", "2026-W48"]),
        ("2027-01-01", ["ever", "2027", "2027-01", "2026-W53"]),
        ("2024-12-30", ["ever", "2024", "2024-12", "2025-W01"]),
    ],
)
def test_a_moment_lies_in_a_year_a_month_and_a_week(day: str, names: list[str]) -> None:
    assert periods.containing(at(day)) == names
    assert [periods.requested(kind, None, at(day)) for kind in (None, "year", "month", "week")] == names


@pytest.mark.parametrize(("kind", "when"), [("year", "1999"), ("month", "2026-02"), ("week", "2020-W53")])
def test_a_period_is_asked_for_by_name(kind: str, when: str) -> None:
    assert periods.requested(kind, when, NOON) == when


@pytest.mark.parametrize(
    ("kind", "when"),
    [
        ("day", None),
        ("", None),
        (None, "2026"),
        ("ever", "ever"),
        ("year", "2026-11"),
        ("month", "2026-13"),
        ("month", "2026-W48"),
        ("week", "2026-W54"),
        ("week", "2026-W00"),
        ("week", "٢٠٢٦-W01"),
        ("year", ""),
    ],
)
def test_an_invalid_period_is_refused(kind: str | None, when: str | None) -> None:
    with pytest.raises(Malformed):
        periods.requested(kind, when, NOON)


def test_counts_tell_how_many_are_better() -> None:
    counts = histogram.add(histogram.add([], {70: 2, 75: 1}), {68: 1, 70: -1, 75: -3})
    assert counts == [68, 1, 0, 1]
    assert histogram.total(counts) == 2
    assert [histogram.rank(counts, points) for points in (60, 68, 69, 70, 71, 99)] == [1, 1, 2, 2, 3, 3]
    assert histogram.add(counts, {68: -1, 70: -1}) == []
    assert (histogram.total([]), histogram.rank([], 9)) == (0, 1)
    for each in ([], counts, [-3, 2, 0, 1_000_000]):
        assert histogram.decode(histogram.encode(each)) == each


def a_few(store: SqliteStore) -> None:
    """Return a store with ten rounds of four players in two weeks."""
    scores = [75, 70, 72, 70, 75, 101, 68, 72, 90, 71]
    for number, score in enumerate(scores):
        who = ("ann", "bob", "cy", "dee")[number % 4]
        project_results(store, f"T{number}", 60, result(seat(0, score, who), at=NOON + (number // 5) * 7 * DAY + number))


def test_a_period_holds_the_rounds_that_finished_in_it(store: SqliteStore) -> None:
    a_few(store)
    assert [item["score"] for item in whole_board(store, **COURSE, period="2026-W47")] == [70, 70, 72, 75, 75]
    assert [item["score"] for item in whole_board(store, **COURSE, period="2026-W48")] == [68, 71, 72, 90, 101]
    assert len(whole_board(store, **COURSE, period="2026-11")) == 10
    assert whole_board(store, **COURSE, period="2025") == []


def test_a_board_of_bests_has_one_round_per_player(store: SqliteStore) -> None:
    a_few(store)
    best = [(item["rank"], item["player"], item["score"]) for item in whole_board(store, **COURSE, rounds="best")]
    assert best == [(1, "cy", 68), (2, "bob", 70), (2, "dee", 70), (4, "ann", 75)]
    week = [
        (item["rank"], item["player"], item["score"]) for item in whole_board(store, **COURSE, rounds="best", period="2026-W47")
    ]
    assert week == [(1, "bob", 70), (1, "dee", 70), (3, "cy", 72), (4, "ann", 75)]


@pytest.mark.parametrize("rounds", ["all", "best"])
@pytest.mark.parametrize("period", ["ever", "2026", "2026-W47", "2026-W48"])
def test_a_position_equals_the_rank_on_the_board(store: SqliteStore, rounds: str, period: str) -> None:
    a_few(store)
    which: dict[str, Any] = {"rounds": rounds, "period": period, **COURSE}
    board = whole_board(store, **which)
    for player in ("ann", "bob", "cy", "dee"):
        place = next(number for number, item in enumerate(board) if item["player"] == player)
        assert course_boards.position(store, "dice-golf", player, **which) == {
            "item": board[place],
            "above": board[max(0, place - 2) : place],
            "below": board[place + 1 : place + 3],
            "of": len(board),
        }


def test_a_player_without_a_round_gets_the_number_of_rounds(store: SqliteStore) -> None:
    a_few(store)
    nobody: dict[str, Any] = {"item": None, "above": [], "below": []}
    assert course_boards.position(store, "dice-golf", "eve", **COURSE) == {**nobody, "of": 10}
    assert course_boards.position(store, "dice-golf", "eve", **COURSE, rounds="best") == {**nobody, "of": 4}
    assert course_boards.position(store, "dice-golf", "ann", course="augustine") == {**nobody, "of": 0}
    with pytest.raises(Unknown):
        course_boards.position(store, "dice-golf", "ann", course="nowhere")
    with pytest.raises(Malformed, match="no courses"):
        course_boards.position(store, "becks-golf", "ann")
    with pytest.raises(Malformed):
        course_boards.position(store, "dice-golf", "ann", **COURSE, rounds="worst")


def test_across_courses_all_rounds_are_shown_ever(store: SqliteStore) -> None:
    a_few(store)
    for asked in ({"rounds": "best"}, {"period": "2026"}):
        with pytest.raises(Malformed, match="Choose a course"):
            course_boards.read(store, "dice-golf", count=9, **asked)
    with pytest.raises(Malformed, match="Choose a course"):
        course_boards.position(store, "dice-golf", "ann")


def test_positions_in_old_periods_are_refused(store: SqliteStore) -> None:
    project_results(store, "T1", 60, result(seat(0, 70, "ann"), at=at("2024-05-01")))
    assert course_boards.position(store, "dice-golf", "ann", **COURSE, period="2024")["item"]["rank"] == 1
    project_results(store, "T2", 60, result(seat(0, 71, "ann"), at=at("2026-05-01")))
    project_results(store, "T3", 60, result(seat(0, 72, "ann"), at=at("2024-05-02")))
    with pytest.raises(Malformed, match="this and the last year"):
        course_boards.position(store, "dice-golf", "ann", **COURSE, period="2024")
    assert [item["score"] for item in whole_board(store, **COURSE, period="2024")] == [70, 72]
    assert course_boards.position(store, "dice-golf", "ann", **COURSE)["of"] == 3


def test_only_the_current_and_the_last_periods_are_counted() -> None:
    assert periods.counted(at("2027-01-01")) == ["ever", "2027", "2027-01", "2026-W53", "2026", "2026-12", "2026-W52"]


@pytest.mark.parametrize("asked", [{"rounds": "best"}, {"period": "2026"}])
def test_wins_are_counted_over_all_time_and_tables(store: SqliteStore, asked: dict[str, str]) -> None:
    with pytest.raises(Malformed, match="all time"):
        course_boards.read(store, "becks-golf", count=9, **asked)
    assert course_boards.read(store, "becks-golf", count=9, period="ever", rounds="all") == ([], None)


def fill(store: SqliteStore, rounds: int) -> None:
    """Put so many rounds directly into the store: 60 to 159 strokes, ten rounds per player."""
    with store.batch():
        for rounds_kind, step in (("all", 1), ("best", 10)):
            store._db.execute(
                "INSERT INTO rows (pk, sk, n, body) WITH RECURSIVE t(i) AS (SELECT 0 UNION ALL SELECT i + ? FROM t"
                " WHERE i + ? < ?) SELECT ?, printf('%06d#%015d#T%021d#0', 500060 + i % 100, 1795262400000 + i, i), 1,"
                """ printf('["player%016d","Somebody",%d,%d]', i / 10, 60 + i % 100, i % 100 - 12) FROM t""",
                (step, step, rounds, course_boards.board_pk(BOARD, "ever", rounds_kind)),
            )
        every, best = [60, *[rounds // 100] * 100], [60, *([rounds // 100] + [0] * 9) * 10]
    kept = {"all": histogram.encode(every), "best": histogram.encode(best)}
    counts = {"at": NOON, **dict.fromkeys(periods.counted(NOON), kept)}
    store.put(Row(course_boards.tally_pk(BOARD), "COUNTS", rounds, json_codec.dump(counts)))


@pytest.mark.parametrize("rounds", [100, pytest.param(10_000, id="many"), pytest.param(1_000_000, marks=pytest.mark.soak)])
def test_pages_and_positions_cost_the_same_however_many_rounds_there_are(rounds: int) -> None:
    """The read units of a page of a hundred, and of a position."""
    with closing(SqliteStore()) as kind:
        fill(kind, rounds)
        player, sk = f"player{rounds // 20:016d}", ""
        found = kind._db.execute(
            "SELECT sk FROM rows WHERE pk = ? AND body LIKE ? ORDER BY sk LIMIT 1",
            (course_boards.board_pk(BOARD), f'["{player}%'),
        ).fetchone()
        sk = found[0]
        kind.put(Row(course_boards.best_of_pk(BOARD, player), "ever", 1, json_codec.dump({"sk": sk})))
        metered = Meter(kind)
        which: dict[str, Any] = {"course": "pebble-coast"}
        items, more = course_boards.read(metered, "dice-golf", count=100, **which)
        assert len(items) == 100
        assert (more is None) is (rounds == 100)
        assert metered.read["rows"] <= 3
        metered.reset()
        if more:
            assert len(course_boards.read(metered, "dice-golf", count=100, cursor=more, **which)[0]) == 100
            assert metered.read["rows"] <= 3
        metered.reset()
        mine = course_boards.position(metered, "dice-golf", player, **which)
        assert metered.read["rows"] <= 2
        assert mine["of"] == rounds
        assert mine["item"]["rank"] == 1 + (mine["item"]["score"] - 60) * (rounds // 100)
        assert not metered.written
