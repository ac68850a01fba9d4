"""Shots: how far they go, what they cost, when they finish (M-20 to M-27); and the rule book's worked examples."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from chalicelib.games.mulligan.cards import ACTION, ACTIONS, COURSE, DECK, PERSONAL
from chalicelib.games.mulligan.options import Setup
from chalicelib.games.mulligan.shots import Lie, Plan, Shot, place_actions, shoot
from tests.games.mulligan.table import Table, cards

FAR = 1000
ANN, BEN, CAT = 0, 1, 2


def shot(left: int, club: str, *struck: str) -> Shot:
    """Return a shot with a club and these actions at it."""
    card = PERSONAL if club == "2-Putt" else cards(club)[0]
    return shoot(left, card, tuple(cards(name)[0] for name in struck))


def outcome(left: int, club: str, *struck: str) -> tuple[int, int, int, bool]:
    """Return the distance, the distance left, the strokes, and whether it finishes."""
    came = shot(left, club, *struck)
    return came.moved, came.left, came.strokes, came.finished


@pytest.mark.rule("M-24")
def test_the_rule_book_s_example() -> None:
    """Sand Trap and Hook on a Fairway Wood: 250 is first halved to 125, then 25 are added."""
    came = shot(FAR, "Fairway Wood", "Sand Trap", "Hook")
    assert (came.base, came.half, came.plus, came.moved) == (250, True, 25, 150)


@pytest.mark.rule("M-24")
@pytest.mark.parametrize(
    ("club", "struck", "moved"),
    [
        ("Driver", (), 300),
        ("Driver", ("Water",), 150),
        ("Hybrid", ("Water", "Sand Trap"), 100),
        ("Hybrid", ("Sand Trap", "Sand Trap", "Rough"), 50),
        ("Iron", ("Hook", "Slice", "Rough"), 100),
        ("Iron", ("Out of Bounds",), 150),
        ("Iron", ("Practice Swing",), 150),
        ("Iron", ("Missed Putt",), 150),
        ("Lob Wedge", ("Rough", "Rough"), 0),
        ("Lob Wedge", ("Sand Trap", "Rough"), 0),
        ("Lob Chip In", ("Slice", "Slice", "Slice"), 0),
        ("1-Putt", ("Hook", "Sand Trap", "Rough", "Water"), 25),
    ],
)
def test_distances(club: str, struck: tuple[str, ...], moved: int) -> None:
    named = [PERSONAL if name == "Practice Swing" else cards(name)[at] for at, name in enumerate(struck)]
    assert shoot(FAR, cards(club)[0], tuple(named)).moved == moved


@pytest.mark.rule("M-21")
@pytest.mark.parametrize("club", ["2-Putt", "Perfect Putt"])
def test_on_immune_putters_all_actions_are_void(club: str) -> None:
    assert (
        outcome(20, club, *(action.name for action in ACTIONS[:-1]))
        == outcome(20, club)
        == (25, 0, 2 if club == "2-Putt" else 1, True)
    )


@pytest.mark.rule("M-22")
@pytest.mark.parametrize("club", ["Driver", "Pitch In", "1-Putt"])
def test_a_duffed_club_goes(club: str) -> None:
    assert outcome(20, club, "Duff Shot") == (0, 20, 1, False)
    assert outcome(0, club, "Duff Shot", "Hook", "Lucky Bounce") == (0, 0, 1, False)
    assert outcome(200, club, "Duff Shot", "Water", "Out of Bounds") == (0, 200, 4, False)
    two = shoot(200, cards(club)[0], tuple(cards("Duff Shot")[:2]))
    assert (two.duffed, two.strokes) == (True, 2), "one stroke for each"


@pytest.mark.rule("M-23")
def test_penalty_strokes() -> None:
    assert shot(FAR, "Iron", "Water").strokes == 2
    assert shot(FAR, "Iron", "Out of Bounds").strokes == 3
    assert shoot(FAR, cards("Iron")[0], (*cards("Water")[:2], *cards("Out of Bounds")[:2])).strokes == 7
    assert outcome(25, "1-Putt", "Water") == (25, 0, 2, True), "not halved, but paid for"


@pytest.mark.rule("M-25")
def test_finishing() -> None:
    assert outcome(100, "Pitch In") == (100, 0, 1, True), "lands on the hole"
    assert outcome(60, "Pitch In") == (100, 0, 1, True), "passes it, and is in"
    assert outcome(101, "Pitch In") == (100, 1, 1, False)
    assert outcome(100, "Pitch In", "Slice") == (75, 25, 1, False)
    assert outcome(75, "Lob Chip In", "Hook") == (75, 0, 1, True)
    assert outcome(20, "1-Putt", "Missed Putt") == (25, 5, 1, False)
    assert outcome(100, "Pitch In", "Missed Putt") == (100, 0, 1, True), "stops a 1-Putt alone"


@pytest.mark.rule("M-25")
def test_past_the_hole_the_next_shot_comes_back() -> None:
    table = Table(2, yards=[200])
    table.hand(0, "Fairway Wood", "Lob Wedge")
    table.hand(1, "Iron", "Lob Wedge")
    assert {golfer: one["left"] for golfer, one in table.swing(["Fairway Wood"], ["Iron"]).items()} == {0: 50, 1: 50}
    assert {golfer: one["left"] for golfer, one in table.swing(["Lob Wedge"], ["Lob Wedge"]).items()} == {0: 0, 1: 0}


@pytest.mark.rule("M-26")
def test_each_club_costs_its_strokes() -> None:
    assert [shot(FAR, club).strokes for club in ("Driver", "1-Putt", "Perfect Putt", "2-Putt")] == [1, 1, 1, 2]
    assert shot(FAR, "Driver", "Duff Shot").strokes == 1, "the duff's own"


@pytest.mark.rule("M-27")
def test_on_the_hole_by_another_club_is_not_in() -> None:
    assert outcome(150, "Iron") == (150, 0, 1, False)
    assert outcome(0, "1-Putt") == (25, 0, 1, True)
    assert outcome(0, "Lob Chip In", "Rough") == (0, 0, 1, True), "brought down to 0 yards"
    assert outcome(0, "Iron") == (150, 150, 1, False)


@pytest.mark.rule("M-02", "M-24")
@pytest.mark.parametrize(
    ("left", "club", "struck", "bounce", "finished"),
    [
        (125, "Pitch In", 1, 25, True),
        (100, "Pitch In", 1, 0, True),
        (150, "Pitch In", 1, 50, True),
        (180, "Pitch In", 1, 50, False),
        (200, "Pitch In", 2, 100, True),
        (150, "Iron", 1, 0, False),
        (190, "Iron", 1, 50, False),
        (170, "Iron", 1, 25, False),
        (220, "Iron", 2, 75, False),
        (100, "Iron", 1, 0, False),
    ],
)
def test_a_lucky_bounce_adds_the_least_that_finishes_or_gets_nearest(
    left: int, club: str, struck: int, bounce: int, finished: bool
) -> None:
    came = shoot(left, cards(club)[0], tuple(cards("Lucky Bounce")[:struck]))
    assert (came.bounce, came.finished) == (bounce, finished)


@pytest.mark.rule("M-02")
def test_the_smaller_of_two_equally_near_bounces_counts() -> None:
    """Yards are whole and bounces 25 apart, so two only tie if neither moves the ball."""
    nowhere = shoot(0, cards("Lob Wedge")[0], (*cards("Rough")[:2], cards("Lucky Bounce")[0]))
    assert (nowhere.bounce, nowhere.moved) == (0, 0), "0, 25 and 50 all leave it where it is"


SETUP = Table(3).state.setup


def landed(setup: Setup, *plans: tuple[str, list[tuple[int, int]]], course: tuple[int, int] | None = None) -> list[list[Lie]]:
    made = [Plan(PERSONAL if club == "2-Putt" else cards(club)[0], tuple(actions)) for club, actions in plans]
    return place_actions(setup.side_of, made, course)[0]


KARMA, SLICE, HOOK = cards("Bad Karma")[0], cards("Slice")[0], cards("Hook")[0]


@pytest.mark.rule("M-20")
def test_bad_karma_sends_opponents_actions_back() -> None:
    lies = landed(SETUP, ("Iron", [(KARMA, ANN)]), ("Iron", [(SLICE, ANN)]), ("Iron", [(HOOK, ANN)]))
    assert lies == [[], [Lie(SLICE, BEN)], [Lie(HOOK, CAT)]]


@pytest.mark.rule("M-20")
def test_an_action_bounces_once_only() -> None:
    other = cards("Bad Karma")[1]
    lies = landed(SETUP, ("Iron", [(KARMA, ANN), (HOOK, BEN)]), ("Iron", [(other, BEN), (SLICE, ANN)]), ("Iron", []))
    assert lies == [[Lie(HOOK, ANN)], [Lie(SLICE, BEN)], []]


@pytest.mark.rule("M-20")
def test_own_actions_do_not_bounce() -> None:
    lies = landed(SETUP, ("Iron", [(KARMA, ANN), (SLICE, ANN)]), ("Iron", []), ("Iron", []))
    assert lies[ANN] == [Lie(SLICE, ANN)]


@pytest.mark.rule("M-20", "M-21")
def test_karma_does_not_act_at_an_immune_putter() -> None:
    lies = landed(SETUP, ("2-Putt", [(KARMA, ANN)]), ("Iron", [(SLICE, ANN)]), ("Iron", []))
    assert lies == [[Lie(SLICE, BEN), Lie(KARMA, ANN)], [], []]
    lies = landed(SETUP, ("Iron", [(KARMA, ANN)]), ("Perfect Putt", [(SLICE, ANN)]), ("Iron", []))
    assert lies == [[], [], []], "it dies there"


@pytest.mark.rule("M-45")
def test_karma_against_the_course_removes_its_action() -> None:
    lies = landed(SETUP, ("Iron", [(KARMA, ANN)]), ("Iron", []), ("Iron", []), course=(SLICE, ANN))
    assert lies == [[], [], []]


@pytest.mark.rule("M-45")
def test_the_course_s_karma_and_bounce_help_its_target() -> None:
    lies = landed(SETUP, ("Iron", []), ("Iron", [(SLICE, ANN)]), ("Iron", []), course=(KARMA, ANN))
    assert lies == [[], [Lie(SLICE, BEN)], []]
    lucky = cards("Lucky Bounce")[0]
    lies = landed(SETUP, ("Iron", [(KARMA, ANN)]), ("Iron", []), ("Iron", []), course=(lucky, ANN))
    assert lies[ANN] == [Lie(lucky, COURSE)], "as its own would it does not bounce"


@pytest.mark.rule("M-43")
def test_partners_actions_do_not_bounce_and_others_bounce_to_their_player() -> None:
    setup = Table(4, "best_ball").state.setup
    lies = landed(setup, ("Iron", [(KARMA, 2)]), ("Iron", [(SLICE, 2)]), ("Iron", []), ("Iron", []))
    assert lies == [[], [Lie(SLICE, 1)], [], []]
    lies = landed(setup, ("Iron", [(SLICE, 2)]), ("Iron", []), ("Iron", [(KARMA, 2)]), ("Iron", []))
    assert lies == [[], [], [Lie(SLICE, 0)], []]


@pytest.mark.rule("M-20", "M-24")
def test_resolution_is_the_same_in_any_order_of_players_and_cards() -> None:
    random = Random(5)
    for _ in range(200):
        plans, course = any_plans(random)
        lies, bounced = place_actions(SETUP.side_of, plans, course)
        for order in permutations(range(3)):
            again = permuted(plans, course, order, random)
            other_lies, other_bounced = place_actions(SETUP.side_of, *again)
            assert [named(lies[golfer], range(3)) for golfer in order] == [named(laid, order) for laid in other_lies]
            assert len(bounced) == len(other_bounced)
        for laid, plan in zip(lies, plans, strict=True):
            struck = [lie.card for lie in laid]
            ways = {shoot(310, plan.club, tuple(way)) for way in list(permutations(struck))[:24]}
            assert len(ways) == 1


def any_plans(random: Random) -> tuple[list[Plan], tuple[int, int] | None]:
    """Return plans of three golfers with two actions each, and sometimes an action of the course."""
    actions = [card for card in DECK if ACTION[card]]
    drawn = random.sample(actions, 7)
    clubs = random.sample([*(card for card in DECK if card not in drawn), PERSONAL], 3)
    plans = [
        Plan(clubs[golfer], tuple((card, aim(card, golfer, random)) for card in drawn[2 * golfer : 2 * golfer + 2]))
        for golfer in range(3)
    ]
    return plans, (drawn[6], random.randrange(3)) if random.random() < 0.3 else None


def aim(card: int, golfer: int, random: Random) -> int:
    found = ACTION[card]
    return golfer if found and found.own else random.randrange(3)


def permuted(
    plans: list[Plan], course: tuple[int, int] | None, order: tuple[int, ...], random: Random
) -> tuple[list[Plan], tuple[int, int] | None]:
    """Return the same plans with golfers renumbered and actions in another order."""
    new = {golfer: number for number, golfer in enumerate(order)}
    permuted_plans: list[Plan] = []
    for golfer in order:
        actions = [(card, new[target]) for card, target in plans[golfer].actions]
        permuted_plans.append(Plan(plans[golfer].club, tuple(random.sample(actions, len(actions)))))
    return permuted_plans, course and (course[0], new[course[1]])


def named(laid: list[Lie], numbers: range | tuple[int, ...]) -> set[tuple[int, int]]:
    return {(lie.card, lie.by if lie.by == COURSE else numbers[lie.by]) for lie in laid}


@pytest.mark.rule("M-02", "M-24")
def test_a_lucky_bounce_is_added_after_halving() -> None:
    """A Fairway Wood from the sand goes 125: from 150 yards a bounce of 25 leaves the ball at the hole."""
    came = shot(150, "Fairway Wood", "Sand Trap", "Lucky Bounce")
    assert (came.bounce, came.moved, came.left) == (25, 150, 0)
    assert shot(100, "Pitch In", "Water", "Lucky Bounce")[:5] == (100, True, 50, 50, 100)


@pytest.mark.rule("M-02", "M-27")
def test_a_shot_that_finishes_from_0_yards_needs_no_bounce() -> None:
    came = shoot(0, cards("Lob Chip In")[0], (*cards("Rough")[:2], cards("Lucky Bounce")[0]))
    assert (came.bounce, came.moved, came.finished) == (0, 0, True)
