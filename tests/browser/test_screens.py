"""Every screen fits every width, whatever people are called; by day and by night axe finds nothing, and words can be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import becks_screens, ring_screens
from tests.browser.club import Player
from tests.browser.conftest import ROOT, Phone
from tests.browser.contrast import pale
from tests.browser.screens import SCREENS
from tests.browser.widths import spills

GAMES = (becks_screens, ring_screens)
"""Whose screens are among `SCREENS` as well."""
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "tags => axe.run(document, {runOnly: tags, resultTypes: ['violations']}).then(({violations}) => violations)"
LONG = "W" * 24
NAMED = [
    "home_with_tables",
    "join",
    "table_after_the_first_roll",
    "table_with_a_stymie_to_pass",
    "table_as_watchers_see_it",
    "who_sits_where",
    "result",
    "becks_card_in_the_hand",
    "becks_waiting_for_others_to_choose",
    "becks_round_over",
    "becks_result",
    "ring_turn_among_eight",
    "ring_offer_to_take",
    "ring_as_watchers_see_it",
    "ring_result",
    "board_of_a_course",
    "me",
]
"""Screens that show names."""


def axe(page: Page, scheme: str) -> list[str]:
    """What axe finds in this scheme: the rule, the element, and why."""
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    found: list[dict[str, Any]] = page.evaluate(RUN, RULES)
    return [f"{scheme}, {one['id']}: {node['html']}\n{node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_every_width_and_can_be_read_by_all(name: str, phone: Phone, ana: Player) -> None:
    page = SCREENS[name](phone, ana)
    page.evaluate(AXE.read_text("utf-8"))
    found = spills(page)
    for scheme in ("light", "dark"):
        found += axe(page, scheme) + pale(page, scheme)
    assert not found, "\n\n".join(found)


@pytest.mark.parametrize("name", NAMED)
def test_long_names_break_no_screen(name: str, phone: Phone, address: str) -> None:
    found = spills(SCREENS[name](phone, Player(address, LONG)))
    assert not found, "\n".join(found)
