"""What people count as one character: a letter with its marks, a flag, a family (grapheme clusters, UAX #29).

Python's own tables are older than many an emoji, and it counts code points. Those here are `names.json`, with the pattern that
they are read by: the page counts by the same file (`frontend/src/ui/graphemes.ts`), and `scripts/graphemes.py` makes it.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import NamedTuple

TOLD = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))
LONGEST: dict[str, int] = TOLD["longest"]
"""How many characters a `name`, a `table`'s and a `course`'s may have."""
MOST_POINTS: int = TOLD["points"]
"""Code points of any of them: so a family may be as many as it has people, and a few of them a name, but no row grows by it."""
SYLLABLE, BLOCK = "H", 28
"""Of Hangul's syllables every 28th has no last consonant."""
EMOJI = "E"


class Table(NamedTuple):
    """The first code point of each run of one kind, the runs' kinds, and the pattern of a cluster's kinds."""

    firsts: list[int]
    kinds: list[str]
    cluster: re.Pattern[str]


@cache
def _table() -> Table:
    firsts, kinds, at = [0], ["X"], 0
    for gap, kind, count in re.findall(r"([0-9a-z]+)([A-Z])([0-9a-z]+)", TOLD["kinds"]):
        firsts += [first := at + int(gap, 36), at := first + int(count, 36)]
        kinds += [kind, "X"]
    return Table(firsts, kinds, re.compile(TOLD["cluster"]))


def of(text: str) -> list[str]:
    """The text, cut into what people count as one character each."""
    kinds = "".join(map(_kind, text))
    return [text[found.start() : found.end()] for found in _table().cluster.finditer(kinds)]


def count(text: str) -> int:
    """How many characters people count."""
    return len(text) if text.isascii() else len(of(text))


def beginning(text: str, points: int) -> str:
    """As much of the text's beginning as has so many code points at most, and ends with a whole character."""
    kept = ""
    for one in of(text):
        if len(kept) + len(one) > points:
            break
        kept += one
    return kept


def is_emoji(character: str) -> bool:
    """Whether it is an emoji, or one that is yet to come: Unicode has told where."""
    return _kind(character) == EMOJI


def _kind(character: str) -> str:
    table, point = _table(), ord(character)
    run = bisect_right(table.firsts, point) - 1
    kind = table.kinds[run]
    return ("B" if (point - table.firsts[run]) % BLOCK else "A") if kind == SYLLABLE else kind
