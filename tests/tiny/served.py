"""The server with Lone Number among its games, and the page that lies in PAGE: `python -m tests.tiny.served`."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from chalicelib.api import links
from chalicelib.games.registry import GAMES
from chalicelib.local.__main__ import serve
from chalicelib.local.settings import read_settings
from tests.tiny.game import TINY

if __name__ == "__main__":
    GAMES[TINY.id] = TINY
    page = Path(os.environ["PAGE"])
    links.SHELL = page / "index.html"
    serve(replace(read_settings(os.environ), page=page))
