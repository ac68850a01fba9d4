"""Letters: which of them can be drawn, how wide they are, and so how large a text is written where it has little room."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from chalicelib import graphemes

FACES = Path(__file__).with_name("faces")
DISPLAY, TEXT, SIGNS = "vollkorn", "noto-sans", "noto-emoji"
"""Titles and scores, names and all else, and the face that the others' gaps are filled from."""
FILES = tuple(str(FACES / f"{name}.ttf") for name in (DISPLAY, TEXT, SIGNS))
NAMES = {DISPLAY: "Vollkorn", TEXT: "Noto Sans", SIGNS: "Noto Emoji"}
"""What the files call themselves."""
LEAST = 24
"""Smaller letters nobody reads in a chat."""
ELLIPSIS = "…"
NOT_INKED = frozenset("\u200c\u200d\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
"""Joiners, selectors and tones of skin: emoji are drawn one by one and in one ink, so nothing is missing without these."""


class Lettering(NamedTuple):
    """A text in its size; `cut` if that is not the whole."""

    size: int
    text: str
    cut: bool = False


def drawable(text: str) -> str:
    """The text as it is drawn; "" if any of its letters is in no face, or if it is marks alone.

    A part of a name would be another name: "דניאל game" is not "game".
    """
    inked = "".join(letter for letter in text if letter not in NOT_INKED)
    whole = all(any(letter in _widths(face) for face in NAMES) for letter in inked)
    return inked if whole and ems(inked, TEXT) else ""


def ems(text: str, face: str) -> float:
    """How wide it is in that face, in ems; letters that it lacks come from the others."""
    return sum(_width(letter, face) for letter in text) / 1000


def fitting(text: str, face: str, most: int, room: float) -> Lettering:
    """As large as fits into the room (px) and at most `most`; what does not fit in the smallest letters ends in an ellipsis."""
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
    """The letters of a face, in thousandths of an em (scripts/faces.py writes the list)."""
    told: dict[str, dict[str, str]] = json.loads((FACES / "widths.json").read_text("utf-8"))
    return {letter: int(wide) for wide, letters in told[face].items() for letter in letters}
