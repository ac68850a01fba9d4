"""A player with a phone at MULLIGAN: plans on the page, and records the submitted plans."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from chalicelib.games.mulligan.cards import CLUB, CLUBS, shaded_name
from tests.browser.page_actions import tap_move

CARD = re.compile("; below, ")
CLUB_CARD = re.compile(r"^(.+), (\d+) yards; below, ")
FINISHING = {club.name for club in CLUBS if club.finishes}
NEXT = re.compile("^(Next shots|Next hole|Continue)")
SUBMIT = re.compile("^Lay ")
TO_GO = re.compile(r", (\d+) to go, ")
# The label of each card in hand, and whether it can be tapped.
HAND_CARDS = """cards => cards.map((card) => [
  card.querySelector("[aria-label]").getAttribute("aria-label"),
  card.getAttribute("aria-disabled") !== "true" && card.className !== "off",
])"""
Plan = dict[str, Any]


@dataclass
class MulliganPage:
    page: Page
    golfers: Mapping[str, int] = field(default_factory=lambda: {"You": 0})
    """Golfers' numbers by the names that this phone shows."""
    own_names: Sequence[str] = ("You",)
    """The names that it shows for the player's own golfers."""
    plans: list[Plan] = field(default_factory=list)
    """Every submitted plan, by golfer: the club, each action with its target, and the reaction setting."""

    def __post_init__(self) -> None:
        self._planned: Plan = {}
        self._at = self.own_names[0]

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("button", name=CARD)

    @property
    def targets(self) -> Locator:
        return self.page.get_by_role("group", name="Target")

    @property
    def next_button(self) -> Locator:
        """The button that continues after a reveal."""
        return self.actions.get_by_role("button", name=NEXT)

    @property
    def use_as_club(self) -> Locator:
        """The button that uses a Play Anytime card as a club."""
        return self.actions.get_by_role("button", name="Use as")

    def hand_cards(self) -> list[str]:
        """Return the labels of the cards that can be tapped, and "" for the others."""
        return [name if may else "" for name, may in self.hand.evaluate_all(HAND_CARDS)]

    def yards_left(self) -> int:
        """Return the yards from the own ball to the hole."""
        ball = self.targets.get_by_role("button", name=re.compile(f"^{self._at}, "))
        match = TO_GO.search(ball.get_attribute("aria-label") or "")
        assert match
        return int(match[1])

    def choose_club(self) -> None:
        """Choose the club that finishes, else the one that ends nearest to the hole."""
        expect(self.hand.first).to_be_visible()
        cards, left = self.hand_cards(), self.yards_left()
        best = min((key, at) for at, card in enumerate(cards) if (key := _club_rank(card, left)))
        self.hand.nth(best[1]).tap()
        if self.use_as_club.is_visible():  # another player's plan has just made it playable
            self.use_as_club.tap()
        self._shot(club=_club_name(cards[best[1]]))

    def aim_action(self, name: str, on: str) -> None:
        """Aim the card of this name at a golfer; "" if there is only one target."""
        self.hand.and_(self.page.get_by_role("button", name=re.compile(f"^{name}; "))).first.tap()
        if on:
            self.targets.get_by_role("button", name=re.compile(f"^{on}, ")).tap()
        self._shot()["actions"].append((name, self.golfers[on or self._at]))

    def set_reaction(self, how: str) -> None:
        self.page.get_by_role("group", name="Mulligan").get_by_role("button", name=how).tap()
        self._shot()["reaction"] = how.split()[0].lower()

    def next_golfer(self, name: str) -> None:
        """Continue with the other golfer."""
        self.actions.get_by_role("button", name=f"Next: {name}").tap()
        self._at = name

    def submit(self) -> None:
        tap_move(self.actions.get_by_role("button", name=SUBMIT))
        self.plans.append(self._planned)
        self._planned, self._at = {}, self.own_names[0]

    def go_on(self) -> None:
        """Continue from the reveal to the next plan."""
        self.next_button.tap()
        expect(self.next_button).to_be_hidden()

    def _shot(self, **club: str) -> Plan:
        shot: Plan = self._planned.setdefault(str(self.golfers[self._at]), {"club": "", "actions": [], "reaction": "auto"})
        shot.update(club)
        return shot


def card_with_club(name: str) -> str:
    """Return a pattern for the label of a card with this club, also below a Play Anytime action."""
    return rf"^{re.escape(name)}, \d+ yards; below, |, play at any time; below, {re.escape(name)}$"


def open_without_coach(page: Page, path: str) -> None:
    """Open a table as a player who has met the coach before."""
    page.evaluate("localStorage.setItem('club.mulligan-coach', 'off')")
    page.goto(path)


def _club_rank(card: str, left: int) -> tuple[bool, int] | None:
    """Return a sort key for a card's club, the best first; None for a card without a club."""
    match = CLUB_CARD.match(card)
    if not match:
        return None
    name, yards = match[1], int(match[2])
    ends = name in FINISHING and yards >= left
    return not ends, 0 if ends else abs(left - yards)


def _club_name(card: str) -> str:
    match = CLUB_CARD.match(card)
    assert match
    return match[1]


def plans_of(moves: Iterable[Any]) -> list[Plan]:
    """Return the plans among a seat's moves, in the form that `MulliganPage` records."""
    return [_plan_in_words(move) for move in moves if move["kind"] == "plan"]


def _plan_in_words(move: Any) -> Plan:
    return {golfer: _shot_in_words(shot, move["reactions"][golfer]) for golfer, shot in move["shots"].items()}


def _shot_in_words(shot: Mapping[str, Mapping[str, int]], reaction: str) -> Plan:
    [(club, actions)] = shot.items()
    aimed = [(shaded_name(int(card)), target) for card, target in actions.items()]
    return {"club": CLUB[int(club)].name, "actions": aimed, "reaction": reaction}
