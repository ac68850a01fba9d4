"""Time zones by their IANA names.

The AWS package has them all in one file, because 598 files take six times as much space there, and half of them are copies:

    {"<name>": [<start>, <length>], …} ─ a line ─ one zone's data after another (TZif, RFC 8536)

Elsewhere Python reads them from the machine or, if it has none, from the library `tzdata` (`pyproject.toml`). `zoneinfo` is
only imported when a player's hours are first needed, as most cold starts never need it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, tzinfo
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from chalicelib import json_codec

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo

LINE = b"\n"


class ZoneFile(NamedTuple):
    """The data of all zones, and the position of each."""

    places: Mapping[str, tuple[int, int]]
    data: bytes

    def zone(self, name: str) -> ZoneInfo:
        """Return the zone of this name. Raises KeyError if there is none."""
        from zoneinfo import ZoneInfo

        start, length = self.places[name]
        return ZoneInfo.from_file(BytesIO(self.data[start : start + length]), name)


def read(content: bytes) -> ZoneFile:
    """Parse a file that `encode` made."""
    places, _, data = content.partition(LINE)
    return ZoneFile(json_codec.load(places), data)


def encode(zones: Mapping[str, bytes]) -> bytes:
    """Return the file of these zones' data by name. Equal data is stored once."""
    starts: dict[bytes, int] = {}
    size = 0
    for data in sorted({*zones.values()}):
        starts[data] = size
        size += len(data)
    places = {name: (starts[data], len(data)) for name, data in sorted(zones.items())}
    return json_codec.dump(places).encode() + LINE + b"".join(starts)


PACKED = Path(__file__).with_name("zones.bin")
"""Exists in AWS packages only."""
LONGEST = 64
NOWHERE = frozenset(("localtime", "Factory"))
"""Names that are not time zones of a place."""


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
    """Return the zone; UTC for an unknown one, so that a table whose log names it can still be played."""
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
    return read(PACKED.read_bytes())
