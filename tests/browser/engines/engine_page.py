"""A page in an engine that Playwright does not drive: opens addresses, taps named elements, types, and reads names.

It is small, as details are tested in Chromium.
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
FIND_ELEMENTS = Path(__file__).parent / "find_elements.js"
WIDTH, HEIGHT = 360, 740
TIMEOUT_S = 60
"""Seconds."""
PAUSE = 0.1
"""Seconds between two polls of the page."""
MODULES = ROOT / "tests" / "bench" / "lighthouse" / "node_modules"
NEEDS = (
    "The other engines need WebKit, Firefox, a screen and puppeteer-core: run `make soak`, which sets them up. "
    "On Debian: apt install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi firefox-esr xvfb"
)


class Engine(Protocol):
    """One page. A script is the source of a function, and `args` are its arguments."""

    def open(self, url: str) -> None: ...

    def evaluate(self, script: str, *args: Any) -> Any:
        """Return the function's result."""

    def tap(self, script: str, *args: Any) -> bool:
        """Tap what the function returns. Return whether it found anything."""

    def write(self, text: str) -> None:
        """Type into the element that has the focus."""

    def picture(self, path: Path) -> None: ...

    def logged(self) -> list[str]:
        """Every error that the page has logged."""

    def close(self) -> None: ...


@dataclass
class EnginePage:
    """`origin`: where the club is open. Roles are ARIA's, names are regular expressions. `within`: the label of the only part
    of the page that is searched.
    """

    engine: Engine
    origin: str

    def open(self, path: str) -> None:
        self.engine.open(self.origin + path)

    def tap(self, role: str, name: str, within: str | None = None) -> None:
        """Tap the first match as soon as it can be tapped."""
        wait_until(lambda: self.try_tap(role, name, within), f"a {role} called {name} to be tapped")

    def try_tap(self, role: str, name: str, within: str | None = None) -> bool:
        """Tap the first match now. Return whether there was one."""
        self._prepare()
        return self.engine.tap("(...args) => findElements.find(...args)", role, name, within)

    def fill(self, name: str, text: str) -> None:
        self.tap("textbox", name)
        self.engine.write(text)

    def names(self, role: str, name: str, within: str | None = None) -> list[str]:
        """Return the names of all matches that are on the page now."""
        self._prepare()
        return list(self.engine.evaluate("(...args) => findElements.names(...args)", role, name, within))

    def wait_for(self, role: str, name: str, within: str | None = None) -> str:
        """Wait for a match and return the first one's name."""
        return str(wait_until(lambda: self.names(role, name, within), f"a {role} called {name}")[0])

    def stored(self, name: str) -> str:
        """Wait until the page has stored this name, and return its value."""
        return str(
            wait_until(lambda: self.engine.evaluate("name => localStorage.getItem(`club.${name}`)", name), f"{name} to be kept")
        )

    def refocus(self) -> None:
        """Dispatch a focus event, on which the page fetches news at once."""
        self.engine.evaluate("() => { dispatchEvent(new Event('focus')); }")

    def _prepare(self) -> None:
        if not self.engine.evaluate("() => 'findElements' in window"):
            self.engine.evaluate(f"() => {{ {AXE.read_text('utf-8')}\n{FIND_ELEMENTS.read_text('utf-8')} }}")


def wait_until(look: Callable[[], T], what: str) -> T:
    """Call `look` until it returns something true, and return that."""
    late = time.monotonic() + TIMEOUT_S
    while not (seen := look()):
        assert time.monotonic() < late, f"timed out waiting for {what}"
        time.sleep(PAUSE)
    return seen
