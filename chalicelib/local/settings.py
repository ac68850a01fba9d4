"""Read the server's settings from the environment: PORT, HOST, OPEN, SITE, ORIGINS."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from chalicelib.local.origins import ALL, normalize_origin

ROOT = Path(__file__).parent.parent.parent
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


class BadSetting(Exception):
    """A setting is invalid; the sentence says which."""


@dataclass(frozen=True, slots=True)
class Settings:
    """`site` is the server's public address, if it has another one than its own; links in notifications begin with it.
    `origins` are other sites whose pages may use this server, or `*` for all.
    """

    host: str
    port: int
    open_browser: bool
    page: Path = ROOT / "frontend" / "dist"
    site: str = ""
    origins: frozenset[str] = frozenset()


def read_settings(env: Mapping[str, str], platform: str = sys.platform) -> Settings:
    """Read the settings. A browser is opened unless OPEN=0 or there is no display. Raises BadSetting."""
    port = env.get("PORT") or "8000"
    if not (port.isdecimal() and int(port) < 65_536):
        raise BadSetting(f"PORT is a number up to 65535, and {port!r} is not.")
    screen = platform in ("darwin", "win32") or any(env.get(name) for name in DISPLAYS)
    site = env.get("SITE", "").rstrip("/")
    if site and not re.fullmatch(r"https?://[A-Za-z0-9.:\[\]-]+", site):
        raise BadSetting(f"SITE is an address such as https://club.example, and {site!r} is not.")
    opened, origins = screen and env.get("OPEN", "1") != "0", read_origins(env.get("ORIGINS", ""))
    return Settings(env.get("HOST") or "127.0.0.1", int(port), opened, site=site, origins=origins)


def read_origins(setting: str) -> frozenset[str]:
    """Return the listed sites, separated by spaces or commas. Raises BadSetting."""
    found = frozenset[str]()
    for said in setting.replace(",", " ").split():
        origin = ALL if said == ALL else normalize_origin(said)
        if origin is None:
            raise BadSetting(f"ORIGINS are sites such as https://bot.example or http://localhost:5173, and {said!r} is none.")
        found |= {origin}
    return found
