"""A player with a phone at Dice Golf: taps what the page offers, and records it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_actions import player_on, table_on, take_seat

ROLL = re.compile(r"^(Roll|Play hole \d+)$")
KEEP = re.compile(r"^Keep (?!my seat)")
MOVE_SAVED_OFFLINE = "You’re offline. Your move is saved and will be sent when you reconnect."


@dataclass
class DiceGolfPage:
    page: Page
    moves: list[dict[str, Any]] = field(default_factory=list)
    """Every move made on the page, in order."""
    stale_label: str | None = None
    """The roll button's text before holes were played over HTTP that the phone has not loaded."""

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def dice(self) -> Locator:
        """The rolled dice. Those that may be rolled again are buttons."""
        return self.page.get_by_role("region", name=re.compile(" roll$"))

    def roll(self) -> None:
        if self.stale_label is not None:
            expect(self.actions.get_by_role("button", name=ROLL)).not_to_have_text(self.stale_label)
            self.stale_label = None
        self._tap(ROLL, kind="roll")

    def keep(self) -> None:
        self._tap(KEEP, kind="keep")

    def take_hole_mulligan(self) -> None:
        self.actions.get_by_role("button", name="Hole Mulligan").tap()
        self._tap(re.compile("^Reroll all"), kind="hole-mulligan")

    def take_shot_mulligan(self, die: str) -> None:
        self.dice.get_by_role("button", name=f"{die} die").tap()
        self._tap(re.compile("^Reroll the "), kind="shot-mulligan", die=die)

    def play_over_http(self) -> None:
        """Roll and keep over HTTP. The phone must load the next hole before it rolls."""
        on = self.actions.get_by_role("button", name=ROLL)
        expect(on).to_be_visible()
        self.stale_label = self.stale_label or on.inner_text()
        player, table = player_on(self.page), table_on(self.page)
        for kind in ("roll", "keep"):
            player.move(table, kind)
            self.moves.append({"kind": kind})

    def dice_faces(self) -> list[str]:
        """Return the dice's labels."""
        expect(self.actions.get_by_role("button", name=KEEP)).to_be_visible()
        faces = self.dice.get_by_role("button").or_(self.dice.get_by_role("img"))
        return [str(die.get_attribute("aria-label")) for die in faces.all()]

    def _tap(self, name: str | re.Pattern[str], **move: Any) -> None:
        self.actions.get_by_role("button", name=name).tap()
        self.moves.append(move)


def take_dice_golf_seat(page: Page, name: str) -> DiceGolfPage:
    """Take the seat of an invite link."""
    take_seat(page, name)
    return DiceGolfPage(page)
