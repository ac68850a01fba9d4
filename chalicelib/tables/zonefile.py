"""All time zones in one file, as a package has them: 598 files take six times as much there, and half of them are copies.

{"<name>": [<start>, <length>], …} ─ a line ─ one zone's data after another (TZif, RFC 8536)
"""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import NamedTuple
from zoneinfo import ZoneInfo

from chalicelib import compact

LINE = b"\n"


class ZoneFile(NamedTuple):
    """Where each zone's data stands, and the data."""

    places: Mapping[str, tuple[int, int]]
    data: bytes

    def zone(self, name: str) -> ZoneInfo:
        """The zone of this name. KeyError if there is none."""
        start, length = self.places[name]
        return ZoneInfo.from_file(BytesIO(self.data[start : start + length]), name)


def read(content: bytes) -> ZoneFile:
    """A file that `written` made."""
    places, _, data = content.partition(LINE)
    return ZoneFile(compact.load(places), data)


def written(zones: Mapping[str, bytes]) -> bytes:
    """The file of these zones, by their names. Data that are the same stand in it once."""
    starts: dict[bytes, int] = {}
    size = 0
    for data in sorted({*zones.values()}):
        starts[data] = size
        size += len(data)
    places = {name: (starts[data], len(data)) for name, data in sorted(zones.items())}
    return compact.dump(places).encode() + LINE + b"".join(starts)
