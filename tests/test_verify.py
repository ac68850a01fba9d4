"""The verifier passes every true replay, and names what is wrong with any other."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import URLError

import pytest

from chalicelib.fairness import commitment, log_digest
from chalicelib.games.interface import Course, Hole
from chalicelib.log import entries
from chalicelib.play.club import Club
from chalicelib.play.published_replay import replay
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from chalicelib.verify import DoesNotFit, join, main, rebuild, verify
from tests import seeds
from tests.fairness.forging import forge_entries
from tests.tables.people import BOT, DAY, EIGHTEEN, OPEN, Person, Time, friends, open_club, seated

ONE_HOLE = Course("one", "Één baan", (Hole(5, 500),))
NONCES = [b"\x01" * 16, b"\xfe" * 16]
Replay = dict[str, Any]


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def club(time: Time) -> Iterator[Club]:
    store = SqliteStore()
    yield open_club(store, time)
    store.close()


def through_json(replay: Replay) -> Replay:
    return dict(json.loads(json.dumps(replay)))


def short_game(club: Club) -> Replay:
    """Play one hole with two people and a bot, with nonces, a message and a rematch."""
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, BOT, course=ONE_HOLE, nonce=NONCES[0], options={"stymie": False})
    hal.join(made, nonce=NONCES[1])
    hal.say(made.id, "“Fore” – à côté ⛳")
    for person in (ruth, hal):
        person.finish_hole(made.id)
    ruth.rematch(made.id)
    return through_json(replay(club, None, made.id))


@pytest.fixture(scope="module")
def short() -> Replay:
    store = SqliteStore()
    replay = short_game(open_club(store))
    store.close()
    return replay


def test_a_true_replay_fits_and_the_checks_are_listed(short: Replay) -> None:
    assert list(verify(short)) == [
        "The seed is the one that the table had committed to.",
        f"The log is whole: its {len(short['log'])} items have the digest that is given.",
        "Played again by the rules of dice-golf, version 1, each entry is accepted.",
        f"All {len(short['draws'])} draws follow from the seed, the nonces and their labels.",
        f"All {len(short['views'])} views come out the same.",
        "Result and record are those of the game that was played.",
    ]
    assert len(short["draws"]) >= 15


def leave_and_return(people: list[Person], table: str, time: Time) -> None:
    ruth, hal = people
    hal.leave(table)
    ruth.finish_hole(table)
    hal.take(table, "")


def time_out_and_release(people: list[Person], table: str, time: Time) -> None:
    ruth = people[0]
    for _ in range(2):
        while 1 not in ruth.view(table)["waiting_for"]:
            ruth.finish_hole(table)
        time.pass_hours(73)
        ruth.view(table)
    code = ruth.release(table, 1)["join"].split("=")[1]
    time.pass_hours(73)
    friends(ruth.club, "Bea")[0].take(table, code, nonce=b"\x03" * 16)


def abandon(people: list[Person], table: str, time: Time) -> None:
    for person in people:
        person.leave(table)
    time.now += 15 * DAY
    people[0].view(table)


@pytest.mark.parametrize("what_happens", [leave_and_return, time_out_and_release, abandon])
@pytest.mark.parametrize("stymie", [False, True])
def test_the_replay_of_any_table_fits(
    club: Club, time: Time, stymie: bool, what_happens: Callable[[list[Person], str, Time], None]
) -> None:
    table, people = seated(club, "Ruth", "Hal", course=EIGHTEEN, options={"stymie": stymie, "holes": "front"})
    what_happens(people, table, time)
    while people[0].view(table)["status"] == "playing":
        time.pass_hours(73)
    published = through_json(replay(club, None, table))
    assert len(list(verify(published))) == 6
    assert {item["kind"] for item in published["log"]} & {"back", "released", "abandoned"}


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_with_shuffles_and_secrets_fits_too(club: Club, time: Time, players: int) -> None:
    table, people = seated(club, *"ABCDE"[:players], game="tiny", options={"rounds": 2}, clock_hours=1)
    while people[0].view(table)["status"] == "playing":
        time.pass_hours(2)
    published = through_json(replay(club, None, table))
    assert any(draw["kind"] == "shuffle" for draw in published["draws"])
    assert len(list(verify(published, club.rules))) == 6


@pytest.mark.long
@pytest.mark.parametrize("first", seeds.first(1, range(4)))
def test_a_changed_byte_is_found(short: Replay, tmp_path: Path, first: int) -> None:
    """Each byte as far as the log goes, which is where seed and nonces are too, each fourth at a time; of what follows from
    them, some.
    """
    whole, random, file = json.dumps(short, ensure_ascii=False, separators=(",", ":")).encode(), Random(7), tmp_path / "replay"
    behind = whole.index(b'"draws"')
    for at in [*range(first, behind, 4), *range(behind + first, len(whole), 36)]:
        other = random.choice([code for code in range(32, 127) if code != whole[at]])
        file.write_bytes(whole[:at] + bytes([other]) + whole[at + 1 :])
        assert main([str(file)]) == 1, f"{chr(other)!r} at {at}: …{whole[max(0, at - 30) : at + 30]!r}…"


def with_a_time_out(club: Club, hours: float) -> tuple[Replay, Replay]:
    """A replay as it is; and with the first move as a time-out so long after the one before, everything else made again."""
    table, people = seated(club, "Ruth", "Hal", game="trade-ring")
    while waiting := people[0].view(table)["waiting_for"]:
        people[waiting[0]].play(table, {"kind": "skip"})
    published = through_json(replay(club, None, table))
    log = rebuild(published)
    first = next(place for place, found in enumerate(log) if entries.read(found).acts[0].kind == "move")
    later = round(hours * 3_600_000)
    for place, found in enumerate(log[first:], first):
        body = entries.read(found)
        acts = [body.acts[0]._replace(kind="time-out", what=None)] if place == first else body.acts
        log[place] = Entry(found.n, entries.write(body._replace(at=body.at + later, acts=acts)))
    return published, forge_entries(log, table)


def test_a_move_forged_as_a_time_out_changes_the_digest(club: Club) -> None:
    """`docs/fairness.md`: verification cannot find this; only a digest or replay that somebody kept can."""
    replay, forged = with_a_time_out(club, 72.1)
    assert len(list(verify(forged))) == 6
    assert replay["digest"] != forged["digest"]


def test_a_time_out_before_its_time_was_up_does_not_fit(club: Club) -> None:
    _, forged = with_a_time_out(club, 71.9)
    with pytest.raises(DoesNotFit, match=r"\(time-out of seat [01]\) is nothing that the club accepts"):
        list(verify(forged))


def test_a_move_forged_as_a_time_out_is_found_by_the_views(club: Club) -> None:
    replay, _ = with_a_time_out(club, 72.1)
    next(item for item in replay["log"] if item["kind"] == "move").update(kind="time-out", move=None)
    with pytest.raises(DoesNotFit, match="digest"):
        list(verify(replay))
    replay["digest"] = log_digest(replay["commitment"], replay["log"])
    with pytest.raises(DoesNotFit):
        list(verify(replay))


def test_a_changed_case_of_hex_is_found(short: Replay) -> None:
    for spoilt in ({**short, "seed": short["seed"].upper()}, {**short, "nonces": [n and n.upper() for n in short["nonces"]]}):
        with pytest.raises(DoesNotFit):
            list(verify(spoilt))


def first_move(replay: Replay) -> Replay:
    return next(item for item in replay["log"] if item["kind"] == "move")


def other_move(replay: Replay) -> None:
    first_move(replay)["move"] = {"kind": "keep"}


def other_seat(replay: Replay) -> None:
    first_move(replay)["seat"] = 2


def seat_that_is_none(replay: Replay) -> None:
    first_move(replay)["seat"] = 9


def earlier(replay: Replay) -> None:
    first_move(replay)["at"] = "2001-01-01T00:00:00Z"


def time_that_is_none(replay: Replay) -> None:
    first_move(replay)["at"] = "noon"


def gap(replay: Replay) -> None:
    replay["log"] = [item for item in replay["log"] if item["n"] != 3]


def short_of_its_end(replay: Replay) -> None:
    last = max(draw["n"] for draw in replay["draws"])
    replay["log"] = [item for item in replay["log"] if item["n"] < last]
    replay["draws"] = [draw for draw in replay["draws"] if draw["n"] < last]
    replay["views"] = replay["views"][: len(replay["log"])]


def other_seed(replay: Replay) -> None:
    replay["seed"] = "00" * 32
    replay["commitment"] = commitment(replay["table"], bytes(32))


def other_nonce_everywhere(replay: Replay) -> None:
    replay["log"][1]["move"]["nonce"] = replay["nonces"][1] = "00" * 16


def no_log(replay: Replay) -> None:
    replay["log"] = []


def odd_item(replay: Replay) -> None:
    replay["log"][2]["move"] = replay["log"][2].pop("seat")


FORGED: list[tuple[Callable[[Replay], None], str]] = [
    (other_move, r"entry 3 \(move of seat 0\) cannot be played again"),
    (other_seat, r"entry 3 \(move of seat 2\) (cannot be played again|is nothing that the club accepts)|draw .* of entry 3"),
    (seat_that_is_none, r"entry 3 \(move of seat 9\) cannot be read"),
    (earlier, "entry 3 .* is from before"),
    (time_that_is_none, "missing or misspelt"),
    (gap, "entry 3 is missing"),
    (short_of_its_end, "the log ends before the game does"),
    (other_seed, "the draw h1/s"),
    (other_nonce_everywhere, "after entry 1 is not what is listed"),
    (no_log, "the log is empty"),
    (odd_item, "missing or misspelt|cannot be read"),
]


@pytest.mark.parametrize(("forge", "words"), FORGED, ids=lambda value: getattr(value, "__name__", ""))
def test_a_log_forged_with_its_digest_cannot_be_played(short: Replay, forge: Callable[[Replay], None], words: str) -> None:
    replay = through_json(short)
    forge(replay)
    replay["digest"] = log_digest(replay["commitment"], replay["log"])
    with pytest.raises(DoesNotFit, match=words):
        list(verify(replay))


def a_draw_more(replay: Replay) -> None:
    replay["draws"].append(replay["draws"][0])


def a_draw_less(replay: Replay) -> None:
    replay["draws"].pop()


def a_view_more(replay: Replay) -> None:
    replay["views"].append(replay["views"][0])


def other_label(replay: Replay) -> None:
    replay["draws"][0]["label"] += "x"


def other_result_of_a_draw(replay: Replay) -> None:
    replay["draws"][4]["result"] += 1


def other_faces(replay: Replay) -> None:
    replay["draws"][4]["k"] += 1


def other_kind(replay: Replay) -> None:
    replay["draws"][4]["kind"] = "shuffle"


def draw_of_another_entry(replay: Replay) -> None:
    replay["draws"][-1]["n"] += 1


def other_view(replay: Replay) -> None:
    replay["views"][1] = "00" * 32


def swapped_nonces(replay: Replay) -> None:
    replay["nonces"][:2] = replay["nonces"][1::-1]


def fewer_nonces(replay: Replay) -> None:
    replay["nonces"].pop()


def other_place(replay: Replay) -> None:
    replay["result"]["places"][0]["place"] += 1


def other_total(replay: Replay) -> None:
    replay["record"]["totals"][0] -= 1


def true_for_one(replay: Replay) -> None:
    replay["rules"] = True


def other_game(replay: Replay) -> None:
    replay["game"] = "becks-golf"


def no_draws(replay: Replay) -> None:
    replay["draws"] = None


SPOILT: list[tuple[Callable[[Replay], None], str]] = [
    (a_draw_more, "more draws are listed"),
    (a_draw_less, "the replay lists None"),
    (a_view_more, "more views are listed"),
    (other_label, "the draw h1/s"),
    (other_result_of_a_draw, "the draw h1/s"),
    (other_faces, "the draw h1/s"),
    (other_kind, "the draw h1/s"),
    (draw_of_another_entry, "the draw h1/s"),
    (other_view, "what there was to see after entry"),
    (swapped_nonces, "the nonces are not those in the log"),
    (fewer_nonces, "the nonces are not those in the log"),
    (other_place, "the result is not"),
    (other_total, "the record is not"),
    (true_for_one, "the rules is not"),
    (other_game, "the game is not"),
    (no_draws, "missing or misspelt"),
]


@pytest.mark.parametrize(("spoil", "words"), SPOILT, ids=lambda value: getattr(value, "__name__", ""))
def test_contradictions_to_the_log_are_named(short: Replay, spoil: Callable[[Replay], None], words: str) -> None:
    replay = through_json(short)
    spoil(replay)
    with pytest.raises(DoesNotFit, match=words):
        list(verify(replay))


@pytest.fixture
def paged(club: Club) -> list[Replay]:
    """Return a replay in three pages."""
    table = short_game(club)["table"]
    pages = [replay(club, None, table, 3)]
    while start := pages[-1]["cursor"]:
        pages.append(replay(club, None, table, 3, start))
    return [through_json(page) for page in pages]


def test_a_long_replay_has_one_file_per_page(paged: list[Replay], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / f"{number}" for number in range(len(paged))]
    for file, page in zip(files, paged, strict=True):
        file.write_text(json.dumps(page))
    assert len(files) == 3
    assert main([*map(str, files)]) == 0
    assert "Everything fits." in capsys.readouterr().out
    for some in (files[:1], files[:2], files[1:], [files[0], files[2]], files[::-1], [*files, files[2]]):
        assert main([*map(str, some)]) == 1, some
    assert main([]) == 1


def test_a_page_of_another_table_is_refused(paged: list[Replay], club: Club, short: Replay) -> None:
    with pytest.raises(DoesNotFit, match="is not the next page"):
        join([{**short, "cursor": "next"}, *paged[1:]])
    with pytest.raises(DoesNotFit, match="has not the members"):
        join(paged[1:])


def test_all_pages_are_fetched_from_a_url(
    paged: list[Replay], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = "https://club.example/api/tables/x/replay"
    pages = {address if not number else f"{address}?cursor=to+{number}": page for number, page in enumerate(paged)}
    for number, page in enumerate(paged, 1):
        page["cursor"] = f"to {number}" if number < len(paged) else None
    monkeypatch.setattr("chalicelib.verify.urlopen", lambda asked, timeout: BytesIO(json.dumps(pages[asked]).encode()))
    assert main([address]) == 0

    def nobody(asked: str, timeout: float) -> None:
        raise URLError("nobody there")

    monkeypatch.setattr("chalicelib.verify.urlopen", nobody)
    assert main([address]) == 1
    assert "does not answer with a replay" in capsys.readouterr().out


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "null", "NaN", '{"table": 1}', "[" * 100_000, "\ud800".encode("utf-8", "surrogatepass")]
)
def test_a_file_that_is_no_replay_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | bytes
) -> None:
    file = tmp_path / "replay.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert main([str(file)]) == 1
    assert "Does not fit: " in capsys.readouterr().out


def test_a_missing_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "gone.json")]) == 1
    assert "cannot be read" in capsys.readouterr().out


def test_a_file_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == main(["a", "b"]) == 1
    assert "Usage" in capsys.readouterr().out


@pytest.mark.parametrize(("spoil", "code", "last"), [(False, 0, "Everything fits."), (True, 1, "Does not fit: the commitment")])
def test_it_works_as_a_command(short: Replay, tmp_path: Path, spoil: bool, code: int, last: str) -> None:
    file = tmp_path / "replay.json"
    file.write_text(json.dumps({**short, "seed": "00" * 32} if spoil else short))
    done = subprocess.run([sys.executable, "-m", "chalicelib.verify", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, "")
    assert done.stdout.splitlines()[-1].startswith(last)
