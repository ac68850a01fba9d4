"""`make unlist`: removing courses from the lists, and putting them back."""

from __future__ import annotations

from pathlib import Path

import pytest

from chalicelib.actions.add_course import save_course
from chalicelib.boards import course_boards, course_statistics, courses
from chalicelib.games.interface import Hole
from chalicelib.store.sqlite import SqliteStore
from infra.forget_player import forget
from infra.rebuild import rebuild
from infra.unlist_courses import main
from tests.tables.people import Person, Time, open_club
from tests.tables.players.test_forget import played, with_results

ID = "x" * 22


def add(folder: Path, *names: str) -> list[str]:
    store = SqliteStore(folder / "club.db")
    rows = [courses.row_of(ID, name, [Hole(4, 300)]) for name in names]
    for row in rows:
        for one in (row, *courses.index_rows(row)):
            store.put(one)
    store.close()
    return [row.sk for row in rows]


def test_named_courses_are_unlisted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, _ = add(tmp_path, "Rude Links", "Bad Links", "Old Muni")
    for _ in range(2):
        assert main(["--data", str(tmp_path), "--course", first, second]) == 0
        assert capsys.readouterr().out.splitlines() == [
            f"“{name} Links” is off the lists. Its rounds stay." for name in ("Rude", "Bad")
        ]
    store = SqliteStore(tmp_path / "club.db")
    listed = [card.course.name for card in courses.listing(store, count=9)[0]]
    assert listed[len(courses.BUILT_IN) :] == ["Old Muni"]
    assert [card.course.name for card in courses.search(store, "links", count=9)[0]] == []
    assert courses.find(store, first).name == "Rude Links"
    store.close()


def test_an_unlisted_course_is_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, _ = add(tmp_path, "Rude Links", "Bad Links", "Old Muni")
    assert main(["--data", str(tmp_path), "--course", first, second]) == 0
    capsys.readouterr()
    for _ in range(2):
        assert main(["--data", str(tmp_path), "--back", "--course", first]) == 0
        assert capsys.readouterr().out == "“Rude Links” is on the lists again.\n"
    store = SqliteStore(tmp_path / "club.db")
    listed = [card.course.name for card in courses.listing(store, count=9)[0]]
    assert listed[len(courses.BUILT_IN) :] == ["Old Muni", "Rude Links"]
    assert [card.course.id for card in courses.search(store, "links", count=9)[0]] == [first]
    assert [course.name for course in courses.same_holes(store, courses.find(store, second))] == ["Old Muni", "Rude Links"]
    courses.must_not_be_unlisted(store, first)
    courses.unlist(store, first)
    assert courses.search(store, "links", count=9)[0] == []
    store.close()


@pytest.mark.parametrize("back", [[], ["--back"]])
@pytest.mark.parametrize("id", ["nowhere", "pebble-coast", "x" * 3000, "a b"])
def test_an_unknown_course_is_reported(id: str, back: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add(tmp_path, "Old Muni")
    assert main(["--data", str(tmp_path), *back, "--course", id]) == 1
    assert "No player has added a course" in capsys.readouterr().out


def test_a_club_that_is_not_there(tmp_path: Path) -> None:
    assert main(["--data", str(tmp_path), "--course", "nowhere"]) == 1


def test_a_course_that_came_back_is_unlisted_again(tmp_path: Path) -> None:
    """A concurrent change may put its earlier row again."""
    (course,) = add(tmp_path, "Rude Links")
    store = SqliteStore(tmp_path / "club.db")
    courses.unlist(store, course)
    store.put(courses.row_of(ID, "Rude Links", [Hole(4, 300)]))
    courses.unlist(store, course)
    assert [*courses.listing(store, count=9)[0]][len(courses.BUILT_IN) :] == []
    forget(store, ID, lambda sentence: None)
    assert ID not in str(store._read("SELECT body FROM rows"))
    store.close()


def test_rounds_stay_on_boards_after_a_rebuild() -> None:
    store = SqliteStore()
    club = open_club(store, Time())
    mina, hal = Person(club, "Mina"), Person(club, "Hal")
    course = save_course(club, mina.id, "Rude Links", [Hole(4, 300), Hole(3, 150)]).card.course
    table = played(club, mina, hal, course=course)
    with_results(store, table)

    def seen() -> list[object]:
        board = course_boards.read(store, "dice-golf", count=9, course=course.id, holes="all")
        return [board, course_statistics.read(store, course.id, "dice-golf"), mina.view(table)]

    before = seen()
    assert len(before[0][0]) == 2  # type: ignore[index]
    courses.unlist(store, course.id)
    assert seen() == before
    rebuild(store, lambda sentence: None)
    assert seen() == before
    assert courses.search(store, "rude", count=9)[0] == []
    again = played(club, mina, hal, course=course)
    with_results(store, again)
    assert len(course_boards.read(store, "dice-golf", count=9, course=course.id, holes="all")[0]) == 4
    store.close()
