"""Whether a code opens a seat, before the player gives a name."""

import pytest

from chalicelib.actions.make import NewTable
from chalicelib.errors import TableClosed, TableFinished, TableFull, Unknown, WrongCode
from chalicelib.play.club import Club
from tests.tables.people import DAY, OPEN, Time, eventually, friends, seated

WRONG = "not-the-code-0000"


def code_of(made: NewTable) -> str:
    return made.links["join"].split("=")[1]


def test_the_code_of_the_join_link_opens_the_free_seats(club: Club) -> None:
    ruth, hal, bea = friends(club, "Ruth", "Hal", "Bea")
    made = ruth.make(OPEN, OPEN)
    assert hal.knock(made.id, code_of(made)) == [1, 2]
    bea.join(made, seat=1)
    assert eventually(lambda: hal.knock(made.id, code_of(made)) == [2]), "nothing is done by it, so it reads as others look"


def test_a_wrong_code_opens_none(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    for code in (WRONG, ""):
        with pytest.raises(WrongCode):
            hal.knock(made.id, code)
    with pytest.raises(Unknown):
        hal.knock("no-such-table-00000000", code_of(made))


def test_knocking_changes_nothing(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    hal.knock(made.id, code_of(made))
    with pytest.raises(WrongCode):
        hal.knock(made.id, WRONG)
    view = ruth.view(made.id)
    assert (view["version"], view["seats"][1]["kind"]) == (0, "open")


def test_a_seated_player_finds_their_seat_without_a_code(club: Club) -> None:
    table, (_, hal) = seated(club, "Ruth", "Hal")
    assert hal.knock(table, "") == [1]


def test_full_finished_and_closed_tables_open_to_nobody(club: Club) -> None:
    ruth, hal, cat = friends(club, "Ruth", "Hal", "Cat")
    made = ruth.make(OPEN, options={"stymie": False})
    hal.join(made)
    with pytest.raises(TableFull):
        cat.knock(made.id, code_of(made))
    for person in (ruth, hal):
        for _ in range(3):
            person.finish_hole(made.id)
    with pytest.raises(TableFinished):
        cat.knock(made.id, code_of(made))
    closed = ruth.make(OPEN)
    ruth.leave(closed.id)
    with pytest.raises(TableClosed):
        cat.knock(closed.id, code_of(closed))
    with pytest.raises(WrongCode):
        cat.knock(closed.id, WRONG)


def test_an_expired_table_opens_to_nobody_before_its_end_is_written(club: Club, time: Time) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    time.now += 14 * DAY - 1
    assert hal.knock(made.id, code_of(made)) == [1]
    time.now += 1
    with pytest.raises(WrongCode):
        hal.knock(made.id, WRONG)
    with pytest.raises(TableClosed):
        hal.knock(made.id, code_of(made))
    assert ruth.knock(made.id, "") == [0]
    with pytest.raises(TableClosed):
        hal.join(made)


def test_an_expired_game_is_over_for_a_knock(club: Club, time: Time) -> None:
    table, (ruth, hal, bea) = seated(club, "Ruth", "Hal", "Bea", clock_hours=None)
    hal.release(table, 1)
    code = ruth.view(table)["links"]["join"].split("=")[1]
    ruth.leave(table)
    bea.leave(table)
    (cat,) = friends(club, "Cat")
    assert cat.knock(table, code) == [1]
    time.now += 14 * DAY
    with pytest.raises(TableFinished):
        cat.knock(table, code)
