"""How far a shot goes and what it costs: the same whatever the order of players and cards (M-20 to M-27). Pure functions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from chalicelib.games.mulligan.cards import ACTIONS, BOUNCES, CLUB, DUFFED, Action, Card, Club, action

ROUGH, SLICE, HOOK, SAND, WATER, OUT, DUFF, MISSED, LUCKY, KARMA, PRACTICE = ACTIONS


class Shot(NamedTuple):
    """What became of one shot. `base` is the club's distance, `plus` all that was added to it (halved first, if `half`), of
    which `bounce` by Lucky Bounces; `left` is how far the hole is then, 0 for a ball that is in; `strokes` are this shot's own.
    """

    base: int
    half: bool
    plus: int
    bounce: int
    moved: int
    left: int
    strokes: int
    finished: bool
    duffed: bool = False


class Toll(NamedTuple):
    """What action cards come to on a shot that none of them is void on, whatever their order."""

    strokes: int
    duffs: int
    half: bool
    yards: int
    bounces: int
    missed: bool


def shoot(left: int, card: Card, struck: Iterable[Card] = ()) -> Shot:
    """A shot with this card's club, so far from the hole, that these action cards strike."""
    return _shoot(left, CLUB[card], tuple([action(each) for each in struck]))


@lru_cache(maxsize=4096)
def _shoot(left: int, club: Club, struck: tuple[Action, ...]) -> Shot:
    """The same for every copy of a card."""
    if club.immune:
        return _roll(left, club.yards, club.strokes, finishes=True)
    toll = _toll(struck)
    if toll.duffs:
        return Shot(club.yards, False, 0, 0, 0, left, toll.strokes + DUFFED * toll.duffs, finished=False, duffed=True)
    strokes = club.strokes + toll.strokes
    if club.half is None:
        return _roll(left, club.yards, strokes, finishes=not toll.missed)
    start = club.half if toll.half else club.yards
    bounce = _bounce(left, start + toll.yards, toll.bounces, club.finishes)
    plus = toll.yards + bounce
    moved = max(start + plus, 0)
    finished = club.finishes and moved >= left
    return Shot(club.yards, toll.half, plus, bounce, moved, 0 if finished else abs(left - moved), strokes, finished)


def void(card: Card) -> bool:
    """Whether all actions on this card's club are void (M-21)."""
    return CLUB[card].immune


def best_club(left: int, cards: Iterable[Card]) -> Card:
    """M-37: of these cards the one whose club finishes with the fewest strokes, else leaves the ball nearest."""
    return min(cards, key=lambda card: (_worth(shoot(left, card)), CLUB[card].rank, card))


def _worth(shot: Shot) -> tuple[int, int, int]:
    return (0, shot.strokes, 0) if shot.finished else (1, shot.left, shot.strokes)


@lru_cache(maxsize=4096)
def _toll(struck: tuple[Action, ...]) -> Toll:
    return Toll(
        sum([each.strokes for each in struck]),
        struck.count(DUFF),
        any(each.half for each in struck),
        sum([each.yards for each in struck]),
        struck.count(LUCKY),
        MISSED in struck,
    )


def _roll(left: int, yards: int, strokes: int, *, finishes: bool) -> Shot:
    """A putt, whose distance nothing changes."""
    finished = finishes and yards >= left
    return Shot(yards, False, 0, 0, yards, 0 if finished else abs(left - yards), strokes, finished)


def _bounce(left: int, distance: int, times: int, finishes: bool) -> int:
    """What so many Lucky Bounces add: the least that finishes, else what leaves the ball nearest (equal: the least)."""
    if not times:
        return 0
    step, most = BOUNCES[1] - BOUNCES[0], BOUNCES[-1] * times
    ways = range(0, most + 1, step)
    if finishes:
        for added in ways:
            if max(distance + added, 0) >= left:
                return added
    return min(ways, key=lambda added: (abs(left - max(distance + added, 0)), added))
