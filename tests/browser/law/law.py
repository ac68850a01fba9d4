"""What every table must keep on every phone, whatever the game: the page marks its parts, and nothing else is known of it.

`data-part` is "head", "news", "picture", "hand" or "main". A hand is one golfer's usable cards or dice, main the actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.contrast import pale
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
LONGEST = 12
"""Words of so many letters must stay whole in large text too; 24 of them are wider than a phone then."""
TOUCHES = 2
"""So many things of the hand are touched, one after the other: what was chosen must leave all in sight as well."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
USABLE = ":is(button, [role=button]):not(:disabled, [aria-disabled=true])"


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
    page.evaluate(DRAWN)


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


def breaches(page: Page, moment: Moment, thorough: bool = True) -> list[str]:
    """All that breaks the law at this moment, which the page shows; else by day or by night in turns, and at fewer widths."""
    look(page)
    parts = parts_of(moment)
    found = [*in_all_sizes(page, parts, WIDE if thorough else WIDE[:1]), *large(page, parts)]
    resize(page, PHONE)
    found += readable(page, SCHEMES if thorough else [SCHEMES[moment.number % 2]])
    return [*found, *touched(page, parts)]


def look(page: Page) -> None:
    """Gives the page what it is measured with."""
    page.evaluate(SIGHTS)


def parts_of(moment: Moment) -> list[str]:
    """What must be in sight: a watcher has no hand; nor is one asked for where a player has nothing to do."""
    return ["hand", "main"] if moment.playing and moment.may else []


def in_all_sizes(page: Page, parts: Sequence[str], wide: Sequence[Size] = WIDE) -> Iterator[str]:
    for size in (LANDSCAPE, *wide, SMALLEST, PHONE):
        resize(page, size)
        yield from _named(size, fits(page) + ([] if size in wide else in_sight(page, parts)))


def large(page: Page, parts: Sequence[str]) -> list[str]:
    page.evaluate("size => document.documentElement.style.fontSize = size", LARGE)
    found = []
    for size in (PHONE, SMALLEST):
        resize(page, size)
        found += _named(size, fits(page, LONGEST) + reachable(page, parts), f", text at {LARGE}")
    page.evaluate("document.documentElement.style.fontSize = ''")
    return found


def touched(page: Page, parts: Sequence[str]) -> Iterator[str]:
    """What is wrong once something of the hand was chosen."""
    usable = page.locator(f"[data-part=hand] {USABLE}")
    for touch in range(TOUCHES if "hand" in parts else 0):
        if touch >= usable.count():
            return
        usable.nth(touch).dispatch_event("click")
        for size in (PHONE, SMALLEST, LANDSCAPE):
            resize(page, size)
            yield from _named(size, fits(page) + in_sight(page, parts), f", {touch + 1} chosen")


def _named(size: Size, found: list[str], how: str = "") -> list[str]:
    return [f"{size[0]}x{size[1]}{how}: {breach}" for breach in found]


def fits(page: Page, longest: int | None = None) -> list[str]:
    """No word is cut off, outside or split (but those of more letters than `longest`), and none lies on another."""
    return page.evaluate("longest => law.fits(longest)", longest)  # type: ignore[no-any-return]


def in_sight(page: Page, parts: Sequence[str]) -> list[str]:
    """What a player decides by, and decides with, is wholly in the window and under nothing."""
    return [breach for part in parts for breach in page.evaluate("part => law.inSight(part)", part)]


def reachable(page: Page, parts: Sequence[str]) -> list[str]:
    return [breach for part in parts for breach in page.evaluate("part => law.reachable(part)", part)]


def readable(page: Page, schemes: Sequence[str]) -> list[str]:
    """What axe finds by day or by night, and words that cannot be read over what is behind them."""
    page.evaluate(AXE.read_text("utf-8"))
    found = [breach for scheme in schemes for breach in (*axe(page, scheme), *pale(page, scheme))]
    page.emulate_media(color_scheme="light")
    return found
