"""The evaluation of a grid with face-down cards by a few weights, for bots.

An evaluation gives points to each card, and to each line for the set that it is or may become. The points of a grid are the
sum; fewer are better. A card changes one row and one column only, so all nine places are compared with a few table look-ups.

Cards are the codes of `position`. A line is its three cards with four bits each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, permutations

from chalicelib.games.becks_golf.cards import BLACK, HAZARD, MULLIGAN, PACK, PLACES, set_of
from chalicelib.games.becks_golf.position import DOWN, WORTH

VALUES: tuple[int | None, ...] = (*WORTH, None)
"""The value of each card, by its code, with None for the face-down card, as `score` takes them."""
MEAN = sum(PACK) / len(PACK)
TWO_MULLIGANS = 6
"""The number of the set that a line with two Mulligans is assumed to become."""


LinePoints = Sequence[float] | Mapping[int, float]
"""The points of lines by their codes."""


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


LAST_TURN = Weights(black=1.0, down=MEAN, mulligan=0.0, hazard=10.0, pair=0.0, wild=0.0, lone=0.0)
"""The weights of cards and sets as they score, when no set can be completed later."""


@cache
def evaluate(weights: Weights) -> Evaluation:
    """Return the evaluation with these weights. The first time takes a few milliseconds."""
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


_ALL = 0xFFF
_SHIFT = (8, 4, 0)
_PUT: tuple[tuple[int, int, int, int, int, int], ...] = tuple(
    (
        place // 3,
        place % 3,
        _SHIFT[place % 3],
        _SHIFT[place // 3],
        _ALL ^ DOWN << _SHIFT[place % 3],
        _ALL ^ DOWN << _SHIFT[place // 3],
    )
    for place in PLACES
)
"""For each place: its row and column, the bit offset of its card in the code of each, and masks that clear it there."""


def score_changes(grid: Sequence[int], card: int, evaluation: Evaluation) -> list[float]:
    """Return for each place the change of the grid's points with this card there; lower is better."""
    points = evaluation.cards
    changes = line_changes(grid, card, evaluation.lines)
    return [change + points[card] - points[was] for change, was in zip(changes, grid, strict=True)]


def line_changes(grid: Sequence[int], card: int, lines: LinePoints) -> list[float]:
    """Return for each place the change of the points of its row and column with this card there."""
    rows, columns = rows_and_columns(grid)
    row_points, column_points = [lines[row] for row in rows], [lines[column] for column in columns]
    return [
        lines[rows[row] & keep_row | card << in_row]
        + lines[columns[column] & keep_column | card << in_column]
        - row_points[row]
        - column_points[column]
        for row, column, in_row, in_column, keep_row, keep_column in _PUT
    ]


def rows_and_columns(grid: Sequence[int]) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Return the codes of a grid's rows and columns."""
    a, b, c, d, e, f, g, h, i = grid
    rows = (a << 8 | b << 4 | c, d << 8 | e << 4 | f, g << 8 | h << 4 | i)
    return rows, (a << 8 | d << 4 | g, b << 8 | e << 4 | h, c << 8 | f << 4 | i)
