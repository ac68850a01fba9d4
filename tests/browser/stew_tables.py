"""Tables of Mulligan Stew, played over HTTP to the point that a test needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.http_player import Player, Table, legal_moves

Condition = Callable[[Any], bool]
"""A condition on the first player's view."""


def stew_table(ruth: Player, *others: Player, **options: Any) -> Table:
    """Return a table with these people."""
    table = ruth.make_table("stew", *["open"] * len(others), **options)
    for other in others:
        other.take_seat(table)
    return table


def table_where(dealt: Callable[[list[Any]], bool], *players: Player, **options: Any) -> Table:
    """Return a table whose deal meets this condition on all players' views. The players may have new keys by then."""
    while True:
        table = stew_table(*players, **options)
        if dealt([player.view(table) for player in players]):
            return table
        for player in players:
            player.renew_key()  # as nobody may have more than fifty running tables


def play_stew_until(when: Condition, table: Table, *players: Player) -> None:
    """Play over HTTP until `when`."""
    while not when(view := players[0].view(table)):
        assert view["status"] == "playing", "it ended before"
        for player in players:
            make_stew_move(player, table)


def make_stew_move(player: Player, table: Table) -> None:
    """Make the simplest move, if the table waits for this player: one card, no specialty."""
    view = player.view(table)
    if view["you"] not in view["waiting_for"]:
        return
    moves = legal_moves(view)
    if "keep" in moves:
        player.move(table, "keep", seen=view["version"], specialty=moves["keep"]["specialty"]["enum"][0])
    elif "open" in moves:
        player.move(table, "open", seen=view["version"], replace=False)
    elif "stay" in moves:
        player.move(table, "stay", seen=view["version"])
    else:
        token, cards = moves["plan"]["token"]["enum"][0], [card["card"] for card in view["state"]["own"]["cards"][:1]]
        player.move(table, "plan", seen=view["version"], token=token, cards=cards)


def is_planning(number: int, turn: int) -> Condition:
    """Return a condition: this turn of this round is being planned."""

    def plans(view: Any) -> bool:
        state = view["state"]
        return (state["phase"], state["round"], state["turn"]) == ("plan", number, turn)

    return plans
