"""What screen readers say at each game's table: every role, name and state, as stored in `aria/`.

A failing test writes the new snapshot to `.build/aria`. Copy it from there if the change is intended.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from chalicelib.games.registry import GAMES
from tests.browser.conftest import ROOT, Phone
from tests.browser.http_player import Player
from tests.browser.reveals import COACH_OFF, REVEALS, prepare_reveal
from tests.browser.wait_until_settled import wait_until_settled

EXPECTED = Path(__file__).parent / "aria"
ACTUAL = ROOT / ".build" / "aria"


def aria_snapshot_of(page: Page, game: str) -> str:
    """Return the page's ARIA snapshot, and write it to `.build/aria`."""
    wait_until_settled(page)
    snapshot = page.locator("body").aria_snapshot() + "\n"
    ACTUAL.mkdir(parents=True, exist_ok=True)
    (ACTUAL / f"{game}.yaml").write_text(snapshot, "utf-8")
    return snapshot


@pytest.fixture
def seed(game: str) -> str:
    """The same deal whatever the test is called."""
    return game


@pytest.mark.parametrize("game", GAMES)
def test_the_aria_snapshot_of_a_table_is_unchanged(game: str, phone: Phone, ana: Player) -> None:
    """Everything is chosen, and only the last tap is missing."""
    page = phone(REVEALS[game][0](ana).path, player=ana, local_storage=COACH_OFF)
    prepare_reveal(page, game)
    kept = EXPECTED / f"{game}.yaml"
    assert aria_snapshot_of(page, game) == (kept.read_text("utf-8") if kept.exists() else "")
