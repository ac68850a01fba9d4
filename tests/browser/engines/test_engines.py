"""Half of the phones are no Chromium: WebKit and Firefox sit down at a table of each game, play a turn by tapping, and come to
the result, without an error of the page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from chalicelib.games.registry import GAMES
from tests.browser.conftest import FAILED, SHOTS
from tests.browser.engines.engine_page import Engine, Tapper, until
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.turns import ACTS, GUEST, PLAYED, Evening
from tests.browser.engines.webkit import WebKit
from tests.browser.http_player import Player

ENGINES: dict[str, Callable[[Path], Engine]] = {"webkit": WebKit, "firefox": Firefox}
ENDS = "^(Rematch|Play again)$"
LEADS = "^(See the result|Skip|Show totals|Next([: ].*)?|Continue.*)$"
"""What leads on to the end, from what is still to be seen."""


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    engine = ENGINES[request.param](tmp_path)
    yield engine
    if request.node.stash.get(FAILED, False):
        SHOTS.mkdir(parents=True, exist_ok=True)
        engine.picture(SHOTS / f"{re.sub('[^A-Za-z0-9]+', '-', request.node.name).strip('-')}.png")
    engine.close()


def test_every_game_is_played_in_every_engine() -> None:
    assert PLAYED.keys() == GAMES.keys()


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYED)
def test_a_guest_sits_down_plays_a_turn_and_comes_to_the_result(game: str, engine: Engine, ana: Player) -> None:
    played = PLAYED[game]
    table = played.lay(ana)
    evening = Evening(ana, Player(ana.origin, GUEST), table, Tapper(engine, ana.origin))
    sit_down(evening)
    played.turn(evening)
    played.finish(evening)
    come_to_the_result(evening.phone)
    assert not engine.logged()


def sit_down(evening: Evening) -> None:
    """By the link that the host sent."""
    phone = evening.phone
    phone.open(evening.table.join)
    phone.fill("^Your name", GUEST)
    phone.tap("button", "^Take the seat$")
    phone.sees("region", ACTS)
    evening.guest.key = phone.remembers("key")
    assert evening.seen()["you"] == 1


def come_to_the_result(phone: Tapper) -> None:
    phone.glance()
    until(lambda: phone.names("button", ENDS) or (phone.tapped("button", LEADS) and None), "the result")
    assert phone.names("heading", ".")


@pytest.mark.soak
def test_an_error_of_the_page_is_heard_of(engine: Engine, address: str) -> None:
    phone = Tapper(engine, address)
    phone.open("/")
    phone.sees("heading", "^Start a table")
    engine.ask("() => { setTimeout(() => { throw new Error('planted'); }); }")
    until(engine.logged, "the planted error")
    assert "planted" in engine.logged()[0]
