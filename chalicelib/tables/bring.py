"""A player brings a course: so many a day, each kept for good."""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.boards import courses
from chalicelib.errors import TryAgain
from chalicelib.games.interface import Course, Hole
from chalicelib.store.interface import Unavailable
from chalicelib.tables import limits
from chalicelib.tables.club import Club
from chalicelib.tables.held import first_of

IN_A_DAY = limits.limit("course", "courses", "You have added enough courses for today. Please try again tomorrow.")


def bring_course(club: Club, player: str, name: str, holes: Sequence[Hole]) -> Course:
    """Keeps a player's course; the same again gives the same course. BadCourse, TooMany, TryAgain."""
    row = courses.row_of(player, name, holes)
    try:
        if club.store.get(row.pk, row.sk, strong=True) is None:
            limits.take(club, IN_A_DAY, first_of(club.store, player))
            courses.bring(club.store, player, row)
    except Unavailable as fault:
        raise TryAgain from fault
    return courses.of_row(row)
