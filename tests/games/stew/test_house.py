"""Changed counts in the data file: engine and bots use them without any change of rules."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[3] / "chalicelib"
COUNTS = {
    "turns": 4,
    "rounds": 3,
    "hand": 6,
    "hand_limit": 8,
    "cards_a_turn": 2,
    "draws": {"royal": 2, "mulligan": 1, "between_rounds": 1},
    "matches_a_penny": 3,
}
SPECIALTIES = {"butcher": {"double": 4}, "saucier": {"matches": 2}, "spice-trader": {"cards": 1}}
GAMES = """
from random import Random
from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS
from chalicelib.games.stew import STEW

for seed in range(6):
    random, chance, seats = Random(seed), Chance(bytes([seed] * 32)), 2 + seed % 4
    options = STEW.settle_options({"specialties": True}, seats, None)
    state = STEW.set_up(options, seats, None, chance)
    while waiting := STEW.waiting(state):
        seat = random.choice(waiting)
        level = LEVELS[(seat + seed) % len(LEVELS)]
        move = STEW.choose(STEW.view(state, seat), seat, STEW.legal(state, seat), level, random)
        STEW.play(state, seat, move, chance)
        again = STEW.unpack(options, seats, None, STEW.pack(state))
        state.discard.sort()
        assert again == state, move
"""


def test_bots_play_by_a_house_s_own_counts(tmp_path: Path) -> None:
    """Run in its own process, as the file is read when the engine is loaded."""
    shutil.copytree(PACKAGE, tmp_path / "chalicelib", ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "chalicelib" / "games" / "stew" / "cards.json"
    counts = json.loads(file.read_text(encoding="utf-8"))
    counts["specialties"].update(SPECIALTIES)
    file.write_text(json.dumps({**counts, **COUNTS}), encoding="utf-8")
    subprocess.run([sys.executable, "-c", GAMES], cwd=tmp_path, check=True)
