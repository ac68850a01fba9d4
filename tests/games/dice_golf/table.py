"""A table for tests with short courses, chosen dice, and players who act by the name of a move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

from chalicelib.fairness import Chance, Draw
from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES, Face, Roll, score
from chalicelib.games.interface import Course, Event, Hole, Step

BOX = (4, 4, 3, 4, 5, 3, 4, 5, 4, 4, 3, 4, 5, 4, 3, 4, 4, 5)
"""The pars of the box's own scorecard (D-08)."""


def course(*pars: int) -> Course:
    """Return a course with these pars."""
    return Course("course", "Sandy Links", tuple(Hole(par, 100 * par + number) for number, par in enumerate(pars, 1)))


def roll_of(par: int, strokes: int) -> Roll:
    """Return the first roll, in the order of the faces, with this number of strokes."""
    return next(roll for roll in product(*map(FACES.__getitem__, DICE_BY_PAR[par])) if score(par, roll) == strokes)


class Loaded(Chance):
    """Loaded dice: the face is given by the draw's label; otherwise it is the first face of the die, which makes a par."""

    def __init__(self) -> None:
        super().__init__(bytes(32))
        self.faces: dict[str, Face] = {}

    def number(self, label: str, k: int) -> int:
        die = label.rsplit("/", 1)[1]
        place = FACES[die].index(self.faces.get(label, FACES[die][0]))
        assert k == len(FACES[die])
        self.draws.append(Draw(label, "number", k, place))
        return place


class Table:
    """A game in progress with loaded dice, and with the Stymie if possible. `steps` are its decisions so far."""

    def __init__(self, seats: int = 1, pars: Iterable[int] = (4, 3, 5), **asked: Any) -> None:
        self.seats, self.course, self.dice = seats, course(*pars), Loaded()
        if seats > 1 and asked.get("holes") != "72":
            asked.setdefault("stymie", True)
        self.options = DICE_GOLF.settle_options(asked, seats, self.course)
        self.state = DICE_GOLF.set_up(self.options, seats, self.course, self.dice)
        self.steps: list[Step] = []

    def load(self, seat: int, *faces: Face, roll: int = 1) -> None:
        """Set all dice of this seat's next hole after its first or second roll."""
        tee = self.state.setup.tees[len(self.state.players[seat].card)]
        for die, face in zip(DICE_BY_PAR[tee.par], faces, strict=True):
            self.dice.faces[f"{tee.label}/s{seat}/r{roll}/{die}"] = face

    def play(self, seat: int, kind: str, **more: Any) -> list[dict[str, Any]]:
        """Make a move, and return its events as everybody sees them."""
        move = {"kind": kind, **more}
        return self._note(seat, move, DICE_GOLF.play(self.state, seat, move, self.dice))

    def time_out(self, seat: int) -> list[dict[str, Any]]:
        """Let this seat time out."""
        return self._note(seat, None, DICE_GOLF.time_out(self.state, seat, self.dice))

    def makes(self, seat: int, strokes: int) -> list[dict[str, Any]]:
        """Let the seat finish its next hole with this number of strokes, with its first roll."""
        self.will_make(seat, strokes)
        return self.play(seat, "roll") + self.play(seat, "keep")

    def will_make(self, seat: int, strokes: int) -> None:
        """Load the seat's next first roll with this number of strokes."""
        par = self.state.setup.tees[len(self.state.players[seat].card)].par
        self.load(seat, *roll_of(par, strokes))

    def passes(self, seat: int, to: int, strokes: int = 4) -> list[dict[str, Any]]:
        """Pass the Stymie to a seat, whose next roll will have this number of strokes (D-23)."""
        self.will_make(to, strokes)
        return self.play(seat, "pass-stymie", to=to)

    def card(self, *holes: Iterable[int]) -> None:
        """Play these scores hole by hole, in seat order. None may be a double bogey while the Stymie is in play."""
        for scores in holes:
            for seat, strokes in enumerate(scores):
                self.makes(seat, strokes)

    def moves(self, seat: int) -> list[Any]:
        """Return all moves that the seat may make now."""
        legal = DICE_GOLF.legal(self.state, seat)
        return list(legal.each()) if legal else []

    def kinds(self, seat: int) -> list[str]:
        """Return the kinds of moves that the seat may make now."""
        return list(dict.fromkeys(move["kind"] for move in self.moves(seat)))

    def targets(self, seat: int) -> list[int]:
        """Return the seats to which this seat may pass the Stymie."""
        return [move["to"] for move in self.moves(seat) if move["kind"] == "pass-stymie"]

    @property
    def waiting(self) -> list[int]:
        return list(DICE_GOLF.waiting(self.state))

    @property
    def view(self) -> dict[str, Any]:
        return DICE_GOLF.view(self.state, None)

    def player(self, seat: int) -> dict[str, Any]:
        """Return one player as views show it."""
        shown: dict[str, Any] = self.view["players"][seat]
        return shown

    @property
    def places(self) -> list[int]:
        """Return the places of a finished game, by seat."""
        return [place["place"] for place in self.result["places"]]

    @property
    def scores(self) -> list[Any]:
        """Return the scores in the places of a finished game, by seat."""
        return [place["score"] for place in self.result["places"]]

    @property
    def result(self) -> Mapping[str, Any]:
        result = DICE_GOLF.result(self.state)
        assert result is not None, "the game is not over"
        return result

    @property
    def record(self) -> dict[str, Any]:
        return DICE_GOLF.record(self.state, self.steps)

    def _note(self, seat: int, move: Any, events: list[Event]) -> list[dict[str, Any]]:
        self.steps.append(Step(seat, move, events))
        return [event.seen_by(None) for event in events]
