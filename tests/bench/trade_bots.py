"""Let each level of The Trading Ring's bots play against the one below, with all combinations of options in turn.

    python -m tests.bench.trade_bots [GAMES]

The exit status is 1 if a level is not clearly better than the one below (95% interval), or a move takes too long.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from chalicelib.games.trade_ring.cards import MOST_WITH_HIGH_RISK
from chalicelib.games.trade_ring.rounds import OPTIONS
from tests.bench.contests import ROUNDS, Contest, Row, main
from tests.bench.contests import rows as contest

SETS: list[dict[str, bool]] = [
    dict(zip(OPTIONS, (secret, risk, open_, chips), strict=True))
    for secret, open_ in ((False, False), (True, False), (False, True))
    for risk in (False, True)
    for chips in (False, True)
]


def asked(number: int, seats: int) -> dict[str, Any]:
    """Return the options of a game. Each combination is used for two games in turn, so that both levels have each seat."""
    sets = [options for options in SETS if seats <= MOST_WITH_HIGH_RISK or not options["high_risk"]]
    return sets[number // 2 % len(sets)]


TRADE_RING = Contest("trade-ring", (2, 4, 8), asked)


def rows(games: int = ROUNDS) -> Iterator[Row]:
    """Tables of two, four and eight."""
    return contest(TRADE_RING, games)


if __name__ == "__main__":
    sys.exit(main(TRADE_RING, sys.argv[1:]))
