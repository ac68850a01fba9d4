"""Load the limits on everything that users can do or add from `limits.json`, which gives the reason for each number.

Limits per hour or day (`per`) are enforced by play/rate_limiter.py, limits on what one table's log may hold by
log/preconditions.py. `changes` also belongs to the rules of the games, so games/base.py states it too, and a test keeps both
equal.

Other limits are elsewhere: the size of a request in the API's schemas and in api/request.py, the holes of a course in
boards/courses.py, the size of a reply in players/tables.py and play/published_replay.py, the local server's connections in
local/connection_limits.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ALL: dict[str, dict[str, Any]] = {
    limit["name"]: limit for limit in json.loads(Path(__file__).with_name("limits.json").read_text(encoding="utf-8"))
}
SPANS = {"hour": 3_600_000, "day": 24 * 3_600_000}


def most(name: str) -> int:
    """Return the limit of that name."""
    return int(ALL[name]["most"])


def span_ms(name: str) -> int:
    """Return the time span (ms) of a limit that has one."""
    return SPANS[ALL[name]["per"]]
