"""Taking a day's challenge, over a reliable and a faulty store."""

from __future__ import annotations

import pytest

from chalicelib.actions.challenge import StartedRound, challenge_of, show_challenge, take_challenge, todays_challenge
from chalicelib.boards import daily
from chalicelib.errors import ReadOnly, TooMany, Unknown
from chalicelib.log import challenge_day
from chalicelib.play import maintenance
from chalicelib.play.club import Club
from chalicelib.play.rate_limiter import Limit
from chalicelib.store.interface import Store
from tests.tables.people import DAY, Person, Time, friends, open_club, until_answered


def take(person: Person, name: str | None = None) -> StartedRound:
    return until_answered(lambda: take_challenge(person.club, person.id, name or person.name))


def test_a_round_is_taken_once_over_a_faulty_store(club: Club, time: Time) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    tables = {take(ruth).made.id for _ in range(5)}
    assert len(tables) == 1
    assert take(hal).made.id not in tables
    assert take(ruth, "Somebody").made.view["seats"][0]["name"] == "Ruth", "as it was when it was made"


def test_two_first_requests_get_one_seed(store: Store, time: Time) -> None:
    first, second = open_club(store, time), open_club(store, time)
    challenges = [until_answered(lambda club=club: todays_challenge(club)) for club in (first, second, first)]  # type: ignore[misc]
    assert challenges[0] == challenges[1] == challenges[2]
    assert until_answered(lambda: daily.find(store, challenge_day.date_at(time.now), strong=True)) == challenges[0]


def test_the_same_moves_lead_to_the_same_dice_over_any_store(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    shown = []
    for person in (ruth, hal):
        table = take(person).made.id
        for _ in range(2):
            person.finish_hole(table)
        shown.append(person.view(table)["state"]["players"])
    assert shown[0] == shown[1]


def test_a_closed_club_draws_no_seed_but_shows_the_existing_one(store: Store, time: Time) -> None:
    club = open_club(store, time)
    until_answered(lambda: maintenance.close(store, time.now))
    time.now += maintenance.KNOWN_MS
    with pytest.raises(ReadOnly):
        until_answered(lambda: todays_challenge(club))
    until_answered(lambda: maintenance.open_again(store, time.now))
    time.now += maintenance.KNOWN_MS
    challenge = until_answered(lambda: todays_challenge(club))
    until_answered(lambda: maintenance.close(store, time.now))
    time.now += maintenance.KNOWN_MS
    assert until_answered(lambda: todays_challenge(club)) == challenge


def test_a_round_counts_as_a_table_made(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    (ruth,) = friends(club, "Ruth")
    table = take(ruth).made.id
    monkeypatch.setattr("chalicelib.actions.make.IN_A_DAY", Limit("made", 1, DAY, "Enough."))  # a store that lies may take more
    with pytest.raises(TooMany):
        ruth.make()
    assert take(ruth).made.id == table


def test_a_future_day_has_no_challenge_even_if_its_row_exists(club: Club, store: Store, time: Time) -> None:
    """The clock was set back."""
    challenge = until_answered(lambda: todays_challenge(club))
    time.now -= DAY
    with pytest.raises(Unknown):
        until_answered(lambda: challenge_of(club, challenge.date))


def test_the_seed_is_published_when_the_day_ends_and_not_before(club: Club, time: Time) -> None:
    challenge = until_answered(lambda: todays_challenge(club))
    time.now = challenge_day.opens_at(challenge.date) + DAY - 1
    assert until_answered(lambda: show_challenge(club, challenge))["seed"] is None
    time.now += 1
    assert until_answered(lambda: show_challenge(club, challenge))["seed"] is not None
