"""The Python that Lambda runs the club with, and where this machine has the same one."""

from __future__ import annotations

import subprocess
import sys

MINOR = (3, 11)
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
            f"A package is compiled by Python {version}, as Lambda runs it. `.venv/bin/uv python install {version}` brings it."
        )


def python() -> str:
    """A Python of Lambda's own minor version, for no other's bytecode is of use there. NoSuchPython."""
    if sys.version_info[:2] == MINOR:
        return sys.executable
    find = [sys.executable, "-m", "uv", "python", "find", "--no-project", "--system", "--no-python-downloads"]
    told = subprocess.run([*find, "{}.{}".format(*MINOR)], capture_output=True, text=True)
    if told.returncode:
        raise NoSuchPython
    return told.stdout.strip()
