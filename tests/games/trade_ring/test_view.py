"""Views, which match the schemas (T-13)."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.games.trade_ring import TRADE_RING
from tests.games.trade_ring.table import Table, card, hand

ANN, BEN, CAT = 0, 1, 2
HANDS = ("3C 4H 5S 6D QD", "7H 2C 9D JS KH", "6C 2H 10S 8D AC")


def four_in_a_row(**more: Any) -> Table:
    """Return a table where Ann has a Low Straight and a spare queen, as in the club's picture of the game."""
    return Table(*HANDS, **more)


def previews(table: Table, seat: int) -> list[tuple[Any, ...]]:
    """Return the seat, card, type and change of each preview."""
    shown = table.view(seat)["own"]["previews"]
    return [(each["seat"], each["card"], each["value"]["type"], each["change"]) for each in shown]


@pytest.mark.rule("T-13")
def test_a_watcher_sees_no_hand_and_a_player_only_their_own() -> None:
    table = four_in_a_row()
    for viewer in (ANN, None):
        assert [player["hand"] for player in table.view(viewer)["players"]] == [None] * 3
    assert table.view(None)["own"] is None
    assert table.view(ANN)["own"]["hand"] == hand("3C 4H 5S 6D QD")


def test_a_whole_view() -> None:
    table = four_in_a_row()
    table.play(ANN, "skip")
    nobody: dict[str, Any] = {
        "active": True,
        "cards": 5,
        "hand": None,
        "value": None,
        "known": [],
        "chips": None,
        "slot": None,
        "offer": None,
    }
    assert table.view(None) == {
        "phase": "turn",
        "turn": 2,
        "turns_left": 119,
        "skips_left": 8,
        "auctioneer": BEN,
        "deck": 37,
        "deck_cards": None,
        "aside": 0,
        "aside_cards": None,
        "discard": [],
        "pot": None,
        "players": [{"seat": seat, **nobody} for seat in (ANN, BEN, CAT)],
        "own": None,
        "lately": {"turn": 1, "seat": ANN, "way": "skip", "auctioned": None, "offers": [], "taken": None},
        "end": None,
        "left": None,
        "winner": None,
    }


@pytest.mark.rule("T-21")
def test_the_own_hand_is_laid_out_with_its_value_hand_marked_and_named() -> None:
    own = four_in_a_row().view(ANN)["own"]
    assert own["value"] == {"type": "Low Straight", "top": card("6D"), "cards": hand("3C 4H 5S 6D")}
    assert own["hand"][: len(own["value"]["cards"])] == own["value"]["cards"]


def test_on_your_turn_you_see_your_hand_without_each_card() -> None:
    assert previews(four_in_a_row(), ANN) == [
        (None, card("3C"), "High Card", "worse-type"),
        (None, card("4H"), "High Card", "worse-type"),
        (None, card("5S"), "High Card", "worse-type"),
        (None, card("6D"), "High Card", "worse-type"),
        (None, card("QD"), "Low Straight", "same"),
    ]
    assert previews(four_in_a_row(), BEN) == []


def test_an_offerer_sees_previews_with_the_auctioned_card() -> None:
    table = Table("10S 2D 3D 4D 6S", "10D 10C 4H 4S KH")
    table.play(ANN, "auction", card="10S")
    assert previews(table, BEN) == [
        (None, card("4H"), "Three of a Kind", "better-type"),
        (None, card("4S"), "Three of a Kind", "better-type"),
        (None, card("10D"), "Two Pair", "better-suit"),
        (None, card("10C"), "Two Pair", "better-suit"),
        (None, card("KH"), "Full House", "better-type"),
    ]
    table.play(BEN, "offer", card="KH")
    assert previews(table, BEN) == []


def test_the_auctioneer_sees_their_hand_with_each_offer() -> None:
    table = four_in_a_row()
    table.auction(ANN, "QD", "7H", "6C")
    assert previews(table, ANN) == [
        (BEN, card("7H"), "High Straight", "better-type"),
        (CAT, card("6C"), "Low Straight", "better-suit"),
    ]
    assert table.view(ANN)["own"]["value"]["type"] == "Low Straight"
    assert previews(table, BEN) == []


def test_a_returning_player_sees_the_last_turn_and_the_drawn_card() -> None:
    table = four_in_a_row(chips=True)
    table.auction(ANN, "QD", "2C", "2H", chips=(1, 2, 0))
    table.play(ANN, "mulligan")
    table.play(BEN, "auction", card="JS", chips=1)
    assert table.view(None)["lately"] == {
        "turn": 1,
        "seat": ANN,
        "way": "mulligan",
        "auctioned": {"card": card("QD"), "chips": 1},
        "offers": [
            {"seat": BEN, "card": card("2C"), "chips": 2},
            {"seat": CAT, "card": card("2H"), "chips": 0},
        ],
        "taken": None,
    }
    assert table.view(CAT)["own"]["drawn"] == table.state.players[CAT].hand[-1]
    assert all(player.get("drawn") is None for player in table.view(CAT)["players"])


@pytest.mark.rule("T-13")
def test_only_the_owner_sees_a_drawn_card() -> None:
    table = four_in_a_row()
    table.auction(ANN, "QD", "2C", "2H")
    table.play(ANN, "mulligan")
    for viewer in (ANN, BEN, CAT, None):
        drew = {event["seat"]: event["card"] for event in table.seen(viewer) if event["kind"] == "drew"}
        assert {seat for seat, drawn in drew.items() if drawn is not None} == ({viewer} if viewer is not None else set())


def test_how_often_an_offer_may_still_be_changed_is_shown_to_its_owner() -> None:
    table = four_in_a_row()
    assert table.view(BEN)["own"]["changes_left"] is None
    table.play(ANN, "auction", card="QD")
    left = [table.view(BEN)["own"]["changes_left"]]
    for name in ("7H", "2C"):
        table.play(BEN, "offer", card=name)
        left.append(table.view(BEN)["own"]["changes_left"])
    assert left == [30, 30, 29]


@pytest.mark.rule("T-13")
def test_at_the_end_all_hands_are_shown() -> None:
    table = four_in_a_row()
    table.play(ANN, "fold")
    assert table.view(None)["players"][ANN]["hand"] is None
    table.play(BEN, "fold")
    assert table.view(None)["players"][CAT]["hand"] == hand("AC 10S 8D 6C 2H")
    assert table.view(None)["winner"] == ANN


def test_a_replay_of_a_finished_game_shows_everything() -> None:
    table = four_in_a_row(secret_offers=True, high_risk=True, chips=True)
    table.play(ANN, "auction", card="QD", chips=2)
    table.play(BEN, "offer", card="7H", chips=1)
    shown = TRADE_RING.view(table.state, None, everything=True)
    assert shown["players"][BEN]["offer"] == {"card": card("7H"), "chips": 1}
    assert shown["players"][CAT]["hand"] == hand("AC 10S 8D 6C 2H")
    assert shown["deck_cards"] == table.state.deck[::-1]
    table.play(CAT, "offer", card="6C", chips=0)
    assert TRADE_RING.view(table.state, None, everything=True)["players"][BEN]["slot"]["card"] == card("7H")
