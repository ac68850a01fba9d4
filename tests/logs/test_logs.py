"""Logs of every released version of the rules replay as they did, from the first entry and from each snapshot."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from chalicelib.games.dice_golf.options import FORMATS
from chalicelib.games.registry import GAMES, find
from chalicelib.log import snapshots
from tests import seeds
from tests.logs.dice_golf import PACES
from tests.logs.frozen import FILES, Frozen, carried_difference, difference, missing, read, write
from tests.logs.stories import STORIES, tell

PATHS = sorted(FILES.glob("*.json.gz"))


def name_of(path: Path) -> str:
    return path.name.removesuffix(".json.gz")


every_log = pytest.mark.parametrize("path", PATHS, ids=name_of)
every_third_log = pytest.mark.parametrize("path", seeds.every(3, PATHS), ids=name_of)


@every_log
def test_a_log_shows_what_it_showed_when_frozen(path: Path) -> None:
    frozen = read(path)
    found = difference(frozen)
    assert found is None, f"{found}; what to do says: make keep GAME={frozen.game}"


@every_third_log
def test_each_carried_state_leads_to_the_same_end(path: Path) -> None:
    frozen = read(path)
    assert max(found.n for found in frozen.entries if found.state is not None) > len(frozen.entries) - 1 - snapshots.INTERVAL
    assert carried_difference(frozen) is None


@every_log
def test_the_rules_of_a_log_are_kept_or_its_end_is(path: Path) -> None:
    """An unfinished table can be played on: its version of the rules is in the registry."""
    frozen = read(path)
    status = json.loads(frozen.entries[-1].body)["h"]["s"]
    assert status == "finished" or find(frozen.game, frozen.rules).rules == frozen.rules


def test_every_story_is_frozen_for_the_rules_of_today() -> None:
    for game, stories in STORIES.items():
        assert not list(missing(game, stories)), f"make keep GAME={game}"
    assert {f"{scoring}-{pace}" for scoring in FORMATS for pace in PACES} <= set(STORIES["dice-golf"])


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(game, name, marks=() if game == "dice-golf" and place % 2 == 0 else pytest.mark.soak)
        for game, stories in STORIES.items()
        for place, name in enumerate(stories)
    ],
)
def test_a_story_can_be_played_by_today_s_rules(game: str, name: str) -> None:
    """Stories of dice golf cover everything that can happen at a table; those of other games are plain rounds."""
    frozen = tell(game, name)
    assert (frozen.game, frozen.rules) == (game, GAMES[game].rules)
    assert difference(frozen) is None


def test_they_hold_all_that_a_log_can_hold() -> None:
    acts = {act[0] for path in PATHS for found in read(path).entries for act in json.loads(found.body)["a"]}
    assert acts >= set("0jgmbtlkrsnacexhwpqd"), "no log has some kinds of acts"
    for game in GAMES.values():
        newest = FILES.glob(f"{game.id}-{game.rules}-*")
        assert 0 < sum(path.stat().st_size for path in newest) < 300_000


# ── that these tests can fail ──


@pytest.fixture
def frozen() -> Frozen:
    return tell("dice-golf", "unfinished")


def test_a_changed_carried_state_is_found(frozen: Frozen) -> None:
    with_state = next(found for found in frozen.entries[::-1] if found.state is not None)
    table = snapshots.unpack(frozen.table, with_state.n, with_state.state or b"", find)
    assert table is not None
    table.seats[0].assisted = not table.seats[0].assisted
    for state, sentence in ((snapshots.pack(table), "leads to another end"), (b"?", "cannot be read any more")):
        entries = [replace(found, state=state) if found is with_state else found for found in frozen.entries]
        assert carried_difference(frozen) is None
        assert (carried_difference(replace(frozen, entries=entries)) or "").startswith(
            f"the state that entry {with_state.n} carries {sentence}"
        )


def test_a_frozen_log_is_never_overwritten(frozen: Frozen, tmp_path: Path) -> None:
    path = tmp_path / "a.json.gz"
    write(path, frozen)
    assert read(path) == frozen
    with pytest.raises(FileExistsError):
        write(path, frozen)
