"""A player with a phone at Grandpa Beck's Golf: taps and drags cards, and records what was played."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_actions import MOVES, player_on, table_on, tap_move

PLACES = range(9)
CARD_IN_HAND = re.compile("^In your hand: ")


@dataclass
class BecksGolfPage:
    page: Page
    moves: list[dict[str, Any]] = field(default_factory=list)
    """Every move made on the page, in order."""

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def cards(self) -> Locator:
        """The player's nine cards, row by row."""
        return self.page.get_by_role("group", name="Your nine cards").get_by_role("button")

    @property
    def hand(self) -> Locator:
        """The card in the hand."""
        return self.page.get_by_role("img", name=CARD_IN_HAND)

    def face_down_places(self) -> list[int]:
        """Return the places of the face-down cards."""
        names = self.cards.evaluate_all("cards => cards.map((card) => card.getAttribute('aria-label'))")
        return [at for at in PLACES if names[at].startswith("face down")]

    def face_down_cards(self) -> Locator:
        return self.cards.and_(self.page.get_by_role("button", name=re.compile("^face down")))

    def card(self, at: int) -> Locator:
        return self.cards.and_(self.page.get_by_role("button", name=f"row {at // 3 + 1}, column {at % 3 + 1}"))

    def flip(self, *at: int, name: str = "Flip these two") -> None:
        for place in at:
            self.card(place).tap()
        self.tap_action(name, kind="open", at=[*at])

    def draw(self) -> None:
        self.tap_action("Draw a card", kind="draw")
        expect(self.hand).to_be_visible()

    def take(self, at: int) -> None:
        """Take the top discard and place it here."""
        self.actions.get_by_role("button", name="Take it").tap()
        self.card(at).tap()
        self.tap_action("Place the", kind="take", at=at)

    def place(self, at: int) -> None:
        self.card(at).tap()
        self.tap_action("Place the", kind="place", at=at)

    def drag(self, at: int) -> None:
        """Drag the card in hand to a place."""
        with self.page.expect_response(MOVES):
            self.hand.drag_to(self.card(at))
        self.moves.append({"kind": "place", "at": at})

    def discard(self) -> None:
        self.actions.get_by_role("button", name="Discard it").tap()
        self.tap_action("Discard the", kind="discard")

    def play_over_http(self) -> None:
        """Draw over HTTP, and place the card on the first face-down one."""
        player, table = player_on(self.page), table_on(self.page)
        view = player.view(table)
        at = view["state"]["players"][view["you"]]["grid"].index(None)
        for move in ({"kind": "draw"}, {"kind": "place", "at": at}):
            player.move(table, **move)
            self.moves.append(move)

    def tap_action(self, name: str, **move: Any) -> None:
        """Tap the main action, which makes this move."""
        tap_move(self.actions.get_by_role("button", name=name))
        self.moves.append(move)
