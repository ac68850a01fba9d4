"""Taking seats, and coming back to one's own."""

from contextlib import suppress

import pytest

from chalicelib.errors import NotTheMaker, NotYourSeat, TableClosed, TableFull, Unknown, WrongCode
from chalicelib.play.club import Club
from chalicelib.store.sqlite import SqliteStore
from tests.faults import faulty_store
from tests.tables.people import OPEN, Time, friends, open_club, seated


def test_the_last_to_join_begins_the_game(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    joined = hal.join(made, nonce=b"\x01" * 16)
    assert (joined.seat, joined.view["status"], joined.again) == (1, "playing", False)
    assert joined.view["fairness"]["nonces"] == [None, "01" * 16]
    assert [seat["name"] for seat in ruth.view(made.id)["seats"]] == ["Ruth", "Hal"]


def test_joining_twice_gives_the_same_seat(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, OPEN)
    assert hal.join(made).seat == hal.join(made).seat == 1
    assert hal.join(made).again
    assert ruth.join(made).seat == 0


def test_a_seat_can_be_chosen(club: Club) -> None:
    ruth, hal, bea = friends(club, "Ruth", "Hal", "Bea")
    made = ruth.make(OPEN, OPEN, OPEN)
    assert hal.join(made, seat=3).seat == 3
    with pytest.raises(TableFull):
        bea.join(made, seat=3)
    with pytest.raises(Unknown):
        bea.join(made, seat=4)


def test_a_wrong_code_opens_nothing(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    with pytest.raises(WrongCode):
        hal.take(made.id, "not-the-code-0000")
    with pytest.raises(Unknown):
        hal.take("no-such-table-00000000", "not-the-code-0000")


def test_a_full_table_takes_nobody(club: Club) -> None:
    ruth, hal, bea = friends(club, "Ruth", "Hal", "Bea")
    made = ruth.make(OPEN)
    hal.join(made)
    with pytest.raises(TableFull):
        bea.join(made)


def test_seated_players_see_the_join_link_while_a_seat_is_free(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    assert "join" in ruth.view(made.id)["links"]
    assert "join" not in hal.view(made.id)["links"]
    hal.join(made)
    assert "join" not in ruth.view(made.id)["links"]


def test_the_maker_begins_with_bots_in_the_open_seats(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, OPEN)
    hal.join(made)
    with pytest.raises(NotTheMaker):
        hal.start(made.id)
    with pytest.raises(NotYourSeat):
        friends(club, "Bea")[0].start(made.id)
    view = ruth.start(made.id)
    assert [seat["kind"] for seat in view["seats"]] == ["human", "human", "bot"]
    assert view["status"] == "playing"
    assert ruth.start(made.id)["version"] == view["version"]


def test_leaving_before_the_game_frees_the_seat(club: Club) -> None:
    ruth, hal, bea = friends(club, "Ruth", "Hal", "Bea")
    made = ruth.make(OPEN, OPEN)
    hal.join(made)
    with suppress(NotYourSeat):  # a repeat comes from one who has no seat any more
        hal.leave(made.id)
    assert [seat["kind"] for seat in ruth.view(made.id)["seats"]] == ["human", "open", "open"]
    assert bea.join(made).seat == 1


def test_a_maker_who_leaves_before_the_game_closes_the_table(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    view = ruth.leave(made.id)
    assert (view["status"], view["ended"]) == ("finished", "closed")
    with pytest.raises(TableClosed):
        hal.join(made)
    with pytest.raises(TableClosed):
        ruth.start(made.id)


@pytest.mark.rule("G-05")
def test_a_bot_plays_for_a_player_who_left_until_they_return(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": False})
    view = hal.leave(table)
    assert view["seats"][1]["played_by_bot"]
    assert view["state"]["players"][1]["thru"] == 3, "the bot plays its own pace to the end"
    ruth.finish_hole(table)
    back = hal.take(table, "")
    assert back.again
    assert not back.view["seats"][1]["played_by_bot"]


@pytest.mark.rule("G-05")
def test_a_released_seat_is_open_to_anybody_with_the_new_code(club: Club) -> None:
    ruth, hal, bea = friends(club, "Ruth", "Hal", "Bea")
    made = ruth.make(OPEN, game="tiny", clock_hours=None)
    hal.join(made)
    links = hal.release(made.id, 1)
    assert links["join"] != made.links["join"]
    with pytest.raises(NotYourSeat):
        hal.play(made.id, {"kind": "pass"}, seen=0)
    with pytest.raises(WrongCode):
        bea.join(made)
    joined = bea.take(made.id, links["join"].split("=")[1])
    assert joined.seat == 1
    assert [seat["name"] for seat in joined.view["seats"]] == ["Ruth", "Bea"]
    assert not joined.view["seats"][1]["played_by_bot"]


@pytest.mark.parametrize("plays", [False, True])
def test_leaving_and_coming_back_work_with_stale_reads(plays: bool, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faulty_store, "FEW", 1)
    kind = SqliteStore(None)
    table, (_, hal) = seated(open_club(kind, time), "Ruth", "Hal")
    hal.leave(table)
    if plays:
        hal.take(table, "")
    hal.club = open_club(faulty_store.HostileStore(kind, 0, faulty_store.Lies(1, 0, 0, 0, 0, 0)), time)
    if plays:
        hal.leave(table)
    else:
        hal.take(table, "")
    hal.club = open_club(kind, time)
    assert hal.view(table)["seats"][1]["played_by_bot"] == plays
    kind.close()
