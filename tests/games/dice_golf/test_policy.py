"""The odds against the box counted out a second time, and the plan against every way to play short courses."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from math import isclose, prod
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chalicelib.games.dice_golf.policy import Choice, Way, expected_strokes, odds, plan
from chalicelib.games.interface import LEVELS, Level

PEBBLE_COAST = (4, 5, 4, 4, 3, 5, 3, 4, 4, 4, 4, 3, 4, 5, 4, 4, 3, 5)

# The dice and their strokes as D-01 to D-03 tell them, on purpose not read from the engine's file.
Face = str | int
Roll = tuple[Face, ...]
Amount = Fraction | float
BOX: dict[str, dict[Face, int]] = {
    "black": {"Fairway": 6, "Rough": 2, "Hazard": 2},
    "red": {"Fairway": 5, "Green": 3, "Rough": 2},
    "yellow": {"Green": 5, "Chip": 2, "Bunker": 2, "Hazard": 1},
    "white": {"Green": 5, "Chip": 2, "Bunker": 1, "Hazard": 1, "Tap In": 1},
    "green": {1: 4, 2: 5, 3: 3},
    "blue": {"Blank": 10, "Sun": 1, "Wind": 1},
}
DICE = {
    3: ("yellow", "green", "blue"),
    4: ("black", "white", "green", "blue"),
    5: ("black", "red", "white", "green", "blue"),
}
ADDS = {
    1: ("Fairway", "Green", "Wind", 1),
    2: ("Rough", "Chip", "Bunker", "Tap In", 2),
    3: ("Hazard", 3),
    0: ("Blank",),
    -1: ("Sun",),
}
STROKES = {face: strokes for strokes, faces in ADDS.items() for face in faces}


class Option(NamedTuple):
    """A legal move after a first roll: the strokes it expects on this hole, and chips it costs."""

    kind: str
    die: str | None
    hole: Fraction
    chips: int


def strokes(par: int, roll: Roll) -> int:
    shown = dict(zip(DICE[par], roll, strict=True))
    if shown.get("red") == "Green":
        del shown["white"]
    elif shown.get("white") == "Tap In":
        del shown["green"]
    return sum(STROKES[face] for face in shown.values())


@cache
def first_rolls(par: int) -> dict[Roll, Fraction]:
    dice = [BOX[die] for die in DICE[par]]
    return {
        roll: Fraction(prod(die[face] for die, face in zip(dice, roll, strict=True)), prod(sum(d.values()) for d in dice))
        for roll in product(*dice)
    }


@cache
def mean(par: int) -> Fraction:
    return sum((chance * strokes(par, roll) for roll, chance in first_rolls(par).items()), Fraction())


def shot(par: int, roll: Roll, die: str) -> Fraction:
    place, faces = DICE[par].index(die), BOX[die]
    scores = sum(times * strokes(par, (*roll[:place], face, *roll[place + 1 :])) for face, times in faces.items())
    return Fraction(scores, sum(faces.values()))


@cache
def options(par: int, roll: Roll) -> tuple[Option, ...]:
    shots = (Option("shot-mulligan", die, shot(par, roll, die), 1) for die in DICE[par] if die != "blue")
    return (Option("keep", None, Fraction(strokes(par, roll)), 0), Option("hole-mulligan", None, mean(par), 0), *shots)


Total = Callable[[Option], Amount]
Rule = Callable[[tuple[Option, ...], Total], Amount]


def best(choices: tuple[Option, ...], total: Total) -> Amount:
    return min(total(option) for option in choices)


def greedy(choices: tuple[Option, ...], total: Total) -> Amount:
    return total(min(choices, key=lambda option: option.hole))


def any_of_them(choices: tuple[Option, ...], total: Total) -> Amount:
    return sum(total(option) for option in choices) / len(choices)


RULES: dict[Level, Rule] = {"easy": any_of_them, "normal": greedy, "hard": best}


def walk(pars: tuple[int, ...], chips: int, rule: Rule, number: Callable[[Fraction], Amount] = Fraction) -> Amount:
    """Every first roll of every hole, with `rule` telling what its total comes to; exact where `number` is."""

    @cache
    def to_go(at: int, left: int) -> Amount:
        def total(option: Option) -> Amount:
            return number(option.hole) + to_go(at + 1, left - option.chips)

        return sum(number(chance) * rule(affordable, total) for chance, affordable in decisions(at, left))

    def decisions(at: int, left: int) -> Iterator[tuple[Fraction, tuple[Option, ...]]]:
        for roll, chance in first_rolls(pars[at]).items() if at < len(pars) else ():
            yield chance, options(pars[at], roll) if left else options(pars[at], roll)[:2]

    return to_go(0, chips)


@pytest.mark.rule("D-07")
@pytest.mark.parametrize(("par", "rounded"), [(3, "3.517"), (4, "4.925"), (5, "5.703")])
def test_a_throw_of_all_dice_has_the_mean_that_the_rules_name(par: int, rounded: str) -> None:
    assert odds(par).mean == float(mean(par))
    assert abs(mean(par) - Fraction(rounded)) <= Fraction("0.0005")


@pytest.mark.parametrize("par", [3, 4, 5])
def test_each_first_roll_leaves_the_best_free_way_and_the_best_for_a_chip(par: int) -> None:
    assert odds(par).choices.keys() == first_rolls(par).keys()
    for roll, choice in odds(par).choices.items():
        for way, chips in ((choice.free, 0), (choice.chip, 1)):
            ways = [option for option in options(par, roll) if option.chips == chips]
            least = min(option.hole for option in ways)
            assert way.strokes == float(least), roll
            assert (way.move["kind"], way.move.get("die")) in [(o.kind, o.die) for o in ways if o.hole == least], roll


@pytest.mark.rule("D-13")
def test_rolling_the_red_die_again_reckons_with_white_that_no_longer_counts() -> None:
    chip = odds(5).choices["Fairway", "Rough", "Hazard", 1, "Sun"].chip
    assert chip.move == {"kind": "shot-mulligan", "die": "red"}
    assert chip.strokes == 4.3  # Fairway 5 of 10: 5, Green 3 of 10: 2, Rough 2 of 10: 6


@pytest.mark.parametrize("par", [3, 4, 5])
def test_the_brief_odds_of_a_hole_add_up(par: int) -> None:
    assert isclose(sum(chance for chance, _, _ in odds(par).brief), 1)
    assert isclose(sum(chance * free for chance, free, _ in odds(par).brief), walk((par,), 0, best, float))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("pars", [(3,), (4,), (5,), *product((3, 4, 5), repeat=2), (4, 3, 5)])
def test_expected_strokes_are_those_of_every_way_the_dice_can_fall(level: Level, pars: tuple[int, ...]) -> None:
    for chips in range(len(pars) + 2):
        assert isclose(expected_strokes(level, pars, chips), walk(pars, chips, RULES[level]), rel_tol=1e-13)


@pytest.mark.parametrize("level", LEVELS)
def test_expected_strokes_of_a_whole_round(level: Level) -> None:
    assert isclose(expected_strokes(level, PEBBLE_COAST, 6), walk(PEBBLE_COAST, 6, RULES[level], float), rel_tol=1e-12)


def test_expected_strokes_on_pebble_coast_by_level() -> None:
    assert [round(expected_strokes(level, PEBBLE_COAST, 6), 4) for level in LEVELS] == [86.1267, 73.3381, 71.9794]


Round = tuple[tuple[int, ...], int]


def rounds(longest: int) -> st.SearchStrategy[Round]:
    return st.tuples(st.lists(st.sampled_from((3, 4, 5)), min_size=1, max_size=longest).map(tuple), st.integers(0, 6))


@given(rounds(18))
def test_each_level_plays_better_than_the_one_below(course: Round) -> None:
    easy, normal, hard = (expected_strokes(level, *course) for level in LEVELS)
    assert hard <= normal + 1e-9
    assert normal < easy


@given(rounds(6))
def test_no_single_deviation_from_the_plan_helps(course: Round) -> None:
    pars, chips = course
    made = plan(pars, chips)
    for at, left in product(range(len(pars)), range(chips + 1)):
        value = 0.0
        for roll, chance in first_rolls(pars[at]).items():
            affordable = [option for option in options(pars[at], roll) if option.chips <= left]
            totals = {(o.kind, o.die): float(o.hole) + made.to_go[at + 1][left - o.chips] for o in affordable}
            move = odds(pars[at]).choices[roll].at(made.price(at, left)).move
            assert totals[move["kind"], move.get("die")] <= min(totals.values()) + 1e-9
            value += float(chance) * totals[move["kind"], move.get("die")]
        assert isclose(value, made.to_go[at][left])


@given(rounds(18))
def test_each_further_chip_helps_and_helps_less_than_the_one_before(course: Round) -> None:
    pars, chips = course
    made = plan(pars, chips)
    for at in range(len(pars)):
        prices = [made.price(at, left) for left in range(chips + 1)]
        assert all(price >= later - 1e-9 for price, later in pairwise(prices))
        assert min(prices) >= -1e-9


def test_a_chip_is_worth_nothing_on_the_last_hole_and_cannot_be_had_without() -> None:
    made = plan(PEBBLE_COAST, 6)
    assert [made.price(17, chips) for chips in range(1, 7)] == [0.0] * 6
    assert made.price(0, 0) == float("inf")


def test_a_chip_is_spent_only_where_it_saves_more_than_its_price() -> None:
    choice = Choice(Way(4.0, {"kind": "keep"}), Way(3.5, {"kind": "shot-mulligan", "die": "green"}))
    assert [choice.at(price).move["kind"] for price in (0.25, 0.5, 0.75)] == ["shot-mulligan", "keep", "keep"]


def test_a_course_is_planned_once() -> None:
    assert plan(PEBBLE_COAST, 6) is plan(PEBBLE_COAST, 6)
