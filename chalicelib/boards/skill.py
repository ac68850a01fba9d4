"""How well somebody plays against others: a rating from places alone, for two to eight at a table, ties too.

The likelihood is Plackett and Luce's, as Weng and Lin use it (their algorithm 4): first place is drawn from all with chances as
exp(mean / c), the next from those that are left. What is gathered follows Glickman's rating periods, here days (UTC): all of a
day's tables are judged by what everybody was worth when the day began, and are summed up. So it does not matter in which order
the tables of one day are counted, and anyone who plays thirty in an evening is not carried away by the first.

    a day begins     mean, deviation ──┐
    its tables       Σ pull, Σ weight ─┴─▶ mean, deviation at its end, from which the next begins

Sums are whole numbers of billionths, so that their order leaves no trace.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

MEAN, DEVIATION = 25.0, 25 / 3
BETA = DEVIATION / 2
"""By how much one's play differs from one table to another."""
DRIFT = DEVIATION / 100
"""What a day's break adds to what is not known."""
BILLION = 10**9


class Skill(NamedTuple):
    """What somebody was worth when this day (since 1970) began, in billionths; and the sums of what its tables tell."""

    day: int
    mean: int = round(MEAN * BILLION)
    deviation: int = round(DEVIATION * BILLION)
    pull: int = 0
    weight: int = 0


class Side(NamedTuple):
    """Who sat at a table: what they were worth, how sure that is (0: as sure as can be), and where they came."""

    mean: float
    deviation: float
    place: int


def at_day(skill: Skill | None, day: int) -> Skill:
    """The same at the beginning of that day, or of its own if that is later: who is told lately is judged by today."""
    if skill is None:
        return Skill(day)
    if skill.day >= day:
        return skill
    mean, deviation = now(skill)
    return Skill(day, round(mean * BILLION), round(min(DEVIATION, sqrt(deviation**2 + DRIFT**2)) * BILLION))


def now(skill: Skill) -> tuple[float, float]:
    """Mean and deviation with all that this day's tables told."""
    precision = (BILLION / skill.deviation) ** 2 + skill.weight / BILLION
    return skill.mean / BILLION + skill.pull / BILLION / precision, 1 / sqrt(precision)


def shown(skill: Skill) -> float:
    """What somebody is worth at least, as good as certainly."""
    mean, deviation = now(skill)
    return mean - 3 * deviation


def side(skill: Skill, place: int) -> Side:
    return Side(skill.mean / BILLION, skill.deviation / BILLION, place)


def add(skill: Skill, found: tuple[float, float]) -> Skill:
    """One table more."""
    pull, weight = found
    return skill._replace(pull=skill.pull + round(pull * BILLION), weight=skill.weight + round(weight * BILLION))


def judge(sides: Sequence[Side]) -> list[tuple[float, float]]:
    """Of each, how hard these places pull at their mean, and what they weigh: the first and second derivatives of the places'
    likelihood. Nothing for one who sat alone.
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
