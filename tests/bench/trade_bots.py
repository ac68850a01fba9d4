"""How much better the trading game's bots are than the level below: shares of games won, beside an even share.

    python -m tests.bench.trade_bots [GAMES]

Half of the seats are held by one level, half by the one below, and they take turns at who sits where. Games go through all sets
of options. The exit status is 1 where the lower bound of a 95% interval is no more than an even share, or a move takes long.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from random import Random
from time import process_time
from typing import Any, NamedTuple

from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS, Level
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.cards import MOST_WITH_HIGH_RISK
from chalicelib.games.trade_ring.options import OPTIONS

GAMES = 1000
SEATS = (2, 4, 8)
Z = 1.96
MOST_MS = 50
SETS: list[dict[str, bool]] = [
    dict(zip(OPTIONS, (secret, risk, open_, chips), strict=True))
    for secret, open_ in ((False, False), (True, False), (False, True))
    for risk in (False, True)
    for chips in (False, True)
]


class Row(NamedTuple):
    """One level against the one below: its share of games won with half of the seats, and the 95% interval's lower bound."""

    bots: str
    seats: int
    games: int
    share: float
    even: float
    lower_bound: float
    ms_a_move: float
    ms_99th: float


def rows(games: int = GAMES) -> Iterator[Row]:
    """Each level against the one below, at tables of two, four and eight, as they come in; times are of the processor."""
    for below, level in pairwise(LEVELS):
        for seats in SEATS:
            took: list[float] = []
            won = sum(play(number, level, below, seats, took) for number in range(games))
            share = won / games
            bound = share - Z * sqrt(share * (1 - share) / games)
            took.sort()
            mean, most = sum(took) / len(took) * 1e3, took[len(took) * 99 // 100] * 1e3
            yield Row(f"{level} against {below}", seats, games, share, 0.5, bound, mean, most)


def play(number: int, level: Level, below: Level, seats: int, took: list[float]) -> bool:
    """Whether the better level wins game `number`; adds to `took` the seconds that its moves took."""
    random = Random(number)
    levels = [level if (seat + number) % 2 == 0 else below for seat in range(seats)]
    sets = [options for options in SETS if seats <= MOST_WITH_HIGH_RISK or not options["high_risk"]]
    options, chance = sets[number // 2 % len(sets)], Chance(random.randbytes(32))
    state = TRADE_RING.set_up(options, seats, None, chance)
    while waiting := TRADE_RING.waiting(state):
        seat = waiting[0]
        move, seconds = _choose(state, seat, levels[seat], random)
        if levels[seat] == level:
            took.append(seconds)
        TRADE_RING.play(state, seat, move, chance)
    result = TRADE_RING.result(state)
    assert result is not None
    return any(place["place"] == 1 and levels[place["seat"]] == level for place in result["places"])


def _choose(state: Any, seat: int, level: Level, random: Random) -> tuple[Any, float]:
    view, legal = TRADE_RING.view(state, seat), TRADE_RING.legal(state, seat)
    assert legal is not None
    began = process_time()
    move = TRADE_RING.choose(view, seat, legal, level, random)
    return move, process_time() - began


def main(games: int) -> int:
    """Writes it all; 1 where a level is not clearly better than the one below, or thinks for too long."""
    good = True
    for row in rows(games):
        sys.stdout.write(
            f"{row.bots:24} {row.seats} seats, {row.games} games: wins {row.share:.3f}, at least {row.lower_bound:.3f} of 0.5;"
            f" {row.ms_a_move:.2f} ms a move, {row.ms_99th:.2f} ms at the 99th percentile\n"
        )
        sys.stdout.flush()
        good = good and row.lower_bound > row.even and row.ms_99th < MOST_MS
    return int(not good)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
