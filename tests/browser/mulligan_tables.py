"""Tables of MULLIGAN, played over HTTP to the point that a test needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from chalicelib.games.mulligan.cards import ACTION, TYPE
from tests.browser.http_player import Player, Table, legal_moves

Condition = Callable[[Any], bool]
"""A condition on the first player's view."""
SHORT_HOLES = (50,) * 9
"""Yards of nine holes that end after a shot or two."""


def mulligan_table(ana: Player, *others: Player | str, yards: Sequence[int] = SHORT_HOLES, **options: Any) -> Table:
    """Return a table on a course of holes of these yards, with these people, bots or open seats."""
    holes = [{"par": 3, "yards": each} for each in yards]
    course = ana.post("/courses", {"name": "Pitch and Putt", "holes": holes})["id"]
    kinds = ["open" if isinstance(other, Player) else other for other in others]
    table = ana.make_table("mulligan", *kinds, course=course, **options)
    for other in others:
        if isinstance(other, Player):
            other.take_seat(table)
    return table


def table_where(
    when: Condition, ana: Player, *others: Player | str, yards: Sequence[int] = SHORT_HOLES, **options: Any
) -> Table:
    """Return a table that was played until `when`."""
    friends = [other for other in others if isinstance(other, Player)]
    while True:
        table = mulligan_table(ana, *others, yards=yards, **options)
        if play_mulligan_until(when, table, ana, *friends):
            return table


def play_mulligan_until(when: Condition, table: Table, *players: Player) -> bool:
    """Play until `when`. Return False if the round ended before."""
    while (view := players[0].view(table))["status"] == "playing":
        if when(view):
            return True
        for player in players:
            make_mulligan_move(player, table)
    return when(view)


def make_mulligan_move(player: Player, table: Table) -> None:
    """Make the simplest move, if the table waits for this player: no actions, no Play Anytime cards."""
    view = player.view(table)
    moves = legal_moves(view)
    if view["you"] not in view["waiting_for"]:
        return
    if "plan" in moves:
        player.move(table, "plan", seen=view["version"], shots=best_shots(view), reactions={})
    elif "go-on" in moves:
        player.move(table, "go-on", seen=view["version"], yes=True)
    elif "partner" in moves:
        player.move(table, "partner", seen=view["version"], seat=None)
    else:
        player.move(table, "pass", seen=view["version"])


def best_shots(view: Any, **aims: dict[str, int]) -> dict[str, Any]:
    """Return a plan: for each own golfer the club that finishes or ends nearest. `aims`: actions by golfer, such as `g0={"9":
    1}`.
    """
    shots = {}
    for own in view["state"]["own"]["golfers"]:
        used = aims.get(f"g{own['golfer']}", {})
        clubs = {club: preview["alone"] for club, preview in own["previews"].items() if club not in used}
        best = min(clubs, key=lambda club: (not clubs[club]["finished"], clubs[club]["left"], clubs[club]["strokes"]))
        shots[str(own["golfer"])] = {best: used}
    return shots


def can_plan(view: Any) -> bool:
    return "plan" in legal_moves(view)


def cards_held(view: Any, name: str) -> list[int]:
    """Return the player's cards with this shaded half."""
    cards = [card for own in view["state"]["own"]["golfers"] for card in own["cards"]]
    return [card for card in cards if name in (TYPE[card], getattr(ACTION[card], "name", None))]


def before_first_shot(view: Any) -> bool:
    return can_plan(view) and view["state"]["swing"] is None


def holds(name: str) -> Condition:
    """Return a condition: before the first shot, with such a card in hand."""
    return lambda view: before_first_shot(view) and bool(cards_held(view, name))
