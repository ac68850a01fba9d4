"""What every table must keep on every phone, whatever the game: the page marks its parts, and nothing else is known of it.

`data-part` is "head", "news", "picture", "hand" or "main". A hand is one golfer's usable cards or dice, main the actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.contrast import pale, turn
from tests.browser.table_checks.walk import Moment
from tests.browser.test_screens import AXE, axe
from tests.browser.wait_until_settled import STILL, be_still, settle

SIGHTS = (Path(__file__).parent / "visible_faults.js").read_text("utf-8")
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
BREACHES = f"""async ({{ text, ...how }}) => {{
  if (text !== null) document.documentElement.style.fontSize = text;
  await {STILL};
  return law.breaches(how);
}}"""
LEADS = "[data-part=main][data-leads]:not([aria-disabled=true])"
NEW = "{ include: law.outermost() }"
"""What `Seen.note` found last, for axe."""
CROWDED = 21
"""px that anything tapped has each way at least: the names of eight at the ring have 22."""
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
    settle(page)
    expect(page.locator("main h1, main, h1").first).to_be_visible()


def resize(page: Page, size: Size) -> None:
    _resize(page, size)
    be_still(page)


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
    turn(page, "light")
    found += large(page, parts, (PHONE, SMALLEST) if thorough else (SMALLEST,), letters)
    return [*found, *touched(page, parts, TOUCHES if thorough else 1)]


@dataclass
class Seen:
    """What was seen of a table so far."""

    sorts: set[int] = field(default_factory=set)
    """Numbers of the sorts of its elements (`visible_faults.js`)."""
    phases: set[object] = field(default_factory=set)
    looks: int = 0

    def note(self, page: Page) -> bool:
        """Whether the page shows anything new, which is noted."""
        new = page.evaluate("sorts => law.news(sorts)", [*self.sorts])
        self.sorts.update(new)
        return bool(new)

    def note_phase(self, moment: Moment) -> bool:
        """Whether the moment's phase is new to a player, or to a watcher."""
        phase = (moment.viewer is None, moment.view["status"], moment.view["state"].get("phase"))
        new = phase not in self.phases
        self.phases.add(phase)
        return new

    def scheme(self) -> str:
        """By day or by night: in turns, two looks by each, as a turn takes its time."""
        self.looks += 1
        return SCHEMES[self.looks // 2 % 2]


def breaches_of_news(page: Page, moment: Moment, before: Seen) -> list[str]:
    """All that breaks the law at this moment; nothing where all that the page shows was there `before`. Where the phase is new,
    it is looked at in all sizes, and axe sees all of it; else on the smallest phones, and axe sees what is new. The page is
    left by day or by night, and in any size.
    """
    look(page)
    parts = parts_of(moment)
    if not before.note(page):
        return []
    whole = before.note_phase(moment)
    found = measured_news(page)
    for size in (SMALLEST, LANDSCAPE, *WIDE[:1], PHONE) if whole else (SMALLEST, LANDSCAPE):
        found += measured(page, size, seen=() if size in WIDE else parts)
    resize(page, PHONE)
    found += readable(page, [before.scheme()], "document" if whole else NEW)
    found += large(page, parts, (SMALLEST,))
    if "hand" in parts and touch(page, 0) and before.note(page):
        for size in (SMALLEST, LANDSCAPE, PHONE) if whole else (SMALLEST, LANDSCAPE):
            found += measured(page, size, ", 1 chosen", seen=parts)
    return found


def measured_news(page: Page) -> list[str]:
    """New words that are pale by day or by night, and what is too small to be tapped."""
    return [*page.evaluate("law.faint()"), *page.evaluate("least => law.small(least)", CROWDED)]


def plain_faults(page: Page) -> list[str]:
    """What is wrong with the page as it is, whatever else: words that do not fit, or are pale by day or by night."""
    look(page)
    page.evaluate("law.news([])")
    found = [*page.evaluate("law.fits()"), *page.evaluate("law.faint()")]
    return [one for one in found if "covered in part by main-action" not in one]


def scenes(page: Page) -> Iterator[None]:
    """What the page opens with, and then what its main action leads on to, as long as it makes no move."""
    yield
    while (on := page.locator(LEADS)).count():
        on.dispatch_event("click")
        be_still(page)
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
    found = [measured(page, size, text=text, longest=LONGEST, reached=parts) for text in letters for size in sizes]
    usual_text(page)
    return [*chain(*found)]


def touched(page: Page, parts: Sequence[str], touches: int = TOUCHES) -> Iterator[str]:
    """What is wrong once something of the hand was chosen."""
    sizes = (SMALLEST, LANDSCAPE, PHONE)
    for number in range(touches if "hand" in parts else 0):
        if not touch(page, number):
            return
        for size in sizes if number % 2 == 0 else sizes[::-1]:  # the next touch begins where this one ends
            yield from measured(page, size, f", {number + 1} chosen", seen=parts)


def touch(page: Page, number: int) -> bool:
    """Choose the thing of the hand that has this number among those that may be chosen, if there is one."""
    usable = page.locator(f"[data-part=hand] {USABLE}")
    if there := number < usable.count():
        usable.nth(number).dispatch_event("click")
    return there


def in_sheet(page: Page) -> list[str]:
    """What is wrong with the sheet that is open, on the smallest phone: in letters of any size, and for fingers. The page is
    left in large text.
    """
    found = measured(page, SMALLEST, text="")
    found += [f"{SMALLEST[0]}x{SMALLEST[1]}: {one}" for one in page.evaluate("law.small()")]
    return found + measured(page, SMALLEST, text=LARGE, longest=LONGEST)


def narrow(page: Page, sizes: Sequence[Size] = (SMALLEST, PHONE)) -> list[str]:
    """What does not fit small phones of a screen that is no table, in letters of any size: what lies under its main action is
    scrolled to.
    """
    look(page)
    found = [*chain(*(measured(page, size) for size in sizes)), *large(page, (), sizes)]
    return [breach for breach in found if "covered in part by main-action" not in breach]


def measured(
    page: Page,
    size: Size,
    how: str = "",
    *,
    text: str | None = None,
    longest: int | None = None,
    seen: Sequence[str] = (),
    reached: Sequence[str] = (),
) -> list[str]:
    """At this size, in text that is made as large as `text` says ("": as usual): words that are cut off, outside, split (but
    those of more letters than `longest`) or lie on another; what of the parts `seen` is not wholly in the window, or under
    something; what of those `reached` cannot be brought there.
    """
    _resize(page, size)
    found = page.evaluate(BREACHES, {"text": text, "longest": longest, "seen": [*seen], "reached": [*reached]})
    large = f", text at {text}" if text else ""
    return [f"{size[0]}x{size[1]}{how}{large}: {breach}" for breach in found]


def usual_text(page: Page) -> None:
    """Let the page have text of the usual size again."""
    page.evaluate("document.documentElement.style.fontSize = ''")


def readable(page: Page, schemes: Sequence[str], part: str = "document") -> list[str]:
    """What axe finds of this part by day or by night, and words that cannot be read over what is behind them."""
    page.evaluate(AXE.read_text("utf-8"))
    return [one for scheme in schemes for one in (*axe(page, scheme, sheets=False, part=part), *pale(page, scheme))]
