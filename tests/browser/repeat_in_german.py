"""Open a screen by the recorded steps of another language: by the index of each control, which is the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.screens import OpenScreen
from tests.browser.wait_until_settled import wait_until_settled

CONTROLS = "a, button, label, input, textarea, select"
# Records each opened page, and each control that is tapped or filled, by its index among all controls.
RECORD = f"""() => {{
  const place = (one) => [...document.querySelectorAll("{CONTROLS}")].indexOf(one.closest("{CONTROLS}"));
  noted(["open", location.href]);
  addEventListener("pointerdown", (event) => noted(["tap", place(event.target)]), true);
  addEventListener("input", ({{ target }}) => {{
    if (!/radio|checkbox/.test(target.type)) noted([target.options ? "choose" : "write", place(target), target.value]);
  }}, true);
}}"""
Step = list[Any]


@dataclass
class Recording:
    """The steps on one phone. `path`, `how`: the arguments for the phone."""

    path: str = "/"
    how: dict[str, Any] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)

    def record(self, phone: Phone) -> Phone:
        """Return a function that opens phones and records the steps of the last one."""

        def open_phone(path: str = "/", **how: Any) -> Page:
            self.path, self.how, self.steps = path, how, []
            page = phone("about:blank", **{**how, "fresh": True})
            page.expose_function("noted", lambda step: self.steps.append(step))
            page.add_init_script(f"({RECORD})()")
            page.goto(path)
            return page

        return open_phone

    def repeat(self, phone: Phone, locale: str) -> Page:
        """Repeat the steps on another phone with another language."""
        page = phone(self.path, locale=locale, **self.how)
        for kind, where, *what in self.steps[1:]:
            wait_until_settled(page)
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
        wait_until_settled(page)
        return page


def in_german(way: OpenScreen, phone: Phone, ana: Player) -> Page:
    """Open a screen in English, and repeat the steps in German."""
    trace = Recording()
    way(trace.record(phone), ana)
    return trace.repeat(phone, "de-DE")
