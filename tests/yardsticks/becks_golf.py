"""The Pro of Grandpa Beck's Golf before there was a Champion, unchanged in play: the Champion is measured against it.

It evaluates each place by weights, deals the unseen cards at random, and plays the round out after its best moves with 1,200
simulated turns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from math import sqrt
from random import Random
from typing import Any

from chalicelib.games.becks_golf.cards import (
    BLACK,
    BONUS,
    FACES,
    HAZARD,
    MULLIGAN,
    PACK,
    PENALTY,
    PLACES,
    Card,
    Shown,
    score,
    set_of,
)
from chalicelib.games.interface import JSON
from chalicelib.games.moves import Moves

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


View = Mapping[str, Any]

SIMULATED_TURNS = 1200
"""The number of turns that the Pro simulates before it moves."""
ALTERNATIVES = 2
"""The number of places that the Pro considers in addition to the Member's choice."""
OPPONENT_WEIGHT = 0.5
"""The weight of the opponents' mean score against the Pro's own."""
STANDARD_ERRORS = 1.0
"""The number of standard errors by which a move must be better to be played, or worse to be dropped."""
PRUNE_EVERY = 7
"""The number of deals after which worse moves are dropped."""

_CARD: dict[Shown, Card] = {face: card for card, face in FACES.items()}


def choose(view: View, seat: int, legal: Moves, random: Random) -> JSON:
    """Return the move of the best bot before there was a Champion."""
    if view["phase"] != "play":
        return legal.pick(random)
    position, hand = read(view), view["drawn"] and code_of(_CARD[view["drawn"]["card"]])
    moves = ranked_moves(position, hand)
    return _by_sampling(position, hand, moves, unseen_cards(view), random)


def read(view: View) -> Position:
    """Return the position at this seat's turn. Its draw pile is the discard pile from which the next draw pile will be made."""
    seen = [[DOWN if face is None else code_of(_CARD[face]) for face in player["grid"]] for player in view["players"]]
    return Position(
        cards=[[*grid] for grid in seen],
        seen=seen,
        down=[player["down"] for player in view["players"]],
        pile=[code_of(_CARD[face]) for face in view["discard"][:-1]],
        top=code_of(_CARD[view["discard"][-1]]),
        turn=view["turn"],
        closer=view["closer"],
        left=_turns_left(view),
    )


def _turns_left(view: View) -> int:
    """Return the number of turns of all seats, including this one, until a round that nobody closes ends."""
    seats = len(view["players"])
    played = view["turns"] * seats + (view["turn"] - view["dealer"] - 1) % seats
    return int(max(view["most_turns"] * seats - played, len(view["last_turns"])))


def unseen_cards(view: View) -> list[int]:
    """Return the cards that may be face-down or in the draw pile, as far as this seat knows, in the pack's order."""
    left = Counter(PACK)
    left.subtract(_CARD[face] for player in view["players"] for face in player["grid"] if face is not None)
    left.subtract(_CARD[face] for face in view["discard"])
    if view["drawn"]:
        left[_CARD[view["drawn"]["card"]]] -= 1
    return [code_of(card) for card in left.elements()]


def ranked_moves(position: Position, hand: int | None) -> list[JSON]:
    """Return the Member's move, and then the alternatives that the Pro considers. `hand` is the drawn card."""
    card, verb = (position.top, "take") if hand is None else (hand, "place")
    each = changes_by_place(position, card)
    ranked = sorted(range(len(each)), key=each.__getitem__)
    chosen = ranked[: 1 + ALTERNATIVES]
    if position.down[position.turn] == 1 and position.closer is None:
        last = position.seen[position.turn].index(DOWN)
        chosen += [last] if last not in chosen else []
    without: JSON = {"kind": "draw"} if hand is None else {"kind": "discard"}
    first, *others = [{"kind": verb, "at": place} for place in chosen]
    good = each[ranked[0]] <= take_threshold(position) if hand is None else each[ranked[0]] < 0
    return [first, without, *others] if good else [without, first, *others]


def _by_sampling(position: Position, hand: int | None, moves: Sequence[JSON], unseen: list[int], random: Random) -> JSON:
    """Return the first move, or an alternative that is significantly better. Alternatives that are surely worse are dropped."""
    rivals = {number: list[float]() for number in range(1, len(moves))}
    deals, left = 0, SIMULATED_TURNS
    while left > 0:
        dealt = _deal(position, unseen, random)
        usual, turns = _outcome(dealt, hand, moves[0])
        left -= turns
        for number, gains in rivals.items():
            outcome, turns = _outcome(dealt, hand, moves[number])
            gains.append(usual - outcome)
            left -= turns
        deals += 1
        if deals % PRUNE_EVERY == 0:
            rivals = {number: gains for number, gains in rivals.items() if _upper_bound(gains) > 0}
            if not rivals:
                return moves[0]
    surest = max(rivals, key=lambda number: _lower_bound(rivals[number]))
    return moves[surest] if _lower_bound(rivals[surest]) > 0 else moves[0]


def _deal(position: Position, unseen: list[int], random: Random) -> Position:
    """Return the same position with all unseen cards dealt at random."""
    pile = random.sample(unseen, len(unseen))
    dealt = position.copy()
    dealt.cards = [[pile.pop() if card == DOWN else card for card in grid] for grid in position.seen]
    dealt.pile = [*random.sample(position.pile, len(position.pile)), *pile]
    return dealt


def _outcome(dealt: Position, hand: int | None, move: JSON) -> tuple[float, int]:
    """Play a deal out after a move. Return the seat's score less a share of the opponents', and the number of turns."""
    position, seat, kind = dealt.copy(), dealt.turn, move["kind"]
    if kind == "draw":
        position.draw_and_play()
    elif hand is None:
        position.put(move["at"], position.top)
    elif kind == "place":
        position.put(move["at"], hand)
    else:
        position.top = hand
    scores = position.play_on()
    own = scores.pop(seat)
    return own - OPPONENT_WEIGHT * sum(scores) / len(scores), dealt.left - position.left


def _lower_bound(gains: Sequence[float]) -> float:
    """Return the lower confidence bound of a move's mean gain."""
    mean, error = _mean_and_error(gains)
    return mean - STANDARD_ERRORS * error


def _upper_bound(gains: Sequence[float]) -> float:
    mean, error = _mean_and_error(gains)
    return mean + STANDARD_ERRORS * error


def _mean_and_error(gains: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    count = len(gains)
    mean = sum(gains) / count
    return mean, sqrt(sum([(gain - mean) ** 2 for gain in gains])) / count
