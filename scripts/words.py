"""Finds words that we do not use, with what to say instead: `python scripts/words.py`, part of `make lint`.

It reads tracked files: identifiers, comments and docstrings of Python, the docs, the templates. Exit
status 1 if it finds any. A line that must name such a word ends with `words: ok`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
READ = ("*.py", "*.md", "*.yaml", "Makefile")
LEFT_OUT = ("CHANGELOG.md", "docs/rules/*")
"""History stays as it was written, and a sentence of the rules is weighed word by word."""
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
PATTERN = re.compile("|".join(rf"(?P<w{n}>\b{word}\b)" for n, word in enumerate(INSTEAD)), re.IGNORECASE)
OK = "words: ok"


def found(text: str) -> Iterator[tuple[int, str, str]]:
    """The words in a text: the line, the word, what to say instead. Parts of identifiers count as words."""
    for number, line in enumerate(text.splitlines(), 1):
        if OK in line:
            continue
        split = re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", line)
        for match in PATTERN.finditer(split):
            index = int(str(match.lastgroup)[1:])
            yield number, match[0], list(INSTEAD.values())[index]


def files() -> list[Path]:
    """The tracked files to read."""
    left_out = [f":!{pattern}" for pattern in (*LEFT_OUT, "scripts/words.py")]
    named = subprocess.run(["git", "ls-files", "--", *READ, *left_out], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in named.stdout.splitlines()]


def main() -> int:
    lines = [
        f"{path.relative_to(ROOT)}:{number}: “{word}”: {instead}"
        for path in files()
        if path.exists()
        for number, word, instead in found(path.read_text("utf-8"))
    ]
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main())
