"""Shots: which actions are at which golfer after Bad Karma (M-20), and the distance and strokes of each shot (M-21 to M-27).

Pure functions. Their results do not depend on the order of players and cards.
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
    """The result of one shot.

    `base` is the club's distance, `half` whether it was halved, `plus` what was added to it, including `bounce` by Lucky
    Bounces. `moved` is the distance that the ball went, `left` its distance from the hole then, 0 if it is in. `strokes` are
    those of this shot alone.
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


class Effects(NamedTuple):
    """The combined effects of action cards on a shot, which do not depend on their order."""

    strokes: int
    duffs: int
    half: bool
    yards: int
    bounces: int
    missed: bool


def shoot(left: int, card: Card, struck: Iterable[Card] = ()) -> Shot:
    """Return the shot with this card's club from `left` yards, with these action cards at it."""
    return _shoot(left, CLUB[card], tuple([action(each) for each in struck]))


@lru_cache(maxsize=4096)
def _shoot(left: int, club: Club, struck: tuple[Action, ...]) -> Shot:
    """Return the shot for a club and actions. Cached: copies of a card give the same result."""
    if club.immune:
        return _roll(left, club.yards, club.strokes, finishes=True)
    effects = _effects(struck)
    if effects.duffs:
        return Shot(club.yards, False, 0, 0, 0, left, effects.strokes + DUFFED * effects.duffs, finished=False, duffed=True)
    strokes = club.strokes + effects.strokes
    if club.half is None:
        return _roll(left, club.yards, strokes, finishes=not effects.missed)
    start = club.half if effects.half else club.yards
    bounce = _bounce(left, start + effects.yards, effects.bounces, club.finishes)
    plus = effects.yards + bounce
    moved = max(start + plus, 0)
    finished = club.finishes and moved >= left
    return Shot(club.yards, effects.half, plus, bounce, moved, 0 if finished else abs(left - moved), strokes, finished)


def is_immune(card: Card) -> bool:
    """Return whether actions have no effect on this card's club (M-21)."""
    return CLUB[card].immune


def best_club(left: int, cards: Iterable[Card]) -> Card:
    """Return the card whose club finishes with the fewest strokes, or else leaves the ball nearest to the hole (M-37)."""
    return min(cards, key=lambda card: (_worth(shoot(left, card)), CLUB[card].rank, card))


def _worth(shot: Shot) -> tuple[int, int, int]:
    return (0, shot.strokes, 0) if shot.finished else (1, shot.left, shot.strokes)


@lru_cache(maxsize=4096)
def _effects(struck: tuple[Action, ...]) -> Effects:
    return Effects(
        sum([each.strokes for each in struck]),
        struck.count(DUFF),
        any(each.half for each in struck),
        sum([each.yards for each in struck]),
        struck.count(LUCKY),
        MISSED in struck,
    )


def _roll(left: int, yards: int, strokes: int, *, finishes: bool) -> Shot:
    """Return a putt, whose distance never changes."""
    finished = finishes and yards >= left
    return Shot(yards, False, 0, 0, yards, 0 if finished else abs(left - yards), strokes, finished)


def _bounce(left: int, distance: int, times: int, finishes: bool) -> int:
    """Return the yards that Lucky Bounces add: the fewest that finish, or else leave the ball nearest to the hole."""
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
"""An action card with its target."""
KARMAS = frozenset(card for card, found in enumerate(ACTION) if found is KARMA)


class Plan(NamedTuple):
    """One golfer's plan: a club, and actions with their targets."""

    club: Card
    actions: tuple[Aimed, ...] = ()

    @property
    def cards(self) -> list[Card]:
        club, actions = self
        return [club, *[card for card, _ in actions]]

    @property
    def move(self) -> dict[str, dict[str, Golfer]]:
        """The plan as moves have it, actions under the club: {"33": {"12": 2}}."""
        club, actions = self
        return {NAMES[club]: {NAMES[card]: target for card, target in actions}}


class Lie(NamedTuple):
    """An action at a golfer, and the golfer who played it."""

    card: Card
    by: Golfer


class Bounce(NamedTuple):
    """An action that Bad Karma sent back from the golfer `off` to the golfer `to`, or to nobody (None)."""

    card: Card
    by: Golfer
    off: Golfer
    to: Golfer | None


def place_actions(sides: Sequence[int], plans: Sequence[Plan], course: Aimed | None) -> tuple[list[list[Lie]], list[Bounce]]:
    """Return the actions at each golfer, and those that Bad Karma sent back. `sides` are the golfers' sides.

    A Bad Karma stays only where it does not act: at an immune putter.
    """
    lies = _aimed(plans, course)
    bounced: list[Bounce] = []
    for golfer in {golfer for golfer, laid in enumerate(lies) for card, _ in laid if card in KARMAS}:
        if not is_immune(plans[golfer].club):
            bounced += _send_back(sides, plans, golfer, lies[golfer])
    for card, by, _, to in bounced:
        if to is not None:
            lies[to].append(Lie(card, by))
    for laid in lies:
        if len(laid) > 1:
            laid.sort(key=sort_key)
    return lies, sorted(bounced, key=lambda each: (each.off, sort_key(each))) if bounced else bounced


def sort_key(lie: Lie | Bounce) -> tuple[int, int, Card]:
    """Sort actions in the order of M-02, then by the golfer who played them, the course last (M-30)."""
    return action(lie.card).rank, len(ACTIONS) if lie.by == COURSE else lie.by, lie.card


def _aimed(plans: Sequence[Plan], course: Aimed | None) -> list[list[Lie]]:
    """Return the actions that were aimed at each golfer."""
    aimed: list[list[Lie]] = [[] for _ in plans]
    for by, plan in enumerate(plans):
        for card, target in plan.actions:
            aimed[target].append(Lie(card, by))
    if course:
        aimed[course[1]].append(Lie(course[0], COURSE))
    return aimed


def _send_back(sides: Sequence[int], plans: Sequence[Plan], golfer: Golfer, laid: list[Lie]) -> list[Bounce]:
    """Return the actions that Bad Karma sends back from this golfer. Remove them and Bad Karma from `laid`."""
    back = [lie for lie in laid if lie.card not in KARMAS and _comes_back(sides, golfer, lie)]
    laid[:] = [lie for lie in laid if lie.card not in KARMAS and lie not in back]
    lost = [COURSE, *[other for other, plan in enumerate(plans) if is_immune(plan.club)]]
    return [Bounce(card, by, golfer, None if by in lost else by) for card, by in back]


def _comes_back(sides: Sequence[int], golfer: Golfer, lie: Lie) -> bool:
    """Return whether Bad Karma sends an action back: those of opponents and those of the course that are not `own` (M-45)."""
    return not action(lie.card).own if lie.by == COURSE else sides[lie.by] != sides[golfer]
