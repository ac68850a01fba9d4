"""Tables of games without courses, played over HTTP to where a test wants to see them."""

from __future__ import annotations

from typing import Any

from tests.browser.club import Player, Table

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
