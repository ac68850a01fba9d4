"""The libraries of the package: the versions and hashes that are pinned here, built for Lambda, and of Chalice its runtime."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from infra import runtime

CHALICE = ("__init__.py", "app.py")
"""What of Chalice runs on Lambda; all else is its command line."""


def install(root: Path, into: Path) -> None:
    """Puts all libraries that the Lambda needs there, as they were published."""
    install_pinned(root / "requirements.txt", into)
    with tempfile.TemporaryDirectory() as folder:
        pin, whole = Path(folder) / "chalice.txt", Path(folder) / "whole"
        pin.write_text(pinned("chalice", (root / "requirements" / "local.txt").read_text()))
        install_pinned(pin, whole)
        (into / "chalice").mkdir()
        for name in CHALICE:
            shutil.copyfile(whole / "chalice" / name, into / "chalice" / name)


def pinned(name: str, requirements: str) -> str:
    """The lines that pin one package, with its hashes. LookupError if none do."""
    found = re.search(rf"^{re.escape(name)}==(?:.*\\\n)*.*", requirements, re.MULTILINE)
    if not found:
        raise LookupError(f"No requirement pins {name}.")
    return found[0] + "\n"


def install_pinned(requirements: Path, into: Path) -> None:
    """Puts what this file pins there, by its hashes; no other packages, whatever it is that they need."""
    subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "install", "--quiet"),
            *("--require-hashes", "--only-binary", ":all:", "--no-deps", "--link-mode", "copy"),
            *("--python-platform", runtime.PLATFORM, "--python-version", "{}.{}".format(*runtime.MINOR)),
            *("--target", str(into), "--requirement", str(requirements)),
        ],
        check=True,
    )
