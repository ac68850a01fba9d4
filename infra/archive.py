"""Folders and zips in which the same content is the same bytes: in order of names, with one time and one mode for all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

EARLIEST = (1980, 1, 1, 0, 0, 0)
READABLE = 0o100644 << 16
UNIX = 3
LEVEL = 7
"""Three times as quick as the best there is, for half a hundredth more bytes: compiled libraries are what it is slow with."""


def files(folder: Path) -> Iterator[tuple[str, Path]]:
    """All files below, as `a/b`, in order."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    yield from sorted(found.items())


def pack(folder: Path, zipped: Path) -> None:
    """Writes the folder's files to this zip."""
    with ZipFile(zipped, "w") as archive:
        for name, path in files(folder):
            info = ZipInfo(name, EARLIEST)
            info.external_attr, info.create_system, info.compress_type = READABLE, UNIX, ZIP_DEFLATED
            archive.writestr(info, path.read_bytes(), compresslevel=LEVEL)


def digest(folders: Iterable[Path]) -> str:
    """A hash of the names and contents of all files in these folders."""
    whole = sha256()
    for folder in folders:
        for name, path in files(folder):
            whole.update(f"{name}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return whole.hexdigest()
