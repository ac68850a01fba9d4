"""Whole numbers as a text of few bytes, as part of what a row says.

Printable ASCII, without what JSON would have to escape: each digit but a number's last is one of the first 46 letters, the last
one of the others.

    0 ─▶ "O"    45 ─▶ "}"    46 ─▶ "!O"
"""

from __future__ import annotations

from collections.abc import Iterable

_LETTERS = "".join(chr(code) for code in range(0x20, 0x7E) if chr(code) not in '"\\')
_BASE = len(_LETTERS) // 2
_VALUES = {letter: value for value, letter in enumerate(_LETTERS)}


def pack(numbers: Iterable[int]) -> str:
    """Numbers from zero on."""
    return "".join(map(_packed, numbers))


def unpack(text: str) -> list[int]:
    """The same numbers again."""
    found, number = [], 0
    for letter in text:
        value = _VALUES[letter]
        number = number * _BASE + value % _BASE
        if value >= _BASE:
            found.append(number)
            number = 0
    return found


def folded(number: int) -> int:
    """A number that may be below zero as one that is not: 0, -1, 1, -2, … become 0, 1, 2, 3, …"""
    return 2 * number if number >= 0 else -2 * number - 1


def unfolded(number: int) -> int:
    """The number again."""
    return number // 2 if number % 2 == 0 else -(number + 1) // 2


def _packed(number: int) -> str:
    number, last = divmod(number, _BASE)
    letters = _LETTERS[_BASE + last]
    while number:
        number, digit = divmod(number, _BASE)
        letters = _LETTERS[digit] + letters
    return letters
