"""By which keys somebody went since a table ended, as what is told of it again says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def earlier(seat: Mapping[str, Any]) -> list[str]:
    """The keys that whoever sat there had before the one they have now, the first one first; of what was told before all were
    named, the last.
    """
    return [*seat.get("keys", [seat["was"]] if "was" in seat else [])]
