"""The list of a player's tables, and the rows behind it."""

from contextlib import closing, suppress
from itertools import permutations
from typing import Any, cast

import pytest

from chalicelib import json_codec
from chalicelib.log.pauses import PAUSE_MS
from chalicelib.play.club import Club
from chalicelib.play.projections import over_row, over_sk, project, running_pk, running_row, running_sk
from chalicelib.players.tables import all_cards
from chalicelib.store.interface import Entry, Row, Store, Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.times import iso
from chalicelib.upkeep.wake import project_recent_entries, wake
from tests.store.meter import Meter
from tests.tables.people import BOT, OPEN, Person, Time, eventually, friends, open_club, seated

ROLL = {"kind": "roll"}


def test_tables_waiting_for_me_come_first_sorted_by_deadline(time: Time) -> None:
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


def test_a_decision_made_updates_the_list_without_a_row(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    other = ruth.make(clock_hours=9).id
    ruth.finish_hole(table)
    assert [(item["table"], item["waiting"]) for item in ruth.tables()[0]] == [(other, True), (table, False)]
    assert hal.tables()[0][0]["waiting"]


def listed_pause(person: Person) -> Any:
    """Return until when the list says that the person's first table is paused."""
    return person.tables()[0][0]["paused_until"]


def test_a_paused_table_says_until_when(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    assert listed_pause(ruth) is None
    ruth.pause(table)
    assert listed_pause(ruth) is None, "only requested"
    hal.pause(table)
    assert listed_pause(ruth) == iso(time.now + PAUSE_MS)
    ruth.resume(table)
    assert listed_pause(ruth) is None


def test_a_pause_that_ran_out_is_not_listed(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    ruth.pause(table)
    hal.pause(table)
    time.now += PAUSE_MS - 1
    assert listed_pause(ruth)
    time.now += 1
    assert listed_pause(ruth) is None


def test_pages_continue(time: Time) -> None:
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


def test_all_see_whose_turn_it_is(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal, bea) = seated(club, "Ruth", "Hal", "Bea")
    ruth.finish_hole(table)
    hal.finish_hole(table)
    for person, waiting in ((ruth, False), (hal, False), (bea, True)):
        (item,) = person.tables()[0]
        assert (item["waiting"], item["waiting_for"]) == (waiting, [2])


def over(club: Club, *names: str, **wanted: Any) -> tuple[str, list[Person]]:
    """Return a finished table."""
    table, people = seated(club, *names, options={"stymie": False}, **wanted)
    for person in people:
        for _ in range(3):
            person.finish_hole(table)
    return table, people


def invitations(person: Person) -> list[tuple[str, str]]:
    """Return the tables with a reserved seat for this person, and who invites."""
    items = [item for item in person.tables()[0] if item["reserved"] is not None]
    assert all(item["status"] == "open" and item["you"] is None and not item["waiting"] for item in items)
    assert all(item["seats"][item["reserved"]] == {"name": person.name, "kind": "reserved"} for item in items)
    return [(item["table"], item["seats"][item["host"]]["name"]) for item in items]


def test_a_reserved_seat_in_a_rematch_is_an_invitation_until_taken(time: Time) -> None:
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


def test_no_end_of_a_log_is_read_for_an_invitation_or_an_open_table(time: Time) -> None:
    with closing(SqliteStore(None)) as store:
        club = open_club(store, time)
        table, (ruth, hal) = over(club, "Ruth", "Hal")
        ruth.rematch(table)
        hal.make(OPEN)
        hal.make()
        metered = Meter(store)
        club.store = cast(Store, metered)
        assert len(hal.tables()[0]) == 4
        assert metered.read["log"] == 0.5


def test_old_long_cards_are_shown_like_short_ones(time: Time) -> None:
    """Cards from before they were shortened."""
    store = SqliteStore(None)
    club = open_club(store, time)
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, BOT, name="Sunday four")
    hal.make(OPEN)
    listed = ruth.tables()
    (card,) = all_cards(club, ruth.id)
    store.put(Row(running_pk(ruth.id), running_sk(made.id), 99, json_codec.dump({**card, "ended": None})))
    assert ruth.tables() == listed


def test_invitations_come_after_tables_waiting_for_me_and_before_others(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    new = ruth.rematch(table).table
    opened = hal.make(OPEN).id
    waits = hal.make().id
    assert [item["table"] for item in hal.tables()[0]] == [waits, new, opened, table]


def test_lists_show_the_names_of_tables(time: Time) -> None:
    club = open_club(SqliteStore(None), time)
    (ruth,) = friends(club, "Ruth")
    ruth.make(OPEN, name="Sunday four")
    ruth.make(OPEN)
    assert {item["name"] for item in ruth.tables()[0]} == {"Sunday four", None}


def test_invitations_converge_in_any_order_and_if_projected_again(time: Time) -> None:
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


def rows_of(store: SqliteStore, *names: str) -> list[Row]:
    """Return the cards of these people, of running and finished tables."""
    kinds = [f"{kind}#{name:.<22}" for name in names or ("Ruth", "Hal") for kind in ("PLAYER", "OVER")]
    return [row for pk in kinds for row in store.rows(pk, count=50)[0]]


def has_card(store: SqliteStore, table: str, name: str) -> bool:
    return any(row.sk.endswith(table) for row in rows_of(store, name))


def test_rows_converge_in_any_order_and_if_projected_again(time: Time) -> None:
    store = SqliteStore(None)
    table, (ruth, hal) = seated(open_club(store, time), "Ruth", "Hal")
    ruth.finish_hole(table)
    hal.play(table, ROLL)
    log = store.after(table, -1)[-4:]
    head = store.after(table, -1)[:-4]
    wanted = rows_of(store)
    for order in permutations(log):
        other = SqliteStore(None)
        for entry in (*order, *head, *order, *head):
            project(other, table, entry)
        assert rows_of(other) == wanted
        other.close()


def test_a_card_moves_when_the_table_is_over_in_any_order_of_projection(time: Time) -> None:
    """Also if the last entry is appended while the others are projected."""
    store = SqliteStore(None)
    club = open_club(store, time)
    table, _ = over(club, "Ruth", "Hal")
    log = store.after(table, -1)
    cards = [entry for entry in log if '"c":' in entry.body]
    assert [row.pk[:4] for row in rows_of(store)] == ["OVER", "OVER"]
    for order in permutations([*cards, cards[0]]):
        for late in (False, True):
            other = SqliteStore(None)
            for entry in log[:-1] if late else log:
                other.append(table, entry)
            for entry in order:
                if late and entry.n == log[-1].n:
                    other.append(table, entry)
                project(other, table, entry)
            assert rows_of(other) == rows_of(store)
            other.close()


class Interrupted(SqliteStore):
    """Is interrupted before one of its calls."""

    def __init__(self, calls: int) -> None:
        super().__init__(None)
        self.calls = calls

    def _count(self) -> None:
        self.calls -= 1
        if self.calls == 0:
            raise Unavailable

    def put(self, row: Row, *, newer: bool = False) -> bool:
        self._count()
        return super().put(row, newer=newer)

    def delete(self, pk: str, sk: str) -> None:
        self._count()
        super().delete(pk, sk)


@pytest.mark.parametrize("calls", range(1, 14))
def test_an_interrupted_move_of_a_card_is_completed_by_the_next_projection(calls: int, time: Time) -> None:
    store = SqliteStore(None)
    table, _ = over(open_club(store, time), "Ruth", "Hal")
    log = store.after(table, -1)
    other = Interrupted(calls)
    for entry in log:
        other.append(table, entry)
    for entry in [entry for entry in reversed(log) if '"c":' in entry.body]:
        for _ in range(2):
            with suppress(Unavailable):
                project(other, table, entry)
    assert rows_of(other) == rows_of(store)


def test_cards_of_the_old_layout_are_shown_in_their_place(time: Time) -> None:
    """Until `make rebuild` has moved the cards of tables that ended earlier."""
    store = SqliteStore(None)
    club = open_club(store, time)
    ended = []
    for _ in range(6):
        time.pass_hours(1)
        table, (ruth,) = over(club, "Ruth")
        ended.append(table)
    runs = ruth.make().id
    for table in ended[::2]:
        (card,) = [card for card in all_cards(club, ruth.id) if card["table"] == table]
        card_fields = {name: value for name, value in card.items() if name != "table"}
        store.put(Row(running_pk(ruth.id), running_sk(table), 99, json_codec.dump(card_fields)))
        store.delete(f"OVER#{ruth.id}", over_sk(table, card["at"]))
    assert pages(ruth, 100) == [[runs, *ended[::-1]]]
    assert [table for page in pages(ruth, 2) for table in page] == [runs, *ended[::-1]]
    assert {card["table"] for card in all_cards(club, ruth.id)} == {runs, *ended}


def pages(person: Person, count: int) -> list[list[str]]:
    """Return all of a person's tables, page by page."""
    found: list[list[str]] = []
    cursor: str | None = None
    while True:
        items, cursor = person.tables(count, cursor)
        assert 0 < len(items) <= count
        found.append([item["table"] for item in items])
        if cursor is None:
            return found


@pytest.mark.parametrize("count", [1, 3, 7, 100])
def test_the_order_continues_over_pages(count: int, time: Time) -> None:
    """Those waiting for me, the soonest deadline first; then running ones; then finished ones, the newest first."""
    club = open_club(SqliteStore(None), time)
    ended = []
    for _ in range(5):
        time.pass_hours(1)
        table, (ruth,) = over(club, "Ruth")
        ended.append(table)
    slow, quick, middle = (ruth.make(clock_hours=hours).id for hours in (9, 2, 5))
    opened = ruth.make(OPEN).id
    shown = pages(ruth, count)
    assert [table for page in shown for table in page] == [quick, middle, slow, opened, *ended[::-1]]
    assert [len(page) for page in shown[:-1]] == [count] * (len(shown) - 1)


def crowd(kind: SqliteStore, time: Time, running: int, over: int, invited: int = 0) -> Person:
    """Put a player at so many running tables of four that wait for them, with so many finished ones and invitations."""
    (ruth,) = friends(open_club(kind, time), "Ruth")
    for number in range(running):
        ruth.make(key=f"table {number}")
    seats = [{"name": name, "kind": "human"} for name in ("Ruth", "Hal", "Old Tom", "Margaret")]
    course = {"id": "pebble-coast", "name": "Pebble Coast"}
    made = list(all_cards(ruth.club, ruth.id))
    for card in made:
        kind.put(running_row(ruth.id, card["table"], 60, {**card, "course": course, "seats": seats}))
    for number in range(invited):
        kept = {"status": "open", "course": course, "seats": [{"name": "Ruth", "kind": "reserved"}, *seats[1:]]}
        kind.put(running_row(ruth.id, f"{number:i<22}", 60, {**made[0], **kept}))
    card = {**made[0], "status": "finished", "ended": "finished", "seats": seats}
    card["places"] = [{"seat": seat, "place": seat + 1, "score": 70 + seat} for seat in range(4)]
    for number in range(over):
        kind.put(over_row(ruth.id, f"{number:022d}", 60, {**card, "at": time.now - number}))
    return ruth


@pytest.mark.parametrize(
    ("running", "over", "invited"), [(1, 0, 0), (1, 1000, 0), (3, 1000, 2), (10, 1000, 0), (50, 1000, 0), (50, 50, 10)]
)
@pytest.mark.parametrize("count", [1, 20, 36, 50, 100])
def test_a_page_reads_two_units_and_half_a_unit_for_each_table_that_is_played(
    running: int, over: int, invited: int, count: int, time: Time
) -> None:
    """The first page reads all of these to sort them; the others read only what they show. It once took 1,000 reads to show one
    of a thousand finished tables.
    """
    with closing(SqliteStore(None)) as kind:
        ruth = crowd(kind, time, running, over, invited)
        metered = Meter(kind)
        ruth.club.store = cast(Store, metered)
        cursor: str | None = None
        seen: list[str] = []
        for number in range((running + invited) // count + 3):
            metered.reset()
            items, cursor = ruth.tables(count, cursor)
            assert 0 < len(items) <= count
            assert metered.read["rows"] <= 2
            assert metered.read["log"] == (sum(item["status"] == "playing" for item in items) if number else running) / 2
            seen += [item["status"] for item in items]
            if cursor is None:
                break
        assert seen == sorted(seen, key=["playing", "open", "finished"].index)
        assert seen[: running + invited].count("finished") == 0


def test_later_pages_keep_the_first_pages_order(time: Time) -> None:
    """Nothing is left out or shown twice when a table ends, and new tables come last among the running ones."""
    club = open_club(SqliteStore(None), time)
    (ruth,) = friends(club, "Ruth")
    made = [ruth.make(clock_hours=hours).id for hours in (2, 3, 4, 5, 6)]
    items, cursor = ruth.tables(2)
    assert [item["table"] for item in items] == made[:2]
    for _ in range(3):
        ruth.finish_hole(made[0])
    new = ruth.make(clock_hours=1).id
    items, cursor = ruth.tables(2, cursor)
    assert [item["table"] for item in items] == made[2:4]
    items, cursor = ruth.tables(2, cursor)
    assert [item["table"] for item in items] == [made[4], new]
    ruth.leave(new)
    items, cursor = ruth.tables(2, cursor)
    assert ([item["table"] for item in items], cursor) == (made[:1], None)


def test_a_player_who_left_before_the_game_has_an_expiring_card(time: Time) -> None:
    store = SqliteStore(None)
    ruth, hal = friends(open_club(store, time), "Ruth", "Hal")
    made = ruth.make(OPEN, OPEN)
    hal.join(made)
    hal.leave(made.id)
    (gone,) = rows_of(store, "Hal")
    assert (gone.body, gone.expires) == ("{}", time.now // 1000 + 14 * 24 * 3600)
    hal.join(made)
    (back,) = rows_of(store, "Hal")
    assert back.expires is None
    assert [item["table"] for item in hal.tables()[0]] == [made.id]


def listening(store: SqliteStore) -> list[str]:
    """Collect the kinds of rows that are put from now on."""
    written: list[str] = []

    def put(row: object, *, newer: bool = False) -> bool:
        written.append(row.sk.split("#")[0])  # type: ignore[attr-defined]
        return SqliteStore.put(store, row, newer=newer)  # type: ignore[arg-type]

    store.put = put  # type: ignore[method-assign]
    return written


def test_no_row_is_written_for_a_move_or_a_message(time: Time) -> None:
    store = SqliteStore(None)
    written = listening(store)
    table, (ruth, hal) = seated(open_club(store, time), "Ruth", "Hal", options={"stymie": False})
    written.clear()
    ruth.finish_hole(table)
    hal.say(table, "Well played")
    assert written == []


def test_a_new_player_in_a_released_seat_has_the_table_waiting(time: Time) -> None:
    """Although another player had a decision there before."""
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


def test_a_missed_projection_is_made_up_by_the_next_append(time: Time) -> None:
    store = SqliteStore(None)
    club = open_club(store, time)
    project, fails = club.project, [False]

    def sometimes(table: str, entry: Entry) -> None:
        if fails[0]:
            raise Unavailable
        project(table, entry)

    club.project = sometimes
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    fails[0] = True
    hal.join(made)
    assert not has_card(store, made.id, "Hal")
    fails[0] = False
    hal.say(made.id, "My turn?")
    assert has_card(store, made.id, "Hal")


def test_a_missed_projection_is_made_up_at_start(time: Time) -> None:
    store = SqliteStore(None)
    club = open_club(store, time)
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    club.project = lambda table, entry: None
    hal.join(made)
    restarted = open_club(store, time)
    assert not has_card(store, made.id, "Hal")
    assert project_recent_entries(restarted) == 1
    assert has_card(store, made.id, "Hal")


def test_every_running_table_has_a_due_row(club: Club) -> None:
    table, _ = seated(club, "Ruth", "Hal")
    assert eventually(lambda: wake(club) == 0 and project_recent_entries(club) == 1)
