"""What a maker may ask for: how many rounds, settled before the game (B-17, G-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.errors import BadCourse, BadOptions, BadSeats
from chalicelib.games.becks_golf.cards import ROUNDS
from chalicelib.games.interface import Course
from chalicelib.games.moves import Int, Object

SEATS = (2, 5)
ASKED = Object({"rounds": Int(ROUNDS["least"], ROUNDS["most"])}, optional=frozenset(("rounds",)))


def schema() -> dict[str, Any]:
    """The JSON Schema of what may be asked."""
    made = ASKED.schema()
    about = {"default": ROUNDS["usual"], "description": "How many rounds are played; the lowest total wins."}
    return {**made, "properties": {"rounds": {**made["properties"]["rounds"], **about}}}


def settle(asked: Mapping[str, Any], seats: int, course: Course | None) -> dict[str, Any]:
    """{"rounds": number} for so many seats (open ones count); BadCourse, BadSeats or BadOptions."""
    if course is not None:
        raise BadCourse("Grandpa Beck's Golf is played with cards alone: it needs no course.")
    for name in asked:
        if name != "rounds":
            raise BadOptions(f"Grandpa Beck's Golf has no option “{name[:24]}”: its only option is rounds.")
    if not ASKED.accepts(dict(asked)):
        raise BadOptions(f"Grandpa Beck's Golf takes {ROUNDS['least']} to {ROUNDS['most']} rounds.")
    if not SEATS[0] <= seats <= SEATS[1]:
        raise BadSeats(f"Grandpa Beck's Golf is for two to five players, and this table has {seats}.")
    return {"rounds": asked.get("rounds", ROUNDS["usual"])}
