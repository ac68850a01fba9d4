"""WebKit and Firefox join a table of each game, play a turn by tapping, and reach the result without an error of the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from chalicelib.games.registry import GAMES
from tests.browser.conftest import FAILED, SCREENSHOTS
from tests.browser.engines.engine_page import Engine, EnginePage, wait_until
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.turns import ACTS, GAME_SCRIPTS, GUEST, TwoPlayerTable
from tests.browser.engines.webkit import WebKit
from tests.browser.http_player import Player

ENGINES: dict[str, Callable[[Path], Engine]] = {"webkit": WebKit, "firefox": Firefox}
RESULT_BUTTONS = "^(Rematch|Play again)$"
NEXT_BUTTONS = "^(See the result|Skip|Show totals|Next([: ].*)?|Continue.*)$"
"""Buttons that continue to the result."""


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    engine = ENGINES[request.param](tmp_path)
    yield engine
    if request.node.stash.get(FAILED, False):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        engine.picture(SCREENSHOTS / f"{re.sub('[^A-Za-z0-9]+', '-', request.node.name).strip('-')}.png")
    engine.close()


def test_every_game_has_an_engine_test() -> None:
    assert GAME_SCRIPTS.keys() == GAMES.keys()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAME_SCRIPTS)
def test_a_guest_takes_a_seat_plays_a_turn_and_reaches_the_result(game: str, engine: Engine, ana: Player) -> None:
    played = GAME_SCRIPTS[game]
    table = played.make(ana)
    current = TwoPlayerTable(ana, Player(ana.origin, GUEST), table, EnginePage(engine, ana.origin))
    take_seat(current)
    played.turn(current)
    played.finish(current)
    continue_to_result(current.phone)
    assert not engine.logged()


def take_seat(current: TwoPlayerTable) -> None:
    """Join by the host's invite link."""
    phone = current.phone
    phone.open(current.table.join)
    phone.fill("^Your name", GUEST)
    phone.tap("button", "^Take the seat$")
    phone.wait_for("region", ACTS)
    current.guest.key = phone.stored("key")
    assert current.seen()["you"] == 1


def continue_to_result(phone: EnginePage) -> None:
    phone.refocus()
    wait_until(lambda: phone.names("button", RESULT_BUTTONS) or (phone.try_tap("button", NEXT_BUTTONS) and None), "the result")
    assert phone.names("heading", ".")


@pytest.mark.soak
def test_an_error_of_the_page_is_reported(engine: Engine, address: str) -> None:
    phone = EnginePage(engine, address)
    phone.open("/")
    phone.wait_for("heading", "^Start a table")
    engine.evaluate("() => { setTimeout(() => { throw new Error('planted'); }); }")
    wait_until(engine.logged, "the planted error")
    assert "planted" in engine.logged()[0]
