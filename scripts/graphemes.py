"""Makes chalicelib/names.json, which the page reads too: the limits of names, and a table of grapheme clusters (UAX #29).

    python -m scripts.graphemes

Unicode's properties of code points come from the Python package regex, which the development tools have. A test fails when
another version of it has other properties. Each code point has a kind; `cluster` is the pattern that the kinds of one character
match:

    J extends        K links consonants  W a non-joiner  Z a joiner    S a mark with a place of its own
    N a consonant    E an emoji          R half a flag   P stands before
    L V T jamo       H a syllable, which is A where a last consonant may follow and B where it has one, by every 28th
    X anything else, which is not listed

    ranges: [number of X before it][kind][number], in base 36, the next one …
"""

import json
import sys
from itertools import groupby
from pathlib import Path

import regex

INTO = Path(__file__).parents[1] / "chalicelib" / "names.json"
LONGEST = {"name": 24, "table": 40, "course": 60}
"""The maximum length of each kind of name, in characters as people count them."""
POINTS = 100
"""The maximum number of code points of any name."""
KINDS = {
    "Z": r"\p{GCB=ZWJ}",
    "W": r"\p{GCB=Extend}&&\p{InCB=None}",
    "K": r"\p{GCB=Extend}&&\p{InCB=Linker}",
    "J": r"\p{GCB=Extend}",
    "S": r"\p{GCB=SpacingMark}",
    "P": r"\p{GCB=Prepend}",
    "N": r"\p{InCB=Consonant}",
    "E": r"\p{Extended_Pictographic}",
    "R": r"\p{GCB=Regional_Indicator}",
    "L": r"\p{GCB=L}",
    "V": r"\p{GCB=V}",
    "T": r"\p{GCB=T}",
    "H": r"\p{GCB=LV}||\p{GCB=LVT}",
}
"""The pattern of each kind. The first one that matches applies."""
CLUSTER = "P*(?:L*(?:AV*|B|V+)T*|L+|T+|RR|E(?:[JKW]*ZE)*|N(?:[JZ]*K[JKZ]*N)*|[^P])[JKWZS]*|P+[JKWZS]*"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def kinds() -> str:
    """Return the kind of each code point."""
    every = "".join(map(chr, range(sys.maxunicode + 1)))
    found = ["X"] * len(every)
    for kind, pattern in reversed(KINDS.items()):
        for run in regex.finditer(f"[{pattern}]+", every, regex.VERSION1):
            found[run.start() : run.end()] = kind * len(run[0])
    return "".join(found)


def packed(kinds: str) -> str:
    parts, gap = list[str](), 0
    for kind, run in groupby(kinds):
        count = len([*run])
        if kind == "X":
            gap = count
        else:
            parts.append(f"{_digits(gap)}{kind}{_digits(count)}")
            gap = 0
    return " ".join(parts)


def _digits(number: int) -> str:
    higher, last = divmod(number, len(DIGITS))
    return (_digits(higher) if higher else "") + DIGITS[last]


def data() -> str:
    return json.dumps({"longest": LONGEST, "points": POINTS, "cluster": CLUSTER, "kinds": packed(kinds())}, indent=1) + "\n"


if __name__ == "__main__":
    INTO.write_text(data(), encoding="utf-8")
    sys.stdout.write(f"{INTO.stat().st_size} bytes\n")
