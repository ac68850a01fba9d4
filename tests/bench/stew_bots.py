"""How much better Mulligan Stew's bots are than the level below, with and without specialties.

    python -m tests.bench.stew_bots [GAMES]

The exit status is 1 where the lower bound of a 95% interval is no more than an even share, or a move takes long.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from tests.bench.contests import ROUNDS, Contest, Row, main
from tests.bench.contests import rows as contest


def asked(number: int, seats: int) -> dict[str, Any]:
    """Every other pair of games with specialties, so that both levels sit at either place with them and without."""
    return {"specialties": number // 2 % 2 == 1}


STEW = Contest("stew", (2, 5), asked)


def rows(games: int = ROUNDS) -> Iterator[Row]:
    """Tables of two and of five."""
    return contest(STEW, games)


if __name__ == "__main__":
    sys.exit(main(STEW, sys.argv[1:]))
