"""Every registered game's table keeps the law of the phone, with any players, in each of its phases.

What is wrong with a game, with pictures: `python -m tests.browser.screenshots GAME`
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import pytest
from playwright.sync_api import Page

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.table_checks.checks import LARGE, Seen, breaches, breaches_of_news, bring, scenes
from tests.browser.table_checks.replays import sights, steps
from tests.browser.table_checks.sheets import sheets
from tests.browser.table_checks.walk import Moment, Setting, fullest, matrix, walk

FULLEST = [fullest(game) for game in GAMES]
VARIED = [setting for game in GAMES for setting in matrix(game)]
SETTINGS = [*VARIED, *(setting for setting in FULLEST if setting not in VARIED)]
THOROUGH = 4
"""Of so many settings one is looked at thoroughly in `make soak`."""


@pytest.fixture
def seed(setting: Setting) -> str:
    """The same cards wherever a setting is looked at."""
    return str(setting)


def check(
    page: Page,
    address: str,
    setting: Setting,
    *,
    thorough: bool = False,
    filmed: bool = True,
    letters: Sequence[str] = (LARGE,),
) -> None:
    """`filmed`: its replay is gone through too, by buttons that are called as in English; `letters`: sizes of large text."""
    moments = walk(address, setting, fine=True) if thorough else brief(walk(address, setting, tables=1))
    _check(page, moments, lambda moment: breaches(page, moment, thorough, letters), filmed=filmed, whole=thorough)


def check_news(page: Page, address: str, setting: Setting) -> None:
    """Of what a moment shows, only what is new is looked at."""
    seen = Seen()
    _check(page, brief(walk(address, setting, tables=1)), lambda moment: breaches_of_news(page, moment, seen))


def _check(
    page: Page,
    moments: Iterable[Moment],
    breaches: Callable[[Moment], list[str]],
    *,
    filmed: bool = True,
    whole: bool = False,
) -> None:
    """`whole`: each step of the replay is seen."""
    found: list[str] = []
    known: set[str] = set()
    for moment in moments:
        bring(page, moment)
        for _ in scenes(page):
            found += [f"{moment}, {breach}" for breach in breaches(moment)]
        found += [f"{moment}, {breach}" for breach in sheets(page, known)]
        if filmed and not moment.playing and moment.viewer is None:
            film = steps(page, moment.table.path, whole)
            found += [f"replay, {wrong}" for wrong in (*film, *sights(page), *sheets(page, set()))]
    assert not found, "\n".join(found)


def brief(moments: Iterable[Moment]) -> Iterator[Moment]:
    """Those that bring a player a phase or a kind of move that was not there before; and what a watcher sees first before the
    game, in it and after it.
    """
    known: set[object] = set()
    for moment in moments:
        status = moment.view["status"]
        seen = "by a watcher" if moment.viewer is None else moment.view["state"].get("phase") if moment.playing else None
        new = {(status, seen), *moment.may} - known
        if new:
            known |= new
            yield moment


@pytest.mark.parametrize("setting", FULLEST, ids=str)
def test_the_fullest_table_of_a_game_keeps_the_law(phone: Phone, address: str, setting: Setting) -> None:
    check_news(phone("/"), address, setting)


@pytest.mark.soak
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_any_table_keeps_the_law(phone: Phone, address: str, setting: Setting) -> None:
    """Thoroughly is in each of its moments and at all widths, which takes four times as long."""
    check(phone("/"), address, setting, thorough=SETTINGS.index(setting) % THOROUGH == 0)
