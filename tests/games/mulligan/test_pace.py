"""Pace of Play, which is played by standing orders (M-32)."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.errors import IllegalMove
from chalicelib.games.mulligan.state import CourseCard
from tests.games.mulligan.table import OWN, Table, cards, of_kind

ANN, BEN, CAT = 0, 1, 2


def played(events: list[dict[str, Any]]) -> list[tuple[int, str, int | None]]:
    """Return who played which card, and who cancelled it."""
    return [(each["golfer"], each["type"], each["cancelled_by"]) for each in of_kind(events, "played")]


def three(ann: str, ben: str, cat: str) -> Table:
    """Return a table where Ann has three Play Anytime cards, and all have a Pace of Play and these standing orders."""
    table = Table(3)
    table.hand(ANN, "Iron", "Rangefinder", "Borrow a Club", "Course GPS", "Pace of Play")
    table.hand(BEN, "Iron", "Hook", "Pace of Play")
    table.hand(CAT, "Iron", "Hook", "Pace of Play")
    for seat, order in enumerate((ann, ben, cat)):
        table.play(seat, kind="orders", orders=order)
    return table


@pytest.mark.rule("M-32")
def test_the_usual_order_is_against_me() -> None:
    assert [Table(3).view(seat)["own"]["orders"] for seat in range(3)] == ["against-me"] * 3


@pytest.mark.rule("M-32")
def test_always_cancels_any_card_and_the_first_after_its_player_does() -> None:
    table = three("never", "always", "never")
    events = table.use(ANN, "rangefinder")
    assert played(events) == [(ANN, "Rangefinder", BEN), (BEN, "Pace of Play", None)]
    assert table.view()["discard"] == 2
    table = three("never", "never", "always")
    assert played(table.use(ANN, "rangefinder")) == [(ANN, "Rangefinder", CAT), (CAT, "Pace of Play", None)]


@pytest.mark.rule("M-32")
def test_a_pace_of_play_that_is_cancelled_in_turn_lets_the_round_go_on() -> None:
    table = three("never", "always", "always")
    assert played(table.use(ANN, "rangefinder")) == [
        (ANN, "Rangefinder", None),
        (BEN, "Pace of Play", CAT),
        (CAT, "Pace of Play", None),
    ], "Cat has used hers on Ben's"


@pytest.mark.rule("M-32")
def test_never_is_never() -> None:
    table = three("never", "never", "never")
    assert played(table.use(ANN, "borrow", **{"from": CAT})) == [(ANN, "Borrow a Club", None)]


@pytest.mark.rule("M-32")
def test_against_me_leaves_other_cards_alone() -> None:
    table = three("never", "against-me", "against-me")
    assert played(table.use(ANN, "rangefinder")) == [(ANN, "Rangefinder", None)]


@pytest.mark.rule("M-32")
def test_against_me_is_a_borrow_on_me() -> None:
    table = three("never", "against-me", "against-me")
    events = table.use(ANN, "borrow", **{"from": CAT})
    assert played(events) == [(ANN, "Borrow a Club", CAT), (CAT, "Pace of Play", None)]
    assert of_kind(events, "played")[1]["on"] == {"card": of_kind(events, "played")[0]["card"], "by": ANN}
    assert table.view()["looking"] is None


@pytest.mark.rule("M-32")
def test_against_me_is_a_gps_while_an_action_of_mine_lies_placed() -> None:
    table = three("never", "against-me", "against-me")
    table.plan(BEN, "Iron")
    assert played(table.use(ANN, "gps")) == [(ANN, "Course GPS", None)]
    table = three("never", "against-me", "against-me")
    table.plan(CAT, "Iron", ("Hook", CAT))
    assert played(table.use(ANN, "gps")) == [(ANN, "Course GPS", CAT), (CAT, "Pace of Play", None)]


@pytest.mark.rule("M-32")
def test_against_me_is_a_pace_of_play_on_a_card_of_mine_and_the_round_goes_on() -> None:
    table = three("against-me", "always", "always")
    table.state.balls[CAT].used.add("Pace of Play")
    events = table.use(ANN, "rangefinder")
    assert played(events) == [(ANN, "Rangefinder", None), (BEN, "Pace of Play", ANN), (ANN, "Pace of Play", None)]
    assert table.view()["looking"]["golfer"] == ANN


@pytest.mark.rule("M-32")
def test_never_with_a_placed_card() -> None:
    table = three("never", "always", "never")
    table.plan(BEN, "Pace of Play")
    assert played(table.use(ANN, "rangefinder")) == [(ANN, "Rangefinder", None)]


@pytest.mark.rule("M-32")
def test_never_on_the_own_side_s_cards() -> None:
    table = Table(4, "best_ball")
    table.hand(0, "Rangefinder")
    table.hand(2, "Pace of Play")
    table.play(2, kind="orders", orders="always")
    assert played(table.use(0, "rangefinder")) == [(0, "Rangefinder", None)]
    table.hand(1, "Rangefinder")
    assert played(table.play(0, kind="take", card=table.state.looking.cards[0])) == []  # type: ignore[union-attr]
    assert played(table.use(1, "rangefinder")) == [(1, "Rangefinder", 2), (2, "Pace of Play", None)]


@pytest.mark.rule("M-32", "M-33")
def test_one_uncancelled_pace_of_play_a_golfer_and_turn() -> None:
    table = Table(2)
    table.hand(ANN, "Rangefinder", "Dig Through the Bag")
    table.hand(BEN, "Pace of Play", "Pace of Play")
    table.play(BEN, kind="orders", orders="always")
    assert played(table.use(ANN, "rangefinder")) == [(ANN, "Rangefinder", BEN), (BEN, "Pace of Play", None)]
    assert played(table.use(ANN, "dig", discard=[])) == [(ANN, "Dig Through the Bag", None)]


@pytest.mark.rule("M-32", "M-33")
def test_nobody_plays_a_second_one_to_save_the_first() -> None:
    table = Table(2)
    table.hand(ANN, "Borrow a Club", "Pace of Play")
    table.hand(BEN, "Pace of Play", "Pace of Play")
    events = table.use(ANN, "borrow", **{"from": BEN})
    assert played(events) == [(ANN, "Borrow a Club", None), (BEN, "Pace of Play", ANN), (ANN, "Pace of Play", None)]
    assert len([card for card in table.state.balls[BEN].hand if card < 100]) == 1


@pytest.mark.rule("M-32")
def test_an_order_changes_thirty_times_a_turn_also_with_a_plan() -> None:
    table = Table(2, yards=[600])
    for number in range(29):
        table.play(ANN, kind="orders", orders=("always", "never")[number % 2])
    assert table.view(ANN)["own"]["orders_left"] == 1
    table.plan(ANN, OWN, orders="never")
    assert table.view(ANN)["own"]["orders"] == "never"
    assert isinstance(table.refusal(ANN, kind="orders", orders="always"), IllegalMove)
    assert not table.legal(ANN, table.move(ANN, shots={ANN: (OWN,)}, orders="always"))
    assert table.legal(ANN, table.move(ANN, shots={ANN: (OWN,)}, orders="never"))
    table.plan(BEN, OWN)
    assert table.view(ANN)["own"]["orders_left"] == 30
    assert table.view(ANN)["own"]["orders"] == "never", "it stands"


@pytest.mark.rule("M-32")
def test_an_order_may_be_given_while_others_are_asked_and_while_the_wolf_chooses() -> None:
    table = Table(2)
    table.plan(ANN, OWN)
    table.plan(BEN, OWN, react="ask")
    assert table.kinds(ANN) == ["orders"]
    assert table.kinds(BEN) == ["pass", "orders"]
    assert Table(3, "wolf").kinds(1) == ["orders"]


@pytest.mark.rule("M-32")
def test_the_round_begins_after_the_golfer_who_played() -> None:
    table = three("always", "never", "always")
    table.hand(BEN, "Iron", "Rangefinder")
    assert played(table.use(BEN, "rangefinder")) == [
        (BEN, "Rangefinder", None),
        (CAT, "Pace of Play", ANN),
        (ANN, "Pace of Play", None),
    ], "Cat is asked first, and Ann about Cat's"


@pytest.mark.rule("M-32")
def test_after_a_pace_of_play_that_came_to_nothing_the_next_may_still_cancel() -> None:
    table = three("against-me", "always", "against-me")
    assert played(table.use(ANN, "borrow", **{"from": CAT})) == [
        (ANN, "Borrow a Club", CAT),
        (BEN, "Pace of Play", ANN),
        (ANN, "Pace of Play", None),
        (CAT, "Pace of Play", None),
    ]


@pytest.mark.rule("M-32", "M-43")
def test_me_is_the_seat_with_all_its_golfers_but_not_a_partner() -> None:
    two = Table(2, "best_ball")
    two.hand(1, "Borrow a Club")
    two.hand(0, "Pace of Play")
    assert played(two.use(1, "borrow", **{"from": 2})) == [(1, "Borrow a Club", 0), (0, "Pace of Play", None)]
    four = Table(4, "best_ball")
    four.hand(1, "Borrow a Club")
    four.hand(0, "Pace of Play")
    assert played(four.use(1, "borrow", **{"from": 2})) == [(1, "Borrow a Club", None)]


@pytest.mark.rule("M-32")
@pytest.mark.parametrize("react", ["auto", "ask"])
def test_against_me_is_a_mulligan_that_cancels_an_action_of_mine(react: str) -> None:
    """This is the default order. Cat, whose action it is not, keeps her card."""
    table = Table(3, yards=[600])
    table.hand(ANN, "Iron", "Mulligan")
    table.hand(BEN, "Iron", "Out of Bounds", "Pace of Play")
    table.hand(CAT, "Iron", "Pace of Play")
    table.plan(ANN, "Iron", react=react)
    table.plan(BEN, "Iron", ("Out of Bounds", ANN))
    events = table.plan(CAT, OWN)
    if react == "ask":
        events = table.use(ANN, "mulligan", cancel=table.view()["swing"]["shots"][ANN]["lies"][0]["card"])
        assert table.view()["swing"]["shots"][ANN]["lies"], "it still lies there"
        table.play(ANN, kind="pass")
    assert played(events) == [(ANN, "Mulligan", BEN), (BEN, "Pace of Play", None)]
    assert of_kind(table.events_for(None), "resolved")[0]["shots"][ANN]["strokes"] == 3


@pytest.mark.rule("M-32", "M-36", "M-43")
def test_a_mulligan_on_the_course_s_action_or_on_one_s_own_side_s_is_against_nobody() -> None:
    four = Table(4, "best_ball", yards=[600])
    four.hand(0, "Iron", "Mulligan")
    four.hand(2, "Iron", "Out of Bounds", "Pace of Play")
    four.hand(3, "Iron", "Pace of Play")
    for golfer in (1, 3):
        four.plan(golfer, OWN)
    four.plan(0, "Iron", react="auto")
    assert played(four.plan(2, "Iron", ("Out of Bounds", 0))) == [(0, "Mulligan", None)]
    two = Table(2, "course", yards=[600])
    two.state.balls[ANN].scores, two.state.balls[BEN].scores = [3], [4]
    two.hand(ANN, "Iron", "Mulligan")
    two.hand(BEN, "Iron", "Pace of Play")
    two.state.course = CourseCard(next(card for card in cards("Out of Bounds") if card in two.state.deck))
    two.plan(ANN, "Iron", react="auto")
    assert played(two.plan(BEN, OWN)) == [(ANN, "Mulligan", None)]


@pytest.mark.rule("M-32")
def test_the_lower_of_two_cards_is_played() -> None:
    table = Table(2)
    table.hand(ANN, "Rangefinder")
    paces = table.hand(BEN, "Pace of Play", "Pace of Play")
    table.play(BEN, kind="orders", orders="always")
    assert of_kind(table.use(ANN, "rangefinder"), "played")[1]["card"] == min(paces)


@pytest.mark.rule("M-32")
def test_an_order_that_comes_with_the_last_plan_holds_for_its_reveal() -> None:
    table = Table(2, yards=[600])
    table.hand(ANN, "Iron", "Mulligan")
    table.hand(BEN, "Iron", "Out of Bounds", "Pace of Play")
    table.plan(ANN, "Iron", react="auto")
    events = table.plan(BEN, "Iron", ("Out of Bounds", ANN), orders="always")
    assert played(events) == [(ANN, "Mulligan", BEN), (BEN, "Pace of Play", None)]
