"""Every request is answered: without 5xx, as described, and without changes if it is refused."""

from __future__ import annotations

from collections.abc import Callable
from math import isinf
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from chalicelib.api import request
from chalicelib.api.cursors import CursorSigner
from chalicelib.play.club import Club
from tests.api.client import Client
from tests.fuzz.bent_requests import DOORS, ask, bent, valid
from tests.fuzz.fuzzed_club import Scene, scene

SECOND = 1000


class Strangers(RuleBasedStateMachine):
    """Some people play and chat normally, others send malformed requests to the same tables."""

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene = scene().again()

    @rule(data=st.data())
    def asks(self, data: st.DataObject) -> None:
        self.scene.time.now += SECOND
        ask(self.scene, data.draw(valid(self.scene)))

    @rule(data=st.data(), times=st.integers(1, 3), door=st.sampled_from(sorted(DOORS)))
    def asks_strangely(self, data: st.DataObject, times: int, door: str) -> None:
        self.scene.time.now += SECOND
        asking = data.draw(valid(self.scene))
        for _ in range(times):
            asking = data.draw(bent(self.scene, asking))
        ask(self.scene, asking, door)

    def teardown(self) -> None:
        """Check that every table can be loaded from its log alone."""
        self.scene.service.club.forget()
        for table in self.scene.tables:
            assert Client().get(f"/api/tables/{table}").status == 200
        self.scene.close()


def let_strangers_in(machines: int, requests: int, **more: Any) -> None:
    """Run so many clubs with so many requests each at most. A fault is reported with the requests that lead to it."""
    configured = settings(max_examples=machines, stateful_step_count=requests, print_blob=True, **more)
    run_state_machine_as_test(Strangers, settings=configured)


@pytest.mark.long
def test_random_requests_break_nothing() -> None:
    let_strangers_in(8, 25)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_many_random_requests_break_nothing(part: int) -> None:
    let_strangers_in(250, 50)


# ── faults that it must find ──


def any_cursor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CursorSigner, "verify", lambda self, listed, cursor: cursor)


def any_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: floats are converted to integers before the check that they are finite."""
    real = request._parse_float

    def float_of(digits: str) -> int | float:
        return int(float(digits)) if isinf(float(digits)) else real(digits)

    monkeypatch.setattr(request, "_DECODER", type(request._DECODER)(parse_float=float_of))


def a_log_that_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: a pause is refused after it was written."""
    from chalicelib import actions
    from chalicelib.errors import PhaseOver

    real: Callable[..., Any] = actions.pause

    def pause(club: Club, *who: str) -> None:
        real(club, *who)
        raise PhaseOver

    monkeypatch.setattr(actions, "pause", pause)


@pytest.mark.soak
@pytest.mark.parametrize("plant", [a_log_that_grows, any_cursor, any_number])
def test_a_planted_fault_is_found(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        let_strangers_in(600, 50, phases=[Phase.generate], report_multiple_bugs=False)
