"""Installs the packages' libraries for Lambda: dependency groups of pyproject.toml, as pinned for `make play`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from infra import lambda_python
from infra.lambda_functions import PLATFORMS

CHALICE_RUNTIME = ("__init__.py", "app.py")
"""The modules of Chalice that run on Lambda. The rest is its command line."""
PINS = Path("requirements") / "local.txt"
SOURCE_ONLY = ("http-ece",)
"""Plain Python that is published without wheels, so it is built here."""


def install_api(root: Path, into: Path, architecture: str) -> None:
    """Install the API's libraries into a folder, complete except for Chalice, of which only the runtime is installed."""
    install_group(root, "api", into, architecture)
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder)
        install_without_dependencies(root / PINS, ["chalice"], whole, architecture)
        (into / "chalice").mkdir()
        for name in CHALICE_RUNTIME:
            shutil.copyfile(whole / "chalice" / name, into / "chalice" / name)


def install_group(root: Path, group: str, into: Path, architecture: str) -> None:
    """Install a dependency group with its dependencies."""
    install_pinned(root / PINS, into, architecture, "--group", f"{root / 'pyproject.toml'}:{group}")


def install_without_dependencies(pins: Path, names: Iterable[str], into: Path, architecture: str) -> None:
    """Install packages in the versions that `pins` has, without their dependencies. KeyError if it lacks one."""
    versions = dict(re.findall(r"^([\w.-]+)==(\S+)", pins.read_text(), re.MULTILINE))
    install_pinned(pins, into, architecture, "--no-deps", *(f"{name}=={versions[name]}" for name in names))


def install_pinned(pins: Path, into: Path, architecture: str, *what: str) -> None:
    """Install `what` for Lambda's Python and this architecture, in the versions and with the hashes of `pins`."""
    sources = [part for name in SOURCE_ONLY for part in ("--no-binary", name)]
    subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "install", "--quiet", *what),
            *("--constraint", str(pins), "--require-hashes", "--only-binary", ":all:", *sources, "--link-mode", "copy"),
            *("--python-platform", PLATFORMS[architecture], "--python-version", lambda_python.VERSION),
            *("--target", str(into)),
        ],
        check=True,
    )
