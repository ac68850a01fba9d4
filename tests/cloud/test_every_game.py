"""Every game that is offered can be played, here and there: whatever of a game is not in the package would be missed."""

from __future__ import annotations

import pytest

from tests.cloud.every_game import FEW, MANY, play_every_game
from tests.local.visitor import Place


@pytest.mark.parametrize("most", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
def test_every_game_is_played(place: Place, most: int) -> None:
    play_every_game(place.visit, most)
