"""Rendering: a PNG of the right size, the same bytes each time, and only our own fonts."""

from __future__ import annotations

import struct
import zlib

import pytest

from chalicelib.drawing.picture_layout import draw_svg
from chalicelib.drawing.scenery import HEIGHT, WIDTH
from chalicelib.drawing.svg_to_png import png
from chalicelib.games.registry import GAMES
from tests.drawing.example_pictures import example_picture

MOST_BYTES = 300_000
"""Some chats show no larger files."""


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", picture[16:24])
    return wide, high


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_has_the_size_in_the_links(game: str) -> None:
    painted = png(draw_svg(example_picture(game, count=GAMES[game].players[1], won=True)))
    assert size(painted) == (WIDTH, HEIGHT) == (1200, 630)
    assert len(painted) < MOST_BYTES


def test_equal_drawings_give_equal_bytes() -> None:
    assert png(draw_svg(example_picture("stew"))) == png(draw_svg(example_picture("stew")))


@pytest.mark.parametrize("text", ["Ann", "Ж", "ż", "Ω", "❤", "🐝", "♦"])
def test_letters_are_drawn(text: str) -> None:
    assert painted(text) != painted("")


@pytest.mark.parametrize("text", ["太", "ش", "ไ"])
def test_system_fonts_are_not_used(text: str) -> None:
    assert painted(text) in (painted(""), painted("\ue000"))


def painted(text: str) -> bytes:
    """Render a small picture with this text; return its pixels."""
    drawn = f'<text x="2" y="30" font-family="Noto Sans" font-size="30">{text}</text>'
    picture = png(f'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">{drawn}</svg>')
    at, rows = 8, b""
    while at < len(picture):
        length, kind = struct.unpack(">I4s", picture[at : at + 8])
        rows += picture[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    return zlib.decompress(rows)
