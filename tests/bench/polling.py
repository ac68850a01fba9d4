"""Count how often pages poll their table, and how soon a move is seen, in typical visits: with the page's current timing, and
with its old one, which ignored whose turn it is and who is there.

    python -m tests.bench.polling

The visits are in `frontend/tests/visits/`. They simulate time, so the figures are the same on any machine.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

FRONTEND = Path(__file__).parents[2] / "frontend"
LONGEST = 300
"""Timeout in seconds."""


def rows() -> Iterator[str]:
    """Yield a line for each kind of visit, and one for all kinds together."""
    asked = ["./run", "node", "tests/visits/visits.ts"]
    yield from subprocess.run(
        asked, cwd=FRONTEND, check=True, capture_output=True, text=True, timeout=LONGEST
    ).stdout.splitlines()


if __name__ == "__main__":
    sys.stdout.writelines(f"{row}\n" for row in rows())
