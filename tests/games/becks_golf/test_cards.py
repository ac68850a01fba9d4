"""The pack."""

from collections import Counter

import pytest

from chalicelib.games.becks_golf.cards import FACES, PACK, Shown, all_shown
from chalicelib.games.becks_golf.rounds import SEATS


@pytest.mark.rule("B-01")
def test_the_pack_has_104_cards() -> None:
    black: dict[Shown, int] = dict.fromkeys(range(1, 10), 8)
    assert Counter(all_shown(PACK)) == {**black, -1: 6, -2: 5, -3: 4, -4: 3, "M": 8, "H": 6}
    assert len(PACK) == 104


@pytest.mark.rule("B-01")
def test_a_card_scores_its_number_a_mulligan_nothing_and_a_hazard_ten() -> None:
    assert {face: worth for worth, face in FACES.items()} == {
        **{number: number for number in (*range(1, 10), -1, -2, -3, -4)},
        "M": 0,
        "H": 10,
    }


@pytest.mark.rule("B-14")
def test_a_card_can_always_be_drawn() -> None:
    """All cards outside grids and hands are in the two piles, and two cards are enough to reshuffle."""
    assert len(PACK) - 9 * SEATS[1] - 1 >= 2
