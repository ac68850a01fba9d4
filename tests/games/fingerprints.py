"""Fingerprints of the data files of each version of the rules, kept in `fingerprints.json`.

A fingerprint covers the members that the data had when it was taken: a number that changes is found, and a number for an option
that is added later changes nothing. The texts of `SETS` count as members, so labels may be added too.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from chalicelib.games.interface import Game
from tests.stable_digests import JSON, Members, digest, members_of

SETS = ("labels", "ours")
"""Lists in data files whose order does not matter."""
PRINTS = Path(__file__).with_suffix(".json")


def fingerprint(game: Game[Any]) -> JSON:
    """Return the fingerprint of a game's data as it is today."""
    members = members_of(_data(game))
    return {"sha256": _digest(game, members), "members": members}


def is_kept(game: Game[Any], prints: dict[str, JSON]) -> bool:
    """Whether the data has everything that the fingerprint of these rules covers, unchanged."""
    kept = prints.get(version(game))
    return kept is not None and kept["sha256"] == _digest(game, kept["members"])


def version(game: Game[Any]) -> str:
    """Return the name of the game's rules in the file, such as "dice-golf 1"."""
    return f"{game.id} {game.rules}"


def read_prints(path: Path = PRINTS) -> dict[str, JSON]:
    """Return all fingerprints by version."""
    prints: dict[str, JSON] = json.loads(path.read_text("utf-8"))
    return prints


def write_prints(prints: dict[str, JSON], path: Path = PRINTS) -> None:
    """Write all fingerprints, a line for each."""
    lines = [f"  {json.dumps(name)}: {json.dumps(kept)}" for name, kept in prints.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def _digest(game: Game[Any], members: Members) -> str:
    return digest(members, _data(game))


def _data(game: Game[Any]) -> list[JSON]:
    files = [json.loads(path.read_text("utf-8")) for path in game.data]
    return [{name: dict.fromkeys(member) if name in SETS else member for name, member in data.items()} for data in files]
