"""From an empty table to the first turn (S-10, S-11, S-25, S-30)."""

from __future__ import annotations

from random import Random

import pytest

from chalicelib.errors import IllegalMove, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.stew import STEW
from chalicelib.games.stew.cards import COINS, SPECIALTIES
from tests.games.stew.table import ANN, BEN, CAT, DAN, Table, kinds, of


@pytest.mark.rule("S-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_order_cards_a_royal_the_top_one_turned_and_five_cards_each(seats: int) -> None:
    table = Table(seats, begin=False)
    royals = 2 if seats == 2 else 3
    for royal in table.state.royals.values():
        assert (len(royal.down), royal.under, royal.tip) == (3, [], 0)
        assert royal.next is not None
        assert COINS[royal.next] > 0
    assert [len(player.hand) for player in table.state.players] == [5] * seats
    assert len(table.state.deck) + len(table.state.discard) == 80 - 4 * royals - 5 * seats
    assert table.state.phase == "opening"


@pytest.mark.rule("S-10")
def test_each_keeps_the_hand_or_replaces_all_five_at_once() -> None:
    table = Table(3, begin=False)
    before = [[*table.cards(seat)] for seat in range(3)]
    top = table.state.deck[::-1]
    assert table.play(BEN, "open", replace=True) == [{"seat": BEN, "kind": "chose"}]
    table.play(ANN, "open", replace=False)
    assert table.cards(BEN) == before[BEN], "nothing moves until all have chosen"
    events = table.play(CAT, "open", replace=True)
    assert of(events, "opened") == [{"seat": None, "kind": "opened", "replaced": [False, True, True]}]
    assert table.cards(ANN) == before[ANN]
    assert (table.cards(BEN), table.cards(CAT)) == (top[:5], top[5:10])
    assert set(before[BEN] + before[CAT]) <= set(table.state.discard)
    assert table.record["opening"] == [False, True, True]


@pytest.mark.rule("S-28")
def test_new_hands_are_drawn_clockwise_from_the_dishwasher() -> None:
    table = Table(3, dishwasher=CAT, begin=False)
    top = table.state.deck[::-1]
    for seat in range(3):
        table.play(seat, "open", replace=True)
    assert [table.cards(seat) for seat in (CAT, ANN, BEN)] == [top[:5], top[5:10], top[10:15]]


@pytest.mark.rule("S-28")
def test_a_card_that_all_discard_may_be_drawn_by_the_first() -> None:
    """The deck is empty, so the new one has both hands."""
    table = Table(2, begin=False)
    table.state.discard, table.state.deck = [], []
    hands = {*table.cards(ANN), *table.cards(BEN)}
    table.play(ANN, "open", replace=True)
    events = table.play(BEN, "open", replace=True)
    assert [event["deck"] for event in of(events, "reshuffled")] == [len(hands)]
    assert {*table.cards(ANN), *table.cards(BEN)} == hands


@pytest.mark.rule("S-10")
def test_first_hands_are_dealt_clockwise_from_the_dishwasher_after_the_order_cards() -> None:
    """The shuffled deck is dealt from its end: four cards for each royal, the last of them on top, then five for each seat."""
    table = Table(4, dishwasher=CAT, begin=False)
    shuffled = next(draw for draw in table.chance.draws if draw.label == "deal").result
    assert isinstance(shuffled, tuple)
    dealt = [*shuffled[::-1]]
    for at, royal in enumerate(table.state.royals.values()):
        assert royal.down == dealt[4 * at : 4 * at + 3]
    gone = len(table.state.discard)
    hands = dealt[12 + gone :]
    assert [table.cards(seat) for seat in (CAT, DAN, ANN, BEN)] == [hands[:5], hands[5:10], hands[10:15], hands[15:20]]


@pytest.mark.rule("S-10", "S-11")
def test_orders_are_dealt_turned_and_replaced_royal_by_royal_before_any_hand() -> None:
    """The Queen's double is replaced before the King's card is turned, and hands are dealt from the rest."""
    table = Table(2, begin=False, with_specialties=True, dishwasher=BEN)
    deck = [card for card in table.state.deck if COINS[card]]
    doubles = [card for card in table.state.deck if not COINS[card]][:3]
    queens, kings = [deck[-1], deck[-2], deck[-3], doubles[0]], [deck[-4], deck[-5], deck[-6], doubles[1]]
    after = [doubles[2], *deck[-16:-6][::-1]]
    rest = [card for card in table.state.deck if card not in (*queens, *kings, *after)]
    table.state.deck = [*rest, *after[::-1], *kings[::-1], *queens[::-1]]
    table.time_out(ANN)
    events = table.time_out(BEN)
    assert [(event["royal"], event["card"]) for event in of(events, "thrown")] == [
        ("queen", doubles[0]),
        ("queen", doubles[2]),
        ("king", doubles[1]),
    ]
    assert {royal: pile.next for royal, pile in table.state.royals.items()} == {"queen": after[1], "king": after[2]}
    assert [table.cards(seat) for seat in (BEN, ANN)] == [after[3:8], [*after[8:], *rest[-2:][::-1]]]


@pytest.mark.rule("S-11")
def test_a_turned_order_card_without_a_tip_is_replaced_from_the_deck_until_one_with_a_tip_shows() -> None:
    table = Table(2)
    table.down("king", "chicken cheese 1")
    double = table.down("queen", "wine wine")
    table.pass_round(to_turn=3)
    for seat in (ANN, BEN):
        table.hand(seat, *["chicken honey", "chicken wine"] * 2, *["cheese honey", "cheese wine"] * 2)
    *others, shown = table.top("honey honey", "carrot carrot", "wine carrot 2")
    events = table.pass_round()
    assert [event["card"] for event in of(events, "thrown")] == [double, *others]
    assert table.state.royals["queen"].next == shown
    assert {double, *others} <= set(table.state.discard)


@pytest.mark.rule("S-11")
def test_even_at_the_very_beginning() -> None:
    """In some shuffles the first face-up card is a double, which is never an order."""
    thrown = 0
    for seed in range(40):
        state = STEW.set_up({"specialties": False, "mulligan_reach": "round"}, 5, None, Chance(Random(seed).randbytes(32)))
        assert all(royal.next is not None and COINS[royal.next] for royal in state.royals.values())
        assert all(not COINS[card] for card in state.discard)
        thrown += len(state.discard)
    assert thrown > 5


@pytest.mark.rule("S-25")
@pytest.mark.parametrize("dishwasher", [ANN, BEN, CAT])
def test_the_dishwasher_is_drawn_and_stays_for_the_game(dishwasher: int) -> None:
    table = Table(3, dishwasher=dishwasher)
    assert [(draw.label, draw.k) for draw in table.chance.draws][:1] == [("dishwasher", 3)]
    for _ in range(4):
        assert table.view()["dishwasher"] == dishwasher
        table.pass_round()
    assert table.view()["dishwasher"] == dishwasher


@pytest.mark.rule("S-25")
def test_at_a_rematch_the_last_winner_washes_dishes() -> None:
    table = Table(3, carried=[BEN])
    assert table.state.dishwasher == BEN
    assert "dishwasher" not in [draw.label for draw in table.chance.draws]


@pytest.mark.rule("S-25")
def test_one_of_several_winners_is_drawn() -> None:
    table = Table(4, carried=[BEN, DAN], dishwasher=1)
    assert table.state.dishwasher == DAN
    assert [(draw.label, draw.k) for draw in table.chance.draws][:1] == [("dishwasher", 2)]


@pytest.mark.rule("S-25")
def test_a_rematch_carries_the_winners_over() -> None:
    table = Table(3)
    assert STEW.carry(table.state) is None
    table.state.round = 4
    table.pass_round()
    for moneys, winners in (((9, 3, 9), [ANN, CAT]), ((3, 9, 7), [BEN])):
        for player, money in zip(table.state.players, moneys, strict=True):
            player.money, player.hand = money, []
        assert STEW.carry(table.state) == winners


@pytest.mark.rule("S-30")
def test_two_specialties_are_dealt_to_each_hidden_before_any_card() -> None:
    table = Table(5, begin=False, with_specialties=True)
    assert table.state.phase == "specialties"
    dealt = [specialty for player in table.state.players for specialty in player.dealt]
    assert sorted(dealt) == [*SPECIALTIES]
    assert [player["hand"] for player in table.view()["players"]] == [0] * 5
    for seat in range(5):
        assert table.view(seat)["own"]["dealt"] == [*table.state.players[seat].dealt]
        assert [move["specialty"] for move in table.moves(seat)] == [*table.state.players[seat].dealt]
    assert all(player["dealt"] is None for player in table.view(ANN)["players"])
    with pytest.raises(IllegalMove, match="Keep one of"):
        table.play(ANN, "keep", specialty=table.state.players[BEN].dealt[0])


@pytest.mark.rule("S-30")
def test_they_are_dealt_clockwise_from_the_dishwasher() -> None:
    table = Table(3, begin=False, with_specialties=True, dishwasher=BEN)
    draw = next(draw for draw in table.chance.draws if draw.label == "specialties")
    assert isinstance(draw.result, tuple)
    drawn = [SPECIALTIES[number] for number in draw.result[::-1]]
    assert [table.state.players[seat].dealt for seat in (BEN, CAT, ANN)] == [(*drawn[:2],), (*drawn[2:4],), (*drawn[4:6],)]


@pytest.mark.rule("S-30")
def test_kept_ones_are_shown_all_at_once_and_the_rest_are_out() -> None:
    table = Table(2, begin=False, with_specialties=True)
    kept = [player.dealt[1] for player in table.state.players]
    table.play(BEN, "keep", specialty=kept[BEN])
    assert [player["specialty"] for player in table.view(ANN)["players"]] == [None, None]
    events = table.play(ANN, "keep", specialty=kept[ANN])
    assert events[1] == {"seat": None, "kind": "kept", "specialties": kept}
    assert "turned" in kinds(events)
    assert [player["specialty"] for player in table.view()["players"]] == kept
    assert [player.dealt for player in table.state.players] == [(), ()]
    assert table.state.phase == "opening"
    with pytest.raises(PhaseOver, match="everyone has kept a specialty"):
        table.play(ANN, "keep", specialty=kept[ANN])


@pytest.mark.rule("S-30", "G-03")
def test_a_first_hand_before_its_time_is_not_called_late() -> None:
    table = Table(2, begin=False, with_specialties=True)
    with pytest.raises(IllegalMove, match="Keep one of"):
        table.play(ANN, "open", replace=True)


@pytest.mark.rule("S-30")
def test_without_the_option_there_are_none() -> None:
    table = Table(2)
    assert [player["specialty"] for player in table.view()["players"]] == [None, None]
    assert table.options == {"specialties": False, "mulligan_reach": "round"}
