"""Every offered game can be played, locally and deployed: the package has all files of each game."""

from __future__ import annotations

import pytest

from tests.cloud.every_game import FEW, MANY, play_every_game
from tests.local.visitor import Place


@pytest.mark.parametrize("most", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
def test_every_game_is_played(place: Place, most: int) -> None:
    play_every_game(place.visit, most)
