"""What the page says of a game's rules: its catalogues, read by node as the page reads them.

Tests of the rules pages work a statement out with the engine and look for it here, so that a false one is found.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

FRONTEND = Path(__file__).parents[2] / "frontend"
LOADER = (FRONTEND / "tests/glob.ts").as_uri()
"""With it a catalogue may read the engine's own files."""
SCRIPT = """
import { readFileSync } from "node:fs";
const { folder, calls } = JSON.parse(readFileSync(0, "utf8"));
const said = [];
for (const [catalogue, name, given] of calls) {
  const text = (await import(`${folder}/${catalogue}.ts`))[name];
  said.push(typeof text === "function" ? text(...given) : text);
}
console.log(JSON.stringify(said));
"""
WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen")
ORDINALS = ("", "first", "second", "third", "fourth")


def texts(game: str, calls: Sequence[tuple[str, str, Sequence[Any]]]) -> dict[str, str]:
    """What each of these calls, (catalogue, name, arguments), says, by name: all that it gives as one text, no word marked."""
    said = {name: told for (_, name, _), told in zip(calls, each_text(game, calls), strict=True)}
    assert len(said) == len(calls), "two texts have one name"
    return said


def each_text(game: str, calls: Sequence[tuple[str, str, Sequence[Any]]]) -> list[str]:
    """The same in the calls' order, where one is made with several arguments."""
    done = subprocess.run(
        [FRONTEND / "run", "node", "--experimental-strip-types", f"--import={LOADER}", "--input-type=module", "--eval", SCRIPT],
        input=json.dumps({"folder": (FRONTEND / "src/games" / game / "texts/en").as_uri(), "calls": calls}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [_flat(told) for told in json.loads(done.stdout)]


def word(number: int) -> str:
    """The number as the page writes it in a sentence."""
    return WORDS[number] if 0 <= number < len(WORDS) else str(number)


def signed(number: int) -> str:
    """ "+10", "−5"."""
    return f"+{number}" if number > 0 else f"−{-number}"


def _flat(told: Any) -> str:
    if isinstance(told, str):
        return told.replace("*", "")
    return " ".join(map(_flat, told.values() if isinstance(told, dict) else told))
