"""A player with a phone at Mulligan Stew: makes choices on the page, and records what was played."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from chalicelib.games.stew.cards import COINS, ICONS, MULLIGAN
from tests.browser.page_actions import tap_move

COOK = re.compile("^(Cook for the|Play the mulligan)")
NEXT = re.compile("^(Next(:|$)|Show totals$)")
CONFIRM = re.compile("^(Keep th|Replace this|Swap it)")
CARD = re.compile(r"^(?P<icons>.+?)(, tip (?P<tip>\d))?(, (?P<matches>\w+) match(es)?)?$")
MATCHES = re.compile(r", (\w+) match")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
LABELS = "buttons => buttons.map((button) => button.getAttribute('aria-label'))"
Move = dict[str, Any]


@dataclass
class StewPage:
    page: Page
    moves: list[Move] = field(default_factory=list)
    """Every move, with cards as they are labelled."""
    predicted: list[int | None] = field(default_factory=list)
    """For each plan, the matches with its royal that the page predicted; None with the mulligan token."""

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand").get_by_role("button")

    @property
    def tokens(self) -> Locator:
        return self.page.get_by_role("group", name="Your tokens").get_by_role("button")

    @property
    def next_button(self) -> Locator:
        """The button that continues after a reveal."""
        return self.actions.get_by_role("button", name=NEXT)

    def choice(self, name: str) -> Locator:
        """Return one of several choices."""
        return self.page.get_by_role("button", name=re.compile(f"^{name}")).first

    def advance_to(self, what: Locator) -> None:
        """Tap through the reveals until this is visible."""
        while True:
            expect(self.next_button.or_(what).first).to_be_visible()
            if not self.next_button.is_visible():
                return
            self.next_button.tap()

    def choose(self, name: str, **move: Any) -> None:
        """Choose one of several things, and confirm it."""
        _select(self.choice(name))
        tap_move(self.actions.get_by_role("button", name=CONFIRM))
        self.moves.append(move)

    def plan(self, token: str, count: int) -> None:
        """Submit a plan with this many best cards, and what a specialty allows."""
        extras = {
            name: True for name, label in (("add", "Add a match"), ("ask", "Ask me again")) if self._tap_specialty(label, token)
        }
        _select(self.tokens.and_(self.page.get_by_role("button", name=re.compile(f"^{token}, ", re.I))))
        cards = self._choose(count)
        main = self.actions.get_by_role("button", name=COOK)
        comes_to = MATCHES.search(main.inner_text())
        self.predicted.append(NUMBERS.index(comes_to[1]) if comes_to else None)
        tap_move(main)
        self.moves.append({"kind": "plan", "token": token, "cards": cards, **extras})

    def trade(self) -> None:
        """Swap the first two cards, if a Spice Trader may."""
        if self._tap_specialty("Swap first"):
            cards = self._choose(2)
            tap_move(self.actions.get_by_role("button", name="Swap two cards"))
            self.moves.append({"kind": "trade", "cards": cards})
            expect(self.actions.get_by_role("button", name="Swap")).to_have_count(0)

    def _tap_specialty(self, label: str, token: str = "") -> bool:
        """Tap this choice of a specialty, if it is there. Add a match does not count for a mulligan."""
        choice = self.actions.get_by_role("button", name=label)
        if (token == MULLIGAN and label == "Add a match") or not choice.is_visible():
            return False
        _select(choice)
        return True

    def _choose(self, count: int) -> list[str]:
        """Tap the cards with the most matches, and return what is on them."""
        labels = self.hand.evaluate_all(LABELS)
        best = sorted(range(len(labels)), key=lambda at: -_matches(labels[at]))[:count]
        for at in best:
            _select(self.hand.nth(at))
        return sorted(_card_text(labels[at]) for at in best)


def _select(button: Locator) -> None:
    """Tap a button, and expect that it is chosen."""
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")


def _read(label: str) -> re.Match[str]:
    match = CARD.match(label)
    assert match
    return match


def _matches(label: str) -> int:
    matches = _read(label)["matches"]
    return NUMBERS.index(matches) if matches else 0


def _card_text(label: str) -> str:
    card = _read(label)
    return f"{card['icons']}, {card['tip'] or 0}"


def card_in_words(card: int) -> str:
    """Return a card as it is labelled, such as "Chicken, honey and wine, 3"."""
    first, *others, last = ICONS[card]
    icons = f"double {first}" if first == last else f"{', '.join((first, *others))} and {last}"
    return f"{icons.capitalize()}, {COINS[card]}"


def moves_in_words(moves: Iterable[Any]) -> list[Move]:
    """Return a seat's moves in the form that `StewPage` records."""
    return [
        {name: value for name, value in _move_in_words(move).items() if value is not False or name == "replace"}
        for move in moves
    ]


def _move_in_words(move: Move) -> Move:
    return {**move, "cards": sorted(map(card_in_words, move["cards"]))} if "cards" in move else move
