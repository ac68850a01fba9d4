"""What every table must keep on every phone, whatever the game: the page marks its parts, and nothing else is known of it.

`data-part` is "head", "news", "picture", "hand" or "main". A hand is one golfer's usable cards or dice, main the actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.contrast import pale, turn
from tests.browser.law.walk import Moment
from tests.browser.test_screens import AXE, axe

SIGHTS = (Path(__file__).parent / "sights.js").read_text("utf-8")
Size = tuple[int, int]
PHONE: Size = (360, 640)
"""What a phone of 360x740 shows under its browser's bars."""
SMALLEST: Size = (320, 568)
LANDSCAPE: Size = (844, 390)
WIDE: tuple[Size, ...] = ((1280, 800), (768, 1024))
SCHEMES = ("light", "dark")
LARGE = "200%"
"""Text as large as a browser's own setting makes it: the root's size, from which all sizes in rem follow."""
LARGER = "140%"
"""The largest that the club's own setting has."""
LONGEST = 12
"""Words of so many letters must stay whole in large text too; 24 of them are wider than a phone then."""
TOUCHES = 2
"""So many things of the hand are touched, one after the other: what was chosen must leave all in sight as well."""
# Resolves once nothing of the page has changed for three frames: what measures its window or its letters draws itself anew.
STILL = """() => new Promise((done) => {
  let frames = 3;
  const watch = new MutationObserver(() => { frames = 3; });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const next = () => {
    if (frames--) return requestAnimationFrame(next);
    watch.disconnect();
    done();
  };
  requestAnimationFrame(next);
})"""
BREACHES = f"async how => {{ await ({STILL})(); return law.breaches(how); }}"
LEADS = "[data-part=main][data-leads]:not([aria-disabled=true])"
USABLE = ":is(button, [role=button]):not(:disabled, [aria-disabled=true], [aria-haspopup])"
"""What may be chosen: what opens a sheet, and says so, is not; the sheet would lie over all."""


def bring(page: Page, moment: Moment) -> None:
    """Opens the table as the moment's viewer sees it."""
    viewer = moment.viewer
    page.evaluate(
        "([key, name]) => key ? Object.assign(localStorage, {'club.key': key, 'club.name': name}) : localStorage.clear()",
        [viewer and viewer.key, viewer and viewer.name],
    )
    page.goto(moment.table.path)
    expect(page.locator("main h1, main, h1").first).to_be_visible()
    settle(page)


def settle(page: Page) -> None:
    """Waits until all that is loaded later is there and drawn."""
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)


def resize(page: Page, size: Size) -> None:
    _resize(page, size)
    page.evaluate(STILL)


def _resize(page: Page, size: Size) -> None:
    wanted = ViewportSize(width=size[0], height=size[1])
    if page.viewport_size != wanted:
        page.set_viewport_size(wanted)


def breaches(page: Page, moment: Moment, thorough: bool = True, letters: Sequence[str] = (LARGE,)) -> list[str]:
    """All that breaks the law at this moment, which the page shows, in large text of these sizes too; if not thoroughly, by day
    or by night in turns, at fewer widths, and with one thing of the hand chosen.
    """
    look(page)
    parts = parts_of(moment)
    found = [*in_all_sizes(page, parts, WIDE if thorough else WIDE[:1])]
    found += readable(page, SCHEMES if thorough else [SCHEMES[moment.number % 2]])
    found += large(page, parts, (PHONE, SMALLEST) if thorough else (SMALLEST,), letters)
    return [*found, *touched(page, parts, TOUCHES if thorough else 1)]


def scenes(page: Page) -> Iterator[None]:
    """What the page opens with, and then what its main action leads on to, as long as it makes no move."""
    yield
    while (on := page.locator(LEADS)).count():
        on.dispatch_event("click")
        page.evaluate(STILL)
        yield


def look(page: Page) -> None:
    """Gives the page what it is measured with."""
    page.evaluate(SIGHTS)


def parts_of(moment: Moment) -> list[str]:
    """What must be in sight: a watcher has no hand; nor is one asked for where a player has nothing to do."""
    return ["hand", "main"] if moment.playing and moment.may else []


def in_all_sizes(page: Page, parts: Sequence[str], wide: Sequence[Size] = WIDE) -> Iterator[str]:
    """What is wrong at any size. A page is left at the size of a phone."""
    for size in (SMALLEST, LANDSCAPE, *wide, PHONE):
        yield from measured(page, size, seen=() if size in wide else parts)


def large(
    page: Page, parts: Sequence[str], sizes: Sequence[Size] = (PHONE, SMALLEST), letters: Sequence[str] = (LARGE,)
) -> list[str]:
    """What is wrong once text is so large: not all is in sight then, but nothing is out of reach."""
    found: list[str] = []
    for large in letters:
        page.evaluate("size => document.documentElement.style.fontSize = size", large)
        for size in sizes:
            found += measured(page, size, f", text at {large}", longest=LONGEST, reached=parts)
    page.evaluate("document.documentElement.style.fontSize = ''")
    return found


def touched(page: Page, parts: Sequence[str], touches: int = TOUCHES) -> Iterator[str]:
    """What is wrong once something of the hand was chosen."""
    usable = page.locator(f"[data-part=hand] {USABLE}")
    sizes = (SMALLEST, LANDSCAPE, PHONE)
    for touch in range(touches if "hand" in parts else 0):
        if touch >= usable.count():
            return
        usable.nth(touch).dispatch_event("click")
        for size in sizes if touch % 2 == 0 else sizes[::-1]:  # the next touch begins where this one ends
            yield from measured(page, size, f", {touch + 1} chosen", seen=parts)


def in_sheet(page: Page) -> list[str]:
    """What is wrong with the sheet that is open, on the smallest phone: in letters of any size, and for fingers."""
    small = [f"{SMALLEST[0]}x{SMALLEST[1]}: {one}" for one in page.evaluate("law.small()")]
    found = [*measured(page, SMALLEST), *small]
    page.evaluate("size => document.documentElement.style.fontSize = size", LARGE)
    found += measured(page, SMALLEST, f", text at {LARGE}", longest=LONGEST)
    page.evaluate("document.documentElement.style.fontSize = ''")
    return found


def narrow(page: Page, sizes: Sequence[Size] = (SMALLEST, PHONE)) -> list[str]:
    """What does not fit small phones of a screen that is no table, in letters of any size: what lies under its main action is
    scrolled to.
    """
    look(page)
    found: list[str] = []
    for letters, longest in (("", None), (LARGE, LONGEST)):
        page.evaluate("size => document.documentElement.style.fontSize = size", letters)
        for size in sizes:
            found += measured(page, size, f", text at {letters or '100%'}", longest=longest)
    page.evaluate("document.documentElement.style.fontSize = ''")
    return [breach for breach in found if "covered in part by main-action" not in breach]


def measured(
    page: Page,
    size: Size,
    how: str = "",
    *,
    longest: int | None = None,
    seen: Sequence[str] = (),
    reached: Sequence[str] = (),
) -> list[str]:
    """At this size: words that are cut off, outside, split (but those of more letters than `longest`) or lie on another; what
    of the parts `seen` is not wholly in the window, or under something; what of those `reached` cannot be brought there.
    """
    _resize(page, size)
    found = page.evaluate(BREACHES, {"longest": longest, "seen": [*seen], "reached": [*reached]})
    return [f"{size[0]}x{size[1]}{how}: {breach}" for breach in found]


def readable(page: Page, schemes: Sequence[str]) -> list[str]:
    """What axe finds by day or by night, and words that cannot be read over what is behind them."""
    page.evaluate(AXE.read_text("utf-8"))
    found = [breach for scheme in schemes for breach in (*axe(page, scheme, sheets=False), *pale(page, scheme))]
    turn(page, "light")
    return found
