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
"""Ends the names of files that are being written."""
SECRET = re.compile(r"[\w-]{43}", re.ASCII)
"""32 bytes as base64url."""


class Damaged(Exception):
    """A file does not hold what it was made with; the sentence is for anyone who started the server."""


def kept(path: Path, make: Callable[[], str]) -> str:
    """Return the secret in this file (32 bytes as base64url), made now if there is no such file. Raises Damaged if the file
    holds anything else, OSError if it can be neither read nor written.
    """
    if not path.exists():
        _keep(path, make())
    restrict_to_owner(path)
    held = path.read_text("ascii", errors="replace").strip()
    if not SECRET.fullmatch(held):
        raise Damaged(f"{path} is damaged. Put a copy of it in its place; or move it away, and a new one is made.")
    return held


def create_private(path: Path) -> None:
    """Create the file for its owner alone if there is none, before something else creates it for everybody. OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWN_FILE))


def restrict_to_owner(path: Path) -> None:
    """Take away all others' rights on this file or folder, if it exists and its rights are ours to change."""
    with suppress(OSError):
        mode = path.stat().st_mode
        if mode & OTHERS:
            path.chmod(OWN_FOLDER if S_ISDIR(mode) else OWN_FILE)


def restrict_all(folder: Path, names: Collection[str]) -> None:
    """Restrict the files of these names in the folder to their owner; and the folder, if it holds nothing else."""
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
    """All of it or nothing, and never for others to read."""
    half = path.with_name(path.name + NEW)
    half.unlink(missing_ok=True)
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN_FILE), "w", encoding="ascii") as file:
        file.write(f"{line}\n")
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)
