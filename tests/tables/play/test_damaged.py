"""A table with a damaged entry affects nothing at other tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from chalicelib.actions.challenge import my_challenge, take_challenge, todays_challenge
from chalicelib.errors import TableDamaged
from chalicelib.play.club import Club
from chalicelib.play.projections import running_pk, running_sk, shard_of
from chalicelib.players.forget import forget
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.rules_changed import end_changed, find_changed
from chalicelib.upkeep.wake import project_recent_entries, wake
from tests.tables.people import DAY, HOUR, Person, Time, open_club, seated


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def store(said: list[str]) -> Iterator[SqliteStore]:
    with closing(SqliteStore(report=said.append)) as store:
        yield store


@pytest.fixture
def ruth(store: SqliteStore) -> Person:
    return Person(open_club(store, Time()), "Ruth")


def two_tables(ruth: Person) -> tuple[str, str]:
    """Two tables, of which the second is whole."""
    one, other = ruth.make().id, ruth.make().id
    damage(ruth.club, one)
    return one, other


def damage(club: Club, table: str) -> None:
    """Change the table's only entry."""
    store = club.store
    assert isinstance(store, SqliteStore)
    store._db.execute("UPDATE entries SET body = replace(body, 'seed', 'sead') WHERE log = ?", (table,))
    club.forget()


def test_a_damaged_table_is_refused_but_listed(ruth: Person, said: list[str]) -> None:
    one, other = two_tables(ruth)
    with pytest.raises(TableDamaged):
        ruth.view(one)
    assert {item["table"]: item["waiting"] for item in ruth.tables()[0]} == {one: False, other: True}
    (sentence,) = said
    assert sentence.startswith(f"Table {one} is damaged")


def test_requests_for_all_tables_reach_the_others(ruth: Person) -> None:
    _, other = two_tables(ruth)
    assert ruth.say_away(ruth.club.clock() + DAY).tables == [other]


def test_other_tables_are_projected(ruth: Person, store: SqliteStore) -> None:
    _, other = two_tables(ruth)
    store.delete(running_pk(ruth.id), running_sk(other))
    assert project_recent_entries(ruth.club) == 2
    assert store.get(running_pk(ruth.id), running_sk(other))


@pytest.mark.parametrize(
    ("n", "damage"), [(0, "substr(body, 2)"), (1, "substr(body, 2)"), (1, "replace(body, '\"h\"', '\"i\"')")]
)
def test_damage_without_checksums_does_not_prevent_the_start(ruth: Person, store: SqliteStore, n: int, damage: str) -> None:
    club, other = ruth.club, ruth.make().id
    one, _ = seated(club, "Ruth", "Hal", game="tiny")
    store._db.execute(f"UPDATE entries SET body = {damage}, state = NULL, checksum = NULL WHERE log = ? AND n = ?", (one, n))
    club.forget()
    end_changed(club, store, find_changed(club, store))
    assert project_recent_entries(club) == 2
    assert ruth.view(other)["status"] == "playing"


def test_a_completely_lost_table_is_reported(ruth: Person, store: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    one, _ = two_tables(ruth)
    store._db.execute("DELETE FROM entries WHERE log = ?", (one,))
    assert project_recent_entries(ruth.club) == 2
    assert caplog.messages == [f"Table {one} is lost: nothing of its log is left."]


def test_others_are_woken_but_a_damaged_table_is_not(ruth: Person, store: SqliteStore) -> None:
    one, other = two_tables(ruth)
    clock = ruth.club.clock
    assert isinstance(clock, Time)
    clock.now += 40 * DAY
    assert wake(ruth.club) == 2
    assert ruth.view(other)["version"] > 0
    assert not [row for row in store.rows(shard_of(one), count=9)[0] if row.sk.endswith(one)]


def test_missed_projections_of_a_damaged_table_are_dropped(ruth: Person) -> None:
    one, other = two_tables(ruth)
    (entry,) = ruth.club.store.newest(other, 1)
    ruth.club.pending_projections[one] = [entry]
    assert ruth.say_away(ruth.club.clock() + HOUR).tables == [other]
    assert not ruth.club.pending_projections


def test_its_player_can_be_forgotten_at_other_tables(ruth: Person) -> None:
    _, other = two_tables(ruth)
    done = forget(ruth.club, ruth.id)
    assert (done.tables, done.damaged) == ([other], 1)


def test_the_day_is_shown_to_a_player_with_a_damaged_round(ruth: Person) -> None:
    table = take_challenge(ruth.club, ruth.id, "Ruth").made.id
    damage(ruth.club, table)
    assert my_challenge(ruth.club, ruth.id, todays_challenge(ruth.club).date).table == table
