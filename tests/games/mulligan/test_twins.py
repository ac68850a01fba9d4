"""The laws about hidden information, checked for further modes (G-01, M-15)."""

from __future__ import annotations

import pytest

from tests.games.mulligan.setups import FURTHER
from tests.laws import leaks
from tests.laws.all_laws import FOR_EXTRA_SETUPS
from tests.laws.setup import Law, Setup
from tests.seeds import FEWER

each_setup = pytest.mark.parametrize("setup", FURTHER, ids=str)
each_law = pytest.mark.parametrize("law", FOR_EXTRA_SETUPS, ids=lambda law: law.__name__)


@each_setup
@pytest.mark.rule("G-01", "M-15")
def test_nothing_leaks_in_any_mode(setup: Setup) -> None:
    leaks.twins_look_alike(setup, FURTHER.index(setup) % 3)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@each_setup
@each_law
def test_laws_hold_in_all_modes_and_many_seeds(law: Law, setup: Setup) -> None:
    for seed in range(FEWER):
        law(setup, seed)
