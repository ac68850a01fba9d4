"""A whole club, frozen on 30 November 2026: logs, rows, settings. Every later version must open it (test_club.py).

    python -m tests.logs.club        makes the files if they do not exist; frozen files are never overwritten

It has a finished and a running table of each game, one with bots, an open one with a request for a seat, one that a player
left, a paused one, messages, a rematch, a round of the day's challenge, a course, hours, an absence, notification settings, and
a changed key. `club.json` has the answers that its players got at each address then.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from chalicelib.api.cursors import CursorSigner
from chalicelib.api.service import Service, continue_bots, project_entry, set_service
from chalicelib.play.club import Club
from chalicelib.players.keys import player_id
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep import rules_changed, wake
from tests.api.client import BOT, OPEN, Client, key_of, new_key
from tests.laws.values import instance

FILES = Path(__file__).parent / "files"
FROZEN, TOLD = FILES / "club.db.xz", FILES / "club.json.xz"
BEGUN = 1_796_040_000_000
"""30 November 2026, 12:00 UTC."""
GAMES: dict[str, dict[str, Any]] = {
    "dice-golf": {"options": {"holes": "front"}, "course": "pebble-coast"},
    "becks-golf": {"options": {"rounds": 1}, "course": ...},
    "trade-ring": {"options": {"chips": True}, "course": ...},
    "stew": {"options": {}, "course": ...},
    "mulligan": {"options": {"holes": "front"}, "course": "pebble-coast"},
}
MOST_MOVES = 600
NIGHT = {"zone": "Europe/Berlin", "from": "22:00", "to": "07:00"}
NEW_KEY = key_of("Cleo's second key")


class Now:
    """A clock that advances by `step` ms whenever it is read: by a second while the club is made, later not at all."""

    def __init__(self, at: int = BEGUN, step: int = 0) -> None:
        self.at, self.step = at, step

    def __call__(self) -> int:
        self.at += self.step
        return self.at


@contextmanager
def opened(file: Path, now: Now, random: Random | None = None) -> Iterator[Service]:
    """Open the club of this file as the process's service, at that time. All randomness comes from `random`."""
    store = SqliteStore(file, now=lambda: now.at / 1000)
    club = Club(store, clock=now, pause=lambda seconds: None)
    if random:
        club.entropy, club.random = random.randbytes, lambda: Random(random.random())
    service = Service(club, "frozen", cursor_signer=CursorSigner.from_secret("frozen"))
    club.project = partial(project_entry, service)
    changed = rules_changed.find_changed(club, store)
    rules_changed.end_changed(club, store, changed)
    assert changed == [], "the rules of these tables changed"
    wake.project_recent_entries(club)
    before = set_service(service)
    try:
        yield service
    finally:
        set_service(before)
        store.close()


def fill(service: Service) -> None:
    """Create everything that the club has."""
    random = Random(2026)
    ann, ben, cleo, dan = (Client(name) for name in ("Ann", "Ben", "Cleo", "Dan"))
    for game, wanted in GAMES.items():
        finished = ann.make(BOT, BOT, game=game, clock_hours=None, **wanted)
        play(service, finished.json["id"], [ann], random, MOST_MOVES)
        running = ann.make(OPEN, BOT, game=game, name=f"Friday {game}", **wanted)
        ben.join(running)
        play(service, running.json["id"], [ann, ben], random, 1 if game == "trade-ring" else 4)
        say(ben, running.json["id"], "Good evening!")
    two = ann.make(OPEN, game="becks-golf", options={"rounds": 1}, course=..., clock_hours=None)
    ben.join(two)
    play(service, two.json["id"], [ann, ben], random, MOST_MOVES)
    done(ann.post(f"/api/tables/{two.json['id']}/rematch", {}))
    others(ann, ben, cleo, dan)


def others(ann: Client, ben: Client, cleo: Client, dan: Client) -> None:
    """Create everything besides games: seats, pauses, settings, a course, a challenge, a key."""
    open_table = ann.make(OPEN, OPEN, game="stew", options={}, course=...)
    done(dan.post(f"/api/tables/{open_table.json['id']}/requests", {"name": "Dan"}))
    left = cleo.make(OPEN, BOT)
    ben.join(left)
    done(ben.post(f"/api/tables/{left.json['id']}/leave", {}))
    paused = cleo.make(OPEN, bank={"hours": 48, "back": 1}, off=["nights"])
    ben.join(paused)
    for client in (cleo, ben):
        done(client.post(f"/api/tables/{paused.json['id']}/pause", {}))
    holes = [{"par": 3 + number % 3, "yards": 150 + 30 * number} for number in range(9)]
    done(cleo.post("/api/courses", {"name": "Cleo's Corner", "holes": holes}))
    done(ann.post("/api/challenges", {"name": "Ann"}))
    done(ann.post("/api/me/hours", {"hours": NIGHT}))
    done(ben.post("/api/me/nudges", {"on": False}))
    done(ben.post("/api/me/notifications", {"webhook": "https://hooks.example.com/x", "night": True}))
    done(cleo.post("/api/me/away", {"until": "2026-12-05T08:00:00Z"}))
    done(cleo.post("/api/me/key", {"key": NEW_KEY}))


def play(service: Service, table: str, people: list[Client], random: Random, moves: int) -> None:
    """Play this number of random legal moves, or to the end."""
    for _ in range(moves):
        while service.unfinished_bots:
            continue_bots(service)
        view = people[0].view(table)
        waiting = [client for client in people if client.view(table)["you"] in view["waiting_for"]]
        if view["status"] == "finished" or not waiting:
            return
        own = random.choice(waiting).view(table)
        client = people[own["you"]] if own["you"] < len(people) else people[0]
        done(client.play(table, instance(own["legal"], random), own["version"], new_key()))


def say(client: Client, table: str, text: str) -> None:
    done(client.post(f"/api/tables/{table}/messages", {"text": text}, new_key()))


def done(answered: Any) -> Any:
    assert answered.status in (200, 201), answered.json
    return answered


class Known(Client):
    """A client with a given key."""

    own_key = ""

    @property
    def key(self) -> str:
        return self.own_key


def clients() -> dict[str, Client]:
    """Return the clients that ask: each player, Cleo with both her keys, and one without a key."""
    cleo = Known("Cleo")
    cleo.own_key = NEW_KEY
    by_name: dict[str, Client] = {name: Client(name) for name in ("Ann", "Ben", "Dan")}
    return {**by_name, "Cleo": cleo, "Cleo by her old key": Client("Cleo"), "nobody": Client()}


def answers() -> dict[str, Any]:
    """Return the answers to each client at each address: {"name /address": [status, body]}."""
    replies: dict[str, Any] = {}
    by_name = clients()
    tables: dict[str, str] = {}
    for name, client in by_name.items():
        for path in own_pages() if name != "nobody" else public_pages():
            status, body = replies[f"{name} {path}"] = answer(client, path)
            if path.startswith("/api/me/tables") and status == 200:
                tables |= {item["table"]: item["status"] for item in body["items"]}
    for table, status in sorted(tables.items()):
        for name in ("Ann", "Ben", "nobody"):
            replies[f"{name} /api/tables/{table}"] = answer(by_name[name], f"/api/tables/{table}")
        for page in ("log", "messages", *(["replay"] if status == "finished" else [])):
            replies[f"Ann /api/tables/{table}/{page}"] = answer(by_name["Ann"], f"/api/tables/{table}/{page}")
    return replies


def answer(client: Client, path: str) -> list[Any]:
    """Return status and body; for a refusal only its code, since sentences may change."""
    answered = client.get(path)
    return [answered.status, answered.json if answered.status == 200 else answered.code]


def own_pages() -> Iterator[str]:
    yield from (f"/api/me/{page}" for page in ("tables?limit=100", "settings", "notifications"))
    yield from ("/api/boards/dice-golf/me?course=pebble-coast", "/api/challenges/2026-11-30/me")


def public_pages() -> Iterator[str]:
    for name in ("Ann", "Ben", "Cleo"):
        yield from (f"/api/players/{player_id(key_of(name))}{page}" for page in ("", "/rounds"))
    yield from ("/api/boards/dice-golf?course=pebble-coast", "/api/boards/becks-golf", "/api/ratings/becks-golf")
    yield from ("/api/courses?name=Cleo", "/api/challenges/2026-11-30", "/api/challenges/2026-11-30/board")


def main() -> int:
    if FROZEN.exists():
        sys.stdout.write("It is frozen already.\n")
        return 1
    with TemporaryDirectory() as folder:
        file = Path(folder) / "club.db"
        with opened(file, Now(step=1000), Random(30)) as service:
            fill(service)
            at = service.club.clock()
        with opened(file, Now(at)):
            replies = answers()
        FROZEN.write_bytes(lzma.compress(file.read_bytes()))
        TOLD.write_bytes(lzma.compress(json.dumps({"at": at, "told": replies}, sort_keys=True).encode()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
