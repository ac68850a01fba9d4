"""Defaults for seats that time out (T-12, G-04)."""

from __future__ import annotations

import pytest

from chalicelib.errors import NotYourTurn, PhaseOver
from tests.games.trade_ring.table import Table, card

OTHER = "AD KC 9H 7S 2D"


@pytest.mark.rule("T-12", "G-04")
def test_an_auctioneer_skips() -> None:
    table = Table(OTHER, "3D 3C 3H 8S QD", chips=True)
    assert table.time_out(0) == [{"seat": 0, "kind": "skipped", "turn": 1}]


@pytest.mark.rule("T-12")
def test_an_auctioneer_with_offers_calls_the_mulligan() -> None:
    table = Table(OTHER, "3D 3C 3H 8S QD")
    table.auction(0, "2D", "8S")
    assert table.time_out(0)[0]["kind"] == "mulliganed"


@pytest.mark.rule("T-12")
@pytest.mark.parametrize(
    ("hand", "goes"),
    [
        ("3D 3C 3H 8S QD", "8S"),  # three of a kind stay; the lower one of the others goes
        ("3D 3C 8H 8S QD", "QD"),  # two pair stay, though the queen is the highest card
        ("3D 4C 5H 6S QD", "QD"),  # four in a row beat a high card
        ("3D 4C 5H 6S 6D", "6D"),  # four in a row, the better six on top
        ("3D 4C 5H 6S 7D", "3D"),  # of five in a row the lowest goes: the four that are left are higher
        ("3D 3C 3H 8S 8D", "8D"),  # what is left of a full house: three of a kind
        ("2D 5D 7D 9D KD", "2D"),  # four of a suit are nothing
        ("AD 2C 3H 4S 9D", "9D"),
        ("5D 9D 9C 9H 9S", "5D"),
        ("3D 3C 4H 5S 6D", "3D"),  # four in a row rather than the pair
        ("2D 2C 9H 7S KD", "7S"),
    ],
)
def test_an_offerer_offers_the_card_without_which_the_others_make_the_most(hand: str, goes: str) -> None:
    table = Table("AS KH QC JH 10C" if "AD" in hand else OTHER, hand) if not set(hand.split()) & set(OTHER.split()) else None
    table = table or Table("10S 10H QC JH 10C", hand)
    table.play(0, "auction", card=sorted(table.holds(0))[0])
    table.time_out(1)
    slot = table.state.players[1].slot
    assert slot is not None
    assert slot.card == card(goes)


@pytest.mark.rule("T-12")
def test_no_chips_are_offered() -> None:
    table = Table(OTHER, "3D 3C 3H 8S QD", chips=True)
    table.play(0, "auction", card="2D", chips=4)
    events = table.time_out(1)
    assert events[-1]["offers"] == [{"seat": 1, "card": card("8S"), "chips": 0}]


def test_a_seat_that_is_not_waited_for_cannot_time_out() -> None:
    table = Table(OTHER, "3D 3C 3H 8S QD", "4D 4C 7H 10S 5D")
    with pytest.raises(NotYourTurn):
        table.time_out(1)
    table.play(0, "auction", card="2D")
    table.play(1, "offer", card="8S")
    with pytest.raises(PhaseOver):
        table.time_out(1)
