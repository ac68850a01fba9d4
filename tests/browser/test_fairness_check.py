"""The fairness check of a finished table passes a true replay, and finds changes on the way to the phone."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import Page, Route, expect

from chalicelib.fairness import log_digest
from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import take_dice_golf_seat
from tests.browser.http_player import Player, Table, play_out
from tests.browser.page_actions import refocus
from tests.browser.table_checks.checks import layout_and_contrast_faults

REPLAY = "**/replay"


def finished_table_page(phone: Phone, ana: Player) -> tuple[Page, Table]:
    """Return a page whose player has finished a one-hole table that Ana started."""
    table = ana.make_dice_golf("open", course=ana.make_course(4))
    ben = take_dice_golf_seat(phone(table.join), "Ben")
    ben.roll()
    ben.keep()
    play_out(table, ana)
    refocus(ben.page)
    expect(ben.page.get_by_role("button", name="Check fairness")).to_be_visible()
    return ben.page, table


def reply_with(replay: Any, route: Route) -> None:
    route.fulfill(json=replay)


def check_fairness(page: Page) -> str:
    """Return the result that the fairness check shows."""
    page.get_by_role("button", name="Check fairness").tap()
    sheet = page.get_by_role("dialog", name="Fair play")
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    assert not layout_and_contrast_faults(page)
    result = sheet.inner_text()
    sheet.get_by_role("button", name="Close").tap()
    return result


def test_the_check_of_a_fair_table_verifies_every_draw(phone: Phone, ana: Player) -> None:
    page, table = finished_table_page(phone, ana)
    result = check_fairness(page)
    draws = len(ana.replay(table)["draws"])
    assert draws >= 8
    assert "Every draw checks out." in result
    assert f"All {draws} dice and shuffles follow" in result
    assert "2 moves from this device are in the log as sent." in result
    assert "Your own random number was used for the draws." in result
    assert "Only the command line (python -m chalicelib.verify) also plays the game again" in result


def test_the_check_of_a_replay_in_several_pages_passes(phone: Phone, ana: Player) -> None:
    page, _ = finished_table_page(phone, ana)
    whole, asked = check_fairness(page), list[str]()

    def in_pages(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_(url=f"{asked[-1]}{'&' if '?' in asked[-1] else '?'}limit=2")

    page.route("**/api/tables/*/replay*", in_pages)
    assert check_fairness(page) == whole
    assert "Every draw checks out." in whole
    assert len(asked) >= 3


def change_a_draw(replay: Any) -> None:
    replay["draws"][-1]["result"] = (replay["draws"][-1]["result"] + 1) % replay["draws"][-1]["k"]


def change_the_seed(replay: Any) -> None:
    replay["seed"] = f"{int(replay['seed'][0], 16) ^ 1:x}{replay['seed'][1:]}"


def change_a_log_item(replay: Any) -> None:
    replay["log"][-1]["at"] = "2026-01-01T00:00:00Z"


def change_own_nonce(replay: Any) -> None:
    replay["nonces"][1] = "00" * 16


def change_own_move(replay: Any) -> None:
    """Change the seed and its fingerprint, as a cheating server would."""
    own = next(
        item for item in replay["log"] if item["seat"] == 1 and item["kind"] == "move" and item["move"]["kind"] == "keep"
    )
    own["move"] = {"kind": "hole-mulligan"}
    replay["digest"] = log_digest(replay["commitment"], replay["log"])


def remove_a_part(replay: Any) -> None:
    del replay["seed"]


CHANGES = {
    change_a_draw: "doesn’t follow from the seed",
    change_the_seed: "The seed doesn’t match the table’s seal",
    change_a_log_item: "The log doesn’t match its fingerprint",
    change_own_nonce: "Your own random number isn’t the one this device sent.",
    change_own_move: "Your move number 2 isn’t in the log",
    remove_a_part: "This replay can’t be read",
}


def test_the_check_of_a_changed_replay_fails(phone: Phone, ana: Player) -> None:
    page, table = finished_table_page(phone, ana)
    for change, words in CHANGES.items():
        replay = ana.replay(table)
        change(replay)
        page.route(REPLAY, partial(reply_with, replay))
        result = check_fairness(page)
        assert "Something doesn’t check out." in result, change.__name__
        assert "Every draw checks out." not in result, change.__name__
        assert words in result, change.__name__
    page.unroute(REPLAY)
    assert "Every draw checks out." in check_fairness(page)
