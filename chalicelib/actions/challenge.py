"""Play the day's challenge: solo, with the same dice for everyone, one round per player (docs/decisions/boards.md).

    GET: draw and store the day's seed, show its commitment ─▶ POST: make the caller's table, once ─▶ results ─▶ leaderboard

A player has one table per day. Its id follows from the player, the day and a secret of the day, so nobody can guess the ids
of other players' tables.
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
    """The table of the round; `again` if it had been made before."""

    made: NewTable
    again: bool


def todays_challenge(club: Club) -> Challenge:
    """Return today's challenge; the first call of the day draws it. Raises ReadOnly if it cannot be stored, TryAgain."""
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
    """Return that day's challenge. Raises Unknown for a day without one, past or future; TryAgain."""
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
    """Return the challenge as in the API's reply. The seed is included once the challenge has closed. Raises TryAgain."""
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
    """Return the player's table of today's challenge; make it if there is none. Raises TooMany, ReadOnly, TryAgain."""
    challenge = todays_challenge(club)
    table_id = _table_of(club, challenge, player)
    content = _describe(club, challenge, player, name, nonce)
    must_not_make_too_many(club, player, table_id, address)
    made, fresh = store_first_entry(club, table_id, content, lambda table: present(club, table, player), None)
    return StartedRound(made, again=not fresh)


class MyRound(NamedTuple):
    """A player's round of a day, if they began one; its place on the leaderboard, if it has one; and the day's tally."""

    table: str | None
    mine: Standing
    tally: Tally


def my_challenge(club: Club, player: str, date: str) -> MyRound:
    """Return the player's round of that day. Raises Unknown for a day without a challenge; TryAgain."""
    store, table = club.store, _table_of(club, challenge_of(club, date), player)
    try:
        result = _result(store, table)
        tally = daily.tally(store, date)
        begun = result is not None or _is_begun(store, table)
        return MyRound(table if begun else None, daily.standing(store, date, tally, result), tally)
    except Unavailable as fault:
        raise TryAgain from fault


def _table_of(club: Club, challenge: Challenge, player: str) -> str:
    """Return the id of the player's table of that day, whether it exists or not."""
    secret = from_base64url(challenge.secret) if challenge.secret else club.salt
    return ids.challenge_id(secret, challenge.date, player)


def _is_begun(store: Store, table: str) -> bool:
    """Whether the table exists. True for a damaged one too, so that the day's page can be shown."""
    try:
        return bool(store.newest(table, 1))
    except TableDamaged:
        return True


def _result(store: Store, table: str) -> Any:
    """Return the round's result if it was finished in time."""
    row = store.get(*results.key(featured_courses.CHALLENGE_GAME, table))
    return next((seat for seat in (results.seats_of(row) if row else ()) if "challenge" in seat), None)


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
