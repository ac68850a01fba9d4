"""Defects: `legal`, checks and refusals that do not agree."""

from __future__ import annotations

from typing import Any

from chalicelib.errors import IllegalMove, NotLegal, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.moves import Bool, Moves, OneOfValues, kind
from tests.laws.legal_moves import legal_is_exact, schemas_keep_to_the_contract
from tests.laws.planted import breaks
from tests.tiny import TinyGame
from tests.tiny.state import State


class Anything:
    """A description of moves whose check is looser than its schema."""

    def __init__(self, moves: Moves) -> None:
        self.schema, self.each, self.pick, self._accepts = moves.schema, moves.each, moves.pick, moves.accepts

    def accepts(self, value: Any) -> bool:
        return self._accepts({name: value[name] for name in value if name != "more"} if isinstance(value, dict) else value)


@breaks(legal_is_exact)
class ChecksLessThanItsSchemaSays(TinyGame):
    def legal(self, state: State, seat: int) -> Any:
        legal = super().legal(state, seat)
        return legal and Anything(legal)


@breaks(legal_is_exact)
class OverlooksMoreMembers(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        known = ("kind", "number", "ask")
        return super().play(
            state, seat, {name: move[name] for name in move if name in known} if isinstance(move, dict) else move, chance
        )


@breaks(legal_is_exact)
class TakesTrueForOne(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        if isinstance(move, dict) and type(move.get("ask")) is int:
            move = {**move, "ask": bool(move["ask"])}
        return super().play(state, seat, move, chance)


@breaks(legal_is_exact)
class OffersCardsThatItRefuses(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        if isinstance(move, dict) and move.get("number") == 6:
            raise IllegalMove
        return super().play(state, seat, move, chance)


@breaks(legal_is_exact)
class TakesCardsThatItDoesNotOffer(TinyGame):
    def legal(self, state: State, seat: int) -> Moves | None:
        legal = super().legal(state, seat)
        some = OneOfValues(tuple(sorted(set(state.players[seat].hand)))[:1])
        return kind("pick", number=some, ask=Bool()) if legal and state.phase == "pick" else legal

    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        legal, mine = super().legal(state, seat), self.legal(state, seat)
        if legal and mine and legal.accepts(move) and not mine.accepts(move):
            return [Event("chose", seat)]
        return super().play(state, seat, move, chance)


@breaks(legal_is_exact)
class CountsARefusedPick(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        try:
            return super().play(state, seat, move, chance)
        except IllegalMove:
            state.picks.times[seat] = state.picks.times.get(seat, 0) + 1
            raise


@breaks(legal_is_exact)
class DrawsBeforeItChecks(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        chance.number(f"r{state.round}/reshuffle", 6)
        return super().play(state, seat, move, chance)


@breaks(legal_is_exact)
class CallsALateMoveIllegal(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        try:
            return super().play(state, seat, move, chance)
        except PhaseOver as refusal:
            raise IllegalMove from refusal


@breaks(legal_is_exact)
class CallsNonsenseLate(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        try:
            return super().play(state, seat, move, chance)
        except NotLegal as refusal:
            raise PhaseOver from refusal


@breaks(legal_is_exact)
class ChangesTheMoveItIsGiven(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        events = super().play(state, seat, move, chance)
        move["seat"] = seat
        return events


@breaks(legal_is_exact)
class RefusesWithoutASentence(TinyGame):
    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        try:
            return super().play(state, seat, move, chance)
        except IllegalMove as refusal:
            raise IllegalMove("illegal move") from refusal


class Described(Anything):
    """A description of moves with another schema."""

    def __init__(self, moves: Moves, schema: dict[str, Any]) -> None:
        super().__init__(moves)
        self.schema = lambda: schema


@breaks(schemas_keep_to_the_contract)
class ListsEveryPlan(TinyGame):
    def legal(self, state: State, seat: int) -> Any:
        legal = super().legal(state, seat)
        return legal and Described(legal, {"oneOf": [legal.schema()] * 60})


@breaks(schemas_keep_to_the_contract)
class UsesWordsThatTheContractDoesNotKnow(TinyGame):
    def legal(self, state: State, seat: int) -> Any:
        legal = super().legal(state, seat)
        return legal and Described(legal, {**legal.schema(), "description": "A pick."})


@breaks(schemas_keep_to_the_contract)
class OffersAMoveThatNoDocumentLists(TinyGame):
    def schemas(self) -> dict[str, Any]:
        known = super().schemas()
        return {**known, "move": {"oneOf": known["move"]["oneOf"][:1]}}
