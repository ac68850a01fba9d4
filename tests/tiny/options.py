"""What a maker may ask for, and what is refused (G-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.errors import BadCourse, BadOptions, BadSeats
from chalicelib.games.interface import Course
from chalicelib.games.moves import Bool, Int, Object
from tests.tiny.rounds import DECK

DEFAULTS: dict[str, Any] = {"rounds": 3, "hand": 2, "open_hands": False}
ASKED = Object({"rounds": Int(1, 6), "hand": Int(2, 4), "open_hands": Bool()}, optional=frozenset(DEFAULTS))
SEATS = (2, 5)


def schema() -> dict[str, Any]:
    """As the API shows it, with defaults."""
    made = ASKED.schema()
    properties = {name: {**member, "default": DEFAULTS[name]} for name, member in made["properties"].items()}
    return {**made, "properties": properties}


def settle(asked: Mapping[str, Any], seats: int, course: Course | None) -> dict[str, Any]:
    """All options, defaults filled in; what cannot be had is refused with its reason, never changed in silence."""
    if not ASKED.accepts(dict(asked)):
        raise BadOptions("Lone Number has 1 to 6 rounds, 2 to 4 cards in a hand, and open hands or not.")
    if course:
        raise BadCourse("Lone Number needs no course.")
    if not SEATS[0] <= seats <= SEATS[1]:
        raise BadSeats("Lone Number is for two to five.")
    settled = {**DEFAULTS, **asked}
    if seats * settled["hand"] > len(DECK):
        raise BadOptions(f"There are {len(DECK)} cards, too few for {seats} hands of {settled['hand']}.")
    if settled["open_hands"] and settled["rounds"] == 1:
        raise BadOptions("Open hands need two rounds or more: in the first nobody has anything to remember.")
    return settled
