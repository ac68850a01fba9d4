"""Histories: a seed decides who plays what, on which instances, which faults happen, and who is next at each step."""

from __future__ import annotations

from dataclasses import replace

from tests.faults.check_history import check
from tests.faults.history_setup import Plan, Scene
from tests.faults.model import Model
from tests.faults.page_client import Page
from tests.faults.thread_scheduler import SeededStage


def play(seed: int, *, at_home: bool = False) -> Scene:
    """Play the history with this seed to its end, without checks. `at_home`: on a single instance."""
    plan = Plan.of(seed)
    scene = Scene(replace(plan, instances=1, local=True) if at_home else plan, stage := SeededStage(seed))
    stage.run([Page(scene, name).live for name in scene.plan.names])
    return scene


def play_and_check(seed: int, *, at_home: bool = False) -> Model:
    """Play and check the history; return the model of its log. Raises Wrong, with the seed."""
    try:
        return check(play(seed, at_home=at_home))
    except Exception as wrong:
        wrong.add_note(f"Play it again: python -m tests.faults {'--home ' * at_home}{seed}")
        raise
