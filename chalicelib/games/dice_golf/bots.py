"""The bots of Dice Golf, in the words of people: Visitor, Caddie, Member, Pro and Champion.

The Visitor rolls again after a triple bogey or worse, and keeps all else. The Member plays each hole for the fewest expected
strokes, without chips; the Caddie plays half of its holes as the one and half as the other. The Pro spends a chip where it
saves clearly more than a stroke. The Champion plays optimal stroke play (`policy`). They do so in the other formats and with
the Stymie too. On Pebble Coast, par 72, they need 81.0, 78.6, 76.2, 74.3 and 72.0 strokes.

A Visitor passes the block (D-15) to the next player, a Member to the player lowest against par, a Pro and a Champion to the one
who is expected to finish lowest. Between equals they choose the next in seat order, as a time-out does (D-22). Each bot decides
from its seat's view alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.dice_golf.dice import DICE_BY_PAR
from chalicelib.games.dice_golf.policy import PRO_PRICE, VISITOR_SHARE, Plan, odds, plan
from chalicelib.games.interface import JSON, STRONG, Level
from chalicelib.games.moves import Moves

View = Mapping[str, Any]


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """Return the move of a bot of this level. Only the Caddie uses `random`."""
    if level == "easy":
        level = "visitor" if random.random() < VISITOR_SHARE else "normal"
    moves = list(legal.each())
    if len(moves) == 1:
        return moves[0]
    if moves[0]["kind"] == "pass-stymie":
        return _pass_stymie(view, seat, moves, level)
    return _finish_hole(view, seat, level)


def _finish_hole(view: View, seat: int, level: Level) -> JSON:
    """Return the move after the seat's first roll: keep, or a Mulligan."""
    player = view["players"][seat]
    play, chips = player["play"], player["chips"]
    choice = odds(play["par"]).choices[_faces(play)]
    if level == "visitor":
        way = choice.of_visitor(play["par"])
    elif not chips or level not in STRONG:
        way = choice.best_free
    else:
        way = choice.at(PRO_PRICE if level == "hard" else _plan(view, player).price(play["at"], chips))
    return dict(way.move)


def _faces(play: View) -> tuple[str | int, ...]:
    shown = {die["die"]: die["face"] for die in play["dice"]}
    return tuple(shown[die] for die in DICE_BY_PAR[play["par"]])


def _plan(view: View, player: View) -> Plan:
    return plan(tuple(hole["par"] for hole in view["holes"]), player["chips_full"])


def _pass_stymie(view: View, seat: int, moves: list[JSON], level: Level) -> JSON:
    """Return the move that passes the block to the player with the lowest standing."""
    players = view["players"]
    return min(moves, key=lambda move: (_standing(view, players[move["to"]], level), (move["to"] - seat) % len(players)))


def _standing(view: View, player: View, level: Level) -> float:
    """Return how a level judges a player: not at all, by strokes against par so far, or by expected final strokes."""
    if level == "visitor":
        return 0.0
    if level == "normal":
        return float(player["to_par"])
    return float(player["strokes"] + _plan(view, player).to_go[player["at"]][player["chips"]])
