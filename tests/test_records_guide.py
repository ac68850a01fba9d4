"""`docs/records.md` names exactly the members of replays and records, and its example adds up."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import pytest

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, score
from chalicelib.log.entries import ActKind
from chalicelib.play.published_replay import replay
from chalicelib.store.sqlite import SqliteStore
from tests.games import records_guide
from tests.games.records_guide import GUIDE, members, section
from tests.tables.people import BOT, friends, open_club

DICE_GOLF = section("Dice Golf")
EXAMPLE = json.loads(re.findall(r"```json\n(.*?)```", DICE_GOLF, re.S)[0])


def named(text: str) -> set[str]:
    """Return the names in the first column of a text's first table."""
    rows = text.split("|---|", 1)[1].split("\n\n", 1)[0].splitlines()[1:]
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])}


@pytest.fixture(scope="module")
def published() -> dict[str, Any]:
    store = SqliteStore()
    club = open_club(store)
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(BOT, options={"format": "skins", "stymie": False})
    for _ in range(3):
        ruth.finish_hole(made.id)
    whole = replay(club, None, made.id)
    store.close()
    return whole


def test_a_section_ends_before_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    last = section("Mulligan Stew")
    monkeypatch.setattr(records_guide, "GUIDE", f"{GUIDE}\n## Lone Wolf\n\n- `numbers`: what each seat picked\n")
    assert section("Mulligan Stew").strip() == last.strip()


def test_the_replays_members_are_named(published: dict[str, Any]) -> None:
    assert named(section("The replay")) == published.keys()


def test_the_members_of_log_items_and_draws_are_named(published: dict[str, Any]) -> None:
    for group in ("log", "draws"):
        row = next(line for line in GUIDE.splitlines() if line.startswith(f"| `{group}` |"))
        names = set(re.findall(r"`([a-z]+)`", row.split("|")[2])) - {"number", "shuffle"}
        assert names == published[group][0].keys()


def test_the_logs_kinds_are_named() -> None:
    assert named(GUIDE.split("The log's kinds")[1]) == set(get_args(ActKind))


def test_the_entry_of_a_new_table_has_the_named_members(published: dict[str, Any]) -> None:
    row = next(line for line in GUIDE.splitlines() if line.startswith("| `made` |"))
    names = set(re.findall(r"`([a-z_]+)`", row))
    for part in (published["log"][0]["move"], *published["log"][0]["move"]["seats"]):
        assert set(part) <= names


def test_the_records_members_are_named(published: dict[str, Any]) -> None:
    common = set(re.findall(r"`([a-z]+)`", section("Every record"))) - {"name", "kind", "id", "par", "yards"}
    assert common | ({*members(DICE_GOLF)} - {"plays"}) == published["record"].keys()
    assert EXAMPLE.keys() == published["record"]["holes"][0].keys()


def test_a_plays_members_are_named(published: dict[str, Any]) -> None:
    plays = [play for hole in [*published["record"]["holes"], EXAMPLE] for play in hole["plays"]]
    assert {frozenset(play) for play in plays} == {frozenset(members(DICE_GOLF.split("A play:")[1]))}


def test_any_play_can_be_scored_by_hand(published: dict[str, Any]) -> None:
    for hole in [*published["record"]["holes"], EXAMPLE]:
        for play in hole["plays"]:
            last = play["rolls"][-1]
            assert tuple(last) == DICE_BY_PAR[hole["par"]]
            assert score(hole["par"], tuple(last.values())) == play["score"]
