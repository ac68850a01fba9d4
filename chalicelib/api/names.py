"""What people are called at a table, and tables by people."""

from __future__ import annotations

from chalicelib import clusters, letters
from chalicelib.errors import BadName

LONGEST, LONGEST_TABLE = clusters.LONGEST["name"], clusters.LONGEST["table"]


def tidy(name: str) -> str:
    """A seat's name in NFC and trimmed; BadName unless that is 1 to 24 characters that show, as people count them, none for
    control.
    """
    return _tidy(name, LONGEST, BadName.sentence)


def tidy_table(name: str) -> str:
    """A table's name, likewise, of 1 to 40 characters."""
    return _tidy(name, LONGEST_TABLE, f"A table’s name has 1 to {LONGEST_TABLE} characters.")


def _tidy(name: str, longest: int, wrong: str) -> str:
    made = letters.settled(name, longest)
    if made is None:
        raise BadName(wrong)
    if fault := letters.what_is_wrong(made):
        raise BadName(letters.WRONG[fault])
    return made
