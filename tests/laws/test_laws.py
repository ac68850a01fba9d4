"""Every game, registered or tiny, obeys every law (`tests.laws`) in each of its set-ups."""

from __future__ import annotations

import pytest

from chalicelib.games.registry import GAMES
from tests.laws import hiding, leaks, legal_moves, replaying, whole_games
from tests.laws.setup import Law, Setup, found
from tests.seeds import MANY

SETUPS = list(found())
SEED = 7
LAWS: tuple[Law, ...] = (*leaks.LAWS, *legal_moves.LAWS, *hiding.LAWS, *replaying.LAWS, *whole_games.LAWS)
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
def test_hidden_information_never_reaches_a_seat(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@each_setup
@each_of(legal_moves.LAWS)
def test_legal_is_exact(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@each_setup
@each_of(hiding.LAWS)
@pytest.mark.rule("G-02", "G-03")
def test_simultaneous_choices_stay_hidden(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@each_setup
@each_of(replaying.LAWS)
@pytest.mark.rule("G-06")
def test_states_are_replayed_and_packed_without_loss(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@each_setup
@pytest.mark.rule("G-07")
def test_games_end_and_ties_share_a_place(setup: Setup) -> None:
    whole_games.games_end_properly(setup, SEED)


@each_setup
@each_of(
    (whole_games.time_outs_finish_games, whole_games.open_decisions_stay_the_same, whole_games.late_seats_time_out_together)
)
@pytest.mark.rule("G-04", "G-08")
def test_every_decision_has_a_default(law: Law, setup: Setup) -> None:
    law(setup, SEED)


@each_setup
@pytest.mark.rule("G-06")
def test_draws_have_listed_labels(setup: Setup) -> None:
    whole_games.draws_have_listed_labels(setup, SEED)


@each_setup
@pytest.mark.rule("G-10")
def test_impossible_options_are_refused(setup: Setup) -> None:
    whole_games.options_are_settled(setup, SEED)


@each_setup
@each_of((whole_games.everything_fits_its_schema, whole_games.bots_play_legal_moves))
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
