"""What a roll is worth: the exact odds of a hole, and from them the best stroke play of a round.

A hole holds one decision, and all its rolls can be listed. A second roll stands (D-11), so what a mulligan is worth is a plain
mean: of all rolls of the hole for the Hole Mulligan, of one die's faces for the Shot Mulligan, each with the whole hole
scored again (D-13). Two ways then deserve a thought: the best that is free, and the best that costs a chip.

Holes are tied together by the chips alone. Computed back from the last hole, `Plan.to_go[hole][chips]` is the strokes still to
come, and a chip is worth spending where it saves more than its price, which is what it would still save later. Chips are
renewed each round (D-20), so a round is all that ever need be planned.

>>> odds(4).choices["Rough", "Chip", 1, "Blank"].free
Way(strokes=4.925, move={'kind': 'hole-mulligan'})

Nothing is stored: the odds of the three pars are listed when first asked for (5 ms in all), and a round is planned when a bot
first thinks on it (0.5 ms for 18 holes), once for each sequence of pars.
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

Move = dict[str, str]
ToGo = tuple[tuple[float, ...], ...]
"""Expected strokes by the holes already played and the chips left."""


class Way(NamedTuple):
    """One way to go on from a first roll: the strokes expected on this hole, and the move that takes it."""

    strokes: float
    move: Move


class Choice(NamedTuple):
    """The two ways worth a thought: the best that is free, and the best that costs a chip."""

    free: Way
    chip: Way

    def at(self, price: float) -> Way:
        """The better way when a chip is worth this many strokes; a chip is spent only for a gain."""
        return self.chip if self.chip.strokes + price < self.free.strokes else self.free


@dataclass(frozen=True, slots=True)
class Odds:
    """A hole of one par: the mean score of a throw of all dice (D-07), what each first roll leaves to choose from, and that in
    brief: how likely it is that the best free way expects so many strokes and the best chip so many.
    """

    mean: float
    choices: Mapping[Roll, Choice]
    brief: tuple[tuple[float, float, float], ...]


@cache
def odds(par: int) -> Odds:
    """The odds of a hole of this par."""
    weights = _weights(par)
    throws = sum(weights.values())
    mean = sum(weight * score(par, roll) for roll, weight in weights.items()) / throws
    choices = _choices(par, weights, mean)
    alike: Counter[tuple[float, float]] = Counter()
    for roll, choice in choices.items():
        alike[choice.free.strokes, choice.chip.strokes] += weights[roll]
    return Odds(mean, choices, tuple((weight / throws, free, chip) for (free, chip), weight in alike.items()))


def _weights(par: int) -> dict[Roll, int]:
    """Each different roll of a hole, and how many of all throws of its dice show it."""
    dice = [Counter(FACES[die]).items() for die in DICE_BY_PAR[par]]
    return {tuple(face for face, _ in shown): prod(count for _, count in shown) for shown in product(*dice)}


def _choices(par: int, rolls: Iterable[Roll], mean: float) -> dict[Roll, Choice]:
    """Between equals a roll in hand is kept, and the first die is taken."""
    again = Way(mean, {"kind": "hole-mulligan"})
    shots = [_Shot(par, die, rolls) for die in SHOT_DICE[par]]

    def choice(roll: Roll) -> Choice:
        keep = Way(score(par, roll), {"kind": "keep"})
        return Choice(
            free=min(keep, again, key=lambda way: way.strokes),
            chip=min((shot.again(roll) for shot in shots), key=lambda way: way.strokes),
        )

    return {roll: choice(roll) for roll in rolls}


class _Shot:
    """One die rolled again: the hole's mean score by what the other dice show."""

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


def _expect(par: int, computed: float, price: float) -> float:
    """A hole's expected cost for one who computes a chip at one price while it is truly worth another; a spent one counts."""
    return fsum(
        chance * (chip + price if chip + computed < free else free)  # an infinite price, no chip, is never paid
        for chance, free, chip in odds(par).brief
    )


def _compute_back(pars: Sequence[int], chips: int, computed: float | None) -> ToGo:
    """Strokes to go when a chip is always computed at this price; None: at its true one, which is the best play there is."""
    to_go = [(0.0,) * (chips + 1)]
    for par in reversed(pars):
        prices = [_price(to_go[-1], left) for left in range(chips + 1)]
        to_go.append(
            tuple(
                later + _expect(par, price if computed is None or not left else computed, price)
                for left, (later, price) in enumerate(zip(to_go[-1], prices, strict=True))
            )
        )
    return tuple(reversed(to_go))


def _price(later: Sequence[float], left: int) -> float:
    return later[left - 1] - later[left] if left else inf


@dataclass(frozen=True, slots=True)
class Plan:
    """The best stroke play of one round: expected strokes to go by holes played and chips left."""

    to_go: ToGo

    def price(self, at: int, chips: int) -> float:
        """What the last of so many chips is worth, in strokes, once the hole at this index is over; infinite for none."""
        return _price(self.to_go[at + 1], chips)


@lru_cache(maxsize=512)
def plan(pars: tuple[int, ...], chips: int) -> Plan:
    """The plan for a round of holes of these pars, begun with so many chips; built once for each course."""
    return Plan(_compute_back(pars, chips, None))


def expected_strokes(level: Level, pars: Sequence[int], chips: int) -> float:
    """The exact mean score of one round, alone and without the Stymie, as a bot of this level plays it."""
    if level == "hard":
        return plan(tuple(pars), chips).to_go[0][chips]
    if level == "normal":
        return _compute_back(pars, chips, 0.0)[0][chips]
    # Drawn without a look at the dice, a mulligan leaves each hole's odds as they were, whichever it is.
    return fsum(odds(par).mean for par in pars)
