"""Settings of a player for all their tables, as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chalicelib.api import paging, reply
from chalicelib.api.reply import Reply
from chalicelib.api.service import Service
from chalicelib.log.nights_and_weekends import Hours
from chalicelib.log.pace import hours_from_json
from chalicelib.play.club import Club
from chalicelib.players import settings as player_settings
from chalicelib.players.settings import UpdatedTables
from chalicelib.times import iso


def show_settings(club: Club, player: str) -> dict[str, Any]:
    """Return the settings now. A past absence counts as none; nudges are on by default."""
    said = player_settings.settings(club, player)
    away = said.get("away")
    return {
        "player": player,
        "hours": show_hours(hours_from_json(said.get("hours"))),
        "hours_said": "hours" in said,
        "away": iso(away) if away and away > club.clock() else None,
        "nudges": said.get("nudges", True),
    }


def apply_setting(
    service: Service, player: str, say: Callable[[str | None], UpdatedTables], list_name: str, cursor: str | None
) -> Reply:
    """Apply a setting to the next tables by `say(start)`; return those tables and the cursor for the rest."""
    done = say(paging.read_cursor(service, list_name, cursor))
    return reply.json_reply(
        {"player": player, "tables": done.tables, "cursor": paging.make_cursor(service, list_name, done.cursor)}
    )


def show_hours(hours: Hours | None) -> dict[str, str] | None:
    return hours and {"zone": hours.zone, "from": _show_time_of_day(hours.start), "to": _show_time_of_day(hours.end)}


def _show_time_of_day(minutes: int) -> str:
    return "{:02}:{:02}".format(*divmod(minutes, 60))
