"""Tables of Grandpa Beck's Golf, played over HTTP to the point that a test needs."""

from __future__ import annotations

from typing import Any

from tests.browser.http_player import Player, Table

LOW = (-4, -3, -2, -1, "M", 1, 2, 3)


def becks_golf_table(ana: Player, *others: str, rounds: int = 1) -> Table:
    """Return a table at which everybody has flipped two cards; the others are bots."""
    table = ana.make_table("becks-golf", *others, rounds=rounds)
    ana.move(table, "open", at=[0, 4])
    return table


def play_until_going_out(table: Table, ana: Player) -> None:
    """Play until this player goes out: flip a card in each turn."""
    while (view := ana.view(table))["status"] == "playing" and view["state"]["last"] is None:
        down = [at for at, card in enumerate(view["state"]["players"][0]["grid"]) if card is None]
        if view["state"]["drawn"] is None:
            ana.move(table, "draw", seen=view["version"])
        elif down:
            ana.move(table, "place", seen=view["version"], at=down[0])
        else:
            ana.move(table, "discard", seen=view["version"])


def table_before_going_out(ana: Player, clear: bool) -> Table:
    """Return a table where this player has drawn a card for the last face-down place. `clear`: far enough ahead to go out
    without a warning.
    """
    ben = Player(ana.origin, "Ben")
    while True:
        table = ana.make_table("becks-golf", "open", rounds=1)
        ben.take_seat(table)
        for player in (ana, ben):
            player.move(table, "open", at=[0, 4])
        if _play_until_before_going_out(table, ana, ben, clear):
            return table


def _play_until_before_going_out(table: Table, ana: Player, ben: Player, clear: bool) -> bool:
    """Play on while Ben discards every card. Return whether Ana can go out."""
    while (view := ana.view(table))["status"] == "playing":
        state = view["state"]
        if state["turn"] == 1:
            ben.move(table, "draw", seen=view["version"])
            ben.move(table, "discard")
        elif state["drawn"] is None:
            ana.move(table, "draw", seen=view["version"])
        elif state["own"]["would"]["clear"] is clear:
            return True
        elif down := _places_to_flip(state, clear):
            ana.move(table, "place", seen=view["version"], at=down[0])
        else:
            ana.move(table, "discard", seen=view["version"])
    return False


def _places_to_flip(state: Any, low: bool) -> list[int]:
    """Return places for the drawn card while more than one card is face-down; none for a high card if `low`."""
    down = [at for at, card in enumerate(state["players"][0]["grid"]) if card is None]
    return down if len(down) > 1 and (not low or state["drawn"]["card"] in LOW) else []
