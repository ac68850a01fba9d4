"""Set-ups of Some Game for the laws. The first one for each number of seats also has a playthrough."""

from __future__ import annotations

from random import Random

from chalicelib.games.some_game import SOME_GAME
from chalicelib.games.some_game.rounds import allowed
from chalicelib.games.some_game.state import State
from tests.laws.setup import Setup


def twin(state: State, seat: int | None, random: Random) -> State:
    """Draw again what this seat cannot know: the picks of the others."""
    for number in state.picks.made:
        if number != seat:
            state.picks.made[number] = random.choice(allowed(state))
    return state


SETUPS = [Setup(SOME_GAME, seats, twin=twin) for seats in (2, 3, 4)]
