"""What screen readers say at each game's table: every role, name and state, as stored in `aria/`.

Where it is meant to be another, it is taken from `.build/aria`, where a test that fails leaves it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from chalicelib.games.registry import GAMES
from tests.browser.conftest import ROOT, Phone
from tests.browser.http_player import Player
from tests.browser.reveals import REVEALS, UNCOACHED, about_to_be_revealed
from tests.browser.wait_until_settled import settle

KEPT = Path(__file__).parent / "aria"
NEW = ROOT / ".build" / "aria"


def heard(page: Page, game: str) -> str:
    """All that is there to be heard; whether it is as it is kept is for the test to say."""
    settle(page)
    told = page.locator("body").aria_snapshot() + "\n"
    NEW.mkdir(parents=True, exist_ok=True)
    (NEW / f"{game}.yaml").write_text(told, "utf-8")
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_heard_as_it_was(game: str, phone: Phone, ana: Player) -> None:
    """With all chosen but the last tap."""
    page = phone(REVEALS[game][0](ana).path, player=ana, remembers=UNCOACHED)
    about_to_be_revealed(page, game)
    kept = KEPT / f"{game}.yaml"
    assert heard(page, game) == (kept.read_text("utf-8") if kept.exists() else "")
