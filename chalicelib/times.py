"""Times as the API writes them: ISO 8601 in UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import overload

DAY_MS = 24 * 3600 * 1000


@overload
def iso(at: int) -> str: ...
@overload
def iso(at: None) -> None: ...
@overload
def iso(at: int | None) -> str | None: ...
def iso(at: int | None) -> str | None:
    """Return milliseconds as the contract writes times; None for None."""
    return None if at is None else _written(at // 1000)


@lru_cache(4096)
def _written(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
