"""Each law finds the defects that were planted for it (`tests.laws.planted`): a law that cannot fail is worthless."""

from __future__ import annotations

import pytest

from chalicelib.games.registry import GAMES
from tests.laws.planted import PLANTED, Defect, hiding, leaks, legal_moves, replaying, whole_games
from tests.laws.setup import Law, found
from tests.laws.test_laws import LAWS
from tests.tiny import TINY
from tests.tiny.setups import SETUPS

MODULES = (legal_moves, replaying, hiding, leaks, whole_games)
SEEDS = range(5)


def finds(law: Law, defect: Defect) -> bool:
    """Return whether the law fails in one of the tiny game's set-ups, for one of a few seeds."""
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


def test_a_registered_game_without_setups_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "new-game", TINY)
    with pytest.raises(ModuleNotFoundError, match=r"tests\.games\.new_game"):
        list(found())
