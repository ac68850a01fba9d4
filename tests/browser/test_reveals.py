"""Reveals animate only transform and opacity, as anything else causes layout or painting in each frame."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.reveals import REVEALS, UNCOACHED, about_to_be_revealed

CHEAP = {"transform", "opacity"}
LASTS = 5000
"""ms in which a reveal is over."""
# Notes what each animation changes that is on the page in any frame from now on.
WATCH = """() => {
  window.changed = new Set();
  const beside = ["offset", "computedOffset", "easing", "composite"];
  const look = () => {
    const frames = document.getAnimations().flatMap(({ effect }) => effect.getKeyframes());
    for (const name of frames.flatMap(Object.keys)) if (!beside.includes(name)) window.changed.add(name);
    requestAnimationFrame(look);
  };
  look();
}"""

# Notes what a click changes on the page before its own task is over.
CLICKED = """() => {
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  const seen = new MutationObserver((changes) => { window.drawn += changes.length; });
  window.drawn = 0;
  addEventListener("click", () => seen.observe(document.body, all), { capture: true, once: true });
  addEventListener("click", () => { window.drawn += seen.takeRecords().length; seen.disconnect(); }, { once: true });
}"""


def changed(page: Page) -> set[str]:
    return set(page.evaluate("[...window.changed]"))


def test_every_game_has_its_reveal() -> None:
    assert REVEALS.keys() == GAMES.keys()


@pytest.mark.soak
@pytest.mark.parametrize("game", REVEALS)
def test_only_what_is_cheap_to_move_moves(game: str, phone: Phone, ana: Player) -> None:
    table = REVEALS[game][0](ana)
    page = phone(table.path, player=ana, remembers=UNCOACHED, reduced_motion="no-preference")
    x, y = about_to_be_revealed(page, game)
    page.evaluate(WATCH)
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(LASTS)
    assert changed(page)
    assert changed(page) <= CHEAP


@pytest.mark.parametrize(
    "game", ["dice-golf", *(pytest.param(game, marks=pytest.mark.soak) for game in REVEALS if game != "dice-golf")]
)
def test_a_move_is_over_for_the_finger_before_anything_is_drawn(game: str, phone: Phone, ana: Player) -> None:
    page = phone(REVEALS[game][0](ana).path, player=ana, remembers=UNCOACHED)
    x, y = about_to_be_revealed(page, game)
    page.evaluate(CLICKED)
    with page.expect_response("**/moves"):
        page.touchscreen.tap(x, y)
    assert page.evaluate("drawn") == 0


def test_what_is_dear_to_move_is_seen(phone: Phone) -> None:
    page = phone("/")
    page.evaluate(WATCH)
    page.evaluate("document.body.animate({ width: ['10px', '20px'], opacity: [0, 1] }, 200).finished")
    assert changed(page) == {"width", "opacity"}
