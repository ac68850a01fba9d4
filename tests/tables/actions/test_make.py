"""Making a table: entry 0, exactly once per key."""

import pytest

from chalicelib.actions.make import RequestedSeat, TableRequest, make_table
from chalicelib.errors import BadCourse, BadOptions, BadSeats, KeyReused, Unknown
from chalicelib.fairness import commitment
from chalicelib.games.trade_ring.engine import TradeRing
from chalicelib.play.club import Club
from chalicelib.play.published_replay import replay
from tests.tables.people import BOT, OPEN, START, THREE_HOLES, Person, eventually, friends, kinds, seated, until_answered


def test_a_table_with_an_open_seat_waits_for_somebody(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    view = ruth.make(OPEN).view
    assert (view["status"], view["version"], view["you"], view["state"]) == ("open", 0, 0, None)
    assert [seat["kind"] for seat in view["seats"]] == ["human", "open"]
    assert view["links"]["join"].startswith(view["links"]["watch"] + "?join=")


def test_a_table_without_open_seats_begins_at_once(club: Club) -> None:
    view = friends(club, "Ruth")[0].make(BOT).view
    assert view["status"] == "playing"
    assert view["started"] == "2026-05-28T20:26:40Z"
    assert kinds(view["legal"]) == ["roll"]


def test_a_table_has_the_name_that_it_is_given(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    named, nameless = ruth.make(OPEN, name="Sunday four"), ruth.make(OPEN)
    club.forget()
    assert [ruth.view(made.id)["name"] for made in (named, nameless)] == ["Sunday four", None]


def test_the_maker_is_host_while_seated(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    assert hal.view(table)["host"] == 0
    ruth.release(table, 0)
    assert hal.view(table)["host"] is None


def test_the_same_key_makes_one_table(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    first, again = (ruth.make(OPEN, key="same-key-1") for _ in range(2))
    assert first.id == again.id
    assert first.links == again.links
    assert eventually(lambda: len(ruth.tables()[0]) == 1)


def test_the_same_key_of_another_player_makes_another_table(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    assert ruth.make(OPEN, key="same-key-1").id != hal.make(OPEN, key="same-key-1").id


def test_the_same_key_for_another_table_is_refused(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    ruth.make(OPEN, key="same-key-1")
    for seat, name in ((BOT, None), (OPEN, "Sunday four")):
        with pytest.raises(KeyReused):
            ruth.make(seat, key="same-key-1", name=name)


def test_the_commitment_is_shown_before_anyone_joins(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(OPEN, nonce=b"\x07" * 16)
    table = club.tables.take(made.id)
    assert table is not None
    assert made.view["fairness"] == {"commitment": commitment(made.id, table.seed), "nonces": ["07" * 16, None]}


@pytest.mark.rule("G-10")
@pytest.mark.parametrize(
    ("seats", "wanted", "refusal"),
    [
        ([RequestedSeat("open")], {}, BadSeats),
        ([RequestedSeat("me"), RequestedSeat("me")], {}, BadSeats),
        ([RequestedSeat("me"), *[OPEN] * 4], {}, BadSeats),
        ([RequestedSeat("me")], {"course": None}, BadCourse),
        ([RequestedSeat("me")], {"game": "tiny"}, BadSeats),
        ([RequestedSeat("me"), OPEN], {"game": "tiny"}, BadCourse),
        ([RequestedSeat("me")], {"game": "whist"}, Unknown),
        ([RequestedSeat("me")], {"options": {"stymie": True}}, BadOptions),
        ([RequestedSeat("me"), OPEN], {"options": {"format": "best-ball"}}, (BadOptions, BadSeats)),
        ([RequestedSeat("me"), OPEN], {"options": {"colour": "red"}}, BadOptions),
    ],
)
def test_invalid_tables_are_refused_and_not_made(club: Club, seats, wanted, refusal) -> None:  # type: ignore[no-untyped-def]
    ruth = Person(club, "Ruth")
    asked = TableRequest(**{"game": "dice-golf", "seats": seats, "course": THREE_HOLES} | wanted)
    with pytest.raises(refusal):
        make_table(club, ruth.id, ruth.bearer, asked)
    assert ruth.tables() == ([], None)


def test_the_clock_starts_with_the_game(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    assert ruth.make(OPEN).view["deadline"] is None
    assert START == 1_780_000_000_000
    assert ruth.make(BOT, clock_hours=1).view["deadline"] == "2026-05-28T21:26:40Z"
    assert ruth.make(BOT, clock_hours=None).view["deadline"] is None


@pytest.mark.parametrize("begun", ["made", "started"])
def test_a_game_that_ends_as_it_begins_is_stored_like_any_other(
    club: Club, monkeypatch: pytest.MonkeyPatch, begun: str
) -> None:
    """A bot that is the first of two folds: the trading game ends in the entry in which it began."""
    monkeypatch.setattr(TradeRing, "choose", lambda *asked: {"kind": "fold"})
    (ruth,) = friends(club, "Ruth")
    for _ in range(40):
        made = ruth.make(BOT if begun == "made" else OPEN, game="trade-ring")
        view = ruth.view(made.id) if begun == "made" else ruth.start(made.id)
        if view["status"] == "finished":
            break
    assert (view["ended"], view["version"]) == ("finished", 0 if begun == "made" else 1)
    for _ in range(2):
        replayed = until_answered(lambda: replay(club, ruth.id, made.id))
        assert replayed["record"]["end"] == "fold"
        assert replayed["result"]["places"] == view["result"]["places"]
        club.forget()
