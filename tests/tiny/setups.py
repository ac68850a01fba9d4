"""Set-ups of the tiny game for the laws (`tests/laws`)."""

from __future__ import annotations

from random import Random

from tests.laws.setup import Setup
from tests.tiny.engine import TINY
from tests.tiny.state import Choice, State


def twin(state: State, seat: int | None, random: Random) -> State:
    """Replace everything that this seat cannot know at random: hidden hands, the deck's order, others' picks."""
    hidden = [] if state.options.open_hands else [one for number, one in enumerate(state.players) if number != seat]
    pool = [*state.deck, *(card for player in hidden for card in player.hand)]
    random.shuffle(pool)
    for player in hidden:
        player.hand = [pool.pop() for _ in player.hand]
    state.deck = pool
    for number in state.picks.made:
        if number != seat:
            state.picks.made[number] = Choice(random.choice(state.players[number].hand), random.random() < 0.5)
    return state


SETUPS = [
    Setup(TINY, 2, {"rounds": 4, "hand": 4}, twin=twin),
    Setup(TINY, 3, {"rounds": 5, "open_hands": True}, twin=twin),
    Setup(TINY, 4, {"hand": 3}, twin=twin, carried=2),
    Setup(TINY, 5, {}, twin=twin),
]
