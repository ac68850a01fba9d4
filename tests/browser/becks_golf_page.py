"""A player with a phone at Grandpa Beck's Golf: taps and drags cards, and records what was played."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_actions import MOVES, owner, play, table_on

PLACES = range(9)
HAND = re.compile("^In your hand: ")


@dataclass
class CardGolfer:
    page: Page
    moves: list[dict[str, Any]] = field(default_factory=list)
    """Every move that was played, in order."""

    @property
    def acts(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def cards(self) -> Locator:
        """One's own nine, row by row."""
        return self.page.get_by_role("group", name="Your nine cards").get_by_role("button")

    @property
    def hand(self) -> Locator:
        """The card in the hand."""
        return self.page.get_by_role("img", name=HAND)

    def down(self) -> list[int]:
        """Where one's cards lie face-down."""
        names = self.cards.evaluate_all("cards => cards.map((card) => card.getAttribute('aria-label'))")
        return [at for at in PLACES if names[at].startswith("face down")]

    def faces_down(self) -> Locator:
        return self.cards.and_(self.page.get_by_role("button", name=re.compile("^face down")))

    def card(self, at: int) -> Locator:
        return self.cards.and_(self.page.get_by_role("button", name=f"row {at // 3 + 1}, column {at % 3 + 1}"))

    def open(self, *at: int, name: str = "Flip these two") -> None:
        for place in at:
            self.card(place).tap()
        self.act(name, kind="open", at=[*at])

    def draw(self) -> None:
        self.act("Draw a card", kind="draw")
        expect(self.hand).to_be_visible()

    def take(self, at: int) -> None:
        """The top discard."""
        self.acts.get_by_role("button", name="Take it").tap()
        self.card(at).tap()
        self.act("Place the", kind="take", at=at)

    def place(self, at: int) -> None:
        self.card(at).tap()
        self.act("Place the", kind="place", at=at)

    def drag(self, at: int) -> None:
        """Drags the card in the hand to a place."""
        with self.page.expect_response(MOVES):
            self.hand.drag_to(self.card(at))
        self.moves.append({"kind": "place", "at": at})

    def throw(self) -> None:
        self.acts.get_by_role("button", name="Discard it").tap()
        self.act("Discard the", kind="discard")

    def play_unseen(self) -> None:
        """Draw over HTTP, and place the card for the first that lies face-down."""
        player, table = owner(self.page), table_on(self.page)
        view = player.look(table)
        at = view["state"]["players"][view["you"]]["grid"].index(None)
        for move in ({"kind": "draw"}, {"kind": "place", "at": at}):
            player.move(table, **move)
            self.moves.append(move)

    def act(self, name: str, **move: Any) -> None:
        """Taps the main action, which plays this."""
        play(self.acts.get_by_role("button", name=name))
        self.moves.append(move)
