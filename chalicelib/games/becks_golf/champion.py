"""The Champion of Grandpa Beck's Golf. It makes the move with the best chance of winning, by what it has learned (`learned`).

It compares all places for the card, and what the next player could do with the card that it discards. The draw pile it values
card by card, for each as often as it is unseen. When it can close the round, it compares its chance of having the lowest score
with its chance if it plays on. At its last turn it deals the unseen cards at random many times and counts how often each move
wins. In the last round it thinks of the totals, before only of the round. All this takes about a millisecond.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, prod
from random import Random
from typing import NamedTuple

from chalicelib.games.becks_golf.cards import BONUS, PENALTY, PLACES, score, scored_with, with_bonus
from chalicelib.games.becks_golf.evaluation import (
    LAST_TURN,
    VALUES,
    evaluate,
    line_changes,
    rows_and_columns,
    score_changes,
)
from chalicelib.games.becks_golf.learned import Lines, chance_of_lower, down_points
from chalicelib.games.becks_golf.position import CODES, DOWN, WORTH, Position
from chalicelib.games.interface import JSON

POINTS_A_STROKE = 0.1
"""The Champion's points (`learned`) for a point of the totals in the last round."""
DEALS = 60
"""How often the Champion deals the unseen cards at its last turn."""
SCORE_WEIGHT = 0.002
"""What a point of the score counts at the last turn, in games won. It decides between moves that win equally often."""


def choose(position: Position, random: Random) -> JSON:
    """Return the move of the Champion."""
    if position.closer is not None:
        return _last_turn(position, random)
    outlook = Outlook(position)
    chances = outlook.by_place(position.card)
    return best_move(position, chances, outlook.drawing() if position.hand is None else outlook.discarding(position.hand))


def best_move(position: Position, by_place: Sequence[float], otherwise: float) -> JSON:
    """Return the move to the best place, or to draw or discard if that is as good (`otherwise`)."""
    at = max(PLACES, key=by_place.__getitem__)
    if by_place[at] > otherwise:
        return {"kind": "take" if position.hand is None else "place", "at": at}
    return {"kind": "draw" if position.hand is None else "discard"}


class _Case(NamedTuple):
    """The points after a turn: the player's own before its card is placed, and the others', the next player first."""

    lines: Lines
    own: float
    others: Sequence[float]


class _Rival(NamedTuple):
    """Another player's expected score after its last turn, and its number of face-down cards until then."""

    expected: float
    down: int


class Outlook:
    """The chances of winning after each move of a turn, while nobody has closed the round."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.chances = [count / sum(position.drawable) for count in position.drawable]
        self.kept = self._case(0)
        self.turned = self._case(1) if position.down[position.turn] > 1 else None
        self.gifts = gifts(position.grids[position.next_seat], self.kept.lines, self.chances)
        self.rivals = [self._rival(seat) for seat in position.seats if seat != position.turn and self.turned is None]
        self.mean_gift = sum(chance * gift for chance, gift in zip(self.chances, self.gifts, strict=True))

    def _case(self, turned: int) -> _Case:
        """Return the points after a turn in which so many cards are turned."""
        position, down = self.position, [*self.position.down]
        down[position.turn] -= turned
        lines = Lines(min(down), position)
        points = [
            sum(lines[line] for three in rows_and_columns(grid) for line in three)
            + down_points(down[seat], min(down[:seat] + down[seat + 1 :]))
            + position.totals[seat] * POINTS_A_STROKE
            for seat, grid in enumerate(position.grids)
        ]
        return _Case(lines, points[position.turn], points[position.turn + 1 :] + points[: position.turn])

    def by_place(self, card: int) -> list[float]:
        """Return the chance of winning with this card at each place."""
        grid, kept, turned = self.position.grid, self.kept, self.turned
        changes = line_changes(grid, card, kept.lines)
        if turned is None:
            return [
                self._closing(card) if was == DOWN else _chance(kept, change, self.gifts[was])
                for was, change in zip(grid, changes, strict=True)
            ]
        turning = line_changes(grid, card, turned.lines)
        return [
            _chance(turned, turning[place], self.mean_gift) if was == DOWN else _chance(kept, changes[place], self.gifts[was])
            for place, was in enumerate(grid)
        ]

    def discarding(self, card: int) -> float:
        """Return the chance of winning after discarding this drawn card."""
        return _chance(self.kept, 0.0, self.gifts[card])

    def drawing(self) -> float:
        """Return the chance of winning after drawing, as the mean of all cards with the best move for each."""
        return sum(
            chance * max(*self.by_place(card), self.discarding(card)) for card, chance in enumerate(self.chances) if chance
        )

    def _closing(self, card: int) -> float:
        """Return the chance of winning by closing with this card: that of the lowest score, or in the last round total."""
        own = score([VALUES[card if was == DOWN else was] for was in self.position.grid])
        return prod(chance_of_lower(rival.expected - own, rival.down) for rival in self.rivals)

    def _rival(self, seat: int) -> _Rival:
        """Return what to expect of this seat after the round is closed. A lead of it changes the score that it needs."""
        position, grid, down = self.position, self.position.grids[seat], self.position.down[seat]
        unseen = sum(position.unseen)
        mean = sum(count * worth for count, worth in zip(position.unseen, WORTH, strict=True)) / unseen
        gains = [max(0.0, -min(score_changes(grid, card, evaluate(LAST_TURN)))) for card in CODES]
        last_turn = sum(count * gain for count, gain in zip(position.unseen, gains, strict=True)) / unseen
        lead = position.totals[seat] - position.totals[position.turn]
        needless = lead - min(max(lead, BONUS), PENALTY)
        return _Rival(score([VALUES[code] for code in grid]) + down * mean - last_turn + needless, down)


def gifts(grid: Sequence[int], lines: Lines, chances: Sequence[float]) -> list[float]:
    """Return what each card as top discard is worth to a player, beyond what the draw pile is worth."""
    gains = [max(0.0, -min(line_changes(grid, card, lines))) for card in CODES]
    drawing = sum(chance * gain for chance, gain in zip(chances, gains, strict=True))
    return [max(0.0, gain - drawing) for gain in gains]


def _chance(case: _Case, change: float, gift: float) -> float:
    """Return the chance of winning if one's own points change so, and the next player's fall by the gift."""
    own = case.own + change
    following, *others = case.others
    return 1 / (1 + exp(own - following + gift) + sum(exp(own - other) for other in others))


def _last_turn(position: Position, random: Random) -> JSON:
    """Return the move that gains most over many deals of the unseen cards."""
    by_place, otherwise = [0.0] * len(PLACES), 0.0
    pool = [card for card, count in enumerate(position.unseen) for _ in range(count)]
    for _ in range(DEALS):
        dealt = random.sample(pool, sum(position.down))
        grids = [[WORTH[dealt.pop() if card == DOWN else card] for card in grid] for grid in position.grids]
        raw = [score(grid) for grid in grids]
        for place, (own, _sets) in enumerate(scored_with(grids[position.turn], WORTH[position.card])):
            by_place[place] += _gain(position, raw, own)
        otherwise += _gain(position, raw, _score_otherwise(position, grids[position.turn], random))
    return best_move(position, by_place, otherwise)


def _score_otherwise(position: Position, grid: Sequence[int], random: Random) -> int:
    """Return the score of a seat's dealt grid after discarding its drawn card, or after drawing one and placing it well."""
    if position.hand is None:
        (card,) = random.choices(CODES, position.drawable)
        changes = score_changes(position.grid, card, evaluate(LAST_TURN))
        at = min(PLACES, key=changes.__getitem__)
        if changes[at] < 0:
            grid = [*grid[:at], WORTH[card], *grid[at + 1 :]]
    return score(grid)


def _gain(position: Position, raw: Sequence[int], own: int) -> float:
    """Return what the seat gains if its score is `own`, and the others' are as in `raw`.

    In the last round that is its share of the win and a little for each point, before the others' mean score less its own.
    """
    seat = position.turn
    scores = with_bonus([*raw[:seat], own, *raw[seat + 1 :]], position.closer)
    if not position.last_round:
        return (sum(scores) - scores[seat]) / (len(scores) - 1) - scores[seat]
    totals = [total + points for total, points in zip(position.totals, scores, strict=True)]
    least = min(totals)
    return (totals[seat] == least) / totals.count(least) - scores[seat] * SCORE_WEIGHT
