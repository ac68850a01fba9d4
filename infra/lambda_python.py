"""The Python version that Lambda runs, and where this machine has it."""

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
RUNTIME = f"python{VERSION}"
"""Lambda's name of the runtime."""
TASK_FOLDER = "/var/task"
"""The folder into which Lambda unpacks the zip."""


class NoSuchPython(Exception):
    """This machine has no Python of Lambda's minor version."""

    def __init__(self) -> None:
        version = "{}.{}".format(*MINOR)
        super().__init__(
            f"This machine has no Python {version}, which Lambda runs. `.venv/bin/uv python install {version}` installs it."
        )


def find_python() -> str:
    """Return the path of a Python of Lambda's minor version; bytecode of another is useless there. NoSuchPython."""
    found = _find(MINOR)
    if found is None:
        raise NoSuchPython
    return found


@cache
def _find(minor: tuple[int, int]) -> str | None:
    if sys.version_info[:2] == minor:
        return sys.executable
    return next((found for found in _candidates("{}.{}".format(*minor)) if _minor_version(found) == minor), None)


def _candidates(version: str) -> Iterator[str]:
    """Yield paths where one may be: on PATH, in pyenv's folder (its command on PATH refuses versions not chosen), in uv's."""
    if found := shutil.which(f"python{version}"):
        yield found
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from (str(path) for path in sorted(root.glob(f"versions/{version}.*/bin/python{version}")))
    find = [sys.executable, "-m", "uv", "python", "find", "--no-project", "--managed-python", "--no-python-downloads", version]
    yield subprocess.run(find, capture_output=True, text=True).stdout.strip()


def _minor_version(candidate: str) -> tuple[int, ...] | None:
    """Return the minor version of the Python at that path; None if it does not run."""
    command = [candidate, "-I", "-c", "import sys; print(*sys.version_info[:2])"]
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return None
    return tuple(int(part) for part in done.stdout.split()) if done.returncode == 0 else None
