"""What people are called at a table."""

from __future__ import annotations

from unicodedata import category, normalize

from chalicelib.errors import BadName

LONGEST = 24
FORBIDDEN = {"Cc", "Cs", "Zl", "Zp"}
# Direction marks would turn round the text of others beside a name; joiners (U+200C, U+200D) are letters' and emoji's own.
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def tidy(name: str) -> str:
    """The name in NFC and trimmed; BadName unless it then has 1 to 24 characters, one of them visible, none for control."""
    made = normalize("NFC", name).strip()
    kinds = {category(character) for character in made}
    if not 1 <= len(made) <= LONGEST:
        raise BadName
    if kinds & FORBIDDEN or TURNING.intersection(made):
        raise BadName("A name has no control characters.")
    if kinds <= {"Cf", "Zs"}:
        raise BadName("A name needs something to see.")
    return made
