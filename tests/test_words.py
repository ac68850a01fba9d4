"""The word lint finds the words that we do not use, and only them."""

import pytest

from scripts.words import CATALOGUES, ROOT, files, found, found_on_the_page


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("# What becomes of a seat.", ["What becomes of"]),  # words: ok
        ("def heed_all() -> None:", ["heed"]),  # words: ok
        ("clientWhence = 1", ["Whence"]),  # words: ok
        ("# Whence: it must be named.  # words: ok", []),
        ("somebody = 1  # a wager", []),
    ],
)
def test_words_are_found_in_code_and_docs(line: str, words: list[str]) -> None:
    assert [word for _, word, _ in found(line)] == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('export const A = "Somebody asks. Turn up a card.";', ["Somebody", "Turn up"]),
        ("export const a = (who: string) => `${who} took the wager`;", ["wager"]),
        ('export const A = "Whoever has the link";', ["Whoever"]),  # words: ok
        ('export const a = (n: number) => `${n === 1 ? "wager" : "wagers"} now`;', ["wager", "wagers"]),
        ('export const SOMEBODY = "Someone";', []),
        ("export const a = `${SOMEBODY} joins`;", []),
        ('export const A = "Dice Golf";', []),
        ('export const A = "Dice golf";', ["Dice golf"]),
        ('export const A = "Mulligan Dice Golf";', []),
        ('export const A = "Somebody"; // words: ok', []),
    ],
)
def test_words_are_found_in_texts_for_players(line: str, words: list[str]) -> None:
    assert [word for _, word, _ in found_on_the_page(line)] == words


def test_only_the_english_catalogues_are_read() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in files(CATALOGUES)}
    assert {"frontend/src/texts/en/home.ts", "frontend/src/games/becks-golf/texts/en/rules.ts"} <= names
    assert not [name for name in names if "/de/" in name or ".test." in name]
