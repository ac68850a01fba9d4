"""Orders, tips, pay, and the time between rounds (S-12, S-20 to S-24, S-28)."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.errors import PhaseOver
from chalicelib.games.stew import STEW
from chalicelib.games.stew.cards import COINS
from chalicelib.games.stew.scoring import Score, score
from tests.games.stew.table import ANN, BEN, CAT, Table, kinds, of

NONE: tuple[None, ...] = (None,) * 5


def paid(tip: int, *matches: int, last: bool = False) -> Score:
    """Return a royal's pay for these matches."""
    return score("queen", 0, tip, matches, NONE[: len(matches)], last)


@pytest.mark.rule("S-12")
def test_the_turned_card_becomes_the_order_and_the_next_one_is_turned() -> None:
    table = Table(3, begin=False)
    first = {royal: pile.next for royal, pile in table.state.royals.items()}
    for seat in range(3):
        table.play(seat, "open", replace=False)
    seen = [first]
    for number in (1, 2, 3, 4):
        royals = table.view()["royals"]
        assert {royal: each["order"] for royal, each in royals.items()} == seen[-1]
        assert [each["down"] for each in royals.values()] == [max(3 - number, 0)] * 3
        seen.append({royal: each["next"] for royal, each in royals.items()})
        events = table.pass_round()
        if number < 4:
            assert len(of(events, "begun")) == 1
    assert seen[-1] == dict.fromkeys(first), "none is turned in round four"


@pytest.mark.rule("S-12", "S-22")
def test_a_tip_is_the_base_plus_coins_under_the_royal_plus_the_rest_of_before() -> None:
    table = Table(3)
    for number in (1, 2, 3, 4):
        for royal, base in (("queen", 4), ("king", 2), ("princess", 1)):
            pile = table.state.royals[royal]
            assert len(pile.under) == number
            assert pile.tip == base + sum(COINS[card] for card in pile.under) + pile.left
        table.pass_round()


@pytest.mark.rule("S-12")
def test_tips_are_counted_again_each_round_not_added_up() -> None:
    table = Table(2)
    table.order("queen", "chicken cheese 2")
    table.turned("queen", "honey wine carrot")
    for seat in (ANN, BEN):
        table.out(seat, "king")
        table.out(seat, "king")
        table.hand(seat)
    table.state.turn = 3
    table.tips(queen=6)
    for seat in (ANN, BEN):
        table.play(seat, "plan", token="queen", cards=[])
    assert table.view()["royals"]["queen"]["tip"] == 4 + 2 + 3


@pytest.mark.rule("S-20")
@pytest.mark.parametrize(
    ("tip", "matches", "gets", "left"),
    [
        (9, (4, 3, 0), (9, 1, 0), 0),
        (9, (4, 4, 3, 1, 2), (4, 4, 1, 0, 1), 1),  # the picture of the tips
        (8, (3, 3, 3), (2, 2, 2), 2),
        (5, (1, 0), (5, 0), 0),
        (2, (1, 1, 1), (0, 0, 0), 2),  # a share of nothing
        (6, (7, 5), (6, 2), 0),
        (6, (2, 2), (3, 3), 0),
    ],
)
def test_the_most_matches_take_the_tip_ties_split_it_and_all_others_get_wages(
    tip: int, matches: tuple[int, ...], gets: tuple[int, ...], left: int
) -> None:
    payment = paid(tip, *matches)
    assert tuple(payment.paid) == gets
    assert (payment.left, payment.back) == (left, 0)
    assert tip == payment.share * len(payment.takers) + payment.left + payment.back


@pytest.mark.rule("S-21")
def test_without_matches_the_whole_tip_goes_back() -> None:
    table = Table(2)
    table.order("queen", "chicken cheese")
    table.state.royals["queen"].left = 3
    table.tips(queen=9, king=0)
    _last_turn(table, "queen", ["honey wine"], ["wine carrot"])
    events = table.seen(None)
    [queen] = [event for event in of(events, "scored") if event["royal"] == "queen"]
    assert (queen["takers"], queen["share"], queen["left"], queen["back"]) == ([], 0, 0, 9)
    assert table.state.royals["queen"].left == 0
    assert table.money == [0, 0]


@pytest.mark.rule("S-22")
def test_the_rest_of_a_split_is_added_next_round() -> None:
    table = Table(2)
    table.order("queen", "chicken cheese")
    table.tips(queen=7, king=0)
    _last_turn(table, "queen", ["chicken wine"], ["cheese carrot"])
    queen = table.state.royals["queen"]
    assert table.money == [3, 3]
    assert queen.left == 1
    assert queen.tip == 1 + 4 + sum(COINS[card] for card in queen.under)


@pytest.mark.rule("S-22")
def test_after_round_four_it_goes_back() -> None:
    table = Table(2)
    table.state.round = 4
    table.order("queen", "chicken cheese")
    table.tips(queen=7, king=0)
    _last_turn(table, "queen", ["chicken wine"], ["cheese carrot"])
    [queen] = [event for event in of(table.seen(None), "scored") if event["royal"] == "queen"]
    assert (queen["share"], queen["left"], queen["back"]) == (3, 0, 1)
    assert [(royal.tip, royal.left) for royal in table.state.royals.values()] == [(0, 0), (0, 0)]
    assert (paid(7, 1, 1, last=True).back, paid(7, 0, 0, last=True).back) == (1, 7)


def _last_turn(table: Table, token: str, *hands: list[str]) -> list[dict[str, Any]]:
    """Play the last turn of a round, with all cards of each hand. Nobody cooks for the other royals."""
    for seat, names in enumerate(hands):
        table.out(seat, "king")
        table.out(seat, "mulligan").gone = True
        table.hand(seat, *names)
    table.state.turn = 3
    return table.turn(*[(token, *names) for names in hands])


@pytest.mark.rule("S-20", "S-16")
def test_each_royal_pays_by_its_own_tokens() -> None:
    """Ann has five matches at the Queen's, in two turns; Ben two there and three at the King's; Cat one at the King's."""
    table = Table(3)
    table.order("queen", "honey wine carrot")
    table.order("king", "chicken cheese honey")
    table.order("princess", "chicken wine")
    table.tips(queen=9, king=6, princess=5)
    table.out(ANN, "queen", "honey wine carrot")
    table.out(BEN, "king", "chicken cheese honey")
    table.out(CAT, "king", "honey wine")
    table.out(ANN, "queen", "wine wine", "chicken cheese")
    table.out(BEN, "queen", "honey wine")
    table.out(CAT, "princess", "honey carrot")
    for seat, name in enumerate(("cheese carrot", "cheese honey", "wine carrot")):
        table.hand(seat, name)
    table.state.turn = 3
    events = table.turn(("king", "cheese carrot"), ("princess", "cheese honey"), ("king", "wine carrot"))
    pay = {event["royal"]: event for event in of(events, "scored")}
    assert [*pay] == ["queen", "king", "princess"]
    assert (pay["queen"]["matches"], pay["queen"]["takers"], pay["queen"]["wages"]) == ([5, 2, 0], [ANN], [0, 1, 0])
    assert (pay["king"]["matches"], pay["king"]["takers"], pay["king"]["wages"]) == ([1, 3, 1], [BEN], [0, 0, 0])
    assert (pay["princess"]["takers"], pay["princess"]["back"]) == ([], 5)
    assert table.money == [9, 1 + 6, 0]


@pytest.mark.rule("S-23", "S-28")
def test_after_a_round_played_cards_are_discarded_tokens_return_and_each_draws_two_clockwise() -> None:
    table = Table(3, dishwasher=BEN)
    table.pass_round(to_turn=3)
    for seat in range(3):
        table.hand(seat, "honey wine", "chicken cheese")
    played = {card for player in table.state.players for play in player.plays for card in play.cards}
    top = table.top("wine wine", "honey honey", "carrot carrot", "chicken wine", "chicken honey", *["cheese carrot"] * 4)
    events = table.turn(*[(_royal(table, seat), "honey wine") for seat in range(3)])
    between = [event for event in of(events, "drew") if event["why"] == "round"]
    assert [(event["seat"], event["count"]) for event in between] == [(BEN, 2), (CAT, 2), (ANN, 2)]
    assert [table.cards(seat)[-2:] for seat in (BEN, CAT, ANN)] == [top[3:5], top[5:7], top[7:9]]
    assert played <= set(table.state.discard)
    assert all(player["plays"] == [] for player in table.view()["players"])
    assert kinds(events).index("scored") < kinds(events).index("begun")


def _royal(table: Table, seat: int) -> str:
    return next(token for token in table.state.unplayed(seat) if token != "mulligan")


@pytest.mark.rule("S-28")
def test_cards_that_all_discard_can_be_drawn_by_the_first() -> None:
    """The deck is empty when the round ends. The new one has the played cards of all seats, even of the last to draw."""
    table = Table(2)
    table.pass_round(to_turn=3)
    for seat in (ANN, BEN):
        table.hand(seat, *["honey wine", "chicken cheese"] * 4)
    table.deck_of(0)
    table.state.royals["queen"].down, table.state.royals["king"].down = [], []
    table.state.players[ANN].hand = table.state.players[ANN].hand[:1]
    table.state.discard = []
    played = [card for player in table.state.players for play in player.plays for card in play.cards]
    token = _royal(table, ANN), _royal(table, BEN)
    table.play(ANN, "plan", token=token[0], cards=table.cards(ANN)[:1])
    events = table.play(BEN, "plan", token=token[1], cards=table.cards(BEN)[:1])
    assert of(events, "reshuffled")[0]["deck"] == len(played) + 2


@pytest.mark.rule("S-23", "S-24")
def test_after_round_four_it_ends_with_no_draws() -> None:
    table = Table(2)
    table.state.round = 4
    table.pass_round(to_turn=3)
    for seat in (ANN, BEN):
        table.hand(seat, "honey wine", "chicken cheese")
    events = table.pass_round()
    assert kinds(events)[-1] == "ended"
    assert [len(table.cards(seat)) for seat in (ANN, BEN)] == events[-1]["hands"] == [2, 2], "except for the bonus"
    assert not [event for event in of(events, "drew") if event["why"] == "round"]
    assert events[-1]["money"] == table.money
    assert table.waiting == []
    with pytest.raises(PhaseOver, match="over"):
        table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1])


@pytest.mark.rule("S-24", "G-07")
@pytest.mark.parametrize(
    ("money", "hands", "places"),
    [
        ((9, 7, 8, 2), (0, 5, 1, 7), [1, 3, 2, 4]),
        ((9, 9, 8, 2), (3, 4, 7, 0), [2, 1, 3, 4]),  # as much money, more cards
        ((9, 9, 8, 2), (4, 4, 7, 0), [1, 1, 3, 4]),
        ((2, 2, 2, 2), (1, 0, 1, 3), [2, 4, 2, 1]),
    ],
)
def test_most_money_wins_then_most_cards_then_it_is_shared(
    money: tuple[int, ...], hands: tuple[int, ...], places: list[int]
) -> None:
    table = Table(4)
    assert STEW.result(table.state) is None
    table.state.phase = "over"
    for player, own, cards in zip(table.state.players, money, hands, strict=True):
        player.money, player.hand = own, [*range(cards)]
    result = STEW.result(table.state)
    assert result is not None
    assert [place["place"] for place in result["places"]] == places
    assert [place["score"] for place in result["places"]] == [*money]
    assert result["hands"] == [*hands]
