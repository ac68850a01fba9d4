"""Spoken codes: made by a tap, valid for an hour, impossible to guess."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import count
from math import isclose
from pathlib import Path

import pytest

from chalicelib.actions import spoken_codes
from chalicelib.actions.make import NewTable
from chalicelib.actions.spoken_codes import CodeTarget, SpokenCode, make_code, open_code
from chalicelib.errors import Malformed, NotYourSeat, TableClosed, TableFinished, TableFull, TooMany, WrongCode
from chalicelib.play.club import Club
from chalicelib.play.rate_limiter import network
from chalicelib.store.interface import Row, Store
from chalicelib.store.sqlite import SqliteStore
from tests.faults.faulty_store import FEW, HONEST, HostileStore
from tests.store.meter import Meter
from tests.tables.people import HOUR, OPEN, Person, Time, friends, open_club, seated, until_answered

HERE = "198.51.100.7"
WRONG = "KKKKKKKK"


def tap(person: Person, table: str) -> SpokenCode:
    return until_answered(lambda: make_code(person.club, person.id, table))


def say(club: Club, code: str, address: str = HERE) -> CodeTarget:
    return until_answered(lambda: open_code(club, address, code))


@pytest.fixture
def ruth(club: Club) -> Person:
    return Person(club, "Ruth")


@pytest.fixture
def made(ruth: Person) -> NewTable:
    return ruth.make(OPEN, OPEN)


def addresses() -> Iterator[str]:
    """Yield addresses of different people."""
    return (f"203.0.{number // 256}.{number % 256}" for number in count())


# Making


def test_a_code_leads_to_the_join_link(club: Club, ruth: Person, made: NewTable) -> None:
    code = tap(ruth, made.id).code
    assert say(club, code) == CodeTarget(made.id, made.links["join"].split("=")[1])
    assert say(club, code).links == made.links


def test_a_code_has_eight_letters_of_the_alphabet(ruth: Person) -> None:
    door = spoken_codes._CodeSource("", b"seed", 0, "")
    drawn = [door.letters(draw, 0) for draw in range(40)]
    assert {len(code) for code in drawn} == {8}
    assert set("".join(drawn)) == set(spoken_codes.LETTERS)
    assert set(tap(ruth, ruth.make(OPEN).id).code) <= set(spoken_codes.LETTERS)


def test_all_players_get_the_same_code_for_an_hour(club: Club, ruth: Person, made: NewTable, time: Time) -> None:
    (hal,) = friends(club, "Hal")
    hal.join(made)
    first = tap(ruth, made.id)
    time.now += HOUR - 1
    again = tap(hal, made.id)
    assert (again.code, again.until, again.again) == (first.code, first.until, True)
    assert say(club, first.code).table == made.id
    time.now += 1
    with pytest.raises(WrongCode):
        say(club, first.code)
    assert tap(hal, made.id).code != first.code


def test_only_seated_players_make_a_code(club: Club, made: NewTable) -> None:
    (hal,) = friends(club, "Hal")
    with pytest.raises(NotYourSeat):
        tap(hal, made.id)


def test_a_table_without_a_free_seat_has_no_code(club: Club, ruth: Person) -> None:
    table, (maker, _) = seated(club, "Bea", "Cat")
    with pytest.raises(TableFull):
        tap(maker, table)
    closed = ruth.make(OPEN)
    ruth.leave(closed.id)
    with pytest.raises((TableClosed, TableFinished, NotYourSeat)):
        tap(ruth, closed.id)


def test_a_new_join_code_has_a_new_spoken_code(club: Club, time: Time) -> None:
    ruth, hal, bea = friends(club, "Ruth", "Hal", "Bea")
    made = ruth.make(OPEN, OPEN)
    hal.join(made)
    before = tap(ruth, made.id).code
    bea.join(made)
    fresh = hal.release(made.id, 1)
    time.now += HOUR // 2
    after = tap(ruth, made.id)
    assert after.code != before
    assert after.until == time.now + HOUR
    assert say(club, after.code).links == fresh
    assert say(club, before).links == made.links, "which opens nothing any more"


def test_a_code_leads_to_the_newest_join_code_despite_stale_reads(time: Time) -> None:
    """Also on an instance whose eventually consistent reads do not show the new join code yet."""
    with closing(SqliteStore(None)) as store:
        table, (ruth, hal, bea) = seated(open_club(store, time), "Ruth", "Hal", "Bea")
        hal.release(table, 1)
        fresh = bea.release(table, 2)
        for seed in range(2 * FEW):
            ruth.club = open_club(HostileStore(store, seed, replace(HONEST, stale=1)), time)
            assert say(ruth.club, tap(ruth, table).code).links == fresh


def test_codes_in_use_are_skipped(club: Club, ruth: Person, made: NewTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables never share a code, even if one was drawn before the other expired."""
    taken, letters = tap(ruth, made.id).code, spoken_codes._CodeSource.letters
    other = ruth.make(OPEN)
    monkeypatch.setattr(
        spoken_codes._CodeSource, "letters", lambda door, draw, until: taken if draw == 1 else letters(door, draw, until)
    )
    code = tap(ruth, other.id).code
    assert code != taken
    assert say(club, taken).table == made.id
    assert say(club, code).table == other.id


def test_an_interrupted_code_is_completed_by_the_next_tap(
    club: Club, ruth: Person, made: NewTable, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example if the instance ended between the two puts."""
    with monkeypatch.context() as broken:
        broken.setattr(spoken_codes, "_store_target", lambda *args: True)
        code = tap(ruth, made.id).code
    assert (tap(ruth, made.id).code, say(club, code).table) == (code, made.id)


def test_stored_codes_are_hashed_and_expire(
    ruth: Person, made: NewTable, store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: list[Row] = []
    put = type(store).put
    monkeypatch.setattr(type(store), "put", lambda store, row, **how: rows.append(row) or put(store, row, **how))  # type: ignore[func-returns-value]
    code = tap(ruth, made.id).code
    with pytest.raises(WrongCode):
        say(ruth.club, WRONG)
    mine = [row for row in rows if not row.pk.startswith(("PLAYER#", "DUE#"))]
    assert {row.pk.split("#")[0] for row in mine} == {"SPOKEN", "CODE", "LIMIT"}
    for row in mine:
        assert row.expires is not None
        assert HOUR <= row.expires * 1000 - time.now <= 2 * HOUR
        assert code not in row.pk + row.sk + row.body
        assert HERE not in row.pk + row.sk + row.body


# Saying


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("KLMORUWX", "KLMORUWX"),
        ("klmo ruwx", "KLMORUWX"),
        (" Klmo-Ruwx. ", "KLMORUWX"),
        ("k l m o – r u w x", "KLMORUWX"),
        ("ahjk nqfs", "KKKKMUXX"),
        ("iiii0000", "YYYYOOOO"),
    ],
)
def test_a_code_is_read_however_it_is_written_and_heard(said: str, code: str) -> None:
    assert spoken_codes.parse_code(said) == code


@pytest.mark.parametrize("said", ["", "KLMORUW", "KLMORUWXY", "KLMORUWB", "KLMORUW8", "ＫＬＭＯＲＵＷＸ", "KLMORUW\u0301"])
def test_a_malformed_code_is_refused_and_not_counted_as_a_guess(club: Club, said: str) -> None:
    for _ in range(spoken_codes.FROM_ONE.most + 1):
        with pytest.raises(Malformed, match="K L M O R U W X Y Z"):
            say(club, said)


def test_no_two_letters_of_the_alphabet_sound_alike() -> None:
    for group in ("AHJK", "BCDEGPTVZ", "BCDEGPTW", "FSX", "MN", "IY", "QU", "0OQ", "UV", "1IL", "2Z", "5S", "8B", "6G"):
        assert len(set(group) & set(spoken_codes.LETTERS)) <= 1, group
    assert not set(spoken_codes.HEARD) & set(map(ord, spoken_codes.LETTERS))


def test_unknown_expired_and_closed_codes_are_refused_alike(club: Club, ruth: Person, made: NewTable, time: Time) -> None:
    over = tap(ruth, made.id).code
    time.pass_hours(1)
    refusals = []
    for code in (WRONG, over):
        with pytest.raises(WrongCode) as refused:
            say(club, code)
        refusals.append((str(refused.value), refused.value.extra))
    assert refusals[0] == refusals[1]


# Guessing


@pytest.fixture
def exact(time: Time) -> Iterator[Person]:
    """Ruth, over a reliable store: a ticket whose put got no answer is taken although nothing was guessed."""
    store = SqliteStore(None)
    yield Person(open_club(store, time), "Ruth")
    store.close()


def test_an_address_has_ten_wrong_guesses_an_hour(exact: Person, time: Time) -> None:
    club, table = exact.club, exact.make(OPEN).id
    code = tap(exact, table).code
    for _ in range(10):
        with pytest.raises(WrongCode):
            say(club, WRONG)
    time.now += 60_000
    with pytest.raises(TooMany) as refused:
        say(club, code)
    left = HOUR - time.now % HOUR
    assert refused.value.retry_after == -(-left // 1000), "not even a right code is heard"
    assert say(club, code, "198.51.100.8").table == table, "others are"
    time.now += left
    with pytest.raises(WrongCode):
        say(club, WRONG)


def test_right_codes_are_not_counted(exact: Person) -> None:
    table = exact.make(OPEN).id
    code = tap(exact, table).code
    for _ in range(spoken_codes.FROM_ONE.most + 1):
        assert say(exact.club, code).table == table


def test_all_addresses_together_have_a_thousand_wrong_guesses_an_hour(exact: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert spoken_codes.IN_ALL.most == 1000
    monkeypatch.setattr(spoken_codes, "IN_ALL", spoken_codes.IN_ALL._replace(most=25))
    code, whose = tap(exact, exact.make(OPEN).id).code, addresses()
    for _ in range(25):
        with pytest.raises(WrongCode):
            say(exact.club, WRONG, next(whose))
    with pytest.raises(TooMany, match="Ask for the link"):
        say(exact.club, code, next(whose))


def test_the_addresses_of_one_home_count_as_one(club: Club) -> None:
    whom = partial(network, club)
    assert whom("2001:db8:1:2::1") == whom("2001:db8:1:ff:f::9") != whom("2001:db8:1:100::1")
    assert whom("::ffff:198.51.100.7") == whom("198.51.100.7") != whom("198.51.100.8")
    assert whom("") == whom("unknown"), "who has none is counted with all who have none"


def test_guesses_at_once_get_no_more_than_guesses_in_turn(club: Club, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one takes the last ticket, others who saw it come in between: it is given only once."""
    limit = spoken_codes.FROM_ONE._replace(most=1)
    monkeypatch.setattr(spoken_codes, "FROM_ONE", limit)
    get, heard = club.store.get, list[str]()

    def meanwhile(pk: str, sk: str, *, strong: bool = False) -> Row | None:
        row = get(pk, sk, strong=strong)
        if pk.startswith("LIMIT#code#") and not heard:
            heard.append(pk)
            with pytest.raises(WrongCode):
                say(club, WRONG)
        return row

    monkeypatch.setattr(club.store, "get", meanwhile)
    with pytest.raises(TooMany):
        say(club, WRONG)


def test_what_a_code_costs(exact: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """In units read and written, as the guide says."""
    assert isinstance(exact.club.store, SqliteStore)
    table, meter = exact.make(OPEN).id, Meter(exact.club.store)
    exact.club.store = meter

    def units() -> tuple[float, float]:
        used = meter.read["rows"], meter.written["rows"]
        meter.reset()
        return used

    code = tap(exact, table).code
    assert units() == (1, 2)
    tap(exact, table)
    assert units() == (2, 1)
    say(exact.club, code)
    assert units() == (5, 4)
    with pytest.raises(WrongCode):
        say(exact.club, WRONG)
    assert units() == (3, 2)
    for limit, spent in (("IN_ALL", (2, 1)), ("FROM_ONE", (1, 0))):
        monkeypatch.setattr(spoken_codes, limit, getattr(spoken_codes, limit)._replace(most=0))
        with pytest.raises(TooMany):
            say(exact.club, WRONG)
        assert units() == spent


def test_the_guide_shows_the_arithmetic_of_these_limits() -> None:
    text = (Path(__file__).parents[3] / "docs" / "security.md").read_text("utf-8")
    space = len(spoken_codes.LETTERS) ** spoken_codes.LENGTH
    assert f"{len(spoken_codes.LETTERS)}^{spoken_codes.LENGTH} = {space:,}" in text
    for live in (1, 100, 10_000):
        chance = spoken_codes.IN_ALL.most * live / space
        row = next(line for line in text.splitlines() if line.startswith(f"| {live:,} |"))
        assert isclose(chance, 1 / int(row.split("|")[2].split()[-1].replace(",", ""))), row
    assert " ".join(spoken_codes.LETTERS) in text
