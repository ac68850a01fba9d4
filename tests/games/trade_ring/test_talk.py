"""Talk is part of the game: the table's chat is always open, and promises do not bind (T-40)."""

from __future__ import annotations

import json

import pytest

from tests.games.trade_ring.setups import setup
from tests.laws.rooms import Room
from tests.laws.setup import compact


@pytest.mark.rule("T-40")
def test_everybody_may_speak_in_every_phase_and_no_promise_binds() -> None:
    room = Room.open(setup(3), seed=4)
    auctioneer = room.folded().waiting[0]
    others = [seat for seat in range(3) if seat != auctioneer]
    phases = ["turn"]
    _all_speak(room)
    room.play(auctioneer, next(move for move in _moves(room, auctioneer) if move["kind"] == "auction"))
    for seat in others:
        phases.append(room.folded().state.phase)
        _all_speak(room)
        before = _moves(room, seat)
        room.say(seat, "My ace for your queen, I promise.")
        assert _moves(room, seat) == before
        room.play(seat, before[0])
    phases.append(room.folded().state.phase)
    _all_speak(room)
    room.play(auctioneer, {"kind": "mulligan"})
    assert phases == ["turn", "offers", "offers", "choice"]


def _moves(room: Room, seat: int) -> list[dict[str, object]]:
    legal = room.legal(seat)
    assert legal is not None
    return list(legal.each())


def _all_speak(room: Room) -> None:
    """Let each seat say something, a second apart, and check that the game does not change."""
    before = compact(room.setup.game.pack(room.folded().state))
    for seat in range(3):
        room.clock.pass_hours(0.01)
        assert json.loads(room.say(seat, "Any chips on it?"))["message"]["text"] == "Any chips on it?"
    assert compact(room.setup.game.pack(room.folded().state)) == before
