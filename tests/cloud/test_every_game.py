"""Every game that is offered can be played, here and there: whatever of a game is not in the package would be missed."""

from __future__ import annotations

from tests.cloud.every_game import play_every_game
from tests.http.visitor import Place


def test_every_game_is_played(place: Place) -> None:
    play_every_game(place.visit)
