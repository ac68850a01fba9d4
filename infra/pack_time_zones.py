"""Packs the time zones of the library `tzdata` into one file of ours and removes the library."""

from __future__ import annotations

import shutil
from pathlib import Path

from chalicelib.log import zones
from chalicelib.log.zones import PACKED

LIBRARY = "tzdata"
NAME_LIST, DATA_FOLDER = "zones", "zoneinfo"
"""In the library: the file with all names, and the folder with one file for each."""


def pack_time_zones(task: Path, root: Path) -> None:
    """Replace the library in the folder `task` by our file, at the path that it has below `root`."""
    library = task / LIBRARY
    names = (library / NAME_LIST).read_text().split()
    packed = zones.encode({name: (library / DATA_FOLDER / name).read_bytes() for name in names})
    shutil.rmtree(library)
    there = task / PACKED.relative_to(root)
    there.parent.mkdir(parents=True)
    there.write_bytes(packed)
