"""Every game is held to every law (`tests.laws`): the registered ones and the tiny one, each in its set-ups."""

from __future__ import annotations

import pytest

from chalicelib.games.registry import GAMES
from tests.laws import exact, folding, hiding, leaks, whole
from tests.laws.setup import Law, Setup, found
from tests.seeds import MANY

SETUPS = list(found())
SEED = 7
LAWS: tuple[Law, ...] = (*leaks.LAWS, *exact.LAWS, *hiding.LAWS, *folding.LAWS, *whole.LAWS)
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def each_of(laws: tuple[Law, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("law", laws, ids=lambda law: law.__name__)


def test_every_registered_game_has_setups_for_each_number_of_seats() -> None:
    for game in GAMES.values():
        seats = {setup.seats for setup in SETUPS if setup.game is game}
        assert seats == set(range(game.players[0], game.players[1] + 1))


@each_setup
@each_of(leaks.LAWS)
@pytest.mark.rule("G-01")
def test_what_a_seat_may_not_know_never_reaches_it(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@each_setup
@each_of(exact.LAWS)
def test_legal_is_exact(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@each_setup
@each_of(hiding.LAWS)
@pytest.mark.rule("G-02", "G-03")
def test_simultaneous_choices_hide(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@each_setup
@each_of(folding.LAWS)
@pytest.mark.rule("G-06")
def test_states_fold_again_and_are_carried(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@each_setup
@pytest.mark.rule("G-07")
def test_games_end_and_who_ties_shares_the_place(setup: Setup) -> None:
    whole.games_end_soundly(setup, SEED)


@each_setup
@each_of((whole.clocks_move_games_on, whole.who_is_still_waited_for_decides_the_same, whole.late_seats_time_out_together))
@pytest.mark.rule("G-04", "G-08")
def test_every_decision_has_a_default(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@each_setup
@pytest.mark.rule("G-06")
def test_draws_bear_listed_labels(setup: Setup) -> None:
    whole.draws_bear_listed_labels(setup, SEED)


@each_setup
@pytest.mark.rule("G-10")
def test_options_that_cannot_be_had_are_refused(setup: Setup) -> None:
    whole.options_are_settled(setup, SEED)


@each_setup
@each_of((whole.all_fits_its_schemas, whole.bots_play_by_the_rules))
def test_schemas_and_bots_keep_their_promises(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@each_setup
@each_of(LAWS)
def test_laws_hold_for_many_seeds(law: Law, setup: Setup) -> None:
    for seed in range(MANY):
        try:
            law(setup, seed)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}") from error
