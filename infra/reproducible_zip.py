"""Writes zips whose bytes depend only on the names and contents of their files: sorted, with one timestamp and one mode."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

TIMESTAMP = (1980, 1, 1, 0, 0, 0)
"""The earliest that a zip can hold."""
FILE_MODE = 0o100644 << 16
UNIX = 3
COMPRESSION_LEVEL = 7
"""Three times faster than the best level, for 2 % more bytes: compiled libraries take that one long."""


def sorted_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield all files below a folder with their relative names (`a/b`), sorted by name."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    yield from sorted(found.items())


def write_zip(folder: Path, zipped: Path) -> None:
    """Write the folder's files to a zip at `zipped`."""
    with ZipFile(zipped, "w") as archive:
        for name, path in sorted_files(folder):
            info = ZipInfo(name, TIMESTAMP)
            info.external_attr, info.create_system, info.compress_type = FILE_MODE, UNIX, ZIP_DEFLATED
            archive.writestr(info, path.read_bytes(), compresslevel=COMPRESSION_LEVEL)


def content_hash(folders: Iterable[Path]) -> str:
    """Return the SHA-256 (hex) of the names, sizes and contents of all files in these folders."""
    whole = sha256()
    for folder in folders:
        for name, path in sorted_files(folder):
            whole.update(f"{name}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return whole.hexdigest()
