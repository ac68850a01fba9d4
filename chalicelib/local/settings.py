"""What the environment says: PORT, HOST, DATA, OPEN, SITE."""

from __future__ import annotations

import re
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
    """`site` is the address by which others reach this server, where that is not its own; links that leave it begin with it."""

    host: str
    port: int
    open_browser: bool
    page: Path = ROOT / "frontend" / "dist"
    site: str = ""


def read_settings(env: Mapping[str, str], platform: str = sys.platform) -> Settings:
    """The settings; a browser is opened unless OPEN=0, or where there is no screen to open it on."""
    port = env.get("PORT") or "8000"
    if not (port.isdecimal() and int(port) < 65_536):
        raise BadSetting(f"PORT is a number up to 65535, and {port!r} is not.")
    screen = platform in ("darwin", "win32") or any(env.get(name) for name in DISPLAYS)
    site = env.get("SITE", "").rstrip("/")
    if site and not re.fullmatch(r"https?://[A-Za-z0-9.:\[\]-]+", site):
        raise BadSetting(f"SITE is an address such as https://club.example, and {site!r} is not.")
    return Settings(env.get("HOST") or "127.0.0.1", int(port), screen and env.get("OPEN", "1") != "0", site=site)
