"""Time-outs: one time-out plays a whole hole."""

from typing import Any

import pytest

from chalicelib.errors import NotYourTurn, PhaseOver
from chalicelib.games.dice_golf.dice import Roll
from tests.games.dice_golf.table import Table

PAR = ("Fairway", "Green", 2, "Blank")
BOGEY = ("Rough", "Green", 2, "Blank")
DOUBLE = ("Rough", "Chip", 2, "Blank")


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in events]


@pytest.mark.rule("D-22", "G-04")
def test_par_is_rolled_and_kept() -> None:
    table = Table(pars=(4, 4))
    table.load(0, *PAR)
    events = table.time_out(0)
    assert (kinds(events), events[0]["mulligan"], table.player(0)["scores"]) == (["rolled", "holed"], None, [[4, None]])


@pytest.mark.rule("D-22", "G-04")
def test_worse_than_par_takes_a_hole_mulligan_and_never_a_chip() -> None:
    table = Table(pars=(4, 4))
    table.load(0, *BOGEY)
    table.load(0, *DOUBLE, roll=2)
    events = table.time_out(0)
    assert kinds(events) == ["rolled", "rolled", "holed"]
    assert (events[1]["mulligan"], table.player(0)["scores"], table.player(0)["chips"]) == ("hole", [[6, None]], 1)


@pytest.mark.rule("D-22")
@pytest.mark.parametrize(("roll", "moves"), [(PAR, ["holed"]), (BOGEY, ["rolled", "holed"])])
def test_a_roll_in_hand_is_finished(roll: Roll, moves: list[str]) -> None:
    table = Table(pars=(4, 4))
    table.load(0, *roll)
    table.play(0, "roll")
    assert kinds(table.time_out(0)) == moves


@pytest.mark.rule("D-22", "D-17")
def test_a_stymied_player_s_roll_stands() -> None:
    table = Table(seats=2, pars=(4, 4))
    table.makes(0, 6)
    table.load(1, *DOUBLE)
    assert kinds(table.time_out(0)) == ["passed-stymie", "rolled", "holed"]
    assert (table.waiting, table.player(1)["play"]["rolls"]) == ([0], 1)


@pytest.mark.rule("D-22", "D-15")
def test_the_same_time_out_passes_the_stymie() -> None:
    table = Table(seats=2, pars=(4, 4))
    table.load(0, *DOUBLE)
    table.load(0, *DOUBLE, roll=2)
    assert kinds(table.time_out(0)) == ["rolled", "rolled", "holed", "passed-stymie", "rolled", "holed"]
    assert (table.waiting, table.view["stymie_holder"]) == ([0], None)


@pytest.mark.rule("D-22", "D-15")
@pytest.mark.parametrize(
    ("passer", "scores", "to"),
    [
        (0, (4, 4, 4, 4), 1),  # all level: the next in seat order
        (2, (4, 4, 4, 4), 3),
        (3, (4, 4, 4, 4), 0),
        (0, (4, 5, 3, 3), 2),  # the lowest, and of two the next
        (3, (3, 4, 3, 4), 0),
        (2, (4, 3, 4, 3), 3),
        (1, (5, 3, 4, 5), 2),  # not the passer itself
    ],
)
def test_the_block_goes_to_the_lowest_against_par_then_the_next_seat(passer: int, scores: Any, to: int) -> None:
    table = Table(seats=4, pars=(4, 4, 4))
    table.card(scores, [4] * passer)
    table.makes(passer, 6)
    assert table.time_out(passer)[0] == {"seat": passer, "kind": "passed-stymie", "to": to}


@pytest.mark.rule("D-22")
def test_the_lowest_is_lowest_against_par_and_not_in_strokes() -> None:
    table = Table(seats=3, pars=(4, 3, 4, 4))
    table.card((4, 4, 4), (3, 3, 4))
    table.makes(0, 4)
    table.makes(1, 6)
    assert [(player["strokes"], player["to_par"]) for player in table.view["players"]] == [(11, 0), (13, 2), (8, 1)]
    assert table.time_out(1)[0]["to"] == 0


@pytest.mark.rule("D-22", "D-33")
def test_the_block_never_goes_to_a_partner() -> None:
    table = Table(seats=4, pars=(4, 4), format="best-ball")
    table.card((4, 5, 3, 5))
    table.makes(0, 6)
    assert table.time_out(0)[0]["to"] == 1


@pytest.mark.rule("G-04", "D-19")
def test_only_a_seat_that_is_waited_for_can_be_late() -> None:
    table = Table(seats=2, pars=(4,))
    before = table.view
    with pytest.raises(NotYourTurn):
        table.time_out(1)
    assert table.view == before
    alone = Table(pars=(4,))
    alone.time_out(0)
    with pytest.raises(PhaseOver):
        alone.time_out(0)
