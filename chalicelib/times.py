"""Times as the API writes them: ISO 8601 in UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

DAY_MS = 24 * 3600 * 1000


def iso(at: int | None) -> str | None:
    """Milliseconds as the contract writes times."""
    return None if at is None else _written(at // 1000)


@lru_cache(4096)
def _written(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# Times as the contract shows them.


def told(ms: int) -> str:
    return datetime.fromtimestamp(ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
