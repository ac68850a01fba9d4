"""Compiles what Lambda imports: it cannot keep bytecode in its read-only folder, so that each start would compile it again."""

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
    _compile(folder, ["-b"])
    for source in folder.rglob("*.py"):
        source.unlink()


def _compile(folder: Path, more: list[str]) -> None:
    """Bytecode that is taken as it is (unchecked), and that names files as they stand on Lambda and nowhere else."""
    for left in folder.rglob("__pycache__"):
        shutil.rmtree(left)
    where = ["-s", str(folder), "-p", runtime.TASK]
    subprocess.run(
        [runtime.python(), "-I", "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", *where, *more, str(folder)],
        check=True,
    )
