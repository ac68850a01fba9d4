"""Replays that a cheating club could publish: any log, with matching draws, views, record and digest.

`forge` folds the log without the checks that refuse it, so the checks of the two verifiers are what a test sees at work.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from chalicelib.fairness import log_digest
from chalicelib.games.interface import Step
from chalicelib.games.registry import find
from chalicelib.log import apply
from chalicelib.log.entries import Act, Body, Head, course_from_json, to_base64url, write
from chalicelib.play.final_record import PLAYED, walk_log, whole_record
from chalicelib.play.published_replay import draw_item, log_item, table_item, view_digest
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import START, open_club

Data = dict[str, Any]
TABLE = "q7bX0sPZ2mJ4kLr9TtYv1A"
SEED = bytes(range(32))
RUTH, HAL = "ruth..................", "hal..................."
NONCES = [bytes([number]) * 16 for number in range(1, 9)]
BOT: Data = {"kind": "bot", "name": "Plover", "level": "normal"}
OPEN: Data = {"kind": "open"}
CHECK_ALL = """
import { readFileSync } from "node:fs";
import { checkFairness } from "%s";
const reports = [];
for (const [replay, mine] of JSON.parse(readFileSync(0, "utf8"))) reports.push(await checkFairness(replay, mine));
console.log(JSON.stringify(reports));
"""
FRONTEND = Path(__file__).parents[2] / "frontend"


def person(player: str = RUTH, nonce: bytes | None = NONCES[0]) -> Data:
    """Return a seat of entry 0 with this player."""
    seat = {"kind": "human", "name": player.strip("."), "player": player}
    return seat if nonce is None else {**seat, "nonce": to_base64url(nonce)}


def made(*seats: Data, **more: Any) -> Act:
    """Return entry 0 of a round of Dice Golf over one hole, where everyone plays at their own pace."""
    course: Data = {"id": "one", "name": "One", "holes": [[4, 400]]}
    options = find("dice-golf").settle_options({"stymie": False}, len(seats), course_from_json(course))
    entry = {"game": "dice-golf", "rules": 1, "options": options, "course": course, "seats": [*seats], "clock": None}
    return Act("made", None, {**entry, "seed": to_base64url(SEED), "maker": RUTH, **more})


def joined(seat: int, player: str = HAL, nonce: bytes = NONCES[1]) -> Act:
    return Act("joined", seat, {"name": player.strip("."), "player": player, "nonce": to_base64url(nonce)})


def one_hole(kinds: str) -> list[Act]:
    """Return the moves by which each seat rolls and keeps: `m` for a person, `b` for a bot."""
    kind = {"m": "move", "b": "bot"}
    return [Act(kind[k], seat, {"kind": what}) for seat, k in enumerate(kinds) for what in ("roll", "keep")]  # type: ignore[arg-type]


@contextmanager
def careless() -> Iterator[None]:
    """Within this context, logs are applied without any checks."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(apply, "_damaged_if", lambda wrong: None)
        yield


def forge(acts: Sequence[Act], table_id: str = TABLE) -> Data:
    """Return the replay of a table with these acts, one per entry."""
    return forge_entries([Entry(n, write(Body(START + 1000 * n, [act], Head()))) for n, act in enumerate(acts)], table_id)


def forge_entries(log: Sequence[Entry], table_id: str = TABLE) -> Data:
    with closing(SqliteStore()) as store, careless():
        items, draws, views, steps = list[Data](), list[Data](), list[str](), list[Step]()
        for step in walk_log(open_club(store), table_id, log):
            items.append(log_item(step))
            draws += [draw_item(step.n, draw) for draw in step.draws]
            views.append(view_digest(step, items[-1]))
            if step.done.act.kind in PLAYED:
                steps.append(Step(step.done.seat, step.done.act.what, step.done.events))
        table = step.table
        replay = {
            **table_item(table),
            "log": items,
            "draws": draws,
            "views": views,
            "record": whole_record(table, steps),
            "result": table.game.result(table.state),
            "digest": log_digest(table.commitment, items),
        }
    assert table.ended == "finished", "a forged game must come to its end"
    return dict(json.loads(json.dumps(replay)))


def page_reports(*cases: tuple[Data, Data | None]) -> list[dict[str, list[str]]]:
    """Return the page's report about each of these replays, on a device with these notes about its own seat."""
    script = CHECK_ALL % (FRONTEND / "src" / "fairness" / "check.ts").as_uri()
    done = subprocess.run(
        [FRONTEND / "run", "node", "--experimental-strip-types", "--input-type=module", "--eval", script],
        input=json.dumps(cases),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return list(json.loads(done.stdout))
