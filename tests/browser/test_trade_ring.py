"""Three people play The Trading Ring from a link to a rematch with their chips; a secret offer stays secret."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table, legal, moves_of
from tests.browser.page_actions import glance, open_table, table_on, take_seat
from tests.browser.trade_ring_page import Trader, fold_out, words_of
from tests.browser.trade_ring_page import trade as trade_plainly

NAMES = ("Ruth", "Ben", "Cara")


def make_table(page: Page) -> str:
    """Ruth makes the table by hand: chips, two seats by link. The link that she would send."""
    page.get_by_role("link", name="New table").tap()
    page.get_by_role("radio", name="Trading Ring").check()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("checkbox", name="Chips").check()
    return open_table(page, "Waiting for two more players")


def trade(ruth: Trader, ben: Trader, cara: Trader) -> None:
    """Cara and Ben look on while Ruth's turn begins, and one talks; then Ben offers, and offers another while Cara thinks."""
    cara.talk.get_by_role("button", name="Skip it, I dare you").tap()
    expect(cara.talk.get_by_text("You Skip it, I dare you")).to_be_visible()
    glance(ben.page)
    expect(ben.talk.get_by_text("Cara Skip it, I dare you")).to_be_visible()
    ruth.auction(0, more=2)
    glance(ben.page, cara.page)
    ben.offer(0, more=1)
    ben.offer(3, name=" instead")
    expect(ben.acts.get_by_role("button", name="You offered the")).to_be_visible()
    cara.offer(4)
    glance(ruth.page)
    expect(ruth.lying("Ben")).to_have_accessible_name(re.compile(f"{words_of(ben.moves[-1]['card'])} and one chip: your hand"))
    ruth.swap("Ben", 1)


def call_a_mulligan(ruth: Trader, ben: Trader, cara: Trader) -> None:
    gone = [ben.auction(2)]
    glance(ruth.page, cara.page)
    gone += [trader.offer(4) for trader in (ruth, cara)]
    glance(ben.page)
    ben.mulligan()
    glance(cara.page)
    pile = cara.look_at("Discard pile, 3 gone", "3 gone for good")
    for card in gone:
        expect(pile.get_by_text(re.compile(f"gone: .*{words_of(card)}"))).to_have_count(1)
    cara.close()


def skip(_: Trader, __: Trader, cara: Trader) -> None:
    expect(cara.look_at("How to play", "How to play").get_by_text("Straight Flush")).to_be_visible()
    cara.close()
    cara.skip()


TURNS = (trade, call_a_mulligan, skip)
"""The first turn of each seat."""


def sit_down(phone: Phone) -> list[Trader]:
    """In order of seats."""
    ruth = Trader(phone("/"))
    link = make_table(ruth.page)
    ben, cara = (Trader(phone(link)) for _ in range(2))
    for trader, name in ((ben, "Ben"), (cara, "Cara")):
        take_seat(trader.page, name)
        expect(trader.page.get_by_role("heading", name=re.compile("^(Waiting for|The Trading Ring)"))).to_be_visible()
    return [ruth, ben, cara]


def wait_for_the_ring(traders: list[Trader]) -> None:
    glance(*(trader.page for trader in traders))
    for trader in traders:
        expect(trader.page.get_by_role("region", name="Your hand")).to_be_visible()


def play_game(traders: list[Trader]) -> list[int]:
    """Each takes a turn, then two fold, which ends the game. The seats in the order of their turns."""
    wait_for_the_ring(traders)
    first = next(seat for seat in range(3) if traders[seat].ring.get_by_role("button", name="Skip").is_visible())
    seats = [(first + turn) % 3 for turn in range(5)]
    for turn, seat in enumerate(seats):
        glance(traders[seat].page)
        expect(traders[seat].ring.get_by_role("button", name="Skip")).to_be_visible()
        if turn < 3:
            TURNS[seat](*traders)
        else:
            traders[seat].fold()
    return seats


def kinds_of(record: Any) -> list[tuple[int, str, int | None]]:
    """The record's turns: whose, what it was, and whose offer was taken."""
    return [(turn["seat"], turn["kind"], turn["taken"]) for turn in record["turns"]]


def chips_on(page: Page, name: str) -> int:
    plate = page.get_by_role("button", name=re.compile(f"^{name} ?, .*see what you know"))
    told = re.search(r", (\d+) chips?", plate.inner_text())
    assert told, plate.inner_text()
    return int(told[1])


def check_result(trader: Trader, name: str, record: Any) -> None:
    """All hands, the best first, each with what it is and its player's chips."""
    expect(trader.page.get_by_role("button", name="Rematch")).to_be_visible()
    order = sorted(range(3), key=lambda seat: record["places"][seat])
    hands = trader.page.get_by_role("list", name="All hands").get_by_role("listitem")
    expect(hands).to_have_count(3)
    for hand, seat in zip(hands.all(), order, strict=True):
        told = ("You" if NAMES[seat] == name else NAMES[seat], record["types"][seat], f"{record['chips'][seat]} chips")
        for words in told:
            expect(hand).to_contain_text(words)


@dataclass
class Evening:
    """Ruth's phone, at a table with two who play over HTTP."""

    ruth: Trader
    players: list[Player]
    table: Table

    def until(self, *kinds: str) -> Any:
        """Have the others trade plainly, one after the other, until Ruth may make such a move. Return her view then. An offer
        that she may only change does not count.
        """
        while True:
            view = self.players[0].look(self.table)
            if legal(view).keys() & {*kinds} and view["state"]["own"]["offer"] is None:
                glance(self.ruth.page)
                return view
            assert any(trade_plainly(player, self.table) for player in self.players[1:])

    def until_own_turn(self) -> None:
        """Ruth changes her first offer while the offers are not all in."""
        while "offer" in legal(self.until("auction", "offer")):
            first = all(move["kind"] != "offer" for move in self.ruth.moves)
            self.ruth.offer(0, more=int(first))
            if first:
                self.ruth.offer(3, name=" instead")
                expect(self.ruth.page.get_by_text("You can change it until all offers are in.")).to_be_visible()

    def trade(self) -> None:
        """Auctions a card with chips, takes what Ben has offered, and talks while his turn begins."""
        self.until_own_turn()
        self.ruth.auction(0, more=2)
        card = self.until("swap")["state"]["players"][1]["slot"]["card"]
        expect(self.ruth.lying("Ben")).to_have_accessible_name(re.compile(f"{words_of(card)}.*: your hand"))
        self.ruth.swap("Ben", 1)
        self.ruth.talk.get_by_role("button", name="Skip it, I dare you").tap()
        expect(self.ruth.talk.get_by_text("You Skip it, I dare you")).to_be_visible()

    def call_a_mulligan(self) -> None:
        self.until_own_turn()
        self.ruth.auction(2)
        gone = [player["slot"]["card"] for player in self.until("swap")["state"]["players"]]
        self.ruth.mulligan()
        pile = self.ruth.look_at("Discard pile, 3 gone", "3 gone for good")
        for card in gone:
            expect(pile.get_by_text(re.compile(f"gone: .*{words_of(card)}"))).to_have_count(1)
        self.ruth.close()


@pytest.mark.soak
def test_a_game_is_traded_beside_two_others_to_a_rematch_with_their_chips(phone: Phone, address: str) -> None:
    players = [Player(address, name) for name in NAMES]
    table = players[0].lay("trade-ring", "open", "open", chips=True)
    for player in players[1:]:
        player.sit(table)
    evening = Evening(Trader(phone(table.path, player=players[0])), players, table)
    ruth = evening.ruth
    evening.trade()
    evening.call_a_mulligan()
    evening.until_own_turn()
    skip(ruth, ruth, ruth)
    evening.until_own_turn()
    ruth.fold()
    fold_out(table, *players[1:])
    glance(ruth.page)
    replay = players[0].replay(table)
    record = replay["record"]
    assert moves_of(replay, 0) == ruth.moves
    own = [(kind, taken) for seat, kind, taken in kinds_of(record) if seat == 0]
    assert own == [("auction", 1), ("auction", None), ("skip", None), ("fold", None)]
    check_result(ruth, "Ruth", record)

    ruth.page.get_by_role("button", name="Rematch").tap()
    expect(ruth.page.get_by_role("heading", name="Waiting for Ben and Cara")).to_be_visible()
    for player in players[1:]:
        player.post(f"/tables/{table_on(ruth.page).id}/seats", {"name": player.name})
    wait_for_the_ring([ruth])
    assert [chips_on(ruth.page, name) for name in NAMES[1:]] == record["chips"][1:]
    assert record["chips"] != [20, 20, 20]


@pytest.mark.soak
def test_three_phones_trade_from_a_link_to_a_rematch_with_their_chips(phone: Phone, address: str) -> None:
    traders = sit_down(phone)
    ruth, ben, cara = traders
    seats = play_game(traders)
    glance(*(trader.page for trader in traders))
    replay = Player(address).replay(Table(ruth.page.url.rpartition("/")[2], ""))
    record = replay["record"]
    assert [moves_of(replay, seat) for seat in range(3)] == [trader.moves for trader in traders]
    played = [(0, "auction", 1), (1, "auction", None), (2, "skip", None)]
    assert kinds_of(record) == [played[seat] for seat in seats[:3]] + [(seat, "fold", None) for seat in seats[3:]]
    for trader, name in zip(traders, NAMES, strict=True):
        check_result(trader, name, record)

    ruth.page.get_by_role("button", name="Rematch").tap()
    expect(ruth.page.get_by_role("heading", name="Waiting for Ben and Cara")).to_be_visible()
    for trader in (ben, cara):
        glance(trader.page)
        trader.page.get_by_role("link", name="Go to rematch").tap()
        trader.page.get_by_role("button", name="Take the seat").tap()
        expect(trader.page.get_by_role("button", name="Take the seat")).to_be_hidden()
    wait_for_the_ring(traders)
    assert [chips_on(page, name) for page, name in zip((ben.page, ruth.page, ruth.page), NAMES, strict=True)] == record["chips"]
    assert record["chips"] != [20, 20, 20]


CARD = ("card", "top", "drawn")
CARDS = ("cards", "hand", "known", "discard", "left", "enum", "deck_cards", "aside_cards")


def cards_in(told: Any, key: str = "") -> set[int]:
    """All cards that a reply names, wherever it may."""
    if isinstance(told, dict):
        return {card for name, value in told.items() for card in cards_in(value, name)}
    if isinstance(told, list):
        return {card for value in told for card in cards_in(value, "card" if key in CARDS else key)}
    return {told} if key in CARD and isinstance(told, int) else set()


class Ear:
    """Hears all that the club tells a phone."""

    def __init__(self, page: Page) -> None:
        self.replies: list[Response] = []
        self._page = page
        page.on("response", self._note)

    def _note(self, reply: Response) -> None:
        self.replies.append(reply)

    def close(self) -> None:
        self._page.remove_listener("response", self._note)

    def heard(self) -> set[int]:
        """All cards that were named."""
        told = [reply.json() for reply in self.replies if "/api/tables/" in reply.url and reply.ok and reply.status == 200]
        return {card for reply in told for card in cards_in(reply)}


def looked(phone: Phone, table: Table, player: Player) -> tuple[Trader, Ear]:
    ears: list[Ear] = []
    page = phone(table.path, player=player, prepare=lambda page: ears.append(Ear(page)))
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    return Trader(page), ears[0]


def test_a_secret_offer_is_taken_unseen_and_known_to_its_two_owners_only(phone: Phone, address: str) -> None:
    players = [Player(address, name) for name in NAMES]
    table = players[0].lay("trade-ring", "open", "open", secret_offers=True)
    for player in players[1:]:
        player.sit(table)
    first = players[0].look(table)["state"]["auctioneer"]
    turns = [players[(first + turn) % 3] for turn in range(3)]
    taker, owner, other = turns
    (takes, taker_ear), (owns, owner_ear), (watches, other_ear) = (looked(phone, table, player) for player in turns)
    takes.auction(0)
    glance(owns.page, watches.page)
    card = owns.offer(1)
    watches.offer(1)
    glance(takes.page, owns.page)
    expect(takes.lying(owner.name)).to_have_accessible_name(f"{owner.name}’s face-down card")
    assert card not in taker_ear.heard()
    takes.swap(owner.name, players.index(owner), f"Take {owner.name}’s card unseen")
    glance(owns.page, watches.page)
    expect(takes.page.get_by_role("region", name="Your hand").get_by_role("img", name=words_of(card))).to_be_visible()
    for trader, knows in ((owns, True), (watches, False)):
        plate = re.compile(f"^{taker.name} ?[:,].*see what you know")
        hand = trader.look_at(plate, f"{taker.name}’s hand")
        expect(hand.get_by_role("img", name=words_of(card))).to_have_count(int(knows))
        assert (words_of(card) in trader.page.content()) == knows
    ears = (taker_ear, owner_ear, other_ear)
    assert [card in ear.heard() for ear in ears] == [True, True, False]
    for ear in ears:
        ear.close()
