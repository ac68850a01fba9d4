"""A phone in an engine that Playwright does not drive, as a person uses it: opens an address, taps what has a name, writes,
and sees what is there. Thin on purpose: what a page must be in every detail is tested in Chromium.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from tests.browser.conftest import ROOT
from tests.browser.test_screens import AXE

T = TypeVar("T")
PAGE = Path(__file__).parent / "find_elements.js"
WIDTH, HEIGHT = 360, 740
PATIENCE = 60
"""Seconds in which something must come about."""
PAUSE = 0.1
"""Seconds between two looks at the page."""
MODULES = ROOT / "tests" / "bench" / "lighthouse" / "node_modules"
NEEDS = (
    "The other engines need WebKit, Firefox, a screen and puppeteer-core: run `make soak`, which sets them up. "
    "On Debian: apt install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi firefox-esr xvfb"
)


class Engine(Protocol):
    """One page. A script is the source of a function, and `told` are its arguments."""

    def open(self, url: str) -> None: ...

    def ask(self, script: str, *told: Any) -> Any:
        """What the function comes to."""

    def tap(self, script: str, *told: Any) -> bool:
        """Whether the function found something, which then was tapped."""

    def write(self, text: str) -> None:
        """With the keyboard, where the focus is."""

    def picture(self, path: Path) -> None: ...

    def logged(self) -> list[str]:
        """Every error that the page has told of."""

    def close(self) -> None: ...


@dataclass
class Tapper:
    """`origin`: where the club is open. Roles are ARIA's, names regular expressions; `within` is the label of the part of the
    page in which alone is looked.
    """

    engine: Engine
    origin: str

    def open(self, path: str) -> None:
        self.engine.open(self.origin + path)

    def tap(self, role: str, name: str, within: str | None = None) -> None:
        """Taps the first of them, as soon as a finger reaches it."""
        until(lambda: self.tapped(role, name, within), f"a {role} called {name} to be tapped")

    def tapped(self, role: str, name: str, within: str | None = None) -> bool:
        """Whether there was one to be tapped now."""
        self._prepare()
        return self.engine.tap("(...told) => tapper.find(...told)", role, name, within)

    def fill(self, name: str, text: str) -> None:
        self.tap("textbox", name)
        self.engine.write(text)

    def names(self, role: str, name: str, within: str | None = None) -> list[str]:
        """What those are called that are there now."""
        self._prepare()
        return list(self.engine.ask("(...told) => tapper.names(...told)", role, name, within))

    def sees(self, role: str, name: str, within: str | None = None) -> str:
        """What the first one is called, as soon as it is there."""
        return str(until(lambda: self.names(role, name, within), f"a {role} called {name}")[0])

    def remembers(self, name: str) -> str:
        """What the page has kept under this name, as soon as it has."""
        return str(until(lambda: self.engine.ask("name => localStorage.getItem(`club.${name}`)", name), f"{name} to be kept"))

    def glance(self) -> None:
        """Looks at the phone again, where the page then asks at once what is new."""
        self.engine.ask("() => { dispatchEvent(new Event('focus')); }")

    def _prepare(self) -> None:
        if not self.engine.ask("() => 'tapper' in window"):
            self.engine.ask(f"() => {{ {AXE.read_text('utf-8')}\n{PAGE.read_text('utf-8')} }}")


def until(look: Callable[[], T], what: str) -> T:
    """What is seen once it is true of anything."""
    late = time.monotonic() + PATIENCE
    while not (seen := look()):
        assert time.monotonic() < late, f"waited in vain for {what}"
        time.sleep(PAUSE)
    return seen
