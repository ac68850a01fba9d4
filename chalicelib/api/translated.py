"""What an error says, in the language of whoever caused it. What people read on the page is the page's own; this is the rest.

`german.json` holds the sentences by the English ones, `{}` where something is put in. What has none there is said as generally
as its class says it: that is what machines are told of the form of their requests, and what the page never asks for.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from chalicelib.errors import ClubError

GERMAN = Path(__file__).with_name("german.json")
HOLE = "{}"


def said(error: ClubError, language: str) -> str:
    """The error's sentence in that language."""
    sentence = str(error)
    return sentence if language == "en" else _in_german(sentence) or _in_german(error.sentence) or sentence


def _in_german(sentence: str) -> str | None:
    whole, open_ones = _german()
    if sentence in whole:
        return whole[sentence]
    found = ((pattern.fullmatch(sentence), german) for pattern, german in open_ones)
    return next((german.format(*match.groups()) for match, german in found if match), None)


@cache
def _german() -> tuple[dict[str, str], list[tuple[re.Pattern[str], str]]]:
    """Sentences that are always the same, and patterns of the others, read when somebody first needs them."""
    told: dict[str, str] = json.loads(GERMAN.read_text("utf-8"))
    whole = {english: german for english, german in told.items() if HOLE not in english}
    return whole, [(_pattern(english), german) for english, german in told.items() if HOLE in english]


def _pattern(english: str) -> re.Pattern[str]:
    return re.compile("(.+?)".join(map(re.escape, english.split(HOLE))), re.DOTALL)
