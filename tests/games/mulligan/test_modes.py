"""Heavy Bag, Wolf, Best Ball, Handicap and the Course (M-40, M-42 to M-45), and places (M-47)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.cards import ACTION, TYPE
from tests.games.mulligan.table import OWN, Table, cards, of_kind, shots

ANN, BEN, CAT, DAN = 0, 1, 2, 3


@pytest.mark.rule("M-40")
def test_a_heavy_bag_is_ten_cards_and_two_actions() -> None:
    table = Table(3, "heavy_bag")
    assert [player["hand"] for player in table.view()["golfers"]] == [10, 10, 10]
    table.hand(ANN, "Iron", "Hook", "Slice", "Rough")
    assert table.legal(ANN, table.move(ANN, shots={ANN: ("Iron", ("Hook", ANN), ("Slice", BEN))}))
    assert table.legal(ANN, table.move(ANN, shots={ANN: ("Iron", ("Hook", CAT), ("Slice", CAT))}))
    assert not table.legal(ANN, table.move(ANN, shots={ANN: ("Iron", ("Hook", ANN), ("Slice", BEN), ("Rough", BEN))}))
    events = table.swing(["Iron", ("Hook", ANN), ("Slice", BEN)], [OWN], [OWN])
    assert events[ANN]["moved"] == 175


# ── wolf ──


def finish(table: Table, *clubs: str) -> list[dict[str, Any]]:
    """Let all play these clubs from 25 yards: a 1-Putt is in with one stroke, the own card with two."""
    table.left(*[25] * len(table.state.balls))
    table.given.clear()
    for golfer, club in enumerate(clubs):
        if club != OWN:
            table.hand(golfer, club)
    return [event for golfer, club in enumerate(clubs) for event in table.plan(golfer, club)]


ONE, TWO = "1-Putt", OWN


@pytest.mark.rule("M-42")
def test_the_wolf_rotates_and_chooses_before_the_draw() -> None:
    table = Table(3, "wolf", yards=[200] * 4)
    wolves = []
    for _ in range(4):
        assert table.view()["phase"] == "partner"
        assert (table.view()["turn"], max(map(len, (ball.hand for ball in table.state.balls))) < 7) == (0, True)
        [wolf] = table.waiting
        wolves.append(wolf)
        assert not table.legal(wolf, {"kind": "partner", "seat": wolf})
        events = table.play(wolf, kind="partner", seat=(wolf + 1) % 3)
        assert [event["kind"] for event in events] == ["partner", "drew"]
        finish(table, ONE, ONE, ONE)
    assert wolves == [0, 1, 2, 0]


@pytest.mark.rule("M-42")
@pytest.mark.parametrize(
    ("partner", "clubs", "points"),
    [
        (BEN, (ONE, TWO, TWO), [1, 1, 0]),
        (BEN, (TWO, ONE, TWO), [1, 1, 0]),
        (BEN, (ONE, ONE, ONE), [0, 0, 0]),
        (BEN, (TWO, TWO, ONE), [0, 0, 0]),
        (None, (ONE, TWO, TWO), [2, 0, 0]),
        (None, (ONE, ONE, TWO), [0, 0, 0]),
        (None, (TWO, ONE, ONE), [0, 0, 0]),
    ],
)
def test_wolf_points(partner: int | None, clubs: Sequence[str], points: list[int]) -> None:
    table = Table(3, "wolf", yards=[200, 200])
    table.play(ANN, kind="partner", seat=partner)
    [holed] = of_kind(finish(table, *clubs), "holed")
    assert holed["wolf"] == {"wolf": ANN, "partner": partner, "points": points}
    assert table.view()["wolf"]["points"] == points
    table.play(BEN, kind="partner", seat=None)
    finish(table, TWO, ONE, TWO)
    assert table.view()["wolf"]["points"] == [points[0], points[1] + 2, points[2]], "one hole's are added to another's"


def wolves(*yards: int) -> Table:
    """Return a table on the first hole, where Ann is the wolf and alone. Ben is the wolf on the next."""
    table = Table(3, "wolf", yards=yards or (400, 400, 400))
    table.play(ANN, kind="partner", seat=None)
    return table


def plan_ahead(table: Table, seat: int, partner: int | None, club: str = OWN) -> list[dict[str, Any]]:
    return table.play(seat, **table.move(seat, shots={seat: (club,)}, partner=partner))


@pytest.mark.rule("M-42")
@pytest.mark.parametrize("partner", [ANN, CAT, None])
def test_the_next_wolf_may_say_it_with_a_plan_and_it_counts_if_the_hole_ends_with_this_turn(partner: int | None) -> None:
    table = wolves()
    table.left(25, 25, 25)
    before = table.view()
    assert plan_ahead(table, BEN, partner) == [{"seat": BEN, "kind": "chose"}]
    assert "partner" not in table.events_for(BEN)[0], "events are kept for replays"
    assert table.view() == before
    assert table.view(BEN)["own"]["plan"]["partner"] == partner
    table.plan(ANN, OWN)
    events = table.plan(CAT, OWN)
    assert [event["kind"] for event in events][-3:] == ["hole", "partner", "drew"]
    assert of_kind(events, "partner") == [{"seat": BEN, "kind": "partner", "hole": 2, "partner": partner}]
    assert (table.view()["phase"], table.view()["turn"], table.view()["at"]) == ("plan", 1, 1)
    assert table.view()["wolf"] == {"wolf": BEN, "partner": partner, "alone": partner is None, "points": [0, 0, 0]}


@pytest.mark.rule("M-42")
def test_an_unused_announcement_is_dropped_unseen_and_may_change_in_the_next_plan() -> None:
    table = wolves()
    plan_ahead(table, BEN, CAT)
    table.plan(ANN, OWN)
    events = table.plan(CAT, OWN)
    assert [event["kind"] for event in events] == ["chose", "swung", "resolved", "drew"]
    assert "partner" not in str(events)
    table.left(25, 25, 25)
    for seat in (ANN, BEN, CAT):
        events = table.plan(seat, OWN)
    assert (table.view()["phase"], table.waiting) == ("partner", [BEN]), "the plan of this turn said nothing"
    table.play(BEN, kind="partner", seat=ANN)
    assert table.view()["wolf"]["partner"] == ANN


@pytest.mark.rule("M-42")
def test_the_last_plan_says_it_and_reactions_change_nothing_about_it() -> None:
    table = wolves()
    table.left(25, 25, 25)
    plan_ahead(table, BEN, CAT)
    plan_ahead(table, BEN, ANN)
    table.plan(ANN, OWN, react="ask")
    table.plan(CAT, OWN)
    assert (table.view()["phase"], table.view()["wolf"]["wolf"]) == ("react", ANN)
    events = table.play(ANN, kind="pass")
    assert of_kind(events, "partner")[0]["partner"] == ANN


@pytest.mark.rule("M-42")
def test_only_the_next_wolf_may_announce_and_not_on_the_last_hole() -> None:
    table = wolves(400, 400)
    for seat, partner, may in ((BEN, CAT, True), (BEN, None, True), (BEN, BEN, False), (ANN, BEN, False), (CAT, None, False)):
        assert table.legal(seat, table.move(seat, shots={seat: (OWN,)}, partner=partner)) == may
    last = wolves(400)
    assert not last.legal(BEN, last.move(BEN, shots={BEN: (OWN,)}, partner=None))
    without = Table(3, yards=[400, 400])
    assert not without.legal(BEN, without.move(BEN, shots={BEN: (OWN,)}, partner=None))


@pytest.mark.rule("M-34", "M-42")
def test_a_course_gps_neither_shows_nor_locks_it() -> None:
    table = wolves()
    table.left(25, 25, 25)
    table.hand(ANN, "Iron", "Course GPS")
    plan_ahead(table, BEN, CAT)
    events = table.use(ANN, "gps")
    assert of_kind(events, "mapped")[0]["plans"] == [{"golfer": BEN, "actions": []}]
    assert table.view(BEN)["own"]["locked"]
    plan_ahead(table, BEN, ANN)
    table.plan(ANN, OWN)
    events = table.plan(CAT, OWN)
    assert of_kind(events, "partner")[0]["partner"] == ANN


@pytest.mark.rule("M-37", "M-42")
def test_a_default_plan_says_nothing() -> None:
    table = wolves()
    table.left(25, 25, 25)
    table.time_out(BEN)
    table.plan(ANN, OWN)
    table.plan(CAT, OWN)
    assert (table.view()["phase"], table.waiting) == ("partner", [BEN])


@pytest.mark.rule("M-42", "G-02")
def test_replays_do_not_show_an_announcement_that_did_not_count() -> None:
    table = wolves()
    move = table.move(BEN, shots={BEN: (OWN,)}, partner=CAT)
    table.play(BEN, **move)
    assert MULLIGAN.published(move) == {name: move[name] for name in ("kind", "shots")}
    kept = MULLIGAN.unpack(table.options, 3, table.course, MULLIGAN.pack(table.state))
    assert kept.plans == table.state.plans
    MULLIGAN.drop_plans(kept)
    assert MULLIGAN.view(kept, BEN)["own"]["plan"] == {"shots": move["shots"], "reactions": {"1": "auto"}}
    table.plan(ANN, OWN, react="ask")
    table.plan(CAT, OWN)
    kept = MULLIGAN.unpack(table.options, 3, table.course, MULLIGAN.pack(table.state))
    assert kept.wolf == table.state.wolf
    MULLIGAN.drop_plans(kept)
    assert kept.wolf is not None
    assert kept.wolf.ahead is None


@pytest.mark.rule("M-05", "M-42")
def test_after_nine_holes_it_counts_once_all_go_on() -> None:
    table = Table(3, "wolf", yards=[25] * 18, holes="ask")
    table.state.at = 8
    for ball in table.state.balls:
        ball.scores = [2] * 8
    table.play(CAT, kind="partner", seat=None)
    plan_ahead(table, ANN, CAT)
    table.plan(BEN, OWN)
    table.plan(CAT, OWN)
    assert table.view()["phase"] == "vote"
    for seat in (ANN, BEN, CAT):
        events = table.play(seat, kind="go-on", yes=True)
    assert of_kind(events, "partner") == [{"seat": ANN, "kind": "partner", "hole": 10, "partner": CAT}]


@pytest.mark.rule("M-42")
def test_for_every_card_the_three_stay_opponents() -> None:
    table = Table(3, "wolf")
    table.play(ANN, kind="partner", seat=BEN)
    table.hand(ANN, "Iron", "Bad Karma")
    table.hand(BEN, "Iron", "Slice")
    table.plan(ANN, "Iron", ("Bad Karma", ANN))
    table.plan(BEN, "Iron", ("Slice", ANN))
    events = table.plan(CAT, OWN)
    assert [lie["by"] for lie in shots(events)[BEN]["lies"]] == [BEN]


# ── best ball ──


@pytest.mark.rule("M-43")
@pytest.mark.parametrize(
    ("seats", "golfers"), [(2, [(0, 2), (1, 3)]), (3, [(0, 2), (1,), (3,)]), (4, [(0,), (1,), (2,), (3,)])]
)
def test_four_golfers_two_against_two(seats: int, golfers: list[tuple[int, ...]]) -> None:
    table = Table(seats, "best_ball")
    assert [tuple(hand["golfer"] for hand in table.view(seat)["own"]["golfers"]) for seat in range(seats)] == golfers
    assert table.view()["sides"] == [[0, 2], [1, 3]]
    assert [player["hand"] for player in table.view()["golfers"]] == [7] * 4


@pytest.mark.rule("M-43")
def test_a_seat_with_two_golfers_plans_both_in_one_move() -> None:
    table = Table(3, "best_ball")
    for golfer in (0, 2):
        table.hand(golfer, "Iron", "Lucky Bounce")
    assert not table.legal(0, table.move(0, shots={0: ("Iron",)}))
    lucky = table.move(0, shots={0: ("Iron", ("Lucky Bounce", 2)), 2: ("Iron", ("Lucky Bounce", 0))})
    assert table.legal(0, lucky), "for oneself is for either golfer of the side"
    assert not table.legal(0, table.move(0, shots={0: ("Iron", ("Lucky Bounce", 1)), 2: ("Iron",)}))
    crossed = {"kind": "plan", "shots": {"0": lucky["shots"]["2"], "2": lucky["shots"]["0"]}}
    assert not table.legal(0, crossed), "each its own hand"
    table.play(0, **lucky)
    assert table.waiting == [1, 2]


@pytest.mark.rule("M-43", "M-47")
def test_each_hole_counts_a_side_s_lower_ball() -> None:
    table = Table(4, "best_ball", yards=[200, 200])
    [holed] = of_kind(finish(table, ONE, TWO, TWO, TWO), "holed")
    assert (holed["scores"], holed["sides"]) == ([1, 2, 2, 2], [1, 2])
    finish(table, TWO, ONE, ONE, ONE)
    assert table.view()["side_scores"] == [[1, 1], [2, 1]]
    assert table.view()["side_totals"] == [2, 3]
    result = MULLIGAN.result(table.state)
    assert result is not None
    assert result["places"] == [
        {"seat": 0, "place": 1, "score": 2},
        {"seat": 1, "place": 2, "score": 3},
        {"seat": 2, "place": 1, "score": 2},
        {"seat": 3, "place": 2, "score": 3},
    ]
    assert MULLIGAN.standings(table.state) == [{"score": total, "to_par": total - 8} for total in (2, 3, 2, 3)]


@pytest.mark.rule("M-43")
def test_a_mulligan_serves_only_its_holder() -> None:
    table = Table(4, "best_ball")
    table.hand(2, "Iron", "Mulligan")
    table.hand(1, "Iron", "Out of Bounds")
    table.hand(0, "Iron")
    table.plan(0, "Iron", react="auto")
    table.plan(2, "Iron", react="auto")
    table.plan(3, OWN)
    events = table.plan(1, "Iron", ("Out of Bounds", 0))
    assert of_kind(events, "played") == []
    assert shots(events)[0]["strokes"] == 3


# ── handicap ──


@pytest.mark.rule("M-44")
def test_a_leader_draws_one_card_less_for_each_stroke_but_at_least_three() -> None:
    table = Table(2, "handicap", yards=[200] * 3)
    assert [player["limit"] for player in table.view()["golfers"]] == [7, 7]
    for ball, score in zip(table.state.balls, (4, 6), strict=True):
        ball.scores.append(score)
    assert [player["limit"] for player in table.view()["golfers"]] == [5, 7]
    for ball, strokes in zip(table.state.balls, (1, 3), strict=True):
        ball.strokes = strokes
    assert [player["limit"] for player in table.view()["golfers"]] == [5, 7], "as it was at the hole's start"
    table.state.balls[BEN].scores[0] = 20
    assert [player["limit"] for player in table.view()["golfers"]] == [3, 7]


@pytest.mark.rule("M-44")
def test_the_hand_limit_holds_at_the_draw() -> None:
    table = Table(2, "handicap", yards=[200, 200])
    finish(table, ONE, TWO)
    table.given.clear()
    table.hand(ANN, "Iron")
    table.hand(BEN, "Iron")
    events = table.swing(["Iron"], ["Iron"])
    assert events[ANN]["moved"] == 150
    assert [player["hand"] for player in table.view()["golfers"]] == [6, 7]


@pytest.mark.rule("M-44", "M-46")
def test_in_best_ball_both_golfers_of_the_leading_side_and_in_a_heavy_bag_of_ten() -> None:
    table = Table(2, "handicap", "best_ball", yards=[200, 200])
    for ball, score in zip(table.state.balls, (3, 5, 6, 6), strict=True):
        ball.scores.append(score)
    assert [player["limit"] for player in table.view()["golfers"]] == [5, 7, 5, 7]
    table = Table(2, "handicap", "heavy_bag", yards=[200, 200])
    for ball, score in zip(table.state.balls, (5, 3), strict=True):
        ball.scores.append(score)
    assert [player["limit"] for player in table.view()["golfers"]] == [10, 8]


# ── the course ──


def against(*modes: str) -> Table:
    """Return a table on the second hole, where Ann leads by a stroke and the course has laid its card."""
    table = Table(2, "course", *modes, yards=[200, 500])
    finish(table, ONE, TWO)
    table.given.clear()
    return table


def lay(table: Table, name: str) -> int:
    """Lay another card for the course."""
    state = table.state
    assert state.course is not None
    was = state.course.card
    assert was is not None
    found = next(card for card in cards(name) if not any(card in ball.hand for ball in state.balls))
    if found != was:
        state.deck = [card for card in [*state.deck, was] if card != found]
        state.discard = [card for card in state.discard if card != found]
        state.course.card = found
    return found


@pytest.mark.rule("M-45")
def test_while_all_are_equal_no_card_is_laid() -> None:
    table = Table(2, "course", yards=[200, 200])
    assert table.view()["course"] == {"target": None, "laid": False, "open": False, "card": None}
    assert table.view()["deck"] == 88


@pytest.mark.rule("M-45")
def test_the_leader_is_struck_by_a_card_that_lies_face_down() -> None:
    table = against()
    water = lay(table, "Water")
    assert table.view()["course"] == {"target": ANN, "laid": True, "open": False, "card": None}
    table.hand(ANN, "Iron")
    table.plan(ANN, "Iron")
    events = table.plan(BEN, OWN)
    assert of_kind(events, "course-turned") == [{"seat": None, "kind": "course-turned", "passed": [], "card": water}]
    assert shots(events)[ANN]["lies"] == [{"card": water, "by": None, "void": False}]
    assert table.view()["course"]["laid"], "each turn"
    assert table.view()["golfers"][ANN]["board"][0]["actions"] == [water]
    assert table.all_cards() == list(range(100))


@pytest.mark.rule("M-45")
def test_a_card_without_an_action_is_discarded_and_the_next_one_turned() -> None:
    table = against()
    lay(table, "Mulligan")
    first, second = table.top("Rangefinder", "Slice")
    events = table.swing([OWN], [OWN])
    assert events[ANN]["lies"] == [{"card": second, "by": None, "void": True}]
    passed = of_kind(table.events_for(None), "course-turned")[0]["passed"]
    assert [TYPE[card] for card in passed] == ["Mulligan", "Rangefinder"]
    assert first in table.state.discard


@pytest.mark.rule("M-45")
def test_where_no_action_is_to_be_had_there_is_none() -> None:
    table = against()
    lay(table, "Mulligan")
    table.state.deck = [card for card in table.state.deck if ACTION[card] is None]
    table.state.discard = []
    events = table.swing([OWN], [OWN])
    assert events[ANN]["lies"] == []
    assert table.view()["swing"]["course"] is None


@pytest.mark.rule("M-34", "M-45")
def test_a_gps_turns_the_course_s_card() -> None:
    table = against()
    table.hand(BEN, "Iron", "Course GPS")
    table.hand(ANN, "Iron")
    water = lay(table, "Water")
    events = table.use(BEN, "gps")
    assert of_kind(events, "course-turned")[0]["card"] == water
    assert table.view()["course"] == {"target": ANN, "laid": True, "open": True, "card": water}
    table.plan(ANN, "Iron")
    events = table.plan(BEN, "Iron")
    assert of_kind(events, "course-turned") == [], "it lies open already"
    assert shots(events)[ANN]["strokes"] == 2


@pytest.mark.rule("M-14", "M-34", "M-45")
def test_a_gps_is_discarded_once_the_course_s_card_is_turned() -> None:
    table = against()
    table.hand(BEN, "Iron", "Course GPS")
    lay(table, "Mulligan")
    state = table.state
    state.discard, state.deck = sorted([*state.deck, *state.discard]), []
    cards_left = len(state.discard) + 1
    events = table.use(BEN, "gps")
    assert of_kind(events, "reshuffled")[0]["cards"] == cards_left, "with the Mulligan, without what turned it"
    assert [TYPE[card] for card in state.discard].count("Course GPS") == 1
    assert table.all_cards() == list(range(100))


@pytest.mark.rule("M-30", "M-45")
def test_a_mulligan_cancels_the_course_s_action() -> None:
    table = against()
    table.hand(ANN, "Iron", "Mulligan")
    lay(table, "Out of Bounds")
    table.plan(ANN, "Iron", react="auto")
    events = table.plan(BEN, OWN)
    assert of_kind(events, "played")[0]["on"] == {"card": table.view()["swing"]["cancelled"][0]["card"], "by": None}
    assert shots(events)[ANN]["strokes"] == 1


@pytest.mark.rule("M-45", "M-46")
def test_in_best_ball_the_golfer_with_the_fewer_strokes_is_struck() -> None:
    table = Table(2, "course", "best_ball", yards=[200, 200])
    for scores, target in (((5, 5, 3, 6), 2), ((3, 5, 3, 5), 0), ((6, 2, 4, 9), 1), ((3, 3, 9, 9), None)):
        for ball, score in zip(table.state.balls, scores, strict=True):
            ball.scores = [score]
        assert table.view()["course"]["target"] == target


# ── places ──


@pytest.mark.rule("M-47", "G-07")
def test_the_lowest_total_wins_and_equals_share_the_place() -> None:
    table = Table(3, yards=[200])
    finish(table, TWO, ONE, TWO)
    result = MULLIGAN.result(table.state)
    assert result is not None
    assert [(each["place"], each["score"]) for each in result["places"]] == [(2, 2), (1, 1), (2, 2)]
    assert MULLIGAN.standings(table.state) == [
        {"score": total, "to_par": total - 4, "holes_by": {"1": [total]}} for total in (2, 1, 2)
    ]


@pytest.mark.rule("M-42", "M-47")
def test_wolf_points_place_nobody() -> None:
    table = Table(3, "wolf", yards=[200])
    table.play(ANN, kind="partner", seat=BEN)
    finish(table, ONE, TWO, TWO)
    result = MULLIGAN.result(table.state)
    assert result is not None
    assert result["points"] == [1, 1, 0]
    assert [each["place"] for each in result["places"]] == [1, 2, 2]


@pytest.mark.rule("M-45")
def test_the_course_draws_first() -> None:
    table = Table(2, "course", yards=[200, 500])
    table.hand(ANN, "Iron", ONE)
    table.hand(BEN, "Iron")
    table.left(25, 25)
    top = table.top("Slice", "Hook", "Rough")
    table.swing([ONE], [TWO])
    assert table.state.course is not None
    assert table.state.course.card == top[0]
    assert {*top[1:]} <= {*table.state.balls[ANN].hand}


@pytest.mark.rule("M-45")
def test_an_action_is_looked_for_in_the_discard_pile_too() -> None:
    table = against()
    lay(table, "Mulligan")
    state = table.state
    state.discard = [card for card in state.deck if ACTION[card]]
    state.deck = [card for card in state.deck if not ACTION[card]][:2]
    events = table.swing([OWN], [OWN])
    assert len(of_kind(table.events_for(None), "reshuffled")) == 1
    assert len(events[ANN]["lies"]) == 1


@pytest.mark.rule("M-14", "M-45")
def test_the_course_s_card_is_discarded_where_it_did_not_strike() -> None:
    table = against()
    water = lay(table, "Water")
    table.swing([OWN], [OWN])
    assert water in table.state.discard


@pytest.mark.rule("M-30", "M-45")
def test_among_equal_actions_the_course_s_is_cancelled_last() -> None:
    table = against()
    table.hand(ANN, "Iron", "Mulligan")
    lay(table, "Water")
    table.hand(BEN, "Iron", "Water")
    table.plan(ANN, "Iron", react="auto")
    table.plan(BEN, "Iron", ("Water", ANN))
    assert [each["by"] for each in table.view()["swing"]["cancelled"]] == [BEN]
