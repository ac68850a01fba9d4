"""The Python that Lambda runs the club with, and where this machine has the same one."""

from __future__ import annotations

import shutil
import subprocess
import sys

MINOR = (3, 11)
NAME = "python{}.{}".format(*MINOR)
"""Lambda's name for it, and the program's."""
PLATFORM = "x86_64-manylinux2014"
"""What the packages' compiled parts are for, as uv has it: older than the C library of Lambda's image."""
TASK = "/var/task"
"""Where Lambda unpacks what it was given."""


class NoSuchPython(Exception):
    """This machine has no Python of Lambda's minor version."""

    def __init__(self) -> None:
        super().__init__(f"A package is compiled by {NAME}, the version that Lambda runs: install it, or put it on the PATH.")


def python() -> str:
    """A Python of Lambda's own minor version, for no other's bytecode is of use there. NoSuchPython."""
    for found in (sys.executable, shutil.which(NAME)):
        if found and (program := _that_is_lambdas(found)):
            return program
    raise NoSuchPython


def _that_is_lambdas(program: str) -> str | None:
    """Where the program really is, if it is of that version: what stands on the PATH may only lead to it."""
    tell = "import sys; print(*sys.version_info[:2]); print(sys.executable)"
    told = subprocess.run([program, "-IS", "-c", tell], capture_output=True, text=True).stdout.splitlines()
    return told[1] if told[:1] == ["{} {}".format(*MINOR)] else None
