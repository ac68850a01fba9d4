"""Let each level of Grandpa Beck's Golf bots play against the one below: two seats and one round, where luck counts most.

    python -m tests.bench.becks_bots [GAMES]

The exit status is 1 if a level is not clearly better than the one below (95% interval), or a move takes too long.
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
