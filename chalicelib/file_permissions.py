"""Files and folders that only their owner can read, and secrets stored in such files."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from stat import S_ISDIR

OWN_FILE, OWN_FOLDER, OTHERS = 0o600, 0o700, 0o077
NEW = ".new"
"""Suffix of files that are being written."""
SECRET = re.compile(r"[\w-]{43}", re.ASCII)
"""32 bytes as base64url."""


class Damaged(Exception):
    """A file does not have the expected content. The sentence is for the person who started the server."""


def kept(path: Path, make: Callable[[], str]) -> str:
    """Return the secret in this file (32 bytes as base64url); create the file if there is none. Raises Damaged if the file has
    any other content, OSError if it cannot be read or written.
    """
    if not path.exists():
        _keep(path, make())
    restrict_to_owner(path)
    held = path.read_text("ascii", errors="replace").strip()
    if not SECRET.fullmatch(held):
        raise Damaged(f"{path} is damaged. Put a copy of it in its place; or move it away, and a new one is made.")
    return held


def create_private(path: Path) -> None:
    """Create the file, if there is none, with rights only for its owner, before others create it with more. Raises OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWN_FILE))


def restrict_to_owner(path: Path) -> None:
    """Remove all others' rights to this file or folder, if it exists and we may change them."""
    with suppress(OSError):
        mode = path.stat().st_mode
        if mode & OTHERS:
            path.chmod(OWN_FOLDER if S_ISDIR(mode) else OWN_FILE)


def restrict_all(folder: Path, names: Collection[str]) -> None:
    """Restrict the files with these names in the folder to their owner; also the folder, if it contains nothing else."""
    try:
        held = [path for path in folder.iterdir() if path.suffix != NEW]
    except OSError:
        return
    if all(path.name in names for path in held):
        restrict_to_owner(folder)
    for path in held:
        if path.name in names:
            restrict_to_owner(path)


def _keep(path: Path, line: str) -> None:
    """Write the file atomically, readable only for its owner."""
    half = path.with_name(path.name + NEW)
    half.unlink(missing_ok=True)
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN_FILE), "w", encoding="ascii") as file:
        file.write(f"{line}\n")
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)
