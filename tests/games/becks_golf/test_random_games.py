"""Properties of whole random games. The test's name has the seed of a failing game."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from chalicelib.errors import ClubError
from chalicelib.fairness import Chance
from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.cards import PACK
from chalicelib.games.becks_golf.state import State
from tests import seeds
from tests.games.becks_golf import by_hand
from tests.games.becks_golf.random_games import begin, copy, walk
from tests.games.becks_golf.table import CARD, Table

GAMES, SOME = range(40), 6
EVERY_MOVE: list[dict[str, Any]] = [
    {"kind": "draw"},
    {"kind": "discard"},
    *({"kind": kind, "at": place} for kind in ("take", "place") for place in range(9)),
    *({"kind": "open", "at": [one, two]} for one in range(9) for two in range(9) if one != two),
]
NEVER_A_MOVE: list[Any] = [
    None,
    "draw",
    [],
    {},
    {"kind": "turn"},
    {"kind": ["draw"]},
    {"kind": "draw", "at": 0},
    {"kind": "discard", "at": None},
    {"kind": "take"},
    {"kind": "take", "at": 9},
    {"kind": "take", "at": -1},
    {"kind": "place", "at": True},
    {"kind": "place", "at": "0"},
    {"kind": "open", "at": [4, 4]},
    {"kind": "open", "at": [0, 1, 2]},
    {"kind": "open", "at": 0},
]


def refuses(state: State, seat: int, move: Any) -> bool:
    """Return whether the move is refused, and check that a refusal changes and draws nothing."""
    tried, chance = copy(state), Chance(bytes(32))
    try:
        BECKS_GOLF.play(tried, seat, move, chance)
    except ClubError:
        assert tried == state
        assert chance.draws == []
        return True
    return False


@pytest.mark.rule("B-10", "B-11", "B-12")
@pytest.mark.parametrize("seed", seeds.first(SOME, GAMES))
def test_legal_is_exactly_what_the_rules_allow_and_the_engine_accepts(seed: int) -> None:
    sample = Random(seed)
    for table in walk(begin(seed), seed):
        for seat in range(len(table.state.players)) if sample.random() < 0.2 else table.waiting:
            legal = BECKS_GOLF.legal(table.state, seat)
            allowed = list(legal.each()) if legal else []
            assert sorted(map(str, allowed)) == sorted(map(str, by_hand.moves(table.view(seat), seat)))
            if sample.random() < 0.05:
                accepted = [move for move in EVERY_MOVE if not refuses(table.state, seat, move)]
                assert sorted(map(str, accepted)) == sorted(map(str, allowed))
                assert all(refuses(table.state, seat, move) for move in NEVER_A_MOVE)


@pytest.mark.rule("B-01", "B-12", "B-14")
@pytest.mark.parametrize("seed", seeds.first(SOME, GAMES))
def test_the_pack_is_always_whole(seed: int) -> None:
    for table in walk(begin(seed), seed):
        state = table.state
        drawn = [] if state.drawn is None else [state.drawn]
        assert sorted([*state.pile, *state.discard, *drawn, *(card for one in state.players for card in one.grid)]) == sorted(
            PACK
        )


@pytest.mark.rule("B-10", "B-12", "G-01")
@pytest.mark.parametrize("seed", seeds.first(SOME, GAMES))
def test_what_is_hidden_stays_hidden(seed: int) -> None:
    """A view shows only face-up cards of the grids, nothing of the draw pile, and a drawn card only to its player."""
    for table in walk(begin(seed), seed):
        state = table.state
        for viewer in (*range(len(state.players)), None):
            view = table.view(viewer)
            for player, shown in zip(state.players, view["players"], strict=True):
                for up, card, face in zip(player.up, player.grid, shown["grid"], strict=True):
                    assert (face is not None) == up
                    assert face is None or CARD[face] == card
                assert (shown["down_cards"], shown["choice"]) == (None, None)
            assert view["pile_cards"] is None
            assert view["drawn"] is None or (view["drawn"]["card"] is not None) == (viewer == state.turn)


@pytest.mark.rule("B-12", "B-13")
@pytest.mark.parametrize("seed", seeds.first(SOME, GAMES))
def test_face_down_cards_are_turned_by_replacing_them_and_by_nothing_else(seed: int) -> None:
    table, down = begin(seed), list[int]()
    for _ in walk(table, seed):
        for event in table.steps[-1].events if table.steps else ():
            if event.kind == "placed" and event.seat is not None:
                down[event.seat] -= event.shown["was_down"]
            elif event.kind in ("opened", "dealt", "scored"):
                down = [{"opened": 7, "dealt": 9, "scored": 0}[event.kind]] * len(table.state.players)
        assert [player.down for player in table.state.players] == (down or [9] * len(table.state.players))


@pytest.mark.parametrize("seed", seeds.first(SOME, GAMES))
def test_a_state_is_the_same_again_after_packing(seed: int) -> None:
    for table in walk(begin(seed), seed):
        assert copy(table.state) == table.state


@pytest.mark.rule("B-15", "B-16", "B-20", "B-21", "B-22", "B-23", "B-24")
@pytest.mark.parametrize("seed", seeds.first(SOME, range(100)))
def test_a_finished_game_can_be_scored_again_by_hand_from_its_record(seed: int) -> None:
    table = begin(seed)
    for _ in walk(table, seed):
        pass
    record = BECKS_GOLF.record(table.state, table.steps)
    for played in record["rounds"]:
        assert played["raw"] == [by_hand.score(grid) for grid in played["grids"]]
        assert played["scores"] == by_hand.scores(played)
    assert record["totals"] == [sum(points) for points in zip(*(played["scores"] for played in record["rounds"]), strict=True)]
    result = BECKS_GOLF.result(table.state)
    assert result is not None
    assert [place["place"] for place in result["places"]] == by_hand.places(record["totals"])
    assert [place["score"] for place in result["places"]] == record["totals"]


@pytest.mark.rule("B-11", "B-15", "B-16")
@pytest.mark.parametrize("seed", seeds.first(SOME, GAMES))
def test_turns_go_round_and_end_after_thirty_or_one_after_the_closer(seed: int) -> None:
    table = begin(seed)
    for _ in walk(table, seed):
        pass
    seats = len(table.state.players)
    turns: list[int] = []
    closed = None
    for event in (event for step in table.steps for event in step.events):
        if event.kind in ("placed", "discarded") and event.seat is not None:
            turns.append(event.seat)
        elif event.kind == "went-out":
            closed = len(turns)
        elif event.kind == "scored":
            assert all(later == (one + 1) % seats for one, later in pairwise(turns))
            assert len(turns) == (30 * seats if closed is None else closed + seats - 1)
            assert event.shown["closer"] == (None if closed is None else turns[closed - 1])
            turns, closed = [], None


@pytest.mark.parametrize("seed", seeds.first(SOME, GAMES))
def test_the_outlook_of_a_place_is_correct(seed: int) -> None:
    for table in walk(begin(seed), seed):
        if table.state.turn is not None:
            _as_foretold(table, table.state.turn)


def _as_foretold(table: Table, seat: int) -> None:
    kind = "take" if table.state.drawn is None else "place"
    would = table.view(seat)["own"]["would"]
    for place in range(9):
        after = copy(table.state)
        placed, *others = BECKS_GOLF.play(after, seat, {"kind": kind, "at": place}, Chance(bytes(32)))
        assert (placed.shown["showing"], placed.shown["completed"]) == (would["showing"][place], would["completes"][place])
        assert (would["closes"] == place) == any(event.kind == "went-out" for event in others)


def test_the_same_key_and_moves_make_the_same_game() -> None:
    for seed in GAMES[:SOME]:
        one, other = begin(seed), begin(seed)
        for _ in walk(one, seed):
            pass
        for step in one.steps:
            other.time_out(step.seat) if step.move is None else other.play(step.seat, **step.move)
        assert other.state == one.state
        assert other.chance.draws == one.chance.draws
