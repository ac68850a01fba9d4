"""The page in German: by the browser's language or by choice, online and offline, and every text fits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Request, expect

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.page_actions import until
from tests.browser.repeat_in_german import in_german
from tests.browser.screens import SCREENS
from tests.browser.table_checks.checks import LARGE, LARGER, SMALLEST, bring, look, measured, narrow, parts_of
from tests.browser.table_checks.test_every_table import FULLEST, check
from tests.browser.table_checks.walk import Setting, fullest, walk
from tests.browser.test_offline_page import IN_CHARGE, NETWORK, keeps

LANGUAGE = "document.documentElement.lang"
TABLES = re.compile("^(table|becks|ring)_|replay$")
"""Screens that are tables: for those there is a law of their own."""
WAYS = [name for name in SCREENS if not TABLES.search(name)]
AROUND = ("/", "/new", "/courses", "/boards/dice-golf", "/rules/stew", "/fairness", "/me")


def choose(page: Page, name: str, lang: str) -> None:
    """Chooses a language of the page by its name, and waits for the page in it."""
    page.get_by_role("radio", name=name).tap()
    until(page, f"{LANGUAGE} === '{lang}' && !location.search")


def test_a_german_phone_is_answered_in_german_by_page_and_club(phone: Phone, ana: Player) -> None:
    page = phone("/", locale="de-AT", forgive="422")
    expect(page.get_by_role("heading", name="Tisch aufmachen, Link schicken.")).to_be_visible()
    page.goto(ana.make("open").join)
    assert page.evaluate(LANGUAGE) == "de"
    page.get_by_label("Dein Name").fill("Ana")
    page.get_by_role("button", name="Platz nehmen").tap()
    expect(page.get_by_role("alert")).to_contain_text("heißt schon jemand „Ana“")


@pytest.mark.soak
def test_the_screens_around_fit_the_smallest_phone_in_german(phone: Phone, ana: Player) -> None:
    page = phone("/", player=ana, locale="de-DE")
    table = ana.make("open", "normal")
    paths = [*AROUND, *(f"/new?game={game}" for game in GAMES), table.path, Player(ana.origin).make("open").join]
    found = []
    for path in paths:
        page.goto(path)
        page.get_by_role("main").first.wait_for()
        found += [f"{path}: {breach}" for breach in narrow(page, [SMALLEST])]
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", WAYS)
def test_every_screen_fits_small_phones_in_either_language(name: str, language: str, phone: Phone, ana: Player) -> None:
    way = SCREENS[name]
    page = in_german(way, phone, ana) if language == "de" else way(phone, ana)
    assert page.evaluate(LANGUAGE) == language
    found = narrow(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_each_game_fits_the_smallest_phone_in_german(game: str, phone: Phone, address: str) -> None:
    page = phone("/", locale="de-DE")
    moment = next(moment for moment in walk(address, fullest(game)) if moment.may)
    bring(page, moment)
    look(page)
    assert page.evaluate(LANGUAGE) == "de"
    assert not measured(page, SMALLEST, seen=parts_of(moment))


@pytest.mark.soak
@pytest.mark.parametrize("setting", FULLEST, ids=str)
def test_the_fullest_table_of_a_game_keeps_the_law_in_german(setting: Setting, phone: Phone, address: str) -> None:
    check(phone("/", locale="de-DE"), address, setting, filmed=False, letters=(LARGE, LARGER))


def test_a_chosen_language_holds_without_a_worker_too(phone: Phone, ana: Player) -> None:
    page = phone("/me", player=ana, fresh=True)
    choose(page, "Deutsch", "de")
    page.goto(ana.make("open").join)
    expect(page.get_by_role("heading")).not_to_have_count(0)
    until(page, f"{LANGUAGE} === 'de' && location.search.startsWith('?join=')")
    page.goto("/me")
    until(page, f"{LANGUAGE} === 'de' && !location.search")
    choose(page, "English", "en")


@pytest.mark.soak
def test_a_worker_keeps_the_page_in_the_language_that_was_chosen(phone: Phone, ana: Player) -> None:
    page = phone("/me", player=ana, service_workers="allow", forgive=NETWORK)
    until(page, IN_CHARGE)
    choose(page, "Deutsch", "de")
    keeps(page, ["/de.html"])
    expect(page.get_by_role("heading", name="Ana")).to_be_visible()
    loaded: list[str] = []

    def note(request: Request) -> None:
        loaded.append(request.url)

    page.on("request", note)
    page.goto("/me")
    until(page, f"{LANGUAGE} === 'de'")
    page.remove_listener("request", note)
    assert not [url for url in loaded if "language=" in url], "the other page was opened first"

    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("group", name="Sprache")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Neuer Tisch")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/me")
    choose(page, "English", "en")
    page.goto("/")
    expect(page.get_by_role("link", name="New table")).to_be_visible()
