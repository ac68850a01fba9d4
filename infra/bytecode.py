"""Compiles what Lambda imports: it cannot keep bytecode in its read-only folder, so that each start would compile it again.

Where this machine has no Python of Lambda's version, the sources stay as they are.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from infra import runtime


def compile_beside(folder: Path) -> None:
    """Our own modules: bytecode under `__pycache__`, and the sources too, so that a trace shows the line that it names."""
    _compile(folder, [])


def compile_alone(folder: Path) -> None:
    """Libraries: bytecode in place of the sources."""
    if _compile(folder, ["-b"]):
        for source in folder.rglob("*.py"):
            source.unlink()


def _compile(folder: Path, more: list[str]) -> bool:
    """Bytecode that is taken as it is (unchecked), and that names files as they stand on Lambda and nowhere else. False if
    nothing here can make it.
    """
    for left in folder.rglob("__pycache__"):
        shutil.rmtree(left)
    try:
        python = runtime.python()
    except runtime.NoSuchPython:
        return False
    where = ["-s", str(folder), "-p", runtime.TASK]
    subprocess.run(
        [python, "-I", "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", *where, *more, str(folder)],
        check=True,
    )
    return True
