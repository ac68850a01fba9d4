"""Measuring text: widths equal the fonts', sizes are readable and fit into the room."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import name, normalize

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from chalicelib.drawing import glyphs
from chalicelib.drawing.glyphs import DISPLAY, ELLIPSIS, LEAST, NAMES, SIGNS, TEXT, drawable, ems, fitting

FACES = dict(zip((DISPLAY, TEXT, SIGNS), glyphs.FILES, strict=True))

UNDRAWN = {
    "דניאל": "Hebrew",
    "محمد": "Arabic",
    "अनीता": "Devanagari",
    "অনিতা": "Bengali",
    "ਅਨੀਤਾ": "Gurmukhi",
    "அனிதா": "Tamil",
    "అనిత": "Telugu",
    "ไอซ์": "Thai",
    "太郎": "Chinese",
    "はなこ": "Japanese",
    "タロウ": "Japanese",
    "민수": "Korean",
    "Անի": "Armenian",
    "ანა": "Georgian",
    "አበበ": "Ethiopic",
    "សុខា": "Khmer",
    "ᏣᎳᎩ": "Cherokee",
    "Ａｎｎ": "full-width",
}
"""Names in scripts that no font has."""
GUIDE = Path(__file__).parents[2] / "docs" / "pictures.md"


@pytest.mark.parametrize("face", NAMES)
def test_the_list_of_widths_equals_the_fonts(face: str) -> None:
    font = TTFont(FACES[face])
    advances, em = font["hmtx"].metrics, font["head"].unitsPerEm
    widths = {chr(code): round(1000 * advances[glyph][0] / em) for code, glyph in font.getBestCmap().items()}
    assert glyphs._widths(face) == widths
    assert font["name"].getDebugName(1) == NAMES[face] or font["name"].getDebugName(4) == NAMES[face]


@pytest.mark.parametrize("face", NAMES)
def test_each_font_has_its_licence(face: str) -> None:
    licence = (glyphs.FACES / f"LICENSE-{face}.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_figures_have_equal_widths() -> None:
    assert len({ems(figure, DISPLAY) for figure in "0123456789"}) == 1


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Ann", "Ann"),
        ("Żółć Ωμέγα Ж", "Żółć Ωμέγα Ж"),
        ("Mum ❤ 🐝", "Mum ❤ 🐝"),
        *(
            (f"{first} {second}".strip(), "")
            for name in UNDRAWN
            for first, second in ((name, ""), (name, "game"), ("Ann", name))
        ),
        ("太郎 Ann 太郎 B", ""),
        ("👩\u200d🌾", "👩🌾"),
        ("Ann 👍🏽", "Ann 👍"),
        ("a\ufe0fb", "ab"),
        ("\u0301", ""),
        ("e\u0301 太\u0301", ""),
        ("Ian \U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", ""),
    ],
)
def test_texts_that_no_font_has_are_left_out(text: str, drawn: str) -> None:
    assert drawable(text) == drawn


def test_the_guide_says_which_scripts_are_drawn() -> None:
    drawn = {
        letter for face in NAMES for letter in glyphs._widths(face) if letter.isalpha() and normalize("NFKD", letter) == letter
    }
    scripts = {name(letter).split()[0].capitalize() for letter in drawn}
    said, unsaid = GUIDE.read_text("utf-8").split("## Which are not drawn?")
    assert scripts == set(re.findall(r"^\| \*\*(\w+)\*\*", said, re.MULTILINE))
    assert all(script in unsaid for script in UNDRAWN.values())


@pytest.mark.parametrize(
    ("text", "most", "room", "size", "shown"),
    [
        ("Ana", 44, 300, 44, "Ana"),
        ("Annamarie-Josefine", 44, 300, 32, "Annamarie-Josefine"),
        ("W" * 24, 44, 200, 24, "WWWWWWWW…"),
    ],
)
def test_a_text_is_as_large_as_fits_and_at_least_readable(text: str, most: int, room: float, size: int, shown: str) -> None:
    line = fitting(text, TEXT, most, room)
    assert (line.size, line.text, line.cut) == (size, shown, shown != text)


@given(
    text=st.text(st.sampled_from("AWilm.-żЖ❤ \u0301"), max_size=60),
    most=st.integers(20, 92),
    room=st.floats(100, 600),
    face=st.sampled_from([DISPLAY, TEXT]),
)
def test_the_measured_width_fits_into_the_room(text: str, most: int, room: float, face: str) -> None:
    line = fitting(text, face, most, room)
    assert line.size * ems(line.text, face) <= room
    assert min(LEAST, most) <= line.size <= most
    assert line.text == text or (line.cut and line.text.endswith(ELLIPSIS) and text.startswith(line.text[:-1]))


def test_texts_are_cut_between_graphemes() -> None:
    for one in ("x\u0301", "❤\ufe0f"):
        line = fitting(one * 60, TEXT, 44, 200)
        assert line.text == one * (len(line.text) // len(one)) + ELLIPSIS
