"""Variants of the tiny game with a defect that one law must find (`test_laws_find.py`)."""

from __future__ import annotations

from collections.abc import Callable

from tests.laws.setup import Law, Setup
from tests.tiny import TinyGame

Defect = Callable[[Setup], Setup]
PLANTED: list[tuple[Law, str, Defect]] = []


def breaks(law: Law) -> Callable[[type[TinyGame]], type[TinyGame]]:
    """Register a variant of the tiny game that breaks this law."""

    def plant(defective: type[TinyGame]) -> type[TinyGame]:
        game = defective()
        PLANTED.append((law, defective.__name__, lambda setup: setup.with_game(game)))
        return defective

    return plant
