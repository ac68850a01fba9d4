"""The bots: what each level does with a roll and with the Stymie, and that they only make legal moves."""

from collections import Counter
from functools import cache
from math import isclose
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.fairness import Chance
from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.dice_golf.bots import choose
from chalicelib.games.dice_golf.options import FORMATS
from chalicelib.games.dice_golf.policy import expected_strokes
from chalicelib.games.interface import LEVELS, Course, Hole, Level
from chalicelib.games.moves import OneOf, OneOfValues, kind
from tests.bench.dice_golf_bots import CHIPS, PARS, rows
from tests.games.dice_golf.box import DICE, Roll, first_rolls, option

PAR_FOURS = (4,) * 18
AFTER_FIRST_ROLL = {
    (par, chip): OneOf(
        (kind("keep"), kind("hole-mulligan"), *((kind("shot-mulligan", die=OneOfValues(dice[:-1])),) if chip else ()))
    )
    for par, dice in DICE.items()
    for chip in (False, True)
}
KEEP, MULLIGAN = {"kind": "keep"}, {"kind": "hole-mulligan"}


def player(to_par: int = 0, at: int = 0, chips: int = 6, **more: Any) -> dict[str, Any]:
    return {"to_par": to_par, "strokes": 4 * at + to_par, "at": at, "chips": chips, "chips_full": 6, "play": None, **more}


def golf(pars: tuple[int, ...], *players: dict[str, Any]) -> dict[str, Any]:
    return {
        "holes": [{"hole": at + 1, "par": par, "yards": 100 * par} for at, par in enumerate(pars)],
        "players": list(players),
    }


def after_first_roll(level: Level, roll: Roll, at: int, chips: int, pars: tuple[int, ...] = PAR_FOURS, seed: int = 1) -> Any:
    """Return a bot's move with these dice on the hole with this index."""
    dice = [{"die": die, "face": face} for die, face in zip(DICE[pars[at]], roll, strict=True)]
    play = {"round": 1, "at": at, "hole": at + 1, "par": pars[at], "rolls": 1, "dice": dice, "final": False}
    legal = AFTER_FIRST_ROLL[pars[at], chips > 0]
    move = choose(golf(pars, player(at=at, chips=chips, play=play)), 0, legal, level, Random(seed))
    assert legal.accepts(move)
    return move


def shot(die: str) -> dict[str, str]:
    return {"kind": "shot-mulligan", "die": die}


GOOD: Roll = ("Fairway", "Green", 1, "Blank")
BAD: Roll = ("Hazard", "Hazard", 3, "Wind")
MISSED: Roll = ("Hazard", "Green", 1, "Blank")
LONG_PUTT: Roll = ("Fairway", "Green", 3, "Blank")
DOUBLE_BOGEY: Roll = ("Rough", "Green", 3, "Blank")


@pytest.mark.parametrize(
    ("level", "roll", "at", "chips", "move"),
    [
        ("visitor", GOOD, 0, 6, KEEP),
        ("visitor", BAD, 0, 6, MULLIGAN),  # a triple bogey or worse
        ("visitor", DOUBLE_BOGEY, 0, 6, KEEP),
        ("normal", GOOD, 0, 6, KEEP),
        ("normal", BAD, 0, 6, MULLIGAN),
        ("normal", DOUBLE_BOGEY, 0, 6, MULLIGAN),
        ("normal", MISSED, 0, 6, MULLIGAN),  # 5 in hand, 4.925 expected
        ("hard", GOOD, 0, 6, KEEP),
        ("hard", BAD, 0, 6, MULLIGAN),
        ("hard", MISSED, 0, 6, shot("black")),  # 3.6 expected: saves 1.3
        ("hard", MISSED, 0, 0, MULLIGAN),
        ("hard", LONG_PUTT, 17, 6, MULLIGAN),  # 3.92 expected: saves 1.01, even where a chip would be left over
        ("champion", GOOD, 0, 6, KEEP),
        ("champion", BAD, 0, 6, MULLIGAN),
        ("champion", MISSED, 0, 6, shot("black")),
        ("champion", MISSED, 0, 1, shot("black")),
        ("champion", LONG_PUTT, 0, 6, shot("green")),
        ("champion", LONG_PUTT, 0, 1, MULLIGAN),  # its last chip will save more than 1.01 strokes on one of seventeen holes
        ("champion", LONG_PUTT, 17, 1, shot("green")),  # on the last hole it would be left over
        ("champion", LONG_PUTT, 17, 0, MULLIGAN),
    ],
)
def test_a_first_roll_is_played_by_level_hole_and_chips(level: Level, roll: Roll, at: int, chips: int, move: Any) -> None:
    assert after_first_roll(level, roll, at, chips) == move


@pytest.mark.parametrize("level", ["visitor", "normal", "hard", pytest.param("champion", marks=pytest.mark.soak)])
def test_every_decision_of_a_round_adds_up_to_the_strokes_expected(level: Level) -> None:
    @cache
    def to_go(at: int, left: int) -> float:
        return 0.0 if at == len(PARS) else sum(chance * after(at, left, roll) for roll, chance in first_rolls(PARS[at]).items())

    def after(at: int, left: int, roll: Roll) -> float:
        chosen = option(PARS[at], roll, after_first_roll(level, roll, at, left, PARS))
        return float(chosen.hole) + to_go(at + 1, left - chosen.chips)

    assert isclose(to_go(0, CHIPS), expected_strokes(level, PARS, CHIPS), rel_tol=1e-12)


def test_a_caddie_plays_half_of_its_holes_as_a_visitor_and_half_as_a_member() -> None:
    kinds = Counter(after_first_roll("easy", DOUBLE_BOGEY, 0, 6, seed=seed)["kind"] for seed in range(400))
    assert kinds.keys() == {"keep", "hole-mulligan"}
    assert abs(kinds["keep"] - 200) < 4 * 10


@pytest.mark.parametrize("level", LEVELS)
def test_a_lone_legal_move_is_played(level: Level) -> None:
    assert choose({}, 0, kind("roll"), level, Random(1)) == {"kind": "roll"}


def stymied_by_seat_1(level: Level, *others: dict[str, Any]) -> int:
    """Return the seat of 0, 2 and 3 to which seat 1 passes the block."""
    legal = kind("pass-stymie", to=OneOfValues((0, 2, 3)))
    move = choose(golf(PAR_FOURS, others[0], player(), *others[1:]), 1, legal, level, Random(1))
    assert legal.accepts(move)
    return int(move["to"])


@pytest.mark.parametrize(
    ("to_par", "to"),
    [((-1, 2, 0), 0), ((2, 0, -3), 3), ((0, 0, 0), 2), ((0, 1, 0), 3), ((0, 1, 1), 0)],
)
def test_the_stymie_goes_to_the_lowest_then_to_the_next_in_seat_order(to_par: tuple[int, ...], to: int) -> None:
    others = [player(score, at=5) for score in to_par]
    assert {stymied_by_seat_1(level, *others) for level in LEVELS[2:]} == {to}
    assert stymied_by_seat_1("visitor", *others) == 2, "to the next player, even if another leads"


def test_hard_fears_chips_in_hand_more_than_half_a_stroke() -> None:
    others = player(0, at=9, chips=0), player(0, at=9, chips=1), player(1, at=9, chips=6)
    assert stymied_by_seat_1("normal", *others) == 2
    assert stymied_by_seat_1("hard", *others) == 3


def test_hard_computes_with_a_hole_that_others_have_played() -> None:
    """A par 4 takes about 4.3 strokes: level par with that hole still to come is a little worse than level par."""
    others = player(0, at=9, chips=2), player(0, at=9, chips=2), player(0, at=10, chips=2)
    assert stymied_by_seat_1("normal", *others) == 2
    assert stymied_by_seat_1("hard", *others) == 3


def test_a_move_is_the_callers_own_to_change() -> None:
    after_first_roll("hard", GOOD, 0, 6)["kind"] = "roll"
    assert after_first_roll("hard", GOOD, 0, 6) == KEEP


# A bot against the engine: every way to make a table, each seat a level of its own.

SHORT = Course("short", "Short", tuple(Hole(par, 100 * par) for par in (3, 5, 4, 4)))
LONG = Course("long", "Long", tuple(Hole(par, 100 * par) for par in (4, 5, 3) * 6))
TABLES = [
    (course, seats, {"format": scoring, "stymie": stymie, **({"holes": holes} if holes else {})})
    for scoring in FORMATS
    for seats in range({"stroke": 1, "match": 2, "skins": 2}.get(scoring, 4), 5)
    for course, holes in ((SHORT, None), (LONG, "front"), (LONG, "back"), (LONG, "18"), (LONG, "72"))
    for stymie in ((False, True) if seats > 1 and holes != "72" else (False,))
]


def played(course: Course, seats: int, asked: dict[str, Any], seed: int) -> Counter[str]:
    """Return the kinds of moves in a game of bots, after checking that every move is legal and the game ends."""
    random, chance = Random(seed), Chance(seed.to_bytes(32, "big"))
    levels, kinds = random.choices(LEVELS, k=seats), Counter[str]()
    state = DICE_GOLF.set_up(DICE_GOLF.settle_options(asked, seats, course), seats, course, chance)
    while waiting := DICE_GOLF.waiting(state):
        seat = random.choice(waiting)
        legal = DICE_GOLF.legal(state, seat)
        assert legal is not None
        move = DICE_GOLF.choose(DICE_GOLF.view(state, seat), seat, legal, levels[seat], random)
        assert legal.accepts(move), f"seed {seed}, {levels[seat]}: {move}"
        DICE_GOLF.play(state, seat, move, chance)
        kinds[move["kind"]] += 1
    assert DICE_GOLF.result(state) is not None
    return kinds


@pytest.mark.long
def test_bots_play_every_kind_of_table_to_the_end_and_only_legal_moves() -> None:
    kinds = sum((played(*table, seed) for seed, table in enumerate(TABLES)), Counter[str]())
    assert kinds.keys() == {"roll", "keep", "hole-mulligan", "shot-mulligan", "pass-stymie"}


@settings(deadline=None)
@given(st.sampled_from([table for table in TABLES if table[0] is SHORT]), st.integers(0, 1 << 64))
def test_bots_play_short_rounds_to_the_end_whatever_the_dice(table: tuple[Course, int, dict[str, Any]], seed: int) -> None:
    played(*table, seed)


@pytest.mark.soak
def test_rounds_through_the_engine_have_the_expected_mean() -> None:
    assert [row.level for row in rows(200) if abs(row.off) < 4] == list(LEVELS)
