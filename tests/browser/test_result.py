"""After the last hole: the result, its replay, its score file, and the next game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, finished_table, play_out
from tests.browser.page_actions import advance_clock_until, install_clock, refocus, wait_until


def test_the_record_can_be_saved_as_a_file(phone: Phone, ana: Player) -> None:
    table = finished_table(ana, "easy")
    page = phone(table.path, player=ana)
    with page.expect_download() as file:
        page.get_by_role("button", name="Score file").tap()
    kept = json.loads(Path(file.value.path()).read_text(encoding="utf-8"))
    assert file.value.suggested_filename.endswith(".json")
    assert kept == ana.replay(table)["record"]
    expect(page.get_by_text("Score file downloaded: every move")).to_be_visible()
    without = {**ana.replay(table), "record": None}
    page.route("**/api/tables/*/replay", lambda route: route.fulfill(json=without))
    page.get_by_role("button", name="Score file", exact=True).tap()
    expect(page.get_by_text("This game is too long for a score file.")).to_be_visible()


def test_a_result_is_shared_with_its_picture(phone: Phone, ana: Player) -> None:
    page = phone(finished_table(ana, "easy").path, player=ana)
    page.get_by_role("button", name="Share").tap()
    # The recipient is not the sender.
    shared = re.compile(r" takes Short Links\. By | share Short Links")
    expect(page.get_by_role("dialog").get_by_text(shared).first).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("You ")).to_have_count(0)
    with page.expect_download() as file:
        page.get_by_role("button", name="Save image").tap()
    assert Path(file.value.path()).read_bytes().startswith(b"\x89PNG")


# Replaces the phone's share sheet, and notes what it receives.
MOCK_SHARE_SHEET = """takesFiles => {
  const canShare = ({ files }) => takesFiles && files.length === 1;
  const share = async (shared) => { window.shared = shared; };
  for (const [name, value] of Object.entries({ canShare, share })) Object.defineProperty(navigator, name, { value });
}"""
SHARED = """async () => {
  const { files = [], ...rest } = window.shared;
  const sizes = await Promise.all(files.map(async (file) => {
    const { width, height } = await createImageBitmap(file);
    return [file.name, file.type, width, height];
  }));
  return { ...rest, files: sizes };
}"""


def tap_share(page: Page) -> Any:
    """Tap Share, and return what the share sheet receives."""
    page.get_by_role("button", name="Share").tap()
    wait_until(page, "() => window.shared")
    return page.evaluate(SHARED)


@pytest.mark.parametrize("takes_files", [True, False])
def test_a_result_is_shared_as_a_picture_where_files_can_be_shared(phone: Phone, ana: Player, takes_files: bool) -> None:
    table = finished_table(ana, "easy")
    page = phone(table.path, player=ana)
    page.evaluate(MOCK_SHARE_SHEET, takes_files)
    shared = tap_share(page)
    assert shared["url"] == f"{ana.origin}{table.path}"
    assert shared["files"] == ([["mulligan-club.png", "image/png", 1200, 630]] if takes_files else [])


def test_a_result_whose_picture_fails_to_load_is_shared_as_a_link(phone: Phone, ana: Player) -> None:
    table = finished_table(ana, "easy")
    page = phone(table.path, player=ana, allowed_errors="Failed to load resource")
    page.route("**/pictures/**", lambda route: route.abort())
    page.evaluate(MOCK_SHARE_SHEET, True)
    shared = tap_share(page)
    assert (shared["url"], shared["files"]) == (f"{ana.origin}{table.path}", [])


def test_a_result_links_to_its_leaderboard(phone: Phone, ana: Player) -> None:
    table = ana.make_dice_golf("easy", format="match")
    play_out(table, ana)
    page = phone(table.path, player=ana)
    page.get_by_role("link", name="Leaderboard", exact=True).tap()
    expect(page.get_by_role("heading", name="Augustine National")).to_be_visible()
    expect(page.get_by_role("combobox", name="Holes")).to_have_value("front")
    expect(page.get_by_role("combobox", name="Format")).to_have_value("match")
    page.goto("/boards")
    expect(page.get_by_role("combobox", name="Format")).to_have_value("match")


def test_each_step_of_a_replay_has_its_own_address(phone: Phone, ana: Player) -> None:
    page = phone(finished_table(ana).path, player=ana, fresh=True, prepare=install_clock)
    page.get_by_role("link", name="Replay").tap()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 0 of 4[.]"))
    for _ in range(2):
        page.get_by_role("button", name="One on").tap()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 2 of 4[.]"))
    expect(page.get_by_role("heading", name="Hole 1")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/replay\?at=2$"))
    story = page.get_by_role("status").first.inner_text()
    page.reload()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 2 of 4[.]"))
    page.get_by_role("button", name="Play", exact=True).tap()
    advance_clock_until(page, slider.and_(page.locator("[aria-valuetext^='Step 3 of 4.']")))
    expect(page.get_by_role("heading", name="Hole 2")).to_be_visible()
    assert page.get_by_role("status").first.inner_text() != story
    page.get_by_role("button", name="Back to the result").tap()
    expect(page.get_by_role("button", name="Check fairness")).to_be_visible()


def test_a_rematch_seats_both_again(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make_dice_golf("open", course=ana.make_course(3))
    ben.take_seat(table)
    play_out(table, ana, ben)
    hers, his = (phone(table.path, player=player) for player in (ana, ben))
    hers.get_by_role("button", name="Rematch").tap()
    expect(hers.get_by_role("heading", name="Waiting for Ben")).to_be_visible()
    refocus(his)
    his.get_by_role("link", name="Go to rematch").tap()
    his.get_by_role("button", name="Take the seat").tap()
    expect(his.get_by_role("button", name="Roll", exact=True)).to_be_visible()
    refocus(hers)
    expect(hers.get_by_role("button", name="Roll", exact=True)).to_be_visible()


def test_a_player_who_misses_a_rematch_can_offer_another(phone: Phone, ana: Player) -> None:
    ben = Player(ana.origin, "Ben")
    table = ana.make_dice_golf("open", course=ana.make_course(3))
    ben.take_seat(table)
    play_out(table, ana, ben)
    first = ana.post(f"/tables/{table.id}/rematch", {})["table"]
    ana.post(f"/tables/{first}/start", {})
    his = phone(table.path, player=ben)
    his.get_by_role("button", name="Another rematch").tap()
    expect(his.get_by_role("heading", name="Waiting for Ana")).to_be_visible()
    hers = phone(table.path, player=ana)
    hers.get_by_role("link", name="Go to rematch").tap()
    expect(hers.get_by_role("button", name="Take the seat")).to_be_visible()
