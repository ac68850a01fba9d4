"""Out of a trace come the tasks of the page's main thread, and nothing else."""

from __future__ import annotations

from typing import Any

from tests.bench.reveals import MAIN, TASK, figures, tasks_in


def event(name: str, tid: int, **more: Any) -> Any:
    return {"name": name, "pid": 1, "tid": tid, **more}


def test_tasks_of_the_main_thread_alone_are_counted() -> None:
    named = [event("thread_name", 1, args={"name": MAIN}), event("thread_name", 2, args={"name": "Compositor"})]
    told = [event(TASK, 1, dur=61_000), event(TASK, 1), event("Layout", 1, dur=90_000), event(TASK, 2, dur=70_000)]
    assert tasks_in({"traceEvents": [*told, *named]}) == [61.0]


def test_figures_are_the_longest_how_many_are_too_long_and_how_many_there_are() -> None:
    assert figures([3.0, 49.9, 50.0, 120.0]) == (120.0, 2, 4)
