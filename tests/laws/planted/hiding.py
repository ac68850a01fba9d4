"""Defects: games that reveal or lose hidden choices."""

from __future__ import annotations

from typing import Any

from chalicelib.errors import IllegalMove, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.moves import Moves
from tests.laws.hiding import (
    choices_change_thirty_times,
    choices_stay_hidden,
    late_changes_are_refused,
    order_of_choices_does_not_matter,
)
from tests.laws.planted import breaks
from tests.tiny import TinyGame
from tests.tiny.state import State

View = dict[str, Any]


class ShowsPlayersDifferently(TinyGame):
    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        shown = super().view(state, seat, everything)
        for number, player_view in enumerate(shown["players"]):
            self.show(state, number, player_view)
        return shown

    def show(self, state: State, seat: int, view: View) -> None:
        """Change the view of one player."""


@breaks(choices_stay_hidden)
class TakesThePickedCardOutOfAnOpenHand(ShowsPlayersDifferently):
    def show(self, state: State, seat: int, view: View) -> None:
        choice = state.picks.made.get(seat)
        if choice and view["cards"]:
            view["cards"].remove(choice.number)


@breaks(choices_stay_hidden)
class CountsHandsWithoutThePickedCard(ShowsPlayersDifferently):
    def show(self, state: State, seat: int, view: View) -> None:
        view["hand"] -= seat in state.picks.made


@breaks(choices_stay_hidden)
class CountsChangesOfMind(ShowsPlayersDifferently):
    def show(self, state: State, seat: int, view: View) -> None:
        view["picks"] = state.picks.times.get(seat, 0)


@breaks(choices_stay_hidden)
class TellsThatAMindWasChanged(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        again = seat in state.picks.made
        events = super().play(state, seat, move, chance)
        return [event._replace(shown={"again": True}) if again and event.kind == "chose" else event for event in events]


@breaks(choices_stay_hidden)
class WaitsOnForWhoHasChosen(TinyGame):
    def waiting(self, state: State) -> tuple[int, ...]:
        return tuple(range(len(state.players))) if state.phase == "pick" else super().waiting(state)


@breaks(choices_stay_hidden)
class LetsNobodyChange(TinyGame):
    def legal(self, state: State, seat: int) -> Moves | None:
        return None if seat in state.picks.made else super().legal(state, seat)


@breaks(choices_stay_hidden)
class RevealsWhenOnlyOneIsMissing(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        missing = self.waiting(state)
        if state.phase == "pick" and len(missing) == 1 and events[-1].kind == "chose":
            events += self.time_out(state, missing[0], chance)
        return events


@breaks(late_changes_are_refused)
class CallsALateChangeIllegal(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        try:
            return super().play(state, seat, move, chance)
        except PhaseOver as refusal:
            raise IllegalMove from refusal


@breaks(choices_change_thirty_times)
class AllowsOneChangeFewer(TinyGame):
    def legal(self, state: State, seat: int) -> Moves | None:
        return super().legal(state, seat) if state.picks.times.get(seat, 0) < 30 else None


@breaks(choices_change_thirty_times)
class AllowsChangesForEver(TinyGame):
    def legal(self, state: State, seat: int) -> Moves | None:
        state.picks.times = dict.fromkeys(state.picks.times, 1)
        return super().legal(state, seat)


@breaks(choices_change_thirty_times)
class KeepsTheFirstChoice(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        before = state.picks.made.get(seat)
        events = super().play(state, seat, move, chance)
        if before and seat in state.picks.made:
            state.picks.made[seat] = before
        return events


@breaks(order_of_choices_does_not_matter)
class GivesTheFirstToChooseAnAdvantage(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        if state.phase == "pick" and not state.picks.made and self.legal(state, seat):
            state.players[seat].points += 1
        return super().play(state, seat, move, chance)


@breaks(order_of_choices_does_not_matter)
class ChargesForAChangeOfMind(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        state.players[seat].points -= seat in state.picks.made
        return super().play(state, seat, move, chance)
