"""A stranger asks for a seat at an open table; the host seats them, or declines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chalicelib.actions import request_seat
from chalicelib.actions.make import NewTable
from chalicelib.errors import (
    BadName,
    NotTheMaker,
    NotYourSeat,
    PhaseOver,
    TableClosed,
    TableFinished,
    TableFull,
    TooMany,
    Unknown,
)
from chalicelib.fairness import Chance, table_key
from chalicelib.log import snapshots
from chalicelib.log.table import SeatRequest
from chalicelib.play.club import Club
from chalicelib.play.load_table import load_from_start
from chalicelib.play.past_views import replay_at
from chalicelib.play.published_replay import replay
from chalicelib.play.table_queries import look
from chalicelib.play.view import MAX_DECLINED, MAX_REQUESTS
from chalicelib.store.sqlite import SqliteStore
from chalicelib.verify import verify
from tests.faults.faulty_store import HostileStore, Lies
from tests.tables.people import DAY, HOUR, OPEN, Person, Time, eventually, friends, open_club, seated, until_answered

NONCE = b"\x05" * 16


@pytest.fixture
def ruth(club: Club) -> Person:
    return Person(club, "Ruth")


@pytest.fixture
def cat(club: Club) -> Person:
    return Person(club, "Cat")


@pytest.fixture
def made(ruth: Person) -> NewTable:
    return ruth.make(OPEN, OPEN)


def requests(view: dict[str, Any]) -> list[str]:
    return [request["name"] for request in view["requests"]]


def watched(club: Club, table: str, version: int) -> dict[str, Any]:
    """Return the view of a client without a key, once reads show this version."""
    seen = (until_answered(lambda: look(club, None, table)) for _ in iter(int, 1))
    return next(look.view for look in seen if look.version == version and look.view)


def test_an_asker_is_seated_with_one_tap_of_the_host(ruth: Person, cat: Person, made: NewTable) -> None:
    asked = cat.ask(made.id, NONCE)
    assert (asked["you"], requests(asked), asked["may_ask"]) == (None, ["Cat"], False)
    (request,) = ruth.view(made.id)["requests"]
    view = ruth.seat(made.id, request["n"])
    assert (view["seats"][1]["name"], view["seats"][1]["player"], requests(view)) == ("Cat", cat.id, [])
    mine = cat.view(made.id)
    assert (mine["you"], requests(mine), mine["may_ask"]) == (1, [], False)
    assert mine["fairness"]["nonces"] == [None, NONCE.hex(), None]


def test_the_last_seat_begins_the_game_with_the_nonce_that_was_sent_with_the_request(club: Club) -> None:
    ruth, cat = friends(club, "Ruth", "Cat")
    made = ruth.make(OPEN, nonce=b"\x01" * 16, options={"stymie": False})
    request = cat.ask(made.id, NONCE)["requests"][0]["n"]
    view = ruth.seat(made.id, request)
    assert (view["status"], view["fairness"]["nonces"]) == ("playing", ["01" * 16, NONCE.hex()])
    for person in (ruth, cat):
        for _ in range(3):
            person.finish_hole(made.id)
    replayed = until_answered(lambda: replay(club, ruth.id, made.id))
    chance = Chance(table_key(made.id, bytes.fromhex(replayed["seed"]), [b"\x01" * 16, NONCE]))
    assert all(chance.number(draw["label"], draw["k"]) == draw["result"] for draw in replayed["draws"])


def test_the_host_can_choose_the_askers_seat(ruth: Person, cat: Person, made: NewTable) -> None:
    request = cat.ask(made.id)["requests"][0]["n"]
    with pytest.raises(TableFull):
        ruth.seat(made.id, request, 0)
    with pytest.raises(Unknown):
        ruth.seat(made.id, request, 7)
    assert ruth.seat(made.id, request, 2)["seats"][2]["name"] == "Cat"


def test_only_the_host_and_the_asker_see_a_request(club: Club) -> None:
    ruth, hal, cat, dan = friends(club, "Ruth", "Hal", "Cat", "Dan")
    made = ruth.make(OPEN, OPEN, OPEN)
    hal.join(made)
    before = hal.view(made.id)["version"]
    cat.ask(made.id, NONCE)
    version = dan.ask(made.id)["version"]
    assert requests(ruth.view(made.id)) == ["Cat", "Dan"]
    assert requests(cat.view(made.id)) == ["Cat"]
    for view in (hal.view_at(made.id, version, before), watched(club, made.id, version), Person(club, "Eve").view(made.id)):
        assert view["requests"] == view["happened"] == []
        assert not any(secret in str(view) for secret in ("Cat", "Dan", cat.id, NONCE.hex()))
    for view in (ruth.view(made.id), {**cat.view(made.id), "me": None}):
        assert not any(secret in str(view) for secret in (cat.id, NONCE.hex())), "a name is enough"


def test_a_repeated_request_is_one_request(ruth: Person, cat: Person, made: NewTable) -> None:
    first = cat.ask(made.id)
    assert cat.ask(made.id)["version"] == first["version"]
    ruth.seat(made.id, first["requests"][0]["n"])
    version = ruth.view(made.id)["version"]
    assert ruth.seat(made.id, first["requests"][0]["n"])["version"] == version, "and a second tap seats nobody else"
    assert cat.ask(made.id)["version"] == version, "who sits there has their seat"


def test_a_declined_player_cannot_ask_again(ruth: Person, cat: Person, made: NewTable) -> None:
    request = cat.ask(made.id)["requests"][0]["n"]
    version = ruth.decline(made.id, request)["version"]
    assert ruth.decline(made.id, request)["version"] == version
    assert (requests(cat.view(made.id)), cat.view(made.id)["may_ask"]) == ([], False)
    with pytest.raises(PhaseOver, match="already asked"):
        cat.ask(made.id)
    assert cat.join(made).seat == 1, "who has the link needs no leave"


def test_a_request_can_be_withdrawn(ruth: Person, cat: Person, made: NewTable) -> None:
    request = cat.ask(made.id)["requests"][0]["n"]
    assert requests(cat.decline(made.id, request)) == []
    assert cat.decline(made.id, request)["version"] == 2, "again: nothing done"
    assert requests(ruth.view(made.id)) == []
    assert ruth.seat(made.id, request)["seats"][1]["kind"] == "open"


def test_only_the_host_seats_and_declines(club: Club) -> None:
    ruth, hal, cat, dan = friends(club, "Ruth", "Hal", "Cat", "Dan")
    made = ruth.make(OPEN, OPEN)
    hal.join(made)
    request = cat.ask(made.id)["requests"][0]["n"]
    for person, refusal in ((hal, NotTheMaker), (dan, NotYourSeat), (cat, NotYourSeat)):
        with pytest.raises(refusal):
            person.seat(made.id, request)
    for person, refusal in ((hal, NotTheMaker), (dan, NotYourSeat)):
        with pytest.raises(refusal):
            person.decline(made.id, request)


def test_a_request_lapses_when_the_game_begins(club: Club) -> None:
    ruth, hal, cat, dan = friends(club, "Ruth", "Hal", "Cat", "Dan")
    made = ruth.make(OPEN)
    request = cat.ask(made.id)["requests"][0]["n"]
    hal.join(made)
    assert requests(cat.view(made.id)) == requests(ruth.view(made.id)) == []
    assert ruth.seat(made.id, request)["seats"][1]["name"] == "Hal"
    for person in (cat, dan):
        assert not person.view(made.id)["may_ask"]
        with pytest.raises(PhaseOver, match="started"):
            person.ask(made.id)


def test_a_closed_and_a_finished_table_take_no_requests(
    club: Club, ruth: Person, cat: Person, made: NewTable, time: Time
) -> None:
    cat.ask(made.id)
    ruth.leave(made.id)
    assert requests(cat.view(made.id)) == []
    with pytest.raises(TableClosed):
        Person(club, "Dan").ask(made.id)
    table, (bea, eve) = seated(club, "Bea", "Eve", options={"stymie": False})
    for person in (bea, eve):
        for _ in range(3):
            person.finish_hole(table)
    with pytest.raises(TableFinished):
        cat.ask(table)


def test_a_table_without_an_open_seat_takes_no_requests(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": False})
    for person in (ruth, hal):
        for _ in range(3):
            person.finish_hole(table)
    again = ruth.rematch(table).table
    (cat,) = friends(club, "Cat")
    with pytest.raises(TableFull):
        cat.ask(again)
    with pytest.raises(PhaseOver, match="saved for you"):
        hal.ask(again)


def test_joining_by_link_removes_the_request(ruth: Person, cat: Person, made: NewTable) -> None:
    cat.ask(made.id)
    cat.join(made)
    assert requests(ruth.view(made.id)) == []


def test_nobody_asks_with_a_name_in_use(club: Club, ruth: Person, cat: Person, made: NewTable) -> None:
    cat.ask(made.id)
    for name in ("ruth", "CAT"):
        other = Person(club, name)
        other.id = f"{name:*<22}"
        with pytest.raises(BadName):
            other.ask(made.id)


def test_the_host_gets_an_error_if_the_name_was_taken_meanwhile(club: Club, ruth: Person, cat: Person, made: NewTable) -> None:
    request = cat.ask(made.id)["requests"][0]["n"]
    other = Person(club, "Cat")
    other.id = "another-cat-----------"
    other.join(made)
    with pytest.raises(BadName, match="Someone else at this table is now called “Cat”"):
        ruth.seat(made.id, request)


def test_requests_are_limited(club: Club, ruth: Person, made: NewTable) -> None:
    """Open requests and declined ones are limited, so that strangers cannot make the log endless."""
    for number in range(MAX_REQUESTS):
        Person(club, f"Asker {number}").ask(made.id, address=f"192.0.2.{number}")
    late = Person(club, "Late")
    assert not late.view(made.id)["may_ask"]
    with pytest.raises(TooMany):
        late.ask(made.id)
    for number in range(MAX_DECLINED):
        ruth.decline(made.id, ruth.view(made.id)["requests"][0]["n"])
        if number < MAX_DECLINED - MAX_REQUESTS:
            Person(club, f"Next {number}").ask(made.id, address=f"192.0.3.{number}")
    assert requests(ruth.view(made.id)) == []
    with pytest.raises(TooMany):
        late.ask(made.id)


def test_an_address_asks_at_twenty_tables_an_hour_at_most(time: Time) -> None:
    store = SqliteStore(None)
    ruth, cat = friends(open_club(store, time), "Ruth", "Cat")
    for _ in range(request_seat.FROM_ONE.most):
        cat.ask(ruth.make(OPEN).id)
    last = ruth.make(OPEN).id
    with pytest.raises(TooMany):
        cat.ask(last)
    cat.ask(last, address="203.0.113.5")
    time.now += HOUR
    cat.ask(ruth.make(OPEN).id)
    store.close()


def test_an_address_cannot_fill_a_tables_requests_alone(time: Time) -> None:
    """A player who withdraws a request cannot ask again: otherwise sixteen keys could close a table to all strangers."""
    store = SqliteStore(None)
    ruth, late = friends(open_club(store, time), "Ruth", "Late")
    made = ruth.make(OPEN, OPEN)
    for number in range(request_seat.AT_ONE.most):
        stranger = Person(ruth.club, f"Asker {number}")
        stranger.decline(made.id, stranger.ask(made.id)["requests"][0]["n"])
    with pytest.raises(TooMany):
        late.ask(made.id)
    late.ask(ruth.make(OPEN).id)
    assert requests(late.ask(made.id, address="203.0.113.5")) == ["Late"]
    time.now += HOUR
    Person(ruth.club, "Later").ask(made.id)
    store.close()


def test_asking_again_does_not_count_again(club: Club, ruth: Person, made: NewTable) -> None:
    askers = [Person(club, "RUTH"), *(Person(club, f"Asker {number}") for number in range(request_seat.AT_ONE.most - 1))]
    with pytest.raises(BadName):
        askers[0].ask(made.id)
    askers[0].name = "Roo"
    for asker in askers * 2:
        asker.ask(made.id)
    assert len(requests(ruth.view(made.id))) == request_seat.AT_ONE.most


@pytest.mark.parametrize("answer", [Person.seat, Person.decline])
def test_the_host_can_seat_an_asker_despite_stale_reads(answer: Callable[..., dict[str, Any]], time: Time) -> None:
    kind = SqliteStore(None)
    ruth, hal, bea, cat = friends(open_club(kind, time), "Ruth", "Hal", "Bea", "Cat")
    made = ruth.make(OPEN, OPEN, OPEN)
    for person in (hal, bea):
        person.join(made)
    request = cat.ask(made.id)["requests"][0]["n"]
    ruth.club = open_club(HostileStore(kind, 0, Lies(1, 0, 0, 0, 0, 0)), time)
    answer(ruth, made.id, request)
    ruth.club = open_club(kind, time)
    assert requests(ruth.view(made.id)) == []
    kind.close()


def test_requests_do_not_keep_an_expiring_table_open(club: Club, ruth: Person, cat: Person, made: NewTable, time: Time) -> None:
    time.now += 13 * DAY
    cat.ask(made.id)
    time.now += DAY
    assert ruth.view(made.id)["ended"] == "closed"


def carried(club: Club, table_id: str) -> tuple[list[SeatRequest], list[str]]:
    """Return the requests as an instance sees them that loads a snapshot; the same as by the whole log."""
    table = until_answered(lambda: load_from_start(club, table_id, strong=True))
    again = snapshots.unpack(table_id, table.n, snapshots.pack(table), club.rules)
    assert again is not None
    assert (again.requests, again.declined_players) == (table.requests, table.declined_players)
    return again.requests, again.declined_players


def test_requests_are_in_snapshots(club: Club, ruth: Person, cat: Person, made: NewTable) -> None:
    (dan,) = friends(club, "Dan")
    assert carried(club, made.id) == ([], [])
    request = cat.ask(made.id, NONCE)["requests"][0]["n"]
    assert [(asker.player, asker.nonce) for asker in carried(club, made.id)[0]] == [(cat.id, NONCE)]
    ruth.decline(made.id, request)
    assert carried(club, made.id) == ([], [cat.id])
    dan.ask(made.id)
    assert [len(part) for part in carried(club, made.id)] == [1, 1]


def test_askers_are_in_no_replay_and_it_still_verifies(club: Club) -> None:
    ruth, hal, cat, dan = friends(club, "Ruth", "Hal", "Cat", "Dan")
    made = ruth.make(OPEN, OPEN, options={"stymie": False})
    ruth.decline(made.id, dan.ask(made.id, NONCE)["requests"][0]["n"])
    ruth.seat(made.id, cat.ask(made.id, b"\x06" * 16)["requests"][0]["n"])
    Person(club, "Eve").ask(made.id)
    hal.join(made)
    for person in (ruth, cat, hal):
        for _ in range(3):
            person.finish_hole(made.id)
    assert eventually(lambda: look(club, None, made.id).over)
    club.store = getattr(club.store, "kind", club.store)  # who has no key may read what was a moment ago
    replayed = replay(club, None, made.id)
    assert [item["kind"] for item in replayed["log"][:7]] == ["made", "asked", "declined", "asked", "joined", "asked", "joined"]
    assert not any(secret in str(replayed) for secret in ("Dan", dan.id, "Eve", NONCE.hex()))
    for n in range(7):
        assert until_answered(lambda n=n: replay_at(club, ruth.id, made.id, n))["requests"] == []  # type: ignore[misc]
    assert list(verify(replayed))
