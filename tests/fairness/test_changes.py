"""The command line finds every changed value of a replay that players saw, even if the digest is adapted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from chalicelib.games.registry import GAMES
from chalicelib.play.final_record import walk_log
from chalicelib.play.published_replay import state_digest
from chalicelib.store.sqlite import SqliteStore
from chalicelib.verify import DoesNotFit, rebuild, verify
from tests.fairness.changes import GONE, Change, Replay, changed, changes, finished, makes_a_difference, published
from tests.logs.frozen import a_club

SAMPLE = 20
SHORT = ("becks-golf-1-bots", "dice-golf-1-comings-and-goings", "mulligan-1-handicap", "stew-1-two", "trade-ring-1-chips")
"""A game of each, with bots, clocks, and people who come and go."""
OTHERS = (
    "dice-golf-1-abandoned",
    "dice-golf-1-asked",
    "dice-golf-1-challenge",
    "dice-golf-1-own-time",
    "dice-golf-1-rematch",
    "mulligan-1-heavy-bag",
    "stew-1-bots",
    "trade-ring-1-bots",
    "trade-ring-1-rematch",
)
BEFORE_A_CHANGE = frozenset(("mulligan-1-bots",))
"""Logs that keep a record as it was before what it tells was mended."""


def missed(replay: Replay, wanted: Iterator[Change]) -> list[str]:
    """Return the changes that verify."""
    return [str(change) for change in wanted if passes(changed(replay, change))]


def passes(replay: Replay) -> bool:
    try:
        return bool([*verify(replay)])
    except DoesNotFit:
        return False


def is_a_persons_name(replay: Replay, change: Change) -> bool:
    """Whether it is a person's name: it may be forgotten, so only the names in the record at the end depend on it."""
    if change.path[0] != "log" or change.path[-1] != "name" or "course" in change.path:
        return False
    seat = replay["log"][change.path[1]]["move"]
    for step in change.path[3:-1]:
        seat = seat[step]
    return bool(seat.get("kind") != "bot")


def all_changes(name: str, seed: int) -> tuple[Replay, list[Change]]:
    replay = json.loads(published(name))
    found = changes(replay, Random(f"{name} {seed}"))
    return replay, [one for one in found if makes_a_difference(replay, one) and not is_a_persons_name(replay, one)]


def test_every_game_has_a_replay() -> None:
    assert {json.loads(published(name))["game"] for name in SHORT} == {*GAMES}


@pytest.mark.parametrize("name", SHORT)
def test_a_changed_value_is_found(name: str) -> None:
    replay, found = all_changes(name, 0)
    assert passes(replay)
    assert missed(replay, iter(Random(name).sample(found, SAMPLE))) == []


SEEN = frozenset(("at", "clock_hours", "kind", "level", "maker", "nonce", "options", "player", "seat"))


def test_changed_clocks_levels_and_players_are_found() -> None:
    """Earlier versions did not find them."""
    covered = set[str | int]()
    for name in SHORT[:2]:
        replay, found = all_changes(name, 1)
        some = [one for one in found if one.path[0] == "log" and one.path[-1] in SEEN][::4]
        assert missed(replay, iter(some)) == []
        covered |= {one.path[-1] for one in some}
    assert covered == SEEN


@pytest.mark.soak
@pytest.mark.parametrize("name", [*SHORT, *OTHERS])
def test_any_changed_value_is_found(name: str) -> None:
    replay, found = all_changes(name, 2)
    assert missed(replay, iter(found[:: 1 if name in SHORT else 4])) == []


HONEST = [name for name in finished() if name not in BEFORE_A_CHANGE]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in SHORT + OTHERS else pytest.mark.soak) for name in HONEST]
)
def test_real_games_verify(name: str) -> None:
    replay = json.loads(published(name))
    assert len([*verify(replay)]) == 6


def test_an_old_replay_verifies_and_says_what_it_does_not_cover() -> None:
    """It was saved when views covered only the game's state, from the start of the game."""
    replay = json.loads(published(SHORT[1]))
    views: list[str] = []
    for step in walk_log(a_club(SqliteStore()), replay["table"], rebuild(replay)):
        views += [state_digest(step.table)] if step.table.state is not None else []
    assert len(views) < len(replay["views"])
    earlier = {**replay, "views": views}
    assert [line for line in verify(earlier) if "from before they told of seats and clocks" in line]
    for spoilt in (views[:-1], [*views, views[-1]], [*views[:-1], replay["views"][-1]], [*replay["views"][:-1], views[-1]]):
        assert not passes({**replay, "views": spoilt})


def test_the_changes_cover_every_part() -> None:
    replay, found = all_changes(SHORT[1], 3)
    assert {one.path[0] for one in found} == {*replay}
    assert any(one.value is GONE for one in found)
    assert len(found) > 500
