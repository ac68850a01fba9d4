"""The odds, compared with a second implementation of the dice, and the plan, compared with all ways to play short courses."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.games.dice_golf.policy import Choice, Way, expected_strokes, odds, plan
from chalicelib.games.interface import LEVELS, Level
from tests.bench.dice_golf_bots import PARS as PEBBLE_COAST
from tests.games.dice_golf.box import Option, first_rolls, mean, option, options

Amount = Fraction | float
Total = Callable[[Option], Amount]
Rule = Callable[[int, tuple[Option, ...], Total], Amount]
"""rule(par, choices, total): the value of a decision. The first choice is to keep, the second to roll all again."""


def best(par: int, choices: tuple[Option, ...], total: Total) -> Amount:
    return min(map(total, choices))


def for_much_more_than_a_stroke(par: int, choices: tuple[Option, ...], total: Total) -> Amount:
    free = min(choices[:2], key=lambda one: one.hole)
    paid = min(choices[2:], key=lambda one: one.hole, default=free)
    return total(paid if paid.hole + Fraction(105, 100) < free.hole else free)


def without_chips(par: int, choices: tuple[Option, ...], total: Total) -> Amount:
    return total(min(choices[:2], key=lambda one: one.hole))


def only_after_a_triple_bogey(par: int, choices: tuple[Option, ...], total: Total) -> Amount:
    return total(choices[choices[0].hole >= par + 3])


def either(par: int, choices: tuple[Option, ...], total: Total) -> Amount:
    return (only_after_a_triple_bogey(par, choices, total) + without_chips(par, choices, total)) / 2


RULES: dict[Level, Rule] = {
    "visitor": only_after_a_triple_bogey,
    "easy": either,
    "normal": without_chips,
    "hard": for_much_more_than_a_stroke,
    "champion": best,
}


def walk(pars: tuple[int, ...], chips: int, rule: Rule, number: Callable[[Fraction], Amount] = Fraction) -> Amount:
    """Return the value of a course over all first rolls, where `rule` values each decision. It is exact if `number` is."""

    @cache
    def to_go(at: int, left: int) -> Amount:
        def total(option: Option) -> Amount:
            return number(option.hole) + to_go(at + 1, left - option.chips)

        return sum(number(chance) * rule(pars[at], affordable, total) for chance, affordable in decisions(at, left))

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
        for way, chips in ((choice.best_free, 0), (choice.chip, 1)):
            least = min(one.hole for one in options(par, roll) if one.chips == chips)
            taken = option(par, roll, way.move)
            assert (taken.hole, taken.chips, way.strokes) == (least, chips, float(least)), roll


@pytest.mark.rule("D-13")
def test_rolling_the_red_die_again_computes_with_white_that_no_longer_counts() -> None:
    chip = odds(5).choices["Fairway", "Rough", "Hazard", 1, "Sun"].chip
    assert chip.move == {"kind": "shot-mulligan", "die": "red"}
    assert chip.strokes == 4.3  # Fairway 5 of 10: 5, Green 3 of 10: 2, Rough 2 of 10: 6


@pytest.mark.parametrize("par", [3, 4, 5])
def test_the_brief_odds_of_a_hole_add_up(par: int) -> None:
    assert isclose(sum(chance for chance, _, _ in odds(par).distribution), 1)
    assert isclose(sum(chance * free for chance, free, _ in odds(par).distribution), walk((par,), 0, best, float))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("pars", [(3,), (4,), (5,), *product((3, 4, 5), repeat=2), (4, 3, 5)])
def test_expected_strokes_are_those_of_every_way_the_dice_can_fall(level: Level, pars: tuple[int, ...]) -> None:
    for chips in range(len(pars) + 2):
        assert isclose(expected_strokes(level, pars, chips), walk(pars, chips, RULES[level]), rel_tol=1e-13)


@pytest.mark.parametrize("level", LEVELS)
def test_expected_strokes_of_a_whole_round(level: Level) -> None:
    assert isclose(expected_strokes(level, PEBBLE_COAST, 6), walk(PEBBLE_COAST, 6, RULES[level], float), rel_tol=1e-12)


def test_the_levels_are_about_equally_far_apart_on_pebble_coast() -> None:
    strokes = [round(expected_strokes(level, PEBBLE_COAST, 6), 2) for level in LEVELS]
    assert strokes == [81.01, 78.6, 76.18, 74.27, 71.98]
    assert all(1.9 < worse - better < 2.5 for worse, better in pairwise(strokes))


Round = tuple[tuple[int, ...], int]


def rounds(longest: int) -> st.SearchStrategy[Round]:
    return st.tuples(st.lists(st.sampled_from((3, 4, 5)), min_size=1, max_size=longest).map(tuple), st.integers(0, 6))


@settings(deadline=None)
@given(rounds(18))
def test_each_level_plays_better_than_the_one_below(course: Round) -> None:
    strokes = [expected_strokes(level, *course) for level in LEVELS]
    assert all(better <= worse + 1e-9 for worse, better in pairwise(strokes))
    assert strokes[2] < strokes[1] < strokes[0]


@settings(max_examples=30)
@given(rounds(6))
@pytest.mark.long
def test_no_single_deviation_from_the_plan_helps(course: Round) -> None:
    pars, chips = course
    made = plan(pars, chips)
    for at, left in product(range(len(pars)), range(chips + 1)):
        value = 0.0
        for roll, chance in first_rolls(pars[at]).items():
            totals = {o: float(o.hole) + made.to_go[at + 1][left - o.chips] for o in options(pars[at], roll) if o.chips <= left}
            chosen = totals[option(pars[at], roll, odds(pars[at]).choices[roll].at(made.price(at, left)).move)]
            assert chosen <= min(totals.values()) + 1e-9
            value += float(chance) * chosen
        assert isclose(value, made.to_go[at][left])


@settings(deadline=None)
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
    choice = Choice(
        Way(4.0, {"kind": "keep"}), Way(4.4, {"kind": "hole-mulligan"}), Way(3.5, {"kind": "shot-mulligan", "die": "green"})
    )
    assert [choice.at(price).move["kind"] for price in (0.25, 0.5, 0.75)] == ["shot-mulligan", "keep", "keep"]


def test_a_course_is_planned_once() -> None:
    assert plan(PEBBLE_COAST, 6) is plan(PEBBLE_COAST, 6)
