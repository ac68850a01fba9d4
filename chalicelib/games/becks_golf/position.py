"""A position in a round as all players see it, for bots. Cards are small numbers here: their value plus four."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chalicelib.games.becks_golf.cards import FACES, PACK, Card, Shown

View = Mapping[str, Any]
LOWEST = min(FACES)
DOWN = 15
"""The code of a face-down card."""
CODES = range(len(FACES))
WORTH: tuple[int, ...] = tuple(range(LOWEST, LOWEST + DOWN))
"""The value of each card, by its code."""

_CARD: dict[Shown, Card] = {face: card for card, face in FACES.items()}


def code_of(card: Card) -> int:
    """Return a card's code."""
    return card - LOWEST


@dataclass(frozen=True, slots=True)
class Position:
    """A position in a round at the turn of seat `turn`.

    `grids` are each seat's cards, `down` the numbers of face-down ones. `top` is the top discard, `hand` the drawn card or
    None. `unseen` counts by code the cards that may be face-down or in the draw pile, `drawable` those that may be drawn next.
    `totals` are each seat's points from earlier rounds if this is the last round, otherwise zeros.
    """

    grids: Sequence[Sequence[int]]
    down: Sequence[int]
    turn: int
    closer: int | None
    top: int
    hand: int | None
    unseen: Sequence[int]
    drawable: Sequence[int]
    last_round: bool
    totals: Sequence[int]

    @property
    def seats(self) -> range:
        return range(len(self.grids))

    @property
    def next_seat(self) -> int:
        return (self.turn + 1) % len(self.grids)

    @property
    def card(self) -> int:
        """The card that may be placed: the drawn one, or else the top discard."""
        return self.top if self.hand is None else self.hand

    @property
    def grid(self) -> Sequence[int]:
        """The cards of the seat whose turn it is."""
        return self.grids[self.turn]

    @property
    def closing_place(self) -> int | None:
        """The place whose card is the last one that the seat has face-down, if to turn it closes the round."""
        return self.grid.index(DOWN) if self.down[self.turn] == 1 and self.closer is None else None


def read(view: View) -> Position:
    """Return the position in this view of the seat whose turn it is."""
    codes = {face: code_of(card) for face, card in _CARD.items()}
    drawn = view["drawn"]
    hand = None if drawn is None else codes[drawn["card"]]
    *below, top = [codes[face] for face in view["discard"]]
    grids = [[DOWN if face is None else codes[face] for face in player["grid"]] for player in view["players"]]
    unseen = _counts([code_of(card) for card in PACK])
    for code in (*below, top, *(code for grid in grids for code in grid if code != DOWN), *([] if hand is None else [hand])):
        unseen[code] -= 1
    last_round = view["round"] == view["rounds"]
    return Position(
        grids=grids,
        down=[player["down"] for player in view["players"]],
        turn=view["turn"],
        closer=view["closer"],
        top=top,
        hand=hand,
        unseen=unseen,
        drawable=unseen if view["pile"] or not below else _counts(below),
        last_round=last_round,
        totals=[player["total"] if last_round else 0 for player in view["players"]],
    )


def _counts(codes: Sequence[int]) -> list[int]:
    """Return how many cards of each code these are."""
    counted = Counter(codes)
    return [counted[code] for code in CODES]
