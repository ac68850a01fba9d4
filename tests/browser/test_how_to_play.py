"""How to play at every table: three steps, and all rules one tap further."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.http_player import Player


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_shows_three_steps_and_then_all_rules(game: str, phone: Phone, ana: Player) -> None:
    others = [Player(ana.origin, name) for name in ("Ben", "Cy", "Dee")[: max(1, GAMES[game].players[0] - 1)]]
    seats = ["open"] * len(others)
    table = ana.make_dice_golf(*seats) if GAMES[game].needs_course else ana.make_table(game, *seats)
    for other in others:
        other.take_seat(table)
    page = phone(table.path, player=ana, local_storage={f"{game}-coach": "off"})
    page.get_by_role("button", name="How to play").tap()
    book = page.get_by_role("dialog", name="How to play")
    steps = book.get_by_role("list").first.get_by_role("listitem")
    expect(steps).to_have_count(3)
    for step in steps.all():
        expect(step.get_by_role("heading")).to_be_visible()
        expect(step.locator("svg").first).to_be_visible()
    book.get_by_role("button", name="All the rules").tap()
    expect(book.get_by_role("heading", name="When your clock runs out")).to_be_attached()
    book.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("button", name="How to play")).to_be_focused()
