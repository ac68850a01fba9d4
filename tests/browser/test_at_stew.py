"""Single moments at Mulligan Stew's table: what three taps choose, and what all see once everybody has chosen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.club import Player, Table, legal
from tests.browser.conftest import Phone
from tests.browser.test_motion import COUNT, MOTIONS, begun


def play(player: Player, table: Table) -> None:
    """Plays plainly what this player may: keeps the hand, then the first cards with the first token."""
    view = player.look(table)
    moves = legal(view)
    if "open" in moves:
        player.move(table, "open", seen=view["version"], replace=False)
    elif "plan" in moves:
        own = view["state"]["own"]["cards"]
        token = moves["plan"]["token"]["enum"][0]
        player.move(table, "plan", seen=view["version"], token=token, cards=[one["card"] for one in own[:2]])


def stew(ana: Player, round: int = 1, turn: int = 1) -> Table:
    """A table with a bot, played until this turn is to be planned."""
    table = ana.lay("stew", "easy")
    while (state := ana.look(table)["state"])["phase"] != "plan" or (state["round"], state["turn"]) != (round, turn):
        play(ana, table)
    return table


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def test_a_card_a_token_and_the_main_action_are_a_plan(phone: Phone, ana: Player) -> None:
    table = stew(ana)
    page = phone(table.path, player=ana)
    card = ana.look(table)["state"]["own"]["cards"][0]
    page.get_by_role("group", name="Your hand").get_by_role("button").first.tap()
    page.get_by_role("group", name="Your tokens").get_by_role("button", name="Queen").tap()
    made = card["matches"]["queen"]
    words = ["no matches", "one match", "two matches", "three matches"][made]
    main = button(page, "Cook for the Queen")
    expect(main).to_contain_text(f"one card, {words}")
    expect(page.get_by_role("region", name="Royals and pots")).to_contain_text(f"You would have {made}.")
    main.tap()
    expect(button(page, "On to turn 2")).to_be_visible()
    assert ana.look(table)["state"]["players"][0]["plays"][0]["cards"] == [card["card"]]


def test_what_all_played_stays_until_one_goes_on(phone: Phone, ana: Player) -> None:
    table = stew(ana, turn=2)
    page = phone(table.path, player=ana)
    expect(button(page, "On to turn 2")).to_be_visible()
    page.reload()
    button(page, "On to turn 2").tap()
    expect(button(page, "Choose cards and a token")).to_be_visible()


def test_pots_are_paid_one_by_one_and_summed(phone: Phone, ana: Player) -> None:
    table = stew(ana, round=2)
    page = phone(table.path, player=ana)
    for on in ("tips", "King", "sum"):
        button(page, f"On to the {on}").tap()
    paid = [score["share"] if 0 in score["takers"] else score["wages"][0] for score in _last(ana, table)["scores"]]
    money = ana.look(table)["state"]["players"][0]["money"]
    row = page.get_by_role("row", name="You")
    expect(row.get_by_role("cell")).to_have_text([*map(str, paid), str(money)])
    button(page, "On to round 2").tap()
    expect(button(page, "Choose cards and a token")).to_be_visible()


def test_who_has_seen_enough_skips_to_the_table(phone: Phone, ana: Player) -> None:
    page = phone(stew(ana, round=2).path, player=ana)
    button(page, "Skip").tap()
    expect(button(page, "Choose cards and a token")).to_be_visible()
    expect(button(page, "Skip")).to_be_hidden()


def _last(ana: Player, table: Table) -> Any:
    return ana.look(table)["state"]["last"]


@MOTIONS
def test_coins_fly_only_for_who_wants_motion(motion: str, moves: bool, phone: Phone, ana: Player) -> None:
    page = phone(stew(ana, round=2).path, player=ana, reduced_motion=motion)
    expect(button(page, "On to the tips")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(COUNT)
    button(page, "On to the tips").tap()
    expect(button(page, "On to the King")).to_be_visible()
    assert (begun(page) > 0) == moves, f"{begun(page)} animations"
