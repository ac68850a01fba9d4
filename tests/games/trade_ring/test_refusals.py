"""Refusals: their words, and that they leave no trace."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.errors import IllegalMove, NotYourTurn, PhaseOver, Refusal
from chalicelib.games.trade_ring import TRADE_RING
from tests.games.trade_ring.table import Table, card

ANN, BEN, CAT = 0, 1, 2
HANDS = ("2D 5C 9H JS KD", "3D 3C 3H 8S QD", "4D 4C 7H 10S AD")
OFFER = {"kind": "offer", "card": card("8S")}


def at(phase: str, **asked: Any) -> Table:
    """Return a table at Ann's turn (in "folded" after Ben's fold), at the offers after Ben's, or at the choice."""
    table = Table(*HANDS, **asked)
    if phase == "folded":
        table.play(ANN, "skip")
        table.play(BEN, "fold")
        table.play(CAT, "skip")
    if phase in ("offers", "choice"):
        table.play(ANN, "auction", card="2D")
        table.play(BEN, "offer", card="8S")
    if phase == "choice":
        table.play(CAT, "offer", card="7H")
    if phase == "over":
        table.play(ANN, "fold")
        table.play(BEN, "fold")
    return table


@pytest.mark.parametrize(
    ("phase", "seat", "move", "refusal", "words"),
    [
        ("turn", BEN, {"kind": "skip"}, NotYourTurn, "someone else is the auctioneer"),
        ("turn", BEN, OFFER, PhaseOver, "Too late"),
        ("turn", ANN, OFFER, PhaseOver, "Too late"),
        ("turn", ANN, {"kind": "auction", "card": card("8S")}, IllegalMove, "2♦ 5♣ 9♥ J♠ K♦"),
        ("turn", ANN, {"kind": "mulligan"}, IllegalMove, "Skip, fold, or auction"),
        ("turn", ANN, None, IllegalMove, "Skip, fold, or auction"),
        ("folded", BEN, {"kind": "skip"}, PhaseOver, "You’ve folded"),
        ("folded", BEN, OFFER, PhaseOver, "You’ve folded"),
        ("offers", ANN, {"kind": "skip"}, NotYourTurn, "Waiting for offers"),
        ("offers", CAT, OFFER, IllegalMove, "Offer a card of your hand: 4♦ 4♣ 7♥ 10♠ A♦"),
        ("offers", BEN, {"kind": "swap", "seat": ANN}, IllegalMove, "Offer a card of your hand"),
        ("choice", ANN, {"kind": "swap", "seat": ANN}, IllegalMove, "Take one of the offers"),
        ("choice", ANN, {"kind": "skip"}, IllegalMove, "or the Mulligan"),
        ("choice", BEN, OFFER, PhaseOver, "Too late"),
        ("choice", BEN, {"kind": "mulligan"}, NotYourTurn, "not your turn"),
        ("over", CAT, {"kind": "skip"}, PhaseOver, "This game is over"),
    ],
)
def test_a_refusal_says_why_and_leaves_no_trace(phase: str, seat: int, move: Any, refusal: type[Refusal], words: str) -> None:
    table = at(phase)
    before = TRADE_RING.pack(table.state)
    with pytest.raises(refusal, match=words):
        TRADE_RING.play(table.state, seat, move, table.chance)
    assert TRADE_RING.pack(table.state) == before


@pytest.mark.rule("T-33")
def test_with_chips_the_words_say_how_many() -> None:
    table = Table(*HANDS, chips=True)
    with pytest.raises(IllegalMove, match="with 1 to 20 chips"):
        table.play(ANN, "auction", card="2D", chips=21)
    table.play(ANN, "auction", card="2D", chips=5)
    with pytest.raises(IllegalMove, match="with 0 to 20 chips"):
        table.play(BEN, "offer", card="8S", chips=-1)


@pytest.mark.rule("G-02")
def test_an_offer_is_changed_thirty_times_at_most() -> None:
    table = at("offers")
    for change in range(30):
        table.play(BEN, "offer", card="3D" if change % 2 else "8S")
    with pytest.raises(PhaseOver, match="30 times"):
        table.play(BEN, "offer", card="8S")
    table.play(CAT, "offer", card="7H")
    assert table.state.players[BEN].slot is not None


@pytest.mark.rule("G-03")
def test_a_late_offer_is_not_called_illegal_by_the_next_auctioneer() -> None:
    table = at("choice")
    table.play(ANN, "mulligan")
    with pytest.raises(PhaseOver):
        TRADE_RING.play(table.state, BEN, OFFER, table.chance)
