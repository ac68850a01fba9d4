"""Split a text into what people count as characters: letters with their marks, flags, families (grapheme clusters, UAX #29).

Python counts code points, and its Unicode tables are older than many emoji. The tables here are in `names.json`, with the
pattern of a cluster. The page uses the same file (`frontend/src/ui/graphemes.ts`); `scripts/graphemes.py` makes it.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import NamedTuple

DATA = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))
LONGEST: dict[str, int] = DATA["longest"]
"""Maximum number of characters of a player's (`name`), a `table`'s and a `course`'s name."""
MOST_POINTS: int = DATA["points"]
"""Maximum number of code points of any of them. A name may consist of family emoji, but not make rows large."""
SYLLABLE, BLOCK = "H", 28
"""Every 28th Hangul syllable has no final consonant."""
EMOJI = "E"


class Table(NamedTuple):
    """The first code point of each run of characters of one kind, the kinds of the runs, and the pattern of a cluster."""

    firsts: list[int]
    kinds: list[str]
    cluster: re.Pattern[str]


@cache
def _table() -> Table:
    firsts, kinds, at = [0], ["X"], 0
    for gap, kind, count in re.findall(r"([0-9a-z]+)([A-Z])([0-9a-z]+)", DATA["kinds"]):
        firsts += [first := at + int(gap, 36), at := first + int(count, 36)]
        kinds += [kind, "X"]
    return Table(firsts, kinds, re.compile(DATA["cluster"]))


def of(text: str) -> list[str]:
    """Return the grapheme clusters of the text."""
    kinds = "".join(map(_kind, text))
    return [text[found.start() : found.end()] for found in _table().cluster.finditer(kinds)]


def count(text: str) -> int:
    """Return the number of grapheme clusters."""
    return len(text) if text.isascii() else len(of(text))


def beginning(text: str, points: int) -> str:
    """Return the longest beginning of the text with at most `points` code points that ends with a whole character."""
    kept = ""
    for one in of(text):
        if len(kept) + len(one) > points:
            break
        kept += one
    return kept


def is_emoji(character: str) -> bool:
    """Whether the character is an emoji, or reserved by Unicode for a future one."""
    return _kind(character) == EMOJI


def _kind(character: str) -> str:
    table, point = _table(), ord(character)
    run = bisect_right(table.firsts, point) - 1
    kind = table.kinds[run]
    return ("B" if (point - table.firsts[run]) % BLOCK else "A") if kind == SYLLABLE else kind
