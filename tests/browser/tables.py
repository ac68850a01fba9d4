"""Tables of games without courses, played over HTTP to the point that a test needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.http_player import Player, Table, legal
from tests.browser.trade_ring_page import trade

LOW = (-4, -3, -2, -1, "M", 1, 2, 3)


def deal_cards(ana: Player, *others: str, rounds: int = 1) -> Table:
    """Nine cards before each, and everybody has two turned; the others are bots."""
    table = ana.lay("becks-golf", *others, rounds=rounds)
    ana.move(table, "open", at=[0, 4])
    return table


def play_cards(table: Table, ana: Player) -> None:
    """To the end of the round: each turn another card is turned up."""
    while (view := ana.look(table))["status"] == "playing" and view["state"]["last"] is None:
        down = [at for at, card in enumerate(view["state"]["players"][0]["grid"]) if card is None]
        if view["state"]["drawn"] is None:
            ana.move(table, "draw", seen=view["version"])
        elif down:
            ana.move(table, "place", seen=view["version"], at=down[0])
        else:
            ana.move(table, "discard", seen=view["version"])


def about_to_go_out(ana: Player, clear: bool) -> Table:
    """A table where this player has drawn a card, and one to replace by it; `clear`: far enough ahead to do so."""
    ben = Player(ana.origin, "Ben")
    while True:
        table = ana.lay("becks-golf", "open", rounds=1)
        ben.sit(table)
        for player in (ana, ben):
            player.move(table, "open", at=[0, 4])
        if _turn_up(table, ana, ben, clear):
            return table


def _turn_up(table: Table, ana: Player, ben: Player, clear: bool) -> bool:
    """Ben throws all that he draws."""
    while (view := ana.look(table))["status"] == "playing":
        state = view["state"]
        if state["turn"] == 1:
            ben.move(table, "draw", seen=view["version"])
            ben.move(table, "discard")
        elif state["drawn"] is None:
            ana.move(table, "draw", seen=view["version"])
        elif state["own"]["would"]["clear"] is clear:
            return True
        elif down := _to_turn(state, clear):
            ana.move(table, "place", seen=view["version"], at=down[0])
        else:
            ana.move(table, "discard", seen=view["version"])
    return False


def _to_turn(state: Any, low: bool) -> list[int]:
    """Places for the card that was drawn, as long as more than one is face-down; none for a high card if `low` is wanted."""
    down = [at for at, card in enumerate(state["players"][0]["grid"]) if card is None]
    return down if len(down) > 1 and (not low or state["drawn"]["card"] in LOW) else []


When = Callable[[Any], bool]
"""Whether this is what a test wants to see in the first player's view."""


def at_turn(view: Any) -> bool:
    """And nobody has folded so far."""
    return "auction" in legal(view) and all(player["active"] for player in view["state"]["players"])


def to_offer(view: Any) -> bool:
    return "offer" in legal(view)


def to_say_next(view: Any) -> bool:
    """Whether the own auction comes next, and may be said with the offer."""
    return "next" in legal(view).get("offer", {})


def has_offered(view: Any) -> bool:
    return view["state"]["phase"] == "offers" and view["state"]["own"]["offer"] is not None


def to_choose(view: Any) -> bool:
    return "mulligan" in legal(view)


def ring(when: When, ana: Player, *others: Player | str, **options: Any) -> Table:
    """A table of the trading game that was played until `when`, with these people and bots."""
    friends = [other for other in others if isinstance(other, Player)]
    while True:
        table = ana.lay("trade-ring", *("open" if isinstance(other, Player) else other for other in others), **options)
        for friend in friends:
            friend.sit(table)
        if _traded_until(when, table, ana, *friends):
            return table


def _traded_until(when: When, table: Table, *players: Player) -> bool:
    """False if the game came to its end before."""
    while True:
        for player in players:
            view = players[0].look(table)
            if view["status"] != "playing":
                return False
            if when(view):
                return True
            trade(player, table)
