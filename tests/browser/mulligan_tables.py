"""Tables of MULLIGAN, played over HTTP to the point that a test needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from chalicelib.games.mulligan.cards import ACTION, TYPE
from tests.browser.http_player import Player, Table, legal

When = Callable[[Any], bool]
"""Whether this is what a test wants to see in the first player's view."""
SHORT = (50,) * 9
"""Nine holes that end after a shot or two."""


def tee(ana: Player, *others: Player | str, yards: Sequence[int] = SHORT, **options: Any) -> Table:
    """A table on a course of holes of these yards, with these people, bots, or open seats at it."""
    holes = [{"par": 3, "yards": each} for each in yards]
    course = ana.post("/courses", {"name": "Pitch and Putt", "holes": holes})["id"]
    kinds = ["open" if isinstance(other, Player) else other for other in others]
    table = ana.lay("mulligan", *kinds, course=course, **options)
    for other in others:
        if isinstance(other, Player):
            other.sit(table)
    return table


def table_where(when: When, ana: Player, *others: Player | str, yards: Sequence[int] = SHORT, **options: Any) -> Table:
    """A table that was played until `when`."""
    friends = [other for other in others if isinstance(other, Player)]
    while True:
        table = tee(ana, *others, yards=yards, **options)
        if played_until(when, table, ana, *friends):
            return table


def played_until(when: When, table: Table, *players: Player) -> bool:
    """False if the round came to its end before."""
    while (view := players[0].look(table))["status"] == "playing":
        if when(view):
            return True
        for player in players:
            swing(player, table)
    return when(view)


def swing(player: Player, table: Table) -> None:
    """Does plainly what this player is waited for, if anything: no actions, no cards at any time."""
    view = player.look(table)
    moves = legal(view)
    if view["you"] not in view["waiting_for"]:
        return
    if "plan" in moves:
        player.move(table, "plan", seen=view["version"], shots=shots_of(view), reactions={})
    elif "go-on" in moves:
        player.move(table, "go-on", seen=view["version"], yes=True)
    elif "partner" in moves:
        player.move(table, "partner", seen=view["version"], seat=None)
    else:
        player.move(table, "pass", seen=view["version"])


def shots_of(view: Any, **aims: dict[str, int]) -> dict[str, Any]:
    """Of each own golfer the club that finishes, else comes nearest; `aims`: actions by the club's golfer, `g0={"9": 1}`."""
    shots = {}
    for own in view["state"]["own"]["golfers"]:
        used = aims.get(f"g{own['golfer']}", {})
        clubs = {club: told["alone"] for club, told in own["previews"].items() if club not in used}
        best = min(clubs, key=lambda club: (not clubs[club]["finished"], clubs[club]["left"], clubs[club]["strokes"]))
        shots[str(own["golfer"])] = {best: used}
    return shots


def to_plan(view: Any) -> bool:
    return "plan" in legal(view)


def held(view: Any, name: str) -> list[int]:
    """The cards with this shaded half that one holds."""
    cards = [card for own in view["state"]["own"]["golfers"] for card in own["cards"]]
    return [card for card in cards if name in (TYPE[card], getattr(ACTION[card], "name", None))]


def before_the_first_swing(view: Any) -> bool:
    return to_plan(view) and view["state"]["swing"] is None


def holds(name: str) -> When:
    """Before the first swing, with such a card in hand."""
    return lambda view: before_the_first_swing(view) and bool(held(view, name))
