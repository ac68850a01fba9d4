"""What guests of a finished table may see: boards link to it, but not to its chat or its rematch."""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from chalicelib.actions.message import list_messages
from chalicelib.errors import NotYourSeat
from chalicelib.log.entries import Act, from_base64url, read, to_base64url, write
from chalicelib.play.club import Club
from chalicelib.play.ids import rematch_id
from chalicelib.play.load_table import read_log
from chalicelib.play.past_views import log_page, replay_at, replay_start, view_at
from chalicelib.play.published_replay import replay
from chalicelib.play.table_queries import look
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import OPEN, Person, Time, friends, open_club, seated, until_answered

SAID = ("Good luck.", "Well played.")
BEA = "Bea".ljust(22, ".")
GUESTS = (None, BEA)


@pytest.fixture
def club(time: Time) -> Iterator[Club]:
    """Over a reliable store only: with a stale read a guest sees a running game, and its chat."""
    store = SqliteStore(None)
    yield open_club(store, time)
    store.close()


@pytest.fixture
def over(club: Club, time: Time) -> tuple[str, Person, Person, str]:
    """A finished table with chat from before and after its end, its players, and their running rematch."""
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": False})
    ruth.say(table, SAID[0])
    for person in (ruth, hal):
        for _ in range(3):
            person.finish_hole(table)
    time.now += 2000
    hal.say(table, SAID[1])
    rematch = ruth.rematch(table).table
    hal.take(rematch, "")
    return table, ruth, hal, rematch


def view(club: Club, who: str | None, table: str, since: int | None = None) -> dict[str, Any]:
    return until_answered(lambda: look(club, who, table, since)).view or {}


def all_replies(club: Club, who: str | None, table: str) -> Iterator[Any]:
    """Yield everything that this guest can request from a finished table."""
    version = view(club, who, table)["version"]
    yield view(club, who, table)
    yield from [view(club, who, table, since) for since in range(version)]
    yield until_answered(lambda: log_page(club, who, table, 100))
    yield until_answered(lambda: replay(club, who, table))
    yield until_answered(lambda: replay_start(club, who, table))
    for n in range(version + 1):
        yield until_answered(lambda n=n: view_at(club, who, table, n))  # type: ignore[misc]
        for seat in (None, 0, 1):
            yield until_answered(lambda n=n, seat=seat: replay_at(club, who, table, n, seat))  # type: ignore[misc]


@pytest.mark.parametrize("who", GUESTS)
def test_guests_of_a_finished_table_see_neither_chat_nor_rematch(
    club: Club, over: tuple[str, Person, Person, str], who: str | None
) -> None:
    table, _, _, rematch = over
    replies = [json.dumps(one) for one in all_replies(club, who, table)]
    assert len(replies) > 60
    for secret in (*SAID, rematch):
        assert not [one for one in replies if secret in one]
    with pytest.raises(NotYourSeat):
        until_answered(lambda: list_messages(club, who, table, 20))


def test_players_of_a_finished_table_see_chat_and_rematch(club: Club, over: tuple[str, Person, Person, str]) -> None:
    table, ruth, hal, rematch = over
    for person in (ruth, hal):
        shown = person.view(table)
        assert [message["text"] for message in shown["messages"]] == [*SAID]
        assert shown["rematch"]["table"] == rematch
        assert [message["text"] for message in person.messages(table)[0]] == [*reversed(SAID)]
        entries, _ = until_answered(partial(log_page, club, person.id, table, 100))
        happened = [event for one in entries for event in one["happened"]]
        assert [event["table"] for event in happened if event["kind"] == "rematch"] == [rematch]
        spoken = [message["text"] for n in range(shown["version"] + 1) for message in past(club, person, table, n)["messages"]]
        assert spoken == [*SAID]


def past(club: Club, person: Person, table: str, n: int) -> dict[str, Any]:
    return until_answered(lambda: view_at(club, person.id, table, n))


def test_a_replay_is_the_same_for_everybody(club: Club, over: tuple[str, Person, Person, str]) -> None:
    table, ruth, _, _ = over
    replays = [until_answered(lambda who=who: replay(club, who, table)) for who in (*GUESTS, ruth.id)]  # type: ignore[misc]
    assert replays[0] == replays[1] == replays[2]
    unsaid = [item["move"] for item in replays[0]["log"] if item["kind"] in ("message", "rematch")]
    assert unsaid == [None, None, None]


def test_watchers_see_the_chat_during_the_game(club: Club) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    ruth.say(table, "Good luck.")
    for who in GUESTS:
        assert [message["text"] for message in view(club, who, table)["messages"]] == ["Good luck."]
        assert until_answered(lambda who=who: list_messages(club, who, table, 20))[0]  # type: ignore[misc]


def test_a_rematchs_id_does_not_follow_from_the_published_seed(club: Club, over: tuple[str, Person, Person, str]) -> None:
    """Its id once followed from the seed, so anyone who had seen the replay could compute it and watch."""
    table, _, _, rematch = over
    seed = bytes.fromhex(until_answered(lambda: replay(club, None, table))["seed"])
    guesses = [b"rematch", *(b"rematch|%d" % count for count in range(3))]
    assert rematch not in [to_base64url(hmac.digest(seed, guess, "sha256")[:16]) for guess in guesses]


def secret_of(log: list[Entry]) -> bytes:
    return from_base64url(read(log[0]).acts[0].what["secret"])


def test_the_second_secret_gives_the_id_and_is_never_published(club: Club, over: tuple[str, Person, Person, str]) -> None:
    table, ruth, _, rematch = over
    secret = secret_of(until_answered(lambda: read_log(club, table, strong=True)))
    assert len(secret) == 32
    assert rematch == rematch_id(secret, 1)
    for who in (*GUESTS, ruth.id):
        for one in all_replies(club, who, table):
            assert to_base64url(secret) not in json.dumps(one)
            assert secret.hex() not in json.dumps(one)


def aged(club: Club) -> tuple[str, list[Person]]:
    """A finished table from before second secrets."""
    people = friends(club, "Ruth", "Hal")
    made = people[0].make(OPEN, options={"stymie": False})
    people[1].join(made)
    for person in people:
        for _ in range(3):
            person.finish_hole(made.id)
    for old in read_log(club, made.id, strong=True)[:1]:
        body = read(old)
        fields = {name: value for name, value in body.acts[0].what.items() if name != "secret"}
        acts = [Act("made", None, fields, body.acts[0].mark), *body.acts[1:]]
        assert club.store.amend(made.id, old, Entry(0, write(body._replace(acts=acts)), old.state))  # type: ignore[attr-defined]
    club.forget()
    return made.id, people


class Broke(Exception):
    """A request was interrupted here."""


@pytest.mark.parametrize("appends", [0, 1, 2, 3])
def test_an_old_table_has_one_rematch_wherever_a_request_is_interrupted(
    club: Club, appends: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three entries are written: a secret, the new table's first entry, and the old table's entry that names it. The request
    may end before each.
    """
    table, (ruth, hal) = aged(club)
    with monkeypatch.context() as broken:
        broken.setattr(club.store, "append", breaking_off(club.store.append, appends))
        try:
            ruth.rematch(table)
        except Broke:
            assert appends < 3
        else:
            assert appends == 3
    club.forget()
    made = hal.rematch(table)
    assert ruth.rematch(table)._replace(again=made.again) == made
    log = read_log(club, table, strong=True)
    assert [act.kind for found in log for act in read(found).acts][-2:] == ["secret", "rematch"]
    (secret,) = [act.what for found in log for act in read(found).acts if act.kind == "secret"]
    assert made.table == rematch_id(from_base64url(secret), 1)
    kinds = {item["kind"]: item["move"] for item in replay(club, None, table)["log"]}
    assert kinds["secret"] is kinds["rematch"] is None


def breaking_off(append: Callable[[str, Entry], None], after: int) -> Callable[[str, Entry], None]:
    left = [after]

    def broken(table: str, entry: Entry) -> None:
        if not left[0]:
            raise Broke
        left[0] -= 1
        append(table, entry)

    return broken
