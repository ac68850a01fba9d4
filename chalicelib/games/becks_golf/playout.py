"""What a card at a place of a grid is worth to a player who cannot see all: the feeling for the game that bots have.

A judgement gives points to each card where it lies, and to each line for what it is or may become; a grid's points are the sum,
fewer being better. Since a card changes one row and one column only, all nine places are judged by a few looks into a table.

Cards are small numbers here, their worth plus four; `DOWN` lies face-down. A line is its three cards in four bits each.
The figures were found by letting variants play each other over many thousands of rounds: early on, sets in the making are worth
more than low cards; later, cards count for what they are; on one's last turn, nothing else does.
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
"""Of each card by its number here."""
FACES_OF: tuple[int | None, ...] = (*WORTH, None)
"""The same as scores count them, the face-down one too."""
MEAN = sum(PACK) / len(PACK)
TWO_MULLIGANS = 6
"""The number of a set that a line of two Mulligans is taken to become."""


def coded(card: int) -> int:
    """A card's number here, from its worth."""
    return card - LOWEST


@dataclass(frozen=True, slots=True)
class Judgement:
    """Points of each card, and of each line on top of its cards."""

    cards: tuple[float, ...]
    lines: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Feeling:
    """`black` is what a point on a black card counts; `pair`, `wild` and `lone` how likely two of a number, one and a Mulligan,
    and one alone are to become a set.
    """

    black: float
    down: float
    mulligan: float
    hazard: float
    pair: float
    wild: float
    lone: float


def judgement(feeling: Feeling) -> Judgement:
    """The tables of a feeling, made in a few milliseconds."""
    cards = (*(_card(feeling, worth) for worth in WORTH), feeling.down)
    lines = [0.0] * 16**3
    for line in combinations_with_replacement(range(16), 3):
        points = _line(feeling, cards, line)
        for one, two, three in permutations(line):
            lines[one << 8 | two << 4 | three] = points
    return Judgement(cards, tuple(lines))


def _card(feeling: Feeling, worth: int) -> float:
    special = {MULLIGAN: feeling.mulligan, HAZARD: feeling.hazard}
    return feeling.black * worth if worth in BLACK else special.get(worth, worth)


def _line(feeling: Feeling, cards: Sequence[float], line: tuple[int, ...]) -> float:
    """A set takes its cards' points away and gives its own; what lacks one card for a set, a share of that."""
    worths = [FACES_OF[card] for card in line]
    number = set_of(*worths)
    if number:
        return -number - sum(cards[card] for card in line)
    chances = [0.0]
    for odd in range(3):
        one, two = (worths[place] for place in range(3) if place != odd)
        likely, number = _in_the_making(feeling, one, two, worths[odd])
        if number:
            blacks = sum(cards[line[place]] for place in range(3) if place != odd and worths[place] in BLACK)
            chances.append(likely * (number + blacks + cards[line[odd]]))
        elif one is None and two is None:
            chances.append(_alone(feeling, worths[odd]))
    return -max(chances)


def _in_the_making(feeling: Feeling, one: int | None, two: int | None, odd: int | None) -> tuple[float, int]:
    """How likely two cards become a set with another one, and its number; 0 for one that they cannot."""
    if one == two == MULLIGAN:
        return feeling.wild, TWO_MULLIGANS
    return (feeling.wild if MULLIGAN in (one, two) else feeling.pair), set_of(one, two, MULLIGAN)


def _alone(feeling: Feeling, worth: int | None) -> float:
    """For a card between two face-down ones."""
    if worth is None or not (worth in BLACK or worth == MULLIGAN):
        return 0.0
    return feeling.lone * 3 * (worth or 3)


EARLY = judgement(Feeling(black=0.35, down=3.0, mulligan=-1.0, hazard=9.0, pair=0.35, wild=0.35, lone=0.06))
LATE = judgement(Feeling(black=0.65, down=3.4, mulligan=0.2, hazard=9.5, pair=0.12, wild=0.21, lone=0.04))
AT_LAST = judgement(Feeling(black=1.0, down=MEAN, mulligan=0.0, hazard=10.0, pair=0.0, wild=0.0, lone=0.0))

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
"""Of each place: itself, its row and column, where its card stands in the number of each, and what to keep of those."""


def changes(grid: Sequence[int], card: int, judged: Judgement) -> list[float]:
    """By how many points the grid would change with this card at each place; less is better."""
    points, lines = judged.cards, judged.lines
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


# Rounds played on by judgement alone, fast: a thousand turns in ten milliseconds. `Lie` is what lies on the table.
#
# A player takes the top discard where that is a clear gain, else draws, and places what is a gain; the last face-down card is
# turned for a small price where the others seem well behind, and else for a high one.

TAKEN_FROM = 3.0
"""What the top discard must gain to be taken, for a drawn card may gain as much; and at the last turn."""
TAKEN_AT_LAST_FROM = 4.0
LATE_FROM = 2
"""It is late when somebody has so few cards face-down."""
WELL_BEHIND = 7.0
CLOSING_WELL, CLOSING_BADLY = 1.4, 8.0


@dataclass(slots=True)
class Lie:
    """`cards` of each seat as they are (guessed where face-down), `seen` as all see them, `down` counts. Top cards are last.

    `pile` and `top` are the draw pile and the top discard; `closer` is who has closed, `left` the turns until none are left.
    """

    cards: list[list[int]]
    seen: list[list[int]]
    down: list[int]
    pile: list[int]
    top: int
    turn: int
    closer: int | None
    left: int

    def copy(self) -> Lie:
        return Lie(
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
        """The player whose turn it is places a card, and discards what was there."""
        seat = self.turn
        self.top, self.cards[seat][place] = self.cards[seat][place], card
        if self.seen[seat][place] == DOWN:
            self.down[seat] -= 1
            if self.closer is None and self.down[seat] == 0:
                self.closer = seat
        self.seen[seat][place] = card

    def draw_and_play(self) -> None:
        """Draws, and places the card where that gains most, if it does."""
        card = self.pile.pop()
        gain, place = best(self, card)
        if gain < 0:
            self.put(place, card)
        else:
            self.top = card

    def play_on(self) -> list[int]:
        """Goes on after this turn to the round's end; the scores. A draw pile that runs out ends it as well."""
        seats = len(self.cards)
        self.turn, self.left = (self.turn + 1) % seats, self.left - 1
        while self.turn != self.closer and self.pile and self.left > 0:
            gain, place = best(self, self.top)
            if gain <= wanted(self):
                self.put(place, self.top)
            else:
                self.draw_and_play()
            self.turn, self.left = (self.turn + 1) % seats, self.left - 1
        return scores(self)


def scores(lie: Lie) -> list[int]:
    """What all come to, with the closer's bonus or penalty."""
    raw = [come_to(tuple(grid)) for grid in lie.cards]
    closer = lie.closer
    if closer is not None:
        own = raw[closer]
        raw[closer] = 10_000
        raw[closer] = own + (BONUS if own < min(raw) else PENALTY)
    return raw


def wanted(lie: Lie) -> float:
    """The change that the top discard must bring to be taken."""
    return -(TAKEN_FROM if lie.closer is None else TAKEN_AT_LAST_FROM)


def best(lie: Lie, card: int) -> tuple[float, int]:
    """By how many points this card changes the grid of the player whose turn it is where it does best, and where that is."""
    each = places(lie, card)
    least = min(each)
    return least, each.index(least)


def places(lie: Lie, card: int) -> list[float]:
    """By how many points this card would change that grid at each place, with what it means to close."""
    seat, seen = lie.turn, lie.seen[lie.turn]
    each = changes(seen, card, judged(lie))
    if lie.down[seat] == 1 and lie.closer is None:
        last = seen.index(DOWN)
        each[last] += _closing((*seen[:last], card, *seen[last + 1 :]), lie)
    return each


def judged(lie: Lie) -> Judgement:
    if lie.closer is not None:
        return AT_LAST
    return LATE if min(lie.down) <= LATE_FROM else EARLY


def _closing(grid: tuple[int, ...], lie: Lie) -> float:
    """The price of closing with this grid."""
    others = [
        come_to(tuple(seen)) + down * MEAN
        for seat, (seen, down) in enumerate(zip(lie.seen, lie.down, strict=True))
        if seat != lie.turn
    ]
    return CLOSING_WELL if come_to(grid) + WELL_BEHIND <= min(others) else CLOSING_BADLY


@lru_cache(maxsize=1 << 14)
def come_to(grid: tuple[int, ...]) -> int:
    """What nine cards score as far as they are seen; the same ones come up again and again."""
    return score([FACES_OF[card] for card in grid])
