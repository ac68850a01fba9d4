"""The bots: what each level does, and that they only make legal moves."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from chalicelib.games.interface import LEVELS, Level
from chalicelib.games.stew import STEW
from chalicelib.games.stew.pro import SeatView, gain, plan
from tests.bench.contests import play as contest
from tests.bench.stew_bots import STEW as BOTH_WAYS
from tests.games.stew.random_games import EVERY_WAY, begin
from tests.games.stew.table import ANN, BEN, CAT, Table
from tests.games.walks import make


def choice(table: Table, seat: int, level: Level, seed: int = 0) -> dict[str, Any]:
    """Return the move of a bot of this level for the seat, from its view as JSON."""
    legal = STEW.legal(table.state, seat)
    assert legal is not None
    move: dict[str, Any] = STEW.choose(json.loads(json.dumps(table.view(seat))), seat, legal, level, Random(seed))
    assert legal.accepts(move), f"{level}: {move}"
    return move


@pytest.mark.parametrize("way", range(len(EVERY_WAY)))
def test_bots_play_every_kind_of_table_to_the_end_and_only_legal_moves(way: int) -> None:
    table, random = begin(way), Random(way)
    levels = random.choices(LEVELS[:2], k=table.seats)
    if way % 4 == 2:
        levels[0] = "hard"
    while table.waiting:
        seat = random.choice(table.waiting)
        make(STEW, table, seat, choice(table, seat, levels[seat], way))


def two(queen: str, king: str, *, number: int = 1) -> Table:
    """Return a table of two in this round, with eight pence at each royal."""
    table = Table(2)
    table.state.round = number
    table.order("queen", queen)
    table.order("king", king)
    table.tips(queen=8, king=8)
    return table


def test_normal_cooks_where_its_cards_match_best_and_plays_only_matches() -> None:
    table = two("chicken cheese", "honey wine")
    first, second, *_ = table.hand(ANN, "honey wine", "wine wine", "chicken carrot", "cheese carrot")
    assert choice(table, ANN, "normal") == {"kind": "plan", "token": "king", "cards": [first, second]}
    [only, *_] = table.hand(ANN, "honey wine", "carrot carrot")
    assert choice(table, ANN, "normal") == {"kind": "plan", "token": "king", "cards": [only]}


def test_normal_goes_where_the_tip_is() -> None:
    table = two("chicken cheese", "honey wine")
    table.hand(ANN, "honey chicken", "wine cheese")
    table.tips(queen=4, king=9)
    assert choice(table, ANN, "normal")["token"] == "king"
    table.tips(queen=9, king=4)
    assert choice(table, ANN, "normal")["token"] == "queen"


def test_normal_goes_by_the_best_of_the_others() -> None:
    """Cat has four matches at the Queen's, Ben none."""
    table = Table(3)
    for royal, name in (("queen", "chicken cheese"), ("king", "chicken cheese"), ("princess", "honey wine")):
        table.order(royal, name)
    table.tips(queen=9, king=8, princess=0)
    table.out(CAT, "queen", "chicken chicken", "cheese cheese")
    table.hand(ANN, "chicken cheese")
    assert choice(table, ANN, "normal")["token"] == "king"


@pytest.mark.parametrize(("number", "count"), [(3, 2), (4, 3)])
def test_normal_keeps_cards_for_the_next_round_while_there_is_one(number: int, count: int) -> None:
    table = two("chicken cheese", "honey wine", number=number)
    table.hand(ANN, "chicken chicken", "cheese cheese", "chicken cheese")
    assert len(choice(table, ANN, "normal")["cards"]) == count


@pytest.mark.rule("S-37")
def test_a_normal_saucier_adds_at_once_and_a_hard_one_from_the_second_turn() -> None:
    table = Table(2, "saucier", "baker")
    table.order("queen", "chicken cheese")
    table.tips(queen=9, king=0)
    table.hand(ANN, *["chicken cheese"] * 5)
    assert choice(table, ANN, "normal")["add"] is True
    assert "add" not in choice(table, ANN, "hard")
    table.out(ANN, "mulligan").gone = True
    table.state.turn = 2
    assert choice(table, ANN, "hard")["add"] is True


@pytest.mark.parametrize(("turn", "token"), [(1, "mulligan"), (2, "queen")])
def test_normal_takes_a_mulligan_only_if_nothing_matches_and_nothing_was_played(turn: int, token: str) -> None:
    table = two("chicken cheese", "honey cheese")
    table.hand(ANN, "wine carrot", "wine wine", "carrot carrot", "wine carrot")
    table.state.turn = turn
    move = choice(table, ANN, "normal")
    assert (move["token"], len(move["cards"])) == (token, 3 if turn == 1 else 1)


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.rule("S-10")
def test_a_poor_first_hand_is_replaced_and_a_good_one_kept(level: Level) -> None:
    table = Table(2, begin=False)
    table.turned("queen", "chicken cheese")
    table.turned("king", "honey cheese")
    table.hand(ANN, *["wine carrot"] * 4, "wine wine")
    assert choice(table, ANN, level) == {"kind": "open", "replace": True}
    table.hand(ANN, "chicken cheese", "cheese cheese", "honey cheese", "chicken chicken", "honey cheese wine")
    assert choice(table, ANN, level) == {"kind": "open", "replace": False}


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.rule("S-38")
def test_a_spice_trader_trades_cards_without_matches_and_then_plans(level: Level) -> None:
    table = Table(2, "spice-trader", "baker")
    table.order("queen", "chicken cheese")
    table.order("king", "honey cheese")
    *_, poor = table.hand(ANN, "chicken cheese", "cheese cheese", "wine wine")
    assert choice(table, ANN, level) == {"kind": "trade", "cards": [poor]}
    table.play(ANN, "trade", cards=[poor])
    assert choice(table, ANN, level)["kind"] == "plan"


def test_hard_begins_a_round_with_a_mulligan_when_its_hand_is_poor() -> None:
    table = two("chicken cheese", "honey cheese", number=2)
    table.hand(ANN, "wine carrot", "wine wine", "carrot carrot", "wine carrot")
    assert choice(table, ANN, "hard")["token"] == "mulligan"


def test_hard_keeps_no_match_back_in_the_last_turn() -> None:
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
    if level != "easy":
        assert "ask" not in choice(table, ANN, level)
    table.plan(ANN, "queen", "chicken cheese", ask=True)
    table.plan(BEN, "queen", "chicken chicken", "cheese cheese")
    assert {choice(table, ANN, level, seed)["kind"] for seed in range(8)} == {"stay"}


@pytest.mark.rule("S-15")
@pytest.mark.parametrize(("reach", "tokens"), [("turn", {"mulligan"}), ("round", {"queen", "king"})])
def test_hard_takes_a_mulligan_that_costs_nothing_and_none_that_costs_a_tip(reach: str, tokens: set[str]) -> None:
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
def test_hard_computes_its_gain_over_the_others(own: int, others: tuple[int, ...], pence: float) -> None:
    assert gain(own, others, 8) == pence


def test_hard_plays_the_same_with_the_same_chance() -> None:
    table = Table(3, "saucier", "gardener", "larder-keeper")
    assert choice(table, ANN, "hard", 4) == choice(table, ANN, "hard", 4)


def test_hard_does_not_consider_cards_that_it_sees() -> None:
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
    assert plan(SeatView(table.view(ANN), ANN), Random(1))["kind"] == "plan"


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_better_bots_win_more() -> None:
    """A short version of `tests.bench.stew_bots`, which plays a thousand games."""
    for below, level in pairwise(LEVELS):
        assert sum([contest(BOTH_WAYS, level, below, 2, number).won for number in range(30)]) > 22
        assert sum([contest(BOTH_WAYS, level, below, 5, number).won for number in range(20)]) > 14
