"""Defaults for seats that time out (M-37, M-38)."""

from __future__ import annotations

import pytest

from chalicelib.errors import PhaseOver
from chalicelib.games.mulligan.cards import CLUB
from tests.games.mulligan.table import OWN, Table, of_kind

ANN, BEN, CAT = 0, 1, 2


def default_club(left: int, *hand: str) -> str:
    """Return the club that is played after a time-out."""
    table = Table(2, yards=[700])
    table.hand(ANN, *hand)
    table.left(left, 700)
    table.time_out(ANN)
    [(club, actions)] = table.view(ANN)["own"]["plan"]["shots"]["0"].items()
    assert actions == {}
    assert table.view(ANN)["own"]["plan"]["reactions"] == {"0": "never"}
    return CLUB[int(club)].name


@pytest.mark.rule("M-37")
@pytest.mark.parametrize(
    ("left", "hand", "club"),
    [
        (20, ["1-Putt", "Iron"], "1-Putt"),
        (20, ["Iron"], "2-Putt"),
        (90, ["Pitch In", "Pitching Wedge"], "Pitch In"),
        (100, ["Lob Chip In", "Pitching Wedge"], "Pitching Wedge"),
        (20, ["Lob Chip In", "1-Putt", "Pitch In"], "Pitch In"),
        (140, ["Iron", "Pitch In"], "Iron"),
        (50, ["Lob Wedge", "1-Putt"], "Lob Wedge"),
        (300, ["Hybrid", "Driver"], "Driver"),
        (37, ["Lob Wedge", "1-Putt"], "1-Putt"),
        (30, ["Iron"], "2-Putt"),
    ],
)
def test_a_late_plan_is_the_best_club_alone(left: int, hand: list[str], club: str) -> None:
    assert default_club(left, *hand) == club


@pytest.mark.rule("M-37")
def test_as_near_the_fewer_strokes_count_then_the_order_of_the_list() -> None:
    assert default_club(125, "Pitching Wedge", "Iron") == "Iron"
    assert default_club(50, "1-Putt") == "1-Putt", "25 left by either putt"
    assert default_club(130, "Pitch In", "Pitching Wedge") == "Pitching Wedge"


@pytest.mark.rule("M-37", "M-01")
def test_a_driver_is_not_played_in_a_later_turn() -> None:
    table = Table(2, yards=[700])
    table.hand(ANN, "Driver", "Hybrid")
    table.state.turn = 2
    table.time_out(ANN)
    [club] = table.view(ANN)["own"]["plan"]["shots"]["0"]
    assert CLUB[int(club)].name == "Hybrid"


@pytest.mark.rule("M-37")
def test_both_golfers_of_a_seat_get_their_default() -> None:
    table = Table(2, "best_ball")
    table.time_out(0)
    assert list(table.view(0)["own"]["plan"]["shots"]) == ["0", "2"]


@pytest.mark.rule("M-37")
def test_a_late_seat_that_was_asked_passes() -> None:
    table = Table(2)
    table.plan(ANN, OWN, react="ask")
    table.plan(BEN, OWN)
    assert [event["kind"] for event in table.time_out(ANN)][:2] == ["passed", "resolved"]


@pytest.mark.rule("M-37", "M-42")
def test_a_late_wolf_goes_alone() -> None:
    table = Table(3, "wolf")
    assert table.waiting == [0]
    events = table.time_out(0)
    assert of_kind(events, "partner") == [{"seat": 0, "kind": "partner", "hole": 1, "partner": None}]
    assert table.view()["wolf"]["alone"]


@pytest.mark.rule("M-37", "M-41")
def test_offers_to_a_late_seat_are_declined() -> None:
    table = Table(3, "interesting")
    hole = {"about": "hole"}
    table.play(ANN, kind="offer", stakes={"1": 10}, bet=hole)
    table.play(CAT, kind="offer", stakes={"1": 10}, bet=hole)
    table.play(BEN, kind="offer", stakes={"2": 10}, bet=hole)
    assert of_kind(table.time_out(CAT), "declined") == [{"seat": CAT, "kind": "declined", "offer": 3}]
    events = table.time_out(BEN)
    assert [(event["kind"], event.get("offer")) for event in events] == [("declined", 1), ("declined", 2), ("chose", None)]
    assert table.view()["wagers"]["offers"] == []


@pytest.mark.rule("M-37", "M-38")
def test_a_late_choice_is_the_first_card_shown_of_a_hand_the_lowest_number_and_the_plan_comes_with_it() -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Rangefinder")
    top = table.top("Pitch In", "Driver", "Hybrid", "1-Putt", "Lob Wedge")
    table.use(ANN, "rangefinder")
    events = table.time_out(ANN)
    assert [event["kind"] for event in events] == ["took", "chose"], "both had one clock"
    assert top[0] in table.state.balls[ANN].hand
    table = Table(2)
    table.hand(ANN, "Iron", "Borrow a Club")
    hand = table.hand(BEN, "Slice", "Hybrid", "Driver")
    table.plan(ANN, "Iron")
    table.use(ANN, "borrow", **{"from": BEN})
    assert [event["kind"] for event in table.time_out(ANN)] == ["took"]
    assert min(hand) in table.state.balls[ANN].hand


@pytest.mark.rule("M-37")
def test_a_seat_that_is_not_waited_for_cannot_time_out() -> None:
    table = Table(2)
    table.plan(ANN, OWN)
    with pytest.raises(PhaseOver):
        table.time_out(ANN)
