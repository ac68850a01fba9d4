"""The figures are laid out so that they can be read, and a part that fails hides no other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tests.bench import __main__ as bench


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


def test_rows_stand_in_columns_under_their_names() -> None:
    assert [*bench.lines(bench.measure("two"))] == [
        "name      per second",
        "long one        0.50",
        "b              123.5",
        "plain  7",
        "name  per second   ok",
        "c              2  yes",
        "as it is",
    ]


def test_each_part_says_how_it_is_repeated_and_a_failure_is_told_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main([]) == 1
    said = capsys.readouterr().out
    assert "The first\n    python -m tests.bench.one\n" in said
    assert "ZeroDivisionError: no time at all" in said
    assert said.index("ZeroDivisionError") < said.index("The second")
    assert "long one" in said


def test_parts_can_be_had_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["two"]) == 0
    assert "The first" not in capsys.readouterr().out
    assert bench.main(["three"]) == 2


@pytest.mark.parametrize(
    ("value", "shown"),
    [(1, "1"), (51234.5, "51,234"), (0.5, "0.50"), (0.00012, "0.00012"), (None, ""), (False, "no"), ("x", "x")],
)
def test_figures_have_the_digits_that_matter(value: Any, shown: str) -> None:
    assert bench.show(value) == shown
