"""The event and the context of scheduled handlers."""

from __future__ import annotations

from typing import Any


def scheduled_event() -> dict[str, Any]:
    """Return the event that AWS's scheduler sends."""
    names = ("version", "account", "region", "detail-type", "source", "time", "id")
    return {**dict.fromkeys(names, ""), "detail": {}, "resources": []}


class Context:
    """A context that says how many seconds a handler has left."""

    aws_request_id = "5f3c"

    def __init__(self, seconds: float = 55.0) -> None:
        self.seconds = seconds

    def get_remaining_time_in_millis(self) -> int:
        return round(self.seconds * 1000)
