"""Three people play The Trading Ring from a link to a rematch with their chips; a secret offer stays secret."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Phone
from tests.browser.http_player import Player, Table, legal_moves, moves_of
from tests.browser.page_actions import refocus, start_table, table_on, take_seat
from tests.browser.trade_ring_page import TradeRingPage, card_name
from tests.browser.trade_ring_tables import fold_until_finished
from tests.browser.trade_ring_tables import make_trade_ring_move as trade_plainly

NAMES = ("Ruth", "Ben", "Cara")


def make_table(page: Page) -> str:
    """Ruth starts a table on the page: chips, two seats by link. Return the invite link."""
    page.get_by_role("link", name="New table").tap()
    page.get_by_role("radio", name="Trading Ring").check()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("checkbox", name="Chips").check()
    return start_table(page, "Waiting for two more players")


def trade(ruth: TradeRingPage, ben: TradeRingPage, cara: TradeRingPage) -> None:
    """Ruth's turn, in which another player chats and Ben replaces his offer."""
    cara.talk.get_by_role("button", name="Skip it, I dare you").tap()
    expect(cara.talk.get_by_text("You Skip it, I dare you")).to_be_visible()
    refocus(ben.page)
    expect(ben.talk.get_by_text("Cara Skip it, I dare you")).to_be_visible()
    ruth.auction(0, more=2)
    refocus(ben.page, cara.page)
    ben.offer(0, more=1)
    ben.offer(3, name=" instead")
    expect(ben.actions.get_by_role("button", name="You offered the")).to_be_visible()
    cara.offer(4)
    refocus(ruth.page)
    expect(ruth.offer_of("Ben")).to_have_accessible_name(
        re.compile(f"{card_name(ben.moves[-1]['card'])} and one chip: your hand")
    )
    ruth.swap("Ben", 1)


def call_a_mulligan(ruth: TradeRingPage, ben: TradeRingPage, cara: TradeRingPage) -> None:
    gone = [ben.auction(2)]
    refocus(ruth.page, cara.page)
    gone += [trader.offer(4) for trader in (ruth, cara)]
    refocus(ben.page)
    ben.mulligan()
    refocus(cara.page)
    pile = cara.open_sheet("Discard pile, 3 gone", "3 gone for good")
    for card in gone:
        expect(pile.get_by_text(re.compile(f"gone: .*{card_name(card)}"))).to_have_count(1)
    cara.close()


def skip(_: TradeRingPage, __: TradeRingPage, cara: TradeRingPage) -> None:
    expect(cara.open_sheet("How to play", "How to play").get_by_text("Straight Flush")).to_be_visible()
    cara.close()
    cara.skip()


TURNS = (trade, call_a_mulligan, skip)
"""The first turn of each seat."""


def take_all_seats(phone: Phone) -> list[TradeRingPage]:
    """Return the pages of all players, by seat."""
    ruth = TradeRingPage(phone("/"))
    link = make_table(ruth.page)
    ben, cara = (TradeRingPage(phone(link)) for _ in range(2))
    for trader, name in ((ben, "Ben"), (cara, "Cara")):
        take_seat(trader.page, name)
        expect(trader.page.get_by_role("heading", name=re.compile("^(Waiting for|The Trading Ring)"))).to_be_visible()
    return [ruth, ben, cara]


def wait_for_table(traders: list[TradeRingPage]) -> None:
    refocus(*(trader.page for trader in traders))
    for trader in traders:
        expect(trader.page.get_by_role("region", name="Your hand")).to_be_visible()


def play_game(traders: list[TradeRingPage]) -> list[int]:
    """Each player takes a turn, then two fold, which ends the game. Return the seats in the order of their turns."""
    wait_for_table(traders)
    first = next(seat for seat in range(3) if traders[seat].ring.get_by_role("button", name="Skip").is_visible())
    seats = [(first + turn) % 3 for turn in range(5)]
    for turn, seat in enumerate(seats):
        refocus(traders[seat].page)
        expect(traders[seat].ring.get_by_role("button", name="Skip")).to_be_visible()
        if turn < 3:
            TURNS[seat](*traders)
        else:
            traders[seat].fold()
    return seats


def kinds_of(record: Any) -> list[tuple[int, str, int | None]]:
    """Return the record's turns: the seat, what it did, and whose offer it took."""
    return [(turn["seat"], turn["kind"], turn["taken"]) for turn in record["turns"]]


def chips_on(page: Page, name: str) -> int:
    plate = page.get_by_role("button", name=re.compile(f"^{name} ?, .*see what you know"))
    chips = re.search(r", (\d+) chips?", plate.inner_text())
    assert chips, plate.inner_text()
    return int(chips[1])


def check_result(trader: TradeRingPage, name: str, record: Any) -> None:
    """Expect all hands, the best first, each with its name and its player's chips."""
    expect(trader.page.get_by_role("button", name="Rematch")).to_be_visible()
    order = sorted(range(3), key=lambda seat: record["places"][seat])
    hands = trader.page.get_by_role("list", name="All hands").get_by_role("listitem")
    expect(hands).to_have_count(3)
    for hand, seat in zip(hands.all(), order, strict=True):
        row = ("You" if NAMES[seat] == name else NAMES[seat], record["types"][seat], f"{record['chips'][seat]} chips")
        for words in row:
            expect(hand).to_contain_text(words)


@dataclass
class GameOfThree:
    """Ruth's phone, at a table with two players over HTTP."""

    ruth: TradeRingPage
    players: list[Player]
    table: Table

    def until(self, *kinds: str) -> Any:
        """Play the others' moves until Ruth may make such a move, and return her view. Changing an offer does not count."""
        while True:
            view = self.players[0].view(self.table)
            if legal_moves(view).keys() & {*kinds} and view["state"]["own"]["offer"] is None:
                refocus(self.ruth.page)
                return view
            assert any(trade_plainly(player, self.table) for player in self.players[1:])

    def until_own_turn(self) -> None:
        """Ruth replaces her offer before all offers are in."""
        while "offer" in legal_moves(self.until("auction", "offer")):
            first = all(move["kind"] != "offer" for move in self.ruth.moves)
            self.ruth.offer(0, more=int(first))
            if first:
                self.ruth.offer(3, name=" instead")
                expect(self.ruth.page.get_by_text("You can change it until all offers are in.")).to_be_visible()

    def trade(self) -> None:
        """Auction a card with chips, take Ben's offer, and chat at the start of his turn."""
        self.until_own_turn()
        self.ruth.auction(0, more=2)
        card = self.until("swap")["state"]["players"][1]["slot"]["card"]
        expect(self.ruth.offer_of("Ben")).to_have_accessible_name(re.compile(f"{card_name(card)}.*: your hand"))
        self.ruth.swap("Ben", 1)
        self.ruth.talk.get_by_role("button", name="Skip it, I dare you").tap()
        expect(self.ruth.talk.get_by_text("You Skip it, I dare you")).to_be_visible()

    def call_a_mulligan(self) -> None:
        self.until_own_turn()
        self.ruth.auction(2)
        gone = [player["slot"]["card"] for player in self.until("swap")["state"]["players"]]
        self.ruth.mulligan()
        pile = self.ruth.open_sheet("Discard pile, 3 gone", "3 gone for good")
        for card in gone:
            expect(pile.get_by_text(re.compile(f"gone: .*{card_name(card)}"))).to_have_count(1)
        self.ruth.close()


@pytest.mark.soak
def test_one_phone_and_two_players_play_a_game_to_a_rematch_with_their_chips(phone: Phone, address: str) -> None:
    players = [Player(address, name) for name in NAMES]
    table = players[0].make_table("trade-ring", "open", "open", chips=True)
    for player in players[1:]:
        player.take_seat(table)
    game = GameOfThree(TradeRingPage(phone(table.path, player=players[0])), players, table)
    ruth = game.ruth
    game.trade()
    game.call_a_mulligan()
    game.until_own_turn()
    skip(ruth, ruth, ruth)
    game.until_own_turn()
    ruth.fold()
    fold_until_finished(table, *players[1:])
    refocus(ruth.page)
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
    wait_for_table([ruth])
    assert [chips_on(ruth.page, name) for name in NAMES[1:]] == record["chips"][1:]
    assert record["chips"] != [20, 20, 20]


@pytest.mark.soak
def test_three_phones_play_from_a_link_to_a_rematch_with_their_chips(phone: Phone, address: str) -> None:
    traders = take_all_seats(phone)
    ruth, ben, cara = traders
    seats = play_game(traders)
    refocus(*(trader.page for trader in traders))
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
        refocus(trader.page)
        trader.page.get_by_role("link", name="Go to rematch").tap()
        trader.page.get_by_role("button", name="Take the seat").tap()
        expect(trader.page.get_by_role("button", name="Take the seat")).to_be_hidden()
    wait_for_table(traders)
    assert [chips_on(page, name) for page, name in zip((ben.page, ruth.page, ruth.page), NAMES, strict=True)] == record["chips"]
    assert record["chips"] != [20, 20, 20]


CARD = ("card", "top", "drawn")
CARDS = ("cards", "hand", "known", "discard", "left", "enum", "deck_cards", "aside_cards")


def cards_in(reply: Any, key: str = "") -> set[int]:
    """Return all cards that a reply names anywhere."""
    if isinstance(reply, dict):
        return {card for name, value in reply.items() for card in cards_in(value, name)}
    if isinstance(reply, list):
        return {card for value in reply for card in cards_in(value, "card" if key in CARDS else key)}
    return {reply} if key in CARD and isinstance(reply, int) else set()


class ReplyRecorder:
    """Collects all replies to a phone."""

    def __init__(self, page: Page) -> None:
        self.replies: list[Response] = []
        self._page = page
        page.on("response", self._note)

    def _note(self, reply: Response) -> None:
        self.replies.append(reply)

    def close(self) -> None:
        self._page.remove_listener("response", self._note)

    def cards_named(self) -> set[int]:
        """Return all cards that the replies have named."""
        bodies = [reply.json() for reply in self.replies if "/api/tables/" in reply.url and reply.ok and reply.status == 200]
        return {card for body in bodies for card in cards_in(body)}


def page_with_recorder(phone: Phone, table: Table, player: Player) -> tuple[TradeRingPage, ReplyRecorder]:
    recorders: list[ReplyRecorder] = []
    page = phone(table.path, player=player, prepare=lambda page: recorders.append(ReplyRecorder(page)))
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    return TradeRingPage(page), recorders[0]


def test_a_secret_offer_is_known_to_its_two_owners_only(phone: Phone, address: str) -> None:
    players = [Player(address, name) for name in NAMES]
    table = players[0].make_table("trade-ring", "open", "open", secret_offers=True)
    for player in players[1:]:
        player.take_seat(table)
    first = players[0].view(table)["state"]["auctioneer"]
    turns = [players[(first + turn) % 3] for turn in range(3)]
    taker, owner, other = turns
    (takes, taker_recorder), (owns, owner_recorder), (watches, other_recorder) = (
        page_with_recorder(phone, table, player) for player in turns
    )
    takes.auction(0)
    refocus(owns.page, watches.page)
    card = owns.offer(1)
    watches.offer(1)
    refocus(takes.page, owns.page)
    expect(takes.offer_of(owner.name)).to_have_accessible_name(f"{owner.name}’s face-down card")
    assert card not in taker_recorder.cards_named()
    takes.swap(owner.name, players.index(owner), f"Take {owner.name}’s card unseen")
    refocus(owns.page, watches.page)
    expect(takes.page.get_by_role("region", name="Your hand").get_by_role("img", name=card_name(card))).to_be_visible()
    for trader, knows in ((owns, True), (watches, False)):
        plate = re.compile(f"^{taker.name} ?[:,].*see what you know")
        hand = trader.open_sheet(plate, f"{taker.name}’s hand")
        expect(hand.get_by_role("img", name=card_name(card))).to_have_count(int(knows))
        assert (card_name(card) in trader.page.content()) == knows
    recorders = (taker_recorder, owner_recorder, other_recorder)
    assert [card in recorder.cards_named() for recorder in recorders] == [True, True, False]
    for recorder in recorders:
        recorder.close()
