"""Let each level of Mulligan Stew's bots play against the one below, with and without specialties.

    python -m tests.bench.stew_bots [GAMES]

The exit status is 1 if a level is not clearly better than the one below (95% interval), or a move takes too long.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from tests.bench.contests import ROUNDS, Contest, Row, main
from tests.bench.contests import rows as contest


def asked(number: int, seats: int) -> dict[str, Any]:
    """Use specialties in every other pair of games, so that both levels have each seat with and without them."""
    return {"specialties": number // 2 % 2 == 1}


STEW = Contest("stew", (2, 5), asked)


def rows(games: int = ROUNDS) -> Iterator[Row]:
    """Tables of two and of five."""
    return contest(STEW, games)


if __name__ == "__main__":
    sys.exit(main(STEW, sys.argv[1:]))
