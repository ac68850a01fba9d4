"""A real browser against the server of `make play`: each test has its own club with seeded randomness, and a phone (a browser
context) for each player.

Tests look for what people perceive: roles, labels and texts.
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
from tests.browser.page_pool import DEFAULT_OPTIONS, PagePool, is_default
from tests.browser.seeded_server import SeededServer, seeded_random_script, seeded_server
from tests.browser.wait_until_settled import COUNT_REQUESTS, TIMEOUT_MS
from tests.conftest import NEW_BROWSER
from tests.local import process

ROOT = Path(__file__).parents[2]
DIST = ROOT / "frontend" / "dist"
SCREENSHOTS = ROOT / ".build" / "screens"
"""Folder for screenshots of failed tests' phones."""
HOME_ADDRESS = "127.0.0.2"
"""Stands for a private network address: besides it only this machine's own name, with .local, resolves to it in the browser."""
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP *.local {HOME_ADDRESS}",
]
Phone = Callable[..., Page]
expect.set_options(timeout=TIMEOUT_MS)


FAILED, LOST, RESTARTED = (pytest.StashKey[bool]() for _ in range(3))
PROBE_PAGE = pytest.StashKey[Page]()
"""Of the session: a page that shows whether the browser still responds. No test uses it."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Restart a crashed browser. The session's first test that lost one runs again, and the summary says so."""
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
    """Run a test. Return its reports, and whether its browser crashed: then the next test starts another."""
    item.stash[LOST] = False
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if lost := item.stash[LOST]:
        with suppress(Exception):  # nothing in a crashed browser closes properly
            item.session._setupstate.teardown_exact(None)
    return reports, lost


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Note on the item whether its test failed, for screenshots, and whether its browser crashed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    if report.failed and PROBE_PAGE in item.session.stash and not _answers(window := item.session.stash[PROBE_PAGE]):
        item.stash[LOST] = True
        assert window.context.browser
        window.context.browser.close()  # kills it, so that the teardown does not wait
    return report


def _answers(window: Page) -> bool:
    try:
        window.goto("about:blank", timeout=TIMEOUT_MS)
    except Error:
        return False
    return True


@contextmanager
def serving(data: Path, host: str = "", port: int = 0) -> Iterator[int]:
    """Run `make play` until the block ends, and return its port. 0: any free port."""
    _must_be_built(DIST)
    with process.running(data, HOST=host, PORT=str(port)) as (_, port):
        yield port


def _must_be_built(page: Path) -> None:
    if not (page / "index.html").exists():
        pytest.fail("The page is not built: run `make test`, which builds it.")


@pytest.fixture(scope="session")
def server() -> Iterator[SeededServer]:
    with running_server() as server:
        yield server


@contextmanager
def running_server() -> Iterator[SeededServer]:
    """Run a server with the page that was built last."""
    _must_be_built(DIST)
    with seeded_server(DIST) as server:
        yield server


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """The seed of the randomness of the test's server and phones."""
    return str(request.node.nodeid)


@pytest.fixture
def address(server: SeededServer, seed: str) -> str:
    """Open an empty club for the test, and return the server's address."""
    server.open_club(seed)
    return server.origin


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    browser = launch(playwright)
    request.session.stash[PROBE_PAGE] = browser.new_page()
    yield browser
    del request.session.stash[PROBE_PAGE]
    browser.close()


@pytest.fixture(scope="session")
def full_browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that can grant permissions, which the headless shell cannot."""
    browser = launch(playwright, chromium_path())
    yield browser
    browser.close()


def launch(playwright: Playwright, program: str | None = None) -> Browser:
    """Start this program, or Chromium's headless shell, which takes half of a full Chromium's processor time."""
    return playwright.chromium.launch(executable_path=program or headless_shell_path(), args=CHROMIUM_ARGUMENTS)


def headless_shell_path() -> str:
    """Return the path of Chromium's headless shell, or of a full Chromium if there is no shell."""
    return shutil.which("chromium-headless-shell") or chromium_path()


def chromium_path() -> str:
    """Return the path of Debian's Chromium, or of another one."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        pytest.fail("The browser tests need Chromium. On Debian: apt install chromium")
    return found


@pytest.fixture
def ana(address: str) -> Player:
    """A player."""
    return Player(address)


@pytest.fixture(scope="session")
def page_pool(browser: Browser, server: SeededServer) -> PagePool:
    return PagePool(browser, server.origin)


@pytest.fixture
def phone(browser: Browser, page_pool: PagePool, address: str, seed: str, request: pytest.FixtureRequest) -> Iterator[Phone]:
    """Opens phones: `phone("/new")` is a page at 360x740 in a context of its own.

    `player`: whose phone it is, else nobody's; `local_storage`: what else the page has stored on it; `allowed_errors`: a
    regular expression of log messages that do not fail the test, such as the network's errors where a test cuts it off;
    `prepare`: called with the page before it is opened, for example to mock replies; all else is Playwright's. A phone with
    default options comes from the pool, unless it is `fresh`: with an empty cache.
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
        allowed_errors: str = "(?!)",
        fresh: bool = False,
        prepare: Callable[[Page], object] | None = None,
        local_storage: Mapping[str, str] = MappingProxyType({}),
        **how: Any,
    ) -> Page:
        def log(message: str) -> None:
            if not re.search(allowed_errors, message):
                wrong.append(message)

        how = DEFAULT_OPTIONS | how
        kept = {"key": player.key, "name": player.name, **local_storage} if player else {**local_storage}
        chance = f"{seed} {len(own) + len(lent)}"
        if fresh or not is_default(how) or origin != page_pool.origin:
            able = request.getfixturevalue("full_browser") if "permissions" in how else browser
            context = able.new_context(base_url=origin, **how)
            page = context.new_page()
            page.add_init_script(seeded_random_script(chance))
            page.add_init_script(COUNT_REQUESTS)
            page.add_init_script(local_storage_script(kept))
            own.append(context)
        else:
            page = page_pool.take(kept, chance, how)
            context = page.context
            lent.append(page)
        listeners.append(_listen(context, log))
        context.set_default_timeout(TIMEOUT_MS)
        if prepare:
            prepare(page)
        page.goto(path)
        return page

    yield open_phone
    pages = [page for phone in own for page in phone.pages] + lent
    if failed := request.node.stash.get(FAILED, False):
        _take_screenshots(pages, request.node.name)
    for page in pages:
        page.unroute_all(behavior="ignoreErrors")
    for stop in listeners:
        stop()
    for context in own:
        context.close()
    for page in lent:
        page.context.close() if failed else page_pool.put_back(page)
    assert not wrong, wrong


def _listen(phone: BrowserContext, log: Callable[[str], None]) -> Callable[[], None]:
    """Log all errors on a phone until the returned function is called."""

    def error(event: WebError) -> None:
        log(str(event.error))

    def console(event: ConsoleMessage) -> None:
        if event.type == "error":
            log(event.text)

    phone.on("weberror", error)
    phone.on("console", console)

    def stop() -> None:
        phone.remove_listener("weberror", error)
        phone.remove_listener("console", console)

    return stop


def local_storage_script(what: dict[str, str]) -> str:
    """Return a script that puts this into the page's local storage before the page reads it."""
    kept = json.dumps({f"club.{name}": value for name, value in what.items()})
    keep = (
        f"for (const [name, value] of Object.entries({kept})) localStorage.getItem(name) ?? localStorage.setItem(name, value);"
    )
    return f"if (location.protocol === 'http:') {{ {keep} }}"


def _take_screenshots(pages: list[Page], name: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(pages, 1):
        page.screenshot(path=SCREENSHOTS / f"{re.sub(r'[^A-Za-z0-9]+', '-', name).strip('-')}-{number}.png")
