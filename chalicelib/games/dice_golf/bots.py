"""The bots of dice golf: Caddie (easy), Member (normal) and Pro (hard), each from what its seat may see.

The Caddie plays any legal move. The Member takes each hole by itself: whatever expects the fewest strokes on it, chips
being there to be spent. The Pro plays the best stroke play there is (`policy`), also in the other formats and with the Stymie
about. Who may pass the Stymie (D-15) gives it, as Member, to the player lowest against par, and as Pro to the one who is
expected to finish lowest; between equals to the next in seat order, as a time-out does (D-22).
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
    """One of the legal moves, as a bot of this level makes it from its seat's view. Only `easy` uses the chance."""
    if level == "easy":
        return legal.pick(random)
    moves = list(legal.each())
    if len(moves) == 1:
        return moves[0]
    if moves[0]["kind"] == "pass-stymie":
        return _pass_stymie(view, seat, moves, level)
    return _finish_hole(view, seat, level)


def _finish_hole(view: View, seat: int, level: Level) -> JSON:
    """Keep, or the better mulligan, after the seat's first roll."""
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
    """To the most dangerous of those who may be given it: the one who stands lowest."""
    players = view["players"]
    return min(moves, key=lambda move: (_standing(view, players[move["to"]], level), (move["to"] - seat) % len(players)))


def _standing(view: View, player: View, level: Level) -> float:
    """Strokes against par so far; for the Pro, the strokes that the player would end with, playing its best from here."""
    if level == "normal":
        return float(player["to_par"])
    return float(player["strokes"] + _plan(view, player).to_go[player["at"]][player["chips"]])
