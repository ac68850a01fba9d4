"""The page in German: by the browser's language or by choice, online and offline, and every text fits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Request, expect

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.http_player import Player
from tests.browser.page_actions import wait_until
from tests.browser.repeat_in_german import in_german
from tests.browser.screens import SCREENS
from tests.browser.table_checks.checks import (
    LARGE,
    LARGER,
    SMALLEST,
    faults_at_size,
    faults_on_small_phones,
    install_checks,
    open_moment,
    required_parts,
)
from tests.browser.table_checks.test_every_table import FULLEST, check
from tests.browser.table_checks.walk import Setting, fullest, walk
from tests.browser.test_offline_page import NETWORK, WORKER_IS_ACTIVE, wait_until_cached

LANGUAGE = "document.documentElement.lang"
TABLES = re.compile("^(table|becks|ring)_|replay$")
"""Screens of tables, which `table_checks` tests."""
OTHER_SCREENS = [name for name in SCREENS if not TABLES.search(name)]
PATHS = ("/", "/new", "/courses", "/boards/dice-golf", "/rules/stew", "/fairness", "/me")


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """The same deal for a setting as in `table_checks`."""
    setting = request.getfixturevalue("setting") if "setting" in request.fixturenames else None
    return str(setting or request.node.nodeid)


def choose_language(page: Page, name: str, lang: str) -> None:
    """Choose a language on the page by its name, and wait for it."""
    page.get_by_role("radio", name=name).tap()
    wait_until(page, f"{LANGUAGE} === '{lang}' && !location.search")


def test_page_and_server_answer_a_german_phone_in_german(phone: Phone, ana: Player) -> None:
    page = phone("/", locale="de-AT", allowed_errors="422")
    expect(page.get_by_role("heading", name="Tisch aufmachen, Link schicken.")).to_be_visible()
    page.goto(ana.make_dice_golf("open").join)
    assert page.evaluate(LANGUAGE) == "de"
    page.get_by_label("Dein Name").fill("Ana")
    page.get_by_role("button", name="Platz nehmen").tap()
    expect(page.get_by_role("alert")).to_contain_text("heißt schon jemand „Ana“")


@pytest.mark.soak
def test_screens_outside_games_fit_the_smallest_phone_in_german(phone: Phone, ana: Player) -> None:
    page = phone("/", player=ana, locale="de-DE")
    table = ana.make_dice_golf("open", "normal")
    paths = [*PATHS, *(f"/new?game={game}" for game in GAMES), table.path, Player(ana.origin).make_dice_golf("open").join]
    found = []
    for path in paths:
        page.goto(path)
        page.get_by_role("main").first.wait_for()
        found += [f"{path}: {fault}" for fault in faults_on_small_phones(page, [SMALLEST])]
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", OTHER_SCREENS)
def test_every_screen_fits_small_phones_in_either_language(name: str, language: str, phone: Phone, ana: Player) -> None:
    way = SCREENS[name]
    page = in_german(way, phone, ana) if language == "de" else way(phone, ana)
    assert page.evaluate(LANGUAGE) == language
    found = faults_on_small_phones(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_each_game_fits_the_smallest_phone_in_german(game: str, phone: Phone, address: str) -> None:
    page = phone("/", locale="de-DE")
    moment = next(moment for moment in walk(address, fullest(game)) if moment.legal_kinds)
    open_moment(page, moment)
    install_checks(page)
    assert page.evaluate(LANGUAGE) == "de"
    assert not faults_at_size(page, SMALLEST, seen=required_parts(moment))


@pytest.mark.soak
@pytest.mark.parametrize("setting", FULLEST, ids=str)
def test_the_fullest_table_of_a_game_has_no_visible_faults_in_german(setting: Setting, phone: Phone, address: str) -> None:
    check(phone("/", locale="de-DE"), address, setting, with_replay=False, text_sizes=(LARGE, LARGER))


def test_a_chosen_language_also_works_without_a_service_worker(phone: Phone, ana: Player) -> None:
    page = phone("/me", player=ana, fresh=True)
    choose_language(page, "Deutsch", "de")
    page.goto(ana.make_dice_golf("open").join)
    expect(page.get_by_role("heading")).not_to_have_count(0)
    wait_until(page, f"{LANGUAGE} === 'de' && location.search.startsWith('?join=')")
    page.goto("/me")
    wait_until(page, f"{LANGUAGE} === 'de' && !location.search")
    choose_language(page, "English", "en")


@pytest.mark.soak
def test_a_service_worker_serves_the_page_in_the_chosen_language(phone: Phone, ana: Player) -> None:
    page = phone("/me", player=ana, service_workers="allow", allowed_errors=NETWORK)
    wait_until(page, WORKER_IS_ACTIVE)
    choose_language(page, "Deutsch", "de")
    wait_until_cached(page, ["/de.html"])
    expect(page.get_by_role("heading", name="Ana")).to_be_visible()
    loaded: list[str] = []

    def note(request: Request) -> None:
        loaded.append(request.url)

    page.on("request", note)
    page.goto("/me")
    wait_until(page, f"{LANGUAGE} === 'de'")
    page.remove_listener("request", note)
    assert not [url for url in loaded if "language=" in url], "the other page was opened first"

    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("group", name="Sprache")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Neuer Tisch")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/me")
    choose_language(page, "English", "en")
    page.goto("/")
    expect(page.get_by_role("link", name="New table")).to_be_visible()
