"""How much of everything somebody may do or add: the numbers, each with its reason, stand in `limits.json`.

What has a while (`per`) is counted in rows (tables/limits.py), what one table may hold by its fold (tables/room.py, and where
each thing is done). `changes` is a part of the rules, whose versions it must not change, and stands with them too
(games/choices.py); a test holds the two together.

Elsewhere stands what is no sum of what somebody did: how large one thing may be that is sent (the contract's schemas,
api/bodies.py, the holes of a course in boards/courses.py), how much one reply holds (tables/mine.py, tables/replay.py), and how
many connections a server of one's own keeps (local/crowd.py).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ALL: dict[str, dict[str, Any]] = {
    told["name"]: told for told in json.loads(Path(__file__).with_name("limits.json").read_text(encoding="utf-8"))
}
SPANS = {"hour": 3_600_000, "day": 24 * 3_600_000}


def most(name: str) -> int:
    """The limit of that name."""
    return int(ALL[name]["most"])


def span_ms(name: str) -> int:
    """How long the while lasts (ms) in which so many are allowed; only for limits that have one."""
    return SPANS[ALL[name]["per"]]
