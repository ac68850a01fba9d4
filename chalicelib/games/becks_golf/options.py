"""What a maker may ask for: how many rounds (B-17)."""

from __future__ import annotations

from chalicelib.games.becks_golf.cards import ROUNDS
from chalicelib.games.moves import Int
from chalicelib.games.terms import Option, Terms

SEATS = (2, 5)
TERMS = Terms(
    "Grandpa Beck's Golf",
    SEATS,
    {
        "rounds": Option(
            Int(ROUNDS["least"], ROUNDS["most"]), ROUNDS["usual"], "How many rounds are played; the lowest total wins."
        )
    },
)
