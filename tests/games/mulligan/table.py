"""A table for tests with chosen hands. Cards have the name of the half that is used, and players act in a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.errors import Refusal
from chalicelib.fairness import Chance
from chalicelib.games.interface import Course, Event, Hole, Step
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.cards import CLUB, DECK, PERSONAL, shaded_name
from chalicelib.games.mulligan.state import State

OWN = "2-Putt"
"""The golfer's own card as a club. As an action it is "Practice Swing"."""


def cards(name: str) -> list[int]:
    """Return the deck's cards with this half, light or shaded."""
    return [card for card in DECK if name in (CLUB[card].name, shaded_name(card))]


def course(*yards: int) -> Course:
    """Return a course of holes with these distances."""
    return Course("yards", "So Many Yards", tuple(Hole(4, each) for each in yards))


class Table:
    """A game in its first turn. `asked` are further options."""

    def __init__(self, seats: int = 2, *modes: str, yards: Sequence[int] = (400, 400), seed: int = 0, **asked: Any) -> None:
        self.seats, self.course, self.chance = seats, course(*yards), Chance(bytes([seed] * 32))
        self.options = MULLIGAN.settle_options({"modes": [*modes], **asked}, seats, self.course)
        self.state: State = MULLIGAN.set_up(self.options, seats, self.course, self.chance)
        self.steps: list[Step] = []
        self.given: set[int] = set()
        """Cards that a test has put where they are."""

    # ── laying the table ──

    def hand(self, golfer: int, *names: str) -> list[int]:
        """Give a golfer exactly these cards and its own card: the first ones of each name that nobody has been given.

        The rest of its hand goes under the deck. The cards are removed from where they were.
        """
        ball = self.state.balls[golfer]
        kept = [
            card for other, one in enumerate(self.state.balls) if other != golfer for card in one.hand if card in self.given
        ]
        wanted: list[int] = []
        for name in names:
            wanted.append(next(card for card in cards(name) if card not in (*kept, *wanted) and card not in self.given))
        self.state.deck[:0] = [card for card in ball.hand if card < PERSONAL]
        for pile in (self.state.deck, self.state.discard, *(one.hand for one in self.state.balls)):
            pile[:] = [card for card in pile if card not in wanted]
        ball.hand = sorted([*wanted, self.state.setup.own_card(golfer)])
        self.given.update(wanted)
        return wanted

    def top(self, *names: str) -> list[int]:
        """Put these cards on the deck, the first on top."""
        found: list[int] = []
        for name in names:
            found.append(
                next(card for card in self.state.deck if card not in found and name in (CLUB[card].name, shaded_name(card)))
            )
        self.state.deck[:] = [*(card for card in self.state.deck if card not in found), *reversed(found)]
        return found

    def left(self, *yards: int) -> None:
        """Set the balls' distances from the hole."""
        for ball, left in zip(self.state.balls, yards, strict=True):
            ball.left = left

    # ── playing ──

    def find(self, golfer: int, name: str) -> int:
        """Return the first card in the golfer's hand with this half."""
        own = self.state.setup.own_card(golfer)
        if name in (OWN, "Practice Swing"):
            return own
        return next(card for card in self.state.balls[golfer].hand if name in (CLUB[card].name, shaded_name(card)))

    def move(self, seat: int, **shots: Any) -> dict[str, Any]:
        """Return a plan for the seat's golfers, as a move."""
        numbered = {str(golfer): self._shot(golfer, *shot) for golfer, shot in shots["shots"].items()}
        return {"kind": "plan", **shots, "shots": numbered}

    def _shot(self, golfer: int, club: str, *actions: tuple[str, int]) -> dict[str, dict[str, int]]:
        return {str(self.find(golfer, club)): {str(self.find(golfer, name)): target for name, target in actions}}

    def plan(
        self, golfer: int, club: str, *actions: tuple[str, int], react: str = "never", **more: Any
    ) -> list[dict[str, Any]]:
        """Plan for a seat with one golfer: a club, and actions with their targets."""
        seat = self.state.setup.seat_of[golfer]
        move = self.move(seat, shots={golfer: (club, *actions)}, reactions={str(golfer): react}, **more)
        return self.play(seat, **move)

    def play(self, seat: int, /, **move: Any) -> list[dict[str, Any]]:
        """Make a move, and return its events as everybody sees them."""
        return self.note(seat, move, MULLIGAN.play(self.state, seat, move, self.chance))

    def use(self, golfer: int, kind: str, **more: Any) -> list[dict[str, Any]]:
        """Play a Play Anytime card of the golfer's hand."""
        names = {
            "rangefinder": "Rangefinder",
            "dig": "Dig Through the Bag",
            "gps": "Course GPS",
            "borrow": "Borrow a Club",
            "mulligan": "Mulligan",
        }
        return self.play(self.state.setup.seat_of[golfer], kind=kind, card=self.find(golfer, names[kind]), **more)

    def time_out(self, seat: int) -> list[dict[str, Any]]:
        """Let this seat time out."""
        return self.note(seat, None, MULLIGAN.time_out(self.state, seat, self.chance))

    def note(self, seat: int, move: Any, events: list[Event]) -> list[dict[str, Any]]:
        """Play announced moves that are due now. Return all events as everybody sees them."""
        self.steps.append(Step(seat, move, events))
        if due := MULLIGAN.planned(self.state):
            planned = MULLIGAN.play(self.state, *due, self.chance)
            self.steps.append(Step(*due, planned))
            events = [*events, *planned]
        return [event.seen_by(None) for event in events]

    def swing(self, *plans: Sequence[Any], react: str = "never") -> dict[int, dict[str, Any]]:
        """Plan for all seats, each with one golfer: ("Iron", ("Hook", 0)). Return the shots."""
        events: list[dict[str, Any]] = []
        for golfer, (club, *actions) in enumerate(plans):
            events = self.plan(golfer, club, *actions, react=react)
        return shots(events)

    # ── looking ──

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return MULLIGAN.view(self.state, seat)

    def events_for(self, seat: int | None) -> list[dict[str, Any]]:
        """Return the events of the last step as this seat sees them."""
        return [event.seen_by(seat) for event in self.steps[-1].events]

    @property
    def waiting(self) -> list[int]:
        return list(MULLIGAN.waiting(self.state))

    def kinds(self, seat: int) -> list[str]:
        """Return the kinds of moves that the seat may make."""
        legal = MULLIGAN.legal(self.state, seat)
        branches = legal.schema()["oneOf"] if legal else []
        return list(dict.fromkeys(branch["properties"]["kind"]["const"] for branch in branches))

    def legal(self, seat: int, move: Mapping[str, Any]) -> bool:
        legal = MULLIGAN.legal(self.state, seat)
        return legal is not None and legal.accepts(dict(move))

    def refusal(self, seat: int, /, **move: Any) -> Refusal:
        """Return the refusal of this move."""
        try:
            MULLIGAN.play(self.state, seat, move, self.chance)
        except Refusal as refusal:
            return refusal
        raise AssertionError(f"{move} is not refused")

    def all_cards(self) -> list[int]:
        """Return every card of the deck, from all places, and check that none is missing or twice there."""
        state = MULLIGAN.unpack(self.options, self.seats, self.course, MULLIGAN.pack(self.state))
        assert sorted(state.discard) == sorted(self.state.discard)
        return sorted([*self.state.discard, *(card for card in DECK if card not in state.discard)])


def shots(events: Sequence[Mapping[str, Any]]) -> dict[int, dict[str, Any]]:
    """Return the shots that these events resolve, by golfer."""
    resolved = next(event for event in events if event["kind"] == "resolved")
    return {shot["golfer"]: shot for shot in resolved["shots"]}


def of_kind(events: Sequence[Mapping[str, Any]], kind: str) -> list[Mapping[str, Any]]:
    return [event for event in events if event["kind"] == kind]
