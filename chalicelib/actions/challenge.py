"""Taking the day's challenge: alone, with the same dice for everybody, one round a player (docs/decisions/boards.md).

    GET: the day's seed is drawn and kept, its commitment shown ─▶ POST: the caller's table, made once ─▶ results ─▶ its board

A player has one table a day, whose id follows from both, and from a secret of the day: nobody can guess where others play.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from chalicelib.actions.make import NewTable, first_entry, must_not_make_too_many, present, store_first_entry
from chalicelib.boards import daily, featured_courses, results
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.daily import Challenge, Standing, Tally
from chalicelib.errors import ReadOnly, TableDamaged, TryAgain, Unknown
from chalicelib.fairness import commitment, day_name
from chalicelib.log import challenge_day
from chalicelib.log.entries import from_base64url, to_base64url
from chalicelib.play import ids, maintenance
from chalicelib.play.club import Club
from chalicelib.play.rate_limiter import UNKNOWN_ADDRESS
from chalicelib.store.interface import Store, Unavailable
from chalicelib.times import iso

FORMAT = "stroke"


class StartedRound(NamedTuple):
    """The round, as a table that was made; `again` when it had been before."""

    made: NewTable
    again: bool


def todays_challenge(club: Club) -> Challenge:
    """Today's challenge, drawn now if nobody asked before. ReadOnly where it cannot be kept, TryAgain."""
    date = challenge_day.date_at(club.clock())
    try:
        found = daily.find(club.store, date)
        if found is not None:
            return found
        if maintenance.is_closed(club):
            raise ReadOnly
        course, seed, secret = (
            featured_courses.course_of_day(date),
            to_base64url(club.entropy(32)),
            to_base64url(club.entropy(32)),
        )
        drawn = Challenge(date, featured_courses.CHALLENGE_GAME, course.id, featured_courses.CHALLENGE_HOLES, seed, secret)
        return daily.store_challenge(club.store, drawn)
    except Unavailable as fault:
        raise TryAgain from fault


def challenge_of(club: Club, date: str) -> Challenge:
    """That day's challenge; Unknown for one that has none, be it past or yet to come. TryAgain."""
    if date == challenge_day.date_at(club.clock()):
        return todays_challenge(club)
    try:
        found = daily.find(club.store, date)
    except Unavailable as fault:
        raise TryAgain from fault
    if found is None or challenge_day.opens_at(date) > club.clock():
        raise Unknown("That day has no challenge.")
    return found


def show_challenge(club: Club, challenge: Challenge) -> dict[str, Any]:
    """As the contract tells it: with its seed from its closing on, and not before. TryAgain."""
    held = challenge_day.Day(challenge.date, from_base64url(challenge.seed))
    try:
        tally = daily.tally(club.store, challenge.date)
        before = daily.previous_day(club.store, challenge.date)
    except Unavailable as fault:
        raise TryAgain from fault
    return {
        "date": challenge.date,
        "game": challenge.game,
        "course": BUILT_IN[challenge.course].shown,
        "holes": challenge.holes,
        "commitment": commitment(day_name(challenge.game, challenge.date), held.seed),
        "opens": iso(challenge_day.opens_at(challenge.date)),
        "closes": iso(held.closes),
        "seed": held.seed.hex() if club.clock() >= held.closes else None,
        "entered": tally.entered,
        "finished": tally.finished,
        "before": before,
    }


def take_challenge(club: Club, player: str, name: str, nonce: bytes = b"", address: str = UNKNOWN_ADDRESS) -> StartedRound:
    """The player's table of today's challenge, made unless it has been. TooMany tables, ReadOnly, TryAgain."""
    challenge = todays_challenge(club)
    table_id = _table_of(club, challenge, player)
    told = _describe(club, challenge, player, name, nonce)
    must_not_make_too_many(club, player, table_id, address)
    made, fresh = store_first_entry(club, table_id, told, lambda table: present(club, table, player), None)
    return StartedRound(made, again=not fresh)


class MyRound(NamedTuple):
    """A player's round of a day, if they began one; where it is on the board, if it is there; and how all rounds are."""

    table: str | None
    mine: Standing
    tally: Tally


def my_challenge(club: Club, player: str, date: str) -> MyRound:
    """The player's round of that day. Unknown for a day that has no challenge; TryAgain."""
    store, table = club.store, _table_of(club, challenge_of(club, date), player)
    try:
        result = _result(store, table)
        tally = daily.tally(store, date)
        begun = result is not None or _is_begun(store, table)
        return MyRound(table if begun else None, daily.standing(store, date, tally, result), tally)
    except Unavailable as fault:
        raise TryAgain from fault


def _table_of(club: Club, challenge: Challenge, player: str) -> str:
    """The id of the player's table of that day, begun or not."""
    secret = from_base64url(challenge.secret) if challenge.secret else club.salt
    return ids.challenge_id(secret, challenge.date, player)


def _is_begun(store: Store, table: str) -> bool:
    """Whether the table is there, be it damaged: the day's page is shown all the same."""
    try:
        return bool(store.newest(table, 1))
    except TableDamaged:
        return True


def _result(store: Store, table: str) -> Any:
    """What the round came to, if it was finished in time."""
    row = store.get(*results.key(featured_courses.CHALLENGE_GAME, table))
    return next((told for told in (results.seats_of(row) if row else ()) if "challenge" in told), None)


def _describe(club: Club, challenge: Challenge, player: str, name: str, nonce: bytes) -> dict[str, Any]:
    game, course = club.games[challenge.game], BUILT_IN[challenge.course]
    return first_entry(
        club,
        game,
        options=game.settle_options({"holes": challenge.holes, "format": FORMAT}, 1, course),
        course=course,
        seats=[{"kind": "human", "name": name, "player": player, "nonce": to_base64url(nonce)}],
        clock_ms=None,
        maker=player,
        challenge={"date": challenge.date, "seed": challenge.seed},
    )
