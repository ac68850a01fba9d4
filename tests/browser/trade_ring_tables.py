"""Tables of The Trading Ring, played over HTTP to the point that a test needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.http_player import Player, Table, legal_moves

Condition = Callable[[Any], bool]
"""A condition on the first player's view."""


def can_auction(view: Any) -> bool:
    """Return whether it is the player's turn to auction, and nobody has folded."""
    return "auction" in legal_moves(view) and all(player["active"] for player in view["state"]["players"])


def can_offer(view: Any) -> bool:
    return "offer" in legal_moves(view)


def can_plan_next_auction(view: Any) -> bool:
    """Return whether the player's auction is next and can be planned with the offer."""
    return "next" in legal_moves(view).get("offer", {})


def has_offered(view: Any) -> bool:
    return view["state"]["phase"] == "offers" and view["state"]["own"]["offer"] is not None


def can_swap(view: Any) -> bool:
    return "mulligan" in legal_moves(view)


def trade_ring_table_where(when: Condition, ana: Player, *others: Player | str, **options: Any) -> Table:
    """Return a table with these people and bots, played until `when`."""
    friends = [other for other in others if isinstance(other, Player)]
    while True:
        table = ana.make_table("trade-ring", *("open" if isinstance(other, Player) else other for other in others), **options)
        for friend in friends:
            friend.take_seat(table)
        if _play_until(when, table, ana, *friends):
            return table


def _play_until(when: Condition, table: Table, *players: Player) -> bool:
    """Play until `when`. Return False if the game ended before."""
    while True:
        for player in players:
            view = players[0].view(table)
            if view["status"] != "playing":
                return False
            if when(view):
                return True
            make_trade_ring_move(player, table)


def play_until_legal(player: Player, table: Table, kind: str) -> bool:
    """Make simple moves until this player may make such a move. Return False if the game ended before."""
    while kind not in legal_moves(player.view(table)):
        if not make_trade_ring_move(player, table):
            return False
    return True


def make_trade_ring_move(player: Player, table: Table) -> bool:
    """Make the simplest legal move: auction or offer the first card, take the first offer. Return whether there was one."""
    view = player.view(table)
    moves = legal_moves(view)
    kind = next((kind for kind in ("auction", "offer", "swap") if kind in moves), None)
    if kind is not None:
        fields = {name: _first(field) for name, field in moves[kind].items() if name not in ("kind", "next")}
        player.move(table, kind, seen=view["version"], **fields)
    return kind is not None


def _first(field: dict[str, object]) -> object:
    values = field.get("enum")
    return values[0] if isinstance(values, list) else field.get("const", field.get("minimum"))


def fold_until_finished(table: Table, *players: Player) -> None:
    """Play the table to its end: each player folds as soon as they may."""
    while (status := players[0].view(table)["status"]) == "playing":
        for player in players:
            view = player.view(table)
            if "fold" in legal_moves(view):
                player.move(table, "fold", seen=view["version"])
            else:
                make_trade_ring_move(player, table)
    assert status == "finished"
