"""The libraries of the package: the versions and hashes that are pinned here, built for Lambda, and of Chalice its runtime."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from infra import runtime
from infra.architectures import PLATFORMS

CHALICE = ("__init__.py", "app.py")
"""What of Chalice runs on Lambda; all else is its command line."""


def install(root: Path, into: Path, architecture: str) -> None:
    """Puts all libraries that the Lambda needs there, as they were published."""
    install_pinned(root / "requirements.txt", into, architecture)
    with tempfile.TemporaryDirectory() as folder:
        pin, whole = Path(folder) / "chalice.txt", Path(folder) / "whole"
        pin.write_text(pinned("chalice", (root / "requirements" / "local.txt").read_text()))
        install_pinned(pin, whole, architecture)
        (into / "chalice").mkdir()
        for name in CHALICE:
            shutil.copyfile(whole / "chalice" / name, into / "chalice" / name)


SOURCE_ONLY = ("http-ece",)
"""Published without wheels, and plain Python: they are built here."""


def install_for_signals(root: Path, into: Path, architecture: str) -> None:
    """Puts all libraries there that the function needs which sends signals."""
    whole = (root / "requirements" / "signals.txt").read_text()
    sources = "".join(pinned(name, whole) for name in SOURCE_ONLY)
    with tempfile.TemporaryDirectory() as folder:
        wheels, built = Path(folder) / "wheels.txt", Path(folder) / "built.txt"
        wheels.write_text(without(SOURCE_ONLY, whole))
        built.write_text(sources)
        install_pinned(wheels, into, architecture)
        install_pinned(built, into, architecture, "--no-binary")


def without(names: Sequence[str], requirements: str) -> str:
    """The requirements without the lines that pin these."""
    for name in names:
        requirements = requirements.replace(pinned(name, requirements), "")
    return requirements


def install_for_pictures(root: Path, into: Path, architecture: str) -> None:
    """Puts all libraries there that the function needs which draws."""
    install_pinned(root / "requirements" / "pictures.txt", into, architecture)


def pinned(name: str, requirements: str) -> str:
    """The lines that pin one package, with its hashes. LookupError if none do."""
    found = re.search(rf"^{re.escape(name)}==(?:.*\\\n)*.*", requirements, re.MULTILINE)
    if not found:
        raise LookupError(f"No requirement pins {name}.")
    return found[0] + "\n"


def install_pinned(requirements: Path, into: Path, architecture: str, how: str = "--only-binary") -> None:
    """Puts what this file pins there, by its hashes, for these processors; no other packages, whatever it is that they need."""
    subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "install", "--quiet"),
            *("--require-hashes", how, ":all:", "--no-deps", "--link-mode", "copy"),
            *("--python-platform", PLATFORMS[architecture], "--python-version", "{}.{}".format(*runtime.MINOR)),
            *("--target", str(into), "--requirement", str(requirements)),
        ],
        check=True,
    )
