"""Tables that began under other rules are closed with a sentence, and affect nothing else."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import chalicelib
from chalicelib import json_codec
from chalicelib.api.service import Service, open_service
from chalicelib.errors import RulesRetired, TableClosed, TableDamaged
from chalicelib.games.interface import Game
from chalicelib.play.club import Club
from chalicelib.store.interface import Entry, Row, Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep import rules_changed
from chalicelib.upkeep.rules_changed import end_changed, find_changed
from chalicelib.upkeep.wake import wake
from tests.tables.people import Person, Time, hand, open_club, over, seated


def rewrite(store: SqliteStore, table: str, change: Callable[[list[Any]], list[Any]]) -> None:
    """Change the first pick in the log, and drop that entry's snapshot."""
    log = store.after(table, -1, strong=True)
    was = next(found for found in log if json_codec.load(found.body)["a"][0][0] == "m")
    body = json_codec.load(was.body)
    body["a"][0] = change(body["a"][0])
    assert store.amend(table, was, Entry(was.n, json_codec.dump(body)))


def by_today_s_rules(store: SqliteStore, time: Time) -> tuple[Club, list[str]]:
    """Open the club as the first start with other code does; return the tables that it closed."""
    club = open_club(store, time)
    found = find_changed(club, store)
    end_changed(club, store, found)
    return club, found


def picked(club: Club) -> tuple[str, list[Person]]:
    """Return a table of the tiny game at which both have picked once."""
    table, people = seated(club, "Ruth", "Hal", game="tiny")
    for person in people:
        person.play(table, {"kind": "pick", "number": hand(person.view(table))[0], "ask": False})
    return table, people


SPOILT: dict[str, Callable[[list[Any]], list[Any]]] = {
    "a move that is refused now": lambda act: [*act[:2], {**act[2], "number": 99}, *act[3:]],
    "a move that is unknown now": lambda act: [*act[:2], {"kind": "hop"}, *act[3:]],
    "an act that is gone": lambda act: ["?", *act[1:]],
}


@pytest.mark.parametrize("why", SPOILT)
def test_a_table_whose_log_no_longer_applies_is_closed(why: str) -> None:
    store, time = SqliteStore(None), Time()
    club = open_club(store, time)
    (table, (ruth, _)), (other, _) = picked(club), picked(club)
    before, log = ruth.view(other), store.after(other, -1, strong=True)
    rewrite(store, table, SPOILT[why])
    later, found = by_today_s_rules(store, time)
    assert found == [table]
    for name in ("Ruth", "Hal"):
        view = Person(later, name).view(table)
        assert (view["status"], view["ended"], view["state"], view["waiting_for"]) == ("finished", "closed", None, [])
        assert view["started"], "by which the page knows that it was not closed before it began"
        assert [seat["name"] for seat in view["seats"]] == ["Ruth", "Hal"]
        with pytest.raises(TableClosed):
            Person(later, name).play(table, {"kind": "pick", "number": 1, "ask": False}, seen=1)
        assert {one["table"]: one["status"] for one in Person(later, name).tables()[0]} == {table: "finished", other: "playing"}
    assert Person(later, "Ruth").view(other) == before
    assert store.after(other, -1, strong=True) == log
    wake(later)
    assert by_today_s_rules(store, time)[1] == [], "it has ended"
    store.close()


def test_a_table_whose_log_gives_another_state_is_closed() -> None:
    store, time = SqliteStore(None), Time()
    table, _ = picked(open_club(store, time))
    rewrite(store, table, lambda act: [*act[:2], {**act[2], "ask": not act[2]["ask"]}, *act[3:]])
    later, found = by_today_s_rules(store, time)
    assert found == [table]
    assert Person(later, "Hal").view(table)["ended"] == "closed"
    store.close()


def test_damaged_finished_and_retired_tables_are_not_changed() -> None:
    store, time = SqliteStore(None), Time()
    club = open_club(store, time)
    damaged, (ruth, _) = picked(club)
    done, _ = over(club, "Ruth", "Hal")
    rewrite(store, done, SPOILT["a move that is refused now"])
    store._db.execute("UPDATE entries SET checksum = checksum + 1 WHERE log = ? AND n = 1", (damaged,))
    assert by_today_s_rules(store, time)[1] == []
    with pytest.raises(TableDamaged):
        store.after(damaged, -1, strong=True)
    waiting = open_club(store, time)

    def gone(game: str, rules: int) -> Game[Any]:
        raise RulesRetired

    waiting.rules = gone
    store.put(Row("RULES", "code", 99, "{}"))
    assert find_changed(waiting, store) == []
    store.close()


@pytest.mark.parametrize("read", ["after", "newest"])
def test_a_failing_store_closes_no_table(monkeypatch: pytest.MonkeyPatch, read: str) -> None:
    """Neither when tables are compared, nor when a broken one is closed."""
    store, time = SqliteStore(None), Time()
    club = open_club(store, time)
    table, _ = picked(club)
    log = store.after(table, -1, strong=True)

    def fail(*values: object, **named: object) -> None:
        raise Unavailable("The disk cannot be read.")

    with monkeypatch.context() as failing:
        failing.setattr(store, read, fail)
        with pytest.raises(Unavailable):
            find_changed(club, store)
        with pytest.raises(Unavailable):
            end_changed(club, store, [table])
    assert store.after(table, -1, strong=True) == log
    assert find_changed(club, store) == []
    store.close()


def test_a_change_of_anything_that_games_use_counts_as_other_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    here = Path(chalicelib.__file__).parent
    folded = [*(here / "games").rglob("*.py"), here / "log" / "apply.py"]
    used = {found[1] for path in folded for found in re.finditer(r"^from chalicelib\.(\w+)", path.read_text(), re.MULTILINE)}
    for name in used - {"errors"}:
        path = here / name if (here / name).is_dir() else here / f"{name}.py"
        (shutil.copytree if path.is_dir() else shutil.copy)(path, tmp_path / path.name)
    monkeypatch.setattr(rules_changed, "CODE", tmp_path)
    codes = {rules_changed._code()}
    for number, path in enumerate(sorted(tmp_path.iterdir()), 2):
        file = path if path.is_file() else next(path.rglob("*.py"))
        file.write_bytes(file.read_bytes() + b"\n")
        codes.add(rules_changed._code())
        assert len(codes) == number, path
    assert "fairness.py" in {path.name for path in tmp_path.iterdir()}


def test_with_unchanged_code_no_log_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    store, time = SqliteStore(None), Time()
    table, _ = picked(open_club(store, time))
    assert by_today_s_rules(store, time)[1] == []
    rewrite(store, table, SPOILT["an act that is gone"])
    assert by_today_s_rules(store, time)[1] == []
    monkeypatch.setattr("chalicelib.upkeep.rules_changed._code", lambda: "other")
    assert by_today_s_rules(store, time)[1] == [table]
    store.close()


def test_a_server_copies_the_file_first_and_reports_it_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    env = {"DATA": str(tmp_path)}

    def start() -> tuple[Service, SqliteStore]:
        service = open_service(env)
        assert isinstance(service.club.store, SqliteStore)
        return service, service.club.store

    service, store = start()
    table, _ = seated(service.club, "Ruth", "Hal")
    ruth = Person(service.club, "Ruth")
    ruth.finish_hole(table)
    rewrite(store, table, SPOILT["a move that is unknown now"])
    store.put(Row("RULES", "code", 1, "by other code"))
    store.close()
    assert capsys.readouterr().err == ""
    service, store = start()
    [copied] = tmp_path.glob("club.db.before-*")
    assert copied.stat().st_mode & 0o077 == 0
    said = f"The rules changed. Tables that cannot go on have ended: 1. Before that, {copied.name} was made.\n"
    assert capsys.readouterr().err == said
    assert Person(service.club, "Ruth").view(table)["ended"] == "closed"
    store.close()
    kept = SqliteStore(copied)
    acts = [act[0] for found in kept.after(table, -1, strong=True) for act in json_codec.load(found.body)["a"]]
    assert (acts[0], "c" in acts) == ("0", False), "as it was before"
    kept.close()
    service, store = start()
    assert capsys.readouterr().err == ""
    assert len([*tmp_path.glob("club.db.before-*.lock")]) == 1, "of the look above"
    store.close()
