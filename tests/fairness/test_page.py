"""The page's fairness check, with replays from the server: it passes true ones and finds changed ones."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chalicelib.play.club import Club
from chalicelib.play.published_replay import replay
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import BOT, OPEN, Time, friends, open_club, seated

FRONTEND = Path(__file__).parents[2] / "frontend"
SCRIPT = """
import { readFileSync } from "node:fs";
import { checkFairness } from "%s";
import { own } from "%s";
const { replay, mine } = JSON.parse(readFileSync(0, "utf8"));
const reports = [await checkFairness(replay, mine), await checkFairness(replay, mine, own)];
console.log(JSON.stringify(reports));
""" % tuple((FRONTEND / "src" / "fairness" / name).as_uri() for name in ("check.ts", "sha256.ts"))  # noqa: UP031


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def club(time: Time) -> Iterator[Club]:
    store = SqliteStore()
    yield open_club(store, time)
    store.close()


def check(replay: dict[str, Any], mine: dict[str, Any] | None) -> dict[str, list[str]]:
    """Return the page's report, which must be the same with the browser's hashing and with ours."""
    done = subprocess.run(
        [FRONTEND / "run", "node", "--experimental-strip-types", "--input-type=module", "--eval", SCRIPT],
        input=json.dumps({"replay": replay, "mine": mine}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    browsers, own = json.loads(done.stdout)
    assert browsers == own
    return dict(browsers)


def test_the_page_passes_a_replay_from_the_server(club: Club) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, BOT, nonce=b"\x01" * 16, clock_hours=0.1, options={"stymie": False})
    joined = hal.join(made, nonce=b"\x02" * 16)
    hal.say(made.id, '“Fore” – à côté ⛳ \\ \u2028 "')
    moves = [{"kind": "roll"}, {"kind": "keep"}] * 3
    for move in moves:
        hal.play(made.id, move)
        ruth.play(made.id, move)
    mine = {"seat": 1, "nonce": "02" * 16, "commitment": joined.view["fairness"]["commitment"], "moves": moves}
    published = replay(club, None, made.id)
    report = check(published, mine)
    assert report["broken"] == []
    assert "6 moves from this device are in the log as sent." in report["checked"]
    assert len(report["checked"]) == 7
    published["draws"][-1]["result"] ^= 1
    assert "doesn’t follow from" in " ".join(check(published, mine)["broken"])


def test_the_page_passes_a_replay_with_shuffles(club: Club, time: Time) -> None:
    table, (ruth, *_) = seated(club, *"ABCDE", game="tiny", options={"rounds": 2}, clock_hours=1)
    while ruth.view(table)["status"] == "playing":
        time.pass_hours(2)
    published = replay(club, None, table)
    assert any(draw["kind"] == "shuffle" for draw in published["draws"])
    report = check(published, None)
    assert report["broken"] == []
    assert len(report["checked"]) == 4
