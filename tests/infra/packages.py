"""Packages made for tests, from a copy of the sources in a folder of their own, with a page of three files."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chalicelib.drawing import page_symbols
from infra import runtime
from infra.architectures import X86

ROOT = Path(__file__).parents[2]
SOURCES = ("app.py", "chalicelib", "infra", "pyproject.toml", "requirements", ".chalice")
PAGE = {
    "index.html": "<!doctype html><title>The page</title>",
    "de.html": "<!doctype html><title>Die Seite</title>",
    "assets/index-1a2b3c.js": "export const hello = 'hello';",
    ".vite/manifest.json": "{}",
}
MARK = "made"


def copy_sources(into: Path) -> Path:
    """A copy of all that a package is made of."""
    for name in SOURCES:
        here, there = ROOT / name, into / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if here.is_dir():
            shutil.copytree(here, there, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(here, there)
    for source in page_symbols.FILES:
        there = into / source.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, there)
    for name, content in PAGE.items():
        path = into / "frontend" / "dist" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return into


def make(sources: Path, architecture: str = X86) -> Path:
    """The package of these sources for these processors; the test is skipped where Lambda's Python is missing."""
    try:
        runtime.python()
    except runtime.NoSuchPython as missing:
        pytest.skip(f"Packages are NOT tested on this machine. {missing}")
    made = subprocess.run(
        [sys.executable, "-m", "infra.package", "prod", architecture], cwd=sources, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stderr
    return sources / ".build" / "package"


def shared(factory: pytest.TempPathFactory, architecture: str = X86) -> Path:
    """A package that is made once, by whichever worker needs it first: the one that is run here, or that which goes to AWS."""
    base = factory.getbasetemp()
    sources = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / f"package-{architecture}"
    sources.mkdir(exist_ok=True)
    with (sources / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (sources / MARK).exists():
            make(copy_sources(sources), architecture)
            (sources / MARK).touch()
    return sources / ".build" / "package"
