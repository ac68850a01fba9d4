"""Chromium would install the club: nothing is missing, and what it reads is what we mean."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.club import Player, play_out
from tests.browser.conftest import ARGUMENTS, Phone, program
from tests.browser.phones import glance

SHORTCUTS = ["New table", "Boards", "Rules"]
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 "
    "Mobile/15E148 Safari/604.1"
)


def test_chromium_finds_nothing_wrong_with_installing_it(browser: Browser, address: str, tmp_path: Path) -> None:
    """In a profile of its own: where nothing is kept nothing is installed."""
    own = browser.browser_type.launch_persistent_context(tmp_path, executable_path=program(), args=ARGUMENTS)
    try:
        page = own.pages[0]
        page.goto(address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        devtools = own.new_cdp_session(page)
        read = devtools.send("Page.getAppManifest")
        assert read["errors"] == []
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        assert devtools.send("Page.getAppId")["appId"] == f"{address}/"
        assert [one["name"] for one in json.loads(read["data"])["shortcuts"]] == SHORTCUTS
        for picture in pictures(json.loads(read["data"])):
            answer = page.request.get(address + picture["src"])
            assert (answer.status, answer.headers["content-type"]) == (200, picture["type"]), picture["src"]
    finally:
        own.close()


def pictures(told: Any) -> list[Any]:
    """All that a manifest names, the shortcuts' own too."""
    return [*told["icons"], *told["screenshots"], *(icon for one in told["shortcuts"] for icon in one["icons"])]


def test_the_tables_that_wait_are_counted_before_the_title_and_in_the_tab(phone: Phone, ana: Player) -> None:
    short = ana.make("easy", course=ana.make_course(4, 3))
    ana.make("easy")
    page = phone("/", player=ana)
    expect(page).to_have_title("(2) Mulligan Club")
    icon = page.locator("link[rel=icon]")
    two = icon.get_attribute("href")
    assert str(two).startswith("data:image/svg+xml,")
    page.goto(short.path)
    expect(page).to_have_title(re.compile(r"^\(2\) Your turn at "))
    play_out(short, ana)
    glance(page)
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert icon.get_attribute("href") != two


def test_an_iphone_is_told_how_to_be_told(phone: Phone, ana: Player) -> None:
    page = phone("/me", player=ana, user_agent=IPHONE)
    expect(page.get_by_text(re.compile("tap Share, then “Add to Home Screen”"))).to_be_visible()
