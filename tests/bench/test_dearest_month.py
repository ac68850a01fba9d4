"""The most expensive month is computed right: ceilings limit the cost of every flood."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.bench import dearest_month, prices, scale
from tests.bench.dearest_month import BEFORE, FILES, LONG_LOGS, Ceilings, Flood, Row, closed, month, now

pytestmark = pytest.mark.aws

MOVES = Flood("moves", scale.MOVE_MS, 1.4, 1.27, 1, 1.4)
TABLES = Flood("tables", 170, 6, 8, 1, 1.4)
SLOW = Flood("what takes a second and writes much", 1_000, 350, 1_000, 1, 1)


def test_the_ceilings_are_the_templates_defaults() -> None:
    assert now() == Ceilings(answered=200, at_once=20, drawn=3, writes=200, reads=800)


@pytest.mark.parametrize("flood", [MOVES, TABLES, SLOW, LONG_LOGS], ids=lambda flood: flood.what)
def test_no_flood_exceeds_the_limit_behind_the_edge(flood: Flood) -> None:
    assert month(flood, now()).behind + dearest_month.pictures(now()) <= dearest_month.MOST
    assert month(flood, now()).behind < month(flood, BEFORE).behind / 2


def test_once_ceilings_are_reached_more_requests_cost_the_same_behind_the_edge() -> None:
    once, ten_times = (month(SLOW, now(), rate).behind for rate in (dearest_month.RATE, 10 * dearest_month.RATE))
    assert ten_times == pytest.approx(once)
    assert month(SLOW, now(), 2 * dearest_month.RATE).edge > 1.9 * month(SLOW, now()).edge, "the edge has no ceiling"


def test_each_ceiling_saves_something() -> None:
    for name in ("answered", "writes", "reads", "at_once"):
        without = now()._replace(**{name: getattr(BEFORE, name)})
        floods = (MOVES, TABLES, SLOW, LONG_LOGS)
        assert any(month(flood, without).behind > month(flood, now()).behind for flood in floods), name
    assert dearest_month.pictures(now()) < dearest_month.pictures(BEFORE) / 100


def test_files_cost_only_at_the_edge_whatever_the_ceilings() -> None:
    assert month(FILES, now()) == month(FILES, BEFORE)
    assert month(FILES, now()).behind == 0


def test_closing_ends_only_the_cost_of_writes() -> None:
    assert closed(MOVES).behind < month(MOVES, now()).behind / 3
    assert closed(MOVES).edge == pytest.approx(month(MOVES, now()).edge, rel=0.05), "refused requests are paid there"
    assert closed(LONG_LOGS) == month(LONG_LOGS, now())


def test_rate_rules_pay_off_against_few_addresses_but_not_against_many() -> None:
    few, many = dearest_month.rated(FILES, 10), dearest_month.rated(FILES, 10_000)
    assert few.total < month(FILES, now()).total / 3
    assert many.total > month(FILES, now()).total, "only a flat-rate plan helps then"
    assert dearest_month.rated(MOVES, 1).behind < month(MOVES, now()).behind / 10


@pytest.mark.soak
def test_the_security_page_has_the_computed_figures() -> None:
    page = (Path(__file__).parents[2] / "docs" / "security.md").read_text("utf-8")
    wanted = {
        row.what: [row.now, row.of_that_edge, row.behind_it, row.behind_if_closed]
        for row in dearest_month.rows()
        if isinstance(row, Row)
    }
    drawn = dearest_month.pictures(now())
    wanted["link previews, in addition"] = [drawn, 0, drawn, drawn]
    for what, figures in wanted.items():
        (line,) = [line for line in page.splitlines() if line.startswith(f"| {what} |")]
        documented = [float(cell.strip().replace(",", "").replace("–", "0")) for cell in line.split("|")[2:-1]]
        assert documented == pytest.approx([*figures], abs=100), what
    documented = [
        *_figures(r"at most ([\d,]+) dollars a month", page),
        *_figures(r"they leave ([\d,]+) where one address asks,", page),
    ]
    documented += [*_figures(r"([\d,]+) with ten,", page), *_figures(r"([\d,]+) with a hundred", page)]
    assert documented == pytest.approx(
        [dearest_month.dearest(), *(dearest_month.rated(FILES, addresses).total for addresses in (1, 10, 100))], abs=100
    )


def _figures(pattern: str, page: str) -> list[float]:
    return [float(found.replace(",", "")) for found in re.findall(pattern.replace(" ", r"\s+"), page)]


def test_gigabytes_get_cheaper_by_volume() -> None:
    assert prices.out(10_000) == pytest.approx(850)
    assert prices.out(60_000) == pytest.approx(850 + 3_200 + 600)


def test_units_of_a_new_table_are_measured() -> None:
    writes, reads = dearest_month.of_a_table()
    assert writes == pytest.approx(TABLES.writes, rel=0.3)
    assert reads == pytest.approx(TABLES.reads, rel=0.3)
