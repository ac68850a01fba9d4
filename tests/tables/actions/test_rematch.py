"""After a game: its replay, and a rematch."""

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from chalicelib.errors import BadName, NotYourSeat, PhaseOver, TableClosed, TableOpen, Unknown
from chalicelib.fairness import Chance, commitment, table_key
from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.interface import Step
from chalicelib.log.entries import Act, ActKind, Body, Head, write
from chalicelib.play.club import Club
from chalicelib.play.final_record import walk_log
from chalicelib.play.load_table import from_start, read_log
from chalicelib.play.past_views import before_play, replay_at, replay_start
from chalicelib.play.published_replay import replay
from chalicelib.store.interface import ITEM_LIMIT, Entry
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import BOT, DAY, OPEN, Person, Time, friends, open_club, seated, until_answered


def finished(club: Club, **wanted: Any) -> tuple[str, list[Person]]:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": False}, **wanted)
    for person in (ruth, hal):
        for _ in range(3):
            person.finish_hole(table)
    return table, [ruth, hal]


@pytest.mark.rule("G-06")
def test_every_draw_of_a_replay_follows_from_seed_and_nonces(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, nonce=b"\x01" * 16)
    hal.join(made, nonce=b"\x02" * 16)
    for _ in range(3):
        ruth.finish_hole(made.id)
        hal.finish_hole(made.id)
    replayed = until_answered(lambda: replay(club, "Ruth", made.id))
    seed, nonces = bytes.fromhex(replayed["seed"]), [bytes.fromhex(nonce) for nonce in replayed["nonces"]]
    assert nonces == [b"\x01" * 16, b"\x02" * 16]
    assert replayed["commitment"] == commitment(made.id, seed) == made.view["fairness"]["commitment"]
    chance = Chance(table_key(made.id, seed, nonces))
    assert replayed["draws"]
    for draw in replayed["draws"]:
        assert chance.number(draw["label"], draw["k"]) == draw["result"]


def test_a_replay_lists_every_act_and_the_record(club: Club) -> None:
    table, _ = finished(club)
    replayed = until_answered(lambda: replay(club, "Ruth", table))
    assert [item["kind"] for item in replayed["log"][:3]] == ["made", "joined", "move"]
    assert replayed["log"][0]["move"]["game"] == "dice-golf"
    assert replayed["record"]["totals"] == [place["score"] for place in replayed["result"]["places"]]
    assert len(replayed["record"]["holes"]) == 3
    assert "seed" not in json.dumps(replayed["log"])


@pytest.mark.parametrize("remembered", [1, 5, 13])
def test_a_record_does_not_depend_on_what_is_in_memory(club: Club, remembered: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries that are not in memory are applied again: here fourteen."""
    monkeypatch.setattr("chalicelib.log.table.ENTRIES_BACK", remembered)
    table, _ = finished(club)
    log = until_answered(lambda: read_log(club, table, strong=True))
    done = [one.done for one in walk_log(club, table, log) if one.done.act.kind == "move"]
    record = DICE_GOLF.record(from_start(club, table, log).state, [Step(one.seat, one.act.what, one.events) for one in done])
    assert len(log) == 14
    assert until_answered(lambda: replay(club, "Ruth", table))["record"].items() >= record.items()


def test_a_record_too_large_to_store_is_made_from_the_log(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """There may be hundreds of wagers with texts: the game ends all the same, and its record is complete."""
    words, make_record = Random(1).randbytes(ITEM_LIMIT).hex(), DICE_GOLF.record
    monkeypatch.setattr(DICE_GOLF, "record", lambda state, steps: {**make_record(state, steps), "words": words}, raising=False)
    table, _ = finished(club)
    whole = until_answered(lambda: replay(club, "Ruth", table))
    assert whole["record"]["words"] == words
    assert whole["record"]["totals"] == [place["score"] for place in whole["result"]["places"]]
    assert until_answered(lambda: replay(Club(club.store), "Hal", table)) == whole


def test_a_replay_has_a_view_after_every_entry(club: Club) -> None:
    table, (ruth, _) = finished(club)
    last = ruth.view(table)
    for n in range(last["version"] + 1):
        assert until_answered(lambda n=n: replay_at(club, "Ruth", table, n))["version"] == n  # type: ignore[misc]
    shown = until_answered(lambda: replay_at(club, "Ruth", table, last["version"]))
    assert shown["state"] == last["state"]
    with pytest.raises(Unknown):
        until_answered(lambda: replay_at(club, "Ruth", table, last["version"] + 1))


def test_a_replay_begins_before_the_first_decision(club: Club) -> None:
    table, (ruth, _) = finished(club)
    ruth.say(table, "Well played.")
    replayed = until_answered(lambda: replay(club, "Ruth", table))
    begun = until_answered(lambda: replay_start(club, "Ruth", table))
    played = [item["n"] for item in replayed["log"] if item["kind"] == "move"]
    assert begun.pop("shown") == {"first": played[0] - 1, "last": played[-1]}
    assert begun == until_answered(lambda: replay_at(club, "Ruth", table, played[0] - 1))


@pytest.mark.parametrize(
    ("kinds", "first"),
    [
        ([["made"], ["joined"], ["move"], ["bot"], ["message"]], 1),
        ([["made"], ["joined", "bot"], ["time-out"]], 1),
        ([["made", "bot"], ["move", "bot"], ["rematch"]], 0),
        ([["made"], ["joined"], ["abandoned"]], None),
    ],
)
def test_the_replays_first_view_is_before_the_first_decision(kinds: list[list[ActKind]], first: int | None) -> None:
    log = [Entry(n, write(Body(0, [Act(kind, None, None) for kind in acts], Head()))) for n, acts in enumerate(kinds)]
    assert before_play(log) == first


def test_without_decisions_a_replay_has_only_the_end(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    for person in (hal, ruth):  # before anybody's turn comes to a bot
        person.leave(table)
    time.now += 15 * DAY
    last = ruth.view(table)["version"]
    assert until_answered(lambda: replay_start(club, "Ruth", table))["shown"] == {"first": last, "last": last}


def test_there_is_no_replay_before_the_end(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN)
    with pytest.raises(TableOpen):
        until_answered(lambda: replay(club, "Ruth", made.id))
    hal.join(made)
    with pytest.raises(PhaseOver):
        until_answered(lambda: replay(club, "Ruth", made.id))
    with pytest.raises(PhaseOver):
        until_answered(lambda: replay_at(club, "Ruth", made.id, 0))
    with pytest.raises(PhaseOver):
        until_answered(lambda: replay_start(club, "Ruth", made.id))
    closed = ruth.make(OPEN)
    ruth.leave(closed.id)
    with pytest.raises(TableClosed):
        until_answered(lambda: replay(club, "Ruth", closed.id))


def test_all_players_get_the_same_rematch(club: Club) -> None:
    table, (ruth, hal) = finished(club)
    first = hal.rematch(table)
    assert {person.rematch(table).table for person in (ruth, hal)} == {first.table}
    view = ruth.view(first.table)
    assert [seat["kind"] for seat in view["seats"]] == ["reserved", "human"]
    assert ruth.view(table)["rematch"] == {"table": first.table, "links": first.links}
    assert friends(club, "Bea")[0].view(table)["rematch"] is None


def test_a_reserved_seat_needs_no_code_and_the_game_begins_with_it(club: Club) -> None:
    table, (ruth, hal) = finished(club)
    new = hal.rematch(table).table
    joined = ruth.take(new, "")
    assert (joined.seat, joined.view["status"]) == (0, "playing")


def test_the_maker_of_a_rematch_gives_reserved_seats_to_bots(club: Club) -> None:
    table, (ruth, hal) = finished(club)
    new = hal.rematch(table).table
    assert [seat["kind"] for seat in hal.start(new)["seats"]] == ["bot", "human"]


def test_bots_come_along_to_a_rematch(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(BOT)
    for _ in range(3):
        ruth.finish_hole(made.id)
    new = ruth.rematch(made.id).table
    assert ruth.view(new)["status"] == "playing"


def test_carried_state_reaches_the_rematch(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny", options={"rounds": 1}, clock_hours=1)
    while ruth.view(table)["status"] == "playing":
        time.pass_hours(2)
    chip = ruth.view(table)["state"]["chip"]
    new = ruth.rematch(table).table
    assert hal.take(new, "").view["state"]["chip"] == chip


def traded(club: Club, *names: str) -> tuple[str, list[Person], list[int]]:
    """A trading game in which two chips changed hands: its table, its players, and the chips of each."""
    table, people = seated(club, *names, game="trade-ring", options={"chips": True}, clock_hours=None)
    view = people[0].view(table)
    auctioneer = view["waiting_for"][0]
    people[auctioneer].play(table, {"kind": "auction", "card": _card(people[auctioneer].view(table)), "chips": 3})
    for seat in people[0].view(table)["waiting_for"]:
        people[seat].play(table, {"kind": "offer", "card": _card(people[seat].view(table)), "chips": 1})
    other = (auctioneer + 1) % len(people)
    people[auctioneer].play(table, {"kind": "swap", "seat": other})
    left = [20] * len(people)
    left[auctioneer], left[other] = 18, 22
    return table, people, left


def _card(view: dict[str, Any]) -> int:
    return int(view["state"]["own"]["hand"][0])


def fold_all(table: str, *people: Person) -> None:
    for person in people:
        seat = person.view(table)["you"]
        if person.view(table)["waiting_for"] == [seat]:
            person.play(table, {"kind": "fold"})


def chips(view: dict[str, Any]) -> list[int]:
    """Return all of each player's chips, including those on the ring."""
    players = view["state"]["players"]
    return [player["chips"] + (player["slot"]["chips"] if player["slot"] else 0) for player in players]


@pytest.mark.rule("T-35")
def test_a_rematch_of_the_same_players_begins_with_the_chips_they_ended_with(club: Club) -> None:
    table, (ruth, hal), left = traded(club, "Ruth", "Hal")
    fold_all(table, ruth, hal)
    assert chips(hal.take(ruth.rematch(table).table, "").view) == left


@pytest.mark.rule("T-35")
def test_with_a_bot_in_a_players_place_all_begin_with_new_chips(club: Club) -> None:
    table, (ruth, hal), _ = traded(club, "Ruth", "Hal")
    fold_all(table, ruth, hal)
    assert chips(ruth.start(ruth.rematch(table).table)) == [20, 20]


@pytest.mark.rule("T-35")
def test_with_a_new_player_in_a_given_up_place_all_begin_with_new_chips(club: Club) -> None:
    table, (ruth, hal, bea), _ = traded(club, "Ruth", "Hal", "Bea")
    for _ in range(2):
        fold_all(table, ruth, hal, bea)
    new = ruth.rematch(table)
    hal.take(new.table, "")
    with suppress(NotYourSeat):  # a repeat comes from one who has no seat any more
        hal.leave(new.table)
    bea.take(new.table, "")
    (cat,) = friends(club, "Cat")
    assert chips(cat.take(new.table, new.links["join"].split("=")[1]).view) == [20, 20, 20]


@pytest.mark.rule("T-35")
def test_with_a_new_player_in_a_released_place_all_begin_with_new_chips(club: Club) -> None:
    table, people, left = traded(club, "Ruth", "Hal")
    gone = left.index(18)
    stays = people[1 - gone]
    people[gone].release(table, gone)
    fold_all(table, stays)
    new = stays.rematch(table)
    assert stays.view(new.table)["seats"][gone]["kind"] == "open"
    (cat,) = friends(club, "Cat")
    assert chips(cat.take(new.table, new.links["join"].split("=")[1]).view) == [20, 20]


def test_a_rematch_has_the_name_of_the_table_before(club: Club) -> None:
    table, (ruth, _) = finished(club, name="Sunday four")
    assert ruth.view(ruth.rematch(table).table)["name"] == "Sunday four"


def test_players_with_equal_names_at_an_old_table_may_have_a_rematch(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player is not refused for the name of their reserved seat, but is for another name in use."""
    with monkeypatch.context() as before:
        before.setattr("chalicelib.actions.names.must_be_unique", lambda name, others: None)
        ruth, hal, bea = friends(club, "Ruth", "Hal", "Bea")
        hal.name = "ruth"
        made = ruth.make(OPEN, OPEN, options={"stymie": False})
        hal.join(made)
        bea.join(made)
    for person in (ruth, hal, bea):
        for _ in range(3):
            person.finish_hole(made.id)
    new = ruth.rematch(made.id).table
    assert hal.take(new, "").seat == 1
    bea.name = "RUTH"
    with pytest.raises(BadName):
        bea.take(new, "")
    bea.name = "Bea"
    assert [seat["name"] for seat in bea.take(new, "").view["seats"]] == ["Ruth", "ruth", "Bea"]


def test_a_rematch_needs_a_seat_at_a_finished_table(club: Club) -> None:
    ruth, hal, bea = friends(club, "Ruth", "Hal", "Bea")
    made = ruth.make(OPEN)
    with pytest.raises(TableOpen):
        ruth.rematch(made.id)
    hal.join(made)
    with pytest.raises(PhaseOver):
        ruth.rematch(made.id)
    with pytest.raises(NotYourSeat):
        bea.rematch(made.id)


def test_the_record_is_the_same_from_memory_and_from_the_log(time: Time) -> None:
    """A game that is wholly in memory is not applied again; after a restart it is applied from its log."""
    records = []
    for restarts in (False, True):
        club = open_club(SqliteStore(None), time)
        club.entropy = lambda size: bytes(size)
        table, (ruth, hal) = seated(club, "Ruth", "Hal", key="one-table", options={"stymie": False})
        for person in (ruth, hal):
            for _ in range(3):
                if restarts:
                    club.forget()
                person.finish_hole(table)
        records.append(replay(club, "Ruth", table)["record"])
        club.store.close()  # type: ignore[attr-defined]
    assert records[0] == records[1]
    assert records[0]["totals"]
