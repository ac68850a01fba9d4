"""The tiny game as the club meets it (`chalicelib.games.interface.Game`): each verb belongs to a module of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from chalicelib.errors import IllegalMove, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.interface import Course, Event
from chalicelib.games.moves import Moves
from tests.tiny import bots, options, record, rounds, schemas, view
from tests.tiny.state import Choice, Options, State, pack, unpack


class TinyGame:
    """Without state of its own."""

    id = "tiny"
    name = "Lone Number"
    rules = 1
    players = options.SEATS
    needs_course = False
    unit = "round"
    labels = rounds.LABELS
    data: tuple[Path, ...] = (rounds.DATA,)

    options_schema = staticmethod(options.schema)
    settle_options = staticmethod(options.settle)
    waiting = staticmethod(rounds.waiting)
    view = staticmethod(view.view)
    result = staticmethod(rounds.result)
    record = staticmethod(record.record)
    pack = staticmethod(pack)
    choose = staticmethod(bots.choose)

    def set_up(
        self, options: Mapping[str, Any], seats: int, course: Course | None, chance: Chance, carried: Any = None
    ) -> State:
        return rounds.deal(Options(**options), seats, chance, carried)

    def unpack(self, options: Mapping[str, Any], seats: int, course: Course | None, packed: Any) -> State:
        return unpack(Options(**options), packed)

    def carry(self, state: State) -> int:
        return state.chip

    def legal(self, state: State, seat: int) -> Moves | None:
        return rounds.legal(state, state.players[seat])

    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        """Checks, then plays. A pick that comes after the reveal is late, not illegal (G-03)."""
        legal = self.legal(state, seat)
        if legal is None or (state.phase == "react" and isinstance(move, dict) and move.get("kind") == "pick"):
            raise PhaseOver(rounds.why_not_now(state))
        if not legal.accepts(move):
            raise IllegalMove(rounds.why_not(state, seat))
        match move["kind"]:
            case "pick":
                return rounds.pick(state, seat, Choice(move["number"], move["ask"]), chance)
            case "react":
                return rounds.react(state, seat, move["number"], chance)
            case _:
                return rounds.pass_by(state, seat, chance)

    def time_out(self, state: State, seat: int, chance: Chance) -> list[Event]:
        if state.phase == "react":
            return rounds.pass_by(state, seat, chance)
        return rounds.pick(state, seat, Choice(min(state.players[seat].hand), ask=False), chance)

    def progress(self, state: State) -> tuple[int, int]:
        return min(state.round, state.options.rounds), state.options.rounds

    def standings(self, state: State) -> None:
        """It has no course, so it stands on no board of scores."""

    def schemas(self) -> dict[str, Any]:
        return schemas.SCHEMAS


TINY = TinyGame()
