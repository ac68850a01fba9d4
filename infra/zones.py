"""Puts the time zones of the library `tzdata` into one file of ours, and leaves the library out."""

from __future__ import annotations

import shutil
from pathlib import Path

from chalicelib.log import zones
from chalicelib.log.zones import PACKED

LIBRARY = "tzdata"
NAMES, DATA = "zones", "zoneinfo"
"""Of the library: the file of all names, and the folder with a file for each."""


def pack(task: Path, root: Path) -> None:
    """Does so in a folder of installed libraries, where our modules come to stand as they do below `root`."""
    library = task / LIBRARY
    names = (library / NAMES).read_text().split()
    packed = zones.encode({name: (library / DATA / name).read_bytes() for name in names})
    shutil.rmtree(library)
    there = task / PACKED.relative_to(root)
    there.parent.mkdir(parents=True)
    there.write_bytes(packed)
