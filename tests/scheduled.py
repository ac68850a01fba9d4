"""The event by which the scheduled handlers are called, and what the platform tells them besides."""

from __future__ import annotations

from typing import Any


def scheduled_event() -> dict[str, Any]:
    """What the clock of AWS sends."""
    names = ("version", "account", "region", "detail-type", "source", "time", "id")
    return {**dict.fromkeys(names, ""), "detail": {}, "resources": []}


class Context:
    """Tells a handler how many seconds it has left."""

    aws_request_id = "5f3c"

    def __init__(self, seconds: float = 55.0) -> None:
        self.seconds = seconds

    def get_remaining_time_in_millis(self) -> int:
        return round(self.seconds * 1000)
