"""Find names that look the same, by Unicode's confusable characters (UTS #39). `scripts/lookalikes.py` makes the data.

Names that look the same have the same skeleton: that of "Аna" with a Cyrillic А is "Ana", "lnga" with a small L and "Inga"
have the same one, and "m" becomes "rn".
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
    """Return the text's skeleton, which is equal for texts that look the same. Only for comparison, never to be shown."""
    looks = _pairs()
    plain = normalize("NFD", normalize("NFKC", seen(text)))
    return normalize("NFD", "".join(looks.get(letter, letter) for letter in plain))


@lru_cache(maxsize=1)
def _pairs() -> dict[str, str]:
    """Return each confusable character with its replacement in a skeleton."""
    found: dict[str, str] = {}
    code = 0
    for entry in zlib.decompress(PACKED.read_bytes()).decode("utf-8", "surrogatepass").split("\0"):
        code += ord(entry[0])
        found[chr(code)] = entry[1:]
    return found


# Names at a table: no two look alike, and bots have names of their own (`bot_names.json`).

BOT_NAMES: list[str] = json_codec.load(Path(__file__).with_name("bot_names.json").read_bytes())
FROM_RIGHT, FROM_LEFT = frozenset(("R", "AL")), frozenset(("L", "EN", "AN"))
"""Unicode's bidirectional classes of right-to-left and left-to-right characters (UAX #9)."""


def spoken(name: str) -> str:
    """Return a form that is equal for names that read aloud the same: "Ana", "ANA", "Ａｎａ"; "Old  Tom", "old Tom"."""
    return " ".join(normalize("NFKC", seen(normalize("NFKC", name)).casefold()).split())


def alike(one: str, other: str) -> bool:
    """Whether two names look the same, as written or in lower case."""
    looks = _sorted_looks if runs_both_ways(one) or runs_both_ways(other) else _looks
    return any(ours == theirs for ours, theirs in zip(looks(one), looks(other), strict=True))


def runs_both_ways(name: str) -> bool:
    """Whether the name mixes right-to-left letters with left-to-right letters or digits: then names that differ in order can
    look the same on screen.
    """
    ways = {bidirectional(letter) for letter in name}
    return bool(ways & FROM_RIGHT and ways & FROM_LEFT)


def _sorted_looks(name: str) -> list[list[str]]:
    """Return the sorted letters of each look, without brackets: these are mirrored in right-to-left text."""
    return [sorted(letter for letter in look if not mirrored(letter)) for look in _looks(name)]


@lru_cache(maxsize=1024)
def _looks(name: str) -> tuple[str, str]:
    """Return the name's skeletons: as written ("Inga" like "lnga"), and in lower case ("ANA" like "ana")."""
    return skeleton(" ".join(name.split())), skeleton(spoken(name)).casefold()


def must_be_unique(name: str, others: Iterable[str]) -> None:
    """Raise BadName if one of the others is the same name, or looks the same."""
    taken = next((other for other in others if alike(other, name)), None)
    if taken is None:
        return
    if spoken(taken) == spoken(name):
        raise BadName(f"Someone at this table is already called “{taken}”. Please choose another name.")
    raise BadName(f"Someone at this table is called “{taken}”, which looks the same. Please choose another name.")


def names_for_bots(table_id: str, taken: Iterable[str]) -> list[str]:
    """Return the bot names that nobody at the table has, in an order that follows from the table's id.

    No randomness is drawn: a repeated request gets the same names, and the table's draws are left to the game.
    """
    borne = [*taken]
    free = (name for name in BOT_NAMES if not any(alike(name, other) for other in borne))
    return sorted(free, key=lambda name: _lot(table_id, name))


def _lot(table_id: str, name: str) -> bytes:
    return sha256(f"{table_id}|{name}".encode()).digest()
