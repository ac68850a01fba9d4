"""The beginning: the dishwasher, specialties, order cards, and the first hands (S-10, S-25, S-30)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.stew import shown
from chalicelib.games.stew.cards import DEALT, DECK, HAND, ROUNDS, SPECIALTIES, royals_for
from chalicelib.games.stew.deck import discard, draw
from chalicelib.games.stew.rounds import begin_round, turn_up
from chalicelib.games.stew.state import Options, Ordering, Player, State


def begin(asked: Mapping[str, Any], seats: int, chance: Chance, winners: Sequence[int] | None) -> State:
    """The table before anything is chosen. `winners` are those of the game before, if it was these players' (S-25)."""
    options = Options(**asked)
    players = [Player([]) for _ in range(seats)]
    royals = {royal: Ordering([]) for royal in royals_for(seats)}
    state = State(options, players, royals, _dishwasher(seats, chance, winners), chance.shuffle("deal", DECK))
    if options.specialties:
        _deal_specialties(state, chance)
    else:
        deal(state, chance)
    return state


def _dishwasher(seats: int, chance: Chance, winners: Sequence[int] | None) -> int:
    among = winners or range(seats)
    return among[0] if len(among) == 1 else among[chance.number("dishwasher", len(among))]


def _deal_specialties(state: State, chance: Chance) -> None:
    """Each gets its own together, clockwise from the dishwasher, from the end of the shuffled list."""
    state.phase = "specialties"
    cards = chance.shuffle("specialties", SPECIALTIES)
    for seat in state.clockwise:
        state.players[seat].dealt = tuple([cards.pop() for _ in range(DEALT)])


def keep(state: State, kept: Mapping[int, str], chance: Chance) -> list[Event]:
    """All show which specialty they keep; the others are out, and the cards are dealt."""
    for seat, specialty in kept.items():
        state.players[seat].specialty, state.players[seat].dealt = specialty, ()
    return [shown.kept([player.specialty for player in state.players]), *deal(state, chance)]


def deal(state: State, chance: Chance) -> list[Event]:
    """Order cards, royal by royal, the top ones turned; then the hands, clockwise from the dishwasher."""
    state.phase = "opening"
    for ordering in state.royals.values():
        ordering.down = [state.deck.pop() for _ in range(ROUNDS)]
    events = [event for royal in state.royals for event in turn_up(state, royal, chance)]
    events.append(shown.turned(state))
    for seat in state.clockwise:
        draw(state, seat, HAND, "hand", chance, events)
    return events


def open_hands(state: State, replaced: Mapping[int, bool], chance: Chance) -> list[Event]:
    """Who wants another hand gets one, once all have said so; then the first round begins."""
    events = [shown.opened([replaced[seat] for seat in range(len(state.players))])]
    for seat in state.clockwise:
        if replaced[seat]:
            discard(state, seat, state.players[seat].hand)
    for seat in state.clockwise:
        if replaced[seat]:
            draw(state, seat, HAND, "opening", chance, events)
    return [*events, *begin_round(state, chance)]
