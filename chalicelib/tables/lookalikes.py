"""Names that look the same: by the letters that Unicode holds for confusable (UTS #39), made by `scripts/lookalikes.py`.

A skeleton is what a name looks like, written in letters of which no two look alike: that of "Аna" with a Cyrillic А is "Ana",
that of "lnga" with a small L is that of "Inga", and "m" is an "rn".
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from pathlib import Path
from unicodedata import normalize

from chalicelib.letters import seen

PACKED = Path(__file__).with_name("lookalikes.bin")


def skeleton(text: str) -> str:
    """What the text looks like: the same for texts that look the same, and for nothing but to compare."""
    looks = _pairs()
    plain = normalize("NFD", normalize("NFKC", seen(text)))
    return normalize("NFD", "".join(looks.get(letter, letter) for letter in plain))


@lru_cache(maxsize=1)
def _pairs() -> dict[str, str]:
    """Each letter that looks like others, with what it looks like."""
    found: dict[str, str] = {}
    code = 0
    for told in zlib.decompress(PACKED.read_bytes()).decode("utf-8", "surrogatepass").split("\0"):
        code += ord(told[0])
        found[chr(code)] = told[1:]
    return found
