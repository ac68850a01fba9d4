"""Only tasks of the page's main thread are read from a trace."""

from __future__ import annotations

from typing import Any

from tests.bench.reveal_frames import EMPTY, GOAL, MAIN, TASK, Task, figures, row_of, tasks_in


def event(name: str, tid: int, **more: Any) -> Any:
    return {"name": name, "pid": 1, "tid": tid, **more}


def task(tid: int, ts: int, dur: int, **more: Any) -> Any:
    """Times in microseconds."""
    return event(TASK, tid, ts=ts, dur=dur, **more)


def thread(tid: int, name: str = MAIN) -> Any:
    return event("thread_name", tid, args={"name": name})


def test_only_tasks_of_the_page_s_main_thread_count() -> None:
    own = [task(1, 100_000, 4_000, tdur=4_000), task(1, 0, 61_000, tdur=24_000), event(TASK, 1, ts=0)]
    compositor = [task(2, at, 70_000) for at in (0, 80_000, 160_000)]
    others = [event("Layout", 1, ts=0, dur=90_000), task(3, 0, 80_000), *compositor]
    named = [thread(1), thread(2, "Compositor"), thread(3)]
    assert tasks_in({"traceEvents": [*others, *own, *named]}) == [Task(61.0, 24.0), Task(4.0, 4.0)]


def test_a_task_within_another_is_not_counted_again() -> None:
    tasks = [task(1, 5, 9_000), task(1, 0, 20_000), task(1, 19_000, 1_000), task(1, 20_000, 3_000)]
    assert [ms for ms, _ in tasks_in({"traceEvents": [thread(1), *tasks]})] == [20.0, 3.0]


def test_without_processor_time_the_whole_duration_counts() -> None:
    assert tasks_in({"traceEvents": [thread(1), task(1, 0, 61_000)]}) == [Task(61.0, 61.0)]


def test_figures_are_maxima_the_number_of_long_tasks_and_of_all_tasks() -> None:
    tasks = [Task(3.0, 3.0), Task(49.9, 49.0), Task(50.0, 12.0), Task(120.0, 30.0)]
    assert figures(tasks) == (120.0, 49.0, 2, 4)


def test_a_row_has_medians_and_must_stay_below_its_goal() -> None:
    runs = [[Task(ms, ms / 2)] for ms in (90.0, 50.0, 10.0)]
    row = row_of("stew", GOAL, runs)
    assert (row.longest_ms, row.worked_ms, row.too_long, row.tasks) == (50.0, 25.0, 1, 1)
    assert not row.reached
    assert row_of("stew", GOAL, [[Task(49.9, 49.9)]]).reached
    assert row_of(EMPTY, None, runs).reached
