"""Inviting players from earlier tables."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from chalicelib.actions import make
from chalicelib.actions.make import RequestedSeat
from chalicelib.errors import BadName, BadSeats, KeyReused, TooMany, WrongCode
from chalicelib.play.club import Club
from chalicelib.store.sqlite import SqliteStore
from tests.faults.faulty_store import FEW, HONEST, HostileStore
from tests.tables.people import BOT, DAY, OPEN, Person, Time, eventually, friends, hand, met, open_club, projected, seated

NOBODY = "no-such-table-00000000"


def test_a_seat_is_reserved_for_a_former_fellow_player(club: Club) -> None:
    table, (ruth, hal, bea) = seated(club, "Ruth", "Hal", "Bea")
    made = ruth.make(met(table, 1), OPEN)
    assert [(seat["kind"], seat["name"], seat["player"]) for seat in made.view["seats"][1:]] == [
        ("reserved", "Hal", hal.id),
        ("open", "", None),
    ]
    projected(club)
    assert eventually(lambda: [one["reserved"] for one in hal.tables()[0] if one["table"] == made.id] == [1])
    with pytest.raises(WrongCode):
        bea.take(made.id, "")
    assert hal.take(made.id, "").seat == 1, "without a code"


def test_invited_players_may_be_from_several_tables_and_invite_others(club: Club) -> None:
    first, (ruth, hal) = seated(club, "Ruth", "Hal")
    second, (bea, _) = seated(club, "Bea", "Ruth")
    made = ruth.make(met(first, 1), met(second, 0), BOT)
    assert [seat["name"] for seat in made.view["seats"][:3]] == ["Ruth", "Hal", "Bea"]
    hal.take(made.id, "")
    assert bea.take(made.id, "").view["status"] == "playing"
    assert hal.make(met(made.id, 2)).view["seats"][1]["name"] == "Bea", "whom he met there"


def test_the_host_begins_without_invited_players_who_do_not_come(club: Club) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    made = ruth.make(met(table, 1))
    assert made.view["status"] == "open"
    assert ruth.start(made.id)["seats"][1]["kind"] == "bot"


def test_strangers_cannot_be_invited(club: Club) -> None:
    """Neither from a table that they only watched or waited at, nor themselves, a bot or nobody."""
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    waiting = ruth.make(OPEN, OPEN)
    hal.join(waiting)
    with_bot = ruth.make(BOT)
    (eve,) = friends(club, "Eve")
    for person, seat in (
        (eve, met(table, 0)),
        (ruth, met(waiting.id, 1)),
        (ruth, met(table, 0)),
        (ruth, met(with_bot.id, 1)),
        (ruth, met(table, 5)),
        (ruth, met(NOBODY, 1)),
    ):
        with pytest.raises(BadSeats, match="people you’ve played with"):
            person.make(seat)


def test_a_player_who_gave_up_the_seat_cannot_be_invited(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    hal.release(table, 1)
    with pytest.raises(BadSeats):
        ruth.make(met(table, 1))
    with pytest.raises(BadSeats):
        hal.make(met(table, 0))


def test_nobody_is_invited_twice_to_one_table(club: Club) -> None:
    first, (ruth, hal) = seated(club, "Ruth", "Hal")
    second, _ = seated(club, "Ruth", "Hal")
    for seats in ((met(first, 1), met(first, 1)), (met(first, 1), met(second, 1))):
        with pytest.raises(BadSeats, match="two seats"):
            ruth.make(*seats)


def test_the_makers_name_must_differ_from_invited_players(club: Club) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    with pytest.raises(BadName):
        ruth.make(met(table, 1), RequestedSeat("bot", "hal"))


def test_two_players_with_lookalike_names_cannot_both_be_invited(club: Club) -> None:
    """Except for players of one table, who have sat together with these names."""
    (ruth,) = friends(club, "Ruth")
    tables = []
    for name in ("Ana", "\u0410na", "Bea"):  # the second begins with a Cyrillic letter
        made = ruth.make(OPEN)
        Person(club, name).join(made)
        tables.append(made.id)
    with pytest.raises(BadName, match="Two people you’re inviting are called “Ana”"):
        ruth.make(met(tables[0], 1), met(tables[1], 1))
    assert ruth.make(met(tables[0], 1), met(tables[2], 1)).view["seats"][2]["name"] == "Bea"


def test_lookalike_names_from_one_table_may_be_invited_together(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr("chalicelib.actions.names.alike", lambda one, other: False)
        table, (ruth, _, _) = seated(club, "Ruth", "Ana", "\u0410na")
    assert [seat["name"] for seat in ruth.make(met(table, 1), met(table, 2)).view["seats"]] == ["Ruth", "Ana", "\u0410na"]


def test_the_same_request_makes_one_table(club: Club) -> None:
    table, (ruth, _, _) = seated(club, "Ruth", "Hal", "Bea")
    made = ruth.make(met(table, 1), key="again-and-again")
    assert ruth.make(met(table, 1), key="again-and-again").id == made.id
    with pytest.raises(KeyReused):
        ruth.make(met(table, 2), key="again-and-again")


def test_invitations_are_limited_per_player(time: Time) -> None:
    store = SqliteStore(None)
    table, (ruth, hal) = seated(open_club(store, time), "Ruth", "Hal")
    for _ in range(make.INVITES_A_DAY.most):
        ruth.leave(ruth.make(met(table, 1)).id)
    with pytest.raises(TooMany):
        ruth.make(met(table, 1))
    ruth.make(OPEN)
    hal.make(met(table, 0))
    time.now += DAY
    ruth.make(met(table, 1))
    store.close()


def test_a_player_has_a_maximum_of_invitations_from_anyone(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another invitation is refused; a rematch leaves the seat open, and the old table links to it."""
    monkeypatch.setattr("chalicelib.players.tables.INVITED_AT_ONCE", 2)
    with closing(SqliteStore(None)) as store:
        club = open_club(store, time)
        table, (ruth, hal, bea) = seated(club, "Ruth", "Hal", "Bea", game="tiny", options={"rounds": 1})
        first = ruth.make(met(table, 1), key="the first")
        bea.make(met(table, 1))
        assert ruth.make(met(table, 1), key="the first").id == first.id
        with pytest.raises(TooMany, match="Hal already has many invitations"):
            bea.make(met(table, 0), met(table, 1))
        for person in (ruth, hal, bea):
            person.play(table, {"kind": "pick", "number": hand(person.view(table))[0], "ask": False})
        new = ruth.rematch(table)
        assert [seat["kind"] for seat in ruth.view(new.table)["seats"]] == ["human", "open", "reserved"]
        assert hal.take(new.table, hal.view(table)["rematch"]["links"]["join"].split("=")[1]).seat == 1
        hal.take(first.id, "")
        bea.make(met(table, 1))


def test_the_player_who_came_back_to_a_released_seat_is_invited(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    code = hal.release(table, 1)["join"].split("=")[1]
    bea = Person(club, "Bea")
    bea.take(table, code)
    assert ruth.make(met(table, 1)).view["seats"][1]["player"] == bea.id


def test_the_current_player_of_a_seat_is_invited_despite_stale_reads(time: Time) -> None:
    """Also on an instance whose eventually consistent reads do not show the change of the seat yet."""
    with closing(SqliteStore(None)) as store:
        table, (ruth, hal) = seated(open_club(store, time), "Ruth", "Hal")
        code = hal.release(table, 1)["join"].split("=")[1]
        bea = Person(hal.club, "Bea")
        bea.take(table, code)
        for seed in range(2 * FEW):
            ruth.club = open_club(HostileStore(store, seed, replace(HONEST, stale=1)), time)
            assert ruth.make(met(table, 1)).view["seats"][1]["player"] == bea.id
