"""Time zones by their IANA names.

Python reads them from the machine or, where that keeps none, as on Lambda, from the package `tzdata` (`requirements.in`).
"""

from __future__ import annotations

from datetime import UTC, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

LONGEST = 64
NOWHERE = frozenset(("localtime", "Factory"))
"""Names that stand for no place, but for a machine's own."""


def is_zone(name: str) -> bool:
    """Whether there is a zone of this name."""
    return name in _names()


@lru_cache(1)
def _names() -> frozenset[str]:
    return frozenset(name for name in available_timezones() - NOWHERE if len(name) <= LONGEST)


@lru_cache(1024)
def zone_of(name: str) -> tzinfo:
    """The zone. UTC for one that this machine does not know, so that a table whose log names it can be played on."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC
