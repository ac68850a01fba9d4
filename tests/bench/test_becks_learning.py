"""Learning moves the chances of a game towards its result, and keeps the form of the file."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

from chalicelib.games.becks_golf import learned
from tests.bench import becks_learning
from tests.bench.becks_learning import game, learn, passed


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Forget afterwards what a test learns."""
    before = deepcopy(learned.LEARNED)
    yield
    learned.LEARNED.update(before)
    learned.line_points.cache_clear()


@pytest.mark.parametrize("seats", [2, 3])
def test_chances_move_towards_the_result(seats: int) -> None:
    positions, won = game(seats, Random(seats))
    last = positions[-1]
    learn(positions[-1:], won, rate=0.02)
    again = passed(last.position)
    before, now = (sum((chance - share) ** 2 for chance, share in zip(one.chances, won, strict=True)) for one in (last, again))
    assert now < before


def test_the_file_is_written_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    text = learned.DATA.read_text(encoding="utf-8")

    class File:
        @staticmethod
        def write_text(text: str, encoding: str) -> None:
            written.append(text)

    monkeypatch.setattr(becks_learning, "DATA", File)
    becks_learning.write()
    assert written == [text]
