"""The trading game: every option, alone and with those it can be had with, and tables that wait in the middle of an auction."""

from __future__ import annotations

from itertools import count

from chalicelib.games.interface import LEVELS
from chalicelib.tables import WantedSeat
from tests.logs.teller import Story, Teller


def a_game(people: int, *options: str) -> Story:
    """To its end, with these options."""

    def story(teller: Teller) -> str:
        table = teller.sit(people, game="trade-ring", options=dict.fromkeys(options, True))
        teller.play(table)
        return table

    return story


def with_bots(teller: Teller) -> str:
    """One person among the three levels."""
    table = teller.sit(1, [WantedSeat("bot", level=level) for level in LEVELS], game="trade-ring", options={"chips": True})
    teller.play(table)
    return table


def rematch(teller: Teller) -> str:
    """To which both bring their chips along."""
    ruth, hal = teller.people[:2]
    old = a_game(2, "chips")(teller)
    new = hal.rematch(old, teller.random.randbytes(16)).table
    ruth.take(new, "", nonce=teller.random.randbytes(16))
    teller.play(new)
    return new


def in_phase(phase: str, people: int, *options: str) -> Story:
    """After the first auctions, where the table waits for one more offer, or for the auctioneer's choice."""

    def story(teller: Teller) -> str:
        for attempt in count():
            table = teller.sit(people, game="trade-ring", options=dict.fromkeys(options, True), key=f"frozen {attempt}")
            teller.play(table, 4 * people)
            while (view := teller.people[0].view(table))["status"] == "playing":
                if view["state"]["phase"] == phase and len(view["waiting_for"]) == 1:
                    return table
                teller.play(table, 1)
        raise AssertionError

    return story


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
    "bots": with_bots,
    "rematch": rematch,
    "offers": in_phase("offers", 4, "secret_offers", "chips"),
    "choice": in_phase("choice", 4, "secret_offers", "chips"),
}
