"""The server of `make play` for browser tests, in a thread of this process. Each test opens a club in memory with seeded
randomness: one seed gives the same keys, tables, cards, bots and decisions on any machine.
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
from tests.browser.http_player import seed_keys_from
from tests.local.messages import serving
from tests.seeds import only

# The page's random numbers (keys, nonces) follow from a seed and from how often the page was loaded, which the tab's name
# stores.
SEEDED_RANDOM = """first => {
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
class SeededServer:
    """A server that can open a new club for each test. `origin`: such as http://127.0.0.1:8000."""

    service: Service
    page: Path
    origin: str

    @property
    def club(self) -> Club:
        """The open club."""
        return self.service.club

    def open_club(self, seed: str) -> None:
        """Open an empty club, whose randomness and players' keys follow from the seed."""
        before, new = self.club.store, local_service(SqliteStore(), self.service.build)
        new.club.entropy = Random(seed).randbytes
        todays_challenge(new.club)  # drawn now, as pages request it at any time: tables must not depend on when
        new.club.entropy, new.club.random = Random(seed).randbytes, only(seed)
        self.service.club, self.service.unfinished_bots, self.service.keys = new.club, new.unfinished_bots, None
        assert isinstance(before, SqliteStore)
        before.close()
        set_service(self.service)
        seed_keys_from(Random(seed))


@contextmanager
def seeded_server(page: Path) -> Iterator[SeededServer]:
    """Serve this page until the block ends."""
    service = local_service(SqliteStore(), build_id(os.environ))
    with serving(service, page) as port:
        yield SeededServer(service, page, f"http://127.0.0.1:{port}")
    assert isinstance(service.club.store, SqliteStore)
    service.club.store.close()


def seeded_random_script(seed: str = "") -> str:
    """Return a script that seeds a tab's random numbers, unless the tab has a seed."""
    return f"({SEEDED_RANDOM})({json.dumps(seed)})"
