"""All laws, checked for further sets of options."""

from __future__ import annotations

import pytest

from tests.games.stew.setups import FURTHER
from tests.laws import leaks
from tests.laws.all_laws import LAWS
from tests.laws.setup import Law, Setup
from tests.seeds import FEWER

each_setup = pytest.mark.parametrize("setup", FURTHER, ids=str)
each_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)


@each_setup
@pytest.mark.parametrize("law", leaks.LAWS, ids=lambda law: law.__name__)
@pytest.mark.rule("G-01", "S-26")
def test_nothing_leaks_with_any_options(law: Law, setup: Setup) -> None:
    law(setup, FURTHER.index(setup) % 3)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@each_setup
@each_law
def test_laws_hold_for_all_options_and_many_seeds(law: Law, setup: Setup) -> None:
    for seed in range(FEWER):
        law(setup, seed)
