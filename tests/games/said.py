"""The page's texts about a game's rules: its catalogues, read by node in the same way as on the page.

Tests of rules pages compute a statement with the engine and look for it in these texts, so that false statements are found.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

FRONTEND = Path(__file__).parents[2] / "frontend"
LOADER = (FRONTEND / "tests/glob.ts").as_uri()
"""A loader with which a catalogue can read the engine's data files."""
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
    """Return by name the text of each call (catalogue, name, arguments), as one text without markup."""
    said = {name: text for (_, name, _), text in zip(calls, each_text(game, calls), strict=True)}
    assert len(said) == len(calls), "two texts have one name"
    return said


def each_text(game: str, calls: Sequence[tuple[str, str, Sequence[Any]]]) -> list[str]:
    """Return the texts in the order of the calls, for names that are called with several arguments."""
    done = subprocess.run(
        [FRONTEND / "run", "node", "--experimental-strip-types", f"--import={LOADER}", "--input-type=module", "--eval", SCRIPT],
        input=json.dumps({"folder": (FRONTEND / "src/games" / game / "texts/en").as_uri(), "calls": calls}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [_flat(text) for text in json.loads(done.stdout)]


def word(number: int) -> str:
    """Return a number as the page writes it in a sentence."""
    return WORDS[number] if 0 <= number < len(WORDS) else str(number)


def signed(number: int) -> str:
    """Return a number with its sign: "+10", "−5"."""
    return f"+{number}" if number > 0 else f"−{-number}"


def _flat(text: Any) -> str:
    if isinstance(text, str):
        return text.replace("*", "")
    return " ".join(map(_flat, text.values() if isinstance(text, dict) else text))
