"""Compiles the package's Python: Lambda cannot write bytecode into its read-only folder and would compile at each cold start.

Without Lambda's Python version on this machine the sources stay as they are.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from infra import lambda_python


def compile_keeping_sources(folder: Path) -> None:
    """Compile our modules into `__pycache__` and keep the sources, so that tracebacks show their lines."""
    _compile(folder, [])


def compile_replacing_sources(folder: Path) -> None:
    """Compile libraries and delete their sources."""
    if _compile(folder, ["-b"]):
        for source in folder.rglob("*.py"):
            source.unlink()


def _compile(folder: Path, options: list[str]) -> bool:
    """Compile to bytecode that Python does not check against sources and that names files by their paths on Lambda.

    False if this machine lacks Lambda's Python version.
    """
    for cache in folder.rglob("__pycache__"):
        shutil.rmtree(cache)
    try:
        python = lambda_python.find_python()
    except lambda_python.NoSuchPython:
        return False
    paths = ["-s", str(folder), "-p", lambda_python.TASK_FOLDER]
    subprocess.run(
        [python, "-I", "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", *paths, *options, str(folder)],
        check=True,
    )
    return True
