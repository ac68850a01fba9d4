"""Defects: games that reveal hidden information."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from chalicelib.errors import IllegalMove
from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.moves import Bool, Moves, OneOfValues, kind
from tests.laws.leaks import events_tell_no_more_than_views, twins_change_all_that_is_hidden, twins_look_alike
from tests.laws.planted import PLANTED, breaks
from tests.tiny import TinyGame
from tests.tiny.state import State

View = dict[str, Any]


@breaks(twins_look_alike)
class ShowsTheNextCard(TinyGame):
    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        return {**super().view(state, seat, everything), "next": state.deck[-1:]}


@breaks(twins_look_alike)
class ShowsTheNextCardAtThreeSeats(TinyGame):
    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        shown = super().view(state, seat, everything)
        return {**shown, "next": state.deck[-1:]} if len(state.players) == 3 else shown


@breaks(twins_look_alike)
class OrdersMembersByASecret(TinyGame):
    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        shown = super().view(state, seat, everything)
        return dict(reversed(shown.items())) if state.deck[-1:] > [3] else shown


@breaks(twins_look_alike)
class HasTheSizeOfASecret(TinyGame):
    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        return {**super().view(state, seat, everything), "padding": " " * sum(state.players[-1].hand)}


@breaks(twins_look_alike)
class WaitsForThoseWhoAsk(TinyGame):
    def waiting(self, state: State) -> tuple[int, ...]:
        asking = (seat for seat, choice in sorted(state.picks.made.items()) if choice.ask)
        return tuple(sorted({*super().waiting(state), *asking}))


@breaks(twins_look_alike)
class CountsAsksAsProgress(TinyGame):
    def progress(self, state: State) -> tuple[int, int]:
        at, of = super().progress(state)
        return at, of + sum(choice.ask for choice in state.picks.made.values())


@breaks(twins_look_alike)
class ForbidsWhatAnotherPicked(TinyGame):
    def legal(self, state: State, seat: int) -> Moves | None:
        taken = {choice.number for choice in state.picks.made.values()}
        free = tuple(number for number in sorted(set(state.players[seat].hand)) if number not in taken)
        legal = super().legal(state, seat)
        return kind("pick", number=OneOfValues(free), ask=Bool()) if legal and state.phase == "pick" and free else legal


@breaks(twins_look_alike)
class RefusesWithASecretInTheText(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        try:
            return super().play(state, seat, move, chance)
        except IllegalMove as refusal:
            raise IllegalMove(f"Only {state.players[0].hand} would win.") from refusal


@breaks(twins_look_alike)
class RefusesWithASecretInTheExtra(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        try:
            return super().play(state, seat, move, chance)
        except IllegalMove as refusal:
            raise IllegalMove(deck=list(state.deck)) from refusal


class TellsDifferently(TinyGame):
    """A game that changes each of its events."""

    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        return [self.tell(state, event) for event in super().play(state, seat, move, chance)]

    def tell(self, state: State, event: Event) -> Event:
        return event


@breaks(events_tell_no_more_than_views)
class TellsAllWhatWasDrawn(TellsDifferently):
    def tell(self, state: State, event: Event) -> Event:
        drawn = event.private[event.seat] if event.kind == "drew" and event.seat is not None else {}
        return event._replace(shown={**event.shown, **drawn})


@breaks(events_tell_no_more_than_views)
class TellsTheNextSeatWhatWasDrawn(TellsDifferently):
    def tell(self, state: State, event: Event) -> Event:
        seats = len(state.players)
        return event._replace(private={(seat + 1) % seats: private for seat, private in event.private.items()})


@breaks(events_tell_no_more_than_views)
class TellsWhatWasPicked(TellsDifferently):
    def tell(self, state: State, event: Event) -> Event:
        private = event.private[event.seat] if event.kind == "chose" and event.seat is not None else {}
        return event._replace(shown={**event.shown, **private})


@breaks(events_tell_no_more_than_views)
class TellsTheLastCardOfTheNewDeck(TellsDifferently):
    def tell(self, state: State, event: Event) -> Event:
        return event._replace(shown={"first": state.deck[0]}) if event.kind == "reshuffled" and state.deck else event


PLANTED += [
    (
        twins_change_all_that_is_hidden,
        "TwinsThatAreTheSame",
        lambda setup: replace(setup, twin=lambda state, seat, random: state),
    ),
    (twins_change_all_that_is_hidden, "TwinsThatKeepPicks", lambda setup: replace(setup, twin=_only_the_deck)),
    (twins_change_all_that_is_hidden, "NoTwinsThoughThereAreSecrets", lambda setup: replace(setup, twin=None)),
]


def _only_the_deck(state: State, seat: int | None, random: Any) -> State:
    random.shuffle(state.deck)
    return state
