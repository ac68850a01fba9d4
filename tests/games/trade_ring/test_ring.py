"""A turn on the ring: skip, fold, auction, offers, swap, Mulligan; chips and secret offers (T-01 to T-06, T-30 to T-33)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from chalicelib.errors import IllegalMove
from chalicelib.fairness import Chance
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.cards import NAMES
from tests.games.trade_ring.table import Table, card, hand

ANN, BEN, CAT = 0, 1, 2
HANDS = ("2D 5C 9H JS KD", "3D 3C 3H 8S QD", "4D 4C 7H 10S AD")
DECK = "6D 6C 6H 6S 7D 7C"


def three(**more: Any) -> Table:
    return Table(*HANDS, then=DECK, **more)


@pytest.mark.rule("T-01")
def test_five_cards_each_and_any_player_may_start() -> None:
    random = Random(1)
    starts = Counter[int]()
    for _ in range(400):
        table = Table(seats=4, chance=Chance(random.randbytes(32)))
        starts[table.state.auctioneer] += 1
        assert [player["cards"] for player in table.view()["players"]] == [5, 5, 5, 5]
        assert table.view()["deck"] == 32
        assert [draw.label for draw in table.chance.draws] == ["deal", "start"]
    assert len(starts) == 4
    assert min(starts.values()) > 60


@pytest.mark.rule("T-01")
def test_turns_go_clockwise_among_those_still_in_the_game() -> None:
    table = Table(seats=4, start=2)
    turns = []
    for kind in ("skip", "fold", "skip", "skip", "skip", "skip"):
        turns.append(table.waiting)
        table.play(table.waiting[0], kind)
    assert turns == [[2], [3], [0], [1], [2], [0]]


@pytest.mark.rule("T-02")
def test_the_auctioneer_skips_folds_or_auctions_a_card_of_their_hand() -> None:
    table = three()
    assert table.moves(ANN) == [
        {"kind": "skip"},
        {"kind": "fold"},
        *({"kind": "auction", "card": each} for each in sorted(hand(HANDS[ANN]))),
    ]
    assert table.moves(BEN) == table.moves(CAT) == []


@pytest.mark.rule("T-02")
def test_an_auctioned_card_lies_face_up_and_there_is_no_way_back() -> None:
    table = three()
    assert table.play(ANN, "auction", card="2D") == [
        {"seat": ANN, "kind": "auctioned", "turn": 1, "card": card("2D"), "chips": None}
    ]
    assert table.view()["players"][ANN]["slot"] == {"card": card("2D"), "chips": None}
    assert table.holds(ANN) == {"5C", "9H", "JS", "KD"}
    assert table.moves(ANN) == []
    table.play(BEN, "offer", card="8S")
    table.play(CAT, "offer", card="7H")
    assert table.kinds(ANN) == ["swap", "mulligan"]


@pytest.mark.rule("T-03")
def test_all_others_offer_at_once_and_then_all_is_shown() -> None:
    table = three()
    table.play(ANN, "auction", card="2D")
    assert table.waiting == [BEN, CAT]
    assert table.play(CAT, "offer", card="7H") == [{"seat": CAT, "kind": "chose"}]
    assert table.waiting == [BEN]
    assert table.play(BEN, "offer", card="8S")[1:] == [
        {
            "seat": None,
            "kind": "offered",
            "offers": [
                {"seat": BEN, "card": card("8S"), "chips": None},
                {"seat": CAT, "card": card("7H"), "chips": None},
            ],
        }
    ]
    assert [player["slot"]["card"] for player in table.view()["players"]] == hand("2D 8S 7H")
    assert table.waiting == [ANN]


@pytest.mark.rule("T-03", "T-13")
def test_nothing_changes_until_the_last_offer_is_in() -> None:
    table = three(chips=True)
    table.play(ANN, "auction", card="2D", chips=1)
    before = {viewer: table.view(viewer) for viewer in (ANN, CAT, None)}
    table.play(BEN, "offer", card="8S", chips=7)
    assert {viewer: table.view(viewer) for viewer in (ANN, CAT, None)} == before
    assert table.view(BEN)["own"]["offer"] == {"card": card("8S"), "chips": 7}
    table.play(BEN, "offer", card="3D", chips=0)
    assert table.view(BEN)["own"]["offer"] == {"card": card("3D"), "chips": 0}
    assert {viewer: table.view(viewer) for viewer in (ANN, CAT, None)} == before
    table.play(CAT, "offer", card="7H", chips=0)
    assert table.holds(BEN) == {"3C", "3H", "8S", "QD"}


@pytest.mark.rule("T-03")
def test_a_folded_player_makes_no_offer() -> None:
    table = three()
    table.play(ANN, "fold")
    table.play(BEN, "auction", card="8S")
    assert table.waiting == [CAT]
    assert table.moves(ANN) == []


@pytest.mark.rule("T-04")
def test_a_swap_exchanges_two_cards_and_the_others_go_home() -> None:
    table = three()
    table.auction(ANN, "2D", "8S", "7H")
    assert table.play(ANN, "swap", seat=BEN) == [
        {
            "seat": ANN,
            "kind": "swapped",
            "turn": 1,
            "with": BEN,
            "given": {"card": card("2D"), "chips": None},
            "taken": {"card": card("8S"), "chips": None},
        }
    ]
    assert table.holds(ANN) == {"8S", "5C", "9H", "JS", "KD"}
    assert table.holds(BEN) == {"3D", "3C", "3H", "2D", "QD"}
    assert table.holds(CAT) == set(HANDS[CAT].split())
    assert table.waiting == [BEN]
    assert table.view()["discard"] == []


@pytest.mark.rule("T-05")
def test_a_mulligan_discards_the_ring_and_all_draw_clockwise_from_the_auctioneer() -> None:
    table = three(start=BEN)
    table.auction(BEN, "8S", "7H", "2D")
    events = table.play(BEN, "mulligan")
    assert events[0] == {
        "seat": BEN,
        "kind": "mulliganed",
        "turn": 1,
        "cards": [{"seat": seat, "card": card(name), "chips": None} for seat, name in ((BEN, "8S"), (CAT, "7H"), (ANN, "2D"))],
        "pot": None,
    }
    assert [event["seat"] for event in events[1:]] == [BEN, CAT, ANN]
    assert table.view()["discard"] == hand("8S 7H 2D")
    assert table.holds(BEN) == {"3D", "3C", "3H", "QD", "6D"}
    assert table.holds(CAT) == {"4D", "4C", "10S", "AD", "6C"}
    assert table.holds(ANN) == {"5C", "9H", "JS", "KD", "6H"}


@pytest.mark.rule("T-05")
def test_a_folded_player_draws_no_card() -> None:
    table = three()
    table.play(ANN, "fold")
    table.auction(BEN, "8S", "7H")
    table.play(BEN, "mulligan")
    assert table.holds(ANN) == set(HANDS[ANN].split())
    assert table.view()["deck"] == 52 - 15 - 2


@pytest.mark.rule("T-06", "T-14")
def test_a_folded_hand_is_frozen_and_still_wins() -> None:
    table = three(start=BEN)
    assert table.play(BEN, "fold") == [{"seat": BEN, "kind": "folded", "turn": 1, "forced": False}]
    assert table.view()["players"][BEN]["active"] is False
    table.play(CAT, "fold")
    assert table.places == [3, 1, 2]


@pytest.mark.rule("T-30")
def test_secret_offers_stay_face_down_and_the_card_is_seen_once_taken() -> None:
    table = three(secret_offers=True)
    events = table.auction(ANN, "2D", "8S", "7H")
    assert events[-1]["offers"] == [{"seat": seat, "card": None, "chips": None} for seat in (BEN, CAT)]
    assert [event["offers"][0]["card"] for event in table.seen(BEN) if "offers" in event] == [card("8S")]
    assert [player["slot"]["card"] for player in table.view(ANN)["players"]] == [card("2D"), None, None]
    assert [player["slot"]["card"] for player in table.view(BEN)["players"]] == [card("2D"), card("8S"), None]
    assert table.view(ANN)["own"]["previews"] == []
    table.play(ANN, "swap", seat=BEN)
    assert [table.seen(viewer)[0]["taken"]["card"] for viewer in (ANN, BEN, CAT, None)] == [card("8S"), card("8S"), None, None]
    late = [table.view(viewer)["lately"]["offers"] for viewer in (ANN, BEN, CAT, None)]
    assert [[offer["card"] for offer in offers] for offers in late] == [[card("8S"), None]] * 2 + [[None, None]] * 2


@pytest.mark.rule("T-30")
def test_after_a_mulligan_secret_offers_are_shown() -> None:
    table = three(secret_offers=True)
    table.auction(ANN, "2D", "8S", "7H")
    events = table.play(ANN, "mulligan")
    assert [slot["card"] for slot in events[0]["cards"]] == hand("2D 8S 7H")
    assert table.view()["discard"] == hand("2D 8S 7H")
    assert [offer["card"] for offer in table.view()["lately"]["offers"]] == hand("8S 7H")


@pytest.mark.rule("T-13", "T-30")
def test_only_the_taker_of_a_secret_card_still_knows_its_owner_s_cards() -> None:
    table = three(secret_offers=True)
    table.auction(ANN, "2D", "8S", "7H")
    table.play(ANN, "swap", seat=BEN)  # Ben holds the two, and all know it
    assert _known(table, CAT, BEN) == _known(table, None, BEN) == _known(table, ANN, BEN) == ["2D"]
    assert (_known(table, BEN, ANN), _known(table, CAT, ANN), _known(table, None, ANN)) == (["8S"], [], [])
    table.auction(BEN, "3D", "4D", "8S")
    table.play(BEN, "swap", seat=ANN)  # back it goes; of Ann's hand Cat knows the three alone
    assert (_known(table, CAT, ANN), _known(table, BEN, ANN), _known(table, ANN, BEN)) == (["3D"], ["3D"], ["8S", "2D"])
    table.auction(CAT, "4C", "5C", "2D")
    table.play(CAT, "swap", seat=BEN)  # Cat saw the two come; Ann is left to guess whether the eight went
    assert (_known(table, ANN, BEN), _known(table, CAT, BEN), _known(table, BEN, CAT)) == (["4C"], ["4C"], ["2D"])


@pytest.mark.rule("T-13", "T-30")
def test_a_known_card_that_is_laid_face_down_is_shown_as_if_it_were_still_in_the_hand() -> None:
    """Otherwise its absence from the list would reveal the face-down card."""
    for laid in ("2D", "3D"):
        table = three(secret_offers=True)
        table.auction(ANN, "2D", "8S", "7H")
        table.play(ANN, "swap", seat=BEN)
        table.play(BEN, "skip")
        table.auction(CAT, "4D", "5C", laid)
        assert _known(table, CAT, BEN) == _known(table, None, BEN) == ["2D"]


def _known(table: Table, viewer: int | None, seat: int) -> list[str]:
    return [NAMES[each] for each in table.view(viewer)["players"][seat]["known"]]


@pytest.mark.rule("T-13")
def test_face_up_cards_stay_known_in_their_new_hand() -> None:
    table = three()
    table.auction(ANN, "2D", "8S", "7H")
    table.play(ANN, "swap", seat=BEN)
    assert [_known(table, None, seat) for seat in (ANN, BEN, CAT)] == [["8S"], ["2D"], ["7H"]]
    assert _known(table, ANN, ANN) == []
    table.play(BEN, "auction", card="2D")
    assert _known(table, None, BEN) == []


@pytest.mark.rule("T-31")
def test_with_high_risk_thirteen_cards_lie_aside_unknown() -> None:
    table = three(high_risk=True)
    shown = table.view(ANN)
    assert (shown["aside"], shown["aside_cards"], shown["deck"]) == (13, None, 52 - 15 - 13)
    assert shown["discard"] == []
    table.auction(ANN, "2D", "8S", "7H")
    table.play(ANN, "mulligan")
    assert not table.holds(ANN) & set(DECK.split()[:3])
    assert len(TRADE_RING.view(table.state, None, everything=True)["aside_cards"]) == 13


@pytest.mark.rule("T-31")
def test_cards_that_were_set_aside_stay_unknown_at_the_end() -> None:
    table = three(high_risk=True)
    for _ in range(9):
        table.play(table.waiting[0], "skip")
    shown = table.view(ANN)
    assert (shown["end"], shown["aside"], shown["aside_cards"]) == ("skips", 13, None)
    assert not {*shown["discard"], *shown["left"]} & {*table.state.aside}
    assert len(shown["left"]) == 52 - 15 - 13


@pytest.mark.rule("T-32", "T-13")
def test_with_open_hands_everybody_sees_all_hands_and_their_values() -> None:
    table = three(open_hands=True)
    shown = table.view()["players"][BEN]
    assert shown["hand"] == hand("3H 3C 3D QD 8S")
    assert shown["value"] == {"type": "Three of a Kind", "top": card("3H"), "cards": hand("3H 3C 3D")}
    table.auction(ANN, "2D", "8S", "7H")
    drew = table.play(ANN, "mulligan")[1:]
    assert [event["card"] for event in drew] == hand("6D 6C 6H")


@pytest.mark.rule("T-33")
def test_an_auction_takes_a_chip_at_least_and_an_offer_none() -> None:
    table = three(chips=True)
    assert table.chips == [20, 20, 20]
    stakes = {move["chips"] for move in table.moves(ANN) if move["kind"] == "auction"}
    assert stakes == set(range(1, 21))
    for chips in (0, 21):
        with pytest.raises(IllegalMove):
            table.play(ANN, "auction", card="2D", chips=chips)
    with pytest.raises(IllegalMove):
        table.play(ANN, "auction", card="2D")
    table.play(ANN, "auction", card="2D", chips=20)
    assert {move["chips"] for move in table.moves(BEN)} == set(range(21))


@pytest.mark.rule("T-33")
@pytest.mark.parametrize("secret", [False, True])
def test_chips_on_offers_are_shown_when_all_are_in(secret: bool) -> None:
    table = three(chips=True, secret_offers=secret)
    events = table.auction(ANN, "2D", "8S", "7H", chips=(3, 5, 0))
    assert [offer["chips"] for offer in events[-1]["offers"]] == [5, 0]
    assert [player["slot"]["chips"] for player in table.view()["players"]] == [3, 5, 0]
    assert table.chips == [17, 15, 20]


@pytest.mark.rule("T-33")
def test_in_a_swap_the_chips_of_both_cards_change_hands_with_them() -> None:
    table = three(chips=True)
    table.auction(ANN, "2D", "8S", "7H", chips=(3, 5, 2))
    table.play(ANN, "swap", seat=BEN)
    assert table.chips == [22, 18, 20]
    assert table.view()["pot"] == 0


@pytest.mark.rule("T-33")
def test_in_a_mulligan_all_chips_on_the_ring_go_to_the_pot() -> None:
    table = three(chips=True)
    table.auction(ANN, "2D", "8S", "7H", chips=(3, 5, 2))
    assert table.play(ANN, "mulligan")[0]["pot"] == 10
    assert table.chips == [17, 15, 18]
    assert table.view()["pot"] == 10


@pytest.mark.rule("T-33")
def test_without_the_option_there_are_no_chips() -> None:
    table = three()
    shown = table.view(ANN)
    assert shown["pot"] is None
    assert [player["chips"] for player in shown["players"]] == [None] * 3
    with pytest.raises(IllegalMove):
        table.play(ANN, "auction", card="2D", chips=1)
