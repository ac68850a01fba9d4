"""The numbers and examples on the rules page agree with the engine."""

from __future__ import annotations

import re

import pytest

from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.cards import ACTIONS, ANYTIME, CLUB, CLUBS, DECK, finishing_strokes
from chalicelib.games.mulligan.shots import shoot
from chalicelib.log.apply import TIMEOUTS_TO_BOT
from tests.games.mulligan.table import OWN, Table, cards
from tests.games.said import each_text, texts, word

ANN, BEN, CAT = 0, 1, 2


@pytest.fixture(scope="module")
def said() -> dict[str, str]:
    """Return the texts of the rules page, its modes, and the help about each half."""
    sentences = texts(
        "mulligan", [*[("rules", name, []) for name in ("sections", "finer", "CLOCK_TEXT")], ("definition", "modes", [])]
    )
    halves = [half_id(name) for name in (*[club.name for club in CLUBS], *[action.name for action in ACTIONS], *ANYTIME)]
    helped = each_text("mulligan", [("card-help", "helpOf", [{"id": half}]) for half in halves])
    return sentences | dict(zip(halves, helped, strict=True))


def half_id(name: str) -> str:
    """Return the page's name of a half's picture."""
    return name.lower().replace(" ", "-")


@pytest.mark.rule("M-10", "M-29", "M-40", "M-44")
def test_hands_and_turns_are_as_many_as_the_page_says(said: dict[str, str]) -> None:
    table, heavy = Table(2, yards=[700]), Table(2, "heavy_bag")
    assert f"draws up to {word(len(table.state.balls[ANN].hand))} cards, including a 2-Putt" in said["sections"]
    assert f"{word(len(heavy.state.balls[ANN].hand)).capitalize()} cards each, and up to two actions per turn." in said["modes"]
    turns = 0
    while table.view()["phase"] == "plan":
        table.swing([OWN], [OWN])
        turns += 1
    assert f"A hole ends after {word(turns)} turns at the latest (our rule)." in said["sections"]
    ahead = Table(2, "handicap", yards=[200, 200])
    for ball, score in zip(ahead.state.balls, (1, 30), strict=True):
        ball.scores.append(score)
    assert f"never below {word(ahead.view()['golfers'][ANN]['limit'])}." in said["modes"]


@pytest.mark.rule("G-02")
def test_a_plan_is_changed_as_often_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(2)
    table.plan(ANN, OWN)
    assert table.view(ANN)["own"]["changes_left"] == 30
    assert "you can change yours, up to thirty times." in said["sections"]


@pytest.mark.rule("M-23", "M-24", "M-26")
def test_distances_and_strokes_are_as_the_page_says(said: dict[str, str]) -> None:
    example = shoot(1000, cards("Fairway Wood")[0], (cards("Sand Trap")[0], cards("Hook")[0]))
    assert f"A Sand Trap and a Hook on a Fairway Wood: {example.moved} yards." in said["sections"]
    more = [shoot(1000, cards("Iron")[0], (cards(name)[0],)).strokes - 1 for name in ("Water", "Out of Bounds")]
    assert (more, "Water adds one stroke, Out of Bounds two." in said["sections"]) == ([1, 2], True)
    clubs = [shoot(1000, card).strokes for card in (cards("Iron")[0], Table(2).find(ANN, OWN))]
    assert f"A club costs {word(clubs[0])} stroke, the 2-Putt {word(clubs[1])}." in said["sections"]
    assert f"A 1-Putt always goes {shoot(1000, cards('1-Putt')[0]).moved} yards." in said["sections"]


@pytest.mark.rule("M-28")
def test_finishing_strokes_are_as_the_page_says(said: dict[str, str]) -> None:
    [numbers] = re.findall(r"add (\d) stroke with (\d+) yards or less to go, (\d) up to (\d+), (\d) beyond", said["sections"])
    one, near, two, far, three = map(int, numbers)
    strokes = [finishing_strokes(left) for left in (0, near, near + 1, far, far + 1, 700)]
    assert strokes == [one, one, two, two, three, three]


@pytest.mark.rule("M-01", "M-02")
def test_help_states_the_numbers_of_each_half(said: dict[str, str]) -> None:
    for club in CLUBS:
        sentence = said[half_id(club.name)]
        assert f"{club.yards} yards" in sentence
        assert club.half is None or f", {club.half} when halved." in sentence
        assert ("in if" in sentence) == club.finishes
        assert ("Only in the first turn" in sentence) == club.first_turn_only
        assert ("two strokes" in sentence) == (club.strokes == 2)
        assert ("Actions don’t affect it" in sentence) == club.immune
    for action in ACTIONS:
        sentence = said[half_id(action.name)]
        change = f"Takes {-action.yards} yards off" if action.yards < 0 else f"Adds {action.yards} yards to"
        assert (action.yards != 0) == (f"{change} any player’s shot." in sentence)
        assert ("Halves any player’s distance" in sentence) == action.half
        assert ("For your ball" in sentence) == action.own


@pytest.mark.rule("M-03", "M-04", "M-41", "M-43")
def test_counts_and_our_own_rules_are_as_the_page_says(said: dict[str, str]) -> None:
    assert (len(DECK), len(CLUB)) == (100, 104)
    assert "A hundred two-sided cards." in said["sections"]
    assert f"We chose how many there are of each, the {CLUBS[3].name}’s distance" in said["sections"]
    chips = Table(2, "interesting").view()["wagers"]["chips"]
    assert (chips, "A hundred play chips each" in said["modes"]) == ([100, 100], True)
    assert "Two more rules are ours: the hundred chips in Interesting" in said["sections"]
    seats = [len(Table(3, "best_ball").view(seat)["own"]["golfers"]) for seat in range(3)]
    assert (seats, "with three players in Best Ball the first seat plays two golfers." in said["sections"]) == ([2, 1, 1], True)
    table = Table(2)
    table.hand(ANN, "Rangefinder")
    table.use(ANN, "rangefinder")
    assert f"See the top {word(table.view()['looking']['count'])} cards of the deck" in said["rangefinder"]


def finish(table: Table, *ones: int) -> None:
    """Let all hole out from 25 yards, these with one stroke, the others with two."""
    table.given.clear()
    table.left(*[25] * len(table.state.balls))
    for golfer in range(len(table.state.balls)):
        if golfer in ones:
            table.hand(golfer, "1-Putt")
        table.plan(golfer, "1-Putt" if golfer in ones else OWN)


@pytest.mark.rule("M-42", "M-47")
def test_wolf_points_are_as_the_page_says(said: dict[str, str]) -> None:
    points = []
    for partner, ones in ((BEN, (BEN,)), (None, (ANN,)), (BEN, (ANN, CAT)), (None, (ANN, BEN))):
        table = Table(3, "wolf", yards=[200, 200])
        table.play(ANN, kind="partner", seat=partner)
        finish(table, *ones)
        points.append(table.view()["wolf"]["points"])
    assert points == [[1, 1, 0], [2, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert "If the wolf or the partner has fewer strokes on the hole than the third player, both get a point." in said["finer"]
    assert "A lone wolf with fewer than both others gets two. A tie scores nothing." in said["finer"]
    table = Table(3, "wolf", yards=[200, 200])
    table.play(ANN, kind="partner", seat=None)
    table.left(25, 25, 25)
    table.play(BEN, **table.move(BEN, shots={BEN: (OWN,)}, partner=CAT))
    assert "partner" not in str(table.events_for(CAT))
    table.plan(ANN, OWN)
    table.plan(CAT, OWN)
    assert table.view()["wolf"]["partner"] == CAT
    assert "the choice counts if the hole ends with that turn, otherwise nobody sees it." in said["finer"]


@pytest.mark.rule("M-41", "M-47")
def test_bets_end_and_are_closed_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(2, "interesting", yards=[25, 400])
    hole = {"kind": "offer", "stakes": {"1": 100}, "bet": {"about": "hole"}}
    for _ in range(5):
        number = table.play(ANN, **{**hole, "stakes": {"1": 1}, "bet": {"about": "words", "text": "Rain"}})[0]["offer"]
        table.play(BEN, kind="accept", offer=number)
    assert not table.legal(ANN, {**hole, "stakes": {"1": 1}, "bet": {"about": "words", "text": "Rain"}})
    assert "Two players can have up to five open bets in words." in said["finer"]
    table = Table(2, "interesting", yards=[25, 400])
    table.play(BEN, kind="accept", offer=table.play(ANN, **hole)[0]["offer"])
    finish(table, ANN)
    assert (table.view()["phase"], MULLIGAN.standings(table.state)) == ("over", [None, None])
    assert "If one player holds every chip after a hole, the game ends and counts for no leaderboard." in said["finer"]
    table = Table(2, "interesting", yards=[400])
    table.plan(ANN, OWN, react="ask")
    assert table.legal(BEN, {**hole, "stakes": {"0": 1}})
    table.plan(BEN, OWN)
    assert [table.legal(BEN, {**hole, "stakes": {"0": 1}, "bet": {"about": about}}) for about in ("hole", "total")] == [
        False
    ] * 2
    assert "you can’t bet on that turn or hole until the next draw, nor on the total if it’s the last hole." in said["finer"]
    table.play(ANN, kind="pass")
    finish(table, BEN)
    result = MULLIGAN.result(table.state)
    assert result is not None
    assert [each["place"] for each in result["places"]] == [2, 1]
    assert "If players tie on chips, the lower total wins." in said["finer"]


@pytest.mark.rule("M-45")
def test_the_course_lays_no_card_where_the_page_says(said: dict[str, str]) -> None:
    table = Table(2, "course", yards=[200, 200])
    finish(table)
    assert table.view()["course"]["laid"] is False
    assert "If the totals are tied, it lays no card." in said["finer"]


@pytest.mark.rule("M-31", "M-41", "G-04")
def test_a_bot_that_stands_in_does_what_the_page_says(said: dict[str, str]) -> None:
    table = Table(3, "interesting", yards=[400])
    table.plan(ANN, OWN, react="ask")
    MULLIGAN.seated(table.state, frozenset((ANN,)))
    events = table.play(BEN, kind="offer", stakes={"0": 1}, bet={"about": "hole"})
    assert [event["kind"] for event in events] == ["offered", "declined"]
    table.plan(BEN, OWN)
    table.plan(CAT, OWN)
    assert (table.view()["phase"], TIMEOUTS_TO_BOT) == ("plan", 2), "nobody was asked"
    assert (
        "Miss two in a row and a bot plays for you until you’re back. It’s never asked, and it doesn’t bet."
        in said["CLOCK_TEXT"]
    )


@pytest.mark.rule("M-30")
def test_a_mulligan_plays_itself_where_the_page_says(said: dict[str, str]) -> None:
    used = []
    for action in ("Slice", "Rough", "Water"):
        table = Table(2, yards=[600])
        table.hand(ANN, "Iron", "Mulligan")
        table.hand(BEN, "Iron", action)
        table.plan(ANN, "Iron", react="auto")
        table.plan(BEN, "Iron", (action, ANN))
        used.append(bool(table.view()["swing"]["cancelled"]))
    assert used == [False, True, True]
    assert "to hole out, save a stroke, or end at least 50 yards closer" in said["sections"]


@pytest.mark.rule("M-33")
def test_a_seat_that_is_asked_may_play_what_the_page_says(said: dict[str, str]) -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Rangefinder", "Dig Through the Bag", "Course GPS", "Borrow a Club")
    table.plan(ANN, "Iron", react="ask")
    table.plan(BEN, OWN)
    assert table.kinds(ANN) == ["pass", "rangefinder", "dig", "borrow", "orders"]
    assert "After the reveal, players who are asked can play all of these but the GPS." in said["sections"]


@pytest.mark.rule("M-37")
def test_a_late_seat_gets_what_the_page_says(said: dict[str, str]) -> None:
    table = Table(2, yards=[20] * 18, holes="ask")
    while table.view()["phase"] == "plan":
        for seat in (ANN, BEN):
            table.time_out(seat)
    for seat in (ANN, BEN):
        table.time_out(seat)
    assert table.view()["phase"] == "over"
    assert MULLIGAN.result(table.state) is not None
    assert "After nine holes, you don’t play on." in said["CLOCK_TEXT"]
