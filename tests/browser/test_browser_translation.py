"""A browser that translates the page: static texts are translated, other parts decline it, and texts still change with the
game.
"""

from __future__ import annotations

import re
from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.dice_golf_page import DiceGolfPage
from tests.browser.http_player import Player
from tests.browser.page_actions import refocus
from tests.browser.table_checks.walk import Setting, long_name, walk
from tests.browser.wait_until_settled import wait_until_settled

TRANSLATE = """(deaf) => {
  const translate = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      const may = parent && (deaf || parent.translate) && !parent.closest("font, script, style, svg");
      if (!text.data.trim() || !may) continue;
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      font.firstChild.append("«" + text.data + "»");
      parent.replaceChild(font, text);
    }
  };
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes) if (node.isConnected) translate(node.nodeType === 3 ? node.parentNode : node);
  }).observe(document.body, { childList: true, subtree: true });
  translate(document.body);
}"""
"""Imitate Chrome's translator: replace each text, also later ones, by two elements with its translation. `deaf`: also where the
page declines translation.
"""
MOMENTS = 3


def translating(page: Page) -> None:
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => ({TRANSLATE})(false))")


def words(page: Page) -> list[str]:
    return re.sub("[«»]", "", page.inner_text("#app")).split()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_rules_are_translated(game: str, phone: Phone) -> None:
    page = phone(f"/rules/{game}", fresh=True, prepare=translating)
    expect(page.get_by_role("heading", level=2).first).to_contain_text("«")
    expect(page.locator("main p").last).to_contain_text("«")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("«")


def test_a_first_table_starts_from_translated_rules(phone: Phone) -> None:
    page = phone("/rules/stew", fresh=True, prepare=translating)
    expect(page.get_by_role("heading", level=2).first).to_contain_text("«")
    page.locator("section").get_by_role("button").tap()
    page.get_by_role("button", name="Start cooking").tap()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("textbox").fill("Ana")
    page.get_by_role("button", name="Start cooking").tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator("font").count() == 0


def test_texts_change_with_the_game_on_a_translated_page(phone: Phone, ana: Player) -> None:
    page = phone(ana.make_dice_golf("easy").path, player=ana, fresh=True, prepare=translating)
    golfer = DiceGolfPage(page)
    expect(page.get_by_role("heading", name="On the tee")).to_be_visible()
    golfer.roll()
    golfer.keep()
    expect(page.get_by_role("heading", name="Hole 2")).to_be_visible()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_texts_change_with_the_game_if_the_translator_ignores_translate_no(game: str, phone: Phone, address: str) -> None:
    moments = walk(address, Setting(game, max(2, GAMES[game].players[0])))
    hers = (moment for moment in moments if moment.viewer and moment.viewer.name == long_name(0))
    first = next(hers)
    translated, plain = pages = [phone(first.table.path, player=first.viewer) for _ in range(2)]
    wait_until_settled(translated)
    translated.evaluate(TRANSLATE, True)
    expect(translated.locator("font").first).to_be_visible()
    for _ in islice(hers, MOMENTS):
        refocus(*pages)
        for page in pages:
            wait_until_settled(page)
        assert words(translated) == words(plain)


@pytest.mark.parametrize("path", ["/", "/new", "/today", "/boards", "/courses", "/me"])
def test_a_screen_with_changing_texts_declines_translation(path: str, phone: Phone, ana: Player) -> None:
    page = phone(path, player=ana, fresh=True, prepare=translating)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator("font").count() == 0
