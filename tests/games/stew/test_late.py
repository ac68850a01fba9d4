"""Defaults for seats that time out (S-27, G-04)."""

from __future__ import annotations

import pytest

from chalicelib.errors import NotYourTurn, PhaseOver
from chalicelib.games.stew.rounds import begin_round
from chalicelib.games.stew.turns import default_plan
from tests.games.stew.table import ANN, BEN, Table, kinds, of


@pytest.mark.rule("S-27", "G-04")
def test_the_hand_is_kept_and_the_specialty_dealt_first() -> None:
    table = Table(2, begin=False, with_specialties=True)
    dealt = [player.dealt for player in table.state.players]
    for seat in (ANN, BEN):
        table.time_out(seat)
    assert [player.specialty for player in table.state.players] == [dealt[ANN][0], dealt[BEN][0]]
    before = [[*table.cards(seat)] for seat in (ANN, BEN)]
    table.time_out(ANN)
    events = table.time_out(BEN)
    assert of(events, "opened")[0]["replaced"] == [False, False]
    assert [table.cards(seat)[:5] for seat in (ANN, BEN)] == before


def late(table: Table) -> tuple[str, tuple[int, ...]]:
    plan = default_plan(table.state, ANN)
    assert not plan.add
    assert not plan.ask
    return plan.token, plan.cards


def three(queen: str, king: str, princess: str, /, **tips: int) -> Table:
    table = Table(3)
    for royal, name in (("queen", queen), ("king", king), ("princess", princess)):
        table.order(royal, name)
    table.tips(queen=6, king=4, princess=3)
    table.tips(**tips)
    return table


@pytest.mark.rule("S-27")
def test_a_late_seat_plays_the_card_with_the_most_matches() -> None:
    table = three("chicken cheese", "honey wine", "wine carrot")
    _, best, _ = table.hand(ANN, "chicken honey", "wine carrot", "cheese honey")
    assert late(table) == ("princess", (best,)), "the least tip, but two matches"
    events = table.time_out(ANN)
    assert events == [{"seat": ANN, "kind": "chose"}]
    assert table.view(ANN)["own"]["choice"] == {"token": "princess", "cards": [best], "add": False, "ask": False}


@pytest.mark.rule("S-27")
def test_ties_go_to_the_higher_tip_then_queen_king_princess() -> None:
    table = three("chicken cheese", "chicken cheese", "chicken cheese")
    [card] = table.hand(ANN, "chicken honey")
    assert late(table) == ("queen", (card,))
    table.tips(queen=4, king=4, princess=9)
    assert late(table) == ("princess", (card,))
    table.tips(queen=4, king=9, princess=9)
    assert late(table) == ("king", (card,))


@pytest.mark.rule("S-27", "S-22")
def test_the_tip_includes_the_rest_of_a_split() -> None:
    """The King's own tip is lower than the Queen's, whatever their orders."""
    table = Table(2)
    table.state.royals["king"].left = 9
    begin_round(table.state, table.chance)
    table.order("queen", "chicken cheese")
    table.order("king", "chicken cheese")
    [card] = table.hand(ANN, "chicken honey")
    assert table.state.royals["king"].worth("king") < table.state.royals["queen"].tip
    assert late(table) == ("king", (card,))


@pytest.mark.rule("S-27")
def test_card_and_royal_are_chosen_together() -> None:
    """The double makes most at the King's, although a card makes two matches at the royal with the higher tip."""
    table = Table(2, "butcher")
    table.order("queen", "chicken cheese")
    table.order("king", "wine carrot")
    table.tips(queen=9, king=2)
    _, double = table.hand(ANN, "chicken cheese", "wine wine")
    assert late(table) == ("king", (double,))


@pytest.mark.rule("S-27")
def test_the_lowest_of_equal_cards_is_played() -> None:
    table = three("chicken cheese", "honey wine", "wine carrot")
    cards = table.hand(ANN, "chicken chicken", "chicken cheese carrot", "chicken cheese")
    assert late(table) == ("queen", (min(cards),))


@pytest.mark.rule("S-27")
def test_only_unplayed_royals_are_chosen() -> None:
    table = three("chicken cheese", "honey wine", "wine carrot")
    card, _ = table.hand(ANN, "honey carrot", "chicken cheese")
    table.out(ANN, "queen")
    assert late(table)[0] == "queen", "one token of hers is left"
    table.out(ANN, "queen")
    assert late(table) == ("king", (card,))


@pytest.mark.rule("S-27")
def test_earlier_matches_do_not_count() -> None:
    table = three("chicken cheese", "honey wine", "wine carrot")
    table.out(ANN, "queen", "chicken cheese")
    card, _ = table.hand(ANN, "honey wine", "chicken carrot")
    assert late(table) == ("king", (card,))


@pytest.mark.rule("S-27")
def test_without_matches_the_lowest_card_goes_to_the_highest_tip() -> None:
    table = three("chicken cheese", "cheese carrot", "chicken carrot", king=7)
    cards = table.hand(ANN, "wine wine", "honey wine")
    assert late(table) == ("king", (min(cards),))


@pytest.mark.rule("S-27")
def test_an_empty_hand_goes_to_the_highest_tip() -> None:
    table = three("chicken cheese", "honey wine", "wine carrot", princess=8)
    table.hand(ANN)
    assert late(table) == ("princess", ())
    table.out(ANN, "princess")
    table.out(ANN, "princess")
    assert late(table) == ("queen", ())


@pytest.mark.rule("S-27", "S-32")
def test_a_butcher_s_doubles_count_more() -> None:
    table = Table(2, "butcher")
    table.order("queen", "chicken cheese")
    table.order("king", "chicken wine carrot")
    double, _ = table.hand(ANN, "chicken chicken", "chicken cheese")
    assert late(table) == ("queen", (double,))


@pytest.mark.rule("S-27")
def test_a_late_understudy_stays() -> None:
    table = Table(2, "understudy", "baker")
    table.play(ANN, "plan", token="mulligan", cards=table.cards(ANN)[:1], ask=True)
    table.time_out(BEN)
    with pytest.raises(NotYourTurn, match="The Understudy can swap its token now"):
        table.time_out(BEN)
    assert kinds(table.time_out(ANN))[:2] == ["stayed", "mulliganed"]


@pytest.mark.rule("S-27")
@pytest.mark.parametrize("specialty", ["saucier", "understudy", "spice-trader"])
def test_a_time_out_uses_no_specialty(specialty: str) -> None:
    table = Table(2, specialty)
    table.hand(ANN, "honey wine", "chicken cheese")
    table.order("queen", "honey wine")
    table.order("king", "chicken cheese")
    table.time_out(ANN)
    events = table.time_out(BEN)
    assert not {"traded", "exchanged", "stayed"} & set(kinds(events))
    assert of(events, "declared")[0]["added"] == 0
    assert table.state.players[ANN].used is False


def test_a_seat_that_has_chosen_cannot_time_out() -> None:
    table = Table(2)
    table.time_out(ANN)
    with pytest.raises(PhaseOver, match="Waiting for the others"):
        table.time_out(ANN)
