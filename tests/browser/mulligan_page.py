"""A player with a phone at MULLIGAN: plans on the page, and records the submitted plans."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from chalicelib.games.mulligan.cards import CLUB, CLUBS, shaded_name
from tests.browser.page_actions import play

CARD = re.compile("; below, ")
LIGHT = re.compile(r"^(.+), (\d+) yards; below, ")
FINISHING = {club.name for club in CLUBS if club.finishes}
ON = re.compile("^(Next shots|Next hole|Continue)")
LAY = re.compile("^Lay ")
TO_GO = re.compile(r", (\d+) to go, ")
# What stands on each card of the hand, and whether a tap does something.
NAMES = """cards => cards.map((card) => [
  card.querySelector("[aria-label]").getAttribute("aria-label"),
  card.getAttribute("aria-disabled") !== "true" && card.className !== "off",
])"""
Plan = dict[str, Any]


@dataclass
class Planner:
    page: Page
    called: Mapping[str, int] = field(default_factory=lambda: {"You": 0})
    """Golfers' numbers by what this phone calls them."""
    own: Sequence[str] = ("You",)
    """What it calls one's own golfers."""
    plans: list[Plan] = field(default_factory=list)
    """Every plan that was laid, by golfer: the club, each action with whom it is to strike, and what follows the reveal."""

    def __post_init__(self) -> None:
        self._planned: Plan = {}
        self._at = self.own[0]

    @property
    def acts(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("button", name=CARD)

    @property
    def targets(self) -> Locator:
        return self.page.get_by_role("group", name="Target")

    @property
    def swing(self) -> Locator:
        """What leads on from a swing that has come to rest."""
        return self.acts.get_by_role("button", name=ON)

    @property
    def as_club(self) -> Locator:
        """What uses a card that could be played now as a club all the same."""
        return self.acts.get_by_role("button", name="Use as")

    def cards(self) -> list[str]:
        """What stands on the cards that may be tapped, "" on the others."""
        return [name if may else "" for name, may in self.hand.evaluate_all(NAMES)]

    def left(self) -> int:
        """Yards from one's own ball to the hole."""
        ball = self.targets.get_by_role("button", name=re.compile(f"^{self._at}, "))
        told = TO_GO.search(ball.get_attribute("aria-label") or "")
        assert told
        return int(told[1])

    def club(self) -> None:
        """The club that finishes, else the one that leaves the ball nearest."""
        expect(self.hand.first).to_be_visible()
        cards, left = self.cards(), self.left()
        best = min((key, at) for at, card in enumerate(cards) if (key := _worth(card, left)))
        self.hand.nth(best[1]).tap()
        if self.as_club.is_visible():  # it has just come to be a card that could be played: somebody laid a plan
            self.as_club.tap()
        self._shot(club=_name(cards[best[1]]))

    def action(self, name: str, on: str) -> None:
        """Turns the card of this name at somebody, "" for nobody: there is but one whom it can strike."""
        self.hand.and_(self.page.get_by_role("button", name=re.compile(f"^{name}; "))).first.tap()
        if on:
            self.targets.get_by_role("button", name=re.compile(f"^{on}, ")).tap()
        self._shot()["actions"].append((name, self.called[on or self._at]))

    def react(self, how: str) -> None:
        self.page.get_by_role("group", name="Mulligan").get_by_role("button", name=how).tap()
        self._shot()["reaction"] = how.split()[0].lower()

    def other(self, name: str) -> None:
        """On to the other golfer, as the main action says once the first one's shot is planned."""
        self.acts.get_by_role("button", name=f"Next: {name}").tap()
        self._at = name

    def lay(self) -> None:
        play(self.acts.get_by_role("button", name=LAY))
        self.plans.append(self._planned)
        self._planned, self._at = {}, self.own[0]

    def on(self) -> None:
        """From the swing to the next plan."""
        self.swing.tap()
        expect(self.swing).to_be_hidden()

    def _shot(self, **club: str) -> Plan:
        shot: Plan = self._planned.setdefault(str(self.called[self._at]), {"club": "", "actions": [], "reaction": "auto"})
        shot.update(club)
        return shot


def bring(page: Page, path: str) -> None:
    """Opens a table for somebody who has met the coach before."""
    page.evaluate("localStorage.setItem('club.mulligan-coach', 'off')")
    page.goto(path)


def _worth(card: str, left: int) -> tuple[bool, int] | None:
    """How good it is to play this card's club, the least the best; None where no club is to be had."""
    told = LIGHT.match(card)
    if not told:
        return None
    name, yards = told[1], int(told[2])
    ends = name in FINISHING and yards >= left
    return not ends, 0 if ends else abs(left - yards)


def _name(card: str) -> str:
    told = LIGHT.match(card)
    assert told
    return told[1]


def plans_of(moves: Iterable[Any]) -> list[Plan]:
    """The plans among a seat's moves, in the words of their cards."""
    return [_read(move) for move in moves if move["kind"] == "plan"]


def _read(move: Any) -> Plan:
    return {golfer: _shot_of(shot, move["reactions"][golfer]) for golfer, shot in move["shots"].items()}


def _shot_of(shot: Mapping[str, Mapping[str, int]], reaction: str) -> Plan:
    [(club, actions)] = shot.items()
    told = [(shaded_name(int(card)), target) for card, target in actions.items()]
    return {"club": CLUB[int(club)].name, "actions": told, "reaction": reaction}
