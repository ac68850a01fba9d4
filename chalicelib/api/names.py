"""What people are called at a table, and tables by people."""

from __future__ import annotations

from unicodedata import category, normalize

from chalicelib.errors import BadName
from chalicelib.tables.names import seen

LONGEST, LONGEST_TABLE = 24, 40
FORBIDDEN = {"Cc", "Cs", "Zl", "Zp"}
UNKNOWN = {"Cn", "Co"}
STACKED = {"Mn", "Me"}
MOST_STACKED = 3
"""Marks on one letter: scripts need so many, and more would tower over the names of others."""
# Direction marks would turn round the text of others beside a name; joiners (U+200C, U+200D) are letters' and emoji's own.
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def tidy(name: str) -> str:
    """A seat's name in NFC and trimmed; BadName unless that is 1 to 24 characters that show, none for control."""
    return _tidy(name, LONGEST, BadName.sentence)


def tidy_table(name: str) -> str:
    """A table's name, likewise, of 1 to 40 characters."""
    return _tidy(name, LONGEST_TABLE, f"A table’s name has 1 to {LONGEST_TABLE} characters.")


def _tidy(name: str, longest: int, wrong: str) -> str:
    made = normalize("NFC", name).strip()
    kinds = {category(character) for character in made}
    if not 1 <= len(made) <= longest:
        raise BadName(wrong)
    if kinds & FORBIDDEN or TURNING.intersection(made):
        raise BadName("A name has no control characters.")
    if kinds & UNKNOWN:
        raise BadName("This name has a character that not everybody can read. Please leave it out.")
    _check_seen(seen(made))
    return made


def _check_seen(shown: str) -> None:
    """BadName unless what a name shows is more than marks and blanks, and no tower of marks."""
    kinds = [category(character) for character in shown]
    if any(STACKED.issuperset(kinds[at : at + MOST_STACKED + 1]) for at in range(len(kinds) - MOST_STACKED)):
        raise BadName("A letter in a name may have three marks at most.")
    if not any(kind[0] in "LNSP" for kind in kinds):
        raise BadName("A name needs something to see.")
