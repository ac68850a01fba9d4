"""Where the actions lie once all plans are open and Bad Karma has acted (M-20). Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chalicelib.games.mulligan.cards import ACTIONS, COURSE, Card, Golfer, action
from chalicelib.games.mulligan.resolution import KARMA, void

Aimed = tuple[Card, Golfer]
"""An action card and its target."""


class Plan(NamedTuple):
    """One golfer's: a club, and actions with their targets."""

    club: Card
    actions: tuple[Aimed, ...] = ()

    @property
    def cards(self) -> list[Card]:
        return [self.club, *[card for card, _ in self.actions]]

    @property
    def move(self) -> dict[str, dict[str, Golfer]]:
        """The club and under it the actions, as moves have them: {"33": {"12": 2}}."""
        return {str(self.club): {str(card): target for card, target in self.actions}}


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
    lies: list[list[Lie]] = [[] for _ in plans]
    bounced: list[Bounce] = []
    for golfer, laid in enumerate(_aimed(plans, course)):
        acts = not void(plans[golfer].club) and any(action(lie.card) is KARMA for lie in laid)
        for lie in laid:
            to: Golfer | None = golfer
            if acts and action(lie.card) is KARMA:
                continue
            if acts and _comes_back(sides, golfer, lie):
                to = None if lie.by == COURSE or void(plans[lie.by].club) else lie.by
                bounced.append(Bounce(lie.card, lie.by, golfer, to))
            if to is not None:
                lies[to].append(lie)
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


def _comes_back(sides: Sequence[int], golfer: Golfer, lie: Lie) -> bool:
    """Opponents' actions do, but not what the course plays as the golfer's own would (M-45)."""
    return not action(lie.card).own if lie.by == COURSE else sides[lie.by] != sides[golfer]
