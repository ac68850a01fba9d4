"""300 histories: two to five players commit, change their minds and retry on several instances, and all answers are right.

Each comes from its seed alone; one that fails names it, and `python -m tests.faults SEED` tells the whole of it.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests import seeds
from tests.faults.check_history import check
from tests.faults.histories import play, play_and_check
from tests.faults.history_setup import Plan, Scene
from tests.faults.page_client import Page
from tests.faults.thread_scheduler import FreeStage

HISTORIES, BATCH = 300, 20
MEANT = (
    "tiny dice-golf stale refused throttled lost repeated slow dead out-of-time again late"
    " decision-passed timed-out not-now slow-down table-finished"
)


@pytest.mark.rule("G-02", "G-03")
@pytest.mark.parametrize("first", seeds.first(1, range(0, HISTORIES, BATCH)))
@pytest.mark.long
def test_all_answers_are_right(first: int) -> None:
    for seed in range(first, first + BATCH):
        play_and_check(seed)


@pytest.mark.long
@pytest.mark.parametrize("first", seeds.first(1, range(0, 15, 5)))
def test_rows_are_right_on_the_local_server_even_if_it_is_killed(first: int) -> None:
    for seed in range(first, first + 5):
        play_and_check(seed, at_home=True)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(HISTORIES, HISTORIES + 1000, 100))
def test_all_answers_are_right_in_a_thousand_more_histories(first: int) -> None:
    for seed in range(first, first + 100):
        play_and_check(seed)


def test_a_seed_always_gives_the_same_history() -> None:
    first, again = play(7), play(7)
    assert first.log() == again.log()
    assert [str(asked) for asked in first.asked] == [str(asked) for asked in again.asked]


@pytest.mark.soak
def test_the_histories_cover_everything_they_should() -> None:
    seen = Counter[str]()
    missing = set(MEANT.split())
    for seed in range(HISTORIES):
        note(play(seed), seen)
        missing -= {name for name, count in seen.items() if count}
        if not missing:
            return
    raise AssertionError(f"no history comes to {sorted(missing)}")


def note(scene: Scene, seen: Counter[str]) -> None:
    """Counts what happened, by name. `late`: an answer to a move that stands sixteen entries or more further back."""
    seen.update(scene.hostile.injected)
    seen.update(asked.refused.code for asked in scene.asked if asked.refused)
    seen[scene.plan.game] += 1
    seen["dead"] += scene.deaths
    seen["out-of-time"] += sum('["t",' in entry.body for entry in scene.log())
    first: dict[str, int] = {}
    for asked in scene.asked:
        if asked.kind == "play" and asked.reply and asked.reply.replayed:
            seen["again"] += 1
            seen["late"] += asked.before - first.get(asked.key, asked.before) > 16
        first.setdefault(asked.key, asked.before)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_all_answers_are_right_with_real_threads(seed: int) -> None:
    """Five players, four instances, and no order but the machine's own."""
    plan = Plan(seed, "tiny", people=5, bots=0, instances=4, options={"rounds": 6, "hand": 2}, hours=14 / 3600)
    scene = Scene(plan, stage := FreeStage())
    stage.run([Page(scene, name).live for name in plan.names])
    check(scene)
