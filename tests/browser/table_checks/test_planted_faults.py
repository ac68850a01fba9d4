"""The checks find each fault that is planted into a faultless page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table
from tests.browser.seeded_server import SeededServer
from tests.browser.table_checks import checks, replays
from tests.browser.table_checks.replays import replay_step_faults
from tests.browser.table_checks.sheets import sheet_faults
from tests.browser.table_checks.walk import Moment, Setting, walk

FAULTLESS_PAGE = (Path(__file__).parent / "faultless_table.html").read_text("utf-8")
MOVES = {"oneOf": [{"properties": {"kind": {"const": "keep"}}}]}
MOMENT = Moment(Table("", ""), Player(""), {"status": "playing", "legal": MOVES, "state": {}}, 1)
"""A player may keep a roll: hand and main action are required."""
PARTS = checks.required_parts(MOMENT)


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


@pytest.fixture
def faultless(window: Page) -> Page:
    window.set_content(FAULTLESS_PAGE)
    checks.install_checks(window)
    return window


def test_a_faultless_page_has_no_faults(faultless: Page) -> None:
    assert checks.faults(faultless, MOMENT) == []
    assert new_elements(faultless) == []


@pytest.mark.parametrize(("width", "split"), [("100%", []), ("8ch", []), ("3ch", ["“Tausch” is split", "“ring” is split"])])
def test_a_word_may_only_be_split_at_a_soft_hyphen(faultless: Page, width: str, split: list[str]) -> None:
    parted = f'<p style="width: {width}; font: 16px monospace; overflow-wrap: anywhere">Tausch&shy;ring</p>'
    faultless.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", parted)
    assert [fault.partition(": ")[2].partition(" in ")[0] for fault in checks.faults_at_size(faultless, checks.PHONE)] == split


Found = Callable[[Page], list[str]]


def misfits(page: Page) -> list[str]:
    return page.evaluate("visibleFaults.misfits()")  # type: ignore[no-any-return]


def not_visible(page: Page) -> list[str]:
    return page.evaluate("parts => parts.flatMap(visibleFaults.outOfSight)", PARTS)  # type: ignore[no-any-return]


def at_all_sizes(page: Page) -> list[str]:
    return [*checks.faults_at_all_sizes(page, PARTS)]


def in_large_text(page: Page) -> list[str]:
    return checks.faults_in_large_text(page, PARTS)


def after_choosing(page: Page) -> list[str]:
    return [*checks.faults_after_choosing(page, PARTS)]


def contrast_and_axe(page: Page) -> list[str]:
    return checks.contrast_and_axe_faults(page, checks.SCHEMES)


def new_elements(page: Page) -> list[str]:
    page.evaluate("visibleFaults.newSorts([])")
    return checks.faults_of_new_words(page)


FAULTS: dict[str, tuple[Found, str, str]] = {
    "a name too wide": (misfits, ".name { overflow: visible; max-width: none; font-size: 3rem; }", "the page is"),
    "a name cut off": (misfits, ".name { text-overflow: clip; }", "is cut off by"),
    "a line cut through in an element without a box": (
        misfits,
        "#bar { display: contents; } #main { overflow: hidden; min-height: 0; height: 8px; }",
        "is cut off by",
    ),
    "a line cut through": (misfits, "#news { overflow: hidden; height: 8px; }", "is cut off by"),
    "words beside the window": (misfits, "#news { position: relative; left: -80px; }", "across"),
    "a picture beside the window": (
        misfits,
        "#main { position: relative; left: -40px; width: 60px; font-size: 0; }",
        "to 32 across",
    ),
    "words above the page": (misfits, "h1 { position: absolute; top: -40px; }", "down"),
    "words below what stays": (misfits, "h1 { position: fixed; bottom: -40px; }", "down"),
    "a word split": (misfits, ".name { white-space: normal; overflow-wrap: anywhere; width: 90px; }", "is split in"),
    "words on words": (misfits, "#news { position: absolute; top: 0; left: 12px; margin: 0; }", "overlap"),
    "words half covered": (
        misfits,
        ".picture { position: absolute; top: 0; left: 40px; width: 25px; height: 30px; background: #fff; }",
        "is covered in part by",
    ),
    "a bar over the hand": (not_visible, "#bar { position: relative; margin-top: -30px; }", "is covered by"),
    "a hand below the fold": (not_visible, ".picture { min-height: 600px; }", "is out of sight"),
    "a main action out at the side": (not_visible, "#bar { width: 120vw; }", "is out of sight"),
    "cards on one another": (not_visible, ".hand button { margin-left: -35px; }", "lies under its neighbours"),
    "a hand cut off": (not_visible, ".hand { overflow: hidden; width: 200px; }", "is cut off"),
    "the tenth card out of sight": (not_visible, ".hand button { margin-left: 2px; }", "is"),
    "cards without a size": (not_visible, ".hand button { transform: scale(0.05); }", "has no size"),
    "no hand": (not_visible, ".hand { display: none; }", "no part is marked as hand"),
    "no main action": (not_visible, "#bar { visibility: hidden; }", "no part is marked as main"),
    "no room when a phone lies on its side": (at_all_sizes, ".picture { min-height: 300px; }", "844x390: main"),
    "no room on the smallest phone": (at_all_sizes, ".picture { min-height: 400px; }", "320x568: main"),
    "words split on the smallest phone": (
        at_all_sizes,
        "@media (width < 340px) { h1 { width: 30px; overflow-wrap: anywhere; } }",
        "320x568: “Your” is split",
    ),
    "a bar that large text makes too high": (
        in_large_text,
        "#bar { position: fixed; inset: auto 0 0; height: 20rem; background: #fff; }",
        "cannot be brought into sight",
    ),
    "a large word split": (in_large_text, "h1 { width: 2.5rem; overflow-wrap: anywhere; }", "text at 200%: “Your” is split"),
    "large words beside the window": (in_large_text, "h1 { width: 15rem; }", "text at 200%: the page is"),
    "a main action gone once something is chosen": (
        after_choosing,
        ".hand:has(.chosen) ~ #bar { display: none; }",
        "1 chosen: no part",
    ),
    "no room once two are chosen": (after_choosing, ".chosen + .chosen { margin-top: 300px; }", "2 chosen: "),
    "pale words": (contrast_and_axe, "#news { color: #b8ad9a; }", "is too near to its colour"),
    "words that are pale by night": (
        contrast_and_axe,
        "@media (prefers-color-scheme: dark) { #news { color: #b8ad9a; } }",
        "dark: ",
    ),
    "new words that are pale by night": (new_elements, ".night #news { color: #b8ad9a; }", "dark: news “Ruth keeps"),
    "new words that are pale by day": (
        new_elements,
        "#news { color: #fff; } main { background: #fff; }",
        "light: news “Ruth keeps",
    ),
    "something new too small to be tapped": (new_elements, "#main { min-height: 0; height: 20px; }", "by 20"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(faultless: Page, fault: str) -> None:
    look, style, words = FAULTS[fault]
    checks.resize(faultless, checks.PHONE)
    faultless.add_style_tag(content=style)
    found = look(faultless)
    assert any(words in fault for fault in found), found


def test_a_button_without_a_name_is_found(faultless: Page) -> None:
    faultless.evaluate("document.querySelector('#main').textContent = ''")
    assert any("button-name" in fault for fault in contrast_and_axe(faultless))


FIXED_BUTTON = "#main { position: fixed; top: 40px; left: 100px; width: 100px; height: 60px; }"


@pytest.mark.parametrize(("rim", "found"), [("0 0 0 400px #f6efe2", False), ("0 0 9px 400px #f6efe2", True), ("none", True)])
def test_words_partly_under_a_shadow_are_found_only_if_it_does_not_cover_them(faultless: Page, rim: str, found: bool) -> None:
    checks.resize(faultless, checks.PHONE)
    faultless.add_style_tag(content=f"{FIXED_BUTTON} #main {{ box-shadow: {rim}; }} #news {{ position: absolute; top: 50px; }}")
    assert any("is covered in part by" in fault for fault in misfits(faultless)) == found


# The first card opens a sheet, and declares it if `says`.
OPEN_SHEET = """says => {
  const sheet = document.body.appendChild(document.createElement("dialog"));
  sheet.textContent = "Scores";
  hand.firstChild.addEventListener("click", () => sheet.showModal());
  if (says) hand.firstChild.setAttribute("aria-haspopup", "dialog");
}"""


@pytest.mark.parametrize("says", [True, False])
def test_a_button_that_declares_a_sheet_is_not_chosen(faultless: Page, says: bool) -> None:
    faultless.evaluate(OPEN_SHEET, says)
    assert any("1 chosen" in fault and "is covered by" in fault for fault in after_choosing(faultless)) != says


# A head with a back button, a button for a sheet, and one more for the same sheet with a number in its name.
ADD_SHEET_BUTTONS = """() => {
  const head = document.querySelector("[data-part=head]");
  const sheet = document.body.appendChild(document.createElement("dialog"));
  sheet.innerHTML = "<p>Scores of everybody</p><button type=button class=less>Less</button>";
  for (const name of ["Back", "Scores, 1 new", "Scores"]) {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: name });
    made.addEventListener("click", () => {
      sheet.dataset.opened = `${sheet.dataset.opened ?? ""}${name};`;
      sheet.showModal();
    });
    head.append(made);
  }
  head.prepend(head.children[1]);
}"""


LOAD_LATE = """() => {
  const dialog = document.querySelector("dialog");
  const [words] = dialog.getElementsByTagName("p");
  words.classList.add("loading");
  new MutationObserver((_, watch) => {
    watch.disconnect();
    setTimeout(() => words.classList.replace("loading", "split"), 1000);
  }).observe(dialog, { attributes: true, attributeFilter: ["open"] });
}"""


def test_content_that_loads_late_in_a_sheet_is_checked(faultless: Page) -> None:
    faultless.evaluate(ADD_SHEET_BUTTONS)
    faultless.evaluate(LOAD_LATE)
    faultless.add_style_tag(content=".split { width: 30px; overflow-wrap: anywhere; }")
    found = sheet_faults(faultless, set())
    assert any("“Scores” is split" in fault for fault in found), found


def test_a_sheet_is_opened_once_and_closed_again(faultless: Page) -> None:
    faultless.evaluate(ADD_SHEET_BUTTONS)
    known: set[str] = set()
    assert sheet_faults(faultless, known) == sheet_faults(faultless, known) == []
    assert faultless.locator("dialog").get_attribute("data-opened") == "Scores, 1 new;"
    assert faultless.locator("dialog").is_hidden()


@pytest.mark.parametrize(
    ("style", "words"),
    [
        (".less { min-height: 30px; }", "less “Less” is 44 by 30"),
        ("dialog p { width: 30px; overflow-wrap: anywhere; }", "“Scores” is split"),
        ("dialog { overflow: hidden; } dialog p { padding-left: 7rem; white-space: nowrap; }", "text at 200%: "),
    ],
)
def test_a_fault_in_a_sheet_is_found(style: str, words: str, faultless: Page) -> None:
    faultless.evaluate(ADD_SHEET_BUTTONS)
    faultless.add_style_tag(content=style)
    found = sheet_faults(faultless, set())
    assert any(words in fault for fault in found), found


# ── a replay that goes wrong ──


@pytest.fixture(scope="module")
def address(server: SeededServer) -> str:
    """One club for all of these tests."""
    server.open_club(__name__)
    return server.origin


@pytest.fixture(scope="module")
def finished(address: str) -> str:
    """Return the path of a finished table of the game that is quickest to play."""
    game = min(GAMES, key=lambda name: GAMES[name].players)
    return next(moment.table.path for moment in walk(address, Setting(game, GAMES[game].players[0])) if not moment.playing)


def views(page: Page, path: str) -> list[Any]:
    """Return the first views of a replay from the API."""
    return [page.request.get(f"/api/tables/{path.removeprefix('/t/')}/replay?at={at}").json() for at in range(1, 4)]


@pytest.mark.soak
def test_the_replay_of_a_finished_table_has_no_faults(phone: Phone, finished: str) -> None:
    assert replay_step_faults(phone("/"), finished) == []


@pytest.mark.soak
def test_a_failing_replay_step_is_found(phone: Phone, finished: str) -> None:
    page = phone("/", allowed_errors=".")
    broken = {**views(page, finished)[1], "state": {}}
    page.route(re.compile(r"/api/.*/replay\?at=2$"), lambda route: route.fulfill(json=broken))
    found = replay_step_faults(page, finished)
    assert any(wrong.startswith("the page fails") for wrong in found), found


@pytest.mark.soak
def test_a_replay_step_that_shows_another_is_found(phone: Phone, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own address shows the right view."""
    monkeypatch.setattr(replays, "STEP_TIMEOUT_MS", 500)
    page = phone("/")
    loaded = [0]

    def load(request: Request) -> None:
        if request.is_navigation_request():
            loaded.append(step_of(request.url))

    def late(route: Route) -> None:
        """Answer a request that follows another step with the first step's view."""
        at = step_of(route.request.url)
        shown = at if at in (1, loaded[-1]) else 1
        route.fulfill(response=route.fetch(url=re.sub(r"\d+$", str(shown), route.request.url)))

    page.on("request", load)
    page.route(re.compile(r"/api/.*/replay\?at=\d+$"), late)
    assert any("come to by" in wrong for wrong in replay_step_faults(page, finished))


def step_of(address: str) -> int:
    return int(address.partition("?at=")[2] or 0)
