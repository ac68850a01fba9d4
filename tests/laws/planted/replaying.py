"""Defects: games that replay differently, and views that change the state or change later."""

from __future__ import annotations

from random import Random
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from tests.laws.planted import breaks
from tests.laws.replaying import (
    looking_changes_nothing,
    packing_loses_nothing,
    replay_is_deterministic,
    snapshots_change_nothing,
    views_and_events_never_change,
)
from tests.tiny import TinyGame
from tests.tiny.state import State

View = dict[str, Any]


@breaks(packing_loses_nothing)
class PacksNoChip(TinyGame):
    def pack(self, state: State) -> Any:
        return {**super().pack(state), "chip": 0}


@breaks(packing_loses_nothing)
class UnpacksWithoutChoices(TinyGame):
    def unpack(self, options: Any, seats: int, course: Any, packed: Any) -> State:
        return super().unpack(options, seats, course, {**packed, "picks": []})


@breaks(packing_loses_nothing)
class PacksSetsOfCards(TinyGame):
    def pack(self, state: State) -> Any:
        packed = super().pack(state)
        return {**packed, "discard": sorted(packed["discard"])}


@breaks(snapshots_change_nothing)
class RemembersBesideItsState(TinyGame):
    """A game that gives extra points once it has seen more than one state object."""

    def __init__(self) -> None:
        self._known: dict[int, State] = {}

    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        if self._known.setdefault(id(state), state) is state and len(self._known) > 1:
            state.players[seat].points += 1
        return events


@breaks(replay_is_deterministic)
class CountsItsGames(TinyGame):
    def __init__(self) -> None:
        self._games = 0

    def set_up(self, options: Any, seats: int, course: Any, chance: Chance, carried: Any = None) -> State:
        self._games += 1
        state = super().set_up(options, seats, course, chance, carried)
        state.chip = self._games % seats
        return state


@breaks(replay_is_deterministic)
class HasChanceOfItsOwn(TinyGame):
    _random = Random(1)

    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        self._random.shuffle(state.deck)
        return events


@breaks(looking_changes_nothing)
class SortsAHandToShowIt(TinyGame):
    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        for player in state.players:
            player.hand.sort()
        return super().view(state, seat, everything)


@breaks(looking_changes_nothing)
class CountsItsViews(TinyGame):
    _views = 0

    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        self._views += 1
        return {**super().view(state, seat, everything), "views": self._views}


@breaks(views_and_events_never_change)
class ShowsTheDiscardPileItself(TinyGame):
    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        return {**super().view(state, seat, everything), "discard": state.discard}


@breaks(views_and_events_never_change)
class TellsOfTheDiscardPileItself(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        return [event._replace(shown={**event.shown, "discard": state.discard}) for event in events]
