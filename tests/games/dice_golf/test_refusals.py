"""Every refusal is one sentence that quotes the move and describes the position, and leaves no trace."""

from typing import Any

import pytest

from chalicelib.errors import IllegalMove, NotNow
from chalicelib.games.dice_golf import DICE_GOLF
from tests.games.dice_golf.table import Table


def refused(table: Table, seat: int, move: Any) -> str:
    before = DICE_GOLF.pack(table.state)
    with pytest.raises((IllegalMove, NotNow)) as caught:
        DICE_GOLF.play(table.state, seat, move, table.dice)
    assert DICE_GOLF.pack(table.state) == before
    return str(caught.value)


@pytest.mark.rule("D-23")
def test_before_the_roll() -> None:
    reason = refused(Table(pars=(4, 3)), 0, {"kind": "keep"})
    assert reason == "“keep” is not possible (hole 1, par 4, not rolled, 1 chip): you may roll."


@pytest.mark.rule("D-11")
def test_after_the_first_roll() -> None:
    table = Table(pars=(4, 3, 4, 5))
    table.load(0, "Rough", "Chip", 1, "Blank")
    table.play(0, "roll")
    assert refused(table, 0, {"kind": "roll"}) == (
        "“roll” is not possible (hole 1, par 4, Rough Chip 1 Blank = 5, 2 chips): "
        "you may keep, hole-mulligan, shot-mulligan black, shot-mulligan white or shot-mulligan green."
    )


@pytest.mark.rule("D-15")
def test_with_the_stymie_to_pass() -> None:
    table = Table(seats=3, pars=(4, 4))
    table.makes(0, 6)
    why = "is not possible (the Stymie must be passed): choose someone who still has a roll to come and isn’t your partner."
    assert refused(table, 0, {"kind": "pass-stymie", "to": 0}) == f"“pass-stymie” to that player {why}"
    assert refused(table, 0, {"kind": "roll"}) == f"“roll” {why}"


@pytest.mark.rule("D-15", "D-19")
def test_out_of_turn_nobody_is_called_by_a_number() -> None:
    table = Table(seats=2, pars=(4, 4, 3))
    for seat in (0, 1, 0):
        table.makes(seat, 4)
    assert refused(table, 0, {"kind": "roll"}) == "It’s not your turn: someone else is playing hole 2."
    table.makes(1, 6)
    assert refused(table, 0, {"kind": "roll"}) == "It’s not your turn: someone else passes the Stymie first."


def test_at_ones_own_pace_after_the_last_hole() -> None:
    table = Table(seats=2, pars=(3,), stymie=False)
    table.makes(0, 3)
    assert refused(table, 0, {"kind": "roll"}) == "You’ve played every hole."


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (None, "“null”"),
        (True, "“true”"),
        ("roll", '“"roll"”'),
        ("é", '“"é"”'),
        ([{"kind": "roll"}], '“[{"kind": "roll"}]”'),
        ({}, "“{}”"),
        ({"kind": 1}, '“{"kind": 1}”'),
        ({"kind": "roll", "die": "black"}, "“roll black”"),
        ({"kind": "roll", "x": None}, "“roll null”"),
        ([1] * 300, "“[1, 1, "),
        ({"kind": "r" * 300}, "“" + "r" * 40 + "”"),
        ({"kind": "roll", "x": {"y": [1] * 300}}, "“roll "),
    ],
)
def test_a_refused_move_is_quoted_in_short(move: Any, reason: str) -> None:
    sentence = refused(Table(pars=(4, 3)), 0, move)
    assert sentence.startswith(reason)
    assert len(sentence) < 120
