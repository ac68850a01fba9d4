"""The value of a roll: the exact odds of a hole, and from them the optimal stroke play of a round.

A hole has one decision, and all its rolls can be listed. A second roll counts (D-11), so the value of a Mulligan is a plain
mean: over all rolls of the hole for the Hole Mulligan, over one die's faces for the Shot Mulligan, each time with the whole
hole scored again (D-13). So only three options matter: to keep the roll, to roll all again, and the best Shot Mulligan.

Holes depend on each other only through the chips. Backward induction from the last hole gives `Plan.to_go[hole][chips]`, the
expected strokes still to come. A chip is worth spending if it saves more strokes than its price: the strokes that it would
still save later. Chips are renewed each round (D-20), so each round is planned separately.

>>> odds(4).choices["Rough", "Chip", 1, "Blank"].best_free
Way(strokes=4.925, move={'kind': 'hole-mulligan'})

The odds of the three pars are computed at first use (5 ms in all), and so is the plan of each sequence of pars (0.5 ms for 18
holes).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from math import fsum, inf, prod
from typing import NamedTuple

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES, SHOT_DICE, Roll, score
from chalicelib.games.interface import Level

TOO_MANY = 3
"""The strokes over par from which a Visitor rolls again: a triple bogey."""
VISITOR_SHARE = 0.5
"""The share of a Caddie's holes that it plays as a Visitor; it plays the others as a Member. In strokes it is halfway."""
PRO_PRICE = 1.05
"""The strokes that a chip must save a Pro: halfway between a Member, who spends none, and the best play."""

Move = dict[str, str]
ToGo = tuple[tuple[float, ...], ...]
"""Expected strokes still to come, indexed by holes already played and chips left."""


class Way(NamedTuple):
    """One option after a first roll: the strokes expected on this hole, and the move."""

    strokes: float
    move: Move


class Choice(NamedTuple):
    """The options that matter after a first roll: to keep it, to roll all dice again, and the best one that costs a chip."""

    keep: Way
    again: Way
    chip: Way

    @property
    def best_free(self) -> Way:
        """The better of the two options without a chip; between equals the roll is kept."""
        return min(self.keep, self.again, key=lambda way: way.strokes)

    def at(self, price: float) -> Way:
        """Return the best option if a chip is worth `price` strokes. A chip is only spent for a gain."""
        return self.chip if self.chip.strokes + price < self.best_free.strokes else self.best_free

    def of_visitor(self, par: int) -> Way:
        """Return what a Visitor does: it rolls again after a bad hole, and never uses a chip."""
        return self.again if self.keep.strokes - par >= TOO_MANY else self.keep


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of a hole of one par.

    `mean` is the mean score of a roll of all dice (D-07), `of_visitor` that of a hole that a Visitor plays. `choices` are the
    options after each first roll. `distribution` sums them up as (probability, expected strokes of the best free option,
    expected strokes of the best option with a chip).
    """

    mean: float
    of_visitor: float
    choices: Mapping[Roll, Choice]
    distribution: tuple[tuple[float, float, float], ...]


@cache
def odds(par: int) -> Odds:
    """Return the odds of a hole of this par."""
    weights = _weights(par)
    throws = sum(weights.values())
    mean = sum(weight * score(par, roll) for roll, weight in weights.items()) / throws
    choices = _choices(par, weights, mean)
    counts: Counter[tuple[float, float]] = Counter()
    for roll, choice in choices.items():
        counts[choice.best_free.strokes, choice.chip.strokes] += weights[roll]
    of_visitor = fsum(weights[roll] * choice.of_visitor(par).strokes for roll, choice in choices.items()) / throws
    return Odds(mean, of_visitor, choices, tuple((weight / throws, free, chip) for (free, chip), weight in counts.items()))


def _weights(par: int) -> dict[Roll, int]:
    """Return each different roll of a hole, with the number of equally likely throws that show it."""
    dice = [Counter(FACES[die]).items() for die in DICE_BY_PAR[par]]
    return {tuple(face for face, _ in shown): prod(count for _, count in shown) for shown in product(*dice)}


def _choices(par: int, rolls: Iterable[Roll], mean: float) -> dict[Roll, Choice]:
    """Return the options after each roll. Between equals the roll is kept, and the first die is chosen."""
    again = Way(mean, {"kind": "hole-mulligan"})
    shots = [_Shot(par, die, rolls) for die in SHOT_DICE[par]]

    def choice(roll: Roll) -> Choice:
        return Choice(
            keep=Way(score(par, roll), {"kind": "keep"}),
            again=again,
            chip=min((shot.again(roll) for shot in shots), key=lambda way: way.strokes),
        )

    return {roll: choice(roll) for roll in rolls}


class _Shot:
    """A Shot Mulligan with one die: the mean score of the hole, given the faces of the other dice."""

    def __init__(self, par: int, die: str, rolls: Iterable[Roll]) -> None:
        self._place = DICE_BY_PAR[par].index(die)
        self._sides = len(FACES[die])
        self._move = {"kind": "shot-mulligan", "die": die}
        self._sums: defaultdict[Roll, int] = defaultdict(int)
        faces = Counter(FACES[die])
        for roll in rolls:
            self._sums[self._others(roll)] += faces[roll[self._place]] * score(par, roll)

    def _others(self, roll: Roll) -> Roll:
        return roll[: self._place] + roll[self._place + 1 :]

    def again(self, roll: Roll) -> Way:
        return Way(self._sums[self._others(roll)] / self._sides, self._move)


def _expected_cost(par: int, assumed: float, price: float) -> float:
    """Return a hole's expected cost in strokes for a player who assumes this price of a chip. A spent chip costs `price`."""
    return fsum(
        chance * (chip + price if chip + assumed < free else free)  # with an infinite price, that is without chips, never paid
        for chance, free, chip in odds(par).distribution
    )


def _backward_induction(pars: Sequence[int], chips: int, assumed: float | None) -> ToGo:
    """Return the strokes to go if the player always assumes this price of a chip; None: its true price, which is optimal."""
    to_go = [(0.0,) * (chips + 1)]
    for par in reversed(pars):
        prices = [_price(to_go[-1], left) for left in range(chips + 1)]
        to_go.append(
            tuple(
                later + _expected_cost(par, price if assumed is None or not left else assumed, price)
                for left, (later, price) in enumerate(zip(to_go[-1], prices, strict=True))
            )
        )
    return tuple(reversed(to_go))


def _price(later: Sequence[float], left: int) -> float:
    return later[left - 1] - later[left] if left else inf


@dataclass(frozen=True, slots=True)
class Plan:
    """Optimal stroke play of one round: expected strokes to go, indexed by holes played and chips left."""

    to_go: ToGo

    def price(self, at: int, chips: int) -> float:
        """Return the value in strokes of the last of `chips` chips after the hole with this index; infinite without chips."""
        return _price(self.to_go[at + 1], chips)


@lru_cache(maxsize=512)
def plan(pars: tuple[int, ...], chips: int) -> Plan:
    """Return the plan of a round with holes of these pars that starts with `chips` chips."""
    return Plan(_backward_induction(pars, chips, None))


def expected_strokes(level: Level, pars: Sequence[int], chips: int) -> float:
    """Return the exact mean score of one round of a bot of this level that plays alone and without the Stymie."""
    visitor = fsum(odds(par).of_visitor for par in pars)
    match level:
        case "champion":
            return plan(tuple(pars), chips).to_go[0][chips]
        case "hard":
            return _backward_induction(pars, chips, PRO_PRICE)[0][chips]
        case "visitor":
            return visitor
    member = _backward_induction(pars, 0, None)[0][0]
    return member if level == "normal" else VISITOR_SHARE * visitor + (1 - VISITOR_SHARE) * member
