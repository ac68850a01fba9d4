"""The six ways to score (D-30 to D-35), and the result of a game.

A format has no state: everything follows from the cards. `Stroke` is stroke play, and the other formats override what differs.
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
    """How a game is scored. Formats have no state: all follows from the cards."""

    def over(self, state: State) -> bool:
        """Whether the game is decided."""
        holes = len(state.setup.tees)
        return all(len(player.card) == holes for player in state.players)

    def out(self, state: State) -> frozenset[int]:
        """The seats that play no more holes though the game goes on."""
        return frozenset()

    def decided(self, state: State, seat: int) -> list[Event]:
        """What the hole that this seat has just finished decides, besides its own score."""
        return []

    def standings(self, state: State) -> dict[str, Any] | None:
        """What a view shows beside the strokes, JSON-ready."""
        return None

    def worth(self, state: State) -> list[Worth]:
        """What each seat is placed by."""
        return [player.strokes for player in state.players]

    lowest = True
    """Whether less is better."""

    def points(self, state: State) -> list[str | int] | None:
        """Points per seat, JSON-ready; None where strokes decide."""
        return None

    def places(self, state: State) -> list[dict[str, JSON]]:
        """Who comes where. `score` is what places were given for: strokes, or points ("3/2": fractions stay exact)."""
        worth = self.worth(state)
        return places(worth, lowest=self.lowest, scores=self.points(state), sides=state.setup.sides)


def holes_of_all(state: State) -> int:
    """How many holes every player has finished."""
    return min(len(player.card) for player in state.players)


def settles_a_hole(state: State, seat: int) -> bool:
    """Whether this seat, which has just finished a hole, was the last one to."""
    return len(state.players[seat].card) == holes_of_all(state)


# Match play (D-31): the lower score wins a hole, and a match is over when the lead exceeds the holes left. With three or four
# players every pair plays a match. Only holes that both have played count.


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


# Skins (D-32): a sole lowest score takes the hole's skin; a tie carries it over. Skins left after the last hole are shared
# exactly by the players tied on it. A hole is settled once everybody has played it.


@dataclass(slots=True)
class Pot:
    """The skins so far: what each seat has, what is carried to the next hole, and who took each settled hole (None: tied)."""

    won: list[Worth]
    carried: int = 0
    winners: list[int | None] = field(default_factory=list)


def play_skins(cards: list[list[int]], holes: int) -> Pot:
    """The skins from the cards of all players; `holes` is how many the game has."""
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
    """What is left after the last hole goes to those tied on it."""
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
    """The skins of the first so many holes."""
    return play_skins([player.card[:holes] for player in state.players], len(state.setup.tees))


# Two against two, seats 0 and 2 against seats 1 and 3: best ball (D-33), low and total (D-34), high-low (D-35).

Balls = tuple[int, int]
"""The two scores of a side on one hole."""

Both = tuple[list[Balls], list[Balls]]
"""The balls of both sides, hole by hole."""


class Sides(Stroke):
    """What the three have in common: partners share a worth, and a hole is settled once all four have played it."""

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
        """What both sides got for each settled hole: strokes or points."""
        return [self.hole(first, second) for first, second in zip(*balls, strict=False)]

    def hole(self, first: Balls, second: Balls) -> tuple[int, int]:
        """What the sides get for one hole."""
        raise NotImplementedError

    def totals(self, balls: Both, holes: list[tuple[int, int]]) -> list[int]:
        """What both sides have so far: strokes or points."""
        return [sum([hole[side] for hole in holes]) for side in (0, 1)]

    def against_par(self, tees: Sequence[Tee], balls: Both) -> list[int | None]:
        """Both sides against par, where that means anything."""
        return [None, None]


class BestBall(Sides):
    """The lower ball counts. A side's total already has the holes that only this side has finished."""

    def hole(self, first: Balls, second: Balls) -> tuple[int, int]:
        return min(first), min(second)

    def totals(self, balls: Both, holes: list[tuple[int, int]]) -> list[int]:
        return [sum(map(min, side)) for side in balls]

    def against_par(self, tees: Sequence[Tee], balls: Both) -> list[int | None]:
        return [sum(map(min, side)) - sum([tee.par for tee in tees[: len(side)]]) for side in balls]


class ByPoints(Sides):
    """Points from two comparisons a hole; ties give none."""

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
    """Each side's scores on the holes that both partners have finished."""
    cards = [player.card for player in state.players]
    return list(zip(cards[0], cards[2], strict=False)), list(zip(cards[1], cards[3], strict=False))


def _two_points(low: int, other_low: int, ball: int, other_ball: int) -> tuple[int, int]:
    """One point for the lower of each two."""
    return (low < other_low) + (ball < other_ball), (other_low < low) + (other_ball < ball)


FORMATS: dict[str, Stroke] = {
    "stroke": Stroke(),
    "match": Match(),
    "skins": Skins(),
    "best-ball": BestBall(),
    "low-total": LowTotal(),
    "high-low": HighLow(),
}
"""The scoring of each value of the option `format`."""


def settle(state: State) -> None:
    """Set `over` and `out` from the cards."""
    scoring = FORMATS[state.setup.format]
    state.over, state.out = scoring.over(state), scoring.out(state)


def result(state: State) -> dict[str, Any] | None:
    """Return None while playing. `strokes` and `to_par` of each seat are there in every format."""
    if not state.over:
        return None
    scoring = FORMATS[state.setup.format]
    return {
        "places": scoring.places(state),
        "strokes": [player.strokes for player in state.players],
        "to_par": [player.to_par for player in state.players],
    }


def standings(state: State) -> list[dict[str, Any] | None] | None:
    """The strokes of each seat for the boards; None for one that did not play all holes, as a match may end early (D-31)."""
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
    """The strokes of each hole by the course's own number, round after round."""
    found: dict[str, list[int]] = {}
    for tee, strokes in zip(state.setup.tees, player.card, strict=True):
        found.setdefault(str(tee.hole), []).append(strokes)
    return found


def progress(state: State) -> tuple[int, int]:
    """The hole that the hindmost player is on, of those who still play, in a game of so many."""
    holes = len(state.setup.tees)
    thru = [len(player.card) for seat, player in enumerate(state.players) if seat not in state.out or state.over]
    return (max(thru) if state.over else min(thru) + 1, holes)
