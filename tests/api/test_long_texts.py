"""Texts that are far too long are not normalised, which is slow for many marks.

A name of 16 kilobytes of marks took a server a third of a second.
"""

from __future__ import annotations

import sys
import unicodedata
from typing import Any

import pytest

from tests.api.client import Client, new_key

MARKS = "".join(chr(mark) for mark in range(0x300, 0x370))[::-1] * 70
NAMES = ["n" + MARKS, MARKS, " " * 2000 + MARKS]
NOWHERE = "A" * 22
MOST = 60 * 18
"""A course's name is the longest of all, and U+FDFA, the letter with the most in it, is eighteen to NFKC."""
PAR = [{"par": 4, "yards": 400}]


def table(**more: Any) -> dict[str, Any]:
    return {"game": "trade-ring", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], **more}


TOLD = {
    f"/api/tables/{NOWHERE}/seats": lambda text: {"name": text, "join": text[:64]},
    f"/api/tables/{NOWHERE}/requests": lambda text: {"name": text},
    f"/api/tables/{NOWHERE}/messages": lambda text: {"text": text},
    "/api/tables": lambda text: table(name=text),
    "/api/tables?": lambda text: table(seats=[{"kind": "me", "name": text}, {"kind": "open"}]),
    "/api/tables??": lambda text: table(seats=[{"kind": "me"}, {"kind": "bot", "name": text}]),
    "/api/courses": lambda text: {"name": text, "holes": PAR},
    "/api/codes": lambda text: {"code": text},
}


@pytest.fixture
def ordered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the texts that are normalised from now on."""
    texts: list[str] = []

    def normalize(form: str, text: str) -> str:
        texts.append(text)
        return unicodedata.normalize(form, text)  # type: ignore[arg-type]

    for name, module in [*sys.modules.items()]:
        if name.startswith("chalicelib.") and hasattr(module, "normalize"):
            monkeypatch.setattr(module, "normalize", normalize)
    return texts


@pytest.mark.parametrize("path", TOLD)
@pytest.mark.parametrize("text", NAMES)
def test_a_text_that_is_far_too_long_is_not_normalised(ordered: list[str], path: str, text: str) -> None:
    answered = Client("Ann").post(path.rstrip("?"), TOLD[path](text[:2600]), new_key())
    assert answered.code in ("name", "course", "malformed", "wrong-code"), answered.json
    assert max(map(len, ordered), default=0) <= MOST


def test_a_text_that_is_just_too_long_is_refused_as_usual(ordered: list[str]) -> None:
    for text in ("n" * 25, "n" * 25 + " ", "n\u0301" * 25, ""):
        assert Client("Ann").post(f"/api/tables/{NOWHERE}/seats", {"name": text, "join": "x"}).code == "name"
    assert "n\u0301" * 25 in ordered
    apart = unicodedata.normalize("NFD", "\u1f82" * 24)
    assert len(apart) == 4 * 24
    assert Client("Ann").post(f"/api/tables/{NOWHERE}/seats", {"name": apart, "join": "x"}).code == "unknown"


def test_all_modules_that_normalise_texts_are_tested_here(ordered: list[str]) -> None:
    """They are found by the name `normalize`."""
    loaded = [module for name, module in sys.modules.items() if name.startswith("chalicelib.")]
    assert not [module.__name__ for module in loaded if getattr(module, "unicodedata", None)]
