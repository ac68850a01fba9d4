"""Chromium offers to install the club, with the manifest read as intended."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import CHROMIUM_ARGUMENTS, Phone, chromium_path
from tests.browser.http_player import Player, play_out
from tests.browser.page_actions import advance_clock_until, install_clock, refocus

SHORTCUTS = ["New table", "Leaderboards", "Rules"]


def test_chromium_reports_no_installability_errors(browser: Browser, address: str, tmp_path: Path) -> None:
    """In a persistent profile, as others cannot install anything."""
    own = browser.browser_type.launch_persistent_context(tmp_path, executable_path=chromium_path(), args=CHROMIUM_ARGUMENTS)
    try:
        page = own.pages[0]
        install_clock(page)
        page.goto(address)
        advance_clock_until(page, "navigator.serviceWorker.controller !== null")
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


def pictures(manifest: Any) -> list[Any]:
    """Return all pictures that the manifest names, including those of shortcuts."""
    return [*manifest["icons"], *manifest["screenshots"], *(icon for one in manifest["shortcuts"] for icon in one["icons"])]


def test_waiting_tables_are_counted_in_the_title_and_the_tab_icon(phone: Phone, ana: Player) -> None:
    short = ana.make_dice_golf("easy", course=ana.make_course(4, 3))
    ana.make_dice_golf("easy")
    page = phone("/", player=ana)
    expect(page).to_have_title("(2) Mulligan Club")
    icon = page.locator("link[rel=icon]")
    two = icon.get_attribute("href")
    assert str(two).startswith("data:image/svg+xml,")
    page.goto(short.path)
    expect(page).to_have_title(re.compile(r"^\(2\) Your turn at "))
    play_out(short, ana)
    refocus(page)
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert icon.get_attribute("href") != two
