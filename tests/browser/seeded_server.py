"""The server of `make play` for tests in a browser, in a thread of this process: each opens a club of its own, in memory, whose
chance is handed in. From one seed come the same keys, tables, cards, bots and decisions on any machine.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from chalicelib.actions.challenge import todays_challenge
from chalicelib.api.build import build_id
from chalicelib.api.service import Service, local_service, set_service
from chalicelib.play.club import Club
from chalicelib.store.sqlite import SqliteStore
from tests.browser.http_player import draw_from
from tests.local.messages import serving
from tests.seeds import only

# What a page draws (keys, nonces) follows from a seed and from how often it was loaded, which the tab's name remembers.
DRAWN = """first => {
  const [seed, loads] = JSON.parse(window.name || JSON.stringify([first, 0]));
  window.name = JSON.stringify([seed, loads + 1]);
  let state = [...`${seed} ${loads}`].reduce((sum, one) => Math.imul(sum ^ one.codePointAt(0), 0x01000193), 0x811c9dc5);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let one = Math.imul(state ^ (state >>> 15), state | 1);
    one ^= one + Math.imul(one ^ (one >>> 7), one | 61);
    return (one ^ (one >>> 14)) & 255;
  };
  crypto.getRandomValues = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => { bytes[at] = next(); });
    return array;
  };
}"""


@dataclass(frozen=True)
class Clubhouse:
    """Where clubs are open, one after the other: `origin`, such as http://127.0.0.1:8000."""

    service: Service
    page: Path
    origin: str

    @property
    def club(self) -> Club:
        """The one that is open."""
        return self.service.club

    def open(self, seed: str) -> None:
        """A club in which nobody was yet, instead of the one that was open; players' keys are drawn from the seed too."""
        before, new = self.club.store, local_service(SqliteStore(), self.service.build)
        new.club.entropy = Random(seed).randbytes
        todays_challenge(new.club)  # any page may ask for it at any moment: no table's draws may hang on when
        new.club.entropy, new.club.random = Random(seed).randbytes, only(seed)
        self.service.club, self.service.unfinished_bots, self.service.keys = new.club, new.unfinished_bots, None
        assert isinstance(before, SqliteStore)
        before.close()
        set_service(self.service)
        draw_from(Random(seed))


@contextmanager
def clubhouse(page: Path) -> Iterator[Clubhouse]:
    """A server of this page, until the block ends."""
    service = local_service(SqliteStore(), build_id(os.environ))
    with serving(service, page) as port:
        yield Clubhouse(service, page, f"http://127.0.0.1:{port}")
    assert isinstance(service.club.store, SqliteStore)
    service.club.store.close()


def drawing(seed: str = "") -> str:
    """A script by which a tab draws from this seed, unless it was given another."""
    return f"({DRAWN})({json.dumps(seed)})"
