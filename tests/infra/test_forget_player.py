"""`make forget`: it finds all logs and rows of a player."""

from __future__ import annotations

from pathlib import Path

from chalicelib.boards import courses
from chalicelib.games.interface import Hole
from chalicelib.play.club import Club
from chalicelib.store.sqlite import SqliteStore
from infra.forget_player import forget, main
from tests.tables.people import OPEN, Person, Time, open_club
from tests.tables.players.test_forget import NAME, all_text, person, spoil

ID = "x" * 22


def test_a_request_for_a_seat_is_found_without_any_row() -> None:
    store = SqliteStore()
    club = open_club(store, Time())
    mina, hal = person(club, NAME), Person(club, "Hal")
    asked, sat = hal.make(OPEN, OPEN), hal.make(OPEN, OPEN)
    mina.ask(asked.id)
    mina.join(sat)
    said: list[str] = []
    assert forget(store, mina.id, said.append) == {asked.id, sat.id}
    assert NAME not in all_text(store)
    assert said == ["1 tables are done, 0 are left."]
    store.close()


def test_a_local_clubs_link_pictures_are_deleted(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "club.db")
    club: Club = open_club(store)
    made = person(club, NAME).make(OPEN)
    store.close()
    (tmp_path / "pictures" / made.id).mkdir(parents=True)
    (tmp_path / "pictures" / made.id / "ab.png").write_bytes(b"her name")
    assert main(["--data", str(tmp_path), "--player", ID]) == 0
    assert not [*tmp_path.rglob("*.png")]
    again = SqliteStore(tmp_path / "club.db")
    assert NAME not in all_text(again)
    again.close()


def test_courses_without_a_noted_author_are_found() -> None:
    store = SqliteStore()
    store.put(courses.row_of(ID, "Old Links", [Hole(4, 300)]))
    assert forget(store, ID, lambda sentence: None) == set()
    assert ID not in all_text(store)
    store.close()


def test_a_damaged_log_does_not_stop_the_others() -> None:
    store = SqliteStore()
    club = open_club(store, Time())
    mina, hal = person(club, NAME), Person(club, "Hal")
    tables = sorted(hal.make(OPEN, OPEN).id for _ in range(2))
    for table in tables:
        mina.ask(table)
    spoil(store, tables[0])
    said: list[str] = []
    assert forget(store, mina.id, said.append) == {tables[1]}
    assert said[-1] == f"The log of table {tables[0]} is damaged, and is left as it is: JSONDecodeError."
    store.close()


def test_a_club_that_is_not_there(tmp_path: Path) -> None:
    assert main(["--data", str(tmp_path), "--player", ID]) == 1
