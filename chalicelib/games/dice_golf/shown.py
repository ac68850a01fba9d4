"""Dice and holes as views and events show them, JSON-ready."""

from __future__ import annotations

from typing import Any

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, counting, strokes
from chalicelib.games.dice_golf.state import Play
from chalicelib.games.interface import Event


def dice(play: Play) -> list[dict[str, Any]]:
    """The dice as they lie: what each shows and is worth, and whether it counts."""
    par, roll = play.tee.par, play.roll
    return [
        {"die": die, "face": face, "strokes": strokes(face), "counts": counts}
        for die, face, counts in zip(DICE_BY_PAR[par], roll, counting(par, roll), strict=True)
    ]


def rolled(seat: int, play: Play) -> Event:
    """What a roll, or a Mulligan's second one, made of the hole."""
    tee, score = play.tee, play.score
    return Event(
        "rolled",
        seat,
        {
            "round": tee.round,
            "at": tee.at,
            "hole": tee.hole,
            "par": tee.par,
            "roll": play.rolls,
            "mulligan": play.mulligan,
            "stymied": play.stymied,
            "dice": dice(play),
            "score": score,
            "to_par": score - tee.par,
            "final": play.final,
        },
    )


def hole_in_hand(play: Play) -> dict[str, Any]:
    """A player's latest hole."""
    tee, score = play.tee, play.score
    return {
        "round": tee.round,
        "at": tee.at,
        "hole": tee.hole,
        "par": tee.par,
        "rolls": play.rolls,
        "mulligan": play.mulligan,
        "stymied": play.stymied,
        "dice": dice(play),
        "score": score,
        "to_par": score - tee.par,
        "final": play.final,
    }
