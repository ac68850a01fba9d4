"""How much better the bots of Grandpa Beck's Golf are than the level below: two play one round, in which luck counts most.

    python -m tests.bench.becks_bots [GAMES]

The exit status is 1 where the lower bound of a 95% interval is no more than an even share, or a move takes long.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from tests.bench.contests import ROUNDS, Contest, Row, main
from tests.bench.contests import rows as contest


def asked(number: int, seats: int) -> dict[str, Any]:
    """One round."""
    return {"rounds": 1}


BECKS_GOLF = Contest("becks-golf", (2,), asked)


def rows(games: int = ROUNDS) -> Iterator[Row]:
    """Tables of two."""
    return contest(BECKS_GOLF, games)


if __name__ == "__main__":
    sys.exit(main(BECKS_GOLF, sys.argv[1:]))
