"""The law finds what it is there for: each fault, planted into a page that keeps it, is told of."""

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
from tests.browser.seeded_server import Clubhouse
from tests.browser.table_checks import checks as law
from tests.browser.table_checks import replays
from tests.browser.table_checks.replays import steps
from tests.browser.table_checks.sheets import sheets
from tests.browser.table_checks.walk import Moment, Setting, walk

SOUND = (Path(__file__).parent / "faultless_table.html").read_text("utf-8")
MOVES = {"oneOf": [{"properties": {"kind": {"const": "keep"}}}]}
MOMENT = Moment(Table("", ""), Player(""), {"status": "playing", "legal": MOVES, "state": {}}, 1)
"""Somebody may keep something: hand and main action are wanted."""
PARTS = law.parts_of(MOMENT)


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


@pytest.fixture
def sound(window: Page) -> Page:
    window.set_content(SOUND)
    law.look(window)
    return window


def test_a_sound_page_keeps_the_law(sound: Page) -> None:
    assert law.breaches(sound, MOMENT) == []
    assert new(sound) == []


@pytest.mark.parametrize(("width", "split"), [("100%", []), ("8ch", []), ("3ch", ["“Tausch” is split", "“ring” is split"])])
def test_a_word_may_part_where_it_says_so_and_nowhere_else(sound: Page, width: str, split: list[str]) -> None:
    parted = f'<p style="width: {width}; font: 16px monospace; overflow-wrap: anywhere">Tausch&shy;ring</p>'
    sound.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", parted)
    assert [breach.partition(": ")[2].partition(" in ")[0] for breach in law.measured(sound, law.PHONE)] == split


Found = Callable[[Page], list[str]]


def fits(page: Page) -> list[str]:
    return page.evaluate("law.fits()")  # type: ignore[no-any-return]


def in_sight(page: Page) -> list[str]:
    return page.evaluate("parts => parts.flatMap(law.inSight)", PARTS)  # type: ignore[no-any-return]


def any_size(page: Page) -> list[str]:
    return [*law.in_all_sizes(page, PARTS)]


def large(page: Page) -> list[str]:
    return law.large(page, PARTS)


def touched(page: Page) -> list[str]:
    return [*law.touched(page, PARTS)]


def readable(page: Page) -> list[str]:
    return law.readable(page, law.SCHEMES)


def new(page: Page) -> list[str]:
    page.evaluate("law.news([])")
    return law.measured_news(page)


FAULTS: dict[str, tuple[Found, str, str]] = {
    "a name too wide": (fits, ".name { overflow: visible; max-width: none; font-size: 3rem; }", "the page is"),
    "a name cut off": (fits, ".name { text-overflow: clip; }", "is cut off by"),
    "a line cut through in an element without a box": (
        fits,
        "#bar { display: contents; } #main { overflow: hidden; min-height: 0; height: 8px; }",
        "is cut off by",
    ),
    "a line cut through": (fits, "#news { overflow: hidden; height: 8px; }", "is cut off by"),
    "words beside the window": (fits, "#news { position: relative; left: -80px; }", "across"),
    "a picture beside the window": (
        fits,
        "#main { position: relative; left: -40px; width: 60px; font-size: 0; }",
        "to 32 across",
    ),
    "words above the page": (fits, "h1 { position: absolute; top: -40px; }", "down"),
    "words below what stays": (fits, "h1 { position: fixed; bottom: -40px; }", "down"),
    "a word split": (fits, ".name { white-space: normal; overflow-wrap: anywhere; width: 90px; }", "is split in"),
    "words on words": (fits, "#news { position: absolute; top: 0; left: 12px; margin: 0; }", "overlap"),
    "words half covered": (
        fits,
        ".picture { position: absolute; top: 0; left: 40px; width: 25px; height: 30px; background: #fff; }",
        "is covered in part by",
    ),
    "a bar over the hand": (in_sight, "#bar { position: relative; margin-top: -30px; }", "is covered by"),
    "a hand below the fold": (in_sight, ".picture { min-height: 600px; }", "is out of sight"),
    "a main action out at the side": (in_sight, "#bar { width: 120vw; }", "is out of sight"),
    "cards on one another": (in_sight, ".hand button { margin-left: -35px; }", "lies under its neighbours"),
    "a hand cut off": (in_sight, ".hand { overflow: hidden; width: 200px; }", "is cut off"),
    "the tenth card out of sight": (in_sight, ".hand button { margin-left: 2px; }", "is"),
    "cards without a size": (in_sight, ".hand button { transform: scale(0.05); }", "has no size"),
    "no hand": (in_sight, ".hand { display: none; }", "no part is marked as hand"),
    "no main action": (in_sight, "#bar { visibility: hidden; }", "no part is marked as main"),
    "no room when a phone lies on its side": (any_size, ".picture { min-height: 300px; }", "844x390: main"),
    "no room on the smallest phone": (any_size, ".picture { min-height: 400px; }", "320x568: main"),
    "words split on the smallest phone": (
        any_size,
        "@media (width < 340px) { h1 { width: 30px; overflow-wrap: anywhere; } }",
        "320x568: “Your” is split",
    ),
    "a bar that large text makes too high": (
        large,
        "#bar { position: fixed; inset: auto 0 0; height: 20rem; background: #fff; }",
        "cannot be brought into sight",
    ),
    "a large word split": (large, "h1 { width: 2.5rem; overflow-wrap: anywhere; }", "text at 200%: “Your” is split"),
    "large words beside the window": (large, "h1 { width: 15rem; }", "text at 200%: the page is"),
    "a main action gone once something is chosen": (
        touched,
        ".hand:has(.chosen) ~ #bar { display: none; }",
        "1 chosen: no part",
    ),
    "no room once two are chosen": (touched, ".chosen + .chosen { margin-top: 300px; }", "2 chosen: "),
    "pale words": (readable, "#news { color: #b8ad9a; }", "is too near to its colour"),
    "words that are pale by night": (
        readable,
        "@media (prefers-color-scheme: dark) { #news { color: #b8ad9a; } }",
        "dark: ",
    ),
    "new words that are pale by night": (new, ".night #news { color: #b8ad9a; }", "dark: news “Ruth keeps"),
    "new words that are pale by day": (new, "#news { color: #fff; } main { background: #fff; }", "light: news “Ruth keeps"),
    "something new too small to be tapped": (new, "#main { min-height: 0; height: 20px; }", "by 20"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(sound: Page, fault: str) -> None:
    look, style, words = FAULTS[fault]
    law.resize(sound, law.PHONE)
    sound.add_style_tag(content=style)
    found = look(sound)
    assert any(words in breach for breach in found), found


def test_a_button_without_a_name_is_found(sound: Page) -> None:
    sound.evaluate("document.querySelector('#main').textContent = ''")
    assert any("button-name" in breach for breach in readable(sound))


BESIDE = "#main { position: fixed; top: 40px; left: 100px; width: 100px; height: 60px; }"


@pytest.mark.parametrize(("rim", "found"), [("0 0 0 400px #f6efe2", False), ("0 0 9px 400px #f6efe2", True), ("none", True)])
def test_what_lies_under_a_rim_is_covered_as_a_whole(sound: Page, rim: str, found: bool) -> None:
    law.resize(sound, law.PHONE)
    sound.add_style_tag(content=f"{BESIDE} #main {{ box-shadow: {rim}; }} #news {{ position: absolute; top: 50px; }}")
    assert any("is covered in part by" in breach for breach in fits(sound)) == found


# The first card opens a sheet, and `says` so or not.
OPENING = """says => {
  const sheet = document.body.appendChild(document.createElement("dialog"));
  sheet.textContent = "Scores";
  hand.firstChild.addEventListener("click", () => sheet.showModal());
  if (says) hand.firstChild.setAttribute("aria-haspopup", "dialog");
}"""


@pytest.mark.parametrize("says", [True, False])
def test_what_opens_a_sheet_is_touched_only_where_it_does_not_say_so(sound: Page, says: bool) -> None:
    sound.evaluate(OPENING, says)
    assert any("1 chosen" in breach and "is covered by" in breach for breach in touched(sound)) != says


# A head with a way back, a way to a sheet, and one to another that is the same whatever it counts.
SHEETS = """() => {
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


COMES_LATE = """() => {
  const dialog = document.querySelector("dialog");
  const [words] = dialog.getElementsByTagName("p");
  words.classList.add("loading");
  new MutationObserver((_, watch) => {
    watch.disconnect();
    setTimeout(() => words.classList.replace("loading", "split"), 1000);
  }).observe(dialog, { attributes: true, attributeFilter: ["open"] });
}"""


def test_what_comes_late_into_a_sheet_is_waited_for(sound: Page) -> None:
    sound.evaluate(SHEETS)
    sound.evaluate(COMES_LATE)
    sound.add_style_tag(content=".split { width: 30px; overflow-wrap: anywhere; }")
    found = sheets(sound, set())
    assert any("“Scores” is split" in breach for breach in found), found


def test_a_sheet_is_opened_once_and_closed_again(sound: Page) -> None:
    sound.evaluate(SHEETS)
    known: set[str] = set()
    assert sheets(sound, known) == sheets(sound, known) == []
    assert sound.locator("dialog").get_attribute("data-opened") == "Scores, 1 new;"
    assert sound.locator("dialog").is_hidden()


@pytest.mark.parametrize(
    ("style", "words"),
    [
        (".less { min-height: 30px; }", "less “Less” is 44 by 30"),
        ("dialog p { width: 30px; overflow-wrap: anywhere; }", "“Scores” is split"),
        ("dialog { overflow: hidden; } dialog p { padding-left: 7rem; white-space: nowrap; }", "text at 200%: "),
    ],
)
def test_a_fault_in_a_sheet_is_found(style: str, words: str, sound: Page) -> None:
    sound.evaluate(SHEETS)
    sound.add_style_tag(content=style)
    found = sheets(sound, set())
    assert any(words in breach for breach in found), found


# ── a replay that goes wrong ──


@pytest.fixture(scope="module")
def address(service: Clubhouse) -> str:
    """One club for all of these."""
    service.open(__name__)
    return service.origin


@pytest.fixture(scope="module")
def finished(address: str) -> str:
    """The way to a table that is over, of whichever game is quickest to play."""
    game = min(GAMES, key=lambda name: GAMES[name].players)
    return next(moment.table.path for moment in walk(address, Setting(game, GAMES[game].players[0])) if not moment.playing)


def views(page: Page, path: str) -> list[Any]:
    """The first views of a replay, as the club answers them."""
    return [page.request.get(f"/api/tables/{path.removeprefix('/t/')}/replay?at={at}").json() for at in range(1, 4)]


@pytest.mark.soak
def test_the_replay_of_a_finished_table_is_sound(phone: Phone, finished: str) -> None:
    assert steps(phone("/"), finished) == []


@pytest.mark.soak
def test_a_step_that_fails_is_found(phone: Phone, finished: str) -> None:
    page = phone("/", forgive=".")
    broken = {**views(page, finished)[1], "state": {}}
    page.route(re.compile(r"/api/.*/replay\?at=2$"), lambda route: route.fulfill(json=broken))
    told = steps(page, finished)
    assert any(wrong.startswith("the page fails") for wrong in told), told


@pytest.mark.soak
def test_a_step_that_shows_another_is_found(phone: Phone, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only on the way: at its own address it is shown as it was."""
    monkeypatch.setattr(replays, "REST", 500)
    page = phone("/")
    loaded = [0]

    def load(request: Request) -> None:
        if request.is_navigation_request():
            loaded.append(step_of(request.url))

    def late(route: Route) -> None:
        """Answers a page that follows on another step with the view of the first one."""
        at = step_of(route.request.url)
        shown = at if at in (1, loaded[-1]) else 1
        route.fulfill(response=route.fetch(url=re.sub(r"\d+$", str(shown), route.request.url)))

    page.on("request", load)
    page.route(re.compile(r"/api/.*/replay\?at=\d+$"), late)
    assert any("come to by" in wrong for wrong in steps(page, finished))


def step_of(address: str) -> int:
    return int(address.partition("?at=")[2] or 0)
