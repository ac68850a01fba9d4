"""The bots: always legal, never asked, each by its rule, and each level better than the one below."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS, STRONG, Level
from chalicelib.games.mulligan import MULLIGAN, bots
from chalicelib.games.mulligan.bot_values import worth
from chalicelib.games.mulligan.bots import MIN_POOR_CARDS
from chalicelib.games.mulligan.cards import ACTION, CLUB, OWN_SIDE_ONLY, shaded_name
from chalicelib.games.mulligan.state import State
from tests.bench.contests import CONTESTS, YARDSTICK
from tests.bench.contests import Table as Tables
from tests.bench.contests import play as contest
from tests.games.mulligan.random_games import EVERY_WAY, Way, every_way
from tests.games.mulligan.table import OWN, Table, course

ANN, BEN, CAT = 0, 1, 2
NINE_HOLES = CONTESTS["mulligan"].tables[0]


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


@pytest.fixture
def careful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every level follow its rule in all plans."""
    monkeypatch.setattr(bots, "CARELESS", dict.fromkeys(LEVELS, 0.0))


def shot(move: Any, golfer: int = ANN) -> tuple[str, dict[str, int]]:
    """Return a golfer's club, and the actions with their targets."""
    [(club, actions)] = move["shots"][str(golfer)].items()
    return CLUB[int(club)].name, {shaded_name(int(card)): target for card, target in actions.items()}


@pytest.mark.parametrize("seed", range(3))
def test_a_visitor_plays_the_nearest_club_and_the_first_action_at_the_nearest_opponent(seed: int) -> None:
    table = Table(3)
    table.left(150, 400, 20)
    table.hand(ANN, "Iron", "Hybrid", "Hook", "Out of Bounds", "Rangefinder")
    [(club, actions)] = choice(table, ANN, "visitor", seed)["shots"]["0"].items()
    assert CLUB[int(club)].name == "Iron"
    others = [card for card in table.state.balls[ANN].hand if card != int(club) and card != table.find(ANN, OWN)]
    first = next(card for card in others if ACTION[card] and card not in OWN_SIDE_ONLY)
    assert actions == {str(first): CAT}


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_levels_between_make_some_plans_as_the_visitor_would(level: Level) -> None:
    table = Table(2)
    table.left(20, 400)
    table.hand(ANN, "1-Putt", "Perfect Putt")
    seeds = range(40)
    careless = [choice(table, ANN, level, seed) == choice(table, ANN, "visitor", seed) for seed in seeds]
    expected = [Random(seed).random() < bots.CARELESS[level] for seed in seeds]
    assert careless == expected


@pytest.mark.usefixtures("careful")
@pytest.mark.parametrize("level", LEVELS[1:4])
def test_a_careful_plan_holes_out_and_hinders_a_near_opponent(level: Level) -> None:
    table = Table(3)
    table.left(100, 400, 20)
    table.hand(ANN, "Pitch In", "Out of Bounds", "Hybrid", "Hook")
    assert shot(choice(table, ANN, level)) == ("Pitch In", {"Out of Bounds": CAT})


@pytest.mark.usefixtures("careful")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_careful_plan_prefers_a_putt_that_cannot_be_stopped(level: Level) -> None:
    """The Member once lost every round with a heavy bag, since it planned as if nobody aimed at it."""
    table = Table(2, "heavy_bag")
    table.left(25, 25)
    table.hand(ANN, "1-Putt", "Perfect Putt")
    assert shot(choice(table, ANN, level))[0] == "Perfect Putt"
    assert shot(choice(table, ANN, "visitor"))[0] in ("1-Putt", "Perfect Putt")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("M-32")
def test_pro_and_champion_cancel_all_cards_of_a_single_opponent(level: Level) -> None:
    orders = [choice(Table(seats), ANN, level, seed=3).get("orders") for seats in (2, 3)]
    assert orders == [("always" if level in STRONG else None), None]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("M-41")
def test_they_decline_wagers(level: Level) -> None:
    table = Table(2, "interesting")
    table.play(ANN, kind="offer", stakes={"1": 10}, bet={"about": "hole"})
    assert choice(table, BEN, level) == {"kind": "decline", "offer": 1}


@pytest.mark.usefixtures("careful")
def test_a_pro_looks_for_better_cards_and_keeps_the_best() -> None:
    table = Table(2)
    table.left(300, 400)
    table.hand(ANN, "Driver", "Rangefinder")
    assert choice(table, ANN, "hard")["kind"] == "rangefinder"
    top = table.top("Driver", "Perfect Putt", "Lob Wedge", "Pitch In", "Hybrid")
    table.use(ANN, "rangefinder")
    table.left(100, 400)
    assert choice(table, ANN, "hard") == {"kind": "take", "card": top[3]}


@pytest.mark.usefixtures("careful")
def test_a_pro_digs_poor_cards_away() -> None:
    table = Table(2)
    driver, dig = table.hand(ANN, "Driver", "Dig Through the Bag")
    poor = sorted(table.state.deck, key=worth)[:4]
    table.state.deck = [card for card in table.state.deck if card not in poor]
    table.state.balls[ANN].hand = sorted([driver, dig, *poor, 100])
    move = choice(table, ANN, "hard")
    assert move["kind"] == "dig"
    assert set(move["discard"]) < set(poor), "but not the card that its plan needs"
    assert len(move["discard"]) >= MIN_POOR_CARDS


@pytest.mark.usefixtures("careful")
@pytest.mark.rule("M-34")
def test_a_champion_looks_at_placed_plans_and_uses_them() -> None:
    table = Table(2)
    table.left(20, 400)
    table.hand(ANN, "1-Putt", "Course GPS")
    table.hand(BEN, "Hybrid", "Duff Shot")
    table.play(BEN, kind="orders", orders="never")
    assert clubs(choice(table, ANN, "champion")) == ["1-Putt"], "nothing is placed yet"
    table.plan(BEN, "Hybrid", ("Duff Shot", ANN))
    assert choice(table, ANN, "champion") == {"kind": "gps", "card": table.find(ANN, "Course GPS")}
    table.use(ANN, "gps")
    assert clubs(choice(table, ANN, "champion")) == [OWN], "the Duff Shot does nothing to it"


@pytest.mark.usefixtures("careful")
@pytest.mark.rule("M-34")
def test_a_champion_keeps_a_course_gps_whose_club_it_needs() -> None:
    table = Table(2)
    [card] = table.hand(ANN, "Course GPS")
    table.left(CLUB[card].yards, 400)
    table.plan(BEN, OWN)
    assert str(card) in choice(table, ANN, "champion")["shots"]["0"]


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


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_makes_the_same_choice(level: Level) -> None:
    table = Table(4)
    assert choice(table, ANN, level, 3) == choice(table, ANN, level, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hide_changes_nothing(level: Level) -> None:
    table, other = Table(2), Table(2)
    for each in (table, other):
        each.hand(ANN, "Iron", "1-Putt", "Out of Bounds")
    table.hand(BEN, "Hybrid", "Duff Shot")
    other.hand(BEN, "Driver", "Bad Karma")
    assert choice(table, ANN, level, 5) == choice(other, ANN, level, 5)


@pytest.mark.parametrize(("below", "level"), [*pairwise(LEVELS)])
def test_each_level_wins_more_often_than_the_one_below(below: Level, level: Level) -> None:
    """A short version of `tests.bench.contests`, which plays four hundred rounds of each kind."""
    assert won(level, below, NINE_HOLES, 24) > 0.5


@pytest.mark.soak
@pytest.mark.parametrize(("below", "level"), [*pairwise(LEVELS)])
@pytest.mark.parametrize("table", CONTESTS["mulligan"].tables, ids=lambda table: table.label)
def test_each_level_wins_more_often_at_every_table(table: Tables, below: Level, level: Level) -> None:
    assert won(level, below, table, 100) > 1 / table.seats


@pytest.mark.soak
def test_the_champion_beats_the_best_bot_before_it() -> None:
    assert won("champion", YARDSTICK, NINE_HOLES, 100) > 0.55


def won(upper: str, lower: str, table: Tables, games: int) -> float:
    """Return the share of games that a bot `upper` wins among bots `lower`."""
    return sum(contest("mulligan", table.label, upper, lower, number).won for number in range(games)) / games


def test_the_own_card_is_always_an_answer() -> None:
    table = Table(2)
    for golfer in (ANN, BEN):
        table.hand(golfer)
    table.state.turn = 2
    for level in LEVELS:
        assert list(choice(table, ANN, level)["shots"]["0"]) == [str(table.find(ANN, OWN))]
