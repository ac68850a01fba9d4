"""Each game from its first move to its result with the keyboard alone, with reduced motion and large text on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from chalicelib.games.mulligan.cards import CLUB
from chalicelib.games.registry import GAMES
from tests.browser.becks_golf_page import BecksGolfPage
from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import KEEP, ROLL, DiceGolfPage
from tests.browser.http_player import Player, Table, legal_moves
from tests.browser.keyboard import Keyboard
from tests.browser.mulligan_page import SUBMIT, MulliganPage, card_with_club
from tests.browser.mulligan_tables import SHORT_HOLES, best_shots, mulligan_table
from tests.browser.page_actions import MOVES
from tests.browser.reveals import COACH_OFF
from tests.browser.stew_page import COOK, StewPage
from tests.browser.table_checks.checks import LARGE, USABLE
from tests.browser.trade_ring_page import TradeRingPage, card_name

BOT = "easy"
RESULT_BUTTON = re.compile("^(Rematch|Play again)$")


@dataclass
class KeyboardGame:
    """Ana at a table with a bot, on her phone."""

    ana: Player
    table: Table
    page: Page
    keys: Keyboard

    def view(self) -> Any:
        """Wait until it is her turn or the game is over, and return her view."""
        while (view := self.ana.view(self.table))["status"] == "playing" and view["you"] not in view["waiting_for"]:
            pass
        return view

    def press(self, button: Locator, key: str = "Enter") -> None:
        """Wait for the button, tab to it and press it."""
        expect(button).to_be_visible()
        self.keys.tab_into(button)
        self.keys.press(key)

    def play(self, button: Locator) -> None:
        """Press the button that makes a move, and wait for the reply."""
        with self.page.expect_response(MOVES):
            self.press(button)

    def over(self) -> Locator:
        return self.page.get_by_role("button", name=RESULT_BUTTON)

    def comes(self, *buttons: Locator) -> bool:
        """Wait for one of these buttons or the result. Return whether it is one of the buttons."""
        there = self.over()
        for button in buttons:
            there = there.or_(button)
        expect(there.first).to_be_visible()
        return not self.over().is_visible()


def play_dice_golf(game: KeyboardGame) -> None:
    acts = DiceGolfPage(game.page).actions
    roll, keep = (acts.get_by_role("button", name=name) for name in (ROLL, KEEP))
    while game.comes(roll):
        game.press(roll)
        game.press(keep)


def play_becks_golf(game: KeyboardGame) -> None:
    """In each turn draw a card and place it on the first face-down card, until a player goes out."""
    golfer = BecksGolfPage(game.page)
    for at in (0, 4):
        move_to_card(game, golfer, at)
        game.keys.press("Space")
    game.press(golfer.actions.get_by_role("button", name="Flip these two"))
    draw = golfer.actions.get_by_role("button", name="Draw a card")
    while game.comes(draw):
        game.press(draw)
        expect(golfer.hand).to_be_visible()
        game.keys.tab_into(game.page.get_by_role("button", name=re.compile("^Draw pile")))
        move_to_card(game, golfer, golfer.face_down_places()[0])
        game.keys.press("Enter")
        expect(golfer.actions.get_by_role("button", name=re.compile("^Place the|and go out"))).to_be_enabled()
        game.keys.press("p")


def move_to_card(game: KeyboardGame, golfer: BecksGolfPage, at: int) -> None:
    """Tab to one's nine cards, and move to this place with the arrow keys."""
    game.keys.tab_into(game.page.get_by_role("group", name="Your nine cards"))
    for key, times in (("ArrowLeft", 2), ("ArrowUp", 2), ("ArrowRight", at % 3), ("ArrowDown", at // 3)):
        for _ in range(times):
            game.keys.press(key)
    expect(golfer.card(at)).to_be_focused()


def play_trade_ring(game: KeyboardGame) -> None:
    """Auction or offer the first card until a turn is over, then fold."""
    trader = TradeRingPage(game.page)
    turns = 0
    while (view := game.view())["status"] == "playing":
        moves = legal_moves(view)
        game.page.evaluate("dispatchEvent(new Event('focus'))")
        if "fold" in moves and turns:
            game.press(trader.ring.get_by_role("button", name="Fold"), "Space")
            game.press(trader.actions.get_by_role("button", name="Fold for good"))
            break
        turns += "auction" in moves
        trade_once(game, trader, view)


def trade_once(game: KeyboardGame, trader: TradeRingPage, view: Any) -> None:
    moves = legal_moves(view)
    if "swap" in moves:
        game.press(trader.offer_of(game.ana.name_in_seat(game.table)), "Space")
        game.play(trader.actions.get_by_role("button", name="Swap your"))
    else:
        card = card_name(view["state"]["own"]["hand"][0])
        game.press(trader.hand.and_(game.page.get_by_role("button", name=card)), "Space")
        game.play(trader.actions.get_by_role("button", name=re.compile("^(Auction|Offer) the")))


def play_mulligan(game: KeyboardGame) -> None:
    planner = MulliganPage(game.page)
    while game.comes(planner.hand.first):
        [club] = best_shots(game.view())["0"]
        game.press(game.page.get_by_role("button", name=re.compile(card_with_club(CLUB[int(club)].name))).first)
        if planner.use_as_club.is_visible():
            game.press(planner.use_as_club)
        game.press(planner.actions.get_by_role("button", name=SUBMIT))
        if game.comes(planner.next_button):
            game.press(planner.next_button)


def play_stew(game: KeyboardGame) -> None:
    """Keep the hand. In each turn, play the first card for the first royal whose token is left."""
    cook = StewPage(game.page)
    game.press(cook.choice("Keep this hand"))
    game.press(cook.actions.get_by_role("button", name="Keep this hand"))
    plan = cook.actions.get_by_role("button", name="Choose cards and a token")
    while game.comes(plan, cook.next_button):
        if cook.next_button.is_visible():
            game.press(cook.next_button)
            continue
        game.press(cook.hand.first)
        game.press(cook.tokens.and_(game.page.locator(USABLE)).first)
        game.press(cook.actions.get_by_role("button", name=COOK))


Play = Callable[[KeyboardGame], None]
Lay = Callable[[Player], Table]
GAMES_PLAYED: dict[str, tuple[Lay, Play]] = {
    "dice-golf": (lambda ana: ana.make_dice_golf(BOT, course=ana.make_course(4, 3)), play_dice_golf),
    "becks-golf": (lambda ana: ana.make_table("becks-golf", BOT, rounds=1), play_becks_golf),
    "trade-ring": (lambda ana: ana.make_table("trade-ring", BOT), play_trade_ring),
    "mulligan": (lambda ana: mulligan_table(ana, BOT, yards=SHORT_HOLES[:2]), play_mulligan),
    "stew": (lambda ana: ana.make_table("stew", BOT), play_stew),
}
"""For each game: how to make a table, and how to play it."""


def test_every_game_has_a_keyboard_test() -> None:
    assert GAMES_PLAYED.keys() == GAMES.keys()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_a_game_is_played_to_its_result_by_keyboard_in_large_text(game: str, phone: Phone, ana: Player) -> None:
    make, play = GAMES_PLAYED[game]
    table = make(ana)
    page = phone(table.path, player=ana, local_storage=COACH_OFF, reduced_motion="reduce")
    page.evaluate("size => { document.documentElement.style.fontSize = size; }", LARGE)
    playing = KeyboardGame(ana, table, page, Keyboard(page))
    play(playing)
    expect(playing.over()).to_be_visible()
    playing.keys.check_focus()
    assert ana.view(table)["status"] == "finished"
