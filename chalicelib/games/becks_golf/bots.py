"""The bots of Grandpa Beck's Golf, in the words of people: Visitor, Caddie, Member, Pro and Champion.

- The Visitor wants low cards: it replaces its highest card. It sees no sets.
- The Caddie counts points as they are scored, sets included. It starts no set.
- The Member also collects cards for sets, as much late in a round as early.
- The Pro weighs sets by the time that is left (`evaluation`), and closes a round only if the others seem well behind.
- The Champion knows which cards are left, looks at what it leaves the next player, and has learned the value of each line from
  games against itself (`champion`).

All but the Champion take the top discard if it gains so much that a drawn card will hardly gain more. All choose the first two
cards at random, as one face-down card is like another. Each decides from its seat's view alone.
"""

from __future__ import annotations

from random import Random

from chalicelib.games.becks_golf import champion
from chalicelib.games.becks_golf.cards import score
from chalicelib.games.becks_golf.evaluation import LAST_TURN, MEAN, VALUES, Weights, evaluate, score_changes
from chalicelib.games.becks_golf.position import DOWN, WORTH, Position, View, read
from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Moves

FACE_DOWN_TO_VISITOR = 4
"""The value that a Visitor expects of a face-down card."""
MEMBER = Weights(black=0.8, down=3.4, mulligan=0.0, hazard=10.0, pair=0.2, wild=0.2, lone=0.0)
"""The Member's weights until a round is closed."""
EARLY = Weights(black=0.35, down=3.0, mulligan=-1.0, hazard=9.0, pair=0.35, wild=0.35, lone=0.06)
LATE = Weights(black=0.65, down=3.4, mulligan=0.2, hazard=9.5, pair=0.12, wild=0.21, lone=0.04)
"""The Pro's weights, early and late in a round, tuned by playing variants against each other over thousands of rounds."""
LATE_FACE_DOWN = 2
"""A round is late when a player has at most this many face-down cards."""

MIN_GAIN, MIN_GAIN_LAST_TURN = 3.0, 4.0
"""The gain from which the top discard is taken, as a drawn card may gain as much."""
WELL_BEHIND = 7.0
"""The number of points by which the others' expected scores must be higher for closing to cost the Pro little."""
CLOSING_WELL, CLOSING_BADLY = 1.4, 8.0
"""The price in points at which the Pro closes, if the others are well behind, and if not."""


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """Return the move of a bot of this level."""
    if view["phase"] != "play":
        return legal.pick(random)
    position = read(view)
    if level == "champion":
        return champion.choose(position, random)
    changes = changes_by_place(position, level)
    at = changes.index(min(changes))
    if position.hand is not None:
        return {"kind": "place", "at": at} if changes[at] < 0 else {"kind": "discard"}
    least = MIN_GAIN if position.closer is None else MIN_GAIN_LAST_TURN
    return {"kind": "take", "at": at} if changes[at] <= -least else {"kind": "draw"}


def changes_by_place(position: Position, level: Level) -> list[float]:
    """Return for each place what placing the card there changes in points, as a bot of this level sees it; lower is better."""
    grid, card = position.grid, position.card
    if level == "visitor":
        return [WORTH[card] - (FACE_DOWN_TO_VISITOR if was == DOWN else WORTH[was]) for was in grid]
    changes = score_changes(grid, card, evaluate(_weights(position, level)))
    if level == "hard" and position.closing_place is not None:
        changes[position.closing_place] += _price_of_closing(position)
    return changes


def _weights(position: Position, level: Level) -> Weights:
    if level == "easy" or position.closer is not None:
        return LAST_TURN
    if level == "normal":
        return MEMBER
    return LATE if min(position.down) <= LATE_FACE_DOWN else EARLY


def _price_of_closing(position: Position) -> float:
    """Return the Pro's price of closing with its card."""
    own = score([VALUES[position.card if code == DOWN else code] for code in position.grid])
    others = [
        score([VALUES[code] for code in grid]) + down * MEAN
        for seat, (grid, down) in enumerate(zip(position.grids, position.down, strict=True))
        if seat != position.turn
    ]
    return CLOSING_WELL if own + WELL_BEHIND <= min(others) else CLOSING_BADLY
