"""What the environment says: PORT, HOST, DATA, OPEN."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


class BadSetting(Exception):
    """A setting that cannot be; the sentence says which."""


@dataclass(frozen=True, slots=True)
class Settings:
    host: str
    port: int
    open_browser: bool
    page: Path = ROOT / "frontend" / "dist"


def read_settings(env: Mapping[str, str], platform: str = sys.platform) -> Settings:
    """The settings; a browser is opened unless OPEN=0, or where there is no screen to open it on."""
    port = env.get("PORT") or "8000"
    if not (port.isdecimal() and int(port) < 65_536):
        raise BadSetting(f"PORT is a number up to 65535, and {port!r} is not.")
    screen = platform in ("darwin", "win32") or any(env.get(name) for name in DISPLAYS)
    return Settings(env.get("HOST") or "127.0.0.1", int(port), screen and env.get("OPEN", "1") != "0")
