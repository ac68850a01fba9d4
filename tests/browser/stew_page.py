"""A player with a phone at Mulligan Stew: makes choices on the page, and records what was played."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from chalicelib.games.stew.cards import COINS, ICONS, MULLIGAN
from tests.browser.page_actions import play

LAY = re.compile("^(Cook for the|Play the mulligan)")
ON = re.compile("^(Next(:|$)|Show totals$)")
PICK = re.compile("^(Keep th|Replace this|Swap it)")
CARD = re.compile(r"^(?P<icons>.+?)(, tip (?P<tip>\d))?(, (?P<matches>\w+) match(es)?)?$")
COMES_TO = re.compile(r", (\w+) match")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
LABELS = "buttons => buttons.map((button) => button.getAttribute('aria-label'))"
Move = dict[str, Any]


@dataclass
class Cook:
    page: Page
    moves: list[Move] = field(default_factory=list)
    """Every move that was made, in the words of the cards."""
    promised: list[int | None] = field(default_factory=list)
    """With each plan, how many matches the page said there would be with that royal; None with the mulligan token."""

    @property
    def acts(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand").get_by_role("button")

    @property
    def tokens(self) -> Locator:
        return self.page.get_by_role("group", name="Your tokens").get_by_role("button")

    @property
    def leads(self) -> Locator:
        """What leads on from something that is shown."""
        return self.acts.get_by_role("button", name=ON)

    def offered(self, name: str) -> Locator:
        """One of several things to choose from."""
        return self.page.get_by_role("button", name=re.compile(f"^{name}")).first

    def on_to(self, what: Locator) -> None:
        """Past all that is shown, until this comes."""
        while True:
            expect(self.leads.or_(what).first).to_be_visible()
            if not self.leads.is_visible():
                return
            self.leads.tap()

    def pick(self, name: str, **move: Any) -> None:
        """Chooses one of several things, and says so with the main action."""
        _tap(self.offered(name))
        play(self.acts.get_by_role("button", name=PICK))
        self.moves.append(move)

    def plan(self, token: str, count: int) -> None:
        """Its best cards, up to so many, and what a specialty allows besides."""
        besides = {name: True for name, label in (("add", "Add a match"), ("ask", "Ask me again")) if self._say(label, token)}
        _tap(self.tokens.and_(self.page.get_by_role("button", name=re.compile(f"^{token}, ", re.I))))
        cards = self._choose(count)
        main = self.acts.get_by_role("button", name=LAY)
        comes_to = COMES_TO.search(main.inner_text())
        self.promised.append(NUMBERS.index(comes_to[1]) if comes_to else None)
        play(main)
        self.moves.append({"kind": "plan", "token": token, "cards": cards, **besides})

    def trade(self) -> None:
        """The first two cards, where a Spice Trader may."""
        if self._say("Swap first"):
            cards = self._choose(2)
            play(self.acts.get_by_role("button", name="Swap two cards"))
            self.moves.append({"kind": "trade", "cards": cards})
            expect(self.acts.get_by_role("button", name="Swap")).to_have_count(0)

    def _say(self, label: str, token: str = "") -> bool:
        """Taps this, if it is there; a mulligan adds nothing."""
        said = self.acts.get_by_role("button", name=label)
        if (token == MULLIGAN and label == "Add a match") or not said.is_visible():
            return False
        _tap(said)
        return True

    def _choose(self, count: int) -> list[str]:
        """Taps the cards that match most. What is on them."""
        labels = self.hand.evaluate_all(LABELS)
        best = sorted(range(len(labels)), key=lambda at: -_matches(labels[at]))[:count]
        for at in best:
            _tap(self.hand.nth(at))
        return sorted(_words(labels[at]) for at in best)


def _tap(button: Locator) -> None:
    """Chooses what is not chosen."""
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")


def _read(label: str) -> re.Match[str]:
    told = CARD.match(label)
    assert told
    return told


def _matches(label: str) -> int:
    told = _read(label)["matches"]
    return NUMBERS.index(told) if told else 0


def _words(label: str) -> str:
    told = _read(label)
    return f"{told['icons']}, {told['tip'] or 0}"


def words_of(card: int) -> str:
    """A card as its label has it: "Chicken, honey and wine, 3"."""
    first, *others, last = ICONS[card]
    icons = f"double {first}" if first == last else f"{', '.join((first, *others))} and {last}"
    return f"{icons.capitalize()}, {COINS[card]}"


def in_words(moves: Iterable[Any]) -> list[Move]:
    """A seat's moves as a cook remembers them."""
    return [{name: told for name, told in _in_words(move).items() if told is not False or name == "replace"} for move in moves]


def _in_words(move: Move) -> Move:
    return {**move, "cards": sorted(map(words_of, move["cards"]))} if "cards" in move else move
