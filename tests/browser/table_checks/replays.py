"""Step through the replay of a finished table: no step fails, and each shows the same as its own address."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from playwright.sync_api import ConsoleMessage, Error, Page, expect

from tests.browser.page_actions import becomes_true
from tests.browser.table_checks.checks import faults_at_all_sizes, install_checks
from tests.browser.wait_until_settled import TIMEOUT_MS, wait_until_settled

END_STEPS = 6
"""Steps at each end of a replay that are shown, forwards and backwards."""
COMPARE_EVERY = 10
"""Where every step is shown, one in this many is compared."""
STEP_TIMEOUT_MS = 5000
"""Time limit in ms until a step is drawn."""
# What the table shows, as texts and labels, without the news, which is only announced on the way to a step.
SHOWN = """() => [...document.querySelectorAll("[data-part=head] h1, [data-part=picture], [data-part=hand]")].map((part) => {
  const labels = [...part.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  return [part.dataset.part ?? "title", part.innerText.replace(/\\s+/g, " ").trim(), ...labels].join(" | ");
}).join("\\n")"""

# Taps from step to step, each when the last one is shown. Returns the first step that does not appear, at once if the page
# fails.
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


def replay_step_faults(page: Page, path: str, whole: bool = False) -> list[str]:
    """Return the first fault of the replay of the table at this path, and the errors in the page's log. `whole`: show every
    step, not only those at its ends.
    """
    errors: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"the page says: {message.text}")

    def fail(error: Error) -> None:
        errors.append(f"the page fails: {error}")

    page.on("console", hear)
    page.on("pageerror", fail)
    try:
        found = [*islice(ReplayPage(page, path).faults(whole), 1)]
    finally:
        page.remove_listener("console", hear)
        page.remove_listener("pageerror", fail)
    return errors + found


def replay_layout_faults(page: Page) -> list[str]:
    """Return the layout faults of the open replay on a phone: its controls are the main actions."""
    install_checks(page)
    return [*faults_at_all_sizes(page, ["main"])]


class ReplayPage:
    """A replay on the page. `at`: the entry that is shown, from `first` to `last`."""

    def __init__(self, page: Page, path: str) -> None:
        self.page, self.path = page, path
        self._open("")
        slider = page.get_by_role("slider").first
        expect(slider).to_be_visible()
        self.first, self.last = (int(slider.get_attribute(end) or 0) for end in ("min", "max"))
        self.at = int(slider.input_value())

    def faults(self, whole: bool) -> Iterator[str]:
        """Step back from the end and forwards again, then forwards from the beginning and back; all the way if `whole`. Yield
        the faults.
        """
        few = min(END_STEPS, self.last - self.first)
        near = self.first + few
        marks = [*range(self.first + COMPARE_EVERY, self.last, COMPARE_EVERY)] if whole else []
        own = {at: self._own(at) for at in dict.fromkeys((self.first, near, *marks, self.last))}
        yield from (f"step {at - self.first} shows nothing" for at, shown in own.items() if not shown)
        for goal in (self.last - few, self.last):
            yield from self._go(goal, own.get(goal))
        self._seek(self.first)
        for goal in (near, self.first, *marks):
            yield from self._go(goal, own[goal])

    def _open(self, query: str) -> None:
        self.page.goto(f"{self.path}/replay{query}")
        wait_until_settled(self.page)

    def _own(self, at: int) -> str:
        """Return what this entry's own address shows."""
        if at != self.at:
            self._open(f"?at={at}")
            self.at = at
        return str(self.page.evaluate(SHOWN))

    def _go(self, goal: int, own: str | None) -> Iterator[str]:
        """Step to this entry, which must then show the same as its own address."""
        way, name = (1, "One on") if goal > self.at else (-1, "One back")
        missed = self.page.evaluate(STEPS, {"name": name, "way": way, "at": self.at, "goal": goal, "rest": TIMEOUT_MS})
        self.at = goal
        if missed is not None:
            yield f"“{name}” does not lead to step {missed - self.first}"
        elif own is not None and not self._shows(own):
            yield f"step {goal - self.first}, come to by “{name}”, shows {self.page.evaluate(SHOWN)!r} and not {own!r}"

    def _shows(self, own: str) -> bool:
        return becomes_true(self.page, f"own => ({SHOWN})() === own", own, STEP_TIMEOUT_MS)

    def _seek(self, at: int) -> None:
        self.page.get_by_role("slider").first.fill(str(at))
        self.at = at
