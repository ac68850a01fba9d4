"""What those at a table are called: no two alike, and the bots by names of their own (`bot_names.json`)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from unicodedata import category, normalize

from chalicelib import compact
from chalicelib.errors import BadName

# What Unicode has no picture of besides its format characters (Cf): fillers, selectors, vowels that are only thought, blanks.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]")

BOT_NAMES: list[str] = compact.load(Path(__file__).with_name("bot_names.json").read_bytes())


def seen(name: str) -> str:
    """The name without what nobody sees: joiners, fillers, selectors, the blank of Braille."""
    return "".join(character for character in UNSEEN.sub("", name) if category(character) != "Cf")


def spoken(name: str) -> str:
    """What two names have in common that are one when read aloud: "Ana", "ANA", "Ａｎａ"; "Old  Tom", "old Tom"."""
    return " ".join(normalize("NFKC", seen(normalize("NFKC", name)).casefold()).split())


def must_be_alone(name: str, others: Iterable[str]) -> None:
    """BadName if one of the others is called so too."""
    if taken := next((other for other in others if spoken(other) == spoken(name)), None):
        raise BadName(f"Somebody at this table is called “{taken}” already. Please choose another name.")


def names_for_bots(table_id: str, taken: Iterable[str]) -> list[str]:
    """The names that no one at the table bears, in an order that follows from its id.

    Nothing is drawn for it, so that who asks twice is given the same, and the table's chance is the game's alone.
    """
    borne = {spoken(name) for name in taken}
    return sorted((name for name in BOT_NAMES if spoken(name) not in borne), key=lambda name: _lot(table_id, name))


def _lot(table_id: str, name: str) -> bytes:
    return sha256(f"{table_id}|{name}".encode()).digest()
