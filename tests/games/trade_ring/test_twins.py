"""All laws but one, checked for further sets of options.

The exception, `twins_change_all_that_is_hidden`, needs something hidden in every game. With two players and open offers only
the deal is hidden, and random folds end most games early.
"""

from __future__ import annotations

import pytest

from tests.games.trade_ring.setups import FURTHER
from tests.laws import leaks
from tests.laws.all_laws import FOR_EXTRA_SETUPS
from tests.laws.setup import Law, Setup
from tests.seeds import FEWER

each_setup = pytest.mark.parametrize("setup", FURTHER, ids=str)
each_law = pytest.mark.parametrize("law", FOR_EXTRA_SETUPS, ids=lambda law: law.__name__)


@each_setup
@pytest.mark.parametrize("law", leaks.LAWS[:2], ids=lambda law: law.__name__)
@pytest.mark.rule("G-01", "T-13", "T-30", "T-32")
def test_nothing_leaks_with_any_options(law: Law, setup: Setup) -> None:
    law(setup, FURTHER.index(setup) % 3)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@each_setup
@each_law
def test_laws_hold_for_all_options_and_many_seeds(law: Law, setup: Setup) -> None:
    for seed in range(FEWER):
        law(setup, seed)
