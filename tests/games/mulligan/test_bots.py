"""The bots: always legal, never asked, and each level better than the one below."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS, Level
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.cards import CLUB, shaded_name
from chalicelib.games.mulligan.pro import worth
from chalicelib.games.mulligan.state import State
from tests.bench.contests import play as contest
from tests.bench.mulligan_bots import MULLIGAN as NINE_HOLES
from tests.bench.mulligan_bots import rows
from tests.games.mulligan.random_games import EVERY_WAY, Way, every_way
from tests.games.mulligan.table import OWN, Table, course

ANN, BEN, CAT = 0, 1, 2


def choice(table: Table, seat: int, level: Level, seed: int = 0) -> Any:
    """Return the move of a bot of this level for the seat."""
    legal = MULLIGAN.legal(table.state, seat)
    assert legal is not None
    move = MULLIGAN.choose(json.loads(json.dumps(table.view(seat))), seat, legal, level, Random(seed))
    assert legal.accepts(move)
    return move


def clubs(move: Any) -> list[str]:
    """Return the clubs of a plan."""
    return [CLUB[int(card)].name for shot in move["shots"].values() for card in shot]


def play(way: Way, levels: Sequence[Level], seed: int) -> State:
    """Play a round with bots of these levels, seat by seat."""
    random = Random(f"{way} {seed}")
    chance = Chance(random.randbytes(32))
    state = MULLIGAN.set_up(way.options, way.seats, course(*way.yards), chance)
    while waiting := MULLIGAN.waiting(state):
        seat = waiting[0]
        legal = MULLIGAN.legal(state, seat)
        assert legal is not None
        move = MULLIGAN.choose(MULLIGAN.view(state, seat), seat, legal, levels[seat], random)
        assert move.get("reactions") in (None, dict.fromkeys(move.get("shots", ()), "auto")), "a bot is never asked"
        MULLIGAN.play(state, seat, move, chance)
    return state


@every_way
def test_bots_play_every_way(way: Way) -> None:
    at = EVERY_WAY.index(way)
    state = play(way, [LEVELS[(at + seat) % len(LEVELS)] for seat in range(way.seats)], 1)
    assert MULLIGAN.result(state) is not None


def test_a_member_holes_out_if_it_can_and_hinders_a_near_opponent() -> None:
    table = Table(3)
    table.left(100, 400, 20)
    table.hand(ANN, "Pitch In", "Out of Bounds", "Hybrid", "Hook")
    [(club, actions)] = choice(table, ANN, "normal")["shots"]["0"].items()
    assert CLUB[int(club)].name == "Pitch In"
    assert {shaded_name(int(card)): target for card, target in actions.items()} == {"Out of Bounds": CAT}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("M-41")
def test_they_decline_wagers(level: Level) -> None:
    table = Table(2, "interesting")
    table.play(ANN, kind="offer", stakes={"1": 10}, bet={"about": "hole"})
    assert choice(table, BEN, level) == {"kind": "decline", "offer": 1}


def test_a_pro_looks_for_better_cards_and_keeps_the_best() -> None:
    table = Table(2)
    table.hand(ANN, "Lob Wedge", "Rangefinder")
    assert choice(table, ANN, "hard")["kind"] == "rangefinder"
    top = table.top("Driver", "Perfect Putt", "Lob Wedge", "Pitch In", "Hybrid")
    table.use(ANN, "rangefinder")
    assert choice(table, ANN, "hard") == {"kind": "take", "card": top[3]}


def test_a_pro_digs_poor_cards_away() -> None:
    table = Table(2)
    [dig] = table.hand(ANN, "Dig Through the Bag")
    poor = sorted([card for card in table.state.deck if card != dig], key=worth)[:4]
    table.state.deck = [card for card in table.state.deck if card not in poor]
    table.state.balls[ANN].hand = sorted([dig, *poor, 100])
    move = choice(table, ANN, "hard")
    assert (move["kind"], sorted(move["discard"])) == ("dig", sorted(poor))


@pytest.mark.rule("M-34")
def test_a_pro_looks_at_placed_plans_and_uses_them() -> None:
    table = Table(2)
    table.left(20, 400)
    table.hand(ANN, "1-Putt", "Course GPS")
    table.hand(BEN, "Hybrid", "Duff Shot")
    table.play(BEN, kind="orders", orders="never")
    assert clubs(choice(table, ANN, "hard")) == ["1-Putt"], "nothing is placed yet"
    table.plan(BEN, "Hybrid", ("Duff Shot", ANN))
    assert choice(table, ANN, "hard") == {"kind": "gps", "card": table.find(ANN, "Course GPS")}
    table.use(ANN, "gps")
    assert clubs(choice(table, ANN, "hard")) == [OWN], "the Duff Shot does nothing to it"


@pytest.mark.rule("M-34")
def test_a_pro_keeps_a_course_gps_whose_club_it_needs() -> None:
    table = Table(2)
    [card] = table.hand(ANN, "Course GPS")
    table.left(CLUB[card].yards, 400)
    table.plan(BEN, OWN)
    assert str(card) in choice(table, ANN, "hard")["shots"]["0"]


@pytest.mark.rule("M-34")
@pytest.mark.parametrize("level", LEVELS)
def test_they_leave_a_locked_plan_as_it_is(level: Level) -> None:
    table = Table(2)
    table.hand(ANN, "Course GPS")
    table.hand(BEN, "Iron", "Hybrid", "Slice")
    table.plan(BEN, "Iron")
    table.play(BEN, kind="orders", orders="never")
    table.use(ANN, "gps")
    locked = table.view(BEN)["own"]["plan"]["shots"]
    assert choice(table, BEN, level)["shots"] == locked


@pytest.mark.rule("M-42")
def test_they_choose_the_partner_who_leads() -> None:
    table = Table(3, "wolf")
    for ball, score in zip(table.state.balls, (9, 5, 4), strict=True):
        ball.scores.append(score)
    assert choice(table, ANN, "normal") == {"kind": "partner", "seat": CAT}


def test_the_same_chance_makes_the_same_choice() -> None:
    table = Table(4)
    assert choice(table, ANN, "hard", 3) == choice(table, ANN, "hard", 3)
    assert choice(table, ANN, "normal", 3) == choice(table, ANN, "normal", 4), "the Member uses no chance"


@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), pytest.param("hard", "normal", marks=pytest.mark.soak)])
def test_each_level_wins_more_often_than_the_one_below(better: Level, worse: Level) -> None:
    """A short version of `tests.bench.mulligan_bots`, which plays a thousand rounds."""
    assert sum(contest(NINE_HOLES, better, worse, 2, number).won for number in range(8)) / 8 > 0.5


@pytest.mark.soak
def test_each_level_clearly_beats_the_one_below() -> None:
    for row in rows(60):
        assert row.lower_bound > row.even, row


def test_the_own_card_is_always_an_answer() -> None:
    table = Table(2)
    for golfer in (ANN, BEN):
        table.hand(golfer)
    table.state.turn = 2
    for level in LEVELS:
        assert list(choice(table, ANN, level)["shots"]["0"]) == [str(table.find(ANN, OWN))]
