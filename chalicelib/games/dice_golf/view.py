"""Views and events as JSON. Dice golf hides nothing, so a spectator sees what a player sees."""

from __future__ import annotations

from typing import Any

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, counting, strokes
from chalicelib.games.dice_golf.scoring import FORMATS
from chalicelib.games.dice_golf.state import Play, Player, Setup, State, passes_at
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


def view(state: State, seat: int | None = None, everything: bool = False) -> dict[str, Any]:
    """The `state` of a view (`schemas`), the same for every seat and for watchers."""
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
    """One player's scorecard, chips and dice. `at` is None once there is nothing left to play."""
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
    """The scores round by round, None for holes to come."""
    holes = setup.per_round
    card = [*scores, *[None] * (len(setup.tees) - len(scores))]
    return [card[start : start + holes] for start in range(0, len(card), holes)]
