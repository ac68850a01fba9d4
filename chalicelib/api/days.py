"""The season and the day's challenge as JSON."""

from __future__ import annotations

from typing import Any

from chalicelib import actions
from chalicelib.api import reply
from chalicelib.api.reply import Reply
from chalicelib.boards import featured_courses, histogram
from chalicelib.boards.daily import Challenge
from chalicelib.play.club import Club
from chalicelib.times import iso


def show_season(club: Club) -> list[dict[str, Any]]:
    """Return this month's course of each golf game."""
    return [
        {
            "game": featured.game,
            "course": {"id": featured.course.id, "name": featured.course.name},
            "month": featured.month,
            "until": iso(featured.until),
        }
        for featured in featured_courses.courses_of_month(club.games.values(), club.clock())
    ]


def challenge_reply(club: Club, found: Challenge) -> Reply:
    """Return a day's challenge, cached longer once it is closed."""
    shown = actions.show_challenge(club, found)
    return reply.json_reply(shown).cache_for(reply.TODAY_SECONDS if shown["seed"] is None else reply.OVER_SECONDS)


def show_my_round(club: Club, player: str, date: str) -> dict[str, Any]:
    """Return the caller's round on the day's board, with the counts of all scores."""
    table, mine, tally = actions.my_challenge(club, player, date)
    counts = {str(score): count for score, count in histogram.to_counts(tally.counts).items()}
    return {"table": table, **mine._asdict(), "of": tally.finished, "counts": counts}
