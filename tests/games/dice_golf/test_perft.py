"""The numbers of move sequences (`perft.py`) agree with the stored ones and with the rules."""

import json

import pytest

from chalicelib.games.dice_golf import DICE_GOLF
from tests.games.dice_golf import by_hand
from tests.games.dice_golf.perft import KEPT, SEEDS, TABLES, counts
from tests.laws.setup import Setup


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_there_are_as_many_sequences_of_moves_as_ever(setup: Setup, seed: int) -> None:
    assert counts(setup, seed) == json.loads(KEPT.read_text(encoding="utf-8"))[f"{setup} seed {seed}"]


@pytest.mark.parametrize("setup", [TABLES[0], TABLES[1], TABLES[3]], ids=str)
def test_the_rule_sheet_counts_the_same(setup: Setup) -> None:
    assert counts(setup, 1, lambda state, seat: by_hand.moves(DICE_GOLF.view(state, None), seat)) == counts(setup, 1)
