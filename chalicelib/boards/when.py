"""Times as the contract shows them."""

from __future__ import annotations

from datetime import UTC, datetime


def told(ms: int) -> str:
    return datetime.fromtimestamp(ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
