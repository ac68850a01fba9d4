"""Packing a state for a log entry. `test_random_games` checks over whole games that nothing is lost."""

import json

from chalicelib.games.becks_golf import BECKS_GOLF
from tests.games.becks_golf.random_games import copy
from tests.games.becks_golf.table import NINES, Table


def test_a_packed_state_is_plain() -> None:
    table = Table((1, 2, 3, 4, 5, 6, 7, 8, 9), ("M", "H", -1, -2, -3, -4, 1, 2, 3), pile=("H", -4), discard=("M",))
    table.play(0, "draw")
    assert BECKS_GOLF.pack(table.state) == {
        "phase": 1,
        "dealer": 1,
        "turns": 0,
        "closer": None,
        "drawn": -4,
        "shuffles": 0,
        "pile": "o",
        "discard": "e",
        "players": [["fghijklmn", 3, None, 0, []], ["eodcbafgh", 3, None, 0, []]],
        "closers": [],
        "last": None,
    }


def test_five_players_fit_in_a_few_hundred_bytes_in_the_last_round() -> None:
    table = Table.dealt(5, rounds=9)
    while BECKS_GOLF.progress(table.state) != (9, 9):
        table.time_out(table.waiting[0])
    table.play(0, "open", at=[0, 1])
    assert len(json.dumps(BECKS_GOLF.pack(table.state), separators=(",", ":"))) < 600


def test_a_round_that_was_shuffled_again_draws_on_under_the_next_label() -> None:
    table = Table(NINES, NINES, pile=(), discard=(1, 2, 3))
    table.pass_on(4)
    carried = copy(table.state)
    assert carried == table.state
    table.state = carried
    table.pass_on()
    assert [draw.label for draw in table.chance.draws] == [f"r1/reshuffle{number}" for number in (1, 2, 3)]
