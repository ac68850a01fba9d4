"""Lighthouse's scores are medians, and audits that cost a page its goal are named."""

from __future__ import annotations

from typing import Any

from tests.bench.pages import Page, row_of

FIGURES = {"lcp": 1500.0, "blocked": 10.0, "shift": 0.0, "bytes": 61440}


def run(*scores: int, lost: tuple[list[str], ...] = ([], [], [], []), **figures: float) -> Any:
    return {"scores": scores, "figures": {**FIGURES, **figures}, "lost": lost}


def test_a_page_that_reaches_its_goals_has_the_medians_of_its_runs() -> None:
    runs = [
        run(100, 100, 100, 100, shift=0.2),
        run(80, 100, 100, 100, lost=(["speed-index"], [], [], [])),
        run(99, 100, 100, 100),
    ]
    assert row_of(Page("home", "/"), runs) == ("home", 99, 100, 100, 100, 1500, 10, 0, 60, "")


def test_only_audits_that_cost_a_goal_are_named() -> None:
    lost: tuple[list[str], ...] = (["speed-index"], ["label"], [], [])
    assert row_of(Page("home", "/"), [run(99, 96, 100, 100, lost=lost)]).short_of_the_goal == "label"
    assert row_of(Page("home", "/"), [run(98, 100, 100, 100)]).short_of_the_goal == "missed"


def test_the_seo_score_of_a_shared_table_does_not_count() -> None:
    hidden = run(99, 100, 100, 60, lost=([], [], [], ["is-crawlable"]))
    shared = row_of(Page("table", "/t/x", shared=True), [hidden])
    assert (shared.seo, shared.short_of_the_goal) == (None, "")
    assert row_of(Page("home", "/"), [hidden]).short_of_the_goal == "is-crawlable"
