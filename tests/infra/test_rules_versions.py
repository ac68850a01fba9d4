"""Versions of the rules in use, and that a deployment without one of them is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import boto3
import pytest

from chalicelib import json_codec
from chalicelib.api.service import DATABASE_FILE
from chalicelib.games.registry import GAMES, OLDER
from chalicelib.store.interface import Archive, Entry
from chalicelib.store.sqlite import SqliteStore
from infra import rules_versions
from infra.aws_account import ToolError, open_account
from infra.deploy import Deployment
from tests.emulators.moto import mocked
from tests.logs.frozen import FILES, read
from tests.tables.people import OPEN, friends, open_club, seated

GOLF = ("dice-golf", 1)
ABANDONED = read(FILES / "dice-golf-1-abandoned.json.gz").entries


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    """Three unfinished tables of dice golf, one of them open; an abandoned one; and one of another game."""
    with closing(SqliteStore()) as store:
        club = open_club(store)
        seated(club, "Ruth", "Hal")
        seated(club, "Ruth", "Hal", clock_hours=None)
        friends(club, "Ruth")[0].make(OPEN)
        seated(club, "Ruth", "Hal", game="tiny", options={"rounds": 4, "hand": 4})
        for entry in ABANDONED:
            store.append("abandoned", entry)
        yield store


@pytest.mark.parametrize("parts", [1, 3])
def test_unfinished_tables_are_counted_by_their_rules(store: SqliteStore, parts: int) -> None:
    assert rules_versions.versions_in_use(store, parts) == {GOLF: 3, ("tiny", 1): 1}


def test_a_table_counts_until_its_last_entry(store: SqliteStore) -> None:
    with closing(SqliteStore()) as other:
        for n, entry in enumerate(ABANDONED):
            other.append("T", entry)
            assert rules_versions.versions_in_use(other) == Counter({GOLF: int(n < len(ABANDONED) - 1)})


class Pieces:
    """A store that returns each log in parts."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def logs(self, part: int = 0, parts: int = 1) -> Iterator[tuple[str, list[Entry]]]:
        for table, entries in self.store.logs(part, parts):
            yield from ((table, [entry]) for entry in entries)


def test_a_log_read_in_parts_counts_once(store: SqliteStore) -> None:
    assert rules_versions.versions_in_use(cast(Archive, Pieces(store))) == {GOLF: 3, ("tiny", 1): 1}


def test_unreadable_logs_are_not_counted(store: SqliteStore) -> None:
    store.append("poisoned at first", Entry(0, "{"))
    store.append("poisoned at last", ABANDONED[0])
    store.append("poisoned at last", Entry(1, "[]"))
    store.append("without a beginning", ABANDONED[1])
    assert rules_versions.versions_in_use(store) == {GOLF: 3, ("tiny", 1): 1}


# ── versions as text ──


def test_all_older_versions_are_packaged(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = rules_versions.packaged_versions()
    assert {*offered} == {(game.id, game.rules) for game in GAMES.values()} | {*OLDER}
    monkeypatch.setitem(OLDER, ("dice-golf", 0), GAMES["dice-golf"])
    assert {*rules_versions.packaged_versions()} == {*offered, ("dice-golf", 0)}
    assert "dice-golf 1, dice-golf 0" in rules_versions.format_versions(rules_versions.packaged_versions())


def test_formatted_versions_can_be_parsed() -> None:
    some = [("dice-golf", 12), ("dice-golf", 1), ("stew", 2)]
    assert rules_versions.format_versions(some) == "dice-golf 12, dice-golf 1, stew 2"
    assert rules_versions.parse_versions(rules_versions.format_versions(some)) == some


def test_the_template_lists_its_packages_versions() -> None:
    template = {"Resources": {}, "Outputs": {"Address": {"Value": "a"}}}
    outputs = rules_versions.with_rules_output(template)["Outputs"]
    assert {*outputs} == {"Address", "Rules"}
    assert rules_versions.parse_versions(outputs["Rules"]["Value"]) == rules_versions.packaged_versions()


# ── refused packages ──


def test_missing_rules_are_named(store: SqliteStore) -> None:
    assert rules_versions.missing_rules(store, [GOLF, ("tiny", 1)]) == []
    golf, tiny = rules_versions.missing_rules(store, [("dice-golf", 2)])
    assert golf.startswith("3 unfinished tables are played by version 1 of the rules of dice-golf, which this package does not")
    assert tiny.startswith("One unfinished table is played by version 1 of the rules of tiny, ")


def never() -> Archive:
    raise AssertionError("nothing goes: no log need be read")


RUNNING = {"TableName": "club", "Rules": "dice-golf 1, tiny 1"}


@pytest.mark.parametrize(
    "running", [{}, RUNNING, {**RUNNING, "Rules": "tiny 1"}], ids=["nothing runs", "nothing goes", "something comes"]
)
def test_a_deployment_that_removes_nothing_reads_no_log(running: dict[str, str]) -> None:
    assert rules_versions.reasons_to_refuse(running, never, [("dice-golf", 2), GOLF, ("tiny", 1)]) == []


def test_the_running_builds_newest_rules_must_stay() -> None:
    """Even if the store has no such table, because the running build makes more until the change."""
    for running in ("dice-golf 1", "tiny 1, dice-golf 1", "dice-golf 1, tiny 1"):
        (problem,) = rules_versions.reasons_to_refuse(
            {"TableName": "club", "Rules": running}, never, [("dice-golf", 2), ("tiny", 1)]
        )
        assert problem.startswith("Tables are made by version 1 of the rules of dice-golf until this package takes over")


def test_older_rules_may_go_once_no_table_uses_them(store: SqliteStore) -> None:
    running = {"TableName": "club", "Rules": "dice-golf 2, dice-golf 1, tiny 1"}
    (problem,) = rules_versions.reasons_to_refuse(running, lambda: store, [("dice-golf", 2), ("tiny", 1)])
    assert problem.startswith("3 unfinished tables are played by version 1 of the rules of dice-golf")
    with closing(SqliteStore()) as empty:
        assert rules_versions.reasons_to_refuse(running, lambda: empty, [("dice-golf", 2), ("tiny", 1)]) == []


@pytest.mark.parametrize("running", [RUNNING, {"TableName": "club"}], ids=["known", "of a build that did not say"])
def test_a_deployment_without_rules_in_use_is_refused(store: SqliteStore, running: dict[str, str]) -> None:
    (problem,) = rules_versions.reasons_to_refuse(running, lambda: store, [("dice-golf", 2), ("tiny", 1)])
    assert "dice-golf" in problem
    assert rules_versions.reasons_to_refuse(running, lambda: store, [GOLF, ("tiny", 1)]) == []


class Running:
    """A stack of a build that had version 0 of dice golf; changing it is an error."""

    def make_ready(self) -> None:
        pass

    def outputs(self) -> dict[str, str]:
        return {"TableName": "club", "Rules": "dice-golf 1, dice-golf 0"}


def test_make_deploy_refuses_before_it_changes_anything(tmp_path: Path) -> None:
    """The package lacks the rules of a table that was made two builds ago."""
    with mocked(), closing(SqliteStore()) as store:
        made = json_codec.load(ABANDONED[0].body)
        made["a"][0][2]["rules"] = 0
        store.append("old", replace(ABANDONED[0], body=json_codec.dump(made)))
        opened: list[str] = []

        def open_table(name: str) -> Archive:
            opened.append(name)
            return store

        account = open_account(boto3.Session("key", "secret", region_name="us-east-1"))
        deployment = Deployment(account, cast(Any, Running()), tmp_path, "b1", open_table=open_table)
        with pytest.raises(ToolError, match="One unfinished table is played by version 0 of the rules of dice-golf"):
            deployment.run({})
        assert opened == ["club"]
        assert account.s3.list_buckets()["Buckets"] == []


# ── the command ──


def test_the_command_lists_versions_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(SqliteStore(tmp_path / DATABASE_FILE)) as store:
        seated(open_club(store), "Ruth", "Hal")
    assert rules_versions.main(["--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "dice-golf 1: 1 unfinished\n"
    with closing(SqliteStore(tmp_path / DATABASE_FILE)) as store:
        seated(open_club(store), "Ruth", "Hal", game="tiny", options={"rounds": 4, "hand": 4})
    assert rules_versions.main(["--data", str(tmp_path)]) == 1
    assert capsys.readouterr().out.endswith("tiny 1: 1 unfinished, and NOT in these sources\n")
    assert rules_versions.main(["--data", str(tmp_path / "elsewhere")]) == 1
    assert capsys.readouterr().err.startswith("There is no club in ")
