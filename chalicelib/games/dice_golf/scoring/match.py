"""Match play (D-31): the lower score wins a hole, and a match is over when the lead exceeds the holes left.

With three or four players every pair plays a match at once. Only holes that both have played count as played. Where turns are
taken, whose matches are all decided plays no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, NamedTuple

from chalicelib.games.dice_golf.scoring.stroke import Stroke, Worth
from chalicelib.games.dice_golf.state import State
from chalicelib.games.interface import Event


class Pair(NamedTuple):
    """One match as it stands. `lead` is in holes, above 0 where the first of the two seats leads."""

    seats: tuple[int, int]
    lead: int
    played: int
    left: int
    over: bool

    @property
    def winner(self) -> int | None:
        """Of a match that is over; None for a half."""
        return None if self.lead == 0 else self.seats[self.lead < 0]

    @property
    def text(self) -> str:
        """The match in golf's words: "2 up", "all square", "4 and 3", "halved"."""
        if self.lead == 0:
            return "halved" if self.over else "all square"
        return f"{abs(self.lead)} and {self.left}" if self.over and self.left else f"{abs(self.lead)} up"


def play_pair(seats: tuple[int, int], cards: Sequence[Sequence[int]], holes: int) -> Pair:
    """The match of these two, from their cards, over so many holes. Once decided it stands, whatever is played later."""
    lead = played = 0
    for mine, theirs in zip(*cards, strict=False):
        lead += (mine < theirs) - (mine > theirs)
        played += 1
        if abs(lead) > holes - played:
            break
    left = holes - played
    return Pair(seats, lead, played, left, left == 0 or abs(lead) > left)


def pairs(state: State) -> Iterator[Pair]:
    """All matches, by seats."""
    for first, second in combinations(range(state.setup.seats), 2):
        yield _pair(state, first, second)


class Match(Stroke):
    lowest = False

    def over(self, state: State) -> bool:
        return all(pair.over for pair in pairs(state))

    def out(self, state: State) -> frozenset[int]:
        """Whose matches are all decided plays no more, where turns are taken."""
        if not state.setup.stymie:
            return frozenset()
        still = {seat for pair in pairs(state) if not pair.over for seat in pair.seats}
        return frozenset(range(state.setup.seats)) - still

    def decided(self, state: State, seat: int) -> list[Event]:
        now = len(state.players[seat].card)
        mine = [_pair(state, *sorted((seat, other))) for other in range(state.setup.seats) if other != seat]
        return [
            Event("match-over", pair.winner, {"seats": list(pair.seats), "text": pair.text})
            for pair in mine
            if pair.over and pair.played == now
        ]

    def standings(self, state: State) -> dict[str, Any]:
        matches = list(pairs(state))
        return {"matches": [_shown(pair) for pair in matches], "points": [str(worth) for worth in _points(state, matches)]}

    def worth(self, state: State) -> list[Worth]:
        return _points(state, pairs(state))

    def points(self, state: State) -> list[str | int]:
        return [str(worth) for worth in self.worth(state)]


def _pair(state: State, first: int, second: int) -> Pair:
    cards = (state.players[first].card, state.players[second].card)
    return play_pair((first, second), cards, len(state.setup.tees))


def _points(state: State, matches: Iterable[Pair]) -> list[Worth]:
    """A win is 1 point, a half 1/2."""
    points: list[Worth] = [0] * state.setup.seats
    for pair in matches:
        if pair.over and pair.winner is not None:
            points[pair.winner] += 1
        elif pair.over:
            for seat in pair.seats:
                points[seat] += Fraction(1, 2)
    return points


def _shown(pair: Pair) -> dict[str, Any]:
    return {
        "seats": list(pair.seats),
        "lead": pair.lead,
        "played": pair.played,
        "left": pair.left,
        "over": pair.over,
        "text": pair.text,
    }
