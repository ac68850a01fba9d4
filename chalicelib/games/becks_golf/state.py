"""What lies on the table: nine cards before each player, the draw pile, the discard pile.

Whose turn it is follows from the dealer and the turns played; how far the game is, from the scores on the cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from chalicelib.games.base import Choices
from chalicelib.games.becks_golf.cards import Card
from chalicelib.games.becks_golf.scoring import PLACES, Cards

Phase = Literal["opening", "play", "over"]
Places = tuple[int, ...]


@dataclass(slots=True)
class Player:
    """A seat. `grid` are its nine cards, which nobody may see but for those that are `up`; `scores` are of finished rounds."""

    grid: list[Card]
    up: list[bool]
    scores: list[int] = field(default_factory=list)

    @property
    def face_up(self) -> Cards:
        """What all see of the nine cards."""
        return [card if up else None for card, up in zip(self.grid, self.up, strict=True)]

    @property
    def down(self) -> int:
        """How many cards lie face-down."""
        return self.up.count(False)

    @property
    def total(self) -> int:
        return sum(self.scores)


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished round as it lay at last: all grids, which places had to be turned over then, the discard pile's top card."""

    closer: int | None
    grids: tuple[tuple[Card, ...], ...]
    turned: tuple[Places, ...]
    discard: Card


@dataclass(slots=True)
class State:
    """`pile` and `discard` have their top card last. `opening` are the places that each chose to turn over. `turns` counts
    those of this round, all seats' together; `closers` are of finished rounds, None where nobody closed.
    """

    rounds: int
    players: list[Player]
    dealer: int
    pile: list[Card]
    discard: list[Card] = field(default_factory=list)
    phase: Phase = "opening"
    opening: Choices[Places] = field(default_factory=Choices)
    turns: int = 0
    drawn: Card | None = None
    closer: int | None = None
    reshuffles: int = 0
    closers: list[int | None] = field(default_factory=list)
    last: Ended | None = None

    @property
    def round(self) -> int:
        """The number of the round that is on, or was the last one, from 1."""
        return len(self.players[0].scores) + (self.phase != "over")

    @property
    def turn(self) -> int | None:
        """Whose turn it is (B-11); None while all choose, and at the end."""
        return (self.dealer + 1 + self.turns) % len(self.players) if self.phase == "play" else None

    @property
    def last_turns(self) -> list[int]:
        """The seats that still have the one turn that is left once somebody has closed (B-15), in order."""
        if self.closer is None or self.turn is None:
            return []
        seats = len(self.players)
        return [(self.turn + step) % seats for step in range((self.closer - self.turn) % seats)]


def face_down() -> list[bool]:
    return [False for _ in PLACES]
