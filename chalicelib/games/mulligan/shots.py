"""Shots: where actions lie once all plans are open and Bad Karma has acted (M-20), how far each goes and what it costs (M-21 to
M-27). Pure functions, whose results do not depend on the order of players and cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from chalicelib.games.mulligan.cards import (
    ACTION,
    ACTIONS,
    BOUNCES,
    CLUB,
    COURSE,
    DUFFED,
    NAMES,
    Action,
    Card,
    Club,
    Golfer,
    action,
)

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


Aimed = tuple[Card, Golfer]
"""An action card and its target."""
KARMAS = frozenset(card for card, found in enumerate(ACTION) if found is KARMA)


class Plan(NamedTuple):
    """One golfer's: a club, and actions with their targets."""

    club: Card
    actions: tuple[Aimed, ...] = ()

    @property
    def cards(self) -> list[Card]:
        club, actions = self
        return [club, *[card for card, _ in actions]]

    @property
    def move(self) -> dict[str, dict[str, Golfer]]:
        """The club and under it the actions, as moves have them: {"33": {"12": 2}}."""
        club, actions = self
        return {NAMES[club]: {NAMES[card]: target for card, target in actions}}


class Lie(NamedTuple):
    """An action at its target, and who played it."""

    card: Card
    by: Golfer


class Bounce(NamedTuple):
    """An action that Bad Karma sent back off a golfer: to whom, or None where it came to nothing."""

    card: Card
    by: Golfer
    off: Golfer
    to: Golfer | None


def land(sides: Sequence[int], plans: Sequence[Plan], course: Aimed | None) -> tuple[list[list[Lie]], list[Bounce]]:
    """What lies at each golfer, of the side of this number, and what bounced. A Bad Karma lies on only where it did not act, at
    an immune putter.
    """
    lies = _aimed(plans, course)
    bounced: list[Bounce] = []
    for golfer in {golfer for golfer, laid in enumerate(lies) for card, _ in laid if card in KARMAS}:
        if not void(plans[golfer].club):
            bounced += _send_back(sides, plans, golfer, lies[golfer])
    for card, by, _, to in bounced:
        if to is not None:
            lies[to].append(Lie(card, by))
    for laid in lies:
        if len(laid) > 1:
            laid.sort(key=in_order)
    return lies, sorted(bounced, key=lambda each: (each.off, in_order(each))) if bounced else bounced


def in_order(lie: Lie | Bounce) -> tuple[int, int, Card]:
    """The order of M-02, then the lower golfer who played it, the course last (M-30)."""
    return action(lie.card).rank, len(ACTIONS) if lie.by == COURSE else lie.by, lie.card


def _aimed(plans: Sequence[Plan], course: Aimed | None) -> list[list[Lie]]:
    """What was laid at each golfer."""
    aimed: list[list[Lie]] = [[] for _ in plans]
    for by, plan in enumerate(plans):
        for card, target in plan.actions:
            aimed[target].append(Lie(card, by))
    if course:
        aimed[course[1]].append(Lie(course[0], COURSE))
    return aimed


def _send_back(sides: Sequence[int], plans: Sequence[Plan], golfer: Golfer, laid: list[Lie]) -> list[Bounce]:
    """What Bad Karma sends back off this golfer, and to whom; it lies there no more, nor does Bad Karma itself."""
    back = [lie for lie in laid if lie.card not in KARMAS and _comes_back(sides, golfer, lie)]
    laid[:] = [lie for lie in laid if lie.card not in KARMAS and lie not in back]
    dies = [COURSE, *[other for other, plan in enumerate(plans) if void(plan.club)]]
    return [Bounce(card, by, golfer, None if by in dies else by) for card, by in back]


def _comes_back(sides: Sequence[int], golfer: Golfer, lie: Lie) -> bool:
    """Opponents' actions do, but not what the course plays as the golfer's own would (M-45)."""
    return not action(lie.card).own if lie.by == COURSE else sides[lie.by] != sides[golfer]
