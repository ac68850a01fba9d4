"""Encode integers as short text for the body of a row.

Printable ASCII without the characters that JSON escapes. Digits are in base 46: the last one of each number is one of the upper
46 characters, all others are of the lower 46.

    0 ─▶ "O"    45 ─▶ "}"    46 ─▶ "!O"
"""

from __future__ import annotations

from collections.abc import Iterable

_LETTERS = "".join(chr(code) for code in range(0x20, 0x7E) if chr(code) not in '"\\')
_BASE = len(_LETTERS) // 2
_VALUES = {letter: value for value, letter in enumerate(_LETTERS)}


def pack(numbers: Iterable[int]) -> str:
    """Encode numbers, none below zero."""
    return "".join(map(_packed, numbers))


def unpack(text: str) -> list[int]:
    """Decode the numbers."""
    found, number = [], 0
    for letter in text:
        value = _VALUES[letter]
        number = number * _BASE + value % _BASE
        if value >= _BASE:
            found.append(number)
            number = 0
    return found


def zigzag(number: int) -> int:
    """Map integers to non-negative ones: 0, -1, 1, -2, … become 0, 1, 2, 3, …"""
    return 2 * number if number >= 0 else -2 * number - 1


def unzigzag(number: int) -> int:
    """Reverse `zigzag`."""
    return number // 2 if number % 2 == 0 else -(number + 1) // 2


def _packed(number: int) -> str:
    number, last = divmod(number, _BASE)
    letters = _LETTERS[_BASE + last]
    while number:
        number, digit = divmod(number, _BASE)
        letters = _LETTERS[digit] + letters
    return letters
