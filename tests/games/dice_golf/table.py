"""A table for tests: short courses, dice that fall as a test wants them, and players who act by name of the move."""

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
    """A course of these pars."""
    return Course("course", "Sandy Links", tuple(Hole(par, 100 * par + number) for number, par in enumerate(pars, 1)))


def roll_of(par: int, strokes: int) -> Roll:
    """The first roll in the dice's order that makes so many strokes."""
    return next(roll for roll in product(*map(FACES.__getitem__, DICE_BY_PAR[par])) if score(par, roll) == strokes)


class Loaded(Chance):
    """Dice that fall as they were loaded: by a draw's label, else for each die its first face (a par without fuss)."""

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
    """A game in progress with loaded dice, and with the Stymie where it can be had. `steps` are its decisions so far."""

    def __init__(self, seats: int = 1, pars: Iterable[int] = (4, 3, 5), **asked: Any) -> None:
        self.seats, self.course, self.dice = seats, course(*pars), Loaded()
        if seats > 1 and asked.get("holes") != "72":
            asked.setdefault("stymie", True)
        self.options = DICE_GOLF.settle_options(asked, seats, self.course)
        self.state = DICE_GOLF.set_up(self.options, seats, self.course, self.dice)
        self.steps: list[Step] = []

    def load(self, seat: int, *faces: Face, roll: int = 1) -> None:
        """How all dice of this seat's next hole will lie after its first or second roll."""
        tee = self.state.setup.tees[len(self.state.players[seat].card)]
        for die, face in zip(DICE_BY_PAR[tee.par], faces, strict=True):
            self.dice.faces[f"{tee.label}/s{seat}/r{roll}/{die}"] = face

    def play(self, seat: int, kind: str, **more: Any) -> list[dict[str, Any]]:
        """Makes a move and tells what everybody sees of it."""
        move = {"kind": kind, **more}
        return self._note(seat, move, DICE_GOLF.play(self.state, seat, move, self.dice))

    def time_out(self, seat: int) -> list[dict[str, Any]]:
        """This seat's clock runs out."""
        return self._note(seat, None, DICE_GOLF.time_out(self.state, seat, self.dice))

    def makes(self, seat: int, strokes: int) -> list[dict[str, Any]]:
        """The seat finishes its next hole with so many strokes, from its first roll."""
        self.will_make(seat, strokes)
        return self.play(seat, "roll") + self.play(seat, "keep")

    def will_make(self, seat: int, strokes: int) -> None:
        """The seat's next first roll is worth so many strokes."""
        par = self.state.setup.tees[len(self.state.players[seat].card)].par
        self.load(seat, *roll_of(par, strokes))

    def passes(self, seat: int, to: int, strokes: int = 4) -> list[dict[str, Any]]:
        """The Stymie goes to a seat that makes so many strokes of it, once it is its turn (D-23)."""
        self.will_make(to, strokes)
        return self.play(seat, "pass-stymie", to=to)

    def card(self, *holes: Iterable[int]) -> None:
        """Everybody's scores hole by hole, in seat order, none of them a double bogey while the Stymie is in play."""
        for scores in holes:
            for seat, strokes in enumerate(scores):
                self.makes(seat, strokes)

    def moves(self, seat: int) -> list[Any]:
        """All that the seat may do now."""
        legal = DICE_GOLF.legal(self.state, seat)
        return list(legal.each()) if legal else []

    def kinds(self, seat: int) -> list[str]:
        """The kinds of move that the seat may make now."""
        return list(dict.fromkeys(move["kind"] for move in self.moves(seat)))

    def targets(self, seat: int) -> list[int]:
        """To whom the seat may pass the Stymie."""
        return [move["to"] for move in self.moves(seat) if move["kind"] == "pass-stymie"]

    @property
    def waiting(self) -> list[int]:
        return list(DICE_GOLF.waiting(self.state))

    @property
    def view(self) -> dict[str, Any]:
        return DICE_GOLF.view(self.state, None)

    def player(self, seat: int) -> dict[str, Any]:
        """One player as views show it."""
        shown: dict[str, Any] = self.view["players"][seat]
        return shown

    @property
    def places(self) -> list[int]:
        """The places of a finished game, by seat."""
        return [place["place"] for place in self.result["places"]]

    @property
    def scores(self) -> list[Any]:
        """What the places of a finished game were given for, by seat."""
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
