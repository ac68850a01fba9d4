"""What a maker may ask for, and what is refused (T-11, T-30 to T-33, G-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.errors import BadCourse, BadOptions, BadSeats
from chalicelib.games.interface import Course
from chalicelib.games.trade_ring.cards import CHIPS, HIGH_RISK, LEAST_PLAYERS, MOST_PLAYERS, MOST_WITH_HIGH_RISK

OPTIONS = {
    "secret_offers": "Offers are never shown: the auctioneer picks one face-down. Not together with open hands.",
    "high_risk": f"{HIGH_RISK} cards leave the deck at the start and stay unknown. {MOST_WITH_HIGH_RISK} players at most.",
    "open_hands": "Everybody sees all hands. Not together with secret offers.",
    "chips": f"Each has {CHIPS} chips to sweeten auctions and offers; the winner takes the pot.",
}


def schema() -> dict[str, Any]:
    """The JSON Schema of what may be asked; each option is off unless asked for."""
    return {
        "type": "object",
        "properties": {
            name: {"type": "boolean", "default": False, "description": meaning} for name, meaning in OPTIONS.items()
        },
        "required": [],
        "additionalProperties": False,
    }


def settle(asked: Mapping[str, Any], seats: int, course: Course | None) -> dict[str, bool]:
    """All options from what was asked, for so many seats (open ones count); BadOptions, BadSeats or BadCourse."""
    for name, wanted in asked.items():
        if name not in OPTIONS:
            raise BadOptions(f"The trading game has no option “{name[:24]}”: its options are {', '.join(OPTIONS)}.")
        if type(wanted) is not bool:
            raise BadOptions(f"The option {name} is true or false.")
    if course is not None:
        raise BadCourse("The trading game needs no course.")
    if not LEAST_PLAYERS <= seats <= MOST_PLAYERS:
        raise BadSeats(f"The trading game is for {LEAST_PLAYERS} to {MOST_PLAYERS} players, and this table has {seats} seats.")
    settled = {name: asked.get(name, False) for name in OPTIONS}
    if settled["secret_offers"] and settled["open_hands"]:
        raise BadOptions("secret_offers and open_hands cannot be had together: with all hands open no offer stays secret.")
    if settled["high_risk"] and seats > MOST_WITH_HIGH_RISK:
        raise BadOptions(
            f"high_risk cannot be had with {seats} seats: the cards left would not do. It is for {MOST_WITH_HIGH_RISK} at most."
        )
    return settled
