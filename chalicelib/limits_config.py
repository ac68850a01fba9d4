"""Limits on everything that users can do or add. The numbers, each with its reason, are in `limits.json`.

What is limited in a span of time (`per`) is counted in rows (play/rate_limits.py); what one table may hold is counted by its
log (log/allowed.py). `changes` belongs to the rules, whose versions it must not change, and stands with them too
(games/base.py); a test keeps the two equal.

How large one request may be stands elsewhere: the contract's schemas, api/request.py, the holes of a course in
boards/courses.py; so does how much one reply holds (players/tables.py, play/replays.py), and how many connections the local
server keeps (local/connection_limits.py).
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
    """Return the limit of that name."""
    return int(ALL[name]["most"])


def span_ms(name: str) -> int:
    """Return the time span (ms) of a limit that has one."""
    return SPANS[ALL[name]["per"]]
