"""Paints an SVG drawing: the same drawing gives the same bytes wherever that is done, for no face but ours is used."""

from __future__ import annotations

import resvg_py

from chalicelib.drawing.glyphs import FILES, NAMES, TEXT


def png(svg: str) -> bytes:
    """The drawing as a PNG of its own size."""
    return bytes(resvg_py.svg_to_bytes(svg, font_files=list(FILES), font_family=NAMES[TEXT], skip_system_fonts=True))
