"""Every registered game's table has no visible faults on any phone, with any players, in each of its phases.

To see a game's faults and pictures: `python -m tests.browser.screenshots GAME`
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import pytest
from playwright.sync_api import Page

from chalicelib.games.registry import GAMES
from tests.browser.conftest import Phone
from tests.browser.table_checks.checks import LARGE, SeenElements, faults, faults_of_new_elements, open_moment, scenes
from tests.browser.table_checks.replays import replay_layout_faults, replay_step_faults
from tests.browser.table_checks.sheets import sheet_faults
from tests.browser.table_checks.walk import Moment, Setting, fullest, matrix, walk

FULLEST = [fullest(game) for game in GAMES]
VARIED = [setting for game in GAMES for setting in matrix(game)]
SETTINGS = [*VARIED, *(setting for setting in FULLEST if setting not in VARIED)]
THOROUGH_EVERY = 4
"""One setting in this many is checked thoroughly in `make soak`."""


@pytest.fixture
def seed(setting: Setting) -> str:
    """The same deal for a setting in every test."""
    return str(setting)


def check(
    page: Page,
    address: str,
    setting: Setting,
    *,
    thorough: bool = False,
    with_replay: bool = True,
    text_sizes: Sequence[str] = (LARGE,),
) -> None:
    """Check a table of this setting. `with_replay`: check its replay too, by the buttons' English names. `text_sizes`: sizes of
    large text.
    """
    moments = walk(address, setting, fine=True) if thorough else first_moments(walk(address, setting, tables=1))
    _check(page, moments, lambda moment: faults(page, moment, thorough, text_sizes), with_replay=with_replay, whole=thorough)


def check_new_elements(page: Page, address: str, setting: Setting) -> None:
    """Check a table of this setting; at each moment, only what is new."""
    seen = SeenElements()
    _check(page, first_moments(walk(address, setting, tables=1)), lambda moment: faults_of_new_elements(page, moment, seen))


def _check(
    page: Page,
    moments: Iterable[Moment],
    find_faults: Callable[[Moment], list[str]],
    *,
    with_replay: bool = True,
    whole: bool = False,
) -> None:
    """`whole`: check every step of the replay."""
    found: list[str] = []
    known: set[str] = set()
    for moment in moments:
        open_moment(page, moment)
        for _ in scenes(page):
            found += [f"{moment}, {fault}" for fault in find_faults(moment)]
        found += [f"{moment}, {fault}" for fault in sheet_faults(page, known)]
        if with_replay and not moment.playing and moment.viewer is None:
            step_faults = replay_step_faults(page, moment.table.path, whole)
            found += [f"replay, {wrong}" for wrong in (*step_faults, *replay_layout_faults(page), *sheet_faults(page, set()))]
    assert not found, "\n".join(found)


def first_moments(moments: Iterable[Moment]) -> Iterator[Moment]:
    """Yield the moments that bring a player a new phase or kind of move, and what a watcher sees first before, in and after the
    game.
    """
    known: set[object] = set()
    for moment in moments:
        status = moment.view["status"]
        seen = "by a watcher" if moment.viewer is None else moment.view["state"].get("phase") if moment.playing else None
        new = {(status, seen), *moment.legal_kinds} - known
        if new:
            known |= new
            yield moment


@pytest.mark.parametrize("setting", FULLEST, ids=str)
def test_the_fullest_table_of_a_game_has_no_visible_faults(phone: Phone, address: str, setting: Setting) -> None:
    check_new_elements(phone("/"), address, setting)


@pytest.mark.soak
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_table_of_any_setting_has_no_visible_faults(phone: Phone, address: str, setting: Setting) -> None:
    """A thorough check, of each moment and at all widths, takes four times as long."""
    check(phone("/"), address, setting, thorough=SETTINGS.index(setting) % THOROUGH_EVERY == 0)
