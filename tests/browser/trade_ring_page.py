"""A player with a phone at The Trading Ring: taps cards, offers and chips, and records what was played."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_actions import tap_move

RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
SUITS = ("diamonds", "clubs", "hearts", "spades")
CARD = re.compile(f"({'|'.join(RANKS)}) of ({'|'.join(SUITS)})")


def card_number(words: str | None) -> int:
    """Return the number of the card that this text names."""
    named = CARD.search(words or "")
    assert named, words
    return 4 * RANKS.index(named[1]) + SUITS.index(named[2])


def card_name(card: int) -> str:
    """Return a card's name, such as "queen of diamonds"."""
    return f"{RANKS[card // 4]} of {SUITS[card % 4]}"


@dataclass
class TradeRingPage:
    page: Page
    moves: list[dict[str, Any]] = field(default_factory=list)
    """Every move made on the page, in order."""

    @property
    def actions(self) -> Locator:
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
        """Auction the card at this place of the hand with this many chips more than proposed. Return the card."""
        return self._stake("Auction the", "auction", at, more)

    def offer(self, at: int, *, more: int = 0, name: str = "Offer the") -> int:
        return self._stake(name, "offer", at, more)

    def plan_next_auction(self, at: int | None, asked: str = "You’re next. Plan your auction?") -> str:
        """Plan the next auction: the card at this place of the hand, or none. Return the card's rank."""
        self.page.get_by_role("button", name=asked).tap()
        sheet = self.page.get_by_role("dialog", name="You’re next")
        card = sheet.get_by_role("group", name="Your next auction").get_by_role("button").nth(at or 0)
        rank = RANKS[card_number(card.get_by_role("img").get_attribute("aria-label")) // 4]
        if at is not None:
            card.tap()
        sheet.get_by_role("button", name="Decide on my turn" if at is None else f"Auction the {rank} next").tap()
        expect(sheet).to_be_hidden()
        return rank

    def offer_of(self, owner: str) -> Locator:
        """Return a player's offer, as a button."""
        return self.ring.get_by_role("button", name=re.compile(f"^{owner}’s "))

    @property
    def offers(self) -> Locator:
        """All offers that may be taken."""
        return self.ring.get_by_role("list", name="The ring").locator("button[aria-pressed]")

    def swap(self, owner: str, seat: int, name: str = "Swap your") -> None:
        self.offer_of(owner).tap()
        self._act(name, kind="swap", seat=seat)

    def mulligan(self) -> None:
        self.ring.get_by_role("button", name="Mulligan").tap()
        self._act("Mulligan: discard all", kind="mulligan")

    def skip(self) -> None:
        """Choose it, cancel it, choose it again, and confirm it."""
        skip = self.ring.get_by_role("button", name="Skip")
        skip.tap()
        expect(self.actions.get_by_role("button", name="Skip this turn")).to_be_visible()
        skip.tap()
        expect(self.actions.get_by_role("button", name="Choose a card to auction")).to_be_visible()
        skip.tap()
        self._act("Skip this turn", kind="skip")

    def fold(self) -> None:
        """Cancel the question once, and then fold."""
        fold = self.ring.get_by_role("button", name="Fold")
        fold.tap()
        expect(self.page.get_by_text("Fold for good? Your hand stays as it is")).to_be_visible()
        self.ring.get_by_role("button", name="Not yet").tap()
        expect(self.ring.get_by_role("button", name="Skip")).to_be_visible()
        fold.tap()
        self._act("Fold for good", kind="fold")

    def open_sheet(self, name: str | re.Pattern[str], title: str) -> Locator:
        """Open a sheet, after closing the offer to save the seat if it covers the button."""
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
        card = card_number(held.get_by_role("img").get_attribute("aria-label"))
        self._act(name, kind=kind, card=card, **self._chips())
        return card

    def _chips(self) -> dict[str, int]:
        """Return the chips shown with the card, if the game has chips."""
        shown = self.page.get_by_role("status", name=re.compile(r"chips? of \d+"))
        return {"chips": int(shown.inner_text().split()[0])} if shown.is_visible() else {}

    def _act(self, name: str, **move: Any) -> None:
        """Tap the main action, which makes this move."""
        tap_move(self.actions.get_by_role("button", name=name))
        self.moves.append(move)
