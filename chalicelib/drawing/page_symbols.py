"""The page's own art for a picture: symbols out of its sprites, colours out of its tokens, all as plain values.

What paints knows no custom properties, and always draws the day.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path

from chalicelib.drawing.glyphs import DISPLAY, NAMES

PAGE = Path(__file__).parents[2] / "frontend" / "src"
"""A package for Lambda holds FILES of it, at the same place."""
SPRITES, TOKENS = (PAGE / "art" / "club.svg", PAGE / "art" / "pictures.svg"), PAGE / "styles" / "tokens.css"
FILES = (*SPRITES, TOKENS)
SYMBOL = re.compile(r'<symbol id="([^"]+)"(.*?</symbol>)', re.DOTALL)
TOKEN = re.compile(r"--([a-z0-9-]+):\s*([^;]+);")
VALUE = re.compile(r"var\(--([a-z0-9-]+)(?:,var\(--([a-z0-9-]+)\))?\)")
BY_NIGHT = re.compile(r'<path class="night-only"[^>]*/>')


def symbols(names: list[str]) -> str:
    """The symbols of these names; KeyError for one that is not there. What they draw beyond their box is drawn too."""
    return "".join(f'<symbol id="{name}" overflow="visible"{_symbols()[name]}' for name in sorted({*names}))


def has(name: str) -> bool:
    return name in _symbols()


def inside(name: str) -> str:
    """What a symbol draws, for who places it by himself."""
    return _symbols()[name].partition(">")[2].removesuffix("</symbol>")


def written(text: str) -> str:
    """A text as it stands in a drawing: no markup, and no name of a colour either."""
    return escape(text).replace("(", "&#40;")


def plain(svg: str) -> str:
    """The drawing with the colours of the day in place of their names; KeyError for one that is not there. What people wrote in
    it must be `written`.
    """
    return VALUE.sub(lambda found: _day().get(found[1]) or _day()[found[2]], svg)


@cache
def _symbols() -> dict[str, str]:
    whole = "".join(sprite.read_text("utf-8") for sprite in SPRITES)
    return {name: BY_NIGHT.sub("", drawn) for name, drawn in SYMBOL.findall(whole)}


@cache
def _day() -> dict[str, str]:
    day, *_ = TOKENS.read_text("utf-8").split("\n.night")
    return {**dict(TOKEN.findall(day)), "display": NAMES[DISPLAY]}
