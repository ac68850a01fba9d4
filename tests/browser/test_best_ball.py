"""Players in best ball have one colour and shape in lobby, table, bets and replay; their golfers have names."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.mulligan_tables import make_mulligan_move, mulligan_table
from tests.browser.page_actions import decline_coach, refocus

MARKS = """all => all.map(({ className, firstChild }) => {
  const colour = className.baseVal.split(" ").find((one) => /^s[0-9]$/.test(one));
  return `${colour} ${firstChild.getAttribute("href")}`;
})"""
ANA, BEN, CLEO = "s0 #seat-ball", "s1 #seat-flag", "s2 #seat-tee"


def marks_in(of: Locator) -> list[str]:
    """Return the colours and shapes of the marks, in order."""
    expect(of.locator(".seat-mark").first).to_be_attached()
    return list(of.locator(".seat-mark").evaluate_all(MARKS))


def test_a_player_has_one_colour_and_shape_and_each_of_their_two_golfers_a_name(
    address: str, phone: Phone, ana: Player
) -> None:
    ben = Player(address, "Ben")
    table = mulligan_table(ana, ben, modes=["best_ball", "interesting"])
    hers, his = phone(table.path, player=ana), phone(table.path, player=ben)
    decline_coach(hers)
    for page, own in ((hers, "Ana"), (his, "Ben")):
        targets = page.get_by_role("group", name="Target")
        expect(targets.get_by_role("button")).to_have_count(4)
        assert marks_in(targets) == [ANA, BEN, ANA, BEN]
        assert marks_in(page.get_by_role("img", name="Hole 1")) == [ANA, BEN, ANA, BEN]
        for name in ("Ana 1", "Ana 2", "Ben 1", "Ben 2"):
            mine = ", on your team" if name.startswith(own) else ""
            expect(targets.get_by_role("button", name=f"{name}{mine}, 50 to go")).to_be_visible()
    assert marks_in(hers.get_by_role("group", name="Your golfers")) == [ANA, ANA]
    hers.get_by_role("button", name=re.compile("chips: bets")).tap()
    assert marks_in(hers.get_by_role("dialog")) == [ANA, BEN]
    hers.keyboard.press("Escape")

    for player in (ana, ben):
        make_mulligan_move(player, table)
    refocus(his)
    columns = his.locator(".mu-reveal")
    expect(columns.get_by_role("heading")).to_have_text(["Ana 1", "Ben 1", "Ana 2", "Ben 2"])
    assert marks_in(columns.get_by_role("heading")) == [ANA, BEN, ANA, BEN]
    assert columns.locator(".mine").get_by_role("heading").all_inner_texts() == ["Ben 1", "Ben 2"]


def test_partners_are_named_and_lobby_and_replay_show_the_same_marks(address: str, phone: Phone, ana: Player) -> None:
    ben, cleo = Player(address, "Ben"), Player(address, "Cleo")
    table = mulligan_table(ana, "open", "open", yards=[50], modes=["best_ball"])
    ben.take_seat(table)
    lobby = phone(table.path, player=ana)
    assert set(marks_in(lobby.get_by_role("list", name="At this table"))) >= {ANA, BEN}
    cleo.take_seat(table)
    page = phone(table.path, player=ben)
    targets = page.get_by_role("group", name="Target")
    expect(targets.locator(".mine")).to_have_text(["You", "Cleo"])
    assert marks_in(targets) == [ANA, BEN, ANA, CLEO]
    while ana.view(table)["status"] == "playing":
        for player in (ana, ben, cleo):
            make_mulligan_move(player, table)
    replay = phone(f"{table.path}/replay")
    expect(replay.get_by_role("paragraph").filter(has_text="Ana 2")).to_be_visible()
    assert marks_in(replay.get_by_role("main")) == marks_in(replay.get_by_role("img", name="Hole 1")) == [ANA, BEN, ANA, CLEO]


def test_numbers_are_not_cut_off_in_large_text(address: str, phone: Phone, ana: Player) -> None:
    ben = Player(address, "Bartholomew")
    table = mulligan_table(ana, ben, modes=["best_ball"])
    page = phone(table.path, player=ana, viewport={"width": 320, "height": 568}, fresh=True, local_storage={"text": "200%"})
    names = page.get_by_role("group", name="Target").locator("b")
    expect(names).to_have_text(["Ana 1", "Bartho… 1", "Ana 2", "Bartho… 2"])
    assert names.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")
