"""Rounds played on by judgement alone, fast: a thousand turns in ten milliseconds. `Lie` is what lies on the table.

A player takes the top discard where that is a clear gain, else draws, and places what is a gain; the last face-down card is
turned for a small price where the others seem well behind, and else for a high one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from chalicelib.games.becks_golf.cards import BONUS, PENALTY
from chalicelib.games.becks_golf.judgement import AT_LAST, DOWN, EARLY, FACES_OF, LATE, MEAN, Judgement, changes
from chalicelib.games.becks_golf.scoring import score

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
