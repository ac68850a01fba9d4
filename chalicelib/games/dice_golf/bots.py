"""The bots of Dice Golf: Caddie (easy), Member (normal) and Pro (hard). Each decides from its seat's view alone.

The Caddie plays a random legal move. The Member plays each hole for the fewest expected strokes on it, and spends chips freely.
The Pro plays optimal stroke play (`policy`), also in the other formats and with the Stymie. A Member passes the Stymie (D-15)
to the player lowest against par, a Pro to the player who is expected to finish lowest. Between equals both choose the next in
seat order, as a time-out does (D-22).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.dice_golf.dice import DICE_BY_PAR
from chalicelib.games.dice_golf.policy import Plan, odds, plan
from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Moves

View = Mapping[str, Any]


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """Return the move of a bot of this level. Only `easy` uses `random`."""
    if level == "easy":
        return legal.pick(random)
    moves = list(legal.each())
    if len(moves) == 1:
        return moves[0]
    if moves[0]["kind"] == "pass-stymie":
        return _pass_stymie(view, seat, moves, level)
    return _finish_hole(view, seat, level)


def _finish_hole(view: View, seat: int, level: Level) -> JSON:
    """Return the move after the seat's first roll: keep, or the better Mulligan."""
    player = view["players"][seat]
    play, chips = player["play"], player["chips"]
    choice = odds(play["par"]).choices[_faces(play)]
    if not chips:
        way = choice.free
    elif level == "normal":
        way = choice.at(0.0)
    else:
        way = choice.at(_plan(view, player).price(play["at"], chips))
    return dict(way.move)


def _faces(play: View) -> tuple[str | int, ...]:
    shown = {die["die"]: die["face"] for die in play["dice"]}
    return tuple(shown[die] for die in DICE_BY_PAR[play["par"]])


def _plan(view: View, player: View) -> Plan:
    return plan(tuple(hole["par"] for hole in view["holes"]), player["chips_full"])


def _pass_stymie(view: View, seat: int, moves: list[JSON], level: Level) -> JSON:
    """Return the move that passes the block to the most dangerous player: the one with the lowest standing."""
    players = view["players"]
    return min(moves, key=lambda move: (_standing(view, players[move["to"]], level), (move["to"] - seat) % len(players)))


def _standing(view: View, player: View, level: Level) -> float:
    """Return the strokes against par so far; for the Pro the expected final strokes with optimal play from here."""
    if level == "normal":
        return float(player["to_par"])
    return float(player["strokes"] + _plan(view, player).to_go[player["at"]][player["chips"]])
