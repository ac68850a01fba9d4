"""Check that names and messages are visible, by Unicode's properties of their characters.

Unicode has characters that show nothing (Default_Ignorable_Code_Point), letters that are blank, and marks that stack on the
letter before them without a limit. Some invisible characters are needed: joiners between letters and in emoji, variation
selectors after the character that they vary, tags in flags. These are allowed at such places and refused elsewhere, where
they could only deceive.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal
from unicodedata import category, combining, normalize

from chalicelib import graphemes
from chalicelib.graphemes import MOST_POINTS

Fault = Literal["long", "control", "unknown", "tower", "nothing", "bare", "hidden"]
WRONG: dict[Fault, str] = {
    "long": "This name is too long: accents and the parts of emoji count too. Please shorten it.",
    "control": "Names can’t have control characters.",
    "unknown": "This name has a character that not everyone can read. Please leave it out.",
    "tower": "A letter in a name can have at most three accents, two of them above or below it.",
    "nothing": "A name needs something visible.",
    "bare": "An accent in a name needs a letter.",
    "hidden": "This name has an invisible character. Please leave it out.",
}
"""Faults of a name, in order: too many code points; a character that changes the text around it; one that fonts may lack; too
many marks on a letter; nothing visible; a mark without a letter, or around one; an invisible character.
"""
Talk = Literal["control", "nothing", "tower"]
WRONG_IN_TALK: dict[Talk, str] = {
    "control": "Messages can’t have control characters.",
    "nothing": "A message needs something visible.",
    "tower": "A letter in a message can have at most four accents.",
}

BLANKS = "\u2800\ufffc\U00013441\U00013442\U00013443\U0001d159"
"""Characters that are blank by design, but not ignorable according to Unicode."""
UNSEEN = re.compile(
    f"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff{BLANKS}]"
)
SIGNS = re.compile("[\u0600-\u0605\u06dd\u0890\u0891\u08e2\U000110bd\U000110cd]")
"""Format characters (Cf) that are visible: signs before numbers."""
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of the text next to them."""
CONTROL = frozenset(("Cc", "Cs", "Zl", "Zp"))
UNKNOWN = frozenset(("Cn", "Co"))
REPLACED = "\ufffd"
STACKED = frozenset(("Mn", "Me"))
ABOVE, BELOW = 230, 220
"""Unicode's combining classes of marks that stack. Marks of most scripts have other classes."""
MOST_STACKED, MOST_PILED = 3, 2
"""Maximum number of marks on one letter, and of stacked ones: scripts need this many, and more would cover other lines."""
MOST_IN_TALK = 4
"""The same for messages, where Biblical Hebrew needs more: the chat clips overflowing marks."""
KEYCAP, KEYS = "\u20e3", "0123456789#*"
JOINERS = "\u200c\u200d"
MOST_TAKEN_APART = 8
"""Unicode splits a letter into at most four parts; the rest allows for blanks around a text."""
FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""A black flag with the tags of a region, such as "gbsct" for Scotland. Any other tags would be invisible text."""


def settled(text: str, longest: int) -> str | None:
    """Return the text in NFC without blanks around it; None unless it has 1 to `longest` grapheme clusters (graphemes.py).

    A text that is far too long is not normalised, as sorting many marks takes quadratic time.
    """
    if len(text) > MOST_TAKEN_APART * MOST_POINTS:
        return None
    made = normalize("NFC", text).strip()
    return made if 1 <= graphemes.count(made) <= longest else None


def _kind(character: str) -> str:
    """Return the character's Unicode category. Emoji newer than Python's tables count as symbols like other emoji."""
    kind = category(character)
    return "So" if kind == "Cn" and graphemes.is_emoji(character) else kind


def seen(text: str) -> str:
    """Return the text without invisible characters: joiners, fillers, selectors, the Braille blank."""
    return "".join(character for character in text if not is_unseen(character))


def is_unseen(character: str) -> bool:
    if UNSEEN.match(character):
        return True
    return _kind(character) == "Cf" and not SIGNS.match(character)


def shows(text: str) -> bool:
    """Whether the text has anything visible except blanks and marks."""
    return any(_kind(character)[0] in "LNSP" for character in seen(text))


def what_is_wrong(text: str) -> Fault | None:
    """Return why a text cannot be a name; None if it can."""
    if len(text) > MOST_POINTS:
        return "long"
    kinds = {_kind(character) for character in text}
    if kinds & CONTROL or TURNING.intersection(text):
        return "control"
    if kinds & UNKNOWN or REPLACED in text:
        return "unknown"
    if not shows(text):
        return "nothing"
    shown = seen(text)
    if any(_towers(marks) for _, marks in _stacks(shown)):
        return "tower"
    if any(not _stand(base, marks) for base, marks in _stacks(shown)):
        return "bare"
    if any(is_unseen(character) and not _has_place(text, at) for at, character in enumerate(text)):
        return "hidden"
    return None


def what_is_wrong_in_talk(text: str) -> Talk | None:
    """Return why a text cannot be a message; None if it can. A line break counts as a blank. Characters that change the text's
    direction are allowed, as nothing follows a message on its line.
    """
    if any(_kind(character) in ("Cc", "Cs") and character != "\n" for character in text):
        return "control"
    if not shows(text):
        return "nothing"
    if any(len([mark for mark in marks if _kind(mark) in STACKED]) > MOST_IN_TALK for _, marks in _stacks(seen(text))):
        return "tower"
    return None


def _stacks(shown: str) -> Iterator[tuple[str, str]]:
    """Yield each run of marks with the character that it is on; "" at the beginning of the text."""
    base, marks = "", ""
    for character in shown:
        if _kind(character)[0] == "M":
            marks += character
            continue
        if marks:
            yield base, marks
        base, marks = character, ""
    if marks:
        yield base, marks


def _towers(marks: str) -> bool:
    stacked = [mark for mark in marks if _kind(mark) in STACKED]
    piled = [combining(mark) for mark in stacked]
    return len(stacked) > MOST_STACKED or max(piled.count(ABOVE), piled.count(BELOW)) > MOST_PILED


def _stand(base: str, marks: str) -> bool:
    """Whether these marks have a letter to be on. Enclosing marks are only allowed on keycaps."""
    if any(_kind(mark) == "Me" for mark in marks):
        return marks == KEYCAP and base in KEYS
    return base != "" and _kind(base)[0] in "LNS"


def _has_place(text: str, at: int) -> bool:
    """Whether the invisible character there is at a place where it is needed."""
    hidden, before, after = text[at], text[:at], text[at + 1 : at + 2]
    last = before[-1:]
    if hidden in JOINERS:
        return bool(_stands_out(last.replace("\ufe0f", "x")) and _stands_out(after))
    if "\ufe00" <= hidden <= "\ufe0f":
        return _stands_out(last)
    if "\u180b" <= hidden <= "\u180f":
        return "\u1820" <= last <= "\u18aa"
    if "\U000e0100" <= hidden <= "\U000e01ef":
        return last != "" and _kind(last) == "Lo"
    if "\U000e0020" <= hidden <= "\U000e007f":
        return any(flag.start() < at < flag.end() for flag in FLAG.finditer(text))
    return False


def _stands_out(character: str) -> bool:
    return character != "" and not is_unseen(character) and _kind(character)[0] != "Z"
