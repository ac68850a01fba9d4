"""How courses, the season and the day's challenge are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chalicelib import tables
from chalicelib.api import replies, wanted
from chalicelib.api.identity import Caller
from chalicelib.api.replies import Reply
from chalicelib.boards import courses, histogram, rating
from chalicelib.boards import season as seasons
from chalicelib.boards.courses import Card
from chalicelib.boards.daily import Challenge
from chalicelib.tables import Club
from chalicelib.tables.times import iso

if TYPE_CHECKING:
    from chalicelib.api.models import CourseAsked


def rated_course(card: Card) -> dict[str, Any]:
    """A course, and how hard it plays in each game that it can be played in."""
    rated = {game: rating.rate(game, card.course.holes) for game in rating.GAMES}
    ratings = [
        {"game": game, "rating": round(found.strokes, 1), "error": round(found.error, 2), "slope": round(found.slope)}
        for game, found in rated.items()
        if found
    ]
    return {**courses.show(card), "ratings": ratings}


def add_course(club: Club, player: str, asked: CourseAsked) -> Reply:
    """Adds it, or says what it would be."""
    holes = wanted.holes(asked.holes)
    brought = tables.bring_course(club, player, asked.name, holes, instead_of=asked.instead_of, preview=asked.preview)
    like = [{"id": course.id, "name": course.name} for course in brought.like]
    return replies.made({**rated_course(brought.card), "like": like}, 200 if asked.preview else 201)


def season(club: Club) -> list[dict[str, Any]]:
    """What each golf game is played on this month."""
    return [
        {
            "game": month.game,
            "course": {"id": month.course.id, "name": month.course.name},
            "month": month.month,
            "until": iso(month.until),
        }
        for month in seasons.season(club.games.values(), club.clock())
    ]


def challenge(club: Club, found: Challenge) -> Reply:
    """A day's challenge. Once it is over nothing of it changes but what was under way."""
    told = tables.show_challenge(club, found)
    return replies.made(told).kept_for(replies.TODAY if told["seed"] is None else replies.OVER)


def my_challenge(club: Club, caller: Caller, date: str) -> dict[str, Any]:
    """The caller's round on the day's board."""
    table, mine, tally = tables.my_challenge(club, caller.player, caller.key, date)
    counts = {str(score): count for score, count in histogram.told(tally.counts).items()}
    return {"table": table, **mine._asdict(), "of": tally.finished, "counts": counts}
