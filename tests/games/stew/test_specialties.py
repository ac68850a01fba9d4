"""The ten specialties, each with a worked example, and in combination (S-31 to S-40)."""

from __future__ import annotations

import pytest

from chalicelib.errors import IllegalMove, NotYourTurn
from chalicelib.games.stew import STEW
from chalicelib.games.stew.scoring import Extra, Score, extras, score
from tests.games.stew.table import ANN, BEN, CAT, Table, kinds, of


def royal(takers: tuple[int, ...], share: int) -> Score:
    return Score("queen", 0, 0, (0,) * 3, takers, share, (0,) * 3, 0, 0)


@pytest.mark.rule("S-31")
@pytest.mark.parametrize(
    ("scores", "pence"),
    [
        ([royal((BEN,), 9), royal((), 0)], 2),
        ([royal((ANN,), 5), royal((BEN,), 9)], 0),
        ([royal((ANN, BEN), 3), royal((), 0)], 0),
        ([royal((ANN, BEN, CAT), 0), royal((BEN,), 4)], 2),  # a share of nothing is none
    ],
)
def test_a_baker_without_a_tip_gets_two_pence(scores: list[Score], pence: int) -> None:
    brought = extras(scores, ["baker", None, None])
    assert brought == ([Extra(ANN, "baker", 2)] if pence else [])


@pytest.mark.rule("S-31")
def test_wages_do_not_spoil_it() -> None:
    """Ann's two matches earn a penny of wages; no tip came, so the Baker's two pence do too."""
    table = last_turn(("baker", "butcher"), ["honey wine"], ["honey wine carrot"])
    assert of(table.seen(None), "earned") == [{"seat": ANN, "kind": "earned", "specialty": "baker", "pence": 2}]
    assert table.money == [1 + 2, 9]


def last_turn(specialties: tuple[str, ...], *hands: list[str], order: str = "honey wine carrot", tip: int = 9) -> Table:
    """Let all cook for the Queen with all their cards in the last turn of a round."""
    table = Table(len(hands), *specialties)
    table.order("queen", order)
    table.tips(**{**dict.fromkeys(table.state.royals, 0), "queen": tip})
    for seat, names in enumerate(hands):
        table.out(seat, "king")
        table.out(seat, "king")
        table.hand(seat, *names)
    table.state.turn = 3
    table.turn(*[("queen", *names) for names in hands])
    return table


@pytest.mark.rule("S-32")
def test_a_butcher_s_matching_doubles_count_three() -> None:
    table = last_turn(("butcher", "baker"), ["wine wine", "chicken chicken"], ["honey wine", "carrot carrot"])
    [pay] = [event for event in of(table.seen(None), "scored") if event["royal"] == "queen"]
    assert pay["matches"] == [3, 4], "the chickens match nothing, and others' doubles count two"


@pytest.mark.rule("S-32")
def test_they_count_three_as_soon_as_they_lie_there() -> None:
    table = Table(2, "butcher", "baker")
    table.order("queen", "honey wine")
    double, _ = table.hand(ANN, "wine wine", "honey carrot")
    assert [card["matches"]["queen"] for card in table.view(ANN)["own"]["cards"] if card["card"] == double] == [3]
    table.plan(ANN, "queen", "wine wine", "honey carrot")
    assert of(table.time_out(BEN), "declared")[0]["matches"] == 4
    assert table.view()["players"][ANN]["matches"]["queen"] == 4


@pytest.mark.rule("S-33")
def test_a_forager_draws_one_when_each_round_starts() -> None:
    table = Table(2, "forager", "baker")
    drawn = [event for event in table.seen(None) if event["kind"] == "drew"]
    assert [(event["seat"], event["count"], event["why"]) for event in drawn] == [(ANN, 1, "forager")]
    assert len(table.cards(ANN)) == 6
    for _ in (2, 3, 4):
        table.pass_round(to_turn=3)
        table.hand(ANN, "honey wine")
        events = table.pass_round()
        assert kinds(events)[-2:] == ["begun", "drew"]
        assert (events[-1]["seat"], events[-1]["count"], events[-1]["why"]) == (ANN, 1, "forager")
    events = table.pass_round()
    assert "forager" not in [event["why"] for event in of(events, "drew")]


@pytest.mark.rule("S-33", "S-17")
def test_with_seven_cards_a_forager_draws_none() -> None:
    table = Table(2, "forager", "baker")
    table.pass_round(to_turn=3)
    table.hand(ANN, *["honey wine", "chicken cheese", "wine carrot"] * 2, "honey honey", "wine wine")
    events = table.pass_round()
    assert "forager" not in [event["why"] for event in of(events, "drew")]
    assert len(table.cards(ANN)) == 7


@pytest.mark.rule("S-34")
def test_a_gardener_holds_nine_and_draws_three_between_rounds() -> None:
    table = Table(2, "gardener", "baker")
    table.pass_round(to_turn=3)
    for seat in (ANN, BEN):
        table.hand(seat, *["honey wine", "chicken cheese"] * 3)
    events = table.pass_round()
    between = [(event["seat"], event["count"]) for event in of(events, "drew") if event["why"] == "round"]
    assert between == [(ANN, 3), (BEN, 1)], "Ben's seventh card is his last"
    assert len(table.cards(ANN)) == 9
    assert [player["limit"] for player in table.view()["players"]] == [9, 7]
    table.plan(ANN, "queen", "honey wine")
    table.time_out(BEN)
    assert len(table.cards(ANN)) == 9


@pytest.mark.rule("S-35")
@pytest.mark.parametrize(
    ("token", "cards", "draws"), [("queen", 1, 2), ("queen", 2, 1), ("queen", 0, 1), ("mulligan", 1, 2), ("mulligan", 2, 2)]
)
def test_a_larder_keeper_draws_two_for_one_card_alone(token: str, cards: int, draws: int) -> None:
    table = Table(2, "larder-keeper", "baker")
    table.hand(ANN, *["honey wine", "chicken cheese"][:cards])
    table.play(ANN, "plan", token=token, cards=table.cards(ANN))
    events = table.time_out(BEN)
    [drew] = [event for event in of(events, "drew") if event["seat"] == ANN and event["why"] == "bonus"]
    assert drew["count"] == draws


@pytest.mark.rule("S-35", "S-17", "S-27")
@pytest.mark.parametrize(("cards", "draws"), [(3, 2), (7, 1)])
def test_a_late_larder_keeper_draws_two_within_the_limit(cards: int, draws: int) -> None:
    table = Table(2, "larder-keeper", "baker")
    table.hand(
        ANN,
        *["honey wine", "chicken cheese", "wine carrot", "honey carrot"][: cards // 2],
        *["cheese carrot"] * (cards - cards // 2),
    )
    table.time_out(ANN)
    events = table.time_out(BEN)
    assert [event["count"] for event in of(events, "drew") if event["seat"] == ANN] == [draws]


@pytest.mark.rule("S-36")
@pytest.mark.parametrize(("matches", "wages"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3)])
def test_a_quartermaster_s_wages_are_rounded_up(matches: int, wages: int) -> None:
    assert score("queen", 0, 9, (matches, 6), ("quartermaster", None)).wages[ANN] == wages
    assert score("queen", 0, 9, (6, matches), ("quartermaster", None)).wages[BEN] == matches // 2


@pytest.mark.rule("S-37")
def test_a_saucier_adds_one_where_there_is_a_match() -> None:
    table = Table(2, "saucier", "baker")
    table.order("queen", "honey wine")
    table.hand(ANN, "honey carrot", "honey wine")
    table.hand(BEN, "honey carrot")
    table.plan(ANN, "queen", "honey carrot", add=True)
    events = table.plan(BEN, "queen", "honey carrot")
    assert [(event["matches"], event["added"]) for event in of(events, "declared")] == [(2, 1), (1, 0)]
    assert table.view()["players"][ANN]["matches"]["queen"] == 2
    with pytest.raises(IllegalMove):
        table.plan(ANN, "queen", "honey wine", add=True)
    table.plan(ANN, "queen", "honey wine")
    events = table.time_out(BEN)
    assert of(events, "declared")[0]["matches"] == 4, "once a round"


@pytest.mark.rule("S-37")
def test_matches_of_earlier_turns_count_for_the_condition() -> None:
    table = Table(2, "saucier", "baker")
    table.order("queen", "honey wine")
    table.hand(ANN, "honey carrot", "chicken cheese")
    table.plan(ANN, "queen", "honey carrot")
    table.time_out(BEN)
    table.plan(ANN, "queen", "chicken cheese", add=True)
    events = table.time_out(BEN)
    assert (of(events, "declared")[0]["matches"], of(events, "declared")[0]["added"]) == (2, 1)


@pytest.mark.rule("S-37")
def test_without_a_match_it_is_not_used_up() -> None:
    table = Table(2, "saucier", "baker")
    table.order("queen", "honey wine")
    table.order("king", "chicken cheese")
    table.hand(ANN, "carrot carrot", "chicken cheese")
    table.plan(ANN, "queen", "carrot carrot", add=True)
    events = table.time_out(BEN)
    assert of(events, "declared")[0]["matches"] == 0
    assert table.view(ANN)["own"]["may"]["add"]
    table.plan(ANN, "king", "chicken cheese", add=True)
    events = table.time_out(BEN)
    assert of(events, "declared")[0]["matches"] == 3
    assert not table.view(ANN)["own"]["may"]["add"]


@pytest.mark.rule("S-37")
def test_not_with_the_mulligan_token_nor_by_others() -> None:
    table = Table(2, "saucier", "baker")
    for seat, token, names in ((ANN, "mulligan", "add"), (BEN, "queen", "add"), (ANN, "queen", "ask")):
        with pytest.raises(IllegalMove):
            table.play(seat, "plan", token=token, cards=table.cards(seat)[:1], **{names: False})
    table.play(ANN, "plan", token="mulligan", cards=table.cards(ANN)[:1])


@pytest.mark.rule("S-37", "S-15")
def test_an_added_match_is_lost_with_its_cards_and_stays_used() -> None:
    table = Table(2, "saucier", "baker")
    table.order("queen", "honey wine")
    table.hand(ANN, "honey carrot", "wine carrot")
    table.plan(ANN, "queen", "honey carrot", add=True)
    table.time_out(BEN)
    table.plan(ANN, "mulligan", "wine carrot")
    table.time_out(BEN)
    assert table.view()["players"][ANN]["matches"]["queen"] == 0
    assert not table.view(ANN)["own"]["may"]["add"]


@pytest.mark.rule("S-37", "S-15")
def test_with_a_reach_of_one_turn_it_stays() -> None:
    table = Table(2, "saucier", "baker", reach="turn")
    table.order("queen", "honey wine")
    table.hand(ANN, "honey carrot", "wine carrot")
    table.plan(ANN, "queen", "honey carrot", add=True)
    table.time_out(BEN)
    table.plan(ANN, "mulligan", "wine carrot")
    table.time_out(BEN)
    assert table.view()["players"][ANN]["matches"]["queen"] == 2


@pytest.mark.rule("S-37", "S-15")
@pytest.mark.parametrize(("reach", "left"), [("round", 0), ("turn", 2)])
def test_an_added_match_belongs_to_its_token(reach: str, left: int) -> None:
    """A match of an earlier turn allows an added match for the second token, and a mulligan that reaches it removes both."""
    table = Table(2, "saucier", "baker", reach=reach)
    table.order("queen", "honey wine")
    table.hand(ANN, "honey carrot", "chicken cheese", "carrot carrot")
    table.plan(ANN, "queen", "honey carrot")
    table.time_out(BEN)
    table.plan(ANN, "queen", "chicken cheese", add=True)
    table.time_out(BEN)
    assert [play["added"] for play in table.view()["players"][ANN]["plays"]] == [0, 1]
    table.plan(ANN, "mulligan", "carrot carrot")
    before = table.state.round
    events = table.time_out(BEN)
    assert [event["matches"][ANN] for event in of(events, "scored") if event["royal"] == "queen"] == [left]
    assert (before, table.state.round) == (1, 2)


@pytest.mark.rule("S-37")
def test_the_next_round_it_may_be_used_again() -> None:
    table = Table(2, "saucier", "baker")
    table.state.players[ANN].used = True
    table.pass_round()
    assert table.view(ANN)["own"]["may"]["add"]


@pytest.mark.rule("S-38")
def test_a_spice_trader_discards_up_to_two_and_draws_as_many_openly_as_to_the_number() -> None:
    table = Table(2, "spice-trader", "baker")
    first, second, third = table.hand(ANN, "honey wine", "chicken cheese", "wine wine")
    top = table.top("honey honey", "carrot carrot")
    for wrong in ([], [first, second, third], [first, first], [table.cards(BEN)[0]]):
        with pytest.raises(IllegalMove):
            table.play(ANN, "trade", cards=wrong)
    events = table.play(ANN, "trade", cards=[second, first])
    assert events == [
        {"seat": ANN, "kind": "traded", "count": 2},
        {"seat": ANN, "kind": "drew", "count": 2, "why": "trade"},
    ]
    assert table.seen(ANN)[0]["cards"] == sorted([first, second])
    assert table.cards(ANN) == [third, *top]
    assert {first, second} <= set(table.state.discard)
    assert table.waiting == [ANN, BEN], "the plan is still to come"
    assert STEW.clock({"kind": "trade", "cards": []}, []) == "same"
    assert table.kinds(ANN) == ["plan"], "once a round"


@pytest.mark.rule("S-38")
def test_nobody_waits_for_it_and_a_first_choice_without_it_means_no() -> None:
    table = Table(2, "spice-trader", "baker")
    assert table.kinds(ANN) == ["plan", "trade"]
    table.play(BEN, "plan", token="queen", cards=table.cards(BEN)[:1])
    assert table.kinds(ANN) == ["plan", "trade"], "Ben has chosen meanwhile"
    table.play(ANN, "trade", cards=table.cards(ANN)[:1])
    table.time_out(ANN)
    assert table.state.turn == 2
    assert table.kinds(ANN) == ["plan"], "only at the start of a round"


@pytest.mark.rule("S-38")
def test_a_plan_that_was_made_for_the_seat_counts_as_its_first() -> None:
    table = Table(2, "spice-trader", "baker")
    table.time_out(ANN)
    assert table.state.turn == 1
    assert table.kinds(ANN) == ["plan"]


@pytest.mark.rule("S-38", "S-12")
def test_a_trade_comes_after_the_orders_are_turned() -> None:
    table = Table(2, "spice-trader", "baker", begin=False, with_specialties=True)
    for seat, specialty in ((ANN, "spice-trader"), (BEN, "baker")):
        table.state.players[seat].dealt = (specialty, "?")
        table.play(seat, "keep", specialty=specialty)
    assert table.kinds(ANN) == ["open"], "the first round has not begun"
    table.time_out(ANN)
    events = table.time_out(BEN)
    assert kinds(events)[-1] == "begun"
    assert table.kinds(ANN) == ["plan", "trade"]


@pytest.mark.rule("S-38")
def test_unused_it_is_gone_until_the_next_round() -> None:
    table = Table(2, "spice-trader", "baker")
    for turn in (2, 3):
        table.pass_round(to_turn=turn)
        assert table.kinds(ANN) == ["plan"]
    table.pass_round()
    assert table.kinds(ANN) == ["plan", "trade"]


@pytest.mark.rule("S-38")
def test_a_choice_that_may_still_be_changed_is_a_choice() -> None:
    table = Table(2, "spice-trader", "baker")
    table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1])
    assert table.kinds(ANN) == ["plan"]
    with pytest.raises(IllegalMove):
        table.play(ANN, "trade", cards=table.cards(ANN)[:1])


@pytest.mark.rule("S-38")
def test_only_its_owner_may_use_it_once_a_round_with_cards_in_hand() -> None:
    table = Table(2, "spice-trader", "baker")
    table.play(ANN, "trade", cards=table.cards(ANN)[:1])
    table.pass_round()
    assert table.kinds(ANN) == ["plan", "trade"]
    assert table.kinds(BEN) == ["plan"]
    table.hand(ANN)
    assert table.kinds(ANN) == ["plan"]


@pytest.mark.rule("S-39")
@pytest.mark.parametrize(
    ("scores", "pence"),
    [
        ([royal((ANN,), 9), royal((BEN,), 3)], 0),  # the whole tip is no share
        ([royal((ANN, BEN), 3), royal((BEN,), 3)], 1),
        ([royal((ANN, BEN), 3), royal((ANN, CAT), 2)], 2),
        ([royal((ANN, BEN, CAT), 0), royal((BEN, CAT), 1)], 1),  # a share of nothing is one
        ([royal((), 0), royal((BEN, CAT), 1)], 0),
    ],
)
def test_a_taster_gets_a_penny_for_each_tip_that_is_shared(scores: list[Score], pence: int) -> None:
    brought = extras(scores, ["taster", None, None])
    assert brought == ([Extra(ANN, "taster", pence)] if pence else [])


@pytest.mark.rule("S-39")
def test_a_taster_s_penny_comes_from_the_supply() -> None:
    """Seven pence shared by two: three each, one left there, and the Taster's penny is none of them."""
    table = last_turn(("taster", "baker"), ["honey wine"], ["honey carrot"], tip=7)
    assert table.money == [3 + 1, 3]
    assert table.state.royals["queen"].left == 1
    table = last_turn(("taster", "baker"), ["honey wine"], ["chicken chicken"], tip=7)
    assert table.money == [7, 2], "a tip taken alone pays the Taster nothing more"


@pytest.mark.rule("S-40")
def test_an_understudy_may_exchange_its_token_before_the_turn_is_resolved() -> None:
    table = Table(2, "understudy", "baker", dishwasher=BEN)
    table.order("queen", "honey wine")
    table.order("king", "chicken cheese")
    table.hand(ANN, "chicken cheese", "honey carrot")
    table.hand(BEN, "honey wine")
    table.plan(ANN, "queen", "chicken cheese", ask=True)
    events = table.plan(BEN, "queen", "honey wine")
    assert kinds(events) == ["chose", "revealed"]
    assert (events[1]["asked"], table.view()["asked"], table.waiting) == (ANN, ANN, [ANN])
    assert [*table.moves(ANN)] == [
        {"kind": "exchange", "token": "king"},
        {"kind": "exchange", "token": "mulligan"},
        {"kind": "stay"},
    ]
    with pytest.raises(NotYourTurn, match="The Understudy can swap its token now"):
        table.play(BEN, "stay")
    with pytest.raises(IllegalMove, match="Exchange your token for one that you have not played"):
        table.play(ANN, "exchange", token="queen")
    events = table.play(ANN, "exchange", token="king")
    assert events[0] == {"seat": ANN, "kind": "exchanged", "token": "king", "instead_of": "queen"}
    assert [(event["seat"], event["royal"], event["matches"]) for event in of(events, "declared")] == [
        (BEN, "queen", 2),
        (ANN, "king", 2),
    ]
    assert table.view()["players"][ANN]["tokens"] == {"queen": 2, "king": 1, "mulligan": 1}


@pytest.mark.rule("S-40")
def test_once_a_round_and_then_it_is_not_asked() -> None:
    table = Table(2, "understudy", "baker")
    table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1], ask=True)
    table.time_out(BEN)
    table.play(ANN, "exchange", token="king")
    with pytest.raises(IllegalMove):
        table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1], ask=True)
    assert not table.view(ANN)["own"]["may"]["ask"]
    table.pass_round()
    assert table.view(ANN)["own"]["may"]["ask"]


@pytest.mark.rule("S-40")
@pytest.mark.parametrize("answer", ["exchange", "stay", "late"])
def test_being_asked_uses_it_up_for_the_round(answer: str) -> None:
    table = asked_understudy()
    assert table.view()["players"][ANN]["used"], "as soon as it is asked"
    if answer == "late":
        table.time_out(ANN)
    else:
        table.play(ANN, answer, **({"token": "king"} if answer == "exchange" else {}))
    assert not table.view(ANN)["own"]["may"]["ask"]
    with pytest.raises(IllegalMove):
        table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1], ask=True)
    table.pass_round()
    assert table.view(ANN)["own"]["may"]["ask"]


def asked_understudy() -> Table:
    """Return a table where Ann may exchange her Queen's token; Ben has played his default card."""
    table = Table(2, "understudy", "baker")
    table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1], ask=True)
    table.time_out(BEN)
    assert table.waiting == [ANN]
    return table


@pytest.mark.rule("S-40")
def test_a_seat_that_a_bot_plays_is_never_asked() -> None:
    """This is so if the bot asked itself, or took over from a player who asked. The specialty is not used up."""
    table = Table(2, "understudy", "baker")
    table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1], ask=True)
    STEW.seated(table.state, frozenset((ANN,)))
    assert STEW.unpack(table.options, 2, None, STEW.pack(table.state)).bots == frozenset((ANN,))
    events = table.time_out(BEN)
    assert (of(events, "revealed")[0]["asked"], table.state.turn) == (None, 2)
    assert not table.view()["players"][ANN]["used"]
    STEW.seated(table.state, frozenset())
    assert table.view(ANN)["own"]["may"]["ask"], "who comes back may still be asked"


@pytest.mark.rule("S-40", "S-15")
@pytest.mark.parametrize(("reach", "left"), [("round", {"queen": 0, "king": 0}), ("turn", {"queen": 2, "king": 0})])
def test_cards_stay_under_the_new_token_which_resolves_as_if_it_had_been_played(reach: str, left: dict[str, int]) -> None:
    table = Table(2, "understudy", "baker", reach=reach)
    table.order("queen", "honey wine")
    table.hand(ANN, "honey wine", "chicken cheese", "wine carrot")
    table.plan(ANN, "queen", "honey wine")
    table.time_out(BEN)
    [_, kept] = table.held(ANN, "chicken cheese", "wine carrot")
    table.plan(ANN, "king", "wine carrot", ask=True)
    table.time_out(BEN)
    events = table.play(ANN, "exchange", token="mulligan")
    assert kept in of(events, "mulliganed")[0]["cards"]
    ann = table.view()["players"][ANN]
    assert (ann["matches"], ann["tokens"]) == (left, {"queen": 1, "king": 2, "mulligan": 0})


@pytest.mark.rule("S-40")
def test_a_mulligan_exchanged_for_a_royal_discards_nothing_and_draws_one() -> None:
    table = Table(2, "understudy", "baker")
    table.order("queen", "honey wine")
    table.hand(ANN, "honey wine", "chicken cheese")
    table.plan(ANN, "mulligan", "honey wine", ask=True)
    table.time_out(BEN)
    events = table.play(ANN, "exchange", token="queen")
    assert of(events, "mulliganed") == []
    assert [(event["matches"]) for event in of(events, "declared") if event["seat"] == ANN] == [2]
    assert [event["count"] for event in of(events, "drew") if event["seat"] == ANN] == [1]
    assert table.view()["players"][ANN]["tokens"] == {"queen": 1, "king": 2, "mulligan": 1}


@pytest.mark.rule("S-40")
@pytest.mark.parametrize("besides", [{}, {"ask": False}])
def test_by_default_nobody_asks(besides: dict[str, bool]) -> None:
    table = Table(2, "understudy", "baker")
    table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1], **besides)
    assert table.view(ANN)["own"]["choice"]["ask"] is False
    events = table.time_out(BEN)
    assert "declared" in kinds(events)


@pytest.mark.rule("S-40", "S-15")
def test_an_exchange_for_the_mulligan_is_a_mulligan() -> None:
    table = Table(2, "understudy", "baker")
    table.order("queen", "honey wine")
    table.hand(ANN, "honey wine", "chicken cheese")
    table.plan(ANN, "queen", "honey wine")
    table.time_out(BEN)
    table.plan(ANN, "queen", "chicken cheese", ask=True)
    table.time_out(BEN)
    events = table.play(ANN, "exchange", token="mulligan")
    assert len(of(events, "mulliganed")[0]["cards"]) == 2
    assert [event["count"] for event in of(events, "drew") if event["seat"] == ANN] == [2, 2]


# ── together ──


@pytest.mark.rule("S-12", "S-33", "S-38")
def test_at_the_start_of_a_round_the_forager_draws_before_the_spice_trader() -> None:
    """The Forager's card is drawn in the step that begins the round, in any seat order; a trade is a separate move."""
    table = Table(2, "spice-trader", "forager", begin=True)
    assert kinds(table.seen(None))[-2:] == ["begun", "drew"]
    assert table.seen(None)[-1]["seat"] == BEN
    assert table.kinds(ANN) == ["plan", "trade"]


@pytest.mark.rule("S-31", "S-39", "S-23")
def test_at_the_end_of_a_round_the_baker_is_paid_before_the_taster() -> None:
    """Three share a tip of two: nobody gets anything, so the Baker's two pence and the Taster's penny come to both."""
    table = last_turn(("taster", "baker", "butcher"), *[["honey wine"], ["honey carrot"], ["wine carrot"]], tip=2)
    assert [(event["seat"], event["specialty"], event["pence"]) for event in of(table.seen(None), "earned")] == [
        (BEN, "baker", 2),
        (ANN, "taster", 1),
    ]
    assert table.money == [1, 2, 0]
    assert table.view()["last"]["extra"] == [1, 2, 0]
    assert table.view()["last"]["paid"] == [1, 2, 0]


@pytest.mark.rule("S-36", "S-32")
def test_a_butcher_s_third_match_beats_a_quartermaster_with_rounded_wages() -> None:
    table = last_turn(("quartermaster", "butcher"), ["honey wine", "wine carrot"], ["honey honey", "wine wine"])
    assert table.view()["last"]["scores"][0]["matches"] == [4, 6]
    assert table.money == [2, 9]
    table = last_turn(("quartermaster", "butcher"), ["honey wine carrot"], ["honey honey", "wine wine"])
    assert table.view()["last"]["scores"][0]["wages"] == [2, 0]
    assert table.view()["last"]["extra"] == [1, 0]


@pytest.mark.rule("S-17", "S-33", "S-28")
def test_a_reshuffle_in_the_middle_of_a_forager_s_draw() -> None:
    table = Table(2, "forager", "baker")
    table.pass_round(to_turn=3)
    for seat in (ANN, BEN):
        table.hand(seat, "honey wine")
    for royal, name in (("queen", "wine carrot"), ("king", "chicken carrot")):
        table.down(royal, name)
    table.deck_of(2 + 4)
    events = table.pass_round()
    assert kinds(events)[-3:] == ["begun", "reshuffled", "drew"]
    assert [draw.label for draw in table.chance.draws][-1] == "r2/reshuffle1"


@pytest.mark.rule("S-17", "S-34", "S-35")
def test_a_reshuffle_between_two_cards_of_one_draw() -> None:
    """The Larder Keeper draws the last card of the deck, and one card of the former discard pile."""
    table = Table(2, "larder-keeper", "gardener")
    table.hand(ANN, "honey wine")
    table.hand(BEN, "honey wine")
    table.deck_of(1)
    [last] = table.state.deck
    pile = {*table.state.discard}
    table.plan(ANN, "queen", "honey wine")
    events = table.plan(BEN, "queen", "honey wine")
    assert kinds(events)[2:5] == ["declared", "reshuffled", "drew"]
    one, other = table.cards(ANN)
    assert one == last
    assert other in pile


@pytest.mark.rule("S-38", "S-17")
def test_a_trade_may_draw_its_own_discards() -> None:
    table = Table(2, "spice-trader", "baker")
    table.hand(ANN, "honey wine", "wine wine")
    table.deck_of(0)
    table.state.discard = []
    cards = [*table.cards(ANN)]
    events = table.play(ANN, "trade", cards=cards)
    assert kinds(events) == ["traded", "reshuffled", "drew"]
    assert sorted(table.cards(ANN)) == sorted(cards)


@pytest.mark.rule("S-40", "S-37")
def test_a_saucier_waits_for_the_understudy_and_its_choice_is_shown() -> None:
    table = Table(2, "understudy", "saucier")
    table.order("queen", "honey wine")
    table.hand(BEN, "honey carrot")
    table.play(ANN, "plan", token="king", cards=table.cards(ANN)[:1], ask=True)
    events = table.plan(BEN, "queen", "honey carrot", add=True)
    assert events[1]["plays"][BEN]["add"] is True
    assert table.view()["players"][BEN]["matches"]["queen"] == 1, "not before it is declared"
    events = table.play(ANN, "stay")
    assert [event["matches"] for event in of(events, "declared") if event["seat"] == BEN] == [2]
