"""Stories of MULLIGAN: each mode, pairs of modes, bots, and tables that wait for a choice, a reaction, or the vote."""

from __future__ import annotations

from chalicelib.games.interface import LEVELS
from tests.logs.teller import Story, last_in, until, whole
from tests.tables.people import EIGHTEEN


def a_round(people: int, *modes: str) -> Story:
    return whole(people, game="mulligan", options={"modes": [*modes]})


def waits_for(people: int, what: str, *modes: str) -> Story:
    """Play until a player looks at cards, or is asked after the reveal."""
    return until(people, lambda view: view["state"][what], game="mulligan", options={"modes": [*modes]})


STORIES: dict[str, Story] = {
    "plain": a_round(4),
    "heavy-bag": a_round(2, "heavy_bag"),
    "wolf": a_round(3, "wolf", "interesting"),
    "best-ball": a_round(2, "best_ball", "heavy_bag"),
    "best-ball-of-three": a_round(3, "best_ball", "interesting"),
    "handicap": a_round(2, "handicap"),
    "course": a_round(2, "course", "best_ball"),
    "bots": whole(1, *LEVELS[::2], game="mulligan", options={"modes": ["best_ball"]}),
    "looking": waits_for(3, "looking"),
    "asked": waits_for(3, "asked", "heavy_bag"),
    "after-nine": until(2, last_in("vote"), game="mulligan", options={"holes": "ask"}, course=EIGHTEEN),
}
