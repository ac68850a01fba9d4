"""Regular expressions for texts from strangers take linear time.

One with quadratic backtracking takes minutes for the texts here, which take milliseconds otherwise. With a header of 16
kilobytes, which anyone may send, it kept a server busy for seconds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from chalicelib.api.languages import preferred

ROOT = Path(__file__).parents[2]
FOLDERS = ("actions", "api", "aws", "boards", "local", "log", "notifications", "play", "players", "sending", "upkeep")
LENGTH = 100_000
UNITS = [
    "a",
    "A",
    "0",
    "-",
    ".",
    " ",
    '"',
    ";",
    ",",
    "=",
    "/",
    "\\",
    "é",
    '"\\',
    ";a=",
    "a-",
    "q=",
    'W/"',
    "::",
    "\t",
    "%41",
    "a;q=0.1,",
]
BEGINNINGS = ["", "a", '"', 'a="', "Bearer ", "de;q=0.", "application/json", 'application/json;a="', "https://a"]


def patterns() -> Iterator[tuple[str, re.Pattern[str]]]:
    for folder in FOLDERS:
        for path in sorted((ROOT / "chalicelib" / folder).glob("*.py")):
            if path.stem != "__main__":
                module = import_module(f"chalicelib.{folder}.{path.stem}")
                found = {name: pattern for name, pattern in vars(module).items() if isinstance(pattern, re.Pattern)}
                yield from (
                    (f"{folder}.{path.stem}.{name}", pattern)
                    for name, pattern in found.items()
                    if isinstance(pattern.pattern, str)
                )


PATTERNS = dict(patterns())


@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", PATTERNS)
def test_matching_a_long_text_takes_linear_time(name: str) -> None:
    for unit in UNITS:
        for beginning in BEGINNINGS:
            PATTERNS[name].fullmatch(f"{beginning}{unit * (LENGTH // len(unit))}!")


@pytest.mark.timeout(120)
def test_a_long_word_is_not_a_language() -> None:
    assert preferred({"accept-language": "a" * LENGTH}) == "en"
    assert preferred({"accept-language": "a" * LENGTH + "!"}) == "en"


def test_patterns_are_found() -> None:
    assert {"api.languages.RANGE", "api.request.JSON_TYPE", "api.request.BEARER", "api.reply.TAG"} <= {*PATTERNS}
