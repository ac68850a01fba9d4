"""Rebuilding all rows from the logs: deleted rows come back byte for byte, wrong ones are corrected, also during play."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from botocore.session import Session

from chalicelib import json_codec
from chalicelib.api.service import DATABASE_FILE, project
from chalicelib.boards import course_boards, daily, present_player, results
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.results import each
from chalicelib.errors import Unknown
from chalicelib.log import clocks
from chalicelib.play.club import Club
from chalicelib.play.load_table import load
from chalicelib.play.projections import card_from_over_row, running_row
from chalicelib.store.dynamo import DynamoStore, create_table, make_client
from chalicelib.store.dynamo_items import decode_row, item_key
from chalicelib.store.interface import EMPTY, Archive, Entry, Row
from chalicelib.store.sqlite import SqliteStore
from infra.derived_rows import challenge_of
from infra.rebuild import Rebuilding, main, rebuild, rebuild_tables, report
from tests.emulators import dynoxide
from tests.faults.faulty_store import HostileStore, Lies
from tests.faults.page_client import any_move
from tests.logs.frozen import FILES, read
from tests.streams.rows import all_rows, settled
from tests.tables.people import OPEN, Person, Time, friends, open_club

FRONT = {"holes": "front", "stymie": False}
NAME = "mulligan-club"


def ended(log: tuple[str, list[Entry]]) -> tuple[int, str]:
    """Return when a table ended: ratings depend on the order in which tables ended."""
    return json_codec.load(log[1][-1].body)["t"], log[0]


LOGS = dict(sorted(((path.name.partition(".")[0], read(path).entries) for path in FILES.glob("*.json.gz")), key=ended))
"""Whole tables of every kind by id, in the order in which they ended: finished, abandoned, with released seats, open, closed,
unfinished."""

OF_PEOPLE = ("PROFILE", "HISTORY", "PAIR", "INDEX", "TALLY", "COURSE#")
"""Rows of players that depend on all results, not on one table."""
DAYS = ("CHALLENGES", "DAY", "ENTERED")
"""Rows of days' challenges."""
TWO = {"dice-golf-1-unfinished", "dice-golf-1-abandoned"}


def nothing(sentence: str) -> None:
    raise AssertionError(sentence)


def fill(archive: Archive, logs: Mapping[str, Sequence[Entry]] = LOGS) -> None:
    """Write the logs, projecting each entry as if it were played."""
    for table, entries in logs.items():
        for entry in entries:
            archive.append(table, entry)
            project(archive, table, entry)
        if "-challenge" in table:  # the day's challenge was made before anybody began it
            daily.store_challenge(archive, challenge_of(entries[0]))


def wakes(row: Row) -> bool:
    return row.pk.startswith("DUE#")


def lasting(rows: list[Row]) -> list[Row]:
    """Return all rows except those that wake tables, expire, or count for limits. A tally's version does not matter."""
    empty = [row for row in rows if row.pk.startswith("PLAYER#") and row.body == EMPTY]
    return settled(row for row in rows if not wakes(row) and not row.pk.startswith("LIMIT#") and row not in empty)


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    with closing(SqliteStore()) as store:
        yield store


class Meanwhile:
    """A store that calls a function before each put."""

    def __init__(self, store: SqliteStore, happen: Callable[[Row], None]) -> None:
        self.store, self.happen = store, happen

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def put(self, row: Row, *, newer: bool = False) -> bool:
        self.happen(row)
        return self.store.put(row, newer=newer)


# ── deleted ──


def test_deleted_rows_are_rebuilt_byte_for_byte(store: SqliteStore) -> None:
    fill(store)
    before = all_rows(store)
    kinds = Counter(row.pk.partition("#")[0] for row in before)
    of_boards = {"RESULTS", "BOARD", "BEST", "BESTOF", "TALLY", "WINS"}
    of_people = {"PROFILE", "HISTORY", "PAIR", "INDEX"}
    assert kinds.keys() == {"PLAYER", "OVER", "DUE", "WAS", *of_boards, *of_people, *DAYS}
    for row in before:
        store.delete(row.pk, row.sk)
    done = rebuild(store, nothing)
    assert lasting(all_rows(store)) == lasting(before)
    assert done == Counter(tables=len(LOGS), missing=len(lasting(before)))


@pytest.mark.parametrize("few", [False, True])
def test_rows_of_a_damaged_log_stay_and_others_are_rebuilt(store: SqliteStore, few: bool) -> None:
    one, other = sorted(TWO)
    fill(store, {table: LOGS[table] for table in TWO})
    before = lasting(all_rows(store))
    for row in before:
        if other in row.sk:
            store.delete(row.pk, row.sk)
    store._db.execute("UPDATE entries SET checksum = 7 WHERE log = ? AND n = 1", (one,))
    said: list[str] = []
    done = rebuild_tables(store, TWO, said.append) if few else rebuild(store, said.append)
    assert lasting(all_rows(store)) == before
    assert done["broken"] == 1
    assert said == [f"The log of table {one} is damaged: its rows stay as they are."]


def test_each_unfinished_table_is_woken_when_it_is_due(store: SqliteStore) -> None:
    fill(store)
    club = open_club(store)
    for row in all_rows(store):
        store.delete(row.pk, row.sk)
    rebuild(store, nothing)
    tables = [load(club, table, strong=True) for table in LOGS]
    wanted = {f"{due:014d}#{table.id}" for table in tables if (due := clocks.next_check_at(table)) is not None}
    assert {row.sk for row in all_rows(store) if wakes(row)} == wanted
    assert 0 < len(wanted) < len(tables)


def test_correct_rows_are_not_written(store: SqliteStore) -> None:
    fill(store)
    before = lasting(all_rows(store))
    written: list[Row] = []
    for _ in range(2):
        assert rebuild(cast(Archive, Meanwhile(store, written.append)), nothing) == Counter(tables=len(LOGS))
    assert lasting(all_rows(store)) == before
    assert lasting(written) == []


def test_rows_of_an_earlier_version_under_a_changed_key_do_no_harm(store: SqliteStore) -> None:
    """It projected the results again under the new id, with later versions, and left rows that only refer to it."""
    old, new, kinds = "Ruth..................", "new-Ruth..............", ("BOARD", "BEST", "TALLY", "WINS", *OF_PEOPLE)
    with closing(SqliteStore()) as plain:
        for table in ("dice-golf-1-nine-holes", "stew-1-two"):
            *_, ended = [entry for entry in LOGS[table] if "r" in json_codec.load(entry.body)["h"]]
            again = Entry(LOGS[table][-1].n + 1, ended.body.replace(old, new))
            for entry in (*LOGS[table], again):
                store.append(table, entry)
            project(store, table, again)
            project(plain, table, again)
        for row in all_rows(store):
            if row.pk.startswith("BOARD#"):
                store.put(replace(row, n=2))
            elif row.pk.startswith(("PROFILE#new", "BESTOF#")) and new in row.pk:
                store.put(Row(row.pk.replace(new, old), row.sk, 2, json_codec.dump({"to": new})))
            elif row.pk.startswith(("INDEX#", "WINS#")) and row.sk == new:
                store.put(Row(row.pk, old, 1999, EMPTY))
        asked: dict[str, Any] = {"course": "pebble-coast", "holes": "back", "rounds": "best"}
        with pytest.raises(Unknown):
            present_player.player(store, old)
        assert present_player.my_rating(store, old, "stew")["item"] is None
        assert course_boards.position(store, "dice-golf", old, **asked)["item"] is None
        late = next(each(store, "dice-golf")) | {"player": old, "table": "late", "at": 1_790_000_000_000}
        for club in (store, plain):
            results.project_results(club, "late", 60, {**late, "seats": [late]})  # type: ignore[typeddict-item]
        assert present_player.player(store, old)["rounds"] == 1
        assert course_boards.position(store, "dice-golf", old, **asked)["item"] is not None
        rebuild(store, nothing)
        found, wanted = ([replace(row, n=1) for row in all_rows(one) if row.pk.startswith(kinds)] for one in (store, plain))
        assert found == wanted
        assert rebuild(store, nothing) == Counter(tables=2)


# ── wrong ──


Spoil = Callable[[Row], Row]
SPOILT: dict[str, Spoil] = {
    "older": lambda row: replace(row, n=0, body="{}"),
    "of the same version, but wrong": lambda row: replace(row, body='{"old":"form"}'),
    "of a version that the log never reached": lambda row: replace(row, n=10_000, body="{}"),
    "about to expire": lambda row: replace(row, expires=1),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_wrong_row_is_corrected(store: SqliteStore, how: str) -> None:
    fill(store)
    before = all_rows(store)
    spoilt = Random(how).sample([row for row in lasting(before) if SPOILT[how](row) != row], 20)
    for row in spoilt:
        store.put(SPOILT[how](row))
    done = rebuild(store, nothing)
    assert lasting(all_rows(store)) == lasting(before)
    assert done["missing"] + done["wrong"] == 20


def test_rows_without_a_result_are_removed_from_boards(store: SqliteStore) -> None:
    fill(store)
    before = lasting(all_rows(store))
    board = next(row for row in before if row.pk.startswith("BOARD#"))
    points, at, table, seat = board.sk.split("#")
    for strange in (f"{points}#{at}#nowhere#0", f"{points}#{at}#{table}#7", f"000001#{at}#{table}#{seat}"):
        store.put(replace(board, sk=strange))
    others = [row.pk for row in before if row.pk.startswith("BOARD#") and board.sk not in of_board(before, row.pk)]
    store.put(replace(board, pk=others[0]))
    assert rebuild(store, nothing)["strange"] == 4
    assert lasting(all_rows(store)) == before


def of_board(rows: list[Row], pk: str) -> set[str]:
    return {row.sk for row in rows if row.pk == pk}


def test_games_without_a_result_count_for_nobody(store: SqliteStore) -> None:
    fill(store)
    before = lasting(all_rows(store))
    wins = next(row for row in before if row.pk == "WINS#becks-golf")
    history = next(row for row in before if row.pk == f"HISTORY#{wins.sk}")
    store.put(replace(history, sk="998000000000000#nowhere"))
    store.put(replace(wins, n=wins.n + 1, body="{}", order="0"))
    store.put(replace(wins, sk="nobody", order="1"))
    done = rebuild(store, nothing)
    assert (done["strange"], done["wrong"], done["missing"]) == (2, 1, 0)
    assert lasting(all_rows(store)) == before


def test_an_unreadable_entry_affects_only_its_own_rows(store: SqliteStore) -> None:
    fill(store)
    before = lasting(all_rows(store))
    store.append("poisoned", Entry(0, "{"))
    store.append("poisoned", LOGS["dice-golf-1-open"][1])
    lines: list[str] = []
    done = rebuild(store, lines.append)
    assert lines == ["Entry 0 of table poisoned cannot be projected: TableDamaged."]
    assert done["broken"] == 1
    rows = lasting(all_rows(store))
    assert [row for row in rows if row.sk != "TABLE#poisoned"] == before
    assert len(rows) > len(before)


# ── during play ──


class Playing:
    """A table of two at which a move is made whenever the rebuild does something, and the rows that the stream would make."""

    def __init__(self, store: SqliteStore, seed: int) -> None:
        self.store, self.random, self.time = store, Random(seed), Time()
        self.club: Club = replace(open_club(store, self.time), project=partial(project, store))
        self.people = friends(self.club, "Ruth", "Hal")
        self.table = self.sit()
        self.moves = 0

    def sit(self) -> str:
        made = self.people[0].make(OPEN, course=BUILT_IN["augustine"], options={"holes": "front", "stymie": True})
        self.people[1].join(made)
        return made.id

    def move(self) -> None:
        """Make a move for a player whose turn it is; begin a new table once one is finished."""
        for person in self.random.sample(self.people, 2):
            view = person.view(self.table)
            if view["status"] != "playing":
                self.table = self.sit()
                return
            if view["you"] in view["waiting_for"]:
                self.time.pass_hours(0.1)
                person.play(self.table, any_move(self.random, view["legal"]))
                self.moves += 1
                return


@pytest.mark.parametrize("seed", range(6))
def test_tables_may_be_played_during_a_rebuild(store: SqliteStore, seed: int) -> None:
    playing = Playing(store, seed)
    for _ in range(120):
        playing.move()
    for row in lasting(all_rows(store)):
        if row.pk.startswith(OF_PEOPLE):
            continue
        how = playing.random.choice([*SPOILT.values(), None, None])
        if how is None:
            store.delete(row.pk, row.sk)
        elif not row.pk.startswith("RESULTS#"):
            store.put(how(row))
    before = playing.moves
    slow = HostileStore(store, seed, Lies(0, 0, 0, 0, 0, slow=0.4), pause=playing.move)
    done = Counter[str]()
    for tables in [[table] for table, _ in store.logs()] * 2:
        done += rebuild_tables(cast(Archive, slow), tables, nothing)
    assert playing.moves > before
    assert done["missing"]
    assert done["wrong"]
    assert lasting(all_rows(store)) == rows_by_logs(store)


def rows_by_logs(store: SqliteStore) -> list[Row]:
    """Return the rows after projecting all present entries once, in order."""
    with closing(SqliteStore()) as again:
        for table, entries in sorted(store.logs(), key=ended):
            for entry in entries:
                project(again, table, entry)
        return lasting(all_rows(again))


WAS = ["missing", "older", "of the same version, but wrong"]


def card_of(playing: Playing, was: str) -> Row:
    """Change a card of the table, and return it as it was."""
    for _ in range(20):
        playing.move()
    card = next(row for row in all_rows(playing.store) if row.sk == f"TABLE#{playing.table}")
    if was == "missing":
        playing.store.delete(card.pk, card.sk)
    else:
        playing.store.put(SPOILT[was](card))
    return card


@pytest.mark.parametrize("was", WAS)
def test_a_row_that_becomes_newer_at_the_last_moment_stays(store: SqliteStore, was: str) -> None:
    playing = Playing(store, 2)
    card = card_of(playing, was)
    became: list[Row | None] = []

    def release(row: Row) -> None:
        if row.sk == card.sk and not became:
            playing.people[1].release(playing.table, 1)
            became.append(store.get(card.pk, card.sk))

    rebuild_tables(cast(Archive, Meanwhile(store, release)), [playing.table], nothing)
    assert became
    assert store.get(card.pk, card.sk) == became[0] != card
    assert lasting(all_rows(store)) == rows_by_logs(store)


@pytest.mark.parametrize("was", WAS)
def test_a_card_whose_table_ends_at_the_last_moment_is_moved(store: SqliteStore, was: str) -> None:
    playing = Playing(store, 2)
    card, table = card_of(playing, was), playing.table

    def play_to_the_end(row: Row) -> None:
        while row.sk == card.sk and playing.table == table:
            playing.move()

    rebuild_tables(cast(Archive, Meanwhile(store, play_to_the_end)), [table], nothing)
    assert playing.table != table
    assert store.get(card.pk, card.sk) is None
    assert lasting(all_rows(store)) == rows_by_logs(store)


def test_cards_and_turn_rows_of_an_earlier_version_are_moved_and_deleted(store: SqliteStore) -> None:
    fill(store)
    before = lasting(all_rows(store))
    over = [row for row in before if row.pk.startswith("OVER#")]
    for row in over:
        player, card = row.pk.partition("#")[2], card_from_over_row(row)
        store.put(running_row(player, card.pop("table"), row.n, card))
        store.delete(row.pk, row.sk)
    log = LOGS["dice-golf-1-seventy-two-holes"]
    asked = {player for entry in log for player, _ in read_head(entry).get("m", ())}
    for player in asked:
        store.put(Row(f"PLAYER#{player}", "TURN#dice-golf-1-seventy-two-holes", 9, "{}"))
    done = rebuild(store, nothing)
    assert lasting(all_rows(store)) == before
    assert over
    assert asked
    assert (done["missing"], done["wrong"]) == (len(over), len(over) + len(asked))


def read_head(entry: Entry) -> dict[str, Any]:
    head: dict[str, Any] = json_codec.load(entry.body)["h"]
    return head


def test_a_log_read_too_early_moves_no_card_back(store: SqliteStore) -> None:
    playing = Playing(store, 3)
    for _ in range(40):
        playing.move()
    written: list[Row] = []
    log = store.after(playing.table, -1)
    for length in range(1, len(log)):
        rebuilding = Rebuilding(cast(Archive, Meanwhile(store, written.append)), nothing)
        rebuilding.repair(playing.table, log[:length])
    assert lasting(written) == []


def test_a_table_that_finishes_during_the_sweep_stays_on_its_boards(store: SqliteStore) -> None:
    playing = Playing(store, 1)
    while not list(each(store, "dice-golf")):
        playing.move()

    def finish_one() -> None:
        before = len(list(each(store, "dice-golf")))
        while len(list(each(store, "dice-golf"))) == before:
            playing.move()

    class Finishing(HostileStore):
        """Between any two reads of the sweep another table finishes, a few times."""

        left = 4

        def rows(self, *args: Any, **more: Any) -> Any:
            found = store.rows(*args, **more)
            if self.left:
                self.left -= 1
                finish_one()
            return found

    assert results.sweep(Finishing(store, 1, Lies(0, 0, 0, 0, 0, 0)), "dice-golf") == 0
    assert lasting(all_rows(store)) == rows_by_logs(store)


# ── the command ──


def play_one_round(store: SqliteStore) -> Person:
    (ruth,) = friends(replace(open_club(store), project=partial(project, store)), "Ruth")
    made = ruth.make(course=BUILT_IN["augustine"], options=FRONT)
    for _ in range(9):
        ruth.finish_hole(made.id)
    return ruth


def test_a_local_club_is_rebuilt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(SqliteStore(tmp_path / DATABASE_FILE)) as store:
        play_one_round(store)
        before = lasting(all_rows(store))
        for row in before:
            store.delete(row.pk, row.sk)
        assert main(["--data", str(tmp_path)]) == 1
        assert "in use by another server" in capsys.readouterr().err
    assert main(["--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"1 tables; of their rows {len(before)} were missing or old, 0 wrong.\n"
    with closing(SqliteStore(tmp_path / DATABASE_FILE)) as store:
        assert lasting(all_rows(store)) == before
    assert main(["--data", str(tmp_path), "--log=-nowhere"]) == 1
    assert "There is no table -nowhere." in capsys.readouterr().out


def test_a_folder_without_a_club_stays_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"There is no club in {tmp_path}.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not dynoxide.runs_here(), reason="Dynoxide is there for Linux on x86-64 only")
def test_a_dynamodb_table_is_rebuilt_in_parts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    environment = {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_DEFAULT_REGION": "eu-west-1"}
    for name, value in environment.items():
        monkeypatch.setitem(os.environ, name, value)
    with dynoxide.running() as url, closing(make_client(Session(), endpoint_url=url)) as client:
        create_table(client, NAME)
        fill(
            DynamoStore(client, NAME),
            {table: log for table, log in LOGS.items() if table in {*sorted(LOGS)[::5], *TWO}},
        )

        def rows() -> list[Row]:
            pages = client.get_paginator("scan").paginate(TableName=NAME)
            items = [item for page in pages for item in page["Items"] if not item["pk"]["S"].startswith("TABLE#")]
            return sorted(map(decode_row, items), key=lambda row: (row.pk, row.sk))

        before = rows()
        for row in before:
            client.delete_item(TableName=NAME, Key=item_key(row.pk, row.sk))
        asked = ["--table", NAME, "--endpoint", url]
        assert main([*asked, *(f"--log={table}" for table in TWO)]) == 0
        assert {row.sk.partition("#")[2] for row in lasting(rows())} == TWO
        assert main(asked) == 0
        assert lasting(rows()) == lasting(before)
        assert capsys.readouterr().out.startswith("2 tables; ")
        assert main(["--table", "elsewhere", "--endpoint", url]) == 1
        assert "AWS refused Scan" in capsys.readouterr().err


def test_the_report_mentions_boards_only_if_rows_were_deleted() -> None:
    assert report(Counter(tables=2, strange=1)).endswith(" 1 rows of boards followed from no result and were deleted.")
