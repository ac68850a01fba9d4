"""What a maker may ask for, and what is refused (T-11, T-30 to T-33)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.errors import BadOptions
from chalicelib.games.terms import Terms, switch
from chalicelib.games.trade_ring.cards import CHIPS, HIGH_RISK, LEAST_PLAYERS, MOST_PLAYERS, MOST_WITH_HIGH_RISK

OPTIONS = {
    "secret_offers": "The auctioneer picks an offer face-down; only a Mulligan shows them all. Not together with open hands.",
    "high_risk": f"{HIGH_RISK} cards leave the deck at the start and stay unknown. {MOST_WITH_HIGH_RISK} players at most.",
    "open_hands": "Everybody sees all hands; offers stay hidden until all are in. Not together with secret offers.",
    "chips": f"Each has {CHIPS} chips to sweeten auctions and offers; the winner takes the pot.",
}


class RingTerms(Terms):
    def check(self, settled: Mapping[str, Any], seats: int) -> None:
        if settled["high_risk"] and seats > MOST_WITH_HIGH_RISK:
            at_most = f"It is for {MOST_WITH_HIGH_RISK} at most."
            raise BadOptions(f"high_risk cannot be had with {seats} seats: the cards left would not do. {at_most}")


TERMS = RingTerms(
    "The trading game",
    (LEAST_PLAYERS, MOST_PLAYERS),
    {name: switch(meaning) for name, meaning in OPTIONS.items()},
    apart=[("secret_offers", "open_hands", "with all hands open no offer stays secret")],
)
