"""Chromium offers to install the club, with the manifest read as intended."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import ARGUMENTS, Phone, program
from tests.browser.http_player import Player, play_out
from tests.browser.page_actions import at_an_own_clock, glance, soon

SHORTCUTS = ["New table", "Leaderboards", "Rules"]


def test_chromium_finds_nothing_wrong_with_installing_it(browser: Browser, address: str, tmp_path: Path) -> None:
    """In a profile of its own: where nothing is kept nothing is installed."""
    own = browser.browser_type.launch_persistent_context(tmp_path, executable_path=program(), args=ARGUMENTS)
    try:
        page = own.pages[0]
        at_an_own_clock(page)
        page.goto(address)
        soon(page, "navigator.serviceWorker.controller !== null")
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
