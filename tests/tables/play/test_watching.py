"""Only its players see a table that is closed to watchers, whatever others request."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from chalicelib.actions.join import knock
from chalicelib.actions.message import list_messages
from chalicelib.errors import NotYourSeat, Refusal, Unknown, WrongCode
from chalicelib.log import snapshots
from chalicelib.play.club import Club
from chalicelib.play.load_table import load
from chalicelib.play.past_views import log_page, replay_at, replay_start, view_at
from chalicelib.play.published_replay import replay
from chalicelib.play.summary import summarize
from chalicelib.play.table_queries import look
from chalicelib.verify import verify
from tests.tables.people import OPEN, Person, Time, eventually, friends, hand, seated, until_answered

BEA = "Bea".ljust(22, ".")
GUESTS = (None, BEA)
ASKED: dict[str, Callable[[Club, str | None, str], Any]] = {
    "view": look,
    "since": lambda club, who, table: look(club, who, table, 0),
    "unchanged": lambda club, who, table: look(club, who, table, None, (1, None)),
    "messages": lambda club, who, table: list_messages(club, who, table, 20),
    "log": lambda club, who, table: log_page(club, who, table, 20),
    "log at": lambda club, who, table: view_at(club, who, table, 1),
    "replay": replay,
    "replay from": lambda club, who, table: replay(club, who, table, 5, "1.0"),
    "replay at": lambda club, who, table: replay_at(club, who, table, 1, 0),
    "begin": lambda club, who, table: replay_start(club, who, table),
    "brief": lambda club, who, table: summarize(club, table),
}


def play_out(table: str, *people: Person) -> None:
    while people[0].view(table)["status"] == "playing":
        for person in people:
            if (view := person.view(table))["legal"]:
                person.play(table, {"kind": "pick", "number": hand(view)[0], "ask": False})


def closed(club: Club, stage: str) -> tuple[str, list[Person]]:
    people = friends(club, "Ruth", "Hal")
    made = people[0].make(OPEN, game="tiny", options={"rounds": 1}, watching=False)
    if stage != "open":
        people[1].join(made)
    people[0].say(made.id, "Good luck.")
    if stage == "over":
        play_out(made.id, *people)
    return made.id, people


@pytest.mark.parametrize("stage", ["open", "playing", "over"])
@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("who", GUESTS)
def test_a_player_without_a_seat_sees_nothing(club: Club, who: str | None, asked: str, stage: str) -> None:
    table, _ = closed(club, stage)
    assert eventually(lambda: is_refused(lambda: ASKED[asked](club, who, table)))


def is_refused(ask: Callable[[], Any]) -> bool:
    """Whether a watcher is refused; not if their read does not show the table yet."""
    try:
        with pytest.raises(NotYourSeat):
            ask()
    except Unknown:
        return False
    return True


def test_seated_players_see_everything_and_that_it_is_closed(club: Club) -> None:
    table, (ruth, hal) = closed(club, "over")
    for person in (ruth, hal):
        assert person.view(table)["watching"] is False
        assert person.view(table)["messages"]
        replayed = json.loads(json.dumps(until_answered(lambda: replay(club, person.id, table))))  # noqa: B023
        assert replayed["log"][0]["move"]["watching"] is False
        assert len(list(verify(replayed, rules=club.rules))) == 6


def test_a_maker_without_a_seat_sees_nothing_by_repeating_the_request(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    asked: dict[str, Any] = {"game": "tiny", "watching": False, "key": "made-once"}
    made = ruth.make(OPEN, **asked)
    hal.join(made)
    assert ruth.make(OPEN, **asked).id == made.id
    ruth.release(made.id, 0)
    with pytest.raises(NotYourSeat):
        ruth.make(OPEN, **asked)


def test_a_player_who_just_sat_down_sees_it_despite_stale_reads(club: Club) -> None:
    table, (_, hal) = closed(club, "playing")
    for since in range(3):
        assert hal.look(table, since).seat == 1


def test_the_join_code_shows_game_and_commitment_before_joining(club: Club) -> None:
    """The commitment must be shown before the page draws a nonce."""
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, game="tiny", watching=False)
    code = made.links["join"].split("=")[1]
    with pytest.raises(WrongCode):
        hal.knock(made.id, "wrong")
    reply = until_answered(lambda: knock(club, hal.id, made.id, code))
    assert reply.view
    assert (reply.seats, reply.view["you"], reply.view["watching"]) == ([1], None, False)
    assert reply.view["fairness"]["commitment"] == made.view["fairness"]["commitment"]
    assert hal.join(made).view["you"] == 1


def test_a_knock_at_a_table_open_to_watchers_shows_nothing_more(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, game="tiny")
    assert made.view["watching"] is True
    assert until_answered(lambda: knock(club, hal.id, made.id, made.links["join"].split("=")[1])).view is None


def test_strangers_cannot_request_a_seat(club: Club) -> None:
    table, (ruth, hal) = closed(club, "open")
    with pytest.raises(NotYourSeat):
        hal.ask(table)
    assert ruth.view(table)["may_ask"] is False


def test_its_rematch_is_closed_too_and_visible_to_reserved_players(club: Club) -> None:
    table, (ruth, hal) = closed(club, "over")
    new = ruth.rematch(table).table
    assert hal.view(new)["watching"] is False
    with pytest.raises(NotYourSeat):
        until_answered(lambda: look(club, BEA, new))


def test_releasing_a_seat_ends_its_players_view(club: Club, time: Time) -> None:
    table, (_, hal) = closed(club, "playing")
    hal.release(table, 1)
    with pytest.raises(NotYourSeat):
        hal.view(table)


def test_a_knock_shows_a_former_player_only_that_the_seat_is_free(club: Club) -> None:
    """Until somebody sits there they get its code again, and may come back, visibly to all."""
    table, (_, hal) = closed(club, "playing")
    code = hal.release(table, 1)["join"].split("=")[1]
    assert hal.release(table, 1)["join"].endswith(code)
    bea = Person(club, "Bea")
    assert until_answered(lambda: knock(club, bea.id, table, code)).view
    assert until_answered(lambda: knock(club, hal.id, table, code)) == ([1], None)
    assert hal.take(table, code).view["you"] == 1


def test_snapshots_keep_it_closed(club: Club) -> None:
    for closed_to_watchers in (True, False):
        table, _ = seated(club, "Ruth", "Hal", game="tiny", watching=not closed_to_watchers)
        whole = until_answered(lambda: load(club, table, strong=True))  # noqa: B023
        again = snapshots.unpack(table, whole.n, snapshots.pack(whole), club.rules)
        assert again
        assert again.watching is not closed_to_watchers


def test_a_key_makes_one_table_and_not_another_that_is_closed(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    first = ruth.make(OPEN, key="one-table", watching=False)
    assert ruth.make(OPEN, key="one-table", watching=False).id == first.id


def test_a_refused_move_does_not_reveal_progress(club: Club) -> None:
    table, people = closed(club, "playing")
    for who, extra in ((Person(club, "Bea"), {}), (people[0], {"version", "legal"})):
        with pytest.raises(Refusal) as refused:
            who.play(table, {"kind": "pick", "number": 99, "ask": False}, seen=1)
        assert refused.value.extra.keys() >= {*extra}
        assert extra or not refused.value.extra
