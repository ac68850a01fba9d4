"""Use the page with the keyboard alone. Every step checks that the focus is visible."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_actions import becomes_true

MAX_TABS = 60
"""Most presses of Tab before giving up."""
TIMEOUT_MS = 20_000
"""ms after which nothing moves any more."""
# What is wrong with the focus; "" if nothing is. A heading is focused when its screen opens. It is no control and needs no
# focus ring.
FOCUS_FAULT = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "the focus is lost";
  if (at.tagName === "H1") return "";
  const whole = at.closest("label") ?? at;
  const parts = [whole, ...whole.querySelectorAll("*")];
  const ringed = parts.filter((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    const { width, height } = one.getBoundingClientRect();
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !/, 0\\)$/.test(outlineColor) && width * height > 100;
  });
  const name = at.outerHTML.slice(0, 140);
  if (ringed.length === 0) return `no ring around ${name}`;
  const { left, right, top, bottom } = ringed[0].getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const seen = document.elementFromPoint(x, y);
  return parts.some((part) => part.contains(seen)) ? "" : `hidden at ${x}, ${y}: ${name}`;
}"""

# Where the focus is relative to a wanted element. After the last control come the browser's own; the next Tab returns to the
# first.
FOCUS_PLACE = f"""wanted => {{
  if (document.activeElement === document.body) return "beyond";
  if (({FOCUS_FAULT})()) return "unseen";
  if (!wanted.isConnected) return "gone";
  return wanted.contains(document.activeElement) ? "there" : "elsewhere";
}}"""


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        """Press a key, and wait until something has a visible focus."""
        self.page.keyboard.press(key)
        self.check_focus()

    def check_focus(self) -> None:
        if not becomes_true(self.page, f"({FOCUS_FAULT})() === ''", patience=TIMEOUT_MS):
            trouble = self.page.evaluate(FOCUS_FAULT)
            assert not trouble, trouble

    def tab_to(self, role: str, name: str | re.Pattern[str]) -> Locator:
        """Press Tab until this has the focus, and return it."""
        wanted = self.page.get_by_role(role, name=name)  # type: ignore[arg-type]
        expect(wanted).to_be_visible()
        self.tab_into(wanted)
        return wanted

    def choose_radio(self, group: str, option: str) -> None:
        """Tab to a group of radio buttons, and press arrow keys until this one is chosen."""
        radios = self.page.get_by_role("group", name=group)
        self.tab_into(radios)
        if radios.get_by_role("radio", checked=True).count() == 0:
            self.press("Space")
        for _ in range(MAX_TABS):
            if radios.get_by_role("radio", name=option).is_checked():
                return
            self.press("ArrowRight")
        raise AssertionError(f"the arrows do not lead to {option}")

    def tab_into(self, wanted: Locator) -> None:
        """Press Tab until this, or something in it, has the focus."""
        target = wanted.element_handle()
        for _ in range(MAX_TABS):
            self.page.keyboard.press("Tab")
            where = self.page.evaluate(FOCUS_PLACE, target)
            if where == "unseen":
                self.check_focus()
            if where in ("unseen", "gone"):
                target = wanted.element_handle()
                where = self.page.evaluate(FOCUS_PLACE, target)
            if where == "there":
                return
        raise AssertionError(f"Tab does not lead to {wanted}")
