"""Names that look the same: by the letters that Unicode holds for confusable (UTS #39), made by `scripts/lookalikes.py`.

A skeleton is what a name looks like, written in letters of which no two look alike: that of "Аna" with a Cyrillic А is "Ana",
that of "lnga" with a small L is that of "Inga", and "m" is an "rn".
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from unicodedata import bidirectional, mirrored, normalize

from chalicelib import json_codec
from chalicelib.errors import BadName
from chalicelib.visible_text import seen

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


# What those at a table are called: no two alike, and the bots by names of their own (`bot_names.json`).

BOT_NAMES: list[str] = json_codec.load(Path(__file__).with_name("bot_names.json").read_bytes())
FROM_RIGHT, FROM_LEFT = frozenset(("R", "AL")), frozenset(("L", "EN", "AN"))
"""Unicode's classes of what runs which way (UAX #9)."""


def spoken(name: str) -> str:
    """What two names have in common that are one when read aloud: "Ana", "ANA", "Ａｎａ"; "Old  Tom", "old Tom"."""
    return " ".join(normalize("NFKC", seen(normalize("NFKC", name)).casefold()).split())


def alike(one: str, other: str) -> bool:
    """Whether two names look the same, as they are written or except for capitals."""
    looks = _heaped if runs_both_ways(one) or runs_both_ways(other) else _looks
    return any(ours == theirs for ours, theirs in zip(looks(one), looks(other), strict=True))


def runs_both_ways(name: str) -> bool:
    """Whether it has letters that run from the right, and others or digits that run from the left: where each then stands on a
    screen follows from no order of them.
    """
    ways = {bidirectional(letter) for letter in name}
    return bool(ways & FROM_RIGHT and ways & FROM_LEFT)


def _heaped(name: str) -> list[list[str]]:
    """The letters of its looks, in whatever order they stand; not brackets, which look the other way where they are turned."""
    return [sorted(letter for letter in look if not mirrored(letter)) for look in _looks(name)]


@lru_cache(maxsize=1024)
def _looks(name: str) -> tuple[str, str]:
    """What a name looks like as it is written ("Inga" like "lnga"), and what in small letters ("ANA" like "ana")."""
    return skeleton(" ".join(name.split())), skeleton(spoken(name)).casefold()


def must_be_unique(name: str, others: Iterable[str]) -> None:
    """BadName if one of the others is called so too, or is not to be told from it at a glance."""
    taken = next((other for other in others if alike(other, name)), None)
    if taken is None:
        return
    if spoken(taken) == spoken(name):
        raise BadName(f"Someone at this table is already called “{taken}”. Please choose another name.")
    raise BadName(f"Someone at this table is called “{taken}”, which looks the same. Please choose another name.")


def names_for_bots(table_id: str, taken: Iterable[str]) -> list[str]:
    """The names that no one at the table bears, in an order that follows from its id.

    Nothing is drawn for it, so that who asks twice is given the same, and the table's chance is the game's alone.
    """
    borne = [*taken]
    free = (name for name in BOT_NAMES if not any(alike(name, other) for other in borne))
    return sorted(free, key=lambda name: _lot(table_id, name))


def _lot(table_id: str, name: str) -> bytes:
    return sha256(f"{table_id}|{name}".encode()).digest()
