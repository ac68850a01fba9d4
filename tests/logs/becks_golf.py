"""Grandpa Beck's Golf: every number of players, and tables that wait in the middle of a turn or of the choice before it."""

from __future__ import annotations

from chalicelib.games.interface import LEVELS
from chalicelib.tables import WantedSeat
from tests.logs.teller import Story, Teller


def a_game(people: int, rounds: int) -> Story:
    """To its end."""

    def story(teller: Teller) -> str:
        table = teller.sit(people, game="becks-golf", options={"rounds": rounds})
        teller.play(table)
        return table

    return story


def with_bots(teller: Teller) -> str:
    """One person among the three levels."""
    bots = [WantedSeat("bot", level=level) for level in LEVELS]
    table = teller.sit(1, bots, game="becks-golf", options={"rounds": 1})
    teller.play(table)
    return table


def choosing(teller: Teller) -> str:
    """One of three has yet to choose what to turn over."""
    table = teller.sit(3, game="becks-golf")
    while len(teller.people[0].view(table)["waiting_for"]) > 1:
        teller.play(table, 1)
    return table


def drawn(teller: Teller) -> str:
    """In the third round, a card having been drawn."""
    table = teller.sit(2, game="becks-golf")
    while (state := teller.people[0].view(table)["state"])["round"] < 3 or not state["drawn"]:
        teller.play(table, 1)
    return table


STORIES: dict[str, Story] = {
    **{f"{people}-people": a_game(people, rounds) for people, rounds in {2: 4, 3: 2, 4: 2, 5: 1}.items()},
    "bots": with_bots,
    "choosing": choosing,
    "drawn": drawn,
}
