"""Measure text: which letters the fonts have, how wide they are, and in which size a text fits."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from chalicelib import graphemes

FACES = Path(__file__).with_name("faces")
DISPLAY, TEXT, SIGNS = "vollkorn", "noto-sans", "noto-emoji"
"""Fonts: for titles and scores, for everything else, and for signs that the others lack."""
FILES = tuple(str(FACES / f"{name}.ttf") for name in (DISPLAY, TEXT, SIGNS))
NAMES = {DISPLAY: "Vollkorn", TEXT: "Noto Sans", SIGNS: "Noto Emoji"}
"""The names of the fonts in their files."""
LEAST = 24
"""Smallest size (px) that can be read in a chat."""
ELLIPSIS = "…"
NOT_INKED = frozenset("\u200c\u200d\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
"""Joiners, variation selectors and skin tones. They are left out, because emoji are drawn one by one and in one colour."""


class Lettering(NamedTuple):
    """A text and its size (px); `cut` if it was shortened."""

    size: int
    text: str
    cut: bool = False


def drawable(text: str) -> str:
    """Return the text as it is drawn; "" if any of its letters is in no font, or if it consists of marks alone.

    Letters are not left out one by one, because part of a name is another name: "דניאל game" is not "game".
    """
    inked = "".join(letter for letter in text if letter not in NOT_INKED)
    whole = all(any(letter in _widths(face) for face in NAMES) for letter in inked)
    return inked if whole and ems(inked, TEXT) else ""


def ems(text: str, face: str) -> float:
    """Return the width (em) of a text in a font; letters that it lacks come from the others."""
    return sum(_width(letter, face) for letter in text) / 1000


def fitting(text: str, face: str, most: int, room: float) -> Lettering:
    """Return the text in the largest size that fits into `room` (px), at most `most`. What does not fit in the smallest size is
    shortened with an ellipsis.
    """
    least = min(LEAST, most)
    wide = ems(text, face)
    size = min(most, int(room / wide)) if wide else most
    return Lettering(size, text) if size >= least else Lettering(least, _shortened(text, face, room / least), cut=True)


def _shortened(text: str, face: str, room: float) -> str:
    letters = graphemes.of(text)
    while len(letters) > 1 and ems("".join(letters).rstrip() + ELLIPSIS, face) > room:
        letters.pop()
    return "".join(letters).rstrip() + ELLIPSIS


def _width(letter: str, face: str) -> int:
    return next((_widths(each)[letter] for each in (face, TEXT, SIGNS) if letter in _widths(each)), 0)


@cache
def _widths(face: str) -> dict[str, int]:
    """Return the widths of a font's letters in thousandths of an em (a list that scripts/fonts.py writes)."""
    widths: dict[str, dict[str, str]] = json.loads((FACES / "widths.json").read_text("utf-8"))
    return {letter: int(wide) for wide, letters in widths[face].items() for letter in letters}
