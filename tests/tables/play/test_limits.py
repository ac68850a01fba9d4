"""Limits: each has a reason, the docs list them, and no log goes on for ever."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from chalicelib import actions, limits_config
from chalicelib.actions import make
from chalicelib.actions.challenge import take_challenge
from chalicelib.actions.make import RequestedSeat, TableRequest, make_table
from chalicelib.api import keys
from chalicelib.errors import TooMany
from chalicelib.games import base
from chalicelib.games.interface import Hole
from chalicelib.games.registry import GAMES
from chalicelib.log import preconditions
from chalicelib.log.entries import Act, ActKind
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.load_table import load
from chalicelib.play.rate_limiter import Limit, network
from chalicelib.store.interface import Row
from chalicelib.store.sqlite import SqliteStore
from tests.logs.frozen import FILES, read
from tests.tables.people import OPEN, THREE_HOLES, Person, Time, friends, open_club, over, seated, until_answered

ROOT = Path(__file__).parents[3]
SPAN = {None: "", "hour": " an hour", "day": " a day"}


def test_the_security_page_lists_every_limit() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    section = page.partition("## How much of everything?")[2].partition("\n## ")[0]
    listed = re.findall(r"^- (.+): ([0-9,]+(?: an? \w+)?)$", section, re.M)
    assert listed == [(one["what"], f"{one['most']:,}{SPAN[one.get('per')]}") for one in limits_config.ALL.values()]


def test_every_limit_is_used_and_has_a_reason() -> None:
    code = "".join(path.read_text("utf-8") for path in (ROOT / "chalicelib").rglob("*.py"))
    for name, limit in limits_config.ALL.items():
        assert f'"{name}"' in code or name == "changes", name
        assert len(limit["reason"]) > 20
        assert limit["reason"].endswith(".")
    assert limits_config.most("changes") == base.CHANGES, "a part of the rules stands with them"


@pytest.mark.parametrize(("limit", "number", "said"), [(make.INVITES_A_DAY, 20, "twenty"), (keys.IN_A_DAY, 3, "three")])
def test_numbers_in_sentences_are_right(limit: Limit, number: int, said: str) -> None:
    assert (limit.most, said in limit.sentence) == (number, True)


@pytest.fixture
def calm(time: Time) -> Iterator[Club]:
    """A club over a reliable store."""
    with closing(SqliteStore(None)) as store:
        yield open_club(store, time)


# ── comings and goings ──


def goes_until_refused(person: Person, table: str, back: Any) -> int:
    """Return how often a player leaves and comes back until they are refused."""
    for times in range(limits_config.most("goings") + 9):
        try:
            person.leave(table)
        except TooMany:
            return times
        back()
    raise AssertionError("nobody says that it is enough")


def test_coming_and_going_before_the_game_is_limited(calm: Club) -> None:
    ruth, hal = friends(calm, "Ruth", "Hal")
    made = ruth.make(OPEN, OPEN)
    hal.join(made)
    goes_until_refused(hal, made.id, lambda: hal.join(made))
    table = load(calm, made.id, strong=True)
    assert table.departures == limits_config.most("goings")
    assert table.n <= 2 * limits_config.most("goings") + 3
    ruth.start(made.id)
    ruth.finish_hole(made.id)
    hal.finish_hole(made.id)


def test_coming_and_going_during_the_game_is_limited(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    assert goes_until_refused(hal, table, lambda: hal.take(table, "")) <= limits_config.most("goings")
    assert until_answered(lambda: load(club, table, strong=True)).n <= 2 * limits_config.most("goings") + 3
    ruth.finish_hole(table)
    hal.finish_hole(table)


def test_a_player_can_come_back_after_the_last_allowed_leave(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preconditions, "MAX_DEPARTURES", 1)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    hal.leave(table)
    hal.take(table, "")
    with pytest.raises(TooMany):
        hal.leave(table)
    ruth.finish_hole(table)
    hal.finish_hole(table)


def test_snapshots_have_the_counts_for_limits(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="mulligan")
    for orders in ("always", "never"):
        ruth.play(table, {"kind": "orders", "orders": orders})
    for _ in range(10):
        hal.leave(table)
        hal.take(table, "")
    whole = until_answered(lambda: load(club, table, strong=True))
    club.forget()
    again = until_answered(lambda: load(club, table, strong=True))
    assert again.snapshot_at > 2
    assert (again.departures, again.seats[0].choices_changed) == (whole.departures, whole.seats[0].choices_changed) == (10, 2)


# ── choosing again ──


def test_changes_of_a_choice_are_limited_until_the_next_decision(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preconditions, "MAX_CHOICES_CHANGED", 5)
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="mulligan", clock_hours=10)
    for turn in range(5):
        ruth.play(table, {"kind": "orders", "orders": ("always", "never")[turn % 2]})
    with pytest.raises(TooMany):
        ruth.play(table, {"kind": "orders", "orders": "never"})
    assert hal.play(table, {"kind": "orders", "orders": "always"}).view["version"] > 5


# ── every log has an end ──


@pytest.fixture
def playing(club: Club) -> tuple[Table, Person, Person]:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    return until_answered(lambda: load(club, table, strong=True)), ruth, hal


@pytest.mark.parametrize("kind", get_args(ActKind))
def test_a_long_log_takes_only_what_the_game_needs(kind: Any, playing: tuple[Table, Person, Person]) -> None:
    table, *_ = playing
    table.n = limits_config.most("log-at-will")
    for seat in (0, 1):
        act = Act(kind, seat)
        if kind in preconditions.NEVER_REFUSED or (kind == "move" and seat in table.waiting):
            preconditions.must_be_within_limits(table, [act])
        else:
            with pytest.raises(TooMany):
                preconditions.must_be_within_limits(table, [act])


def test_a_long_log_stops_no_player(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    monkeypatch.setattr(preconditions, "MAX_OPTIONAL_ENTRIES", 1)
    for attempt in (lambda: hal.say(table, "hello"), lambda: hal.leave(table), lambda: hal.pause(table)):
        with pytest.raises(TooMany):
            attempt()
    ruth.finish_hole(table)
    hal.finish_hole(table)


def test_an_endless_game_is_ended(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    ruth.finish_hole(table)
    monkeypatch.setattr(preconditions, "MAX_LOG_ENTRIES", ruth.view(table)["version"])
    assert ruth.view(table)["ended"] == "abandoned"


@pytest.mark.parametrize("game", GAMES)
def test_the_limit_is_many_times_the_longest_game(game: str) -> None:
    """The frozen logs hold each game at its longest; that and everything that players may add are far from the limit."""
    longest = max(len(read(path).entries) for path in FILES.glob(f"{game}-[0-9]*.json.gz"))
    seats = 8
    beside = sum(limits_config.most(name) for name in ("messages", "nudges", "requests-turned-away", "requests-open"))
    beside += 2 * limits_config.most("goings") + (seats + 1) * 2 * limits_config.most("pauses")
    beside += seats * (2 * limits_config.most("absences") + limits_config.most("hours-changes"))
    assert longest + beside < limits_config.most("log-at-will")
    assert 5 * longest < limits_config.most("log") - limits_config.most("log-at-will")


# ── tables and courses of a player ──


def test_running_tables_are_limited_per_player(calm: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chalicelib.players.tables.RUNNING_AT_ONCE", 3)
    ruth, hal = friends(calm, "Ruth", "Hal")
    made = [ruth.make(OPEN, key=f"the table {number}").id for number in range(3)]
    others = hal.make(OPEN)
    with pytest.raises(TooMany, match="already at 3 tables"):
        ruth.make(OPEN)
    with pytest.raises(TooMany, match="already at 3 tables"):
        ruth.join(others)
    assert ruth.make(OPEN, key="the table 0").id == made[0]
    ruth.leave(made[0])
    assert ruth.join(others).seat == 1


def test_the_limit_applies_to_a_new_rematch_but_not_to_an_existing_one(calm: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    old, (ruth, hal) = over(calm, "Ruth", "Hal")
    other, _ = over(calm, "Ruth", "Hal")
    monkeypatch.setattr("chalicelib.players.tables.RUNNING_AT_ONCE", 3)
    made = [ruth.make(OPEN).id for _ in range(2)]
    new = ruth.rematch(old)
    for _ in range(2):
        with pytest.raises(TooMany, match="already at 3 tables"):
            ruth.rematch(other)
    assert ruth.rematch(old).table == new.table
    ruth.leave(made[0])
    assert not ruth.rematch(other).again


def test_an_interrupted_rematch_is_found_by_a_player_at_the_limit(calm: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    old, (ruth, _) = over(calm, "Ruth", "Hal")
    monkeypatch.setattr("chalicelib.players.tables.RUNNING_AT_ONCE", 1)
    with monkeypatch.context() as broken:
        broken.setattr(sys.modules["chalicelib.actions.rematch"], "_note", lambda *_: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            ruth.rematch(old)
    assert ruth.rematch(old).again


def test_an_asker_at_the_limit_is_not_seated(calm: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    ruth, hal = friends(calm, "Ruth", "Hal")
    table = ruth.make(OPEN).id
    request = hal.ask(table)["requests"][0]["n"]
    monkeypatch.setattr("chalicelib.players.tables.RUNNING_AT_ONCE", 1)
    enough = hal.make(OPEN).id
    with pytest.raises(TooMany, match="Hal is already at 1 tables"):
        ruth.seat(table, request)
    hal.leave(enough)
    assert ruth.seat(table, request)["seats"][1]["name"] == "Hal"


def test_the_limit_applies_to_spoken_codes_and_reserved_seats(calm: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    old, (ruth, hal) = over(calm, "Ruth", "Hal")
    kept, opened = ruth.rematch(old).table, ruth.make(OPEN).id
    led = actions.open_code(calm, "198.51.100.7", actions.make_code(calm, ruth.id, opened).code)
    monkeypatch.setattr("chalicelib.players.tables.RUNNING_AT_ONCE", 1)
    hal.make(OPEN)
    for table, code in ((opened, led.join), (kept, "")):
        with pytest.raises(TooMany):
            hal.take(table, code)


def test_the_limit_does_not_apply_to_coming_back(calm: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has been their table all the time."""
    table, (_, hal) = seated(calm, "Ruth", "Hal")
    hal.leave(table)
    monkeypatch.setattr("chalicelib.players.tables.RUNNING_AT_ONCE", 1)
    with pytest.raises(TooMany):
        hal.make(OPEN)
    assert hal.take(table, "").again


def test_rematches_count_as_tables_made_in_a_day(calm: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    olds = [over(calm, "Ruth", "Hal") for _ in range(2)]
    monkeypatch.setattr("chalicelib.actions.make.IN_A_DAY", Limit("made", 3, limits_config.span_ms("tables-made"), "Enough."))
    (first, (ruth, _)), (second, _) = olds
    new = ruth.rematch(first).table
    with pytest.raises(TooMany, match="Enough"):
        ruth.rematch(second)
    assert ruth.rematch(first).table == new


def test_tables_made_in_a_day_are_limited(calm: Club, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chalicelib.actions.make.IN_A_DAY", Limit("made", 2, limits_config.span_ms("tables-made"), "Enough."))
    ruth, hal = friends(calm, "Ruth", "Hal")
    for number in range(4):
        ruth.make(key=f"the table {number // 2}")
    with pytest.raises(TooMany):
        ruth.make()
    hal.make()
    time.pass_hours(24)
    ruth.make()


def test_courses_added_in_a_day_are_limited(calm: Club, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "chalicelib.actions.add_course.IN_A_DAY", Limit("course", 2, limits_config.span_ms("courses"), "Enough.")
    )

    def bring(player: str, name: str) -> str:
        return until_answered(
            lambda: actions.save_course(calm, player, name, [Hole(3, sum(name.encode()) % 600 + 50)])
        ).card.course.name

    for name in ("Links", "Muni", "Links", "Muni"):
        assert bring("ruth", name) == name
    with pytest.raises(TooMany):
        bring("ruth", "Downs")
    bring("hal", "Downs")
    time.pass_hours(24)
    bring("ruth", "Downs")


# ── tables and courses from an address ──

HERE, ELSEWHERE = "198.51.100.7", "203.0.113.5"


def here(what: str, most: int) -> Limit:
    return Limit(what, most, limits_config.SPANS["day"], "Enough from here.")


def make_at(person: Person, address: str = HERE, key: str | None = None) -> str:
    wanted = TableRequest("dice-golf", [RequestedSeat("me", person.name)], course=THREE_HOLES)
    return make_table(person.club, person.id, person.bearer, wanted, key, address).id


def bring_at(club: Club, player: str, yards: int, address: str = HERE, **more: Any) -> str:
    return actions.save_course(club, player, "Links", [Hole(3, yards)], address=address, **more).card.course.id


def test_tables_made_from_an_address_are_limited_over_all_keys(calm: Club, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    old, (ruth, _) = over(calm, "Ruth", "Hal")
    monkeypatch.setattr("chalicelib.actions.make.HERE_IN_A_DAY", here("made-here", 3))
    people = friends(calm, "Ann", "Bob", "Cat", "Dan")
    ann, bob, cat, dan = people
    made = make_at(ann, key="the first table")
    new = actions.rematch(calm, ruth.id, old, address=HERE).table
    take_challenge(calm, bob.id, "Bob", address=HERE)
    for attempt in (
        lambda: make_at(cat),
        lambda: take_challenge(calm, cat.id, "Cat", address=HERE),
        lambda: actions.rematch(calm, ruth.id, over(calm, "Ruth", "Hal")[0], address=HERE),
    ):
        with pytest.raises(TooMany, match="Enough from here") as refused:
            attempt()
        assert 0 < (refused.value.retry_after or 0) <= 24 * 3600
    assert make_at(ann, key="the first table") == made, "it is there already"
    assert actions.rematch(calm, ruth.id, old, address=HERE).table == new
    make_at(dan, ELSEWHERE)
    time.pass_hours(24)
    make_at(cat)


def test_courses_added_from_an_address_are_limited_over_all_keys(
    calm: Club, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chalicelib.actions.add_course.HERE_IN_A_DAY", here("course-here", 2))
    first = bring_at(calm, "ann", 100)
    for _ in range(3):
        bring_at(calm, "dan", 100, preview=True)
    bring_at(calm, "bob", 101)
    with pytest.raises(TooMany, match="Enough from here"):
        bring_at(calm, "cat", 102)
    with pytest.raises(TooMany, match="Enough from here"):
        bring_at(calm, "ann", 103, instead_of=first)
    assert bring_at(calm, "ann", 100) == first, "it is there already"
    bring_at(calm, "cat", 102, ELSEWHERE)
    time.pass_hours(24)
    bring_at(calm, "cat", 104)


def test_a_refused_player_uses_up_no_ticket_of_their_address(calm: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chalicelib.actions.make.IN_A_DAY", here("made", 1))
    monkeypatch.setattr("chalicelib.actions.make.HERE_IN_A_DAY", here("made-here", 2))
    ruth, hal = friends(calm, "Ruth", "Hal")
    make_at(ruth)
    for _ in range(3):
        with pytest.raises(TooMany):
            make_at(ruth)
    make_at(hal)


@pytest.mark.parametrize("name", ["tables-made-here", "courses-here"])
def test_an_address_has_a_higher_limit_than_a_player(name: str) -> None:
    own = {"tables-made-here": "tables-made", "courses-here": "courses"}[name]
    assert limits_config.most(name) >= 2 * limits_config.most(own) >= 2 * 30
    assert limits_config.span_ms(name) == limits_config.span_ms(own) == limits_config.SPANS["day"]


def test_addresses_are_stored_as_salted_hashes_for_a_day(calm: Club, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    rows: list[Row] = []
    put = SqliteStore.put

    def noted(store: SqliteStore, row: Row, *, newer: bool = False) -> bool:
        rows.append(row)
        return put(store, row, newer=newer)

    monkeypatch.setattr(SqliteStore, "put", noted)
    make_at(Person(calm, "Ruth"))
    bring_at(calm, "ann", 100)
    counted = [row for row in rows if row.pk.startswith(("LIMIT#made-here#", "LIMIT#course-here#"))]
    assert len(counted) == 2
    for row in counted:
        assert row.pk.endswith(network(calm, HERE))
        assert HERE not in row.pk + row.sk + row.body
        assert 0 < (row.expires or 0) - time.now // 1000 <= 25 * 3600
    salted = replace(calm, salt=b"another secret")
    assert network(salted, HERE) != network(calm, HERE)
