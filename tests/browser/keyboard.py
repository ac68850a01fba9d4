"""Use the page with the keyboard alone. Every step checks that the focus is visible."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_actions import comes_true

FAR = 60
"""So many times is Tab pressed before giving up."""
REST = 20_000
"""ms, long after which nothing moves any more."""
# What is wrong with the focus where it is now; nothing where all is well. A heading is read out when its screen opens; it is no
# control, and needs no ring.
TROUBLE = """() => {
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

# Where the focus is, seen from an element that is wanted. Beyond the last control a browser's own begin: the next Tab comes
# back to the first.
WHERE = f"""wanted => {{
  if (document.activeElement === document.body) return "beyond";
  if (({TROUBLE})()) return "unseen";
  if (!wanted.isConnected) return "gone";
  return wanted.contains(document.activeElement) ? "there" : "elsewhere";
}}"""


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        """Presses a key; when all has come to rest the focus must be somewhere, and be seen."""
        self.page.keyboard.press(key)
        self.look()

    def look(self) -> None:
        if not comes_true(self.page, f"({TROUBLE})() === ''", patience=REST):
            trouble = self.page.evaluate(TROUBLE)
            assert not trouble, trouble

    def to(self, role: str, name: str | re.Pattern[str]) -> Locator:
        """Tabs on until this has the focus."""
        wanted = self.page.get_by_role(role, name=name)  # type: ignore[arg-type]
        expect(wanted).to_be_visible()
        self.into(wanted)
        return wanted

    def choose(self, group: str, option: str) -> None:
        """Tabs to a group of radio buttons and walks through it with the arrow keys until this one is chosen."""
        radios = self.page.get_by_role("group", name=group)
        self.into(radios)
        if radios.get_by_role("radio", checked=True).count() == 0:
            self.press("Space")
        for _ in range(FAR):
            if radios.get_by_role("radio", name=option).is_checked():
                return
            self.press("ArrowRight")
        raise AssertionError(f"the arrows do not lead to {option}")

    def into(self, wanted: Locator) -> None:
        """Tabs on until this, or something in it, has the focus."""
        target = wanted.element_handle()
        for _ in range(FAR):
            self.page.keyboard.press("Tab")
            where = self.page.evaluate(WHERE, target)
            if where == "unseen":
                self.look()
            if where in ("unseen", "gone"):
                target = wanted.element_handle()
                where = self.page.evaluate(WHERE, target)
            if where == "there":
                return
        raise AssertionError(f"Tab does not lead to {wanted}")
