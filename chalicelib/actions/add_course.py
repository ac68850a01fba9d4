"""Add a player's course, which is kept for good. There is a daily limit per player and per network address.

same holes as another course ─▶ added; the reply lists the other courses
`instead_of` another of the player's courses ─▶ added as its next version, and the older course links to it
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
    """The course as saved, or as it would be; and other courses with the same holes."""

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
    """Save a player's course and return it; with `preview` only return what it would be. Saving the same course twice has no
    effect.

    Raises BadCourse, TooMany, TryAgain; with `instead_of` also Unknown and NotTheMaker.
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
    """Save the course and return it. Its index rows are put last, and again each time the course is saved."""
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
