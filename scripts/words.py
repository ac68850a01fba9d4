"""Finds words that we do not use, and says what to write instead: `python scripts/words.py`, part of `make lint`.

It reads tracked files: identifiers, comments and docstrings of Python, the docs, the templates, and the page's
English catalogues. Exit status 1 if it finds any. A line that must name such a word ends with `words: ok`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
READ = ("*.py", "*.md", "*.yaml", "Makefile")
CATALOGUES = ("*/texts/en/*.ts",)
LEFT_OUT = ("docs/rules/*",)
"""The sentences of the rules have their exact wording."""
INSTEAD = {
    "whence": "where from, or name the thing (`client_address`)",
    "lest": "so that … not",
    "anew": "again",
    "of late": "lately, recently",
    "reckon(?:s|ed|ing)?": "count, compute, estimate",
    "heed(?:s|ed|ing)?": "name the thing (`pending notification`), or: obey, notice",
    "whoever": "who, anyone who",
    "but for": "except for",
    "so long a": "such a long",
    "as it comes": "as it arrives, in order",
    "what becomes of": "what happens to",
    "nought": "nothing",
    "hither(?:to)?": "here, so far",
    "whereof": "of which",
    "thereof": "of it",
}
ON_THE_PAGE = INSTEAD | {
    "somebody": "someone",
    "anybody": "anyone",
    "everybody": "everyone",
    "wager(?:s|ed|ing)?": "bet",
    "join link": "invite link",
    "own link": "private link",
    "spoken code": "code",
    "watchers?": "spectator",
    "bank of time": "time bank",
    "turn(?:s|ed|ing)? up": "flip, reveal",
    "(?-i:Dice golf)": "Dice Golf",
}
"""For players one thing has one name."""
OK = "words: ok"
QUOTED = re.compile(r'"[^"]*"|`[^`]*`')
PARAMETER = re.compile(r"\$\{[^{}]*\}")


class Words:
    """Finds words in a line, with what to write instead."""

    def __init__(self, instead: dict[str, str]) -> None:
        self.instead = [*instead.values()]
        self.pattern = re.compile("|".join(rf"(?P<w{n}>\b{word}\b)" for n, word in enumerate(instead)), re.IGNORECASE)

    def found(self, line: str) -> Iterator[tuple[str, str]]:
        for match in self.pattern.finditer(line):
            yield match[0], self.instead[int(str(match.lastgroup)[1:])]


CODE_AND_DOCS, PAGE = Words(INSTEAD), Words(ON_THE_PAGE)


def found(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield (line number, word, what to write instead) for a text. Parts of identifiers count as words."""
    for number, line in enumerate(text.splitlines(), 1):
        if OK not in line:
            split = re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", line)
            yield from ((number, *said) for said in CODE_AND_DOCS.found(split))


def found_on_the_page(catalogue: str) -> Iterator[tuple[int, str, str]]:
    """Yield the same for a catalogue: from its texts, without names of constants and parameters."""
    for number, line in enumerate(catalogue.splitlines(), 1):
        if OK not in line:
            parts = PARAMETER.sub(lambda parameter: " ".join(re.findall(r'"([^"]*)"', parameter[0])), line)
            texts = " ".join(QUOTED.findall(parts))
            yield from ((number, *said) for said in PAGE.found(texts))


def files(patterns: tuple[str, ...]) -> list[Path]:
    """The tracked files to read."""
    left_out = [f":!{pattern}" for pattern in (*LEFT_OUT, "*.test.ts", "scripts/words.py")]
    named = subprocess.run(
        ["git", "ls-files", "--", *patterns, *left_out], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [path for name in named.stdout.splitlines() if (path := ROOT / name).exists()]


def main() -> int:
    lines = [
        f"{path.relative_to(ROOT)}:{number}: “{word}”: {instead}"
        for patterns, read in ((READ, found), (CATALOGUES, found_on_the_page))
        for path in files(patterns)
        for number, word, instead in read(path.read_text("utf-8"))
    ]
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main())
