"""Some Game as the laws and the playthroughs play it: the first of each number of seats is kept as a playthrough."""

from __future__ import annotations

from random import Random

from chalicelib.games.some_game import SOME_GAME
from chalicelib.games.some_game.rounds import allowed
from chalicelib.games.some_game.state import State
from tests.laws.setup import Setup


def twin(state: State, seat: int | None, random: Random) -> State:
    """Chooses again what this seat cannot know: what others picked."""
    for number in state.picks.made:
        if number != seat:
            state.picks.made[number] = random.choice(allowed(state))
    return state


SETUPS = [Setup(SOME_GAME, seats, twin=twin) for seats in (2, 3, 4)]
