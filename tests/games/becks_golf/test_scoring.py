"""The score of nine cards."""

from random import Random

import pytest

from chalicelib.games.becks_golf.cards import FACES, PACK, all_shown, score, sets, with_bonus
from tests.games.becks_golf import by_hand
from tests.games.becks_golf.table import cards, grid


@pytest.mark.rule("B-25")
@pytest.mark.parametrize(
    ("nine", "points"), [("6 6 6 / 1 2 3 / -1 M H", 9), ("4 M 4 / 5 M 5 / 1 2 3", -7)], ids=["three sixes", "two Mulligans"]
)
def test_the_known_values(nine: str, points: int) -> None:
    assert score(cards(*grid(nine))) == points


@pytest.mark.rule("B-20")
@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("6 6 6", 6),
        ("M 6 6", 6),
        ("6 M M", 6),
        ("1 1 M", 1),
        ("M M M", None),
        ("6 6 5", None),
        ("6 M 5", None),
        ("6 6 -1", None),
        ("6 6 H", None),
        ("H H H", None),
        ("H M M", None),
        ("-1 -1 -1", None),
        ("-1 M M", None),
    ],
)
def test_a_line_is_a_set_or_none(line: str, number: int | None) -> None:
    """Checked in a row and in a column."""
    across = cards(*grid(f"{line} / 1 2 3 / 4 5 7"))
    down = [across[3 * column + row] for row in range(3) for column in range(3)]
    assert sets(across) == ([((0, 1, 2), number)] if number else [])
    assert sets(down) == ([((0, 3, 6), number)] if number else [])


@pytest.mark.rule("B-20")
def test_a_diagonal_is_no_set() -> None:
    assert sets(cards(*grid("6 1 2 / 3 6 4 / 5 7 6"))) == []


@pytest.mark.rule("B-20")
def test_a_set_scores_once_for_the_line_and_not_for_each_card() -> None:
    assert score(cards(*grid("6 6 6 / M M M / M M M"))) == -6 - 3 * 6  # and each column of a six and two Mulligans
    assert score(cards(*grid("6 6 6 / -1 -1 -1 / -1 -1 -1"))) == -6 - 6


@pytest.mark.rule("B-21")
def test_crossing_sets_both_score() -> None:
    assert score(cards(*grid("6 6 6 / 6 1 2 / 6 3 4"))) == -12 + 1 + 2 + 3 + 4
    assert score(cards(*grid("6 6 6 / 6 6 6 / 6 6 6"))) == -36


@pytest.mark.rule("B-21")
def test_a_mulligan_at_a_crossing_serves_two_numbers() -> None:
    assert score(cards(*grid("6 M 6 / 1 5 2 / 3 5 4"))) == -6 - 5 + 1 + 2 + 3 + 4


@pytest.mark.rule("B-22")
@pytest.mark.parametrize(
    ("nine", "points"),
    [
        ("1 2 3 / 4 5 6 / 7 8 9", 45),
        ("-1 -2 -3 / -4 -1 -2 / -3 -4 -1", -21),
        ("H H H / 1 2 3 / 4 5 6", 51),
        ("M M M / M M M / M M M", 0),
        ("M M M / -1 1 H / -1 2 H", -2 + 1 + 2 + 20),  # the middle column is M 1 2
        ("6 6 6 / -4 2 H / -1 3 1", -6 - 4 + 2 + 10 - 1 + 3 + 1),
    ],
)
def test_cards_outside_sets_score_their_value(nine: str, points: int) -> None:
    assert score(cards(*grid(nine))) == points


@pytest.mark.rule("B-20", "B-21", "B-22")
@pytest.mark.parametrize("grids", [10_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_any_grid_scores_as_by_hand(grids: int) -> None:
    """Half of the grids are dealt from the pack, half have few kinds of cards, which make many sets."""
    random = Random(104)
    with_sets = 0
    for number in range(grids):
        pack = PACK if number % 2 else random.sample(list(FACES), 3) + [0, 0, random.randint(1, 9)] * 2
        nine = random.sample(pack, 9)
        faces = all_shown(nine)
        with_sets += bool(sets(nine))
        assert score(nine) == by_hand.score([faces[0:3], faces[3:6], faces[6:9]]), faces
    assert with_sets > grids / 4


@pytest.mark.rule("B-22")
def test_a_face_down_card_adds_nothing_and_makes_no_set() -> None:
    assert score([6, 6, None, None, 3, None, 10, None, -2]) == 23
    assert sets([6, 6, None, 6, 0, 0, 6, None, None]) == [((0, 3, 6), 6), ((3, 4, 5), 6)][::-1]


@pytest.mark.rule("B-23")
@pytest.mark.parametrize(
    ("raw", "closer", "scores"),
    [
        ([3, 4, 5], 0, [-2, 4, 5]),
        ([3, 3, 5], 0, [13, 3, 5]),  # equal is not enough
        ([3, 2, 5], 0, [13, 2, 5]),
        ([-7, -6], 0, [-12, -6]),
        ([4, -6], 1, [4, -11]),
        ([3, 4, 5], None, [3, 4, 5]),
    ],
)
def test_the_closer_must_have_the_lowest_score_alone(raw: list[int], closer: int | None, scores: list[int]) -> None:
    assert with_bonus(raw, closer) == scores
