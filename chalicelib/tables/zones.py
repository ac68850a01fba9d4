"""Time zones by their IANA names.

A package has them in a file of its own; elsewhere Python reads them from the machine or, where that keeps none, from the
library `tzdata` (`requirements.in`). What reads them is loaded when somebody's hours are first asked for: most starts never do.
"""

from __future__ import annotations

from datetime import UTC, tzinfo
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chalicelib.tables.zonefile import ZoneFile

PACKED = Path(__file__).with_name("zones.bin")
"""Stands in a package: all zones, whatever the machine there has."""
LONGEST = 64
NOWHERE = frozenset(("localtime", "Factory"))
"""Names that stand for no place, but for a machine's own."""


def is_zone(name: str) -> bool:
    """Whether there is a zone of this name."""
    return name in _names()


@lru_cache(1)
def _names() -> frozenset[str]:
    return frozenset(name for name in _all_names() - NOWHERE if len(name) <= LONGEST)


def _all_names() -> set[str]:
    if packed := _packed():
        return {*packed.places}
    from zoneinfo import available_timezones

    return available_timezones()


@lru_cache(1024)
def zone_of(name: str) -> tzinfo:
    """The zone. UTC for one that is not known here, so that a table whose log names it can be played on."""
    try:
        return _zone(name)
    except (KeyError, ValueError, OSError):
        return UTC


def _zone(name: str) -> tzinfo:
    if packed := _packed():
        return packed.zone(name)
    from zoneinfo import ZoneInfo

    return ZoneInfo(name)


@lru_cache(1)
def _packed() -> ZoneFile | None:
    if not PACKED.exists():
        return None
    from chalicelib.tables import zonefile

    return zonefile.read(PACKED.read_bytes())
