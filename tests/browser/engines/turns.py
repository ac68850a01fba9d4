"""For each game: a turn that a guest plays by tapping, against a host who plays over HTTP, and how both finish the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from chalicelib.games.mulligan.cards import CLUB
from tests.browser.engines.engine_page import EnginePage, wait_until
from tests.browser.http_player import Player, Table, legal_moves, play_out
from tests.browser.mulligan_page import card_with_club
from tests.browser.mulligan_tables import SHORT_HOLES, best_shots, make_mulligan_move, mulligan_table, play_mulligan_until
from tests.browser.stew_page import card_in_words as stew_card
from tests.browser.stew_tables import is_planning, make_stew_move, play_stew_until
from tests.browser.trade_ring_page import card_name as ring_card
from tests.browser.trade_ring_tables import fold_until_finished, make_trade_ring_move

ACTS = "What you can do"
GUEST = "Kay"


@dataclass
class TwoPlayerTable:
    """A table of two players. `guest` plays over HTTP with the key of the phone."""

    host: Player
    guest: Player
    table: Table
    phone: EnginePage

    def act(self, name: str) -> None:
        """Tap the main action."""
        self.phone.tap("button", name, ACTS)

    def seen(self) -> Any:
        """Return the guest's view."""
        return self.guest.view(self.table)


@dataclass(frozen=True)
class GameScript:
    """`make`: make a table with a free seat. `turn`: the guest plays a turn by tapping. `finish`: play to the end over HTTP."""

    make: Callable[[Player], Table]
    turn: Callable[[TwoPlayerTable], None]
    finish: Callable[[TwoPlayerTable], None]


# ── dice golf ──


def dice_golf_table(host: Player) -> Table:
    return host.make_dice_golf("open", course=host.make_course(4, 3), stymie=False)


def play_hole(game: TwoPlayerTable) -> None:
    game.act("^Roll$")
    game.act("^Keep (?!my seat)")
    game.phone.wait_for("heading", "^Hole 2$")


def finish_dice_golf(game: TwoPlayerTable) -> None:
    play_out(game.table, game.host, game.guest)


# ── Grandpa Beck's Golf ──


def becks_golf_table(host: Player) -> Table:
    return host.make_table("becks-golf", "open", rounds=1)


def flip_a_card(game: TwoPlayerTable) -> None:
    """Flip the first two cards, then another. A host whose turn comes first discards."""
    host, table = game.host, game.table
    for place in ("row 1, column 1", "row 2, column 2"):
        game.phone.tap("button", place, "Your nine cards")
    game.act("^Flip these two")
    host.move(table, "open", at=[0, 4])
    wait_until(lambda: game.seen()["state"]["phase"] != "opening", "all to have turned two")
    if host.view(table)["state"]["turn"] == 0:
        host.move(table, "draw")
        host.move(table, "discard")
    game.phone.refocus()
    game.act("^Draw a card")
    game.phone.tap("button", "row 3, column 3", "Your nine cards")
    game.act("^Place the")
    wait_until(lambda: game.seen()["state"]["players"][1]["grid"][8] is not None, "the card to lie there")


def flip_all_cards(game: TwoPlayerTable) -> None:
    while game.seen()["status"] == "playing":
        for player in (game.host, game.guest):
            _flip_next_card(player, game.table)


def _flip_next_card(player: Player, table: Table) -> None:
    """Replace a face-down card, if there is one."""
    view = player.view(table)
    moves = legal_moves(view)
    if "draw" in moves:
        player.move(table, "draw", seen=view["version"])
        down = [at for at, card in enumerate(view["state"]["players"][view["you"]]["grid"]) if card is None]
        player.move(table, "place", at=down[0]) if down else player.move(table, "discard")


# ── the trading game ──


def trade_ring_table(host: Player) -> Table:
    return host.make_table("trade-ring", "open")


def auction_and_swap(game: TwoPlayerTable) -> None:
    """The guest auctions a card, and swaps it with the host's offer."""
    host, table = game.host, game.table
    if game.seen()["state"]["auctioneer"] == 0:
        host.move(table, "skip")
    game.phone.refocus()
    card = game.seen()["state"]["own"]["hand"][0]
    game.phone.tap("button", ring_card(card), "Choose a card")
    game.act("^Auction the")
    wait_until(lambda: make_trade_ring_move(host, table), "the host to be asked for an offer")
    game.phone.refocus()
    game.phone.tap("button", f"^{host.name}’s ", "The trading ring")
    game.act("^Swap your")
    wait_until(lambda: card not in game.seen()["state"]["own"]["hand"], "the card to be swapped")


def finish_trade_ring(game: TwoPlayerTable) -> None:
    fold_until_finished(game.table, game.host, game.guest)


# ── MULLIGAN ──


def table_of_short_holes(host: Player) -> Table:
    return mulligan_table(host, "open", yards=SHORT_HOLES[:3])


def plan_a_shot(game: TwoPlayerTable) -> None:
    """Plan the club that ends nearest, and show the reveal."""
    phone = game.phone
    phone.tap("button", "^No thanks$")
    [club] = best_shots(game.seen())[str(game.seen()["you"])]
    phone.tap("button", card_with_club(CLUB[int(club)].name))
    if phone.wait_for("button", "^(Lay |Use as)", ACTS).startswith("Use"):
        game.act("^Use as")
    game.act("^Lay ")
    make_mulligan_move(game.host, game.table)
    phone.refocus()
    game.act("^(Next shots|Next hole|Continue)")


def finish_mulligan(game: TwoPlayerTable) -> None:
    play_mulligan_until(lambda view: view["status"] == "finished", game.table, game.host, game.guest)


# ── Mulligan Stew ──


def stew_table(host: Player) -> Table:
    return host.make_table("stew", "open")


def cook_a_turn(game: TwoPlayerTable) -> None:
    """Play a card for a royal, and show the reveal, after specialties and hands were chosen over HTTP."""
    host, guest, table, phone = game.host, game.guest, game.table, game.phone
    play_stew_until(is_planning(1, 1), table, host, guest)
    phone.refocus()
    phone.tap("button", "^No thanks$")
    icons = stew_card(game.seen()["state"]["own"]["cards"][0]["card"]).rpartition(", ")[0]
    phone.tap("button", f"^{icons},", "Your hand")
    phone.tap("button", "^King, ", "Your tokens")
    game.act("^Cook for the King")
    make_stew_move(host, table)
    phone.refocus()
    game.act("^Next: turn 2")


def finish_stew(game: TwoPlayerTable) -> None:
    play_stew_until(lambda view: view["status"] == "finished", game.table, game.host, game.guest)


GAME_SCRIPTS = {
    "dice-golf": GameScript(dice_golf_table, play_hole, finish_dice_golf),
    "becks-golf": GameScript(becks_golf_table, flip_a_card, flip_all_cards),
    "trade-ring": GameScript(trade_ring_table, auction_and_swap, finish_trade_ring),
    "mulligan": GameScript(table_of_short_holes, plan_a_shot, finish_mulligan),
    "stew": GameScript(stew_table, cook_a_turn, finish_stew),
}
