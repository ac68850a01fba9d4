"""The coach of a first table, as a new player sees it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.table_checks import checks as law

COVERED = """selector => {
  const { bottom, right } = document.querySelector("[aria-label=Coach]").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((one) => {
    const { top, left } = one.getBoundingClientRect();
    return top < bottom && left < right;
  }).length;
}"""
"""How many of these lie under the coach."""
DECIDED = "[data-part=news], [data-part=hand], .tb-pointed:not(.tb-picture), main button, main + section button"
"""What is told, spoken of, played with and done; the sky of a picture may be covered."""


def coached(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Coach")


GROWN = """([selector, size]) => {
  const words = document.querySelector(selector), before = Number.parseFloat(getComputedStyle(words).fontSize);
  document.documentElement.style.fontSize = size;
  return Number.parseFloat(getComputedStyle(words).fontSize) / before;
}"""
"""How many times as large the words are once text is of this size."""
GROWS = 1.4


def hears(page: Page, *starts: str) -> None:
    """The coach says just this, one after the other; nothing that one decides by lies under him, on any phone."""
    coach = coached(page)
    for start in starts:
        expect(coach.get_by_text(start)).to_be_visible()
        for size in (law.SMALLEST, law.LANDSCAPE, law.PHONE):
            law.resize(page, size)
            assert page.evaluate(COVERED, DECIDED) == 0, f"{start} at {size}"
        _heard_large(page, start)
        coach.get_by_role("button", name="Got it").tap()
    expect(coach).to_be_hidden()


def _heard_large(page: Page, start: str) -> None:
    """What the coach says grows with the reader's letters, and lies over nothing then either."""
    assert page.evaluate(GROWN, ["[aria-label=Coach] p", law.LARGE]) > GROWS
    for size in (law.SMALLEST, law.PHONE):
        law.resize(page, size)
        assert page.evaluate(COVERED, DECIDED) == 0, f"{start} at {size}, text at {law.LARGE}"
    page.evaluate("document.documentElement.style.fontSize = ''")
