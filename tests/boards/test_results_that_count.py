"""Which finished tables count, and that their results reach the players' profiles; no course gives an advantage."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from chalicelib.actions.make import RequestedSeat
from chalicelib.boards import handicap, present_player
from chalicelib.boards.course_rating import rate
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.results import each
from chalicelib.fairness import Chance
from chalicelib.games.interface import Course, Hole
from chalicelib.games.registry import GAMES
from chalicelib.store.sqlite import SqliteStore
from tests.boards.test_from_tables import FRONT, play_nine, tell_all
from tests.tables.people import OPEN, friends, open_club

ALL_FIVES = Course("all-fives", "All fives", tuple(Hole(5, 500) for _ in range(18)))


@pytest.mark.parametrize(
    ("others", "counts"),
    [
        ([], False),
        ([RequestedSeat("bot", None, "easy"), RequestedSeat("bot", None, "normal")], False),
        ([RequestedSeat("bot", None, "hard")], True),
    ],
)
def test_the_only_person_counts_only_with_a_hard_bot(store: SqliteStore, others: list[RequestedSeat], counts: bool) -> None:
    (ruth,) = friends(open_club(store), "Ruth")
    made = ruth.make(*others, course=BUILT_IN["augustine"], options=FRONT)
    play_nine(ruth, made.id)
    tell_all(store, made.id)
    assert bool(list(each(store, "dice-golf"))) == counts


def test_a_finished_round_reaches_the_profiles_of_both(store: SqliteStore) -> None:
    ruth, hal = friends(open_club(store), "Ruth", "Hal")
    made = ruth.make(OPEN, course=BUILT_IN["augustine"], options=FRONT)
    hal.join(made)
    play_nine(ruth, made.id)
    view = play_nine(hal, made.id)
    tell_all(store, made.id)
    tell_all(store, made.id, Random(1))
    places = {place["seat"]: place for place in view["result"]["places"]}
    for number, person in enumerate((ruth, hal)):
        found = present_player.player(store, person.id)
        (one,), _ = present_player.rounds(store, person.id, None, count=9)
        assert (found["rounds"], one["score"], one["place"], one["of"]) == (
            1,
            places[number]["score"],
            places[number]["place"],
            2,
        )
        assert {part["part"] for part in found["parts"]} == {"driving", "putting", "rough", "weather"}
    kept = list(each(store, "dice-golf"))
    assert [sum(sum(strokes) for strokes in one["holes_by"].values()) for one in kept] == [one["score"] for one in kept]


def whole_rounds(course: Course, count: int) -> list[int]:
    """Return the strokes of whole finished tables that a Member plays alone."""
    game, strokes = GAMES["dice-golf"], []
    for number in range(count):
        random = Random(f"{course.id}|{number}")
        chance = Chance(random.randbytes(32))
        state = game.set_up(game.settle_options({}, 1, course), 1, course, chance)
        while game.waiting(state):
            legal = game.legal(state, 0)
            assert legal is not None
            game.play(state, 0, game.choose(game.view(state, 0), 0, legal, "normal", random), chance)
        strokes.append((game.result(state) or {})["places"][0]["score"])
    return strokes


def test_eighteen_par_fives_far_under_par_give_no_advantage() -> None:
    found = {}
    for course in (ALL_FIVES, BUILT_IN["augustine"]):
        strokes, rated = whole_rounds(course, 120), rate("dice-golf", course.holes)
        assert rated
        over = [score - sum(hole.par for hole in course.holes) for score in strokes]
        found[course.id] = over, [handicap.differential(score, rated) for score in strokes]
    (easy, gained), (hard, usual) = found.values()
    assert fmean(easy) < fmean(hard) - 2, "against par it is worth a lot"
    unsure = (stdev(gained) ** 2 / len(gained) + stdev(usual) ** 2 / len(usual)) ** 0.5
    assert abs(fmean(gained) - fmean(usual)) < 3 * unsure
    assert abs(fmean(gained)) < 3 * stdev(gained) / len(gained) ** 0.5, "a steady bot's differential is zero everywhere"
