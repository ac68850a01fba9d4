"""Views and events as JSON. Dice Golf hides nothing, so players and spectators see the same."""

from __future__ import annotations

from typing import Any

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, counting, strokes
from chalicelib.games.dice_golf.scoring import FORMATS
from chalicelib.games.dice_golf.state import Play, Player, Setup, State, passes_at
from chalicelib.games.interface import Event


def dice(play: Play) -> list[dict[str, Any]]:
    """Return the dice of a hole: the face and strokes of each, and whether it counts."""
    par, roll = play.tee.par, play.roll
    return [
        {"die": die, "face": face, "strokes": strokes(face), "counts": counts}
        for die, face, counts in zip(DICE_BY_PAR[par], roll, counting(par, roll), strict=True)
    ]


def rolled(seat: int, play: Play) -> Event:
    """Return the event of a roll: the first one of a hole, or the second one after a Mulligan."""
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
    """Return a player's latest hole as views show it."""
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


def view(state: State, seat: int | None = None, everything: bool = False) -> dict[str, Any]:
    """Return the `state` of a view (`schemas`), the same for every seat and for spectators."""
    setup = state.setup
    return {
        "format": setup.format,
        "stymie": setup.stymie,
        "holes": setup.holes_shown,
        "rounds": setup.rounds,
        "turn": state.turn,
        "stymie_holder": state.holder,
        "players": [_player(state, seat, player) for seat, player in enumerate(state.players)],
        "standings": FORMATS[setup.format].standings(state),
    }


def _player(state: State, seat: int, player: Player) -> dict[str, Any]:
    """Return one player's scorecard, chips and dice. `at` is None when the player has no hole left to play."""
    setup, thru = state.setup, len(player.card)
    done = state.over or thru == len(setup.tees) or seat in state.out
    tee = setup.tees[thru - 1 if thru == len(setup.tees) else thru]
    return {
        "seat": seat,
        "round": tee.round,
        "at": None if done else tee.at,
        "thru": thru,
        "scores": _card(setup, player.card),
        "strokes": player.strokes,
        "to_par": player.to_par,
        "chips": player.chips,
        "chips_full": setup.chips,
        "stymied": state.holder == seat,
        "passes_at": passes_at(state, seat),
        "play": None if player.play is None else hole_in_hand(player.play),
    }


def _card(setup: Setup, scores: list[int]) -> list[list[int | None]]:
    """Return the scores of each round, with None for holes not yet played."""
    holes = setup.per_round
    card = [*scores, *[None] * (len(setup.tees) - len(scores))]
    return [card[start : start + holes] for start in range(0, len(card), holes)]
