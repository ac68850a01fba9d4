"""Find visible faults of any game's table on any phone. Only the parts that the page marks are known.

`data-part` is "head", "news", "picture", "hand" or "main": "hand" is one golfer's usable cards or dice, "main" the actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.contrast import low_contrast, set_color_scheme
from tests.browser.table_checks.walk import Moment
from tests.browser.test_screens import AXE, axe
from tests.browser.wait_until_settled import STILL, wait_until_settled, wait_until_still

VISIBLE_FAULTS = (Path(__file__).parent / "visible_faults.js").read_text("utf-8")
Size = tuple[int, int]
PHONE: Size = (360, 640)
"""What a phone of 360x740 shows under its browser's bars."""
SMALLEST: Size = (320, 568)
LANDSCAPE: Size = (844, 390)
WIDE: tuple[Size, ...] = ((1280, 800), (768, 1024))
SCHEMES = ("light", "dark")
LARGE = "200%"
"""Text size of a browser's own setting: the root's size, which all sizes in rem follow."""
LARGER = "140%"
"""The largest text size in the club's own settings."""
LONGEST = 12
"""Words up to this length must not be split in large text either; words of 24 letters are wider than a phone then."""
CHOICES = 2
"""Things of the hand to choose one after the other: what was chosen must leave everything visible as well."""
FIND_FAULTS = f"""async ({{ text, ...how }}) => {{
  if (text !== null) document.documentElement.style.fontSize = text;
  await {STILL};
  return visibleFaults.all(how);
}}"""
LEADS_ON = "[data-part=main][data-leads]:not([aria-disabled=true])"
NEW_ELEMENTS = "{ include: visibleFaults.outermostNew() }"
"""For axe: the elements that `SeenElements.note` found last."""
SMALLEST_TARGET = 21
"""Least px each way of anything tapped: the names of eight players at the trading ring have 22."""
USABLE = ":is(button, [role=button]):not(:disabled, [aria-disabled=true], [aria-haspopup])"
"""What may be chosen, except for buttons that declare that they open a sheet."""


def open_moment(page: Page, moment: Moment) -> None:
    """Open the table as the moment's viewer sees it."""
    viewer = moment.viewer
    page.evaluate(
        "([key, name]) => key ? Object.assign(localStorage, {'club.key': key, 'club.name': name}) : localStorage.clear()",
        [viewer and viewer.key, viewer and viewer.name],
    )
    page.goto(moment.table.path)
    wait_until_settled(page)
    expect(page.locator("main h1, main, h1").first).to_be_visible()


def resize(page: Page, size: Size) -> None:
    _resize(page, size)
    wait_until_still(page)


def _resize(page: Page, size: Size) -> None:
    wanted = ViewportSize(width=size[0], height=size[1])
    if page.viewport_size != wanted:
        page.set_viewport_size(wanted)


def faults(page: Page, moment: Moment, thorough: bool = True, text_sizes: Sequence[str] = (LARGE,)) -> list[str]:
    """Return all faults of the table at this moment, also in large text of these sizes. If not `thorough`: light and dark in
    turns, at fewer widths, and with one thing of the hand chosen.
    """
    install_checks(page)
    parts = required_parts(moment)
    found = [*faults_at_all_sizes(page, parts, WIDE if thorough else WIDE[:1])]
    found += contrast_and_axe_faults(page, SCHEMES if thorough else [SCHEMES[moment.number % 2]])
    set_color_scheme(page, "light")
    found += faults_in_large_text(page, parts, (PHONE, SMALLEST) if thorough else (SMALLEST,), text_sizes)
    return [*found, *faults_after_choosing(page, parts, CHOICES if thorough else 1)]


@dataclass
class SeenElements:
    """The elements and phases that were already checked."""

    sorts: set[int] = field(default_factory=set)
    """Numbers of the kinds of elements (`visible_faults.js`)."""
    phases: set[object] = field(default_factory=set)
    looks: int = 0

    def note(self, page: Page) -> bool:
        """Note the page's elements. Return whether any are new."""
        new = page.evaluate("sorts => visibleFaults.newSorts(sorts)", [*self.sorts])
        self.sorts.update(new)
        return bool(new)

    def note_phase(self, moment: Moment) -> bool:
        """Note the moment's phase. Return whether it is new to a player, or to a watcher."""
        phase = (moment.viewer is None, moment.view["status"], moment.view["state"].get("phase"))
        new = phase not in self.phases
        self.phases.add(phase)
        return new

    def scheme(self) -> str:
        """Return light or dark, each for two calls in turns, as a change takes time."""
        self.looks += 1
        return SCHEMES[self.looks // 2 % 2]


def faults_of_new_elements(page: Page, moment: Moment, before: SeenElements) -> list[str]:
    """Return all faults of the table at this moment; nothing if all elements were there `before`. A new phase is checked in all
    sizes, and axe checks all of it; otherwise only the smallest phones are checked, and axe checks new elements. The page is
    left in any color scheme and size.
    """
    install_checks(page)
    parts = required_parts(moment)
    if not before.note(page):
        return []
    whole = before.note_phase(moment)
    found = faults_of_new_words(page)
    for size in (SMALLEST, LANDSCAPE, *WIDE[:1], PHONE) if whole else (SMALLEST, LANDSCAPE):
        found += faults_at_size(page, size, seen=() if size in WIDE else parts)
    resize(page, PHONE)
    found += contrast_and_axe_faults(page, [before.scheme()], "document" if whole else NEW_ELEMENTS)
    found += faults_in_large_text(page, parts, (SMALLEST,))
    if "hand" in parts and choose_from_hand(page, 0) and before.note(page):
        for size in (SMALLEST, LANDSCAPE, PHONE) if whole else (SMALLEST, LANDSCAPE):
            found += faults_at_size(page, size, ", 1 chosen", seen=parts)
    return found


def faults_of_new_words(page: Page) -> list[str]:
    """Return new words with low contrast in light or dark, and what is too small to be tapped."""
    return [
        *page.evaluate("visibleFaults.lowContrast()"),
        *page.evaluate("least => visibleFaults.tooSmall(least)", SMALLEST_TARGET),
    ]


def layout_and_contrast_faults(page: Page) -> list[str]:
    """Return the faults of any page: words that do not fit, or have low contrast in light or dark."""
    install_checks(page)
    page.evaluate("visibleFaults.newSorts([])")
    found = [*page.evaluate("visibleFaults.misfits()"), *page.evaluate("visibleFaults.lowContrast()")]
    return [one for one in found if "covered in part by main-action" not in one]


def scenes(page: Page) -> Iterator[None]:
    """Yield for the page as it opens, and for each step that its main action leads to without a move."""
    yield
    while (on := page.locator(LEADS_ON)).count():
        on.dispatch_event("click")
        wait_until_still(page)
        yield


def install_checks(page: Page) -> None:
    """Give the page the functions of `visible_faults.js`."""
    page.evaluate(VISIBLE_FAULTS)


def required_parts(moment: Moment) -> list[str]:
    """Return the parts that must be visible: a watcher needs no hand, nor does a player who cannot move."""
    return ["hand", "main"] if moment.playing and moment.legal_kinds else []


def faults_at_all_sizes(page: Page, parts: Sequence[str], wide: Sequence[Size] = WIDE) -> Iterator[str]:
    """Yield the faults at all sizes. The page is left at the size of a phone."""
    for size in (SMALLEST, LANDSCAPE, *wide, PHONE):
        yield from faults_at_size(page, size, seen=() if size in wide else parts)


def faults_in_large_text(
    page: Page, parts: Sequence[str], sizes: Sequence[Size] = (PHONE, SMALLEST), text_sizes: Sequence[str] = (LARGE,)
) -> list[str]:
    """Return the faults in text of these sizes: not everything must be visible then, but everything must be reachable."""
    found = [faults_at_size(page, size, text=text, longest=LONGEST, reached=parts) for text in text_sizes for size in sizes]
    reset_text_size(page)
    return [*chain(*found)]


def faults_after_choosing(page: Page, parts: Sequence[str], touches: int = CHOICES) -> Iterator[str]:
    """Yield the faults after something of the hand was chosen."""
    sizes = (SMALLEST, LANDSCAPE, PHONE)
    for number in range(touches if "hand" in parts else 0):
        if not choose_from_hand(page, number):
            return
        for size in sizes if number % 2 == 0 else sizes[::-1]:  # the next choice begins at the size where this one ends
            yield from faults_at_size(page, size, f", {number + 1} chosen", seen=parts)


def choose_from_hand(page: Page, number: int) -> bool:
    """Choose the thing of the hand with this number among those that may be chosen, if there is one."""
    usable = page.locator(f"[data-part=hand] {USABLE}")
    if there := number < usable.count():
        usable.nth(number).dispatch_event("click")
    return there


def faults_in_sheet(page: Page) -> list[str]:
    """Return the faults of the open sheet on the smallest phone, in text of any size, and of its touch targets. The page is
    left in large text.
    """
    found = faults_at_size(page, SMALLEST, text="")
    found += [f"{SMALLEST[0]}x{SMALLEST[1]}: {one}" for one in page.evaluate("visibleFaults.tooSmall()")]
    return found + faults_at_size(page, SMALLEST, text=LARGE, longest=LONGEST)


def faults_on_small_phones(page: Page, sizes: Sequence[Size] = (SMALLEST, PHONE)) -> list[str]:
    """Return the faults of a screen without a table on small phones, in text of any size. What the main action covers can be
    scrolled to.
    """
    install_checks(page)
    found = [*chain(*(faults_at_size(page, size) for size in sizes)), *faults_in_large_text(page, (), sizes)]
    return [fault for fault in found if "covered in part by main-action" not in fault]


def faults_at_size(
    page: Page,
    size: Size,
    how: str = "",
    *,
    text: str | None = None,
    longest: int | None = None,
    seen: Sequence[str] = (),
    reached: Sequence[str] = (),
) -> list[str]:
    """Return the faults at this size in text of this size ("": usual): words that are cut off, outside, split (except for words
    longer than `longest`) or overlapping; what of the parts `seen` is not fully visible; what of the parts `reached` cannot
    be scrolled to.
    """
    _resize(page, size)
    found = page.evaluate(FIND_FAULTS, {"text": text, "longest": longest, "seen": [*seen], "reached": [*reached]})
    large = f", text at {text}" if text else ""
    return [f"{size[0]}x{size[1]}{how}{large}: {fault}" for fault in found]


def reset_text_size(page: Page) -> None:
    """Reset the page's text size."""
    page.evaluate("document.documentElement.style.fontSize = ''")


def contrast_and_axe_faults(page: Page, schemes: Sequence[str], part: str = "document") -> list[str]:
    """Return axe's findings for this part in these color schemes, and words with low contrast."""
    page.evaluate(AXE.read_text("utf-8"))
    return [one for scheme in schemes for one in (*axe(page, scheme, sheets=False, part=part), *low_contrast(page, scheme))]
