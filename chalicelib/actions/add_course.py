"""A player brings a course: so many a day, and so many from an address, each kept for good.

its holes stand already ─▶ added all the same, and told which are like it
`instead_of` another of theirs ─▶ added as its next version; that one tells of it from then on
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chalicelib.boards import courses
from chalicelib.boards.courses import Card
from chalicelib.errors import TryAgain
from chalicelib.games.interface import Course, Hole
from chalicelib.play import rate_limiter
from chalicelib.play.club import Club
from chalicelib.play.rate_limiter import UNKNOWN_ADDRESS
from chalicelib.store.interface import Row, Unavailable

IN_A_DAY = rate_limiter.limit("course", "courses", "You’ve added too many courses today. Please try again tomorrow.")
HERE_IN_A_DAY = rate_limiter.limit(
    "course-here", "courses-here", "Too many courses were added from here today. Please try again tomorrow."
)


class AddedCourse(NamedTuple):
    """The course as it stands, or would; and others that have the same holes."""

    card: Card
    like: list[Course]


def save_course(
    club: Club,
    player: str,
    name: str,
    holes: Sequence[Hole],
    *,
    instead_of: str | None = None,
    preview: bool = False,
    address: str = UNKNOWN_ADDRESS,
) -> AddedCourse:
    """Keeps a player's course, or with `preview` says what it would be; the same again gives the same course.

    BadCourse, TooMany, TryAgain; Unknown and NotTheMaker where it is to be another's next version.
    """
    try:
        row = _row(club, player, name, holes, instead_of)
        card = courses.decode_card(row) if preview else _keep(club, player, row, instead_of, address)
        return AddedCourse(card, courses.same_holes(club.store, card.course))
    except Unavailable as fault:
        raise TryAgain from fault


def _row(club: Club, player: str, name: str, holes: Sequence[Hole], instead_of: str | None) -> Row:
    if instead_of is None:
        return courses.row_of(player, name, holes)
    row = courses.row_of(player, name, holes, courses.card(club.store, instead_of, strong=True))
    courses.superseded_row(club.store, instead_of, player, row.sk)
    return row


def _keep(club: Club, player: str, row: Row, instead_of: str | None, address: str) -> Card:
    """The course as it stands from now on. What leads to it is put last, and again by anyone who brings it again."""
    store = club.store
    stands = store.get(row.pk, row.sk, strong=True)
    if stands is None:
        courses.must_not_be_unlisted(store, row.sk)
        here = HERE_IN_A_DAY, rate_limiter.network(club, address)
        rate_limiter.take_each(club, here, (IN_A_DAY, player))
        courses.record_author(store, player, row)
        before = [courses.superseded_row(store, instead_of, player, row.sk)] if instead_of else []
        if not store.change([row, *before]):
            raise Unavailable("Others were quicker.")
    for beside in courses.index_rows(row):
        store.put(beside, newer=True)
    return courses.decode_card(stands or row)
