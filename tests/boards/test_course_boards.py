from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.boards import course_boards
from chalicelib.boards.results import project_results
from chalicelib.errors import Malformed, Unknown
from chalicelib.store.sqlite import SqliteStore
from tests.boards.made_results import NOON, result, seat, whole_board


def test_an_item_has_player_score_table_and_time(store: SqliteStore) -> None:
    project_results(store, "T1", 60, result(seat(3, 70, "dora"), at=NOON + 1_999))
    assert whole_board(store) == [
        {
            "rank": 1,
            "player": "dora",
            "name": "Dora",
            "score": 70,
            "to_par": -2,
            "table": "T1",
            "at": "2026-11-21T12:00:01Z",
        }
    ]


def test_the_best_come_first_and_ties_share_the_rank(store: SqliteStore) -> None:
    for number, score in enumerate((75, 70, 72, 70, 75, 101)):
        project_results(store, f"T{number}", 60, result(seat(0, score), at=NOON - number))
    shown = [(item["rank"], item["score"], item["table"]) for item in whole_board(store)]
    assert shown == [(1, 70, "T3"), (1, 70, "T1"), (3, 72, "T2"), (4, 75, "T4"), (4, 75, "T0"), (6, 101, "T5")]


def test_two_seats_of_one_table_that_tie_are_both_listed(store: SqliteStore) -> None:
    project_results(store, "T1", 60, result(seat(0, 70), seat(1, 70)))
    assert [(item["rank"], item["player"]) for item in whole_board(store)] == [(1, "player0"), (1, "player1")]


def test_under_and_over_par_are_sorted_by_number(store: SqliteStore) -> None:
    for number, score in enumerate((9, 54, 72, 73, 100, 288, 1000)):
        project_results(store, f"T{number}", 60, result(seat(0, score)))
    assert [item["to_par"] for item in whole_board(store)] == [-63, -18, 0, 1, 28, 216, 928]


@pytest.mark.parametrize(
    "asked",
    [{"course": "pebble-coast"}, {"course": "augustine"}, {"holes": "front"}, {"format": "skins"}, {"modes": "wolf,best_ball"}],
)
def test_a_round_is_only_on_its_own_boards(store: SqliteStore, asked: dict[str, Any]) -> None:
    project_results(store, "plain", 60, result(seat(0, 70), course="st-andres"))
    project_results(store, "other", 60, result(seat(0, 71), **{"course": "st-andres", **asked}))
    across = {name: value for name, value in asked.items() if name != "course"}
    assert [item["table"] for item in whole_board(store, **asked)] == ["other"]
    assert [item["table"] for item in whole_board(store, course="st-andres")] == ["plain"]
    assert [item["table"] for item in whole_board(store, **across)] == (["other"] if across else ["plain", "other"])


def test_across_courses_the_score_against_par_counts(store: SqliteStore) -> None:
    short: Any = {**seat(0, 30), "to_par": 3}
    project_results(store, "short", 60, result(short, course="augustine", holes="all"))
    project_results(store, "long", 60, result(seat(0, 70), course="pebble-coast", holes="all"))
    assert [(item["table"], item["score"], item["to_par"]) for item in whole_board(store, holes="all")] == [
        ("long", 70, -2),
        ("short", 30, 3),
    ]


EASY = "all-fives-0123456789abcdef"
"""A player's own course: eighteen holes of par 5 and 50 yards are ten under par with ordinary play."""


def test_a_course_of_a_players_own_counts_on_its_own_board_alone(store: SqliteStore) -> None:
    project_results(store, "club", 60, result(seat(0, 72)))
    project_results(store, "own", 60, result(seat(0, 54), course=EASY, course_name="All fives"))
    assert [item["table"] for item in whole_board(store)] == ["club"]
    assert [(item["rank"], item["table"]) for item in whole_board(store, course=EASY)] == [(1, "own")]


@settings(deadline=None)
@given(st.lists(st.integers(68, 72), max_size=14), st.integers(1, 5))
def test_ranks_do_not_depend_on_where_a_page_ends(scores: list[int], count: int) -> None:
    store = SqliteStore()
    for number, score in enumerate(scores):
        project_results(store, f"T{number}", 60, result(seat(0, score), at=NOON + number))
    items = whole_board(store, count=count)
    assert [item["rank"] for item in items] == [1 + sum(other < item["score"] for other in scores) for item in items]
    assert [item["table"] for item in items] == [
        f"T{number}" for number in sorted(range(len(scores)), key=lambda number: (scores[number], number))
    ]
    store.close()


def test_a_board_may_be_empty_but_its_course_must_exist(store: SqliteStore) -> None:
    assert course_boards.read(store, "dice-golf", course="augustine", count=10) == ([], None)
    with pytest.raises(Unknown):
        course_boards.read(store, "dice-golf", course="nowhere", count=10)
    with pytest.raises(Unknown):
        course_boards.read(store, "tiddlywinks", count=10)


@pytest.mark.parametrize(
    "asked", [{"course": ""}, {"course": "a#b"}, {"holes": "18#x"}, {"format": "Stroke"}, {"modes": "é"}, {"holes": "x" * 81}]
)
def test_an_invalid_board_is_refused(store: SqliteStore, asked: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        whole_board(store, **asked)


def test_every_board_has_one_name_however_it_is_requested() -> None:
    """Cursors are sealed with that name."""
    asked: list[dict[str, str]] = [{}, {"course": "augustine"}, {"holes": "front"}, {"format": "skins"}, {"modes": "wolf"}]
    names = {course_boards.board_name(game, **which) for game in ("dice-golf", "mulligan") for which in asked}
    names |= {course_boards.board_name(game) for game in ("trade-ring", "stew", "becks-golf")}
    assert len(names) == 2 * len(asked) + 3
    assert course_boards.board_name("mulligan", holes="18", modes="a,b") == course_boards.board_name("mulligan", modes="b,a")
