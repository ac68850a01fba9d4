"""The tables of one player, and the rows that they are found by."""

from itertools import permutations
from typing import Any

import pytest

from chalicelib.errors import Malformed
from chalicelib.store.interface import Entry, Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club, catch_up, project, wake
from tests.tables.people import OPEN, Person, Time, eventually, friends, open_club, seated

ROLL = {"kind": "roll"}


def test_tables_that_wait_for_me_come_first_and_the_soonest_deadline_first(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    (ruth,) = friends(club, "Ruth")
    slow, never, quick = (ruth.make(clock_hours=hours).id for hours in (9, None, 2))
    opened = ruth.make(OPEN).id
    over = ruth.make().id
    for _ in range(3):
        ruth.finish_hole(over)
    listed = ruth.tables()[0]
    assert [item["table"] for item in listed] == [quick, slow, never, opened, over]
    assert [item["waiting"] for item in listed] == [True, True, True, False, False]
    assert listed[-1]["places"] == [{"seat": 0, "place": 1, "score": listed[-1]["places"][0]["score"]}]
    assert listed[0]["progress"] == {"at": 1, "of": 3, "unit": "hole"}
    assert listed[0]["course"] == {"id": "three", "name": "Three Holes"}


def test_who_has_decided_is_waited_for_no_more_and_no_row_says_so(time: Time) -> None:
    store = SqliteStore(None)
    club = open_club(store, time)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    other = ruth.make(clock_hours=9).id
    assert asked(store, table, "Ruth")
    ruth.finish_hole(table)
    assert asked(store, table, "Ruth")
    assert [(item["table"], item["waiting"]) for item in ruth.tables()[0]] == [(other, True), (table, False)]
    assert hal.tables()[0][0]["waiting"]


def test_pages_follow_each_other(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    (ruth,) = friends(club, "Ruth")
    made = {ruth.make().id for _ in range(5)}
    listed, cursor = [], None
    while True:
        page, cursor = ruth.tables(2, cursor)
        listed += page
        if cursor is None:
            break
    assert {item["table"] for item in listed} == made
    assert len(listed) == 5
    with pytest.raises(Malformed):
        ruth.tables(2, "next")


def test_whose_turn_it_is_is_seen_by_all(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal, bea) = seated(club, "Ruth", "Hal", "Bea")
    ruth.finish_hole(table)
    hal.finish_hole(table)
    for person, waiting in ((ruth, False), (hal, False), (bea, True)):
        (item,) = person.tables()[0]
        assert (item["waiting"], item["waiting_for"]) == (waiting, [2])


def over(club: Club, *names: str, **wanted: Any) -> tuple[str, list[Person]]:
    """A finished table."""
    table, people = seated(club, *names, options={"stymie": False}, **wanted)
    for person in people:
        for _ in range(3):
            person.finish_hole(table)
    return table, people


def invitations(person: Person) -> list[tuple[str, str]]:
    """Where a seat is kept for this person: the table, and who asks."""
    items = [item for item in person.tables()[0] if item["reserved"] is not None]
    assert all(item["status"] == "open" and item["you"] is None and not item["waiting"] for item in items)
    assert all(item["seats"][item["reserved"]] == {"name": person.name, "kind": "reserved"} for item in items)
    return [(item["table"], item["seats"][item["host"]]["name"]) for item in items]


def test_a_seat_kept_in_a_rematch_is_an_invitation_until_it_is_taken(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal, bea) = over(club, "Ruth", "Hal", "Bea", name="Sunday four")
    new = bea.rematch(table).table
    assert invitations(ruth) == invitations(hal) == [(new, "Bea")]
    assert invitations(bea) == []
    hal.take(new, "")
    assert (invitations(ruth), invitations(hal)) == ([(new, "Bea")], [])
    item = next(item for item in hal.tables()[0] if item["table"] == new)
    assert (item["you"], item["reserved"], item["name"], item["host"]) == (1, None, "Sunday four", 2)


def test_an_invitation_goes_when_a_bot_has_the_seat(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    ruth.start(ruth.rematch(table).table)
    assert [item["table"] for item in hal.tables()[0]] == [table]


def test_an_invitation_goes_when_the_table_is_closed(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    ruth.leave(ruth.rematch(table).table)
    assert [item["table"] for item in hal.tables()[0]] == [table]
    assert len(ruth.tables()[0]) == 2


def test_an_invitation_stands_below_what_waits_for_me_and_above_all_else(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    new = ruth.rematch(table).table
    opened = hal.make(OPEN).id
    waits = hal.make().id
    assert [item["table"] for item in hal.tables()[0]] == [waits, new, opened, table]


def test_tables_on_one_course_are_told_apart_by_their_names(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    (ruth,) = friends(club, "Ruth")
    ruth.make(OPEN, name="Sunday four")
    ruth.make(OPEN)
    assert {item["name"] for item in ruth.tables()[0]} == {"Sunday four", None}


def test_invitations_converge_in_any_order_and_however_often_told(time: Time) -> None:
    store = SqliteStore(None)
    club = open_club(store, time)
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    new = ruth.rematch(table).table
    hal.take(new, "")
    log = store.after(new, -1)
    wanted = hal.tables()
    for order in permutations([*log, log[0]]):
        other = SqliteStore(None)
        for entry in store.after(table, -1):
            other.append(table, entry)
            project(other, table, entry)
        for entry in log:
            other.append(new, entry)
        for entry in order:
            project(other, new, entry)
        assert Person(open_club(other, time), "Hal").tables() == wanted
        other.close()


def rows_of(store: SqliteStore, people: int) -> list[object]:
    return [store.rows(f"PLAYER#{name:.<22}", count=50) for name in ("Ruth", "Hal")[:people]]


def asked(store: SqliteStore, table: str, name: str) -> bool:
    """Whether a row leads this player to the table as one that waits for them."""
    return store.get(f"PLAYER#{name:.<22}", f"TURN#{table}") is not None


def test_rows_converge_in_any_order_and_however_often_told(time: Time) -> None:
    store = SqliteStore(None)
    table, (ruth, hal) = seated(open_club(store, time), "Ruth", "Hal")
    ruth.finish_hole(table)
    hal.play(table, ROLL)
    log = store.after(table, -1)[-4:]
    head = store.after(table, -1)[:-4]
    wanted = rows_of(store, 2)
    for order in permutations(log):
        other = SqliteStore(None)
        for entry in (*order, *head, *order, *head):
            project(other, table, entry)
        assert rows_of(other, 2) == wanted
        other.close()


def listening(store: SqliteStore) -> list[str]:
    """What kind of row is put from now on, in order."""
    written: list[str] = []

    def put(row: object, *, newer: bool = False) -> bool:
        written.append(row.sk.split("#")[0])  # type: ignore[attr-defined]
        return SqliteStore.put(store, row, newer=newer)  # type: ignore[arg-type]

    store.put = put  # type: ignore[method-assign]
    return written


def test_no_row_is_written_for_a_move_or_a_word(time: Time) -> None:
    store = SqliteStore(None)
    written = listening(store)
    table, (ruth, hal) = seated(open_club(store, time), "Ruth", "Hal", options={"stymie": False})
    written.clear()
    ruth.finish_hole(table)
    hal.say(table, "Well played")
    assert written == []


def test_whom_the_table_may_wait_for_is_written_once_a_game(time: Time) -> None:
    store = SqliteStore(None)
    written = listening(store)
    table, (ruth, hal) = seated(open_club(store, time), "Ruth", "Hal", options={"stymie": True})
    for _ in range(2):
        ruth.finish_hole(table)
        assert hal.tables()[0][0]["waiting"]
        hal.finish_hole(table)
        assert ruth.tables()[0][0]["waiting"]
    assert [kind for kind in written if kind == "TURN"] == ["TURN"] * 2


def test_who_takes_a_released_seat_is_waited_for_too(time: Time) -> None:
    """Though somebody else had been asked there."""
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": True})
    ruth.finish_hole(table)
    hal.finish_hole(table)
    code = hal.release(table, 1)["join"].split("=")[1]
    (cat,) = friends(club, "Cat")
    cat.take(table, code)
    other = cat.make(OPEN).id
    while ruth.tables()[0][0]["waiting"]:
        ruth.finish_hole(table)
    assert [(item["table"], item["waiting"]) for item in cat.tables()[0]] == [(table, True), (other, False)]


def test_a_projection_that_was_missed_is_found_by_the_next_append(time: Time) -> None:
    store = SqliteStore(None)
    club = open_club(store, time)
    told, fails = club.project, [False]

    def sometimes(table: str, entry: Entry) -> None:
        if fails[0]:
            raise Unavailable
        told(table, entry)

    club.project = sometimes
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    fails[0] = True
    ruth.finish_hole(table)
    assert not asked(store, table, "Hal")
    fails[0] = False
    hal.say(table, "My turn?")
    assert asked(store, table, "Hal")


def test_a_projection_that_was_missed_is_found_at_start(time: Time) -> None:
    store = SqliteStore(None)
    club = open_club(store, time)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    told, club.project = club.project, lambda table, entry: None
    ruth.finish_hole(table)
    restarted = open_club(store, time)
    assert not asked(store, table, "Hal")
    assert catch_up(restarted) == 1
    assert asked(store, table, "Hal")
    assert told is not None


def test_there_is_always_a_row_to_wake_a_table_by(club: Club) -> None:
    table, _ = seated(club, "Ruth", "Hal")
    assert eventually(lambda: wake(club) == 0 and catch_up(club) == 1)
