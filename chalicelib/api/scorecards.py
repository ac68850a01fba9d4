"""Courses as JSON, and adding one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chalicelib import actions
from chalicelib.api import parsing, reply
from chalicelib.api.paging import Read
from chalicelib.api.reply import Reply
from chalicelib.boards import course_rating, courses
from chalicelib.boards.courses import Card
from chalicelib.play.club import Club
from chalicelib.store.interface import Store

if TYPE_CHECKING:
    from chalicelib.api.models import CourseAsked


def show_rated_course(card: Card) -> dict[str, Any]:
    """Return a course with its rating in each game that can be played on it."""
    rated = {game: course_rating.rate(game, card.course.holes) for game in course_rating.GAMES}
    ratings = [
        {"game": game, "rating": round(found.strokes, 1), "error": round(found.error, 2), "slope": round(found.slope)}
        for game, found in rated.items()
        if found
    ]
    return {**courses.show(card), "ratings": ratings}


def list_courses(store: Store, name: str | None) -> Read[dict[str, Any]]:
    """Return a reader of pages of all courses, or of those with a name."""

    def read(count: int, start: str | None) -> tuple[list[dict[str, Any]], str | None]:
        if name is None:
            found, more = courses.listing(store, count=count, start=start)
        else:
            found, more = courses.search(store, name, count=count, start=start)
        return [courses.show(card) for card in found], more

    return read


def add_course(club: Club, player: str, asked: CourseAsked, address: str) -> Reply:
    """Add a course, or preview it."""
    holes = parsing.parse_holes(asked.holes)
    brought = actions.save_course(
        club, player, asked.name, holes, instead_of=asked.instead_of, preview=asked.preview, address=address
    )
    like = [{"id": course.id, "name": course.name} for course in brought.like]
    return reply.json_reply({**show_rated_course(brought.card), "like": like}, 200 if asked.preview else 201)
