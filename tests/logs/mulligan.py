"""MULLIGAN: each mode, pairs of them, bots, and tables that wait for a choice, for those who asked, and after nine."""

from __future__ import annotations

from itertools import count
from typing import Any

from chalicelib.games.interface import LEVELS
from chalicelib.tables import WantedSeat
from tests.logs.teller import Story, Teller
from tests.tables.people import EIGHTEEN


def a_round(people: int, *modes: str, **wanted: Any) -> Story:
    """To its end."""

    def story(teller: Teller) -> str:
        table = teller.sit(people, game="mulligan", options={"modes": [*modes]}, **wanted)
        teller.play(table)
        return table

    return story


def with_bots(teller: Teller) -> str:
    """One person among the three levels."""
    bots = [WantedSeat("bot", level=level) for level in LEVELS]
    table = teller.sit(1, bots, game="mulligan", options={"modes": ["best_ball"]})
    teller.play(table)
    return table


def waits_for(people: int, what: str, *modes: str) -> Story:
    """Until somebody looks at cards, or is asked after the reveal."""

    def story(teller: Teller) -> str:
        for attempt in count():
            table = teller.sit(people, game="mulligan", options={"modes": [*modes]}, key=f"frozen {attempt}")
            while (view := teller.people[0].view(table))["status"] == "playing":
                if view["state"][what]:
                    return table
                teller.play(table, 1)
        raise AssertionError

    return story


def after_nine(teller: Teller) -> str:
    """All have played nine holes, and one has said whether to go on."""
    table = teller.sit(2, game="mulligan", options={"holes": "ask"}, course=EIGHTEEN)
    while (view := teller.people[0].view(table))["state"]["phase"] != "vote" or len(view["waiting_for"]) > 1:
        teller.play(table, 1)
    return table


STORIES: dict[str, Story] = {
    "plain": a_round(4),
    "heavy-bag": a_round(2, "heavy_bag"),
    "wolf": a_round(3, "wolf", "interesting"),
    "best-ball": a_round(2, "best_ball", "heavy_bag"),
    "best-ball-of-three": a_round(3, "best_ball", "interesting"),
    "handicap": a_round(2, "handicap"),
    "course": a_round(2, "course", "best_ball"),
    "bots": with_bots,
    "looking": waits_for(3, "looking"),
    "asked": waits_for(3, "asked", "heavy_bag"),
    "after-nine": after_nine,
}
