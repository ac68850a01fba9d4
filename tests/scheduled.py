"""The event by which the scheduled handler is called."""

from __future__ import annotations

from typing import Any


def scheduled_event() -> dict[str, Any]:
    """What the clock of AWS sends."""
    names = ("version", "account", "region", "detail-type", "source", "time", "id")
    return {**dict.fromkeys(names, ""), "detail": {}, "resources": []}
