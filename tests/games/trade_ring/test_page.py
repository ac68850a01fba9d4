"""What the page says of the trading game in figures and examples, held against the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chalicelib.games.trade_ring.cards import TYPES
from chalicelib.games.trade_ring.hands import type_of, worth
from tests.games.trade_ring.table import Table, hand

FRONTEND = Path(__file__).parents[3] / "frontend"
TOLD: dict[str, Any] = json.loads((FRONTEND / "src" / "games" / "trade-ring" / "examples.json").read_text("utf-8"))
SPENT = [(int(seats), False, count) for seats, count in TOLD["mulligans"].items()]
SPENT += [(int(seats), True, count) for seats, count in TOLD["mulligans_with_high_risk"].items()]


def value_of(cards: list[str]) -> Any:
    return worth(hand(" ".join(cards)))


@pytest.mark.rule("T-20")
def test_each_type_of_hand_is_told_with_an_example_of_it_from_least_to_most() -> None:
    assert tuple(TOLD["hands"]) == TYPES
    assert [TYPES[type_of(value_of(cards))] for cards in TOLD["hands"].values()] == list(TYPES)


@pytest.mark.rule("T-23")
def test_of_two_hands_of_a_type_the_one_with_the_highest_card_is_better() -> None:
    better, than = TOLD["better"]["hand"], TOLD["better"]["than"]
    assert type_of(value_of(better)) == type_of(value_of(than)) == TYPES.index("Full House")
    assert value_of(better) > value_of(than)


@pytest.mark.rule("T-08", "T-11")
@pytest.mark.parametrize(("seats", "high_risk", "count"), SPENT)
def test_the_deck_is_spent_after_so_many_mulligans(seats: int, high_risk: bool, count: int) -> None:
    table = Table(seats=seats, high_risk=high_risk)
    called = 0
    while table.state.phase != "over":
        _call_a_mulligan(table)
        called += 1
    assert (called, table.state.end) == (count, "deck")


def test_the_page_says_so_for_every_number_of_players() -> None:
    assert [list(map(int, TOLD[name])) for name in ("mulligans", "mulligans_with_high_risk")] == [
        list(range(2, 9)),
        list(range(2, 7)),
    ]


def _call_a_mulligan(table: Table) -> None:
    seat = table.state.auctioneer
    others = [other for other in table.state.clockwise() if other != seat]
    table.auction(seat, *(min(table.holds(each)) for each in (seat, *others)))
    table.play(seat, "mulligan")
