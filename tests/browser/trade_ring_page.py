"""A player with a phone at The Trading Ring: taps cards, offers and chips, and records what was played."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.http_player import Player, Table, legal
from tests.browser.page_actions import play

RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
SUITS = ("diamonds", "clubs", "hearts", "spades")
CARD = re.compile(f"({'|'.join(RANKS)}) of ({'|'.join(SUITS)})")


def card_in(words: str | None) -> int:
    """The number of the card that these words name."""
    named = CARD.search(words or "")
    assert named, words
    return 4 * RANKS.index(named[1]) + SUITS.index(named[2])


def words_of(card: int) -> str:
    """ "queen of diamonds"."""
    return f"{RANKS[card // 4]} of {SUITS[card % 4]}"


@dataclass
class Trader:
    page: Page
    moves: list[dict[str, Any]] = field(default_factory=list)
    """Every move that was played, in order."""

    @property
    def acts(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def ring(self) -> Locator:
        return self.page.get_by_role("region", name="The trading ring")

    @property
    def hand(self) -> Locator:
        """The cards to choose from."""
        return self.page.get_by_role("group", name="Choose a card").get_by_role("button")

    @property
    def talk(self) -> Locator:
        return self.page.get_by_role("region", name="Chat")

    def auction(self, at: int, *, more: int = 0) -> int:
        """Auctions the card at this place of the hand, with so many chips more than the page proposes. Which card that is."""
        return self._stake("Auction the", "auction", at, more)

    def offer(self, at: int, *, more: int = 0, name: str = "Offer the") -> int:
        return self._stake(name, "offer", at, more)

    def say_next(self, at: int | None, asked: str = "You’re next. Plan your auction?") -> str:
        """Says what to auction next, the card at this place of the hand, or (None) that nothing is; the card's rank."""
        self.page.get_by_role("button", name=asked).tap()
        sheet = self.page.get_by_role("dialog", name="You’re next")
        card = sheet.get_by_role("group", name="Your next auction").get_by_role("button").nth(at or 0)
        rank = RANKS[card_in(card.get_by_role("img").get_attribute("aria-label")) // 4]
        if at is not None:
            card.tap()
        sheet.get_by_role("button", name="Decide on my turn" if at is None else f"Auction the {rank} next").tap()
        expect(sheet).to_be_hidden()
        return rank

    def lying(self, owner: str) -> Locator:
        """What lies before another, to be taken."""
        return self.ring.get_by_role("button", name=re.compile(f"^{owner}’s "))

    @property
    def offers(self) -> Locator:
        """All that may be taken."""
        return self.ring.get_by_role("list", name="The ring").locator("button[aria-pressed]")

    def swap(self, owner: str, seat: int, name: str = "Swap your") -> None:
        self.lying(owner).tap()
        self._act(name, kind="swap", seat=seat)

    def mulligan(self) -> None:
        self.ring.get_by_role("button", name="Mulligan").tap()
        self._act("Mulligan: discard all", kind="mulligan")

    def skip(self) -> None:
        """Takes it back once: the first tap only chooses it."""
        skip = self.ring.get_by_role("button", name="Skip")
        skip.tap()
        expect(self.acts.get_by_role("button", name="Skip this turn")).to_be_visible()
        skip.tap()
        expect(self.acts.get_by_role("button", name="Choose a card to auction")).to_be_visible()
        skip.tap()
        self._act("Skip this turn", kind="skip")

    def fold(self) -> None:
        """Thinks it over once: the page asks before it folds."""
        fold = self.ring.get_by_role("button", name="Fold")
        fold.tap()
        expect(self.page.get_by_text("Fold for good? Your hand stays as it is")).to_be_visible()
        self.ring.get_by_role("button", name="Not yet").tap()
        expect(self.ring.get_by_role("button", name="Skip")).to_be_visible()
        fold.tap()
        self._act("Fold for good", kind="fold")

    def look_at(self, name: str | re.Pattern[str], title: str) -> Locator:
        """Opens a sheet, past the offer to keep one's seat where that lies over it: it goes by itself when one's turn comes."""
        self.page.get_by_role("button", name="Not now").evaluate_all("(offers) => offers.forEach((offer) => offer.click())")
        self.page.get_by_role("button", name=name).tap()
        return self.page.get_by_role("dialog", name=title)

    def close(self) -> None:
        self.page.get_by_role("button", name="Close").tap()
        expect(self.page.get_by_role("dialog")).to_be_hidden()

    def _stake(self, name: str, kind: str, at: int, more: int) -> int:
        held = self.hand.nth(at)
        held.tap()
        for _ in range(more):
            self.page.get_by_role("button", name="One chip more").tap()
        card = card_in(held.get_by_role("img").get_attribute("aria-label"))
        self._act(name, kind=kind, card=card, **self._chips())
        return card

    def _chips(self) -> dict[str, int]:
        """The chips that go with the card, where any are played."""
        shown = self.page.get_by_role("status", name=re.compile(r"chips? of \d+"))
        return {"chips": int(shown.inner_text().split()[0])} if shown.is_visible() else {}

    def _act(self, name: str, **move: Any) -> None:
        """Taps the main action, which plays this."""
        play(self.acts.get_by_role("button", name=name))
        self.moves.append(move)


def until(player: Player, table: Table, kind: str) -> bool:
    """Plays plainly until this player may make such a move; False where the game is over before."""
    while kind not in legal(player.look(table)):
        if not trade(player, table):
            return False
    return True


def trade(player: Player, table: Table) -> bool:
    """Makes the plainest of the moves that are legal now: auction or offer the first card, take the first offer."""
    view = player.look(table)
    moves = legal(view)
    kind = next((kind for kind in ("auction", "offer", "swap") if kind in moves), None)
    if kind is not None:
        fields = {name: _first(field) for name, field in moves[kind].items() if name not in ("kind", "next")}
        player.move(table, kind, seen=view["version"], **fields)
    return kind is not None


def _first(field: dict[str, object]) -> object:
    values = field.get("enum")
    return values[0] if isinstance(values, list) else field.get("const", field.get("minimum"))


def fold_out(table: Table, *players: Player) -> None:
    """Play the table to its end: each player folds as soon as they may."""
    while (status := players[0].look(table)["status"]) == "playing":
        for player in players:
            view = player.look(table)
            if "fold" in legal(view):
                player.move(table, "fold", seen=view["version"])
            else:
                trade(player, table)
    assert status == "finished"
