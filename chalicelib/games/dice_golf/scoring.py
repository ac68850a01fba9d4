"""The six ways to score (D-30 to D-35), and the result of a game.

A format has no state: everything is computed from the cards. `Stroke` is stroke play; the other formats override what differs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import Any, NamedTuple

from chalicelib.games.dice_golf.state import Player, State, Tee
from chalicelib.games.interface import JSON, Event
from chalicelib.games.places import places

Worth = int | Fraction


class Stroke:
    """Stroke play (D-30), and the interface of all formats."""

    def over(self, state: State) -> bool:
        """Return whether the game is over."""
        holes = len(state.setup.tees)
        return all(len(player.card) == holes for player in state.players)

    def out(self, state: State) -> frozenset[int]:
        """Return the seats that play no more holes although the game goes on."""
        return frozenset()

    def decided(self, state: State, seat: int) -> list[Event]:
        """Return events for what is decided by the hole that this seat has just finished, such as a match."""
        return []

    def standings(self, state: State) -> dict[str, Any] | None:
        """Return as JSON what a view shows in addition to strokes, or None."""
        return None

    def worth(self, state: State) -> list[Worth]:
        """Return the value by which each seat is ranked."""
        return [player.strokes for player in state.players]

    lowest = True
    """Whether a lower value is better."""

    def points(self, state: State) -> list[str | int] | None:
        """Return the points of each seat as JSON; None for formats that are decided by strokes."""
        return None

    def places(self, state: State) -> list[dict[str, JSON]]:
        """Return the places of all seats. `score` is strokes or points ("3/2": fractions stay exact)."""
        worth = self.worth(state)
        return places(worth, lowest=self.lowest, scores=self.points(state), sides=state.setup.sides)


def holes_of_all(state: State) -> int:
    """Return the number of holes that all players have finished."""
    return min(len(player.card) for player in state.players)


def settles_a_hole(state: State, seat: int) -> bool:
    """Return whether this seat, which has just finished a hole, was the last seat to do so."""
    return len(state.players[seat].card) == holes_of_all(state)


# Match play (D-31): the lower score wins a hole. A match is over when the lead is larger than the number of holes left. With
# three or four players every pair plays a match. Only holes that both players have finished count.


class Pair(NamedTuple):
    """The score of one match. `lead` is in holes; it is positive if the first of the two seats leads."""

    seats: tuple[int, int]
    lead: int
    played: int
    left: int
    over: bool

    @property
    def winner(self) -> int | None:
        """The winner of a match that is over; None for a half."""
        return None if self.lead == 0 else self.seats[self.lead < 0]

    @property
    def text(self) -> str:
        """The score in golf's terms: "2 up", "all square", "4 and 3", "halved"."""
        if self.lead == 0:
            return "halved" if self.over else "all square"
        return f"{abs(self.lead)} and {self.left}" if self.over and self.left else f"{abs(self.lead)} up"


def play_pair(seats: tuple[int, int], cards: Sequence[Sequence[int]], holes: int) -> Pair:
    """Return the match of two seats, from their cards, over `holes` holes. Later holes do not change a decided match."""
    lead = played = 0
    for mine, theirs in zip(*cards, strict=False):
        lead += (mine < theirs) - (mine > theirs)
        played += 1
        if abs(lead) > holes - played:
            break
    left = holes - played
    return Pair(seats, lead, played, left, left == 0 or abs(lead) > left)


def pairs(state: State) -> Iterator[Pair]:
    """Yield all matches, in seat order."""
    for first, second in combinations(range(state.setup.seats), 2):
        yield _pair(state, first, second)


class Match(Stroke):
    lowest = False

    def over(self, state: State) -> bool:
        return all(pair.over for pair in pairs(state))

    def out(self, state: State) -> frozenset[int]:
        """Return the seats whose matches are all decided. Only games with turns leave them out."""
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
    """Return the points of each seat: 1 for a win, 1/2 for a half."""
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


# Skins (D-32): a score below all others wins the hole's skin; a tie carries the skin over. Skins left after the last hole are
# shared exactly by the players who tied on it. A hole is settled when all players have finished it.


@dataclass(slots=True)
class Pot:
    """The skins that each seat won, those carried to the next hole, and the winner of each settled hole (None: a tie)."""

    won: list[Worth]
    carried: int = 0
    winners: list[int | None] = field(default_factory=list)


def play_skins(cards: list[list[int]], holes: int) -> Pot:
    """Return the skins, from the cards of all players. `holes` is the number of holes of the game."""
    pot = Pot([0] * len(cards))
    for scores in zip(*cards, strict=False):
        lowest = min(scores)
        pot.carried += 1
        if scores.count(lowest) == 1:
            winner = scores.index(lowest)
            pot.winners.append(winner)
            pot.won[winner] += pot.carried
            pot.carried = 0
        else:
            pot.winners.append(None)
    if pot.carried and len(pot.winners) == holes:
        _share(pot, [card[-1] for card in cards])
    return pot


def _share(pot: Pot, scores: list[int]) -> None:
    """Share the skins that are left among the players who tied on the last hole, whose scores these are."""
    tied = [seat for seat, score in enumerate(scores) if score == min(scores)]
    for seat in tied:
        pot.won[seat] += Fraction(pot.carried, len(tied))
    pot.carried = 0


class Skins(Stroke):
    lowest = False

    def decided(self, state: State, seat: int) -> list[Event]:
        if not settles_a_hole(state, seat):
            return []
        hole = holes_of_all(state)
        before, now = _pot(state, hole - 1), _pot(state, hole)
        tee = state.setup.tees[hole - 1]
        return [
            Event("skin", taker, {"round": tee.round, "at": tee.at, "hole": tee.hole, "skins": str(after - had)})
            for taker, (had, after) in enumerate(zip(before.won, now.won, strict=True))
            if after > had
        ]

    def standings(self, state: State) -> dict[str, Any]:
        pot = _pot(state, holes_of_all(state))
        holes = zip(state.setup.tees, pot.winners, strict=False)
        return {
            "skins": [str(won) for won in pot.won],
            "carried": pot.carried,
            "holes": [{"at": tee.at, "round": tee.round, "seat": winner} for tee, winner in holes],
        }

    def worth(self, state: State) -> list[Worth]:
        return [*_pot(state, holes_of_all(state)).won]

    def points(self, state: State) -> list[str | int]:
        return [str(worth) for worth in self.worth(state)]


def _pot(state: State, holes: int) -> Pot:
    """Return the skins of the first `holes` holes."""
    return play_skins([player.card[:holes] for player in state.players], len(state.setup.tees))


# Two against two, seats 0 and 2 against seats 1 and 3: best ball (D-33), low and total (D-34), high-low (D-35).

Balls = tuple[int, int]
"""The two scores of one side on one hole."""

Both = tuple[list[Balls], list[Balls]]
"""For each of the two sides its balls, hole by hole."""


class Sides(Stroke):
    """Common part of the three formats. Partners share a value; a hole is settled when all four players have finished it."""

    def worth(self, state: State) -> list[Worth]:
        balls = _balls(state)
        totals = self.totals(balls, self.holes(balls))
        return [totals[seat % 2] for seat in range(4)]

    def standings(self, state: State) -> dict[str, Any]:
        tees, balls = state.setup.tees, _balls(state)
        holes = self.holes(balls)
        sides = zip(state.setup.sides, self.totals(balls, holes), self.against_par(tees, balls), strict=True)
        return {
            "sides": [{"seats": list(seats), "score": score, "to_par": to_par} for seats, score, to_par in sides],
            "holes": [{"at": tee.at, "round": tee.round, "score": [*hole]} for tee, hole in zip(tees, holes, strict=False)],
        }

    def holes(self, balls: Both) -> list[tuple[int, int]]:
        """Return what both sides scored on each settled hole: strokes or points."""
        return [self.hole(first, second) for first, second in zip(*balls, strict=False)]

    def hole(self, first: Balls, second: Balls) -> tuple[int, int]:
        """Return what both sides score on one hole."""
        raise NotImplementedError

    def totals(self, balls: Both, holes: list[tuple[int, int]]) -> list[int]:
        """Return the totals of both sides so far: strokes or points."""
        return [sum([hole[side] for hole in holes]) for side in (0, 1)]

    def against_par(self, tees: Sequence[Tee], balls: Both) -> list[int | None]:
        """Return both sides' totals against par, or None for formats that count points."""
        return [None, None]


class BestBall(Sides):
    """The lower ball of each side counts (D-33). A side's total includes holes that the other side has not finished."""

    def hole(self, first: Balls, second: Balls) -> tuple[int, int]:
        return min(first), min(second)

    def totals(self, balls: Both, holes: list[tuple[int, int]]) -> list[int]:
        return [sum(map(min, side)) for side in balls]

    def against_par(self, tees: Sequence[Tee], balls: Both) -> list[int | None]:
        return [sum(map(min, side)) - sum([tee.par for tee in tees[: len(side)]]) for side in balls]


class ByPoints(Sides):
    """Two points for each hole, from two comparisons. A tie gives no point."""

    lowest = False

    def points(self, state: State) -> list[str | int] | None:
        balls = _balls(state)
        totals = self.totals(balls, self.holes(balls))
        return [totals[seat % 2] for seat in range(4)]


class LowTotal(ByPoints):
    def hole(self, first: Balls, second: Balls) -> tuple[int, int]:
        return _two_points(min(first), min(second), sum(first), sum(second))


class HighLow(ByPoints):
    def hole(self, first: Balls, second: Balls) -> tuple[int, int]:
        return _two_points(min(first), min(second), max(first), max(second))


def _balls(state: State) -> Both:
    """Return each side's scores on the holes that both partners have finished."""
    cards = [player.card for player in state.players]
    return list(zip(cards[0], cards[2], strict=False)), list(zip(cards[1], cards[3], strict=False))


def _two_points(low: int, other_low: int, ball: int, other_ball: int) -> tuple[int, int]:
    """Return the points of both sides: one for the lower number of each pair."""
    return (low < other_low) + (ball < other_ball), (other_low < low) + (other_ball < ball)


FORMATS: dict[str, Stroke] = {
    "stroke": Stroke(),
    "match": Match(),
    "skins": Skins(),
    "best-ball": BestBall(),
    "low-total": LowTotal(),
    "high-low": HighLow(),
}
"""The format for each value of the option `format`."""


def settle(state: State) -> None:
    """Set `over` and `out` from the cards."""
    scoring = FORMATS[state.setup.format]
    state.over, state.out = scoring.over(state), scoring.out(state)


def result(state: State) -> dict[str, Any] | None:
    """Return None while playing, then the places. Every format adds `strokes` and `to_par` of each seat."""
    if not state.over:
        return None
    scoring = FORMATS[state.setup.format]
    return {
        "places": scoring.places(state),
        "strokes": [player.strokes for player in state.players],
        "to_par": [player.to_par for player in state.players],
    }


def standings(state: State) -> list[dict[str, Any] | None] | None:
    """Return each seat's strokes for the boards; None for a seat that did not play all holes, as in a short match (D-31)."""
    if not state.over:
        return None
    holes = len(state.setup.tees)
    return [
        {"score": player.strokes, "to_par": player.to_par, "holes_by": _by_hole(state, player)}
        if len(player.card) == holes
        else None
        for player in state.players
    ]


def _by_hole(state: State, player: Player) -> dict[str, list[int]]:
    """Return the strokes in each round on each hole, keyed by the hole's number on the course."""
    found: dict[str, list[int]] = {}
    for tee, strokes in zip(state.setup.tees, player.card, strict=True):
        found.setdefault(str(tee.hole), []).append(strokes)
    return found


def progress(state: State) -> tuple[int, int]:
    """Return the hole of the player furthest behind among those who still play, and the number of holes."""
    holes = len(state.setup.tees)
    thru = [len(player.card) for seat, player in enumerate(state.players) if seat not in state.out or state.over]
    return (max(thru) if state.over else min(thru) + 1, holes)
