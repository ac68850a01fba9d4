"""Reveals animate only transform and opacity, as anything else causes layout or painting in each frame."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.reveals import COACH_OFF, REVEALS, prepare_reveal

ALLOWED = {"transform", "opacity"}
DURATION_MS = 5000
"""ms after which a reveal is over."""
# Notes the properties that each running animation changes.
NOTE_ANIMATED = """() => {
  window.changed = new Set();
  const beside = ["offset", "computedOffset", "easing", "composite"];
  const look = () => {
    const frames = document.getAnimations().flatMap(({ effect }) => effect.getKeyframes());
    for (const name of frames.flatMap(Object.keys)) if (!beside.includes(name)) window.changed.add(name);
    requestAnimationFrame(look);
  };
  look();
}"""

# Notes what a click changes on the page before its own task ends.
NOTE_CHANGES_BY_CLICK = """() => {
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  const seen = new MutationObserver((changes) => { window.drawn += changes.length; });
  window.drawn = 0;
  addEventListener("click", () => seen.observe(document.body, all), { capture: true, once: true });
  addEventListener("click", () => { window.drawn += seen.takeRecords().length; seen.disconnect(); }, { once: true });
}"""


def animated_properties(page: Page) -> set[str]:
    return set(page.evaluate("[...window.changed]"))


def test_every_game_has_a_reveal() -> None:
    assert REVEALS.keys() == GAMES.keys()


@pytest.mark.soak
@pytest.mark.parametrize("game", REVEALS)
def test_only_transform_and_opacity_are_animated(game: str, phone: Phone, ana: Player) -> None:
    table = REVEALS[game][0](ana)
    page = phone(table.path, player=ana, local_storage=COACH_OFF, reduced_motion="no-preference")
    x, y = prepare_reveal(page, game)
    page.evaluate(NOTE_ANIMATED)
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(DURATION_MS)
    assert animated_properties(page)
    assert animated_properties(page) <= ALLOWED


@pytest.mark.parametrize(
    "game", ["dice-golf", *(pytest.param(game, marks=pytest.mark.soak) for game in REVEALS if game != "dice-golf")]
)
def test_a_click_handler_ends_before_anything_is_drawn(game: str, phone: Phone, ana: Player) -> None:
    page = phone(REVEALS[game][0](ana).path, player=ana, local_storage=COACH_OFF)
    x, y = prepare_reveal(page, game)
    page.evaluate(NOTE_CHANGES_BY_CLICK)
    with page.expect_response("**/moves"):
        page.touchscreen.tap(x, y)
    assert page.evaluate("drawn") == 0


def test_other_animated_properties_are_detected(phone: Phone) -> None:
    page = phone("/")
    page.evaluate(NOTE_ANIMATED)
    page.evaluate("document.body.animate({ width: ['10px', '20px'], opacity: [0, 1] }, 200).finished")
    assert animated_properties(page) == {"width", "opacity"}
