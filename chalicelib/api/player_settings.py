"""How what a player said for all their tables is told back to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chalicelib.api import paging, reply
from chalicelib.api.reply import Reply
from chalicelib.api.service import House
from chalicelib.log.hours import Hours
from chalicelib.log.pace import hours_from_json
from chalicelib.play.club import Club
from chalicelib.players import settings as player_settings
from chalicelib.players.settings import Spread
from chalicelib.times import iso


def settings(club: Club, player: str) -> dict[str, Any]:
    """What holds now: an absence that is over is none, and nudges reach whoever never said they should not."""
    said = player_settings.settings(club, player)
    away = said.get("away")
    return {
        "player": player,
        "hours": show_hours(hours_from_json(said.get("hours"))),
        "hours_said": "hours" in said,
        "away": iso(away) if away and away > club.clock() else None,
        "nudges": said.get("nudges", True),
    }


def spread(house: House, player: str, say: Callable[[str | None], Spread], listed: str, cursor: str | None) -> Reply:
    """Has `say(start)` tell the tables that come next; which know now, and the cursor for those that do not yet."""
    done = say(paging.start(house, listed, cursor))
    return reply.made({"player": player, "tables": done.tables, "cursor": paging.cursor(house, listed, done.cursor)})


def show_hours(hours: Hours | None) -> dict[str, str] | None:
    return hours and {"zone": hours.zone, "from": _of_day(hours.start), "to": _of_day(hours.end)}


def _of_day(minutes: int) -> str:
    return "{:02}:{:02}".format(*divmod(minutes, 60))
