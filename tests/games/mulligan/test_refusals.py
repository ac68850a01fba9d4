"""Refusals: every sentence that a player can get, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chalicelib.errors import IllegalMove, NotYourTurn, PhaseOver, Refusal
from tests.games.mulligan.table import OWN, Table

ANN, BEN, CAT = 0, 1, 2
PLAN, ANN_S = ({"kind": "plan", "shots": {own: {card: {}}}} for own, card in (("1", "101"), ("0", "100")))
PARTNER, PASS, GO_ON = {"kind": "partner", "seat": 2}, {"kind": "pass"}, {"kind": "go-on", "yes": True}
WOLF_FIRST = "The wolf picks a partner first, or hunts alone."


def looking() -> Table:
    """Return a table where Ann is looking at Ben's hand."""
    table = Table(2)
    table.hand(ANN, "Borrow a Club", "Dig Through the Bag")
    table.hand(BEN, "Iron", "Rangefinder")
    table.use(ANN, "borrow", **{"from": BEN})
    return table


def reacting() -> Table:
    """Return a table after the reveal where Ann is asked and Ben is not."""
    table = Table(2)
    table.plan(ANN, OWN, react="ask")
    table.plan(BEN, OWN)
    return table


def spent() -> Table:
    """Return the same table after Ben has used all changes of his standing order."""
    table = reacting()
    table.state.ordered[BEN] = 30
    return table


def voting() -> Table:
    """Return a table after nine holes."""
    table = Table(2, yards=[20] * 18, holes="ask")
    for _ in range(9):
        table.swing([OWN], [OWN])
    return table


def going_on() -> Table:
    table = voting()
    for seat in (ANN, BEN):
        table.play(seat, **GO_ON)
    return table


def over() -> Table:
    table = Table(2, yards=[20])
    table.swing([OWN], [OWN])
    return table


def wolves() -> Table:
    return Table(3, "wolf")


def wagering() -> Table:
    return Table(2, "interesting")


def refusal_text(table: Table, seat: int, move: Any, kind: type[Refusal]) -> str:
    refusal = table.refusal(seat, **move)
    assert type(refusal) is kind
    return str(refusal)


@pytest.mark.parametrize(
    ("lay", "seat", "move", "kind", "sentence"),
    [
        (over, BEN, PLAN, PhaseOver, "This round is over."),
        (reacting, BEN, PLAN, PhaseOver, "Too late: the plans are revealed."),
        (voting, BEN, PLAN, PhaseOver, "Too late: the plans are revealed."),
        (going_on, BEN, GO_ON, PhaseOver, "Too late: everyone has said whether to go on."),
        (spent, BEN, PASS, PhaseOver, "There’s nothing you can do now."),
        (reacting, BEN, PASS, IllegalMove, "You have nothing to decide now."),
        (
            looking,
            ANN,
            ANN_S,
            PhaseOver,
            "First take one of the cards you’re looking at.",
        ),
        (looking, ANN, PASS, IllegalMove, "First take one of the cards you’re looking at."),
        (looking, BEN, PLAN, PhaseOver, "Someone is looking at your hand. You can play cards again in a moment."),
        (looking, BEN, PASS, IllegalMove, "Someone is looking at your hand. You can play cards again in a moment."),
        (looking, BEN, {"kind": "rangefinder"}, IllegalMove, "You can’t play Rangefinder like that now."),
        (wolves, BEN, {"kind": "dig"}, IllegalMove, "You can’t play Dig Through the Bag like that now."),
        (reacting, ANN, {"kind": "gps", "card": 7}, IllegalMove, "You can’t play Course GPS like that now."),
        (over, BEN, {"kind": "borrow"}, PhaseOver, "This round is over."),
        (going_on, ANN, {"kind": "borrow"}, IllegalMove, "You can’t play Borrow a Club like that now."),
        (going_on, ANN, {"kind": "mulligan"}, IllegalMove, "You can’t play Mulligan like that now."),
        (
            wagering,
            ANN,
            {"kind": "accept", "offer": 1},
            IllegalMove,
            "You can’t bet that now: see who has how many chips, and which offers are open.",
        ),
        (
            spent,
            ANN,
            {"kind": "orders", "orders": "often"},
            IllegalMove,
            "Pace of Play is played never, against-me or always, and changed thirty times a turn at most.",
        ),
        (
            going_on,
            ANN,
            PASS,
            IllegalMove,
            "Place one club of your hand for each of your golfers, and no more actions than are allowed, of other cards.",
        ),
        (
            reacting,
            ANN,
            {"kind": "orders me"},
            IllegalMove,
            "You may play a Mulligan, or another of your Play Anytime cards, or pass.",
        ),
        (wolves, ANN, PASS, IllegalMove, "Choose a partner, or go alone."),
        (voting, ANN, PASS, IllegalMove, "Say whether you go on."),
    ],
)
def test_a_refusal_says_why(
    lay: Callable[[], Table], seat: int, move: dict[str, Any], kind: type[Refusal], sentence: str
) -> None:
    assert refusal_text(lay(), seat, move, kind) == sentence


@pytest.mark.rule("M-42")
@pytest.mark.parametrize("move", [PLAN, PASS, PARTNER, GO_ON], ids=lambda move: str(move["kind"]))
def test_while_the_wolf_chooses_the_others_wait_for_it(move: dict[str, Any]) -> None:
    assert refusal_text(wolves(), BEN, move, NotYourTurn) == WOLF_FIRST


@pytest.mark.rule("G-03", "M-42")
@pytest.mark.parametrize(("seat", "sentence"), [(ANN, WOLF_FIRST), (BEN, "Choose a partner, or go alone.")])
def test_a_plan_of_the_hole_before_comes_too_late_while_the_next_wolf_chooses(seat: int, sentence: str) -> None:
    table = wolves()
    table.state.at = 1
    assert refusal_text(table, seat, ANN_S if seat == ANN else PLAN, PhaseOver) == sentence


@pytest.mark.rule("M-42")
def test_before_its_choice_no_move_of_the_wolf_is_late() -> None:
    assert refusal_text(wolves(), ANN, ANN_S, IllegalMove) == "Choose a partner, or go alone."


@pytest.mark.rule("M-05")
@pytest.mark.parametrize("lay", [reacting, looking, wolves])
def test_before_nine_holes_a_vote_is_not_late(lay: Callable[[], Table]) -> None:
    assert "whether they go on" not in str(lay().refusal(ANN, **GO_ON))
