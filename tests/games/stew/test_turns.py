"""A turn: plans, the reveal, and its resolution seat by seat (S-13 to S-18)."""

from __future__ import annotations

import pytest

from chalicelib.errors import IllegalMove, PhaseOver
from chalicelib.games.stew.cards import ICONS
from chalicelib.games.stew.rounds import reshuffle
from tests.games.stew.table import ANN, BEN, CAT, Table, kinds, of


@pytest.mark.rule("S-13")
def test_all_choose_hidden_and_then_all_is_shown() -> None:
    table = Table(3)
    table.hand(ANN, "chicken cheese", "wine wine", "honey carrot")
    table.hand(BEN, "chicken honey", "wine carrot")
    table.hand(CAT, "cheese honey")
    assert table.plan(BEN, "king", "wine carrot") == [{"seat": BEN, "kind": "chose"}]
    assert table.plan(ANN, "queen", "honey carrot", "chicken cheese") == [{"seat": ANN, "kind": "chose"}]
    assert table.waiting == [CAT]
    assert [player["plays"] for player in table.view(CAT)["players"]] == [[], [], []]
    assert [player["hand"] for player in table.view(CAT)["players"]] == [3, 2, 1]
    cards = [table.held(ANN, "honey carrot", "chicken cheese"), table.held(BEN, "wine carrot"), table.held(CAT, "cheese honey")]
    events = table.plan(CAT, "mulligan", "cheese honey")
    shown = [
        {"token": token, "cards": sorted(own), "add": False}
        for token, own in zip(("queen", "king", "mulligan"), cards, strict=True)
    ]
    assert events[1] == {"seat": None, "kind": "revealed", "round": 1, "turn": 1, "plays": shown, "asked": None}


@pytest.mark.rule("S-13")
def test_one_to_three_different_cards_of_the_hand() -> None:
    table = Table(2)
    cards = table.hand(ANN, "chicken cheese", "wine wine", "honey carrot", "honey wine")
    foreign = table.cards(BEN)[0]
    for chosen in ([], cards, [cards[0], cards[0]], [foreign], [cards[0], foreign]):
        with pytest.raises(IllegalMove, match="one to three cards of your hand"):
            table.play(ANN, "plan", token="queen", cards=chosen)
    for chosen in (cards[:1], cards[:2], cards[:3], cards[3:0:-1]):
        table.play(ANN, "plan", token="queen", cards=chosen)
    assert table.view(ANN)["own"]["choice"] == {"token": "queen", "cards": sorted(cards[1:]), "add": False, "ask": False}


@pytest.mark.rule("S-13", "S-18")
def test_tokens_stay_out_until_the_round_ends() -> None:
    table = Table(2)
    for turn in (1, 2):
        table.hand(ANN, *["honey wine"] * 4)
        table.hand(BEN, *["chicken wine"] * 4)
        table.turn(("queen", "honey wine"), ("mulligan", "chicken wine") if turn == 1 else ("king", "chicken wine"))
    assert table.view()["players"][ANN]["tokens"] == {"queen": 0, "king": 2, "mulligan": 1}
    assert table.view()["players"][BEN]["tokens"] == {"queen": 2, "king": 1, "mulligan": 0}
    with pytest.raises(IllegalMove):
        table.plan(ANN, "queen", "honey wine")
    with pytest.raises(IllegalMove):
        table.plan(BEN, "mulligan", "chicken wine")
    table.pass_round()
    assert table.view()["round"] == 2
    assert table.view()["players"][ANN]["tokens"] == {"queen": 2, "king": 2, "mulligan": 1}


@pytest.mark.rule("S-13")
def test_a_round_has_three_turns_and_a_game_four_rounds() -> None:
    table = Table(2)
    at = []
    while table.waiting:
        at.append((table.state.round, table.state.turn))
        for seat in range(2):
            table.time_out(seat)
    assert at == [(number, turn) for number in (1, 2, 3, 4) for turn in (1, 2, 3)]


@pytest.mark.rule("S-14")
def test_clockwise_from_the_dishwasher_each_declares_and_draws_before_the_next() -> None:
    table = Table(3, dishwasher=BEN)
    for seat in range(3):
        table.hand(seat, *["honey wine"] * 1, *["chicken cheese"] * 1)
    top = table.top("wine wine", "honey honey", "carrot carrot", "chicken chicken")
    events = table.turn(("queen", "honey wine"), ("king", "honey wine"), ("mulligan", "honey wine"))
    assert [(event["kind"], event["seat"]) for event in events[2:8]] == [
        ("declared", BEN),
        ("drew", BEN),
        ("mulliganed", CAT),
        ("drew", CAT),
        ("drew", CAT),
        ("declared", ANN),
    ]
    assert table.cards(BEN)[-1:] == top[:1]
    assert table.cards(CAT)[-3:] == top[1:]


@pytest.mark.rule("S-14")
def test_a_royal_token_draws_one_and_the_mulligan_two() -> None:
    table = Table(2)
    table.hand(ANN, "honey wine", "honey carrot")
    table.hand(BEN, "honey wine", "honey carrot")
    table.state.options = type(table.state.options)(specialties=False, mulligan_reach="turn")
    events = table.turn(("queen", "honey wine"), ("mulligan", "honey wine"))
    assert [(event["seat"], event["count"], event["why"]) for event in of(events, "drew")] == [
        (ANN, 1, "bonus"),
        (BEN, 1, "mulligan"),
        (BEN, 2, "bonus"),
    ]
    assert [len(table.cards(seat)) for seat in (ANN, BEN)] == [2, 4]


@pytest.mark.rule("S-15")
def test_the_mulligan_reaches_every_card_played_this_round_and_its_tokens_stay_out() -> None:
    table = Table(2)
    table.order("queen", "honey wine")
    table.order("king", "chicken cheese")
    earlier = [table.out(ANN, "queen", "honey wine", "wine wine"), table.out(ANN, "king", "chicken chicken")]
    for play in (table.out(BEN, "queen", "honey carrot"), table.out(BEN, "king", "cheese carrot")):
        assert not play.gone
    table.state.turn = 2
    assert table.view()["players"][ANN]["matches"] == {"queen": 4, "king": 2}
    table.hand(ANN, "carrot carrot")
    events = table.turn(("mulligan", "carrot carrot"), ("king", " ".join(_icons(table, BEN))))
    discarded = of(events, "mulliganed")[0]["cards"]
    assert discarded[:3] == [card for play in earlier for card in play.cards]
    assert len(discarded) == 4
    assert set(discarded) <= set(table.state.discard)
    assert [(event["count"], event["why"]) for event in of(events, "drew") if event["seat"] == ANN] == [
        (4, "mulligan"),
        (2, "bonus"),
    ]
    ann, ben = table.view()["players"]
    assert ann["matches"] == {"queen": 0, "king": 0}
    assert ann["tokens"] == {"queen": 1, "king": 1, "mulligan": 0}
    assert [play["gone"] for play in ann["plays"]] == [True, True, True]
    assert (ben["matches"]["queen"], [play["gone"] for play in ben["plays"]]) == (1, [False, False, False])


def _icons(table: Table, seat: int) -> tuple[str, ...]:
    return ICONS[table.cards(seat)[0]]


@pytest.mark.rule("S-15")
def test_drawn_cards_stay_within_the_hand_limit() -> None:
    table = Table(2)
    table.out(ANN, "queen", "honey wine", "wine wine", "wine carrot")
    table.hand(ANN, *["chicken cheese"] * 5)
    table.hand(BEN, "honey honey")
    events = table.turn(("mulligan", "chicken cheese"), ("king", "honey honey"))
    assert [event["count"] for event in of(events, "drew") if event["seat"] == ANN] == [3]
    assert len(table.cards(ANN)) == 7


@pytest.mark.rule("S-15")
def test_matches_made_after_it_count_again() -> None:
    table = Table(2, dishwasher=ANN)
    table.order("queen", "honey wine")
    table.out(ANN, "queen", "honey wine")
    table.out(ANN, "mulligan", "wine wine").gone = True
    table.state.players[ANN].plays[0].gone = True
    table.state.turn = 2
    table.hand(ANN, "honey honey")
    table.hand(BEN, "honey carrot")
    events = table.turn(("queen", "honey honey"), ("king", "honey carrot"))
    assert of(events, "declared")[0]["matches"] == 2


@pytest.mark.rule("S-15")
def test_by_the_option_it_reaches_this_turn_s_cards_alone() -> None:
    table = Table(2, reach="turn")
    table.order("queen", "honey wine")
    table.out(ANN, "queen", "honey wine")
    table.out(BEN, "queen", "honey carrot")
    table.state.turn = 2
    table.hand(ANN, "carrot carrot", "wine wine")
    table.hand(BEN, "honey honey")
    events = table.turn(("mulligan", "carrot carrot", "wine wine"), ("king", "honey honey"))
    assert len(of(events, "mulliganed")[0]["cards"]) == 2
    assert table.view()["players"][ANN]["matches"] == {"queen": 2, "king": 0}
    assert [play["gone"] for play in table.view()["players"][ANN]["plays"]] == [False, True]


@pytest.mark.rule("S-16")
def test_two_tokens_at_one_royal_add_up_and_none_is_legal() -> None:
    table = Table(2)
    table.order("queen", "honey wine carrot")
    table.hand(ANN, "honey wine carrot", "wine wine", "chicken cheese")
    table.hand(BEN, "chicken cheese", "chicken cheese")
    events = table.turn(("queen", "honey wine carrot"), ("queen", "chicken cheese"))
    assert [event["matches"] for event in of(events, "declared")] == [3, 0]
    events = table.turn(("queen", "wine wine", "chicken cheese"), ("queen", "chicken cheese"))
    assert [event["matches"] for event in of(events, "declared")] == [5, 0]


@pytest.mark.rule("S-16")
def test_the_view_shows_the_matches_of_each_card() -> None:
    table = Table(2)
    table.order("queen", "honey wine")
    table.order("king", "chicken cheese")
    table.turned("queen", "chicken wine")
    table.turned("king", "carrot honey")
    [card] = table.hand(ANN, "honey wine carrot")
    assert table.view(ANN)["own"]["cards"] == [
        {"card": card, "matches": {"queen": 2, "king": 0}, "next": {"queen": 1, "king": 2}}
    ]


@pytest.mark.rule("S-17")
def test_seven_cards_are_the_limit() -> None:
    table = Table(2)
    table.hand(ANN, *["honey wine"] * 5, *["chicken wine"] * 3)
    table.hand(BEN, *["chicken cheese"] * 5, "honey honey", "wine wine", "wine wine")
    events = table.turn(("queen", "honey wine"), ("mulligan", "wine wine"))
    assert [len(table.cards(seat)) for seat in (ANN, BEN)] == [7, 7]
    assert of(events, "drew") == []


@pytest.mark.rule("S-17", "G-06")
def test_an_empty_deck_is_made_again_from_the_discards_when_a_card_is_drawn() -> None:
    table = Table(2)
    table.hand(ANN, "honey wine")
    table.hand(BEN, "honey wine")
    table.deck_of(1)
    pile = sorted(table.state.discard)
    events = table.turn(("queen", "honey wine"), ("mulligan", "honey wine"))
    assert [(event["kind"], event["seat"]) for event in events[2:]] == [
        ("declared", ANN),
        ("drew", ANN),
        ("mulliganed", BEN),
        ("reshuffled", None),
        ("drew", BEN),
        ("drew", BEN),
    ]
    draw = table.chance.draws[-1]
    assert (draw.label, draw.k) == ("r1/reshuffle1", len(pile) + 1), "what was discarded just now is in the new deck"
    assert isinstance(draw.result, tuple)
    assert of(events, "reshuffled")[0]["deck"] == len(pile) + 1
    assert table.state.discard == []


@pytest.mark.rule("S-17", "G-06")
def test_a_new_deck_is_shuffled_from_the_discards_in_the_list_s_order() -> None:
    table = Table(2)
    table.deck_of(0)
    pile = [*table.state.discard[::-2], *table.state.discard[::2]]
    table.state.discard = [*pile]
    assert reshuffle(table.state, table.chance).seen_by(None)["deck"] == len(pile)
    order = table.chance.draws[-1].result
    assert isinstance(order, tuple)
    assert table.state.deck == [sorted(pile)[place] for place in order]


@pytest.mark.rule("S-17")
def test_a_deck_that_runs_out_is_left_empty_until_then() -> None:
    table = Table(2)
    table.hand(ANN, "honey wine")
    table.hand(BEN, "honey wine")
    table.deck_of(2)
    events = table.turn(("queen", "honey wine"), ("king", "honey wine"))
    assert "reshuffled" not in kinds(events)
    assert table.state.deck == []


@pytest.mark.rule("S-17")
def test_with_deck_and_discards_empty_nothing_is_drawn() -> None:
    table = Table(2)
    table.hand(ANN, "honey wine")
    table.hand(BEN, "honey wine")
    table.state.players[BEN].plays, table.state.deck = [], []
    table.state.discard = []
    events = table.turn(("queen", "honey wine"), ("king", "honey wine"))
    assert kinds(events) == ["chose", "revealed", "declared", "declared"]
    assert [table.cards(seat) for seat in (ANN, BEN)] == [[], []]


@pytest.mark.rule("S-17")
def test_an_empty_hand_plays_a_token_alone() -> None:
    table = Table(2)
    table.hand(ANN)
    with pytest.raises(IllegalMove, match="no cards, as you have none"):
        table.play(ANN, "plan", token="queen", cards=[table.cards(BEN)[0]])
    table.play(ANN, "plan", token="queen", cards=[])
    events = table.time_out(BEN)
    assert of(events, "declared")[0] == {"seat": ANN, "kind": "declared", "royal": "queen", "matches": 0, "added": 0}
    assert len(table.cards(ANN)) == 1


@pytest.mark.rule("G-03")
def test_a_plan_after_the_reveal_comes_too_late() -> None:
    table = Table(2, "understudy", "baker")
    cards = table.cards(ANN)[:1]
    table.play(ANN, "plan", token="queen", cards=cards, ask=True)
    table.time_out(BEN)
    assert table.state.phase == "exchange"
    with pytest.raises(PhaseOver, match="everyone has planned"):
        table.play(ANN, "plan", token="queen", cards=cards)


@pytest.mark.rule("G-03")
def test_a_plan_before_its_time_is_not_called_late() -> None:
    table = Table(2, begin=False)
    move = {"token": "queen", "cards": table.cards(ANN)[:1]}
    with pytest.raises(IllegalMove, match="Keep your hand"):
        table.play(ANN, "plan", **move)
    begun = Table(2)
    with pytest.raises(IllegalMove, match="one of your tokens"):
        begun.play(ANN, "stay")
    with pytest.raises(PhaseOver, match="first hands are settled"):
        begun.play(ANN, "open", replace=True)


@pytest.mark.rule("G-02")
def test_a_choice_is_changed_thirty_times_at_most() -> None:
    table = Table(2)
    for _ in range(31):
        table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1])
    with pytest.raises(PhaseOver, match="30 times"):
        table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1])
