"""The record of a finished game, with all that is needed to score it by hand (docs/records.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from chalicelib.games.interface import Event, Step
from chalicelib.games.mulligan.cards import CLUB, shaded_name
from chalicelib.games.mulligan.options import Setup
from chalicelib.games.mulligan.state import State

Hole = dict[str, Any]
EventData = Mapping[str, Any]
THE_COURSE = "course"


def record(state: State, steps: Iterable[Step]) -> dict[str, Any]:
    """Return all holes, turn by turn; totals by golfer and by side; wagers and chips in games that have them."""
    setup = state.setup
    writer = _RecordWriter(setup)
    for step in steps:
        for event in step.events:
            writer.add(event)
    return {
        "sides": [[*side] for side in setup.sides],
        "golfers": [[*golfers] for golfers in setup.golfers],
        "holes": writer.holes,
        "totals": [ball.total for ball in state.balls],
        "side_totals": [state.side_total(side) for side in range(len(setup.sides))],
        "wagers": writer.wagers,
        "chips": [*state.book.chips] if state.book else None,
    }


class _RecordWriter:
    """Builds the record event by event, hole by hole and turn by turn."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.holes: list[Hole] = []
        self.wagers: list[dict[str, Any]] = []
        self._turns: list[dict[str, Any]] = []
        self._offers: dict[int, dict[str, Any]] = {}

    def add(self, event: Event) -> None:
        """Add one event. Events that do not matter for the score are skipped."""
        data = event.shown
        match event.kind:
            case "played":
                self._anytime(data)
            case "swung":
                self._swung(data)
            case "resolved":
                self._resolved(data)
            case "holed":
                self._holed(data)
            case "offered":
                self._offers[data["offer"]] = {"by": event.seat, **data}
            case "accepted":
                self._accepted(data)
            case "settled":
                next(wager for wager in self.wagers if wager["number"] == data["wager"])["won"] = data["won"]

    def _turn(self) -> dict[str, Any]:
        """Return the current turn. A new one begins with the first event after a turn was resolved."""
        if not self._turns or self._turns[-1]["after"]:
            self._turns.append({"course": None, "plans": [], "anytime": [], "struck": [], "after": []})
        return self._turns[-1]

    def _anytime(self, data: EventData) -> None:
        on = data["on"]
        if isinstance(on, Mapping):
            on = {"card": shaded_name(on["card"]), "by": _by(on["by"])}
        self._turn()["anytime"].append(
            {
                "golfer": data["golfer"],
                "card": data["type"],
                "when": "after" if data["after"] else "before",
                "cancelled_by": data["cancelled_by"],
                "on": on,
            }
        )

    def _swung(self, data: EventData) -> None:
        turn = self._turn()
        turn["course"] = None if data["course"] is None else shaded_name(data["course"]["card"])
        turn["plans"] = [
            {
                "golfer": plan["golfer"],
                "club": CLUB[plan["club"]].name,
                "actions": [{"card": shaded_name(each["card"]), "target": each["target"]} for each in plan["actions"]],
            }
            for plan in data["plans"]
        ]

    def _resolved(self, data: EventData) -> None:
        turn = self._turn()
        for shot, strokes in zip(data["shots"], data["strokes"], strict=True):
            golfer = shot["golfer"]
            turn["struck"] += [
                {"golfer": golfer, "card": shaded_name(lie["card"]), "by": _by(lie["by"])} for lie in shot["lies"]
            ]
            moved = {name: shot[name] for name in ("golfer", "moved", "left")}
            turn["after"].append({**moved, "strokes": strokes, "finished": shot["finished"]})

    def _holed(self, data: EventData) -> None:
        tee = self.setup.tees[len(self.holes)]
        scored = {name: data[name] for name in ("wolf", "target", "strokes", "scores")}
        self.holes.append({"hole": tee.hole, "par": tee.par, "yards": tee.yards, "turns": self._turns, **scored})
        self._turns = []

    def _accepted(self, data: EventData) -> None:
        offer = self._offers[data["wager"]]
        bet = offer["bet"]
        self.wagers.append(
            {
                "number": offer["offer"],
                "hole": data["hole"],
                "turn": data["turn"],
                "by": offer["by"],
                "to": offer["to"],
                "stake": offer["stake"],
                "kind": bet["about"],
                "text": bet.get("text"),
                "golfer": bet.get("golfer"),
                "finishes": bet.get("finishes"),
                "won": None,
            }
        )


def _by(golfer: int | None) -> int | str:
    return THE_COURSE if golfer is None else golfer
