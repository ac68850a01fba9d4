"""The libraries of the package: the dependency groups of pyproject.toml, as pinned for `make play`, built for Lambda."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from infra import runtime
from infra.architectures import PLATFORMS

CHALICE = ("__init__.py", "app.py")
"""What of Chalice runs on Lambda; all else is its command line."""
PINS = Path("requirements") / "local.txt"
SOURCE_ONLY = ("http-ece",)
"""Published without wheels, and plain Python: they are built here."""


def install(root: Path, into: Path, architecture: str) -> None:
    """Puts all libraries that the API needs there, as they were published, and of Chalice its runtime."""
    install_group(root, "api", into, architecture)
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder)
        install_alone(root / PINS, ["chalice"], whole, architecture)
        (into / "chalice").mkdir()
        for name in CHALICE:
            shutil.copyfile(whole / "chalice" / name, into / "chalice" / name)


def install_group(root: Path, group: str, into: Path, architecture: str) -> None:
    """Puts a dependency group there, with all that it needs."""
    install_pinned(root / PINS, into, architecture, "--group", f"{root / 'pyproject.toml'}:{group}")


def install_alone(pins: Path, names: Iterable[str], into: Path, architecture: str) -> None:
    """Puts these packages of that file there, and nothing that they need. KeyError if it does not pin them."""
    versions = dict(re.findall(r"^([\w.-]+)==(\S+)", pins.read_text(), re.MULTILINE))
    install_pinned(pins, into, architecture, "--no-deps", *(f"{name}=={versions[name]}" for name in names))


def install_pinned(pins: Path, into: Path, architecture: str, *what: str) -> None:
    """Puts packages there for Lambda's Python and these processors, in the versions and with the hashes of that file."""
    sources = [part for name in SOURCE_ONLY for part in ("--no-binary", name)]
    subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "install", "--quiet", *what),
            *("--constraint", str(pins), "--require-hashes", "--only-binary", ":all:", *sources, "--link-mode", "copy"),
            *("--python-platform", PLATFORMS[architecture], "--python-version", runtime.VERSION),
            *("--target", str(into)),
        ],
        check=True,
    )
