"""The bots: what each level does by its rules, and that they only make legal moves."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from chalicelib.games.interface import LEVELS, Level
from chalicelib.games.stew import STEW
from chalicelib.games.stew.bots import EFFORTS
from chalicelib.games.stew.planner import Effort, Option, PlanEvaluator, plan
from chalicelib.games.stew.rivals import gain
from chalicelib.games.stew.seat_view import SeatView
from tests.bench import contests
from tests.games.stew.random_games import EVERY_WAY, begin
from tests.games.stew.setups import twin
from tests.games.stew.table import ANN, BEN, CAT, Table
from tests.games.walks import make
from tests.yardsticks.stew import choose as choose_of_yardstick


def choice(table: Table, seat: int, level: Level, seed: int = 0) -> dict[str, Any]:
    """Return the move of a bot of this level for the seat, from its view as JSON."""
    legal = STEW.legal(table.state, seat)
    assert legal is not None
    move: dict[str, Any] = STEW.choose(json.loads(json.dumps(table.view(seat))), seat, legal, level, Random(seed))
    assert legal.accepts(move), f"{level}: {move}"
    return move


@pytest.mark.parametrize("way", range(len(EVERY_WAY)))
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_every_kind_of_table_to_the_end_and_only_legal_moves(level: Level, way: int) -> None:
    """One seat plays at this level, the others at the two levels that hardly think."""
    table, random = begin(way), Random(way)
    levels = [level, *random.choices(LEVELS[:2], k=table.seats - 1)]
    while table.waiting:
        seat = random.choice(table.waiting)
        make(STEW, table, seat, choice(table, seat, levels[seat], way))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_the_same_chance_give_the_same_move_whatever_others_hide(level: Level) -> None:
    table = Table(3, "saucier", "gardener", "larder-keeper")
    move = choice(table, ANN, level, 4)
    for seed in range(4):
        table.state = twin(table.state, ANN, Random(seed))
        assert choice(table, ANN, level, 4) == move


@pytest.mark.rule("S-30")
@pytest.mark.parametrize(("level", "kept"), [("visitor", "understudy"), ("easy", "understudy"), ("normal", "butcher")])
def test_the_weaker_keep_the_specialty_dealt_first_and_those_who_plan_the_better_one(level: Level, kept: str) -> None:
    table = Table(2, begin=False, with_specialties=True)
    table.state.players[ANN].dealt = ("understudy", "butcher")
    assert choice(table, ANN, level) == {"kind": "keep", "specialty": kept}


def test_a_visitor_plays_one_or_two_cards_where_they_match_whatever_the_tip() -> None:
    table = two("chicken cheese", "honey wine")
    first, second, *_ = table.hand(ANN, "honey wine", "wine wine", "chicken carrot", "cheese carrot")
    table.tips(queen=20, king=2)
    moves = [choice(table, ANN, "visitor", seed) for seed in range(20)]
    assert {move["token"] for move in moves} == {"king"}
    assert {tuple(move["cards"]) for move in moves} == {(first,), (first, second)}


@pytest.mark.rule("S-10")
@pytest.mark.rule("S-37")
def test_a_visitor_never_replaces_its_hand_takes_a_mulligan_or_adds() -> None:
    table = Table(2, begin=False)
    table.turned("queen", "chicken cheese")
    table.turned("king", "honey cheese")
    poor = ["wine carrot", "wine carrot", "wine carrot", "carrot carrot", "wine wine"]
    table.hand(ANN, *poor)
    assert choice(table, ANN, "visitor") == {"kind": "open", "replace": False}
    table = Table(2, "saucier", "baker")
    table.order("queen", "chicken cheese")
    table.order("king", "honey cheese")
    table.hand(ANN, *poor)
    move = choice(table, ANN, "visitor")
    assert move["token"] != "mulligan"
    assert "add" not in move


def two(queen: str, king: str, *, number: int = 1) -> Table:
    """Return a table of two in this round, with eight pence at each royal."""
    table = Table(2)
    table.state.round = number
    table.order("queen", queen)
    table.order("king", king)
    table.tips(queen=8, king=8)
    return table


def test_a_caddie_cooks_where_its_cards_match_best_and_plays_only_matches() -> None:
    table = two("chicken cheese", "honey wine")
    first, second, *_ = table.hand(ANN, "honey wine", "wine wine", "chicken carrot", "cheese carrot")
    assert choice(table, ANN, "easy") == {"kind": "plan", "token": "king", "cards": [first, second]}
    table.state.turn = 2
    [only, *_] = table.hand(ANN, "honey wine", "carrot carrot")
    assert choice(table, ANN, "easy") == {"kind": "plan", "token": "king", "cards": [only]}


def test_a_caddie_goes_where_the_tip_is() -> None:
    table = two("chicken cheese", "honey wine")
    table.hand(ANN, "honey chicken", "wine cheese")
    table.state.turn = 2
    table.tips(queen=4, king=9)
    assert choice(table, ANN, "easy")["token"] == "king"
    table.tips(queen=9, king=4)
    assert choice(table, ANN, "easy")["token"] == "queen"


def test_a_caddie_goes_by_the_best_of_the_others() -> None:
    """Cat has four matches at the Queen's, Ben none."""
    table = Table(3)
    for royal, name in (("queen", "chicken cheese"), ("king", "chicken cheese"), ("princess", "honey wine")):
        table.order(royal, name)
    table.tips(queen=9, king=8, princess=0)
    table.out(CAT, "queen", "chicken chicken", "cheese cheese")
    table.hand(ANN, "chicken cheese")
    table.state.turn = 2
    assert choice(table, ANN, "easy")["token"] == "king"


@pytest.mark.parametrize(("number", "count"), [(3, 2), (4, 3)])
def test_a_caddie_keeps_cards_for_the_next_round_while_there_is_one(number: int, count: int) -> None:
    table = two("chicken cheese", "honey wine", number=number)
    table.hand(ANN, "chicken chicken", "cheese cheese", "chicken cheese")
    assert len(choice(table, ANN, "easy")["cards"]) == count


@pytest.mark.rule("S-37")
def test_a_saucier_adds_at_once_as_a_caddie_and_from_the_second_turn_as_a_pro() -> None:
    table = Table(2, "saucier", "baker")
    table.order("queen", "chicken cheese")
    table.tips(queen=9, king=0)
    table.hand(ANN, *["chicken cheese"] * 5)
    assert choice(table, ANN, "easy")["add"] is True
    assert "add" not in choice(table, ANN, "hard")
    table.out(ANN, "mulligan").gone = True
    table.state.turn = 2
    assert choice(table, ANN, "hard")["add"] is True


@pytest.mark.parametrize(("turn", "more", "token"), [(1, (), "mulligan"), (1, ("cheese cheese",), "queen"), (2, (), "queen")])
def test_a_caddie_takes_a_mulligan_if_little_matches_and_nothing_was_played(
    turn: int, more: tuple[str, ...], token: str
) -> None:
    """Five matches are too few, seven are enough."""
    table = two("chicken cheese", "honey cheese")
    table.hand(ANN, "wine carrot", "chicken cheese", "cheese carrot", "chicken chicken", *more)
    table.state.turn = turn
    move = choice(table, ANN, "easy")
    assert (move["token"], len(move["cards"])) == (token, 3 if token == "mulligan" else 2)


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "champion"])
@pytest.mark.rule("S-10")
def test_a_poor_first_hand_is_replaced_and_a_good_one_kept(level: Level) -> None:
    table = Table(2, begin=False)
    table.turned("queen", "chicken cheese")
    table.turned("king", "honey cheese")
    table.hand(ANN, *["wine carrot"] * 4, "wine wine")
    assert choice(table, ANN, level) == {"kind": "open", "replace": True}
    table.hand(ANN, "chicken cheese", "cheese cheese", "honey cheese", "chicken chicken", "honey cheese wine")
    assert choice(table, ANN, level) == {"kind": "open", "replace": False}


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "champion"])
@pytest.mark.rule("S-38")
def test_a_spice_trader_trades_cards_without_matches_and_then_plans(level: Level) -> None:
    table = Table(2, "spice-trader", "baker")
    table.order("queen", "chicken cheese")
    table.order("king", "honey cheese")
    *_, poor = table.hand(ANN, "chicken cheese", "cheese cheese", "wine wine")
    assert choice(table, ANN, level) == {"kind": "trade", "cards": [poor]}
    table.play(ANN, "trade", cards=[poor])
    assert choice(table, ANN, level)["kind"] == "plan"


def test_those_who_plan_begin_a_round_with_a_mulligan_when_the_hand_is_poor() -> None:
    table = two("chicken cheese", "honey cheese", number=2)
    table.hand(ANN, "wine carrot", "wine wine", "carrot carrot", "wine carrot")
    assert choice(table, ANN, "hard")["token"] == "mulligan"


def test_those_who_plan_keep_no_match_back_in_the_last_turn() -> None:
    """A tip of eight is at stake: with one card Ann can only tie, with both she is ahead."""
    table = two("chicken cheese", "honey wine", number=4)
    table.out(ANN, "king")
    table.out(ANN, "king")
    table.out(BEN, "king")
    table.out(BEN, "queen", "chicken cheese")
    table.state.turn = 3
    table.hand(ANN, "chicken cheese", "cheese cheese", "wine wine")
    move = choice(table, ANN, "hard")
    assert move["token"] == "queen"
    assert {card in move["cards"] for card in table.held(ANN, "chicken cheese", "cheese cheese")} == {True}


@pytest.mark.rule("S-40")
@pytest.mark.parametrize("level", LEVELS)
def test_bots_never_ask_and_stay_when_they_take_over(level: Level) -> None:
    """They stay even though another token would pay: Ben has more at the Queen's, and nobody cooks for the King."""
    table = Table(2, "understudy", "baker")
    table.order("queen", "chicken cheese")
    table.order("king", "chicken cheese wine")
    table.tips(queen=9, king=8)
    for seat in (ANN, BEN):
        table.out(seat, "mulligan").gone = True
        table.out(seat, "queen")
    table.state.turn = 3
    table.hand(ANN, "chicken cheese")
    table.hand(BEN, "chicken chicken", "cheese cheese")
    assert "ask" not in choice(table, ANN, level)
    table.plan(ANN, "queen", "chicken cheese", ask=True)
    table.plan(BEN, "queen", "chicken chicken", "cheese cheese")
    assert {choice(table, ANN, level, seed)["kind"] for seed in range(8)} == {"stay"}


@pytest.mark.rule("S-15")
@pytest.mark.parametrize(("reach", "tokens"), [("turn", {"mulligan"}), ("round", {"queen", "king"})])
def test_those_who_plan_take_a_mulligan_that_costs_nothing_and_none_that_costs_a_tip(reach: str, tokens: set[str]) -> None:
    """In the very last turn only the number of cards in hand can still matter."""
    table = Table(2, reach=reach)
    table.order("queen", "chicken cheese")
    table.order("king", "chicken carrot")
    table.tips(queen=9, king=0)
    table.state.round, table.state.turn = 4, 3
    table.out(ANN, "queen", "chicken cheese", "cheese cheese")
    table.out(ANN, "king")
    table.out(BEN, "king")
    table.out(BEN, "king")
    table.hand(ANN, "honey wine")
    table.hand(BEN)
    assert choice(table, ANN, "hard")["token"] in tokens


@pytest.mark.parametrize(
    ("own", "others", "pence"),
    [
        (3, (2, 5), 1 - 8 / 2),  # wages, and another has the tip
        (3, (2, 1), 8 - 1 / 2),  # the tip, and one penny goes to another
        (3, (3, 1), 4 - 4 / 2),
        (3, (3, 3), 2 - 4 / 2),
        (0, (0, 0), 0),
    ],
)
def test_those_who_plan_compute_the_gain_over_the_others(own: int, others: tuple[int, ...], pence: float) -> None:
    assert gain(own, others, 8) == pence


@pytest.mark.rule("S-36")
def test_a_quartermaster_counts_its_wages_rounded_up() -> None:
    assert gain(3, (5,), 8, rounded_up=True) == gain(3, (5,), 8) + 1


def test_those_who_plan_do_not_consider_cards_that_they_see() -> None:
    """The unseen cards are those that are neither in its hand nor face-up."""
    table = Table(3)
    table.pass_round(to_turn=2)
    unseen = set(SeatView(table.view(ANN), ANN).unseen)
    assert unseen >= {*table.state.deck, *table.cards(BEN)}
    assert not unseen & {*table.cards(ANN)}
    assert not unseen & {card for player in table.state.players for play in player.plays for card in play.cards}
    table.pass_round()
    thrown = table.out(BEN, "mulligan", "honey wine")
    thrown.gone = True
    unseen = set(SeatView(table.view(ANN), ANN).unseen)
    assert not unseen & {card for pile in table.state.royals.values() for card in pile.under}
    assert unseen >= {*thrown.cards}, "what was discarded may come again"
    assert plan(SeatView(table.view(ANN), ANN), Effort(2, 2), Random(1))["kind"] == "plan"


def evaluator(table: Table, *values: list[float]) -> PlanEvaluator:
    """Return Ann's evaluator with these values of 0, 1, 2, … matches at each royal; more are worth as much as the most."""
    return PlanEvaluator(SeatView(table.view(ANN), ANN), [[*each, *each[-1:] * 30] for each in values])


def test_a_plan_is_worth_the_best_rest_of_the_round_with_the_cards_drawn() -> None:
    """After two matches at the Queen's Ann plays, in the next turn, what she has drawn: four matches at the King's."""
    table = two("chicken cheese", "honey wine", number=4)
    table.state.turn = 2
    [first] = table.hand(ANN, "chicken cheese")
    drawn = table.top("honey honey")
    queen, king = [0.0, 1.0, 3.0], [0.0, 0.0, 7.0]
    option = Option("queen", (first,))
    assert evaluator(table, queen, king).value(option, drawn) == pytest.approx(10)
    assert evaluator(table, queen, [0.0]).value(option, drawn) == pytest.approx(3, abs=0.1)


def test_a_plan_counts_the_cards_kept_up_to_what_the_hand_limit_leaves() -> None:
    """Six cards are left after the last turn's draw, of which five are worth keeping: two cards come after the round."""
    table = two("chicken cheese", "honey wine", number=2)
    table.state.turn = 3
    hand = table.hand(ANN, *["wine carrot"] * 3, *["honey carrot"] * 3)
    drawn = table.top("chicken cheese")
    values = evaluator(table, [0.0], [0.0])
    kept = sorted([values.keep[card] for card in (*hand[1:], *drawn)])
    assert values.value(Option("queen", (hand[0],)), drawn) == pytest.approx(sum(kept[1:]))


@pytest.mark.rule("S-35")
def test_a_larder_keeper_counts_on_its_second_card() -> None:
    table = Table(2, "larder-keeper", "baker")
    table.state.turn = 3
    first, second, *_ = table.hand(ANN, "wine carrot", "honey carrot")
    drawn = table.top("chicken cheese", "chicken wine")
    values = evaluator(table, [0.0], [0.0])
    kept = values.keep[second] + values.keep[drawn[0]] + values.keep[drawn[1]]
    assert values.value(Option("queen", (first,)), drawn) == pytest.approx(kept)


def test_those_who_plan_differ_in_how_much_they_imagine() -> None:
    efforts = [EFFORTS[level] for level in LEVELS if level in EFFORTS]
    assert efforts == sorted(set(efforts))
    assert [*EFFORTS] == ["normal", "hard", "champion"]


def test_the_yardstick_makes_legal_moves() -> None:
    table, random = begin(3), Random(3)
    while table.waiting:
        seat = table.waiting[0]
        legal = STEW.legal(table.state, seat)
        assert legal is not None
        make(STEW, table, seat, choose_of_yardstick(table.view(seat), seat, legal, random))


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_better_bots_win_more() -> None:
    """A short version of `tests.bench.contests`."""
    for_two, for_five = contests.CONTESTS["stew"].tables
    for below, level in pairwise(LEVELS):
        assert sum([contests.play("stew", for_two.label, level, below, number).won for number in range(60)]) > 30
        assert sum([contests.play("stew", for_five.label, level, below, number).won for number in range(60)]) > 12
