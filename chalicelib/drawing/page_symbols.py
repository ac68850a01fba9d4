"""Use the page's art in pictures: symbols from its sprites, colours from its design tokens.

The renderer knows no CSS custom properties, so colours are replaced by their values. Pictures always have the day's colours.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path

from chalicelib.drawing.glyphs import DISPLAY, NAMES

PAGE = Path(__file__).parents[2] / "frontend" / "src"
"""The Lambda package has the FILES at the same place."""
SPRITES, TOKENS = (PAGE / "art" / "club.svg", PAGE / "art" / "pictures.svg"), PAGE / "styles" / "tokens.css"
FILES = (*SPRITES, TOKENS)
SYMBOL = re.compile(r'<symbol id="([^"]+)"(.*?</symbol>)', re.DOTALL)
TOKEN = re.compile(r"--([a-z0-9-]+):\s*([^;]+);")
VALUE = re.compile(r"var\(--([a-z0-9-]+)(?:,var\(--([a-z0-9-]+)\))?\)")
BY_NIGHT = re.compile(r'<path class="night-only"[^>]*/>')


def symbols(names: list[str]) -> str:
    """Return these symbols as SVG, with what they draw outside their boxes. Raises KeyError for an unknown name."""
    return "".join(f'<symbol id="{name}" overflow="visible"{_symbols()[name]}' for name in sorted({*names}))


def has_symbol(name: str) -> bool:
    return name in _symbols()


def symbol_content(name: str) -> str:
    """Return a symbol's content without the `symbol` element."""
    return _symbols()[name].partition(">")[2].removesuffix("</symbol>")


def escape_text(text: str) -> str:
    """Escape a text for a drawing, so that it contains neither markup nor the name of a colour."""
    return escape(text).replace("(", "&#40;")


def resolve_colours(svg: str) -> str:
    """Replace names of colours in a drawing by the day's values. People's texts in it must be escaped by `escape_text`. Raises
    KeyError for an unknown colour.
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
