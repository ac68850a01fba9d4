"""The club's languages, choosing one for a request, and translated error sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from chalicelib.errors import ClubError

LANGUAGES = ("en", "de")
"""The first is the default."""
PAGES = {"en": "index.html", "de": "de.html"}
"""The page's document by language."""
HEADER, QUERY_KEY = "accept-language", "language"
"""The header and the query key that choose the language. The query key wins, for pages only."""
RANGE = re.compile(r"([a-z]++)[a-z0-9-]*+(?:;q=([01](?:\.[0-9]{0,3})?))?")


def preferred(headers: Mapping[str, str]) -> str:
    """Return the preferred language of a request with these headers (names in lower case): the first of equals, English if
    none is available.
    """
    ranges = headers.get(HEADER, "").lower().replace(" ", "").split(",")
    found = [match for match in map(RANGE.fullmatch, ranges) if match and match[1] in LANGUAGES and float(match[2] or 1) > 0]
    return max(found, key=lambda match: float(match[2] or 1))[1] if found else LANGUAGES[0]


def with_query_language(headers: dict[str, str], query: str) -> dict[str, str]:
    """Return the headers of a request for a page, with Accept-Language replaced by the language that its query names."""
    match = re.search(rf"(?:^|&){QUERY_KEY}=([a-z]+)(?:&|$)", query)
    return {**headers, HEADER: match[1]} if match and match[1] in LANGUAGES else headers


# Error sentences in the caller's language. The page has catalogues of its own.
#
# `german.json` maps English sentences to German ones, with `{}` for inserted values. A sentence that is missing there falls
# back to the general one of its error's class: those are about malformed requests, which the page never sends.

GERMAN = Path(__file__).with_name("german.json")
HOLE = "{}"


def error_sentence(error: ClubError, language: str) -> str:
    """Return the error's sentence in that language."""
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
    """Read the catalogue at first use: fixed sentences, and patterns of those with inserted values."""
    texts: dict[str, str] = json.loads(GERMAN.read_text("utf-8"))
    whole = {english: german for english, german in texts.items() if HOLE not in english}
    return whole, [(_pattern(english), german) for english, german in texts.items() if HOLE in english]


def _pattern(english: str) -> re.Pattern[str]:
    return re.compile("(.+?)".join(map(re.escape, english.split(HOLE))), re.DOTALL)
