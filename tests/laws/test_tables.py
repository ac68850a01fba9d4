"""The tables of every game obey the laws of `tests.laws.tables`, and each of these laws finds the defects planted for it."""

from __future__ import annotations

import pytest

from chalicelib.api import reply
from chalicelib.api.service import current_service
from chalicelib.log.pace import Pace
from tests.laws import rooms, wire
from tests.laws.planted.tables import PLANTED, Patch
from tests.laws.rooms import Room
from tests.laws.setup import Law, Setup, found
from tests.laws.tables import LAWS, hidden_choices_leave_no_trace
from tests.seeds import MANY
from tests.tables.people import HOUR
from tests.tiny.setups import SETUPS

ALL = list(found())
SEEDS = (2, 3)
"""Seeds that set-ups use in turn. With the second one a bot sits at the table if it has more than two seats."""
each_setup = pytest.mark.parametrize("setup", ALL, ids=str)
each_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)


@each_setup
@each_law
@pytest.mark.rule("G-01", "G-02", "G-03", "G-04", "G-08")
def test_tables_keep_the_laws(law: Law, setup: Setup) -> None:
    law(setup, SEEDS[ALL.index(setup) // 2 % 2])


@pytest.mark.rule("G-01")
def test_hidden_choices_leave_no_trace_on_the_wire() -> None:
    hidden_choices_leave_no_trace(SETUPS[1], 4, ask=wire.answers)


@pytest.mark.rule("G-01")
def test_hidden_choices_leave_no_trace_in_a_bank(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "PACE", Pace(bank=500 * HOUR, back=HOUR))
    hidden_choices_leave_no_trace(SETUPS[1], 5)


def test_a_planted_trace_on_the_wire_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted tag depends on the size of the hidden choice."""

    def tag(version: int, seat: int | None, build: str) -> str:
        newest = current_service().club.store.newest(table, 1)
        return f'"{version}.{seat}.{build}.{len(newest[0].body)}"'

    table = Room.open(SETUPS[1], 4).table
    monkeypatch.setattr(reply, "view_tag", tag)
    with pytest.raises(AssertionError, match="can tell what seat"):
        hidden_choices_leave_no_trace(SETUPS[1], 4, ask=wire.answers)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@each_setup
@each_law
def test_tables_keep_the_laws_for_many_seeds(law: Law, setup: Setup) -> None:
    for seed in range(MANY):
        try:
            law(setup, seed)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}") from error


@pytest.mark.parametrize(("law", "plant"), PLANTED, ids=lambda thing: thing.__name__)
def test_a_planted_defect_of_tables_is_found(law: Law, plant: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        hold(law)


def hold(law: Law) -> None:
    for setup in SETUPS:
        for seed in range(5):
            law(setup, seed)


def test_every_law_of_tables_has_a_defect_to_find() -> None:
    assert {law for law, _ in PLANTED} == set(LAWS)
