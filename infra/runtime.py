"""The Python that Lambda runs the club with, and where this machine has the same one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

MINOR = (3, 13)
VERSION = "{}.{}".format(*MINOR)
NAME = f"python{VERSION}"
"""Lambda's name for it."""
TASK = "/var/task"
"""Where Lambda unpacks what it was given."""


class NoSuchPython(Exception):
    """This machine has no Python of Lambda's minor version."""

    def __init__(self) -> None:
        version = "{}.{}".format(*MINOR)
        super().__init__(
            f"This machine has no Python {version}, which Lambda runs. `.venv/bin/uv python install {version}` brings it."
        )


def python() -> str:
    """A Python of Lambda's own minor version, for no other's bytecode is of use there. NoSuchPython."""
    found = _find(MINOR)
    if found is None:
        raise NoSuchPython
    return found


@cache
def _find(minor: tuple[int, int]) -> str | None:
    if sys.version_info[:2] == minor:
        return sys.executable
    return next((found for found in _candidates("{}.{}".format(*minor)) if _version(found) == minor), None)


def _candidates(version: str) -> Iterator[str]:
    """Where one may be: on the path, in pyenv's folder (whose command on the path refuses those not chosen), or in uv's."""
    if found := shutil.which(f"python{version}"):
        yield found
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from (str(path) for path in sorted(root.glob(f"versions/{version}.*/bin/python{version}")))
    find = [sys.executable, "-m", "uv", "python", "find", "--no-project", "--managed-python", "--no-python-downloads", version]
    yield subprocess.run(find, capture_output=True, text=True).stdout.strip()


def _version(candidate: str) -> tuple[int, ...] | None:
    """The minor version of the Python at that path. None if it does not run."""
    ask = [candidate, "-I", "-c", "import sys; print(*sys.version_info[:2])"]
    try:
        told = subprocess.run(ask, capture_output=True, text=True)
    except OSError:
        return None
    return tuple(int(part) for part in told.stdout.split()) if told.returncode == 0 else None
