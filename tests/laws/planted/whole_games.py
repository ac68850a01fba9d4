"""Defects: games that never end, end wrongly, or do not match their own schemas, labels and options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.interface import Course, Event, Level
from chalicelib.games.moves import Moves, kind
from tests.laws.planted import breaks
from tests.laws.whole_games import (
    bots_play_legal_moves,
    draws_have_listed_labels,
    everything_fits_its_schema,
    games_end_properly,
    late_seats_time_out_together,
    open_decisions_stay_the_same,
    options_are_settled,
    time_outs_finish_games,
)
from tests.tiny import TinyGame, rounds
from tests.tiny.state import State

View = dict[str, Any]


@breaks(games_end_properly)
class NeverEnds(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        state.options = replace(state.options, rounds=state.round + 1)
        return super().play(state, seat, move, chance)


@breaks(games_end_properly)
class GoesBackInTime(TinyGame):
    def progress(self, state: State) -> tuple[int, int]:
        at, of = super().progress(state)
        return of - at, of


@breaks(games_end_properly)
class KnowsTheResultEarly(TinyGame):
    def result(self, state: State) -> View | None:
        return super().result(replace(state, phase="over" if state.round == state.options.rounds else state.phase))


@breaks(games_end_properly)
class NeverKnowsTheResult(TinyGame):
    def result(self, state: State) -> View | None:
        return None


@breaks(games_end_properly)
class GoesOnAfterTheEnd(TinyGame):
    def legal(self, state: State, seat: int) -> Moves | None:
        return kind("pass") if state.phase == "over" else super().legal(state, seat)


class PlacesDifferently(TinyGame):
    def result(self, state: State) -> View | None:
        result = super().result(state)
        return result and {"places": self.place(result["places"])}

    def place(self, places: list[View]) -> list[View]:
        return places


@breaks(games_end_properly)
class BreaksTies(PlacesDifferently):
    def place(self, places: list[View]) -> list[View]:
        order = sorted(places, key=lambda entry: (entry["place"], entry["seat"]))
        return [{**entry, "place": 1 + order.index(entry)} for entry in places]


@breaks(games_end_properly)
class SkipsNoPlaceAfterATie(PlacesDifferently):
    def place(self, places: list[View]) -> list[View]:
        taken = sorted({entry["place"] for entry in places})
        return [{**entry, "place": 1 + taken.index(entry["place"])} for entry in places]


@breaks(games_end_properly)
class ListsWinnersFirst(PlacesDifferently):
    def place(self, places: list[View]) -> list[View]:
        return sorted(places, key=lambda entry: (entry["place"], -entry["seat"]))


@breaks(everything_fits_its_schema)
class ShowsWhatNoSchemaKnows(TinyGame):
    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        return {**super().view(state, seat, everything), "mood": "good"}


@breaks(everything_fits_its_schema)
class ShowsNumbersAsKeys(TinyGame):
    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        return {**super().view(state, seat, everything), "players": {0: "a", 1: "b"}}


@breaks(everything_fits_its_schema)
class TellsWhatNoSchemaKnows(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        return [*super().play(state, seat, move, chance), Event("sighed", seat)]


@breaks(everything_fits_its_schema)
class RecordsTooLittle(TinyGame):
    def record(self, state: State, steps: Any) -> View:
        return {"points": [player.points for player in state.players]}


@breaks(draws_have_listed_labels)
class DrawsALabelTwice(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        chance.number("chip", 6)
        return events


@breaks(draws_have_listed_labels)
class DrawsUnderALabelThatNoFileLists(TinyGame):
    _numbers = count()

    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        chance.number(f"x{next(self._numbers)}/more", 6)
        return events


@breaks(bots_play_legal_moves)
class HasABotThatCheats(TinyGame):
    def choose(self, view: Mapping[str, Any], seat: int, legal: Moves, level: Level, random: Random) -> Any:
        fair = super().choose(view, seat, legal, level, random)
        return {**fair, "number": 6} if level == "hard" and fair["kind"] == "pick" else fair


@breaks(bots_play_legal_moves)
class HasABotThatNeedsMoreThanJson(TinyGame):
    def view(self, state: State, seat: int | None, everything: bool = False) -> View:
        return {**super().view(state, seat, everything), "numbers": {1: "one"}}

    def choose(self, view: Mapping[str, Any], seat: int, legal: Moves, level: Level, random: Random) -> Any:
        fair = super().choose(view, seat, legal, level, random)
        return fair if 1 in view["numbers"] else {"kind": "none"}


@breaks(time_outs_finish_games)
class IgnoresTheClock(TinyGame):
    def time_out(self, state: State, seat: int, chance: Chance) -> list[Event]:
        return [Event("passed", seat)]


@breaks(time_outs_finish_games)
class TellsNothingOfTheClock(TinyGame):
    def time_out(self, state: State, seat: int, chance: Chance) -> list[Event]:
        super().time_out(state, seat, chance)
        return []


@breaks(time_outs_finish_games)
class StartsAgainWhenTheClockRunsOut(TinyGame):
    def time_out(self, state: State, seat: int, chance: Chance) -> list[Event]:
        state.round = 1
        return super().time_out(state, seat, Chance(b"again"))


@breaks(open_decisions_stay_the_same)
class AsksLessOfWhoIsSlow(TinyGame):
    def legal(self, state: State, seat: int) -> Moves | None:
        hurry = state.phase == "pick" and bool(state.picks.made)
        return kind("pick") if hurry else super().legal(state, seat)

    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        return super().play(state, seat, move, chance) if "number" in move else self.time_out(state, seat, chance)


@breaks(late_seats_time_out_together)
class DealsWithTheFirstWhoIsLateDifferently(TinyGame):
    def time_out(self, state: State, seat: int, chance: Chance) -> list[Event]:
        first = state.phase == "pick" and not state.picks.made
        state.players[seat].points -= first
        return super().time_out(state, seat, chance)


class SettlesDifferently(TinyGame):
    def settle_options(self, asked: Mapping[str, Any], seats: int, course: Course | None) -> View:
        return self.settle(dict(asked), seats)

    def settle(self, asked: View, seats: int) -> View:
        return rounds.GAME_OPTIONS.settle(asked, seats, None)


@breaks(options_are_settled)
class OverlooksUnknownOptions(SettlesDifferently):
    def settle(self, asked: View, seats: int) -> View:
        return super().settle({name: value for name, value in asked.items() if name in rounds.GAME_OPTIONS.options}, seats)


@breaks(options_are_settled)
class ForgetsAnOption(SettlesDifferently):
    def settle(self, asked: View, seats: int) -> View:
        settled = super().settle(asked, seats)
        return {name: value for name, value in settled.items() if name in asked or name != "hand"}


@breaks(options_are_settled)
class ChangesAnOptionInSilence(SettlesDifferently):
    def settle(self, asked: View, seats: int) -> View:
        return {**super().settle(asked, seats), "hand": 2}


@breaks(options_are_settled)
class SeatsAnyNumber(SettlesDifferently):
    def settle(self, asked: View, seats: int) -> View:
        return super().settle(asked, min(max(seats, 2), 5))


@breaks(options_are_settled)
class TakesTrueForOneRound(SettlesDifferently):
    def settle(self, asked: View, seats: int) -> View:
        one_round = asked.get("rounds") is True
        return super().settle({**asked, "rounds": 1} if one_round else asked, seats)
