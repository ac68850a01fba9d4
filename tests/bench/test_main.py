"""Figures are laid out as tables, and a failing part does not stop the others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tests.bench import __main__ as bench
from tests.bench import dearest_month, dynamodb_units, reply_sizes, under_flood, wake_backlog


class Row(NamedTuple):
    name: str
    per_second: float


class Other(NamedTuple):
    row: Row
    ok: bool


def part(name: str, *rows: Any, fails: bool = False) -> ModuleType:
    def give() -> Iterator[Any]:
        yield from rows
        if fails:
            raise ZeroDivisionError("no time at all")

    module = ModuleType(name)
    module.rows = give  # type: ignore[attr-defined]
    return module


@pytest.fixture(autouse=True)
def parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PARTS", {"one": "The first", "two": "The second"})
    monkeypatch.setitem(sys.modules, "tests.bench.one", part("one", Row("a", 51234.5), fails=True))
    monkeypatch.setitem(
        sys.modules,
        "tests.bench.two",
        part("two", Row("long one", 0.5), Row("b", 123.45), ("plain", 7), Other(Row("c", 2), True), "as it is"),
    )


def test_rows_are_laid_out_in_columns_with_headings() -> None:
    assert [*bench.lines(bench.measure("two"))] == [
        "name      per second",
        "long one        0.50",
        "b              123.5",
        "plain  7",
        "name  per second   ok",
        "c              2  yes",
        "as it is",
    ]


def test_each_part_prints_its_command_and_a_failure_gives_exit_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main([]) == 1
    said = capsys.readouterr().out
    assert "The first\n    python -m tests.bench.one\n" in said
    assert "ZeroDivisionError: no time at all" in said
    assert said.index("ZeroDivisionError") < said.index("The second")
    assert "long one" in said


def test_parts_can_run_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["two"]) == 0
    assert "The first" not in capsys.readouterr().out
    assert bench.main(["three"]) == 2


@pytest.mark.parametrize(
    ("value", "shown"),
    [(1, "1"), (51234.5, "51,234"), (0.5, "0.50"), (0.00012, "0.00012"), (None, ""), (False, "no"), ("x", "x")],
)
def test_figures_are_shown_with_significant_digits(value: Any, shown: str) -> None:
    assert bench.show(value) == shown


def test_a_part_that_exceeds_a_limit_says_so_and_gives_exit_status_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    two = sys.modules["tests.bench.two"]
    monkeypatch.setattr(two, "broken", lambda rows: [f"{len(rows)} are too many."], raising=False)
    assert bench.main(["two"]) == 1
    assert "  5 are too many.\n" in capsys.readouterr().out
    monkeypatch.setattr(two, "broken", lambda rows: [])
    assert bench.main(["two"]) == 0


@pytest.mark.parametrize(
    "name", ["board_reads", "dearest_month", "dynamodb_units", "reply_sizes", "under_flood", "wake_backlog"]
)
def test_parts_with_limits_can_report_them(name: str) -> None:
    assert callable(import_module(f"tests.bench.{name}").broken)


def test_each_exceeded_limit_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    weighs = reply_sizes.Reply(60, "view", 1.0, reply_sizes.BYTES + 1)
    reads = reply_sizes.Reply(60, "view", reply_sizes.UNITS["view"] + 1, 1)
    assert len([*reply_sizes.broken([weighs, reads, reply_sizes.Reply(60, "view", 1.0, 1)])]) == 2
    assert (
        len(
            [
                *under_flood.broken(
                    [under_flood.Row("slow", 9, 5, 4, 9e9, 9e9, 1.0, 2), under_flood.Row("quiet", 0, 5, 5, 9e9, 9e9, 1.0, 0)]
                )
            ]
        )
        == 1
    )
    row = dynamodb_units.Row("golf", 60, ended=False, log=1.4, all=2.6, warm=0.0, cold=0.0, rows=0.0)
    assert (
        len(
            [
                *dynamodb_units.broken(
                    [row, dynamodb_units.Poll("golf", 60, 1.0, 0.5, 9.0, 9.0), dynamodb_units.Minute(0, 9.0, 0.0)]
                )
            ]
        )
        == 3
    )
    woke = wake_backlog.Row(16, 60, 9, 9.0, 3, 0.1, "")
    slow = wake_backlog.Step("clocks", 9, 1e9, 1e9, 1e9, 1e9)
    assert len([*wake_backlog.broken([woke, slow])]) == 1, "times depend on the machine"
    monkeypatch.setattr(dearest_month, "MOST", round(dearest_month.pictures(dearest_month.now())) + 1_000)
    for writes, code in ((0, 0), (200, 1)):
        flood = dearest_month.Flood("writes", 1_000, writes, 0, 0, 0)
        monkeypatch.setattr(dearest_month, "floods", lambda flood=flood: (flood,))
        assert len([*dearest_month.broken([])]) == code
