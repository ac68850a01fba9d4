"""Stories of Grandpa Beck's Golf: every number of players, and tables that wait in a turn or in the first choice."""

from __future__ import annotations

from typing import Any

from chalicelib.games.interface import LEVELS
from tests.logs.teller import Story, until, whole


def a_game(people: int, rounds: int) -> Story:
    return whole(people, game="becks-golf", options={"rounds": rounds})


def in_third_round(view: Any) -> bool:
    """Return whether a card has been drawn in the third round."""
    return bool(view["state"]["round"] == 3 and view["state"]["drawn"])


STORIES: dict[str, Story] = {
    **{f"{people}-people": a_game(people, rounds) for people, rounds in {2: 4, 3: 2, 4: 2, 5: 1}.items()},
    "bots": whole(1, *LEVELS[::2], game="becks-golf", options={"rounds": 1}),
    "choosing": until(3, lambda view: len(view["waiting_for"]) == 1, game="becks-golf"),
    "drawn": until(2, in_third_round, game="becks-golf"),
}
