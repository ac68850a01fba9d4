"""Playing a move exactly once, whether it is repeated, late or refused."""

import pytest

from chalicelib.actions.move import play
from chalicelib.errors import (
    Broken,
    DecisionPassed,
    IllegalMove,
    KeyReused,
    NotYourSeat,
    NotYourTurn,
    PhaseOver,
    TableClosed,
    TableFinished,
    TableOpen,
    TryAgain,
)
from chalicelib.play.club import Club
from chalicelib.store.interface import Entry, Unavailable
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import BOT, EIGHTEEN, OPEN, Person, Time, friends, hand, kinds, open_club, seated

ROLL, KEEP = {"kind": "roll"}, {"kind": "keep"}


def pick(number: int, ask: bool = False) -> dict[str, object]:
    return {"kind": "pick", "number": number, "ask": ask}


def test_a_move_is_played_and_its_view_shown(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    played = ruth.play(table, ROLL, seen=1)
    assert not played.replayed
    assert [event["kind"] for event in played.view["happened"]] == ["rolled"]
    assert (played.view["version"], played.view["from"]) == (2, 1)


def test_the_same_key_and_move_play_once(club: Club) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    first = ruth.play(table, ROLL, seen=1, key="once-only")
    again = ruth.play(table, ROLL, seen=1, key="once-only")
    assert again.replayed
    assert again.view == first.view


def test_the_same_key_for_another_move_is_refused(club: Club) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    ruth.play(table, ROLL, seen=1, key="once-only")
    with pytest.raises(KeyReused):
        ruth.play(table, KEEP, seen=2, key="once-only")


@pytest.mark.parametrize("way", ["same instance", "restarted", "another instance"])
def test_a_retry_after_a_hundred_entries_is_not_played_again(club: Club, time: Time, way: str) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": False})
    first = ruth.play(table, ROLL, seen=1, key="long-ago")
    for _ in range(100):
        time.pass_hours(0.001)
        hal.say(table, "Still thinking")
    if way == "restarted":
        club.forget()
    asked = ruth if way != "another instance" else Person(open_club(club.store, time), "Ruth")
    again = asked.play(table, ROLL, seen=1, key="long-ago")
    assert again.replayed
    assert again.view["state"] == first.view["state"]


def test_a_retry_with_a_forgotten_key_is_refused_after_later_decisions(club: Club) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal", options={"stymie": False}, course=EIGHTEEN)
    ruth.play(table, ROLL, seen=1, key="long-ago")
    ruth.play(table, KEEP, seen=2)
    for _ in range(10):
        ruth.finish_hole(table)
    with pytest.raises(DecisionPassed):
        ruth.play(table, ROLL, seen=1, key="long-ago")


def test_keys_are_stored_per_seat(club: Club, time: Time) -> None:
    """Sixteen of the seat's own keys, not of the table's."""
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": False})
    ruth.play(table, ROLL, seen=1, key="mine")
    for _ in range(40):
        time.pass_hours(0.001)
        hal.say(table, "Take your time")
    assert ruth.play(table, ROLL, seen=1, key="mine").replayed


def test_a_refused_move_changes_nothing_and_lists_legal_moves(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    with pytest.raises(IllegalMove) as refused:
        ruth.play(table, KEEP, seen=1)
    assert refused.value.extra["version"] == 1
    assert kinds(refused.value.extra["legal"]) == ["roll"]
    with pytest.raises(NotYourTurn) as late:
        hal.play(table, ROLL, seen=1)
    assert late.value.extra == {"version": 1, "legal": None}
    assert ruth.view(table)["version"] == 1
    club.forget()
    assert ruth.view(table)["version"] == 1


def test_a_refusal_says_why(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    with pytest.raises(TableOpen):
        ruth.play(made.id, ROLL, seen=0)
    with pytest.raises(NotYourSeat):
        hal.play(made.id, ROLL, seen=0)
    ruth.leave(made.id)
    with pytest.raises(TableClosed):
        ruth.play(made.id, ROLL, seen=1)


def test_a_move_on_an_outdated_view_is_refused(club: Club) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    ruth.play(table, ROLL, seen=1)
    with pytest.raises(DecisionPassed):
        ruth.play(table, KEEP, seen=1)


def test_a_move_on_a_future_view_is_refused(club: Club) -> None:
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    with pytest.raises(DecisionPassed):
        ruth.play(table, ROLL, seen=7)


@pytest.mark.rule("G-02", "G-03")
def test_a_choice_may_be_changed_until_all_are_in_and_is_refused_after(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny")
    number = hand(ruth.view(table))[0]
    seen = ruth.view(table)["version"]
    chosen = ruth.play(table, pick(number), seen=seen).view
    assert chosen["waiting_for"] == [1]
    assert chosen["legal"] is not None, "it may choose again"
    assert hal.view_at(table, seen + 1, seen)["happened"] == [{"n": seen + 1, "seat": 0, "kind": "chose"}]
    changed = ruth.play(table, pick(number, ask=True), seen=chosen["version"]).view
    hal.play(table, pick(hand(hal.view(table))[0]))
    with pytest.raises((PhaseOver, DecisionPassed)):
        ruth.play(table, pick(number), seen=changed["version"])


def test_a_whole_round_ends_with_its_result(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    for _ in range(3):
        ruth.finish_hole(table)
        view = hal.finish_hole(table)
    assert (view["status"], view["ended"], view["legal"]) == ("finished", "finished", None)
    assert {place["seat"] for place in view["result"]["places"]} == {0, 1}
    with pytest.raises(TableFinished):
        ruth.play(table, ROLL, seen=view["version"])
    club.forget()
    assert hal.view(table)["result"] == view["result"]


def test_bots_answer_in_the_same_entry(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(BOT, BOT)
    before = made.view["version"]
    view = ruth.finish_hole(made.id)
    assert view["version"] in (before + 1, before + 2, before + 3)
    seen = ruth.view_at(made.id, view["version"], before)
    assert {event["seat"] for event in seen["happened"] if event["kind"] == "holed"} == {0, 1, 2}


def test_bots_play_at_most_twenty_moves_an_entry_and_go_on_with_the_next(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(BOT, BOT, BOT, options={"stymie": False}, course=EIGHTEEN)
    thru = [player["thru"] for player in made.view["state"]["players"]]
    assert 9 < sum(thru) < 20
    view = ruth.play(made.id, ROLL).view
    assert sum(player["thru"] for player in view["state"]["players"]) > sum(thru)


def test_a_store_that_fails_loses_nothing(time: Time) -> None:
    class Failing(SqliteStore):
        fail = False

        def append(self, table: str, entry: Entry) -> None:
            super().append(table, entry)
            if self.fail:
                self.fail = False
                raise Unavailable

    store = Failing(None)
    club = open_club(store, time)
    table, (ruth, _) = seated(club, "Ruth", "Hal")
    store.fail = True

    with pytest.raises(TryAgain):
        play(club, ruth.id, table, ROLL, 1, "try-again-1")
    again = play(club, ruth.id, table, ROLL, 1, "try-again-1")
    assert again.replayed
    assert again.view["version"] == 2
    store.close()


def test_a_table_is_dropped_if_an_error_follows_an_applied_move(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table may go back to the cache only if the move itself is refused; here the error comes later."""
    store = SqliteStore(None)
    club = open_club(store, time)
    table, (ruth, _) = seated(club, "Ruth", "Hal")

    def refuse(*_: object) -> None:
        raise IllegalMove

    with monkeypatch.context() as broken:
        broken.setattr("chalicelib.play.commit.head", refuse)
        with pytest.raises(Broken):
            ruth.play(table, ROLL, seen=1, key="broken-once")
    assert ruth.view(table)["version"] == 1
    assert not ruth.play(table, ROLL, seen=1, key="broken-once").replayed
    store.close()


def test_a_move_records_its_waiting_time(club: Club, time: Time) -> None:
    table, (ann, bob) = seated(club, "Ann", "Bob")
    time.pass_hours(3)
    mover = next(person for person in (ann, bob) if person.view(table)["legal"])
    key = "one-key-of-ones-own"
    version = mover.view(table)["version"]
    first = mover.play(table, ROLL, version, key)
    assert first.waited in (3 * 3_600_000, None), "None where an answer was lost, and it came again"
    again = mover.play(table, ROLL, version, key)
    assert (again.replayed, again.waited) == (True, None)
