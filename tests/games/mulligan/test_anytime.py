"""Rangefinder, Dig Through the Bag, Course GPS and Borrow a Club (M-33, M-34, M-35, M-38)."""

from __future__ import annotations

import pytest

from chalicelib.errors import IllegalMove, PhaseOver
from tests.games.mulligan.table import OWN, Table, of_kind

ANN, BEN, CAT = 0, 1, 2


@pytest.mark.rule("M-33")
def test_a_rangefinder_shows_five_and_keeps_one() -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Rangefinder")
    top = table.top("Pitch In", "Driver", "Hybrid", "1-Putt", "Lob Wedge")
    table.use(ANN, "rangefinder")
    assert table.events_for(ANN)[1]["cards"] == top == table.view(ANN)["own"]["looking"]
    assert "cards" not in table.events_for(BEN)[1]
    assert table.view(BEN)["looking"] == {"type": "Rangefinder", "golfer": ANN, "from": None, "count": 5, "cards": None}
    under = table.state.deck[0]
    table.play(ANN, kind="take", card=top[2])
    assert top[2] in table.state.balls[ANN].hand
    assert set(table.state.deck[:4]) == {*top} - {top[2]}
    assert table.state.deck[4] == under
    draw = table.chance.draws[-1]
    assert (draw.label, draw.k) == ("h1/t1/g0/rangefinder", 4)
    assert isinstance(draw.result, tuple)
    assert table.state.deck[:4] == [sorted({*top} - {top[2]})[place] for place in draw.result]
    assert table.all_cards() == list(range(100))


@pytest.mark.rule("M-38")
def test_with_fewer_than_five_cards_fewer_are_seen() -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Rangefinder", "Slice")
    table.state.deck, table.state.discard = table.state.deck[:1], table.state.deck[1:3]
    table.use(ANN, "rangefinder")
    assert table.view()["looking"]["count"] == 3
    table.time_out(ANN)
    table = Table(2)
    table.hand(ANN, "Iron", "Rangefinder")
    table.state.deck, table.state.discard = [], []
    table.use(ANN, "rangefinder")
    assert table.legal(ANN, {"kind": "take", "card": None})
    table.play(ANN, kind="take", card=None)
    assert [event["count"] for event in table.events_for(None)] == [0]


@pytest.mark.rule("M-33")
def test_dig_discards_any_number_and_draws_one_more() -> None:
    table = Table(2)
    iron, slice_, rough, dig = table.hand(ANN, "Iron", "Slice", "Rough", "Dig Through the Bag")
    top = table.top("Driver", "Hybrid", "Pitch In")
    assert not table.legal(ANN, {"kind": "dig", "card": dig, "discard": [100]}), "not the own card"
    assert not table.legal(ANN, {"kind": "dig", "card": dig, "discard": [dig]})
    table.use(ANN, "dig", discard=[slice_, rough])
    assert table.state.balls[ANN].hand == sorted([iron, *top, 100])
    assert table.events_for(ANN)[1]["cards"] == top
    assert table.events_for(BEN)[1] == {"seat": ANN, "kind": "dug", "golfer": ANN, "discarded": 2, "drew": 3}
    assert sorted(table.state.discard) == sorted([slice_, rough, dig])


@pytest.mark.rule("M-33")
def test_placed_cards_are_not_to_be_dug_away_and_the_plan_stays() -> None:
    table = Table(2)
    iron, slice_, dig = table.hand(ANN, "Iron", "Slice", "Dig Through the Bag")
    table.plan(ANN, "Iron", ("Slice", BEN))
    for card in (iron, slice_):
        assert not table.legal(ANN, {"kind": "dig", "card": dig, "discard": [card]})
    table.use(ANN, "dig", discard=[])
    assert table.view(ANN)["own"]["plan"]["shots"] == {"0": {str(iron): {str(slice_): BEN}}}
    assert table.waiting == [BEN]


@pytest.mark.rule("M-33")
def test_a_placed_card_cannot_be_played() -> None:
    table = Table(2)
    table.hand(ANN, "Rangefinder")
    assert "rangefinder" in table.kinds(ANN)
    table.plan(ANN, "Rangefinder")
    assert "rangefinder" not in table.kinds(ANN)


@pytest.mark.rule("M-33")
def test_a_golfer_plays_one_uncancelled_card_of_each_type_in_a_turn() -> None:
    table = Table(2, yards=[600])
    table.hand(ANN, "Iron", "Dig Through the Bag", "Dig Through the Bag", "Dig Through the Bag")
    table.hand(BEN, "Iron", "Pace of Play")
    table.play(BEN, kind="orders", orders="always")
    hand = table.state.balls[ANN].hand[:]
    table.use(ANN, "dig", discard=[table.find(ANN, "Iron")])
    assert len(table.state.balls[ANN].hand) == len(hand) - 1, "a cancelled one is discarded, and nothing else of it happens"
    table.use(ANN, "dig", discard=[])
    assert "dig" not in table.kinds(ANN)
    table.plan(ANN, OWN)
    table.plan(BEN, OWN)
    assert "dig" in table.kinds(ANN)


@pytest.mark.rule("M-33")
def test_a_pace_of_play_that_was_needed_meanwhile_is_not_discarded_twice() -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Dig Through the Bag", "Pace of Play")
    table.hand(BEN, "Iron", "Pace of Play")
    table.play(BEN, kind="orders", orders="always")
    pace = table.find(ANN, "Pace of Play")
    events = table.use(ANN, "dig", discard=[pace])
    assert [each["cancelled_by"] for each in of_kind(events, "played")] == [None, ANN, None]
    assert of_kind(events, "dug")[0]["discarded"] == 0
    assert table.all_cards() == list(range(100))


def gps() -> Table:
    """Return a table where Ann has a GPS and a plan, and Ben a plan with a Slice at Ann; Cat has no plan."""
    table = Table(3, yards=[600])
    table.hand(ANN, "Iron", "Course GPS", "Hook")
    table.hand(BEN, "Hybrid", "Slice", "Rough", "Course GPS")
    table.hand(CAT, "Iron")
    for seat in range(3):
        table.play(seat, kind="orders", orders="never")
    return table


@pytest.mark.rule("M-34")
def test_a_gps_needs_something_to_see() -> None:
    table = gps()
    table.plan(ANN, "Iron")
    assert "gps" not in table.kinds(ANN), "her own plan is none"
    table.plan(BEN, "Hybrid")
    assert "gps" in table.kinds(ANN)
    partners = Table(4, "best_ball")
    partners.hand(0, "Iron", "Course GPS")
    partners.plan(2, OWN)
    assert "gps" not in partners.kinds(0), "nor a partner's"
    partners.plan(1, OWN)
    assert "gps" in partners.kinds(0)


@pytest.mark.rule("M-34")
def test_a_gps_shows_placed_actions_to_all_and_locks_them() -> None:
    table = gps()
    table.plan(ANN, "Iron", ("Hook", ANN))
    table.plan(BEN, "Hybrid", ("Slice", ANN))
    slice_ = table.find(BEN, "Slice")
    events = table.use(ANN, "gps")
    assert of_kind(events, "mapped")[0]["plans"] == [{"golfer": BEN, "actions": [{"card": slice_, "target": ANN}]}]
    assert [player["shown"] for player in table.view()["golfers"]] == [None, [{"card": slice_, "target": ANN}], None]
    assert table.waiting == [ANN, CAT], "her own plan is to be made again"
    assert table.view(ANN)["own"]["plan"] is None
    assert table.view(BEN)["own"]["locked"]
    same = {"kind": "plan", **table.view(BEN)["own"]["plan"]}
    assert table.legal(BEN, {**same, "reactions": {"1": "ask"}}), "its reaction may still change"
    assert not table.legal(BEN, table.move(BEN, shots={BEN: ("Hybrid", ("Rough", ANN))}))
    assert not table.legal(BEN, table.move(BEN, shots={BEN: (OWN, ("Slice", ANN))})), "the club too"
    table.play(BEN, **{**same, "reactions": {"1": "ask"}})
    table.plan(ANN, "Iron", ("Hook", BEN))
    assert table.view(ANN)["own"]["changes_left"] == 30
    table.plan(CAT, "Iron")
    assert table.waiting == [BEN]


@pytest.mark.rule("M-34")
def test_a_plan_without_an_action_shows_none() -> None:
    table = gps()
    table.plan(BEN, "Hybrid")
    events = table.use(ANN, "gps")
    assert of_kind(events, "mapped")[0]["plans"] == [{"golfer": BEN, "actions": []}]
    assert table.view()["golfers"][BEN]["shown"] == []


@pytest.mark.rule("M-34")
def test_clubs_stay_hidden() -> None:
    table = gps()
    table.plan(BEN, "Hybrid", ("Slice", ANN))
    hybrid = table.find(BEN, "Hybrid")
    [mapped] = of_kind(table.use(ANN, "gps"), "mapped")
    [plan] = mapped["plans"]
    assert mapped.keys() == {"seat", "kind", "golfer", "plans"}
    assert plan.keys() == {"golfer", "actions"}
    assert [aim["card"] for aim in plan["actions"]] != [hybrid]
    assert table.view(ANN)["golfers"][BEN]["cards"] is None


@pytest.mark.rule("M-34")
def test_a_second_gps_frees_its_own_player_s_plan_even_if_it_was_locked() -> None:
    table = gps()
    table.plan(BEN, "Hybrid", ("Slice", ANN))
    table.use(ANN, "gps")
    hook = table.find(ANN, "Hook")
    table.plan(ANN, "Iron", ("Hook", CAT))
    events = table.use(BEN, "gps")
    assert of_kind(events, "mapped")[0]["plans"] == [{"golfer": ANN, "actions": [{"card": hook, "target": CAT}]}]
    assert table.waiting == [BEN, CAT]
    assert not table.view(BEN)["own"]["locked"]
    assert table.view(ANN)["own"]["locked"]
    assert [player["shown"] is None for player in table.view()["golfers"]] == [False, True, True]
    assert table.legal(BEN, table.move(BEN, shots={BEN: ("Hybrid", ("Rough", ANN))}))


def borrow(*victims: str) -> Table:
    """Return a table where Ann has a Borrow a Club, and Ben these cards."""
    table = Table(3)
    table.hand(ANN, "Iron", "Borrow a Club", "Dig Through the Bag", "Rangefinder")
    table.hand(BEN, *victims)
    table.hand(CAT, "Rangefinder", "Dig Through the Bag", "Borrow a Club")
    return table


@pytest.mark.rule("M-35")
def test_only_the_borrower_sees_the_hand_and_takes_a_card() -> None:
    table = borrow("Hybrid", "Slice", "Rough")
    hand = [card for card in table.state.balls[BEN].hand if card < 100]
    table.use(ANN, "borrow", **{"from": BEN})
    assert table.events_for(ANN)[1]["cards"] == hand
    assert "cards" not in table.events_for(BEN)[1]
    assert [event["count"] for event in of_kind(table.events_for(CAT), "looked")] == [None], "nor how many there are"
    assert table.view(BEN)["looking"] == {"type": "Borrow a Club", "golfer": ANN, "from": BEN, "count": None, "cards": None}
    assert not table.legal(ANN, {"kind": "take", "card": 101})
    table.play(ANN, kind="take", card=hand[1])
    assert hand[1] in table.state.balls[ANN].hand
    assert [table.events_for(seat)[0]["card"] for seat in (ANN, BEN, CAT)] == [hand[1], hand[1], None]
    assert table.view()["golfers"][BEN]["hand"] == 3, "he draws again at the next draw"


@pytest.mark.rule("M-15", "M-35")
def test_borrowing_where_there_is_nothing_takes_nothing() -> None:
    table = borrow("Hybrid")
    table.plan(BEN, "Hybrid")
    table.use(ANN, "borrow", **{"from": BEN})
    assert table.events_for(ANN)[1]["cards"] == []
    table.play(ANN, kind="take", card=None)
    assert table.events_for(None)[0]["count"] == 0
    assert table.waiting == [ANN, CAT]


@pytest.mark.rule("M-03", "M-43")
def test_borrowed_is_from_opponents() -> None:
    table = Table(4, "best_ball")
    table.hand(0, "Borrow a Club")
    card = table.find(0, "Borrow a Club")
    assert [golfer for golfer in range(4) if table.legal(0, {"kind": "borrow", "card": card, "from": golfer})] == [1, 3]


@pytest.mark.rule("M-38")
def test_while_a_choice_is_open_its_player_is_waited_for_and_the_reveal_waits() -> None:
    table = borrow("Hybrid", "Slice")
    table.plan(BEN, OWN)
    table.plan(CAT, OWN)
    assert table.waiting == [ANN]
    table.use(ANN, "rangefinder")
    assert table.waiting == [ANN]
    assert table.kinds(ANN) == ["take", "orders"], "first things first"
    taken = table.view(ANN)["own"]["looking"][0]
    table.play(ANN, kind="take", card=taken)
    events = table.plan(ANN, "Iron")
    assert of_kind(events, "swung")


@pytest.mark.rule("M-38")
def test_the_reveal_comes_with_the_choice_where_all_plans_are_in() -> None:
    table = borrow("Hybrid", "Slice")
    table.plan(ANN, "Iron")
    table.use(ANN, "rangefinder")
    table.plan(BEN, "Hybrid")
    table.plan(CAT, OWN)
    assert table.waiting == [ANN]
    events = table.play(ANN, kind="take", card=table.view(ANN)["own"]["looking"][0])
    assert [event["kind"] for event in events][:2] == ["took", "swung"]


@pytest.mark.rule("M-38")
def test_one_such_choice_at_a_table_at_a_time() -> None:
    table = borrow("Hybrid")
    table.use(ANN, "rangefinder")
    assert table.kinds(CAT) == ["plan", "dig", "orders"], "no Rangefinder, no Borrow a Club"
    assert "dig" in table.kinds(CAT), "everybody else goes on"
    card = table.find(CAT, "Rangefinder")
    assert isinstance(table.refusal(CAT, kind="rangefinder", card=card), IllegalMove)
    table.play(ANN, kind="take", card=table.view(ANN)["own"]["looking"][0])
    assert "rangefinder" in table.kinds(CAT)


@pytest.mark.rule("M-38")
def test_the_victim_is_not_waited_for_and_its_cards_are_held() -> None:
    table = borrow("Hybrid", "Slice", "Pace of Play", "Rangefinder")
    table.play(BEN, kind="orders", orders="never")
    table.use(ANN, "borrow", **{"from": BEN})
    table.play(BEN, kind="orders", orders="always")
    assert table.waiting == [ANN, CAT]
    assert table.kinds(BEN) == ["orders"]
    events = table.use(CAT, "dig", discard=[])
    assert of_kind(events, "played")[0]["cancelled_by"] is None, "Pace of Play too"
    table.play(ANN, kind="take", card=table.find(BEN, "Slice"))
    assert table.waiting == [ANN, BEN, CAT]


@pytest.mark.rule("M-38")
def test_a_placed_plan_stays() -> None:
    table = borrow("Hybrid", "Slice")
    table.plan(BEN, "Hybrid")
    hybrid = table.find(BEN, "Hybrid")
    table.use(ANN, "borrow", **{"from": BEN})
    assert hybrid not in table.events_for(ANN)[1]["cards"]
    assert "plan" not in table.kinds(BEN)
    assert isinstance(table.refusal(BEN, **table.move(BEN, shots={BEN: (OWN,)})), PhaseOver)
    table.play(ANN, kind="take", card=table.find(BEN, "Slice"))
    assert table.view(BEN)["own"]["plan"]["shots"] == {"1": {str(hybrid): {}}}
    assert table.waiting == [ANN, CAT]
    assert "plan" in table.kinds(BEN)


@pytest.mark.rule("M-38")
def test_after_the_reveal_too() -> None:
    table = borrow("Hybrid", "Slice", "Rough")
    table.plan(ANN, "Iron", react="ask")
    table.plan(BEN, "Hybrid", react="ask")
    table.plan(CAT, OWN)
    table.use(ANN, "borrow", **{"from": BEN})
    assert table.waiting == [ANN]
    assert table.kinds(ANN) == ["take", "orders"], "no pass either"
    assert table.kinds(BEN) == ["orders"]
    table.play(ANN, kind="take", card=table.find(BEN, "Slice"))
    assert table.waiting == [ANN, BEN]
    table.play(BEN, kind="pass")
    assert of_kind(table.play(ANN, kind="pass"), "resolved")
    assert table.all_cards() == list(range(100))


@pytest.mark.rule("M-33", "M-43")
def test_each_golfer_of_a_seat_may_play_a_card_of_a_type() -> None:
    table = Table(2, "best_ball")
    for golfer in (0, 2):
        table.hand(golfer, "Iron", "Dig Through the Bag")
    for golfer in (0, 2):
        table.use(golfer, "dig", discard=[])
    assert [step.events[-1].shown["golfer"] for step in table.steps] == [0, 2]
    assert "dig" not in table.kinds(0)


@pytest.mark.rule("M-34", "M-43")
def test_a_gps_shows_a_partner_s_actions_too() -> None:
    table = Table(4, "best_ball")
    table.hand(0, "Iron", "Course GPS")
    table.hand(2, "Iron", "Hook")
    for seat in (1, 3):
        table.play(seat, kind="orders", orders="never")
    table.plan(1, OWN)
    table.plan(2, "Iron", ("Hook", 0))
    events = table.use(0, "gps")
    assert [(plan["golfer"], len(plan["actions"])) for plan in of_kind(events, "mapped")[0]["plans"]] == [(1, 0), (2, 1)]
    assert table.view(2)["own"]["locked"]
