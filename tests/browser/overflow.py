"""Find elements of a page that do not fit its window."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

VISIBLE_FAULTS = (Path(__file__).parent / "table_checks" / "visible_faults.js").read_text("utf-8")
# Elements that measure their text redraw themselves in the next frames.
LARGE_TEXT_FAULTS = """async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  return visibleFaults.all({ longest: 12, seen: [], reached: [] });
}"""
SIZES = [(360, 740), (390, 844), (768, 1024), (1280, 800)]
# Controls, headings and cells are checked one by one, as a page may hide its overflow. They may overflow in a box that
# scrolls. Elements that measure the window redraw themselves in the next frame.
OVERFLOWS = """async () => {
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


def overflows(page: Page) -> list[str]:
    """Return what does not fit at which width, and leave the page at the first width."""
    found = []
    for width, height in (*SIZES[1:], SIZES[0]):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} px: {spill}" for spill in page.evaluate(OVERFLOWS)]
    return found


def large_text_faults(page: Page) -> list[str]:
    """Return which words are cut off, split or overlap in text twice as large. What the main action covers can be scrolled to.
    Tables have their own checks in `table_checks`.
    """
    if page.locator("[data-part=head]").count():
        return []
    page.evaluate(VISIBLE_FAULTS)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    found = page.evaluate(LARGE_TEXT_FAULTS)
    page.evaluate("document.documentElement.style.fontSize = ''")
    return [f"text at 200%: {fault}" for fault in found if "covered in part by main-action" not in fault]
