"""The evaluation of a grid with hidden cards, and fast playouts of a round, for bots.

An evaluation gives points to each card, and to each line for the set that it is or may become. The points of a grid are the
sum; fewer are better. A card changes one row and one column only, so all nine places are compared with a few table look-ups.

Cards are small numbers here: their value plus four; `DOWN` is a face-down card. A line is its three cards with four bits each.
The weights were tuned by playing variants against each other over many thousands of rounds. Early in a round, incomplete sets
are worth more than low cards; later the cards' own values matter more; in the last turn only they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, permutations

from chalicelib.games.becks_golf.cards import BLACK, BONUS, FACES, HAZARD, MULLIGAN, PACK, PENALTY, PLACES, score, set_of

LOWEST = min(FACES)
DOWN = 15
WORTH: tuple[int, ...] = tuple(range(LOWEST, LOWEST + DOWN))
"""The value of each card, by its code."""
VALUES: tuple[int | None, ...] = (*WORTH, None)
"""The same with None for the face-down card, as `score` takes them."""
MEAN = sum(PACK) / len(PACK)
TWO_MULLIGANS = 6
"""The number of the set that a line with two Mulligans is assumed to become."""


def code_of(card: int) -> int:
    """Return a card's code in this module."""
    return card - LOWEST


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Points by card code, and by line code the points of a line in addition to those of its cards."""

    cards: tuple[float, ...]
    lines: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights from which an evaluation is built.

    `black` is the weight of a point on a black card. `pair`, `wild` and `lone` are the chances of a set from two cards of a
    number, from one card and a Mulligan, and from one card alone. The others are the points of those cards.
    """

    black: float
    down: float
    mulligan: float
    hazard: float
    pair: float
    wild: float
    lone: float


def evaluate(weights: Weights) -> Evaluation:
    """Return the evaluation with these weights. It takes a few milliseconds."""
    cards = (*(_card(weights, worth) for worth in WORTH), weights.down)
    lines = [0.0] * 16**3
    for line in combinations_with_replacement(range(16), 3):
        points = _line(weights, cards, line)
        for one, two, three in permutations(line):
            lines[one << 8 | two << 4 | three] = points
    return Evaluation(cards, tuple(lines))


def _card(weights: Weights, worth: int) -> float:
    special = {MULLIGAN: weights.mulligan, HAZARD: weights.hazard}
    return weights.black * worth if worth in BLACK else special.get(worth, worth)


def _line(weights: Weights, cards: Sequence[float], line: tuple[int, ...]) -> float:
    """Return the points of a line. A set cancels its cards' points and scores its own; a potential set counts by its chance."""
    worths = [VALUES[card] for card in line]
    number = set_of(*worths)
    if number:
        return -number - sum(cards[card] for card in line)
    chances = [0.0]
    for odd in range(3):
        one, two = (worths[place] for place in range(3) if place != odd)
        likely, number = _potential(weights, one, two, worths[odd])
        if number:
            blacks = sum(cards[line[place]] for place in range(3) if place != odd and worths[place] in BLACK)
            chances.append(likely * (number + blacks + cards[line[odd]]))
        elif one is None and two is None:
            chances.append(_lone_card(weights, worths[odd]))
    return -max(chances)


def _potential(weights: Weights, one: int | None, two: int | None, odd: int | None) -> tuple[float, int]:
    """Return the chance that two cards become a set with another card, and the number of that set (0: impossible)."""
    if one == two == MULLIGAN:
        return weights.wild, TWO_MULLIGANS
    return (weights.wild if MULLIGAN in (one, two) else weights.pair), set_of(one, two, MULLIGAN)


def _lone_card(weights: Weights, worth: int | None) -> float:
    """Return the points of a card in a line with two face-down cards."""
    if worth is None or not (worth in BLACK or worth == MULLIGAN):
        return 0.0
    return weights.lone * 3 * (worth or 3)


EARLY = evaluate(Weights(black=0.35, down=3.0, mulligan=-1.0, hazard=9.0, pair=0.35, wild=0.35, lone=0.06))
LATE = evaluate(Weights(black=0.65, down=3.4, mulligan=0.2, hazard=9.5, pair=0.12, wild=0.21, lone=0.04))
LAST_TURN = evaluate(Weights(black=1.0, down=MEAN, mulligan=0.0, hazard=10.0, pair=0.0, wild=0.0, lone=0.0))

_ALL = 0xFFF
_SHIFT = (8, 4, 0)
_PUT: tuple[tuple[int, int, int, int, int, int, int], ...] = tuple(
    (
        place,
        place // 3,
        place % 3,
        _SHIFT[place % 3],
        _SHIFT[place // 3],
        _ALL ^ DOWN << _SHIFT[place % 3],
        _ALL ^ DOWN << _SHIFT[place // 3],
    )
    for place in PLACES
)
"""For each place: itself, its row and column, the bit offset of its card in the code of each, and masks that clear it there."""


def score_changes(grid: Sequence[int], card: int, evaluation: Evaluation) -> list[float]:
    """Return for each place the change of the grid's points with this card there; lower is better."""
    points, lines = evaluation.cards, evaluation.lines
    a, b, c, d, e, f, g, h, i = grid
    rows = (a << 8 | b << 4 | c, d << 8 | e << 4 | f, g << 8 | h << 4 | i)
    columns = (a << 8 | d << 4 | g, b << 8 | e << 4 | h, c << 8 | f << 4 | i)
    row_points, column_points = [lines[row] for row in rows], [lines[column] for column in columns]
    own = points[card]
    return [
        lines[rows[row] & keep_row | card << in_row]
        + lines[columns[column] & keep_column | card << in_column]
        - row_points[row]
        - column_points[column]
        - points[grid[place]]
        + own
        for place, row, column, in_row, in_column, keep_row, keep_column in _PUT
    ]


# Fast playouts by evaluation alone: a thousand turns in ten milliseconds.
#
# A player takes the top discard if that is a clear gain. Otherwise the player draws, and places the card if that is a gain. To
# turn the last face-down card costs a small penalty if the others seem well behind, otherwise a large one.

MIN_GAIN = 3.0
"""The gain from which the top discard is taken, as a drawn card may gain as much. The second one is for the last turn."""
MIN_GAIN_LAST_TURN = 4.0
LATE_FACE_DOWN = 2
"""A round is late when a player has at most this many face-down cards."""
WELL_BEHIND = 7.0
CLOSING_WELL, CLOSING_BADLY = 1.4, 8.0


@dataclass(slots=True)
class Position:
    """A position in a round, for playouts.

    `cards` are each seat's cards (guesses for face-down ones), `seen` the same as everybody sees them, `down` the numbers of
    face-down cards. `pile` is the draw pile with its top card last, `top` the top discard. `turn` and `closer` are seats,
    `left` is the number of turns until the round ends by itself.
    """

    cards: list[list[int]]
    seen: list[list[int]]
    down: list[int]
    pile: list[int]
    top: int
    turn: int
    closer: int | None
    left: int

    def copy(self) -> Position:
        return Position(
            [[*grid] for grid in self.cards],
            [[*grid] for grid in self.seen],
            [*self.down],
            [*self.pile],
            self.top,
            self.turn,
            self.closer,
            self.left,
        )

    def put(self, place: int, card: int) -> None:
        """Place a card for the player whose turn it is, and discard the replaced card."""
        seat = self.turn
        self.top, self.cards[seat][place] = self.cards[seat][place], card
        if self.seen[seat][place] == DOWN:
            self.down[seat] -= 1
            if self.closer is None and self.down[seat] == 0:
                self.closer = seat
        self.seen[seat][place] = card

    def draw_and_play(self) -> None:
        """Draw a card. Place it where it gains most, or discard it if it gains nowhere."""
        card = self.pile.pop()
        gain, place = best_place(self, card)
        if gain < 0:
            self.put(place, card)
        else:
            self.top = card

    def play_on(self) -> list[int]:
        """Play from the end of this turn to the end of the round, or of the draw pile. Return the scores."""
        seats = len(self.cards)
        self.turn, self.left = (self.turn + 1) % seats, self.left - 1
        while self.turn != self.closer and self.pile and self.left > 0:
            gain, place = best_place(self, self.top)
            if gain <= take_threshold(self):
                self.put(place, self.top)
            else:
                self.draw_and_play()
            self.turn, self.left = (self.turn + 1) % seats, self.left - 1
        return scores(self)


def scores(position: Position) -> list[int]:
    """Return all scores, with the closer's bonus or penalty."""
    raw = [visible_score(tuple(grid)) for grid in position.cards]
    closer = position.closer
    if closer is not None:
        own = raw[closer]
        raw[closer] = 10_000
        raw[closer] = own + (BONUS if own < min(raw) else PENALTY)
    return raw


def take_threshold(position: Position) -> float:
    """Return the change of points at or below which the top discard is taken."""
    return -(MIN_GAIN if position.closer is None else MIN_GAIN_LAST_TURN)


def best_place(position: Position, card: int) -> tuple[float, int]:
    """Return the best change of points with this card for the player whose turn it is, and its place."""
    each = changes_by_place(position, card)
    least = min(each)
    return least, each.index(least)


def changes_by_place(position: Position, card: int) -> list[float]:
    """Return for each place the change of points with this card there, including the price of closing."""
    seat, seen = position.turn, position.seen[position.turn]
    each = score_changes(seen, card, evaluation_for(position))
    if position.down[seat] == 1 and position.closer is None:
        last = seen.index(DOWN)
        each[last] += _closing((*seen[:last], card, *seen[last + 1 :]), position)
    return each


def evaluation_for(position: Position) -> Evaluation:
    if position.closer is not None:
        return LAST_TURN
    return LATE if min(position.down) <= LATE_FACE_DOWN else EARLY


def _closing(grid: tuple[int, ...], position: Position) -> float:
    """Return the price of closing with this grid, in points."""
    others = [
        visible_score(tuple(seen)) + down * MEAN
        for seat, (seen, down) in enumerate(zip(position.seen, position.down, strict=True))
        if seat != position.turn
    ]
    return CLOSING_WELL if visible_score(grid) + WELL_BEHIND <= min(others) else CLOSING_BADLY


@lru_cache(maxsize=1 << 14)
def visible_score(grid: tuple[int, ...]) -> int:
    """Return the score of the face-up cards of a grid. Cached, as the same grids come up repeatedly."""
    return score([VALUES[card] for card in grid])
