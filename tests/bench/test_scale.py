"""The club's costs are computed right: each change saves something, and the total is within its limit."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.bench import dynamodb_units, prices, scale
from tests.bench.scale import BEFORE, MILLION, Measured, Way, cost, month, ways

pytestmark = pytest.mark.aws

ONE = Measured(writes=2.20, reads=1.26, rows=1.08, poll=0.5, list=6.0, bytes=725, minute=5.0)
"""As measured in November 2026 (`python -m tests.bench.scale` measures again)."""
NOW = ways()[-1]
VISITS = Path(__file__).parents[2] / "frontend" / "tests" / "visits" / "visits.test.ts"


def total(way: Way, moves: float = MILLION, one: Measured = ONE) -> float:
    return cost("", month(moves, way, one), way).total


def test_each_change_saves_something() -> None:
    assert all(total(one) > total(other) for one, other in pairwise(ways()))
    assert ways()[0] == BEFORE


def test_a_million_moves_a_day_cost_a_fifth_of_before_and_stay_within_the_limit() -> None:
    assert total(NOW) <= scale.MOST
    assert total(BEFORE) > 4.5 * total(NOW)
    assert total(NOW._replace(polls=scale.POLLS_BEFORE)) > scale.MOST, "the page's polls decide"


def test_the_scale_page_has_the_computed_figures() -> None:
    page = (Path(__file__).parents[2] / "docs" / "scale.md").read_text("utf-8")
    for what, *figures in scale.costs(ONE):
        (line,) = [line for line in page.splitlines() if line.replace("`", "").startswith(f"| {what}")]
        documented = [float(cell.strip("* ").replace(",", "").replace("–", "0")) for cell in line.split("|")[2:-1]]
        assert documented == pytest.approx(figures, abs=0.51, rel=0.002), what


def test_the_infrequent_access_class_pays_off_within_a_year() -> None:
    """After the same time for any number of players, as storage and requests grow alike."""
    assert scale.days_until_it_pays(ONE) == pytest.approx(scale.days_until_it_pays(ONE, 1_000))
    assert 0 < scale.days_until_it_pays(ONE) < scale.KEPT_DAYS


def test_a_table_of_forty_moves_stays_within_its_limit() -> None:
    assert scale.table_of(40, ONE, NOW) <= scale.TABLE_MOST


def test_a_cost_is_the_sum_of_its_parts_and_grows_with_moves_except_for_monitoring() -> None:
    parts = cost("", month(MILLION, NOW, ONE), NOW)
    assert parts.total == pytest.approx(sum(parts[2:]))
    twice = cost("", month(2 * MILLION, NOW, ONE), NOW)
    assert twice.total - twice.monitoring == pytest.approx(2 * (parts.total - parts.monitoring))


def test_friends_pay_nothing_within_the_always_free_tier() -> None:
    few = scale.friends(ONE, free=False)
    assert (few.requests, few.running, few.logs, few.alarms, few.metrics) == (0, 0, 0, 0, 0)
    assert 0 < few.database < 0.05, "the free tier has no on-demand units"


def test_friends_can_have_a_table_that_costs_nothing() -> None:
    """Only backups and files are left, which are in no free tier."""
    few = scale.friends(ONE, free=True)
    assert few[:6] == (0, 0, 0, 0, 0, 0)
    assert few.backup < 0.01
    assert few.files < 0.02
    assert scale.busiest_free(ONE) > 100 * scale.FRIENDS * scale.FRIENDS_MOVES, "with a wide margin"


def test_metrics_of_a_small_club_are_within_the_free_tier() -> None:
    assert scale.few_metrics() <= prices.FREE_METRICS


def test_the_measured_figures_are_still_right(monkeypatch: pytest.MonkeyPatch) -> None:
    assert scale.list_units() == pytest.approx(ONE.list, rel=0.1)
    assert scale.minute_units() == pytest.approx(ONE.minute)
    monkeypatch.setattr(dynamodb_units, "SHORT", dynamodb_units.SHORT[:1])
    assert scale.bytes_a_move() == pytest.approx(ONE.bytes, rel=0.15)


@pytest.mark.skipif(not VISITS.exists(), reason="the page's tests are not here")
def test_the_page_is_tested_for_the_same_number_of_polls() -> None:
    assert f"MOST_POLLS = {scale.MOST_POLLS};" in VISITS.read_text("utf-8")
