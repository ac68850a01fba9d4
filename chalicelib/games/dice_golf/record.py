"""The record of a finished game, with all that is needed to score it by hand (docs/records.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from math import prod
from typing import Any

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES, Roll, counting, strokes
from chalicelib.games.dice_golf.scoring import FORMATS
from chalicelib.games.dice_golf.state import State
from chalicelib.games.interface import Event, Step

Plays = dict[tuple[int, int, int], dict[str, Any]]
"""The plays of a game by (round, index in the round, seat), in the order of their first rolls."""


def record(state: State, steps: Iterable[Step]) -> dict[str, Any]:
    """Return holes, totals and points. Plays that a match's early end left unfinished are left out, and holes without plays."""
    plays: Plays = {}
    for step in steps:
        for event in step.events:
            _note(plays, event)
    finished: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for (number, at, _), play in plays.items():
        if "score" in play:
            finished.setdefault((number, at), []).append(play)
    return {
        "holes": [
            {"hole": tee.hole, "round": tee.round, "par": tee.par, "plays": finished[tee.round, tee.at]}
            for tee in state.setup.tees
            if (tee.round, tee.at) in finished
        ],
        "totals": [player.strokes for player in state.players],
        "points": FORMATS[state.setup.format].points(state),
    }


def _note(plays: Plays, event: Event) -> None:
    """Add one event. A block is passed before the passer's next roll, so it belongs to the passer's latest play."""
    seat, data = event.seat, event.shown
    if seat is None:
        return
    if event.kind == "rolled":
        _note_roll(plays.setdefault((data["round"], data["at"], seat), _blank(seat)), event)
    elif event.kind == "holed":
        plays[data["round"], data["at"], seat]["score"] = data["score"]
    elif event.kind == "passed-stymie":
        latest = [play for (_, _, player), play in plays.items() if player == seat][-1]
        latest["stymie_to"] = data["to"]


def _blank(seat: int) -> dict[str, Any]:
    return {"seat": seat, "rolls": [], "mulligan": None, "stymied": False, "stymie_to": None}


def _note_roll(play: dict[str, Any], event: Event) -> None:
    """Add a roll. A second roll lists all dice, including those that were not rolled again."""
    play["rolls"].append({die["die"]: die["face"] for die in event.shown["dice"]})
    play["mulligan"], play["stymied"] = event.shown["mulligan"], event.shown["stymied"]


# The parts of a player's game ("strokes gained"): the strokes that the final dice of each part cost, less their mean. The parts
# of a hole add up to its score less the mean score of that par when every first roll is kept (`policy.odds`). A good Mulligan
# brings a player below zero, bad rolls above.

PART = {"black": "driving", "red": "rough", "yellow": "driving", "white": "rough", "green": "putting", "blue": "weather"}
"""The part of the game that each die belongs to. `rough` is everything between tee and green, including sand."""
DIGITS = 3


def parts(record: Mapping[str, Any]) -> list[dict[str, float]]:
    """Return for each seat the strokes more than the mean, by part, over all holes that it finished."""
    found = [Counter[str]() for _ in record["totals"]]
    for hole in record["holes"]:
        for play in hole["plays"]:
            for die, more in _against_the_mean(hole["par"], play["rolls"][-1]).items():
                found[play["seat"]][PART[die]] += more
    return [{part: round(more, DIGITS) for part, more in sorted(seat.items())} for seat in found]


def _against_the_mean(par: int, lie: Mapping[str, Any]) -> dict[str, float]:
    """Return for each die the strokes that it cost in this roll, less its mean."""
    dice = DICE_BY_PAR[par]
    taken = _taken(par, tuple(lie[die] for die in dice))
    return {die: here - mean for die, here, mean in zip(dice, taken, _means(par), strict=True)}


def _taken(par: int, roll: Roll) -> list[int]:
    return [strokes(face) if counts else 0 for face, counts in zip(roll, counting(par, roll), strict=True)]


@cache
def _means(par: int) -> tuple[float, ...]:
    """Return the mean strokes that each die of a hole costs, over all possible rolls."""
    dice = [Counter(FACES[die]) for die in DICE_BY_PAR[par]]
    throws = prod(faces.total() for faces in dice)
    sums = [0] * len(dice)
    for roll in product(*dice):
        weight = prod(faces[face] for faces, face in zip(dice, roll, strict=True))
        sums = [sum_ + weight * taken for sum_, taken in zip(sums, _taken(par, roll), strict=True)]
    return tuple(sum_ / throws for sum_ in sums)
