"""What a maker may ask for, and what is refused (G-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.errors import BadOptions
from chalicelib.games.moves import Int
from chalicelib.games.terms import Option, Terms, switch
from tests.tiny.rounds import DECK

SEATS = (2, 5)


class TinyTerms(Terms):
    def check(self, settled: Mapping[str, Any], seats: int) -> None:
        """What the house cannot know: how many cards there are, and what open hands are good for."""
        if seats * settled["hand"] > len(DECK):
            raise BadOptions(f"There are {len(DECK)} cards, too few for {seats} hands of {settled['hand']}.")
        if settled["open_hands"] and settled["rounds"] == 1:
            raise BadOptions("open_hands needs two rounds or more: in the first nobody has anything to remember.")


TERMS = TinyTerms(
    "Lone Number",
    SEATS,
    {
        "rounds": Option(Int(1, 6), 3, "How many rounds are played."),
        "hand": Option(Int(2, 4), 2, "How many cards each holds."),
        "open_hands": switch("Everybody sees all hands."),
    },
)
