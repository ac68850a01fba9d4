"""Out of a trace come the tasks of the page's main thread, and nothing else."""

from __future__ import annotations

from typing import Any

from tests.bench.reveals import EMPTY, GOAL, MAIN, TASK, Task, figures, row_of, tasks_in


def event(name: str, tid: int, **more: Any) -> Any:
    return {"name": name, "pid": 1, "tid": tid, **more}


def test_tasks_of_the_page_s_main_thread_alone_are_counted() -> None:
    threads = {1: MAIN, 2: "Compositor", 3: MAIN}
    named = [event("thread_name", tid, args={"name": name}) for tid, name in threads.items()]
    own = [
        event(TASK, 1, dur=61_000, tdur=24_000),
        event(TASK, 1),
        event("Layout", 1, dur=90_000),
        event(TASK, 1, dur=4_000, tdur=4_000),
    ]
    compositor = [event(TASK, 2, dur=70_000, tdur=70_000) for _ in range(3)]
    kept_ready = event(TASK, 3, dur=80_000, tdur=80_000)
    assert tasks_in({"traceEvents": [kept_ready, *own, *compositor, *named]}) == [Task(61.0, 24.0), Task(4.0, 4.0)]


def test_what_is_not_told_of_the_processor_counts_as_its_work() -> None:
    named = event("thread_name", 1, args={"name": MAIN})
    assert tasks_in({"traceEvents": [named, event(TASK, 1, dur=61_000)]}) == [Task(61.0, 61.0)]


def test_figures_are_the_longest_the_most_work_how_many_are_too_long_and_how_many_there_are() -> None:
    tasks = [Task(3.0, 3.0), Task(49.9, 49.0), Task(50.0, 12.0), Task(120.0, 30.0)]
    assert figures(tasks) == (120.0, 49.0, 2, 4)


def test_a_row_is_the_medians_and_what_has_a_goal_stays_below_it() -> None:
    runs = [[Task(ms, ms / 2)] for ms in (90.0, 50.0, 10.0)]
    row = row_of("stew", GOAL, runs)
    assert (row.longest_ms, row.worked_ms, row.too_long, row.tasks) == (50.0, 25.0, 1, 1)
    assert not row.reached
    assert row_of("stew", GOAL, [[Task(49.9, 49.9)]]).reached
    assert row_of(EMPTY, None, runs).reached
