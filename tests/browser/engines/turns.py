"""Each game: a turn of it that a guest plays by tapping, against a host who plays over HTTP, and how both come to its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from chalicelib.games.mulligan.cards import CLUB
from tests.browser.engines.engine_page import Tapper, until
from tests.browser.http_player import Player, Table, legal, play_out
from tests.browser.mulligan_tables import SHORT, played_until, shots_of, swing, tee
from tests.browser.stew_page import words_of as stew_card
from tests.browser.stew_tables import cook, cooked_until, planning
from tests.browser.trade_ring_page import fold_out, trade
from tests.browser.trade_ring_page import words_of as ring_card

ACTS = "What you can do"
GUEST = "Kay"


@dataclass
class Evening:
    """A table of two. `guest` plays over HTTP with the key that the phone has."""

    host: Player
    guest: Player
    table: Table
    phone: Tapper

    def act(self, name: str) -> None:
        """Taps the main action."""
        self.phone.tap("button", name, ACTS)

    def seen(self) -> Any:
        """The guest's view."""
        return self.guest.look(self.table)


@dataclass(frozen=True)
class Played:
    """`lay`: a table with a seat to be taken. `turn`: the guest plays one by tapping. `finish`: to the result, over HTTP."""

    lay: Callable[[Player], Table]
    turn: Callable[[Evening], None]
    finish: Callable[[Evening], None]


# ── dice golf ──


def lay_dice(host: Player) -> Table:
    return host.make("open", course=host.make_course(4, 3), stymie=False)


def play_hole(evening: Evening) -> None:
    evening.act("^Roll$")
    evening.act("^Keep (?!my seat)")
    evening.phone.sees("heading", "^Hole 2$")


def play_the_other_hole(evening: Evening) -> None:
    play_out(evening.table, evening.host, evening.guest)


# ── Grandpa Beck's Golf ──


def lay_nine(host: Player) -> Table:
    return host.lay("becks-golf", "open", rounds=1)


def turn_a_card(evening: Evening) -> None:
    """After the first two; a host whose turn comes first throws what is drawn."""
    host, table = evening.host, evening.table
    for place in ("row 1, column 1", "row 2, column 2"):
        evening.phone.tap("button", place, "Your nine cards")
    evening.act("^Flip these two")
    host.move(table, "open", at=[0, 4])
    until(lambda: evening.seen()["state"]["phase"] != "opening", "all to have turned two")
    if host.look(table)["state"]["turn"] == 0:
        host.move(table, "draw")
        host.move(table, "discard")
    evening.phone.glance()
    evening.act("^Draw a card")
    evening.phone.tap("button", "row 3, column 3", "Your nine cards")
    evening.act("^Place the")
    until(lambda: evening.seen()["state"]["players"][1]["grid"][8] is not None, "the card to lie there")


def turn_them_all(evening: Evening) -> None:
    while evening.seen()["status"] == "playing":
        for player in (evening.host, evening.guest):
            _turn_up(player, evening.table)


def _turn_up(player: Player, table: Table) -> None:
    """Replaces a card that lies face-down, as long as there is one."""
    view = player.look(table)
    moves = legal(view)
    if "draw" in moves:
        player.move(table, "draw", seen=view["version"])
        down = [at for at, card in enumerate(view["state"]["players"][view["you"]]["grid"]) if card is None]
        player.move(table, "place", at=down[0]) if down else player.move(table, "discard")


# ── the trading game ──


def lay_ring(host: Player) -> Table:
    return host.lay("trade-ring", "open")


def swap(evening: Evening) -> None:
    """The guest's own auction, and a swap with the host."""
    host, table = evening.host, evening.table
    if evening.seen()["state"]["auctioneer"] == 0:
        host.move(table, "skip")
    evening.phone.glance()
    card = evening.seen()["state"]["own"]["hand"][0]
    evening.phone.tap("button", ring_card(card), "Choose a card")
    evening.act("^Auction the")
    until(lambda: trade(host, table), "the host to be asked for an offer")
    evening.phone.glance()
    evening.phone.tap("button", f"^{host.name}’s ", "The trading ring")
    evening.act("^Swap your")
    until(lambda: card not in evening.seen()["state"]["own"]["hand"], "the card to be swapped")


def fold_both(evening: Evening) -> None:
    fold_out(evening.table, evening.host, evening.guest)


# ── MULLIGAN ──


def lay_holes(host: Player) -> Table:
    return tee(host, "open", yards=SHORT[:3])


def plan_a_shot(evening: Evening) -> None:
    """The club that comes nearest; then what came of both plans is looked at."""
    phone = evening.phone
    phone.tap("button", "^No thanks$")
    [club] = shots_of(evening.seen())[str(evening.seen()["you"])]
    phone.tap("button", rf"^{re.escape(CLUB[int(club)].name)}, \d+ yards; below, ")
    if phone.sees("button", "^(Lay |Use as)", ACTS).startswith("Use"):
        evening.act("^Use as")
    evening.act("^Lay ")
    swing(evening.host, evening.table)
    phone.glance()
    evening.act("^(Next shots|Next hole|Continue)")


def hole_out(evening: Evening) -> None:
    played_until(lambda view: view["status"] == "finished", evening.table, evening.host, evening.guest)


# ── Mulligan Stew ──


def lay_kitchen(host: Player) -> Table:
    return host.lay("stew", "open")


def cook_a_card(evening: Evening) -> None:
    """Once specialties and hands are chosen: a card for a royal, and what came of both."""
    host, guest, table, phone = evening.host, evening.guest, evening.table, evening.phone
    cooked_until(planning(1, 1), table, host, guest)
    phone.glance()
    phone.tap("button", "^No thanks$")
    icons = stew_card(evening.seen()["state"]["own"]["cards"][0]["card"]).rpartition(", ")[0]
    phone.tap("button", f"^{icons},", "Your hand")
    phone.tap("button", "^King, ", "Your tokens")
    evening.act("^Cook for the King")
    cook(host, table)
    phone.glance()
    evening.act("^Next: turn 2")


def cook_on(evening: Evening) -> None:
    cooked_until(lambda view: view["status"] == "finished", evening.table, evening.host, evening.guest)


PLAYED = {
    "dice-golf": Played(lay_dice, play_hole, play_the_other_hole),
    "becks-golf": Played(lay_nine, turn_a_card, turn_them_all),
    "trade-ring": Played(lay_ring, swap, fold_both),
    "mulligan": Played(lay_holes, plan_a_shot, hole_out),
    "stew": Played(lay_kitchen, cook_a_card, cook_on),
}
