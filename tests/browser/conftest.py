"""A real browser against the server that `make play` starts: a club of its own for each test, with chance of its own (no test
fails by luck), and a phone (a context) for each player.

What tests look for is what people perceive: roles, labels and words.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    WebError,
    expect,
    sync_playwright,
)

from tests.browser.http_player import Player
from tests.browser.page_pool import USUAL, Shelf, is_usual
from tests.browser.seeded_server import Clubhouse, clubhouse, drawing
from tests.browser.wait_until_settled import COUNT_REQUESTS, PATIENCE
from tests.conftest import NEW_BROWSER
from tests.local import process

ROOT = Path(__file__).parents[2]
DIST = ROOT / "frontend" / "dist"
SHOTS = ROOT / ".build" / "screens"
"""Where a test that fails leaves pictures of its phones."""
HOME = "127.0.0.2"
"""Stands for an address in a home network: no name but this machine's own, with .local, leads to it in the browser."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP *.local {HOME}",
]
Phone = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


FAILED, LOST, RESTARTED = (pytest.StashKey[bool]() for _ in range(3))
WINDOW = pytest.StashKey[Page]()
"""Of the session: a page that no test uses, which shows whether the browser still answers."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Start a lost browser again. The first test of a session that lost one runs again, and the summary says so."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports, lost = _run(item, nextitem)
    if lost and RESTARTED not in item.session.stash:
        item.session.stash[RESTARTED] = True
        reports, _ = _run(item, nextitem)
        reports[-1].user_properties.append((NEW_BROWSER, item.nodeid))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _run(item: pytest.Item, nextitem: pytest.Item | None) -> tuple[list[pytest.TestReport], bool]:
    """Run a test. Return its reports, and whether its browser was lost: then the next test starts another."""
    item.stash[LOST] = False
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if lost := item.stash[LOST]:
        with suppress(Exception):  # nothing in a dead browser closes properly
            item.session._setupstate.teardown_exact(None)
    return reports, lost


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Note on the item whether its test failed, for the phones' last pictures, and whether its browser was lost."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    if report.failed and WINDOW in item.session.stash and not _answers(window := item.session.stash[WINDOW]):
        item.stash[LOST] = True
        assert window.context.browser
        window.context.browser.close()  # kills it, so that the teardown waits for nothing
    return report


def _answers(window: Page) -> bool:
    try:
        window.goto("about:blank", timeout=PATIENCE)
    except Error:
        return False
    return True


@contextmanager
def serving(data: Path, host: str = "", port: int = 0) -> Iterator[int]:
    """The port at which `make play` itself answers, until it is killed; 0: one that is free."""
    _must_be_built(DIST)
    with process.running(data, HOST=host, PORT=str(port)) as (_, port):
        yield port


def _must_be_built(page: Path) -> None:
    if not (page / "index.html").exists():
        pytest.fail("The page is not built: run `make test`, which builds it.")


@pytest.fixture(scope="session")
def service() -> Iterator[Clubhouse]:
    with opened() as service:
        yield service


@contextmanager
def opened() -> Iterator[Clubhouse]:
    """The house with the page that was built last."""
    _must_be_built(DIST)
    with clubhouse(DIST) as service:
        yield service


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """From what the test's club draws, and its phones."""
    return str(request.node.nodeid)


@pytest.fixture
def address(service: Clubhouse, seed: str) -> str:
    """Where the test's club is open."""
    service.open(seed)
    return service.origin


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    browser = launched(playwright)
    request.session.stash[WINDOW] = browser.new_page()
    yield browser
    del request.session.stash[WINDOW]
    browser.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that can be asked for permissions, which the headless shell cannot."""
    browser = launched(playwright, program())
    yield browser
    browser.close()


def launched(playwright: Playwright, program: str | None = None) -> Browser:
    """Start this program, or Chromium's headless shell, which takes half of a whole Chromium's processor time."""
    return playwright.chromium.launch(executable_path=program or shell(), args=ARGUMENTS)


def shell() -> str:
    """Return the path of Chromium's headless shell, or of a whole Chromium where there is no shell."""
    return shutil.which("chromium-headless-shell") or program()


def program() -> str:
    """Return the path of Debian's Chromium, or of another that is there."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        pytest.fail("The browser tests need Chromium. On Debian: apt install chromium")
    return found


@pytest.fixture
def ana(address: str) -> Player:
    """A player of the test's own."""
    return Player(address)


@pytest.fixture(scope="session")
def shelf(browser: Browser, service: Clubhouse) -> Shelf:
    return Shelf(browser, service.origin)


@pytest.fixture
def phone(browser: Browser, shelf: Shelf, address: str, seed: str, request: pytest.FixtureRequest) -> Iterator[Phone]:
    """Hands out phones: `phone("/new")` is a page at 360x740 in a context of its own, on which the test acts as a person would.

    `player`: whose phone it is, else nobody's yet; `remembers`: what else the page kept on it; `forgive`: what it may log as
    an error (anything else fails the test), such as the network's own words where a test takes it away; `prepare`: what is
    done to its page before that is opened, such as answers of the club that are made up; all else is Playwright's. A usual
    phone comes from the shelf, unless it must be `fresh`: one that has nothing of the page in its cache.
    """
    lent: list[Page] = []
    own: list[BrowserContext] = []
    wrong: list[str] = []
    listeners: list[Callable[[], None]] = []

    def open_phone(
        path: str = "/",
        *,
        player: Player | None = None,
        origin: str = address,
        forgive: str = "(?!)",
        fresh: bool = False,
        prepare: Callable[[Page], object] | None = None,
        remembers: Mapping[str, str] = MappingProxyType({}),
        **how: Any,
    ) -> Page:
        def log(message: str) -> None:
            if not re.search(forgive, message):
                wrong.append(message)

        how = USUAL | how
        kept = {"key": player.key, "name": player.name, **remembers} if player else {**remembers}
        chance = f"{seed} {len(own) + len(lent)}"
        if fresh or not is_usual(how) or origin != shelf.origin:
            able = request.getfixturevalue("whole_browser") if "permissions" in how else browser
            context = able.new_context(base_url=origin, **how)
            page = context.new_page()
            page.add_init_script(drawing(chance))
            page.add_init_script(COUNT_REQUESTS)
            page.add_init_script(remembering(kept))
            own.append(context)
        else:
            page = shelf.take(kept, chance, how)
            context = page.context
            lent.append(page)
        listeners.append(_listen(context, log))
        context.set_default_timeout(PATIENCE)
        if prepare:
            prepare(page)
        page.goto(path)
        return page

    yield open_phone
    pages = [page for phone in own for page in phone.pages] + lent
    if failed := request.node.stash.get(FAILED, False):
        _picture(pages, request.node.name)
    for page in pages:
        page.unroute_all(behavior="ignoreErrors")
    for stop in listeners:
        stop()
    for context in own:
        context.close()
    for page in lent:
        page.context.close() if failed else shelf.put_back(page)
    assert not wrong, wrong


def _listen(phone: BrowserContext, log: Callable[[str], None]) -> Callable[[], None]:
    """Hears of everything that goes wrong on a phone, until what it returns is called."""

    def error(told: WebError) -> None:
        log(str(told.error))

    def console(told: ConsoleMessage) -> None:
        if told.type == "error":
            log(told.text)

    phone.on("weberror", error)
    phone.on("console", console)

    def stop() -> None:
        phone.remove_listener("weberror", error)
        phone.remove_listener("console", console)

    return stop


def remembering(what: dict[str, str]) -> str:
    """A script that puts this into the page's memory, before the page first looks there."""
    kept = json.dumps({f"club.{name}": value for name, value in what.items()})
    keep = (
        f"for (const [name, value] of Object.entries({kept})) localStorage.getItem(name) ?? localStorage.setItem(name, value);"
    )
    return f"if (location.protocol === 'http:') {{ {keep} }}"


def _picture(pages: list[Page], name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(pages, 1):
        page.screenshot(path=SHOTS / f"{re.sub(r'[^A-Za-z0-9]+', '-', name).strip('-')}-{number}.png")
