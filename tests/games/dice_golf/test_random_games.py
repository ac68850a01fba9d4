"""Properties of whole random games with all options. The test's name has the seed of a failing game."""

from random import Random
from typing import Any

import pytest

from chalicelib.errors import ClubError
from chalicelib.fairness import Chance
from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.dice_golf.dice import FACES
from tests import seeds
from tests.games.dice_golf import by_hand
from tests.games.dice_golf.random_games import Game, begin, finished, walk
from tests.schemas import Schema

GAMES = range(40)
EVERY_MOVE: list[dict[str, Any]] = [
    *({"kind": kind} for kind in ("roll", "keep", "hole-mulligan")),
    *({"kind": "shot-mulligan", "die": die} for die in FACES),
    *({"kind": "pass-stymie", "to": seat} for seat in range(5)),
]
NEVER_A_MOVE: list[Any] = [
    None,
    "roll",
    [],
    {},
    {"kind": "mulligan"},
    {"kind": ["roll"]},
    {"kind": "roll", "die": "black"},
    {"kind": "keep", "to": 1},
    {"kind": "shot-mulligan"},
    {"kind": "shot-mulligan", "die": "purple"},
    {"kind": "shot-mulligan", "die": None},
    {"kind": "pass-stymie"},
    {"kind": "pass-stymie", "to": True},
    {"kind": "pass-stymie", "to": "1"},
    {"kind": "pass-stymie", "to": -1},
]


def refuses(game: Game, seat: int, move: Any) -> bool:
    """Return whether the move is refused, and check that a refusal changes and draws nothing."""
    state, chance = game.copy(), Chance(bytes(32))
    try:
        DICE_GOLF.play(state, seat, move, chance)
    except ClubError:
        assert state == game.state
        assert chance.draws == []
        return True
    return False


@pytest.mark.rule("D-11", "D-12", "D-15", "D-16", "D-17", "D-18", "D-19", "D-23")
@pytest.mark.parametrize("seed", seeds.first(20, GAMES))
def test_legal_is_exactly_what_the_rules_allow_and_the_engine_accepts(seed: int) -> None:
    sample = Random(seed)
    for game in walk(begin(seed), seed):
        view = DICE_GOLF.view(game.state, None)
        for seat in range(game.seats) if sample.random() < 0.2 else DICE_GOLF.waiting(game.state):
            legal = DICE_GOLF.legal(game.state, seat)
            allowed = list(legal.each()) if legal else []
            assert allowed == by_hand.moves(view, seat)
            assert (seat in DICE_GOLF.waiting(game.state)) == bool(allowed)
            if sample.random() < 0.2:
                assert [move for move in EVERY_MOVE if not refuses(game, seat, move)] == [m for m in EVERY_MOVE if m in allowed]
                assert all(refuses(game, seat, move) for move in NEVER_A_MOVE)


@pytest.mark.parametrize("seed", seeds.first(20, GAMES))
def test_the_schema_of_legal_says_the_same(seed: int) -> None:
    for game in walk(begin(seed, holes="front") if seed % 8 == 0 else begin(seed), seed):
        if len(game.steps) % 7 == 0:
            for legal in filter(None, (DICE_GOLF.legal(game.state, seat) for seat in range(game.seats))):
                schema = Schema(legal.schema())
                assert all(schema.is_valid(move) == legal.accepts(move) for move in [*EVERY_MOVE, *NEVER_A_MOVE])


@pytest.mark.rule("D-11", "D-12", "D-20")
@pytest.mark.parametrize("seed", seeds.first(20, GAMES))
def test_chips_are_conserved_and_no_hole_sees_a_third_roll(seed: int) -> None:
    for game in walk(begin(seed), seed):
        rolled = [event for step in game.steps for event in step.events if event.kind == "rolled"]
        for player in DICE_GOLF.view(game.state, None)["players"]:
            mine = [event.shown for event in rolled if event.seat == player["seat"]]
            spent = sum(1 for roll in mine if roll["round"] == player["round"] and str(roll["mulligan"]).startswith("shot:"))
            assert 0 <= player["chips"] == player["chips_full"] - spent
            tees = [(roll["round"], roll["at"], roll["roll"]) for roll in mine]
            assert len(set(tees)) == len(tees)
            assert {number for _, _, number in tees} <= {1, 2}


@pytest.mark.parametrize("seed", seeds.first(20, GAMES))
def test_a_state_is_the_same_again_after_packing(seed: int) -> None:
    for game in walk(begin(seed), seed):
        assert game.copy() == game.state


@pytest.mark.rule("D-03", "D-13", "D-21", "D-30", "D-31", "D-32", "D-33", "D-34", "D-35", "D-36", "G-07")
@pytest.mark.parametrize("seed", range(200))
def test_a_finished_game_can_be_scored_again_by_hand_from_its_record(seed: int) -> None:
    game = finished(seed)
    record, scoring = DICE_GOLF.record(game.state, game.steps), game.options["format"]
    holes = DICE_GOLF.progress(game.state)[1]
    cards = by_hand.cards(record, game.seats)
    assert [play["score"] for play in by_hand.plays(record)] == [
        by_hand.worth(play["rolls"][-1]) for play in by_hand.plays(record)
    ]
    assert record["totals"] == [sum(card) for card in cards]
    assert _cards(game) == cards
    points = by_hand.points(scoring, cards, holes)
    assert record["points"] == (points if scoring not in ("match", "skins") else [str(each) for each in points or []])
    assert _places(game) == _ranked(by_hand.order(scoring, cards, holes), 2 if scoring in by_hand.SIDED else game.seats)
    if game.options["stymie"]:
        by_hand.check_stymie(record, game.seats, scoring, holes)


@pytest.mark.rule("G-06")
@pytest.mark.parametrize("seed", seeds.first(20, GAMES))
def test_every_die_in_the_record_is_a_draw_of_its_own(seed: int) -> None:
    """The record's rolls can be computed from the draws alone: number j under a die's label is its j-th face."""
    game = finished(seed, **({"holes": "front"} if begin(seed).options["holes"] == "72" else {}))
    drawn = {draw.label: draw.result for draw in game.chance.draws}
    assert len(drawn) == len(game.chance.draws)
    for hole in DICE_GOLF.record(game.state, game.steps)["holes"]:
        for play in hole["plays"]:
            lies: dict[str, Any] = {}
            for number, roll in enumerate(play["rolls"], 1):
                labels = {die: f"h{hole['hole']}/s{play['seat']}/r{number}/{die}" for die in roll}
                lies |= {die: FACES[die][drawn[label]] for die, label in labels.items() if label in drawn}  # type: ignore[index]
                assert lies == roll


def test_the_same_key_and_moves_make_the_same_game() -> None:
    first, second = finished(7), finished(7)
    assert first.state == second.state
    assert first.chance.draws == second.chance.draws


def _cards(game: Game) -> list[list[int]]:
    """Return the scorecards of the view without unfinished holes."""
    players = DICE_GOLF.view(game.state, None)["players"]
    return [[score for scores in player["scores"] for score in scores if score is not None] for player in players]


def _places(game: Game) -> list[int]:
    result = DICE_GOLF.result(game.state)
    assert result is not None
    return [place["place"] for place in result["places"]]


def _ranked(values: list[Any], contenders: int) -> list[int]:
    """Return places from 1, with ties. With two sides the first two seats stand for them."""
    return [1 + sum(1 for other in values[:contenders] if other < mine) for mine in values]
