"""How often pages ask for their table, and how soon a move is seen, in typical visits: by the page's own rhythm, and by the one
before it looked at whose turn it is and who is there.

    python -m tests.bench.visits

The visits stand in `frontend/tests/visits/`; time is theirs, so that the figures are the same on any machine.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

FRONTEND = Path(__file__).parents[2] / "frontend"
LONGEST = 300
"""Seconds after which it is given up."""


def rows() -> Iterator[str]:
    """A line for each kind of visit, and one for a round of each."""
    asked = ["./run", "node", "tests/visits/visits.ts"]
    yield from subprocess.run(
        asked, cwd=FRONTEND, check=True, capture_output=True, text=True, timeout=LONGEST
    ).stdout.splitlines()


if __name__ == "__main__":
    sys.stdout.writelines(f"{row}\n" for row in rows())
