"""After the reveal: automatic Mulligans, and seats that asked (M-30, M-31, M-36)."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.errors import IllegalMove
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.cards import shaded_name
from tests.games.mulligan.table import OWN, Table, of_kind, shots

ANN, BEN, CAT = 0, 1, 2


def struck(*actions: str, club: str = "Iron", left: int = 300, mulligans: int = 1, react: str = "auto") -> Table:
    """Return a table where Ben and Cat play actions at Ann's shot, and Ann has this number of Mulligans."""
    table = Table(3, yards=[600])
    table.left(left, 600, 600)
    table.hand(ANN, club, *["Mulligan"] * mulligans)
    others = [BEN, CAT]
    for golfer, action in zip(others, actions, strict=False):
        table.hand(golfer, "Lob Wedge", action)
    table.plan(ANN, club, react=react)
    for golfer, aimed in zip(others, [*actions, None][:2], strict=True):
        table.plan(golfer, "Lob Wedge" if aimed else OWN, *([(aimed, ANN)] if aimed else []))
    return table


def cancelled(table: Table) -> list[Any]:
    """Return the names of the players whose actions were cancelled in the last swing."""
    return [each["by"] for each in table.view()["swing"]["cancelled"]]


def after(table: Table) -> dict[str, Any]:
    return shots(table.events_for(None))[ANN]


@pytest.mark.rule("M-30")
def test_by_itself_a_mulligan_makes_a_shot_finish() -> None:
    table = struck("Slice", "Out of Bounds", club="Pitch In", left=100)
    assert cancelled(table) == [BEN], "the Slice, although the Out of Bounds costs two strokes"
    assert after(table)["finished"]


@pytest.mark.rule("M-30")
def test_otherwise_it_saves_the_most_strokes() -> None:
    table = struck("Water", "Out of Bounds")
    assert cancelled(table) == [CAT]
    assert after(table)["strokes"] == 2


@pytest.mark.rule("M-30")
def test_otherwise_it_must_bring_the_ball_at_least_50_yards_nearer() -> None:
    assert cancelled(struck("Rough", "Sand Trap")) == [CAT], "75 yards more than the Rough"
    assert cancelled(struck("Rough")) == [BEN], "just 50"
    assert cancelled(struck("Slice")) == [], "25 are not worth it"


@pytest.mark.rule("M-30")
def test_equal_actions_are_ranked_by_the_list_then_by_player() -> None:
    assert cancelled(struck("Rough", "Rough")) == [BEN]
    assert cancelled(struck("Hook", "Hook", left=30)) == [], "neither brings it 50 yards nearer"
    assert cancelled(struck("Water", "Water")) == [BEN]


@pytest.mark.rule("M-25", "M-30")
def test_a_ball_that_is_in_is_as_near_as_can_be() -> None:
    """Without the Rough the Pitch In goes 50 yards and is in from 20, without a Slice 25; with all three it does not move."""
    table = Table(3, "heavy_bag", yards=[600])
    table.left(20, 600, 600)
    table.hand(ANN, "Pitch In", "Mulligan")
    table.hand(BEN, "Iron", "Rough", "Slice")
    table.hand(CAT, "Iron", "Slice")
    table.plan(ANN, "Pitch In", react="auto")
    table.plan(BEN, "Iron", ("Rough", ANN), ("Slice", ANN))
    table.plan(CAT, "Iron", ("Slice", ANN))
    assert [after(table)[name] for name in ("moved", "left", "finished")] == [50, 0, True]
    assert cancelled(table) == [BEN]


@pytest.mark.rule("M-30")
def test_never_is_never_and_without_a_mulligan_nothing_can_be_done() -> None:
    assert cancelled(struck("Out of Bounds", react="never")) == []
    assert cancelled(struck("Out of Bounds", mulligans=0)) == []


@pytest.mark.rule("M-30", "M-33")
def test_one_mulligan_a_turn() -> None:
    table = struck("Out of Bounds", "Out of Bounds", mulligans=2)
    assert cancelled(table) == [BEN]
    assert after(table)["strokes"] == 3


@pytest.mark.rule("M-30")
def test_one_that_was_cancelled_is_tried_again_at_once() -> None:
    table = Table(2, yards=[600])
    table.hand(ANN, "Iron", "Mulligan", "Mulligan")
    table.hand(BEN, "Lob Wedge", "Out of Bounds", "Pace of Play")
    table.play(BEN, kind="orders", orders="always")
    table.plan(ANN, "Iron", react="auto")
    events = table.plan(BEN, "Lob Wedge", ("Out of Bounds", ANN))
    played = [(each["golfer"], each["type"], each["cancelled_by"]) for each in of_kind(events, "played")]
    assert played == [(ANN, "Mulligan", BEN), (BEN, "Pace of Play", None), (ANN, "Mulligan", None)]
    assert after(table)["strokes"] == 1


@pytest.mark.rule("M-30")
def test_automatic_ones_go_from_golfer_0_on() -> None:
    table = Table(2, yards=[600])
    for golfer in (ANN, BEN):
        table.hand(golfer, "Iron", "Mulligan", "Out of Bounds")
    table.plan(BEN, "Iron", ("Out of Bounds", ANN), react="auto")
    events = table.plan(ANN, "Iron", ("Out of Bounds", BEN), react="auto")
    assert [each["golfer"] for each in of_kind(events, "played")] == [ANN, BEN]
    assert of_kind(events, "played")[0]["on"] == {"card": table.state.swing.cancelled[0][1].card, "by": BEN}  # type: ignore[union-attr]


@pytest.mark.rule("M-31")
def test_the_table_waits_only_for_seats_that_asked() -> None:
    table = Table(3)
    for golfer in (ANN, BEN):
        table.plan(golfer, OWN, react="ask" if golfer == ANN else "auto")
    events = table.plan(CAT, OWN, react="ask")
    assert of_kind(events, "swung")[0]["asked"] == [ANN, CAT]
    assert table.waiting == [ANN, CAT]
    assert table.view()["asking"] == [ANN, CAT]
    assert "pass" not in table.kinds(BEN)
    table.play(CAT, kind="pass")
    assert table.waiting == [ANN]
    assert "pass" not in table.kinds(CAT), "a pass is final"
    events = table.play(ANN, kind="pass")
    assert [event["kind"] for event in events][:2] == ["passed", "resolved"]


@pytest.mark.rule("M-31")
def test_a_seat_that_asked_plays_allowed_cards_one_by_one() -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Mulligan", "Mulligan", "Rangefinder", "Dig Through the Bag", "Course GPS", "Borrow a Club")
    table.hand(BEN, "Lob Wedge", "Out of Bounds")
    table.plan(ANN, "Iron", react="ask")
    table.plan(BEN, "Lob Wedge", ("Out of Bounds", ANN))
    assert table.kinds(ANN) == ["pass", "mulligan", "rangefinder", "dig", "borrow", "orders"], "no Course GPS after the reveal"
    lying = table.view()["swing"]["shots"][ANN]["lies"][0]["card"]
    table.use(ANN, "mulligan", cancel=lying)
    assert table.view()["swing"]["shots"][ANN]["lies"] == []
    assert [shaded_name(card) for card in table.state.discard] == ["Mulligan"], "it has acted"
    assert "mulligan" not in table.kinds(ANN)
    table.use(ANN, "dig", discard=[])
    assert table.waiting == [ANN]


@pytest.mark.rule("M-31")
def test_a_seat_that_a_bot_plays_is_never_asked() -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Mulligan")
    table.hand(BEN, "Lob Wedge", "Out of Bounds")
    table.plan(ANN, "Iron", react="ask")
    table.state.bots = frozenset((ANN,))
    events = table.plan(BEN, "Lob Wedge", ("Out of Bounds", ANN))
    assert of_kind(events, "swung")[0]["asked"] == []
    assert [each["type"] for each in of_kind(events, "played")] == ["Mulligan"], "it reacts by itself instead"


@pytest.mark.rule("M-30", "M-31")
def test_a_bot_that_takes_over_a_seat_that_was_asked_reacts_by_itself() -> None:
    """Only the golfer that asked reacts, of the two of its seat. For a late player nothing would be played (M-37)."""
    table = Table(2, "best_ball", yards=[600])
    for golfer in (0, 2):
        table.hand(golfer, "Iron", "Mulligan")
    for golfer in (1, 3):
        table.hand(golfer, "Lob Wedge", "Out of Bounds")
    table.play(0, **table.move(0, shots={0: ("Iron",), 2: ("Iron",)}, reactions={"0": "never", "2": "ask"}))
    at_both = {1: ("Lob Wedge", ("Out of Bounds", 0)), 3: ("Lob Wedge", ("Out of Bounds", 2))}
    table.play(1, **table.move(1, shots=at_both, reactions={"1": "ask", "3": "never"}))
    MULLIGAN.seated(table.state, frozenset((0,)))
    assert table.waiting == [0, 1]
    events = table.play(0, kind="pass")
    assert [(event["kind"], event.get("golfer"), event.get("type")) for event in events] == [
        ("played", 2, "Mulligan"),
        ("passed", None, None),
    ]
    events = table.play(1, kind="pass")
    assert {golfer: shot["strokes"] for golfer, shot in shots(events).items()} == {0: 3, 1: 1, 2: 1, 3: 1}


@pytest.mark.rule("M-31", "M-38")
def test_a_seat_cannot_pass_while_somebody_looks_at_its_hand() -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Borrow a Club")
    table.plan(ANN, "Iron", react="ask")
    table.plan(BEN, OWN, react="ask")
    assert (table.waiting, "pass" in table.kinds(BEN)) == ([ANN, BEN], True)
    table.use(ANN, "borrow", **{"from": BEN})
    assert (table.waiting, "pass" in table.kinds(BEN)) == ([ANN], False)
    table.play(ANN, kind="take", card=table.view(ANN)["own"]["looking"][0])
    assert (table.waiting, "pass" in table.kinds(BEN)) == ([ANN, BEN], True)


@pytest.mark.rule("M-31", "M-37")
def test_a_late_seat_passes_and_plays_no_mulligan() -> None:
    table = struck("Out of Bounds", react="ask")
    events = table.time_out(ANN)
    assert [event["kind"] for event in events][:2] == ["passed", "resolved"]
    assert after(table)["strokes"] == 3


@pytest.mark.rule("M-31")
def test_the_seats_that_are_asked_are_shown_only_after_the_reveal() -> None:
    table = Table(2)
    table.plan(ANN, OWN, react="ask")
    assert (table.view(BEN)["asked"], table.view(BEN)["asking"]) == ([], [])


@pytest.mark.rule("M-31", "M-43")
def test_a_seat_with_two_golfers_plays_only_the_cards_of_those_that_asked() -> None:
    table = Table(2, "best_ball")
    for golfer in (0, 2):
        table.hand(golfer, "Iron", "Mulligan", "Rangefinder")
    for golfer in (1, 3):
        table.hand(golfer, "Iron", "Rough")
    shots: dict[int, Any] = {0: ("Iron",), 2: ("Iron",)}
    table.play(0, **table.move(0, shots=shots, reactions={"0": "ask", "2": "never"}))
    shots = {1: ("Iron", ("Rough", 0)), 3: ("Iron", ("Rough", 2))}
    table.play(1, **table.move(1, shots=shots, reactions={}))
    assert table.view()["asking"] == [0]
    assert table.legal(0, {"kind": "rangefinder", "card": table.find(0, "Rangefinder")})
    assert not table.legal(0, {"kind": "rangefinder", "card": table.find(2, "Rangefinder")})
    mine, partner_s = (table.view()["swing"]["shots"][golfer]["lies"][0]["card"] for golfer in (0, 2))
    assert table.legal(0, {"kind": "mulligan", "card": table.find(0, "Mulligan"), "cancel": mine})
    assert not table.legal(0, {"kind": "mulligan", "card": table.find(0, "Mulligan"), "cancel": partner_s})


@pytest.mark.rule("M-36")
def test_a_reflected_action_may_be_cancelled_by_its_new_victim() -> None:
    table = Table(2, yards=[600])
    table.hand(ANN, "Iron", "Bad Karma")
    table.hand(BEN, "Iron", "Out of Bounds", "Mulligan")
    table.plan(ANN, "Iron", ("Bad Karma", ANN))
    table.plan(BEN, "Iron", ("Out of Bounds", ANN), react="auto")
    [swung] = of_kind(table.events_for(None), "swung")
    assert [(each["by"], each["off"], each["to"]) for each in swung["bounced"]] == [(BEN, ANN, BEN)]
    assert [(each["golfer"], each["by"]) for each in table.view()["swing"]["cancelled"]] == [(BEN, BEN)]
    assert shots(table.events_for(None))[BEN]["strokes"] == 1


@pytest.mark.rule("M-36")
def test_one_s_own_action_may_be_cancelled() -> None:
    table = Table(2, yards=[600])
    table.hand(ANN, "Iron", "Hook", "Mulligan")
    table.plan(ANN, "Iron", ("Hook", ANN), react="ask")
    table.plan(BEN, OWN)
    hook = table.view()["swing"]["shots"][ANN]["lies"][0]["card"]
    table.use(ANN, "mulligan", cancel=hook)
    table.play(ANN, kind="pass")
    assert shots(table.events_for(None))[ANN]["moved"] == 150
    assert isinstance(table.refusal(ANN, kind="mulligan", card=hook, cancel=hook), IllegalMove)


@pytest.mark.rule("M-30")
def test_auto_is_the_default_reaction() -> None:
    table = Table(2, yards=[600])
    table.hand(ANN, "Iron", "Mulligan")
    table.hand(BEN, "Lob Wedge", "Out of Bounds")
    table.play(ANN, **table.move(ANN, shots={ANN: ("Iron",)}))
    table.plan(BEN, "Lob Wedge", ("Out of Bounds", ANN))
    assert cancelled(table) == [BEN]


@pytest.mark.rule("M-30")
def test_a_shot_that_is_in_anyway_needs_no_mulligan() -> None:
    table = struck("Slice", club="Pitch In", left=50)
    assert after(table)["finished"]
    assert cancelled(table) == []


@pytest.mark.rule("M-36")
def test_by_itself_a_mulligan_cancels_one_s_own_action_too() -> None:
    table = Table(2, yards=[600])
    table.hand(ANN, "Iron", "Out of Bounds", "Mulligan")
    table.hand(BEN, "Iron", "Slice")
    table.plan(ANN, "Iron", ("Out of Bounds", ANN), react="auto")
    table.plan(BEN, "Iron", ("Slice", ANN))
    assert cancelled(table) == [ANN]


@pytest.mark.rule("M-31")
def test_a_mulligan_is_no_pass_and_after_a_pass_no_card_is_played() -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Mulligan", "Rangefinder")
    table.hand(BEN, "Iron", "Hook", "Rangefinder", "Dig Through the Bag")
    table.plan(ANN, "Iron", react="ask")
    table.plan(BEN, "Iron", ("Hook", ANN), react="ask")
    table.use(ANN, "mulligan", cancel=table.view()["swing"]["shots"][ANN]["lies"][0]["card"])
    assert table.waiting == [ANN, BEN]
    assert table.kinds(BEN) == ["pass", "rangefinder", "dig", "orders"]
    table.play(BEN, kind="pass")
    assert table.kinds(BEN) == ["orders"]


@pytest.mark.rule("M-33")
def test_mulligans_are_for_after_the_reveal() -> None:
    table = Table(2, yards=[600])
    table.hand(ANN, "Iron", "Iron", "Mulligan")
    table.hand(BEN, "Lob Wedge", "Slice")
    assert "mulligan" not in table.kinds(ANN)
    table.swing(["Iron"], ["Lob Wedge", ("Slice", ANN)])
    assert table.view()["swing"]["shots"][ANN]["lies"], "the last swing is still told"
    assert "mulligan" not in table.kinds(ANN)


@pytest.mark.rule("M-31", "M-43")
def test_a_mulligan_is_not_offered_where_only_the_partner_was_struck() -> None:
    table = Table(2, "best_ball")
    table.hand(0, "Iron", "Mulligan")
    for golfer in (1, 3):
        table.hand(golfer, "Iron", "Rough")
    table.play(0, **table.move(0, shots={0: ("Iron",), 2: (OWN,)}, reactions={"0": "ask", "2": "ask"}))
    table.play(1, **table.move(1, shots={1: ("Iron", ("Rough", 2)), 3: (OWN,)}))
    assert table.view()["asking"] == [0, 2]
    assert "mulligan" not in table.kinds(0)
