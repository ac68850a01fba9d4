"""A table for tests with chosen cards. Cards are written as they are shown: 6, -2, "M", "H"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.cards import FACES, PLACES, Shown
from chalicelib.games.becks_golf.state import Player, State
from chalicelib.games.interface import Event, Step

CARD: dict[Shown, int] = {face: card for card, face in FACES.items()}
KEY = bytes(range(32))
NINES = (9, 8, 7, 8, 7, 9, 7, 9, 8)
"""A grid without sets; its score is 72."""


def cards(*faces: Shown) -> list[int]:
    return [CARD[face] for face in faces]


def grid(text: str) -> list[Shown]:
    """Return nine cards from a text such as "6 M 6 / 1 2 3 / -1 0 H". 0 is also a Mulligan."""
    return [{"M": "M", "0": "M", "H": "H"}.get(word) or int(word) for word in text.replace("/", " ").split()]


class Table:
    """A table in round 1. The dealer is the last seat, so seat 0 begins. `up` are the face-up places of each seat."""

    def __init__(
        self,
        *grids: Sequence[Shown],
        up: Sequence[Sequence[int]] | None = None,
        pile: Sequence[Shown] = (1, 2, 3, 4, 5, 6, 7, 8),
        discard: Sequence[Shown] = (9,),
        rounds: int = 1,
        turns: int = 0,
        closer: int | None = None,
    ) -> None:
        shown = up or [(0, 1)] * len(grids)
        players = [
            Player(cards(*each), [place in places for place in PLACES]) for each, places in zip(grids, shown, strict=True)
        ]
        self.state = State(rounds, players, len(grids) - 1, cards(*pile), cards(*discard), "play", turns=turns, closer=closer)
        self.chance = Chance(KEY)
        self.steps: list[Step] = []

    @classmethod
    def dealt(cls, seats: int, rounds: int = 1, key: bytes = KEY) -> Table:
        """Return a new game before the first choice."""
        table = cls.__new__(cls)
        table.chance, table.steps = Chance(key), []
        table.state = BECKS_GOLF.set_up(BECKS_GOLF.settle_options({"rounds": rounds}, seats, None), seats, None, table.chance)
        return table

    def play(self, seat: int, kind: str, **more: Any) -> list[Event]:
        move = {"kind": kind, **more}
        events = BECKS_GOLF.play(self.state, seat, move, self.chance)
        self.steps.append(Step(seat, move, events))
        return events

    def time_out(self, seat: int) -> list[Event]:
        events = BECKS_GOLF.time_out(self.state, seat, self.chance)
        self.steps.append(Step(seat, None, events))
        return events

    def open(self) -> None:
        """Let everybody turn the first two cards."""
        for seat in self.waiting:
            self.play(seat, "open", at=[0, 1])

    def pass_on(self, turns: int = 1) -> list[Event]:
        """Play `count` turns in which a card is drawn and discarded. Return the events of the last one."""
        events: list[Event] = []
        for _ in range(turns):
            (seat,) = self.waiting
            self.play(seat, "draw")
            events = self.play(seat, "discard")
        return events

    @property
    def waiting(self) -> list[int]:
        return list(BECKS_GOLF.waiting(self.state))

    def view(self, seat: int | None = None, everything: bool = False) -> dict[str, Any]:
        return BECKS_GOLF.view(self.state, seat, everything)

    def player(self, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = self.view()["players"][seat]
        return shown


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def only_event(events: Sequence[Event], kind: str) -> dict[str, Any]:
    """Return the only event of this kind as everybody sees it."""
    (event,) = [event for event in events if event.kind == kind]
    return event.seen_by(None)
