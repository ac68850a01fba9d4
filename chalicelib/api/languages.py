"""The languages that the club speaks, and which of them somebody wants."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from chalicelib.errors import ClubError

LANGUAGES = ("en", "de")
"""The first for whom none of them is theirs."""
PAGES = {"en": "index.html", "de": "de.html"}
"""The page's document in each."""
HEADER, QUERY_KEY = "accept-language", "language"
"""Where a request says it: by what the phone is set to, or in a page's address, which goes before it."""
RANGE = re.compile(r"([a-z]++)[a-z0-9-]*+(?:;q=([01](?:\.[0-9]{0,3})?))?")


def preferred(headers: Mapping[str, str]) -> str:
    """The language that a request with these headers (names in lower case) wants most: the first of equals, and English where
    it wants none that is here.
    """
    ranges = headers.get(HEADER, "").lower().replace(" ", "").split(",")
    found = [told for told in map(RANGE.fullmatch, ranges) if told and told[1] in LANGUAGES and float(told[2] or 1) > 0]
    return max(found, key=lambda told: float(told[2] or 1))[1] if found else LANGUAGES[0]


def with_query_language(headers: dict[str, str], query: str) -> dict[str, str]:
    """The headers of a request for a page, with the language that its address asks for in their place."""
    told = re.search(rf"(?:^|&){QUERY_KEY}=([a-z]+)(?:&|$)", query)
    return {**headers, HEADER: told[1]} if told and told[1] in LANGUAGES else headers


# What an error says, in the language of whoever caused it. What people read on the page is the page's own; this is the rest.
#
# `german.json` holds the sentences by the English ones, `{}` where something is put in. What has none there is said as
# generally
# as its class says it: that is what machines are told of the form of their requests, and what the page never asks for.

GERMAN = Path(__file__).with_name("german.json")
HOLE = "{}"


def error_sentence(error: ClubError, language: str) -> str:
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
