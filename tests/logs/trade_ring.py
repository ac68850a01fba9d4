"""Stories of the Trading Ring: every option, alone and combined, and tables that wait in the middle of an auction."""

from __future__ import annotations

from chalicelib.games.interface import LEVELS
from tests.logs.teller import Story, again, last_in, until, whole


def a_game(people: int, *options: str) -> Story:
    return whole(people, game="trade-ring", options=dict.fromkeys(options, True))


def in_phase(phase: str, people: int, *options: str) -> Story:
    """Play until, after the first auctions, the table waits for one more offer, or for the auctioneer's choice."""
    return until(people, last_in(phase), 4 * people, game="trade-ring", options=dict.fromkeys(options, True))


STORIES: dict[str, Story] = {
    "plain": a_game(3),
    "two": a_game(2),
    "eight": a_game(8),
    "secret-offers": a_game(4, "secret_offers"),
    "high-risk": a_game(6, "high_risk"),
    "open-hands": a_game(3, "open_hands"),
    "chips": a_game(4, "chips"),
    "secret-high-risk-chips": a_game(5, "secret_offers", "high_risk", "chips"),
    "open-high-risk-chips": a_game(5, "open_hands", "high_risk", "chips"),
    "bots": whole(1, *LEVELS[::2], game="trade-ring", options={"chips": True}),
    "rematch": again(a_game(2, "chips")),
    "offers": in_phase("offers", 4, "secret_offers", "chips"),
    "choice": in_phase("choice", 4, "secret_offers", "chips"),
}
