"""A finished table's replay, stepped through on the page: no step fails, and each shows what its own address shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from playwright.sync_api import ConsoleMessage, Error, Page, expect

from tests.browser.page_actions import comes_true
from tests.browser.table_checks.checks import in_all_sizes, look
from tests.browser.wait_until_settled import PATIENCE, settle

FEW = 6
"""So many steps at each end of a replay are walked, there and back."""
FAR = 10
"""Where all of it is walked, every so many steps are compared."""
REST = 5000
"""ms, in which the step that was come to is drawn."""
# What the table shows, in words and names of things; what has just happened is told on the way there only.
SHOWN = """() => [...document.querySelectorAll("[data-part=head] h1, [data-part=picture], [data-part=hand]")].map((part) => {
  const labels = [...part.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  return [part.dataset.part ?? "title", part.innerText.replace(/\\s+/g, " ").trim(), ...labels].join(" | ");
}).join("\\n")"""

# Taps its way from step to step, each when the last is there; gives the first that does not come, at once if the page fails.
STEPS = """async ({ name, way, at, goal, rest }) => {
  const called = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim() === name;
  const there = () => document.querySelector("[type=range]")?.value === String(at);
  let failed = false;
  const fail = () => { failed = true; };
  for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, fail, { once: true });
  for (at += way; at !== goal + way; at += way) {
    [...document.querySelectorAll("button")].find(called)?.click();
    for (const late = performance.now() + rest; !there(); ) {
      if (failed || performance.now() > late) return at;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }
  return null;
}"""


def steps(page: Page, path: str, whole: bool = False) -> list[str]:
    """What first goes wrong in the replay of the table at this path, and what the page said to it; `whole`: each step of it is
    seen, not only those at its ends.
    """
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            said.append(f"the page says: {message.text}")

    def fail(error: Error) -> None:
        said.append(f"the page fails: {error}")

    page.on("console", hear)
    page.on("pageerror", fail)
    try:
        found = [*islice(Film(page, path).walked(whole), 1)]
    finally:
        page.remove_listener("console", hear)
        page.remove_listener("pageerror", fail)
    return said + found


def sights(page: Page) -> list[str]:
    """What is wrong with how the replay that is open stands on a phone: its controls are the main actions."""
    look(page)
    return [*in_all_sizes(page, ["main"])]


class Film:
    """The replay as somebody watches it; `at` is the entry that is shown, from `first` to `last`."""

    def __init__(self, page: Page, path: str) -> None:
        self.page, self.path = page, path
        self._open("")
        slider = page.get_by_role("slider").first
        expect(slider).to_be_visible()
        self.first, self.last = (int(slider.get_attribute(end) or 0) for end in ("min", "max"))
        self.at = int(slider.input_value())

    def walked(self, whole: bool) -> Iterator[str]:
        """Back from the end and on, then on from the beginning and back; all the way if `whole`."""
        few = min(FEW, self.last - self.first)
        near = self.first + few
        marks = [*range(self.first + FAR, self.last, FAR)] if whole else []
        own = {at: self._own(at) for at in dict.fromkeys((self.first, near, *marks, self.last))}
        yield from (f"step {at - self.first} shows nothing" for at, shown in own.items() if not shown)
        for goal in (self.last - few, self.last):
            yield from self._go(goal, own.get(goal))
        self._seek(self.first)
        for goal in (near, self.first, *marks):
            yield from self._go(goal, own[goal])

    def _open(self, query: str) -> None:
        self.page.goto(f"{self.path}/replay{query}")
        settle(self.page)

    def _own(self, at: int) -> str:
        """What stands at this entry's own address."""
        if at != self.at:
            self._open(f"?at={at}")
            self.at = at
        return str(self.page.evaluate(SHOWN))

    def _go(self, goal: int, own: str | None) -> Iterator[str]:
        """Step by step to this entry, which must then show what it shows at its own address."""
        way, name = (1, "One on") if goal > self.at else (-1, "One back")
        missed = self.page.evaluate(STEPS, {"name": name, "way": way, "at": self.at, "goal": goal, "rest": PATIENCE})
        self.at = goal
        if missed is not None:
            yield f"“{name}” does not lead to step {missed - self.first}"
        elif own is not None and not self._shows(own):
            yield f"step {goal - self.first}, come to by “{name}”, shows {self.page.evaluate(SHOWN)!r} and not {own!r}"

    def _shows(self, own: str) -> bool:
        return comes_true(self.page, f"own => ({SHOWN})() === own", own, REST)

    def _seek(self, at: int) -> None:
        self.page.get_by_role("slider").first.fill(str(at))
        self.at = at
