"""The languages that the club speaks, and which of them somebody wants."""

from __future__ import annotations

import re
from collections.abc import Mapping

LANGUAGES = ("en", "de")
"""The first for whom none of them is theirs."""
PAGES = {"en": "index.html", "de": "de.html"}
"""The page's document in each."""
HEADER, KEY = "accept-language", "language"
"""Where a request says it: by what the phone is set to, or in a page's address, which goes before it."""
RANGE = re.compile(r"([a-z]++)[a-z0-9-]*+(?:;q=([01](?:\.[0-9]{0,3})?))?")


def wanted(headers: Mapping[str, str]) -> str:
    """The language that a request with these headers (names in lower case) wants most: the first of equals, and English where
    it wants none that is here.
    """
    ranges = headers.get(HEADER, "").lower().replace(" ", "").split(",")
    found = [told for told in map(RANGE.fullmatch, ranges) if told and told[1] in LANGUAGES and float(told[2] or 1) > 0]
    return max(found, key=lambda told: float(told[2] or 1))[1] if found else LANGUAGES[0]


def as_asked(headers: dict[str, str], query: str) -> dict[str, str]:
    """The headers of a request for a page, with the language that its address asks for in their place."""
    told = re.search(rf"(?:^|&){KEY}=([a-z]+)(?:&|$)", query)
    return {**headers, HEADER: told[1]} if told and told[1] in LANGUAGES else headers
