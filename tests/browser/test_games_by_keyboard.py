"""Each game from its first move to its result with the keyboard alone, without motion, in letters twice as large on a phone:
one gets everywhere, and always sees where one is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from chalicelib.games.mulligan.cards import CLUB
from chalicelib.games.registry import GAMES
from tests.browser.becks_golf_page import CardGolfer
from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEEP, ROLL, Golfer
from tests.browser.http_player import Player, Table, legal
from tests.browser.keyboard import Keyboard
from tests.browser.mulligan_page import LAY, Planner
from tests.browser.mulligan_tables import SHORT, shots_of, tee
from tests.browser.page_actions import MOVES
from tests.browser.reveals import UNCOACHED
from tests.browser.stew_page import LAY as COOK
from tests.browser.stew_page import Cook
from tests.browser.table_checks.checks import LARGE, USABLE
from tests.browser.trade_ring_page import Trader, words_of

BOT = "easy"
OVER = re.compile("^(Rematch|Play again)$")


@dataclass
class Evening:
    """Ana at a table with a bot, her phone open."""

    ana: Player
    table: Table
    page: Page
    keys: Keyboard

    def view(self) -> Any:
        """What she sees when she is waited for again, or when it is over."""
        while (view := self.ana.look(self.table))["status"] == "playing" and view["you"] not in view["waiting_for"]:
            pass
        return view

    def press(self, button: Locator, key: str = "Enter") -> None:
        """Tabs to the button, which is there or comes, and presses it."""
        expect(button).to_be_visible()
        self.keys.into(button)
        self.keys.press(key)

    def play(self, button: Locator) -> None:
        """Press the button that makes a move, and wait for the answer: until then the club shows the state before it."""
        with self.page.expect_response(MOVES):
            self.press(button)

    def over(self) -> Locator:
        return self.page.get_by_role("button", name=OVER)

    def comes(self, *buttons: Locator) -> bool:
        """Waits until one of these is there, or the result: whether it is not the result."""
        there = self.over()
        for button in buttons:
            there = there.or_(button)
        expect(there.first).to_be_visible()
        return not self.over().is_visible()


def golf(evening: Evening) -> None:
    acts = Golfer(evening.page).acts
    roll, keep = (acts.get_by_role("button", name=name) for name in (ROLL, KEEP))
    while evening.comes(roll):
        evening.press(roll)
        evening.press(keep)


def nine_cards(evening: Evening) -> None:
    """Each turn what is drawn is placed for the first card that lies face-down, until somebody goes out."""
    golfer = CardGolfer(evening.page)
    for at in (0, 4):
        walk(evening, golfer, at)
        evening.keys.press("Space")
    evening.press(golfer.acts.get_by_role("button", name="Flip these two"))
    draw = golfer.acts.get_by_role("button", name="Draw a card")
    while evening.comes(draw):
        evening.press(draw)
        expect(golfer.hand).to_be_visible()
        evening.keys.into(evening.page.get_by_role("button", name=re.compile("^Draw pile")))
        walk(evening, golfer, golfer.down()[0])
        evening.keys.press("Enter")
        expect(golfer.acts.get_by_role("button", name=re.compile("^Place the|and go out"))).to_be_enabled()
        evening.keys.press("p")


def walk(evening: Evening, golfer: CardGolfer, at: int) -> None:
    """Tabs to one's nine cards, of which one has the focus, and with the arrows to the one at this place."""
    evening.keys.into(evening.page.get_by_role("group", name="Your nine cards"))
    for key, times in (("ArrowLeft", 2), ("ArrowUp", 2), ("ArrowRight", at % 3), ("ArrowDown", at // 3)):
        for _ in range(times):
            evening.keys.press(key)
    expect(golfer.card(at)).to_be_focused()


def ring(evening: Evening) -> None:
    """Auctions and offers, each the first card and to be swapped, until a first turn is over; then folds."""
    trader = Trader(evening.page)
    turns = 0
    while (view := evening.view())["status"] == "playing":
        moves = legal(view)
        evening.page.evaluate("dispatchEvent(new Event('focus'))")
        if "fold" in moves and turns:
            evening.press(trader.ring.get_by_role("button", name="Fold"), "Space")
            evening.press(trader.acts.get_by_role("button", name="Fold for good"))
            break
        turns += "auction" in moves
        trade(evening, trader, view)


def trade(evening: Evening, trader: Trader, view: Any) -> None:
    moves = legal(view)
    if "swap" in moves:
        evening.press(trader.lying(evening.ana.called(evening.table)), "Space")
        evening.play(trader.acts.get_by_role("button", name="Swap your"))
    else:
        card = words_of(view["state"]["own"]["hand"][0])
        evening.press(trader.hand.and_(evening.page.get_by_role("button", name=card)), "Space")
        evening.play(trader.acts.get_by_role("button", name=re.compile("^(Auction|Offer) the")))


def round_of_mulligan(evening: Evening) -> None:
    planner = Planner(evening.page)
    while evening.comes(planner.hand.first):
        [club] = shots_of(evening.view())["0"]
        name = re.compile(rf"^{re.escape(CLUB[int(club)].name)}, \d+ yards; below, ")
        evening.press(evening.page.get_by_role("button", name=name).first)
        if planner.as_club.is_visible():
            evening.press(planner.as_club)
        evening.press(planner.acts.get_by_role("button", name=LAY))
        if evening.comes(planner.swing):
            evening.press(planner.swing)


def stew(evening: Evening) -> None:
    """Keeps the hand; then in each turn the first card for the first royal whose token is left."""
    cook = Cook(evening.page)
    evening.press(cook.offered("Keep this hand"))
    evening.press(cook.acts.get_by_role("button", name="Keep this hand"))
    plan = cook.acts.get_by_role("button", name="Choose cards and a token")
    while evening.comes(plan, cook.leads):
        if cook.leads.is_visible():
            evening.press(cook.leads)
            continue
        evening.press(cook.hand.first)
        evening.press(cook.tokens.and_(evening.page.locator(USABLE)).first)
        evening.press(cook.acts.get_by_role("button", name=COOK))


Play = Callable[[Evening], None]
Lay = Callable[[Player], Table]
PLAYED: dict[str, tuple[Lay, Play]] = {
    "dice-golf": (lambda ana: ana.make(BOT, course=ana.make_course(4, 3)), golf),
    "becks-golf": (lambda ana: ana.lay("becks-golf", BOT, rounds=1), nine_cards),
    "trade-ring": (lambda ana: ana.lay("trade-ring", BOT), ring),
    "mulligan": (lambda ana: tee(ana, BOT, yards=SHORT[:2]), round_of_mulligan),
    "stew": (lambda ana: ana.lay("stew", BOT), stew),
}
"""Of each game a table, and how it is played."""


def test_every_game_is_played_by_keyboard() -> None:
    assert PLAYED.keys() == GAMES.keys()


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_played_to_its_result_by_keyboard_in_large_letters(game: str, phone: Phone, ana: Player) -> None:
    lay, play = PLAYED[game]
    table = lay(ana)
    page = phone(table.path, player=ana, remembers=UNCOACHED, reduced_motion="reduce")
    page.evaluate("size => { document.documentElement.style.fontSize = size; }", LARGE)
    evening = Evening(ana, table, page, Keyboard(page))
    play(evening)
    expect(evening.over()).to_be_visible()
    evening.keys.look()
    assert ana.look(table)["status"] == "finished"
