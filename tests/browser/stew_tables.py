"""Tables of Mulligan Stew, played over HTTP to the point that a test needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.http_player import Player, Table, legal

When = Callable[[Any], bool]
"""Whether this is what a test wants to see in the first player's view."""


def laid(ruth: Player, *others: Player, **options: Any) -> Table:
    """A table with these people at it."""
    table = ruth.lay("stew", *["open"] * len(others), **options)
    for other in others:
        other.sit(table)
    return table


def table_where(dealt: Callable[[list[Any]], bool], *players: Player, **options: Any) -> Table:
    """One that was dealt so, as everybody's views tell."""
    while True:
        table = laid(*players, **options)
        if dealt([player.look(table) for player in players]):
            return table


def cooked_until(when: When, table: Table, *players: Player) -> None:
    """Plays on over HTTP."""
    while not when(view := players[0].look(table)):
        assert view["status"] == "playing", "it ended before"
        for player in players:
            cook(player, table)


def cook(player: Player, table: Table) -> None:
    """Does plainly what this player is waited for, if anything: one card, no specialty."""
    view = player.look(table)
    if view["you"] not in view["waiting_for"]:
        return
    moves = legal(view)
    if "keep" in moves:
        player.move(table, "keep", seen=view["version"], specialty=moves["keep"]["specialty"]["enum"][0])
    elif "open" in moves:
        player.move(table, "open", seen=view["version"], replace=False)
    elif "stay" in moves:
        player.move(table, "stay", seen=view["version"])
    else:
        token, cards = moves["plan"]["token"]["enum"][0], [card["card"] for card in view["state"]["own"]["cards"][:1]]
        player.move(table, "plan", seen=view["version"], token=token, cards=cards)


def planning(number: int, turn: int) -> When:
    """This turn of this round, while all plan it."""

    def plans(view: Any) -> bool:
        state = view["state"]
        return (state["phase"], state["round"], state["turn"]) == ("plan", number, turn)

    return plans
