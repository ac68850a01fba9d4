"""Players' courses, typed hole by hole or pasted as a scorecard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phone

TYPED = "1 4 346\n2 5 511\n3 3 192"
PASTED = "Hole,1,2,3,Out\nPar,4,5,3\nYards,346,511,192"


@pytest.mark.parametrize("text", [TYPED, PASTED], ids=["typed", "pasted"])
def test_a_scorecard_becomes_a_playable_course(text: str, phone: Phone) -> None:
    page = phone("/courses/new")
    page.get_by_label("Course name").fill("Back Garden")
    page.get_by_label("Scorecard, typed or pasted").fill(text)
    expect(page.get_by_text("3 holes, par 12")).to_be_visible()
    page.get_by_role("button", name="Save course").tap()
    page.get_by_role("link", name="Play this course").tap()
    expect(page.get_by_role("radio", name="Back Garden")).to_be_checked()


def test_errors_in_a_scorecard_are_shown_line_by_line(phone: Phone) -> None:
    page = phone("/courses/new")
    page.get_by_label("Scorecard, typed or pasted").fill("4 346\n9 511\nthe short one")
    expect(page.get_by_text("Hole 2: par must be 3 to 6, not 9.")).to_be_visible()
    expect(page.get_by_text("“the short one” isn’t a hole")).to_be_visible()
    page.get_by_role("button", name="Save course").tap()
    expect(page.get_by_role("alert")).to_have_text("The course needs a name.")
    page.get_by_label("Course name").fill("Back Garden")
    page.get_by_label("Scorecard, typed or pasted").fill("the short one")
    page.get_by_role("button", name="Save course").tap()
    expect(page.get_by_role("alert")).to_contain_text("“the short one” isn’t a hole")


def test_left_out_and_converted_values_of_a_scorecard_are_shown_before_saving(phone: Phone) -> None:
    page = phone("/courses/new")
    card = page.get_by_label("Scorecard, typed or pasted")
    card.fill('sep=;\nLoch;Name;Par;L\u00e4nge (m)\n1;"Am Bach; links";4;316\n2;Way Out;5;467\nHin;;9;783')
    expect(page.get_by_text("2 holes, par 9")).to_be_visible()
    expect(page.get_by_text("The lengths are in metres. They become yards: 316 m is 346 yards.")).to_be_visible()
    expect(page.locator(".left-out li")).to_have_text(["Hin;;9;783"])
    expect(page.get_by_role("cell", name="346")).to_be_visible()
    card.fill("1 The 5th 4 346")
    expect(page.get_by_text("1 hole, par 4")).to_be_visible()
    expect(page.locator(".left-out")).to_have_count(0)
