"""Set-ups of Mulligan Stew for the laws. The first one for each number of seats also has a playthrough."""

from __future__ import annotations

from random import Random
from typing import Any

from chalicelib.games.stew import STEW
from chalicelib.games.stew.cards import CARDS_A_TURN, MULLIGAN, SPECIALTIES
from chalicelib.games.stew.state import Plan, State
from tests.laws.setup import Setup

TRANSIENT = frozenset(("thrown",))
"""A discarded card is shown only once: the discard pile is hidden."""
SIDE_MOVES = frozenset(("trade",))
"""A move of the Spice Trader that the game does not wait for."""


def twin(state: State, seat: int | None, random: Random) -> State:
    """Deal again what this seat cannot know: others' hands and choices, the deck, and face-down orders."""
    others = [number for number in range(len(state.players)) if number != seat]
    _deal_otherwise(state, others, random)
    _deal_specialties_otherwise(state, others, random)
    for number in others:
        if number in state.keeps.made:
            state.keeps.made[number] = random.choice(state.players[number].dealt)
        if number in state.openings.made:
            state.openings.made[number] = random.random() < 0.5
        if number in state.plans.made:
            state.plans.made[number] = _plan_otherwise(state, number, random)
    return state


def _deal_otherwise(state: State, others: list[int], random: Random) -> None:
    """Deal the hidden cards again. They include the discard pile, whose cards are shown only when they are discarded."""
    hidden = [state.deck, state.discard, *(royal.down for royal in state.royals.values())]
    hidden += [state.players[number].hand for number in others]
    pool = [card for cards in hidden for card in cards]
    random.shuffle(pool)
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    for number in others:
        player = state.players[number]
        player.drawn = random.sample(player.hand, min(len(player.drawn), len(player.hand)))


def _deal_specialties_otherwise(state: State, others: list[int], random: Random) -> None:
    own = {specialty for number, player in enumerate(state.players) if number not in others for specialty in player.dealt}
    pool = [specialty for specialty in SPECIALTIES if specialty not in own]
    random.shuffle(pool)
    for number in others:
        state.players[number].dealt = tuple([pool.pop() for _ in state.players[number].dealt])


def _plan_otherwise(state: State, seat: int, random: Random) -> Plan:
    player, token = state.players[seat], random.choice(state.unplayed(seat))
    most = min(CARDS_A_TURN, len(player.hand))
    cards = tuple(sorted(random.sample(player.hand, random.randint(min(1, most), most))))
    add = player.specialty == "saucier" and not player.used and token != MULLIGAN
    ask = player.specialty == "understudy" and not player.used
    return Plan(token, cards, add and random.random() < 0.5, ask and random.random() < 0.5)


def setup(seats: int, carried: Any = None, **asked: Any) -> Setup:
    return Setup(STEW, seats, asked, twin=twin, transient=TRANSIENT, side_moves=SIDE_MOVES, breaks_ties=True, carried=carried)


SETUPS = [
    setup(2, specialties=True),
    setup(3, carried=[0, 2]),
    setup(4, specialties=True, mulligan_reach="turn"),
    setup(5, specialties=True),
]
FURTHER = [
    setup(2, carried=[1]),
    setup(2, mulligan_reach="turn"),
    setup(3, specialties=True, carried=[0, 1, 2]),
    setup(4),
    setup(5),
]
"""Further set-ups, for the game's own tests (`test_twins.py`)."""
