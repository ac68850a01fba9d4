"""The build's id. It is part of every view's tag, so that an open page notices a new build."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from chalicelib.api.languages import PAGES

ROOT = Path(__file__).parent.parent.parent


def build_id(env: Mapping[str, str]) -> str:
    """Return the variable BUILD, which packages set, or else a hash of the sources and the built page."""
    return env.get("BUILD") or _fingerprint()


@cache
def _fingerprint() -> str:
    digest = sha256()
    pages = (ROOT / "frontend" / "dist" / name for name in PAGES.values())
    for path in (*sorted((ROOT / "chalicelib").rglob("*")), ROOT / "app.py", *pages):
        if path.suffix in {".py", ".json", ".html"} and path.is_file():
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:10]
