"""The packed state of Dice Golf; `test_random_games` checks over whole games that packing loses nothing."""

import json

from chalicelib.games.dice_golf import DICE_GOLF
from tests.games.dice_golf.table import BOX, Table


def test_a_packed_state_is_short_and_plain() -> None:
    table = Table(seats=3, pars=(4, 5))
    table.load(0, "Rough", "Chip", 3, "Wind")
    table.play(0, "roll")
    table.play(0, "shot-mulligan", die="white")
    assert DICE_GOLF.pack(table.state) == [None, 0, ["7", 0, ["609b", "shot:white", False, True]], *[["", 1, None]] * 2]
    table.play(0, "pass-stymie", to=2)
    assert DICE_GOLF.pack(table.state)[:2] == [2, None]


def test_four_players_fit_in_a_few_hundred_bytes_after_eighteen_holes() -> None:
    table = Table(seats=4, pars=BOX, stymie=False)
    table.card(*[(4, 5, 6, 7)] * 18)
    assert len(json.dumps(DICE_GOLF.pack(table.state), separators=(",", ":"))) < 300
