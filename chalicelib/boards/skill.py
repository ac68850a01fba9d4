"""Skill: a rating from the places at tables of two to eight players, including ties.

The likelihood is that of Plackett and Luce, as Weng and Lin use it (their algorithm 4): first place is drawn from all players
with probabilities proportional to exp(mean / c), the next from those that are left. Like Glickman's rating periods, all tables
of a day (UTC) are rated by the skills at its beginning and summed. So the order of a day's tables does not matter, and the
first of thirty tables in an evening does not weigh more than the others.

    a day begins     mean, deviation ──┐
    its tables       Σ pull, Σ weight ─┴─▶ mean, deviation at its end, with which the next day begins

Numbers are stored as whole billionths, so that sums do not depend on the order.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

MEAN, DEVIATION = 25.0, 25 / 3
BETA = DEVIATION / 2
"""Standard deviation of a player's performance from one table to another."""
DRIFT = DEVIATION / 100
"""Added to the deviation, in quadrature, whenever a player begins a new day of play."""
BILLION = 10**9


class Skill(NamedTuple):
    """A player's mean and deviation at the beginning of `day` (days since 1970), the sums over its tables; in billionths."""

    day: int
    mean: int = round(MEAN * BILLION)
    deviation: int = round(DEVIATION * BILLION)
    pull: int = 0
    weight: int = 0


class Side(NamedTuple):
    """A player or bot at a table: mean, deviation (0: known exactly), and place."""

    mean: float
    deviation: float
    place: int


def at_day(skill: Skill | None, day: int) -> Skill:
    """Return the skill at the beginning of that day. A table of an earlier day than the skill's is rated as if it were of the
    skill's day.
    """
    if skill is None:
        return Skill(day)
    if skill.day >= day:
        return skill
    mean, deviation = now(skill)
    return Skill(day, round(mean * BILLION), round(min(DEVIATION, sqrt(deviation**2 + DRIFT**2)) * BILLION))


def now(skill: Skill) -> tuple[float, float]:
    """Return mean and deviation including the day's tables so far."""
    precision = (BILLION / skill.deviation) ** 2 + skill.weight / BILLION
    return skill.mean / BILLION + skill.pull / BILLION / precision, 1 / sqrt(precision)


def shown(skill: Skill) -> float:
    """Return the published value: the mean less three deviations, which the true skill almost certainly exceeds."""
    mean, deviation = now(skill)
    return mean - 3 * deviation


def side(skill: Skill, place: int) -> Side:
    return Side(skill.mean / BILLION, skill.deviation / BILLION, place)


def add(skill: Skill, found: tuple[float, float]) -> Skill:
    """Add the changes of one table."""
    pull, weight = found
    return skill._replace(pull=skill.pull + round(pull * BILLION), weight=skill.weight + round(weight * BILLION))


def judge(sides: Sequence[Side]) -> list[tuple[float, float]]:
    """Return by side the change by these places: the first and the negative second derivative of their log-likelihood with
    respect to the side's mean. Zero for a side alone.
    """
    spread = sqrt(sum(one.deviation**2 + BETA**2 for one in sides))
    strength = [exp((one.mean - MEAN) / spread) for one in sides]
    judgements = []
    for seat, (one, own) in enumerate(zip(sides, strength, strict=True)):
        pull = weight = 0.0
        for number, other in enumerate(sides):
            if other.place <= one.place:
                left = sum(each for each, of in zip(strength, sides, strict=True) if of.place >= other.place)
                tied = sum(of.place == other.place for of in sides)
                pull += ((number == seat) - own / left) / tied
                weight += own / left * (1 - own / left) / tied
        judgements.append((pull / spread, weight / spread**2))
    return judgements
