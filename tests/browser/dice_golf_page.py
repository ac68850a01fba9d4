"""A player with a phone at Dice Golf: taps what the page offers, and records it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_actions import owner, table_on, take_seat

ROLL = re.compile(r"^(Roll|Play hole \d+)$")
KEEP = re.compile(r"^Keep (?!my seat)")
KEPT_AND_GOES_OUT = "You’re offline. Your move is saved and will be sent when you reconnect."


@dataclass
class Golfer:
    page: Page
    moves: list[dict[str, Any]] = field(default_factory=list)
    """Every move that was tapped, in order."""
    behind: str | None = None
    """What the phone showed before holes were played that it has not seen."""

    @property
    def acts(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def dice(self) -> Locator:
        """The dice as they lie; those that may be rolled again can be tapped."""
        return self.page.get_by_role("region", name=re.compile(" roll$"))

    def roll(self) -> None:
        if self.behind is not None:
            expect(self.acts.get_by_role("button", name=ROLL)).not_to_have_text(self.behind)
            self.behind = None
        self._tap(ROLL, kind="roll")

    def keep(self) -> None:
        self._tap(KEEP, kind="keep")

    def take_hole_mulligan(self) -> None:
        self.acts.get_by_role("button", name="Hole Mulligan").tap()
        self._tap(re.compile("^Reroll all"), kind="hole-mulligan")

    def take_shot_mulligan(self, die: str) -> None:
        self.dice.get_by_role("button", name=f"{die} die").tap()
        self._tap(re.compile("^Reroll the "), kind="shot-mulligan", die=die)

    def play_unseen(self) -> None:
        """Roll and keep over HTTP what the phone does not show: the next hole. It must look again before the next roll."""
        on = self.acts.get_by_role("button", name=ROLL)
        expect(on).to_be_visible()
        self.behind = self.behind or on.inner_text()
        player, table = owner(self.page), table_on(self.page)
        for kind in ("roll", "keep"):
            player.move(table, kind)
            self.moves.append({"kind": kind})

    def lie(self) -> list[str]:
        """What the dice show, in words."""
        expect(self.acts.get_by_role("button", name=KEEP)).to_be_visible()
        faces = self.dice.get_by_role("button").or_(self.dice.get_by_role("img"))
        return [str(die.get_attribute("aria-label")) for die in faces.all()]

    def _tap(self, name: str | re.Pattern[str], **move: Any) -> None:
        self.acts.get_by_role("button", name=name).tap()
        self.moves.append(move)


def open_seat(page: Page, name: str) -> Golfer:
    """Takes the seat that a join link offers."""
    take_seat(page, name)
    return Golfer(page)
