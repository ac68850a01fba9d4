"""Render SVG as PNG. The same drawing gives the same bytes on every machine, because only our own fonts are used."""

from __future__ import annotations

import resvg_py

from chalicelib.drawing.glyphs import FILES, NAMES, TEXT


def png(svg: str) -> bytes:
    """Return the drawing as a PNG of its own size."""
    return bytes(resvg_py.svg_to_bytes(svg, font_files=list(FILES), font_family=NAMES[TEXT], skip_system_fonts=True))
