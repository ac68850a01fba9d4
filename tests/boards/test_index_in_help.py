"""The boards' help explains the index as it is computed."""

from __future__ import annotations

from itertools import groupby

from chalicelib.boards.course_rating import NEUTRAL
from chalicelib.boards.handicap import COUNTING, HIGHEST, ROUNDS
from tests.games.said import each_text

SHARED = ".."
"""The page's own catalogues, besides those of games."""


def _rounds(counts: list[int]) -> str:
    first, last = counts[0], counts[-1]
    joined = "or" if last == first + 1 else "to"
    return str(first) if first == last else f"{first} {joined} {last}"


def _counted(best: int, more: float) -> str:
    return f"the best{f' {best}' if best > 1 else ''}{f', minus {-more:.0f}' if more else ''}"


def test_how_many_rounds_count_is_said_for_each_number_of_rounds() -> None:
    fewer = [(rounds, counting) for rounds, counting in COUNTING.items() if rounds < ROUNDS]
    rows = [(_rounds([n for n, _ in same]), _counted(*counting)) for counting, same in _alike(fewer)]
    assert each_text(SHARED, [("index-help", "fewer", [])]) == [" ".join(f"{rounds} {said}" for rounds, said in rows)]


def _alike(fewer: list[tuple[int, tuple[int, float]]]) -> list[tuple[tuple[int, float], list[tuple[int, tuple[int, float]]]]]:
    return [(counting, list(same)) for counting, same in groupby(fewer, key=lambda one: one[1])]


def test_the_differential_and_the_number_of_best_rounds_are_explained() -> None:
    [said] = each_text(SHARED, [("index-help", "index", [])])
    assert f"the best {COUNTING[ROUNDS][0]} of your last {ROUNDS} rounds" in said
    assert f"times {NEUTRAL:.0f}, divided by the slope" in said
    assert f"It is {HIGHEST:.0f} at most." in said
