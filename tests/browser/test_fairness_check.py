"""The fairness check of a finished table passes a true replay, and finds changes on the way to the phone."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import Page, Route, expect

from chalicelib.fairness import log_digest
from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import open_seat
from tests.browser.http_player import Player, Table, play_out
from tests.browser.page_actions import glance
from tests.browser.table_checks.checks import plain_faults

REPLAY = "**/replay"


def played(phone: Phone, ana: Player) -> tuple[Page, Table]:
    """A page that has made its own moves on a one-hole course to the end, beside Ana who made the table."""
    table = ana.make("open", course=ana.make_course(4))
    ben = open_seat(phone(table.join), "Ben")
    ben.roll()
    ben.keep()
    play_out(table, ana)
    glance(ben.page)
    expect(ben.page.get_by_role("button", name="Check fairness")).to_be_visible()
    return ben.page, table


def fulfil(replay: Any, route: Route) -> None:
    route.fulfill(json=replay)


def check(page: Page) -> str:
    """What the check says."""
    page.get_by_role("button", name="Check fairness").tap()
    sheet = page.get_by_role("dialog", name="Fair play")
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    assert not plain_faults(page)
    told = sheet.inner_text()
    sheet.get_by_role("button", name="Close").tap()
    return told


def test_a_fair_table_adds_up_to_its_last_draw(phone: Phone, ana: Player) -> None:
    page, table = played(phone, ana)
    told = check(page)
    draws = len(ana.replay(table)["draws"])
    assert draws >= 8
    assert "Every draw checks out." in told
    assert f"All {draws} dice and shuffles follow" in told
    assert "2 moves from this device are in the log as sent." in told
    assert "Your own random number was used for the draws." in told
    assert "Only the command line (python -m chalicelib.verify) also plays the game again" in told


def test_a_replay_that_comes_in_pages_adds_up_as_one(phone: Phone, ana: Player) -> None:
    page, _ = played(phone, ana)
    whole, asked = check(page), list[str]()

    def in_pages(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_(url=f"{asked[-1]}{'&' if '?' in asked[-1] else '?'}limit=2")

    page.route("**/api/tables/*/replay*", in_pages)
    assert check(page) == whole
    assert "Every draw checks out." in whole
    assert len(asked) >= 3


def a_draw(replay: Any) -> None:
    replay["draws"][-1]["result"] = (replay["draws"][-1]["result"] + 1) % replay["draws"][-1]["k"]


def the_seed(replay: Any) -> None:
    replay["seed"] = f"{int(replay['seed'][0], 16) ^ 1:x}{replay['seed'][1:]}"


def a_log_item(replay: Any) -> None:
    replay["log"][-1]["at"] = "2026-01-01T00:00:00Z"


def own_nonce(replay: Any) -> None:
    replay["nonces"][1] = "00" * 16


def own_move(replay: Any) -> None:
    """With a new fingerprint, as from a club that cheats."""
    own = next(
        item for item in replay["log"] if item["seat"] == 1 and item["kind"] == "move" and item["move"]["kind"] == "keep"
    )
    own["move"] = {"kind": "hole-mulligan"}
    replay["digest"] = log_digest(replay["commitment"], replay["log"])


def a_missing_part(replay: Any) -> None:
    del replay["seed"]


CHANGES = {
    a_draw: "doesn’t follow from the seed",
    the_seed: "The seed doesn’t match the table’s seal",
    a_log_item: "The log doesn’t match its fingerprint",
    own_nonce: "Your own random number isn’t the one this device sent.",
    own_move: "Your move number 2 isn’t in the log",
    a_missing_part: "This replay can’t be read",
}


def test_a_replay_that_was_changed_on_its_way_does_not_add_up(phone: Phone, ana: Player) -> None:
    page, table = played(phone, ana)
    for change, words in CHANGES.items():
        replay = ana.replay(table)
        change(replay)
        page.route(REPLAY, partial(fulfil, replay))
        told = check(page)
        assert "Something doesn’t check out." in told, change.__name__
        assert "Every draw checks out." not in told, change.__name__
        assert words in told, change.__name__
    page.unroute(REPLAY)
    assert "Every draw checks out." in check(page)
