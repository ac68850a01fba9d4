"""Every game stays the same without its players' words: its moves, its draws, and its snapshots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from chalicelib.fairness import commitment, log_digest
from chalicelib.games.interface import Step
from chalicelib.games.registry import find
from chalicelib.log import entries, snapshots
from chalicelib.log.apply import apply_act, apply_entry
from chalicelib.log.entries import Act
from chalicelib.log.table import BLANKED, Table
from chalicelib.play.final_record import PLAYED, walk_log, whole_record
from chalicelib.play.load_table import apply_entries
from chalicelib.play.published_replay import draw_item, log_item, view_digest
from chalicelib.players.forget import blank_log, words_in
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from tests.logs.frozen import FILES, a_club, fold, read, state_digest

SAMPLE = ("dice-golf-1-rematch", "dice-golf-1-bots", "trade-ring-1-two", "becks-golf-1-bots", "stew-1-two", "mulligan-1-wolf")
PATHS = [
    pytest.param(path, id=name, marks=() if name in SAMPLE else pytest.mark.soak)
    for path in sorted(FILES.glob("*.json.gz"))
    for name in [path.name.partition(".")[0]]
]


@pytest.mark.parametrize("path", PATHS)
def test_a_log_without_words_is_the_same_game(path: Path) -> None:
    frozen = read(path)
    before = replay_of(frozen.table, frozen.entries)
    people = {seat["player"] for seat in before["log"][0]["move"]["seats"] if seat.get("player")}
    people |= {item["move"]["player"] for item in before["log"] if item["kind"] == "joined"}
    log, traces = blank_log(frozen.table, frozen.entries, people, find)
    after = replay_of(frozen.table, log)
    assert (after["digest"], after["draws"], after["nonces"]) == (before["digest"], before["draws"], before["nonces"])
    assert after["views"] == before["views"] or traces.words
    assert {*words_in([after["log"], after["record"]])} <= {BLANKED}
    assert {item["move"]["name"] for item in after["log"] if item["kind"] == "joined"} <= {"?"}
    assert blank_log(frozen.table, log, people, find)[0] == log, "once is enough"


@pytest.mark.parametrize("path", PATHS)
def test_every_snapshot_leads_to_the_same_end(path: Path) -> None:
    frozen = read(path)
    people = {player for found in frozen.entries for player in players(found)}
    log, _ = blank_log(frozen.table, frozen.entries, people, find)
    end = state_digest(fold(frozen.table, log))
    for found in log:
        if found.state is not None:
            table = snapshots.unpack(frozen.table, found.n, found.state, find)
            assert table is not None
            apply_entries(table, log[found.n + 1 :])
            assert state_digest(table) == end


def test_a_table_in_memory_loses_the_words_with_the_entry() -> None:
    """Wagers in words are part of the state: a table in memory must lose those of a forgotten player too."""
    frozen = read(FILES / "mulligan-1-wolf.json.gz")
    table, log = fold(frozen.table, frozen.entries[:1]), iter(frozen.entries[1:])
    while not (words := wagers(table)):
        found = next(log)
        apply_entry(table, found.n, entries.read(found))
    others = {seat for seat, _ in words} - {words[0][0]}
    apply_act(table, table.n + 1, table.at, Act("forgotten", None, {"seats": [words[0][0]], "players": []}))
    assert table.status == "playing"
    assert {text for seat, text in wagers(table) if seat not in others} == {BLANKED}
    assert [one for one in wagers(table) if one[0] in others] == [one for one in words if one[0] in others]
    assert words[0][1] not in [text for _, text in wagers(table) if text != BLANKED]


def test_equal_words_of_two_players_are_removed_for_one_only() -> None:
    """Words were once removed from snapshots and records by their text, so another player's equal words were lost too: the log
    still had them, and the table no longer passed verification.
    """
    frozen = read(FILES / "mulligan-1-wolf.json.gz")
    log = [Entry(found.n, alike(found.body)) for found in frozen.entries]
    people = [seat.player for seat in fold(frozen.table, log).seats]
    for other, texts in ((1, {"The same"}), (0, {BLANKED})):  # the wagers in words that were taken are of seat 0
        blank, carried = carrying(frozen.table, log, str(people[other]))
        record = replay_of(frozen.table, blank)["record"]
        assert {wager["text"] for wager in record["wagers"] if wager["kind"] == "words"} == texts
        assert carried.final is not None
        assert carried.final["record"]["wagers"] == record["wagers"]
    both = next(n for n in range(1, len(log)) if len({by for by, _ in wagers(fold(frozen.table, log[:n]))}) > 1)
    blank, carried = carrying(frozen.table, log[:both], str(people[0]))
    stand = [(by, BLANKED if by == 0 else text) for by, text in wagers(fold(frozen.table, log[:both]))]
    assert wagers(carried) == wagers(fold(frozen.table, blank)) == stand
    assert {0, 1} == {by for by, _ in stand}


def carrying(table_id: str, log: list[Entry], player: str) -> tuple[list[Entry], Table]:
    """Return the log without this player's words, whose last entry had a snapshot, and that snapshot now."""
    end = fold(table_id, log)
    end.final = (
        {"result": None, "record": replay_of(table_id, log)["record"], "state": None} if end.status == "finished" else None
    )
    blank, _ = blank_log(table_id, [*log[:-1], Entry(end.n, log[-1].body, snapshots.pack(end))], {player}, find)
    carried = snapshots.unpack(table_id, end.n, blank[-1].state or b"", find)
    assert carried is not None
    return blank, carried


def alike(body: str) -> str:
    """Return an entry in which all words are the same."""
    content = json.loads(body)
    for act in content["a"]:
        if words := [*words_in(act)]:
            act[2:3] = json.loads(json.dumps(act[2:3]).replace(json.dumps(words[0]), '"The same"'))
    return json.dumps(content)


def wagers(table: Table) -> list[tuple[int, str]]:
    """Return who offered which words, from the view with everything."""
    shown = table.game.view(table.state, None, everything=True)["wagers"] if table.state is not None else None
    offers = [*shown["offers"], *shown["wagers"]] if shown else []
    return [(offer["by"], offer["bet"]["text"]) for offer in offers if "text" in offer["bet"]]


def players(found: Entry) -> list[str]:
    """Return the players at the table in that entry, if its card has them."""
    card = json.loads(found.body)["h"].get("c", {"seats": []})
    return [player for _, _, player in card["seats"] if player]


def replay_of(table: str, log: Sequence[Entry]) -> dict[str, Any]:
    """Return the replay of this log, even of an unfinished table."""
    items, draws, views, steps = list[Any](), list[Any](), list[str](), list[Step]()
    with closing(SqliteStore()) as store:
        for step in walk_log(a_club(store), table, log):
            items.append(log_item(step))
            draws += [draw_item(step.n, draw) for draw in step.draws]
            views.append(view_digest(step, items[-1]))
            if step.done.act.kind in PLAYED:
                steps.append(Step(step.done.seat, step.done.act.what, step.done.events))
    end = step.table
    return {
        "log": items,
        "draws": draws,
        "views": views,
        "nonces": [seat.nonce for seat in end.seats],
        "record": whole_record(end, steps),
        "digest": log_digest(commitment(table, end.seed), items),
    }
