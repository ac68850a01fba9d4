"""Lone Number's page, built from the files that `docs/new-game.md` links to, passes the checks of every table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from chalicelib.api import links
from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.seeded_server import SeededServer, seeded_server
from tests.browser.table_checks.test_every_table import check
from tests.browser.table_checks.walk import Setting, fullest
from tests.tiny.engine import TINY
from tests.tiny.page_built import lay, run

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def guide_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    front = lay(tmp_path_factory.mktemp("page"))
    run(front, "node_modules/.bin/vite", "build")
    with seeded_server(front / "dist") as server:
        yield server


@pytest.fixture
def address(guide_server: SeededServer, seed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the address of a club that also offers the tiny game."""
    monkeypatch.setitem(GAMES, TINY.id, TINY)
    monkeypatch.setattr(links, "SHELL", guide_server.page / "index.html")
    guide_server.open_club(seed)
    return guide_server.origin


@pytest.mark.parametrize("setting", [None, Setting(TINY.id, 2)], ids=["fullest", "fewest"])
def test_the_guides_table_has_no_visible_faults(phone: Phone, address: str, setting: Setting | None) -> None:
    check(phone("/"), address, setting or fullest(TINY.id), thorough=True)


def test_the_guides_game_is_started_explained_and_played_to_its_end(phone: Phone, address: str) -> None:
    page = phone("/new?game=tiny", player=Player(address))
    page.get_by_role("radio", name="Caddie").check()
    page.get_by_role("button", name="One round fewer").tap()
    page.get_by_role("button", name="One round fewer").tap()
    expect(page.get_by_role("checkbox", name="Open hands")).to_be_disabled()
    page.get_by_role("button", name="Deal the cards").tap()
    page.get_by_role("button", name="How to play").tap()
    book = page.get_by_role("dialog", name="How to play")
    expect(book.get_by_role("heading", name="Be alone")).to_be_visible()
    expect(book.locator("li > svg")).to_have_count(3)
    page.get_by_role("button", name="Close").tap()
    page.locator("[data-part=hand] button").first.tap()
    page.get_by_role("button", name="Pick the").tap()
    expect(page.get_by_role("heading", name="Last round")).to_be_visible()


def test_a_hidden_pick_can_be_changed_until_the_reveal(phone: Phone, address: str) -> None:
    ana, ben = Player(address), Player(address, "Ben")
    table = ana.make_table("tiny", "open", rounds=1)
    ben.take_seat(table)
    page = phone(table.path, player=ana, reduced_motion="no-preference")
    page.locator("[data-part=hand] button").first.tap()
    page.get_by_role("button", name="Pick the").tap()
    expect(page.get_by_role("button", name="Waiting for Ben")).to_be_visible()
    page.get_by_role("button", name="Ask me again").tap()
    page.get_by_role("button", name="Pick the").tap()
    expect(page.get_by_role("button", name="Waiting for Ben")).to_be_visible()
    ben.move(table, "pick", number=ben.view(table)["state"]["own"]["cards"][0], ask=False)
    expect(page.get_by_role("status").get_by_text("are revealed")).to_be_visible()
    page.get_by_role("button", name="Pass your card stays").tap()
    expect(page.get_by_role("status").get_by_text("The chip is")).to_be_visible()
    page.get_by_role("button", name="See the result").tap()
    expect(page.get_by_role("heading", name="Last round")).to_be_visible()
