"""A way through the page gone once more in another language: by where things stand, which stays the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.screens import Way
from tests.browser.wait_until_settled import settle

CONTROLS = "a, button, label, input, textarea, select"
# Tells of each page that is opened, and of what is tapped and written there: which control it is of all that the page has.
NOTE = f"""() => {{
  const place = (one) => [...document.querySelectorAll("{CONTROLS}")].indexOf(one.closest("{CONTROLS}"));
  noted(["open", location.href]);
  addEventListener("pointerdown", (event) => noted(["tap", place(event.target)]), true);
  addEventListener("input", ({{ target }}) => {{
    if (!/radio|checkbox/.test(target.type)) noted([target.options ? "choose" : "write", place(target), target.value]);
  }}, true);
}}"""
Step = list[Any]


@dataclass
class Trace:
    """What was done on one phone; `path` and `how`: how it was handed out."""

    path: str = "/"
    how: dict[str, Any] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)

    def of(self, phone: Phone) -> Phone:
        """Phones on which all that is done is noted: of the last one."""

        def open_phone(path: str = "/", **how: Any) -> Page:
            self.path, self.how, self.steps = path, how, []
            page = phone("about:blank", **{**how, "fresh": True})
            page.expose_function("noted", lambda step: self.steps.append(step))
            page.add_init_script(f"({NOTE})()")
            page.goto(path)
            return page

        return open_phone

    def again(self, phone: Phone, locale: str) -> Page:
        """The same done on another phone, whose owner reads another language."""
        page = phone(self.path, locale=locale, **self.how)
        for kind, where, *what in self.steps[1:]:
            settle(page)
            if kind == "open":
                page.goto(where)
                continue
            control = page.locator(CONTROLS).nth(where)
            if kind == "choose":
                control.select_option(*what)
            elif kind == "write":
                control.fill(*what)
            else:
                control.click()
        settle(page)
        return page


def in_german(way: Way, phone: Phone, ana: Player) -> Page:
    """Where the way leads in German, once it was gone in English."""
    trace = Trace()
    way(trace.of(phone), ana)
    return trace.again(phone, "de-DE")
