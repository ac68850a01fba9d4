"""How much better the bots of Grandpa Beck's Golf are than the level below: shares of games won, beside an even share.

    python -m tests.bench.becks_bots [GAMES]

Two play one round, in which luck counts most, and change seats with each game; a tie is half a game won. The exit status is 1
where the lower bound of a 95% interval is no more than an even share, or a move takes too long.
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
from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.interface import LEVELS, Level

GAMES = 1000
EVEN = 0.5
Z = 1.96
MOST_MS = 50
OPTIONS = {"rounds": 1}


class Row(NamedTuple):
    """One level against the one below: its share of games won, the 95% interval's lower bound, the mean scores of both, and the
    processor time of the better one's moves.
    """

    bots: str
    games: int
    share: float
    even: float
    lower_bound: float
    scores: float
    against: float
    ms_a_move: float
    ms_99th: float


def rows(games: int = GAMES) -> Iterator[Row]:
    """Each level against the one below, as they come in."""
    for below, level in pairwise(LEVELS):
        took: list[float] = []
        played = [play(number, level, below, took) for number in range(games)]
        won = [EVEN if own == other else float(own < other) for own, other in played]
        share = sum(won) / games
        bound = share - Z * sqrt(sum((each - share) ** 2 for each in won)) / games
        own, other = (sum(scores) / games for scores in zip(*played, strict=True))
        took.sort()
        mean, most = sum(took) / len(took) * 1e3, took[len(took) * 99 // 100] * 1e3
        yield Row(f"{level} against {below}", games, share, EVEN, bound, own, other, mean, most)


def play(number: int, level: Level, below: Level, took: list[float]) -> tuple[int, int]:
    """The scores of game `number`, the better level's first; adds to `took` the seconds that its moves took."""
    random = Random(number)
    seats = (level, below) if number % 2 == 0 else (below, level)
    chance = Chance(random.randbytes(32))
    state = BECKS_GOLF.set_up(OPTIONS, 2, None, chance)
    while waiting := BECKS_GOLF.waiting(state):
        seat = waiting[0]
        move, seconds = _choose(state, seat, seats[seat], random)
        if seats[seat] == level:
            took.append(seconds)
        BECKS_GOLF.play(state, seat, move, chance)
    result = BECKS_GOLF.result(state)
    assert result is not None
    scores = [place["score"] for place in result["places"]]
    return scores[seats.index(level)], scores[seats.index(below)]


def _choose(state: Any, seat: int, level: Level, random: Random) -> tuple[Any, float]:
    view, legal = BECKS_GOLF.view(state, seat), BECKS_GOLF.legal(state, seat)
    assert legal is not None
    began = process_time()
    move = BECKS_GOLF.choose(view, seat, legal, level, random)
    return move, process_time() - began


def main(games: int) -> int:
    """Writes it all; 1 where a level is not clearly better than the one below, or thinks for too long."""
    good = True
    for row in rows(games):
        sys.stdout.write(
            f"{row.bots:20} {row.games} games: wins {row.share:.3f}, at least {row.lower_bound:.3f} of {row.even};"
            f" scores {row.scores:.1f} against {row.against:.1f};"
            f" {row.ms_a_move:.2f} ms a move, {row.ms_99th:.2f} ms at the 99th percentile\n"
        )
        sys.stdout.flush()
        good = good and row.lower_bound > row.even and row.ms_99th < MOST_MS
    return int(not good)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
