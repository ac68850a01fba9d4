"""A law that cannot fail is worthless: each finds the defects planted for it (`tests.laws.planted`)."""

from __future__ import annotations

import pytest

from chalicelib.games.registry import GAMES
from tests.laws.planted import PLANTED, Defect, exact, folding, hiding, leaks, whole
from tests.laws.setup import Law, found
from tests.laws.test_laws import LAWS
from tests.tiny import TINY
from tests.tiny.setups import SETUPS

MODULES = (exact, folding, hiding, leaks, whole)
SEEDS = range(5)


def finds(law: Law, defect: Defect) -> bool:
    """Whether the law fails in one of the tiny game's set-ups, for one of a few seeds."""
    for setup in SETUPS:
        for seed in SEEDS:
            try:
                law(defect(setup), seed)
            except (AssertionError, pytest.fail.Exception):
                return True
    return False


@pytest.mark.parametrize(
    ("law", "defect"), [pytest.param(law, defect, id=f"{law.__name__}-{name}") for law, name, defect in PLANTED]
)
def test_a_planted_defect_is_found(law: Law, defect: Defect) -> None:
    assert finds(law, defect)


def test_every_law_has_a_defect_to_find() -> None:
    assert {law for law, _, _ in PLANTED} == set(LAWS)


def test_a_registered_game_that_does_not_say_how_it_is_played_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "new-game", TINY)
    with pytest.raises(ModuleNotFoundError, match=r"tests\.games\.new_game"):
        list(found())
