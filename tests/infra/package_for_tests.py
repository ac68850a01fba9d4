"""Builds packages for tests, from a copy of the sources with a small page."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chalicelib.drawing import page_symbols
from infra import lambda_python
from infra.lambda_functions import X86

ROOT = Path(__file__).parents[2]
SOURCES = ("app.py", "chalicelib", "infra", "pyproject.toml", "requirements", ".chalice")
PAGE = {
    "index.html": "<!doctype html><title>The page</title>",
    "de.html": "<!doctype html><title>Die Seite</title>",
    "assets/index-1a2b3c.js": "export const hello = 'hello';",
    ".vite/manifest.json": "{}",
}
DONE_MARK = "made"


def copy_sources(into: Path) -> Path:
    """Copy all files that a package is built from."""
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


def build_package(sources: Path, architecture: str = X86) -> Path:
    """Build the package of these sources and return its folder. Skips the test if Lambda's Python is missing."""
    try:
        lambda_python.find_python()
    except lambda_python.NoSuchPython as missing:
        pytest.skip(f"Packages are NOT tested on this machine. {missing}")
    made = subprocess.run(
        [sys.executable, "-m", "infra.package", "prod", architecture], cwd=sources, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stderr
    return sources / ".build" / "package"


def shared_package(factory: pytest.TempPathFactory, architecture: str = X86) -> Path:
    """Return a package that the first worker that needs it builds for all: for x86_64, which runs here, or arm64."""
    base = factory.getbasetemp()
    sources = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / f"package-{architecture}"
    sources.mkdir(exist_ok=True)
    with (sources / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (sources / DONE_MARK).exists():
            build_package(copy_sources(sources), architecture)
            (sources / DONE_MARK).touch()
    return sources / ".build" / "package"
