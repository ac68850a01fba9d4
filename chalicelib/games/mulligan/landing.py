"""Where the actions lie once all plans are open and Bad Karma has acted (M-20). Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chalicelib.games.mulligan.cards import ACTION, ACTIONS, COURSE, NAMES, Card, Golfer, action
from chalicelib.games.mulligan.resolution import KARMA, void

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
