"""Find elements of a page that do not fit its window."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SIGHTS = (Path(__file__).parent / "table_checks" / "visible_faults.js").read_text("utf-8")
# What measures its letters redraws itself in the next frames.
CROWDED = """async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  return law.breaches({ longest: 12, seen: [], reached: [] });
}"""
SIZES = [(360, 740), (390, 844), (768, 1024), (1280, 800)]
# Controls, headings and cells are looked at one by one, for a page may hide what spills. In a box that scrolls they may.
# What measures its window redraws itself in the next frame.
TOO_WIDE = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const page = document.scrollingElement;
  const spills = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : [];
  const moves = (box) => ["auto", "scroll"].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth;
  const scrolled = (one) => one && one !== page && (moves(one) || scrolled(one.parentElement));
  for (const one of document.querySelectorAll("a, button, input, select, textarea, label, h1, h2, td, th, p")) {
    const { left, right, width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2 || scrolled(one.parentElement)) continue;
    if (left < -0.5 || right > innerWidth + 0.5) spills.push(`${one.outerHTML.slice(0, 120)} from ${left} to ${right}`);
  }
  return spills;
}"""


def spills(page: Page) -> list[str]:
    """What does not fit at which width; the page is left at the first."""
    found = []
    for width, height in (*SIZES[1:], SIZES[0]):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} px: {spill}" for spill in page.evaluate(TOO_WIDE)]
    return found


def crowded(page: Page) -> list[str]:
    """Which words are cut off, split or lie on each other once text is twice as large; all sizes in rem follow the root's.

    What the main action covers is scrolled to. For tables there is a law of their own.
    """
    if page.locator("[data-part=head]").count():
        return []
    page.evaluate(SIGHTS)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    found = page.evaluate(CROWDED)
    page.evaluate("document.documentElement.style.fontSize = ''")
    return [f"text at 200%: {breach}" for breach in found if "covered in part by main-action" not in breach]
