"""What a maker may ask for (S-15, S-30). Whatever is asked for can be had together, by two to five players."""

from __future__ import annotations

from chalicelib.games.moves import OneOfValues
from chalicelib.games.stew.cards import DEALT, PLAYERS
from chalicelib.games.stew.state import REACHES
from chalicelib.games.terms import NUMBERS, Option, Terms, switch

TERMS = Terms(
    "Mulligan Stew",
    PLAYERS,
    {
        "specialties": switch(f"Each is dealt {NUMBERS[DEALT]} specialties and keeps one of them for the game."),
        "mulligan_reach": Option(
            OneOfValues(REACHES),
            REACHES[0],
            "What a mulligan token discards: all cards that its player has played this round, or those of this turn alone.",
        ),
    },
)
