"""Let each level of MULLIGAN's bots play against the one below, over nine holes of Pebble Coast.

    python -m tests.bench.mulligan_bots [GAMES]

The exit status is 1 if a level is not clearly better than the one below (95% interval), or a move takes too long.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from chalicelib.boards.courses import BUILT_IN
from tests.bench.contests import ROUNDS, Contest, Row, main
from tests.bench.contests import rows as contest


def asked(number: int, seats: int) -> dict[str, Any]:
    """Nine holes without modes."""
    return {"holes": "front"}


MULLIGAN = Contest("mulligan", (2, 4), asked, BUILT_IN["pebble-coast"])


def rows(games: int = ROUNDS) -> Iterator[Row]:
    """Tables of two and of four."""
    return contest(MULLIGAN, games)


if __name__ == "__main__":
    sys.exit(main(MULLIGAN, sys.argv[1:]))
