"""Makes the table of confusable letters (UTS #39), with which names are compared: chalicelib/actions/lookalikes.bin.

    python -m scripts.lookalikes CONFUSABLES.JSON

The file is in the Python package confusable-homoglyphs, version 3.3.1, which made it from Unicode's confusables.txt (15.1). It
lists each pair in both directions. Letters that NFKC normalization changes are left out, as names are normalized first.

    packed: [letter, as its distance from the previous one][what it looks like, in letters that look like no others] NUL …
"""

import json
import sys
import zlib
from pathlib import Path
from unicodedata import normalize

INTO = Path(__file__).parents[1] / "chalicelib" / "actions" / "lookalikes.bin"
MARK = "\u200e"
"""A mark that Unicode's file has beside right-to-left letters, for human readers."""


def pairs(confusables: dict[str, list[dict[str, str]]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for one, others in confusables.items():
        for other in others:
            found.setdefault(_bare(one), set()).add(_bare(other["c"]))
    return found


def _bare(letters: str) -> str:
    return letters.strip(MARK) if len(letters) > 1 else letters


def stars(pairs: dict[str, set[str]]) -> dict[str, str]:
    """Return for each letter the representative of all letters that look like it: the one with the most pairs."""
    looks: dict[str, str] = {}
    for middle, others in sorted(pairs.items(), key=lambda one: (-len(one[1]), -len(one[0]), one[0])):
        if middle not in looks:
            looks |= {other: middle for other in others if other not in looks.values()}
    return looks


def settled(text: str, looks: dict[str, str]) -> str:
    """Return a text with each letter replaced by its representative, repeatedly."""
    while (changed := normalize("NFD", "".join(looks.get(letter, letter) for letter in normalize("NFD", text)))) != text:
        text = changed
    return text


def as_read(letter: str, looks: dict[str, str]) -> str:
    """Return a letter's representative after normalization, as names are normalized before they are compared."""
    look = settled(letter, looks)
    while (changed := settled(normalize("NFKC", look), looks)) != look:
        look = changed
    return look


def packed(looks: dict[str, str]) -> bytes:
    entries, last = [], 0
    for letter in sorted(looks):
        entries.append(chr(ord(letter) - last) + looks[letter])
        last = ord(letter)
    return zlib.compress("\0".join(entries).encode("utf-8", "surrogatepass"), 9)


def main(source: Path) -> None:
    looks = stars(pairs(json.loads(source.read_text("utf-8"))))
    assert all(len(letter) == 1 for letter in looks)
    plain = {letter: normalize("NFD", normalize("NFKC", letter)) for letter in looks}
    needed = {letter: as_read(letter, looks) for letter in looks if plain[letter] == letter}
    INTO.write_bytes(packed(needed))
    sys.stdout.write(f"{len(needed)} letters, {INTO.stat().st_size} bytes\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
