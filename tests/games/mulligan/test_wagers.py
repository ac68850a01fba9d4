"""Wagers between two players (M-41, M-46)."""

from __future__ import annotations

from typing import Any

import pytest

from chalicelib.errors import IllegalMove
from chalicelib.games.mulligan import MULLIGAN
from tests.games.mulligan.table import OWN, Table, of_kind

ANN, BEN, CAT = 0, 1, 2
HOLE, TOTAL, WORDS = {"about": "hole"}, {"about": "total"}, {"about": "words", "text": "Ben sneezes before the hole ends"}


def shot(golfer: int, *, finishes: bool) -> dict[str, Any]:
    return {"about": "shot", "golfer": golfer, "finishes": finishes}


def three(*yards: int) -> Table:
    return Table(3, "interesting", yards=yards or (25, 400))


def wager(table: Table, by: int, to: int, stake: int, bet: dict[str, Any]) -> int:
    """Offer and accept a wager. Return its number."""
    number: int = table.play(by, kind="offer", stakes={str(to): stake}, bet=bet)[0]["offer"]
    table.play(to, kind="accept", offer=number)
    return number


def chips(table: Table) -> list[int]:
    shown: list[int] = table.view()["wagers"]["chips"]
    return shown


def hole_out(table: Table, *ones: int) -> list[dict[str, Any]]:
    """Let all hole out from 25 yards, these with a 1-Putt."""
    events: list[dict[str, Any]] = []
    table.given.clear()
    table.left(*[25] * len(table.state.balls))
    for golfer in range(len(table.state.balls)):
        if golfer in ones:
            table.hand(golfer, "1-Putt")
        events = table.plan(golfer, "1-Putt" if golfer in ones else OWN)
    return events


@pytest.mark.rule("M-41")
def test_a_hundred_chips_each() -> None:
    assert chips(three()) == [100, 100, 100]
    assert Table(2).view()["wagers"] is None


@pytest.mark.rule("M-41")
def test_an_offer_is_open_to_one_other_player_and_all_see_it() -> None:
    table = three()
    events = table.play(ANN, kind="offer", stakes={"1": 20}, bet=HOLE)
    assert events == [{"seat": ANN, "kind": "offered", "offer": 1, "to": BEN, "stake": 20, "bet": HOLE}]
    assert table.view()["wagers"]["offers"] == [{"offer": 1, "by": ANN, "to": BEN, "stake": 20, "bet": HOLE}]
    assert table.waiting == [ANN, BEN, CAT], "it waits for nobody"
    assert "offer" not in table.kinds(ANN), "one at a time"
    assert "take-back" in table.kinds(ANN)
    assert [kind for kind in table.kinds(BEN) if kind in ("accept", "decline")] == ["decline", "accept"]
    assert "accept" not in table.kinds(CAT)
    assert chips(table) == [100, 100, 100]


@pytest.mark.rule("M-41")
def test_taking_an_offer_puts_both_stakes_aside() -> None:
    table = three()
    wager(table, ANN, BEN, 20, HOLE)
    assert chips(table) == [80, 80, 100]
    [open_] = table.view()["wagers"]["wagers"]
    assert (open_["by"], open_["to"], open_["stake"], open_["settled"]) == (ANN, BEN, 20, False)


@pytest.mark.rule("M-41")
def test_offers_are_taken_back_and_declined() -> None:
    table = three()
    table.play(ANN, kind="offer", stakes={"1": 20}, bet=HOLE)
    assert table.play(ANN, kind="take-back") == [{"seat": ANN, "kind": "took-back", "offer": 1}]
    assert isinstance(table.refusal(BEN, kind="accept", offer=1), IllegalMove)
    table.play(ANN, kind="offer", stakes={"1": 30}, bet=TOTAL)
    assert table.play(BEN, kind="decline", offer=2) == [{"seat": BEN, "kind": "declined", "offer": 2}]
    assert table.view()["wagers"]["offers"] == []


@pytest.mark.rule("M-41")
def test_stakes_go_from_one_chip_to_the_chips_of_the_poorer_player() -> None:
    table = three()
    wager(table, ANN, BEN, 70, HOLE)
    for to, stake, may in (
        ("1", 30, True),
        ("1", 31, False),
        ("2", 30, True),
        ("2", 31, False),
        ("2", 0, False),
        ("0", 1, False),
    ):
        assert table.legal(ANN, {"kind": "offer", "stakes": {to: stake}, "bet": HOLE}) == may
    assert table.legal(CAT, {"kind": "offer", "stakes": {"0": 30}, "bet": HOLE})
    assert not table.legal(CAT, {"kind": "offer", "stakes": {"0": 31}, "bet": HOLE})


@pytest.mark.rule("M-41")
def test_an_offer_that_cannot_be_paid_any_more_cannot_be_taken() -> None:
    table = three()
    table.play(ANN, kind="offer", stakes={"1": 60}, bet=HOLE)
    wager(table, CAT, BEN, 50, HOLE)
    assert "accept" not in table.kinds(BEN)
    assert "decline" in table.kinds(BEN)
    table = three()
    table.play(ANN, kind="offer", stakes={"1": 60}, bet=HOLE)
    wager(table, CAT, ANN, 50, HOLE)
    assert "accept" not in table.kinds(BEN), "who offered has spent it"


@pytest.mark.rule("M-41")
def test_twenty_offers_a_player_and_hole() -> None:
    table = three(25, 25)
    for _ in range(20):
        table.play(ANN, kind="offer", stakes={"1": 1}, bet=HOLE)
        table.play(ANN, kind="take-back")
    assert "offer" not in table.kinds(ANN)
    assert table.view()["wagers"]["offers_left"] == [0, 20, 20]
    hole_out(table)
    assert table.view()["wagers"]["offers_left"] == [20, 20, 20]
    assert "offer" in table.kinds(ANN)


@pytest.mark.rule("M-41")
@pytest.mark.parametrize(("ones", "left"), [((ANN,), [110, 90, 100]), ((), [110, 90, 100]), ((BEN,), [90, 110, 100])])
def test_i_beat_or_tie_you_on_this_hole(ones: tuple[int, ...], left: list[int]) -> None:
    table = three()
    number = wager(table, ANN, BEN, 10, HOLE)
    events = hole_out(table, *ones)
    assert of_kind(events, "settled") == [
        {"seat": None, "kind": "settled", "wager": number, "won": ANN if left[ANN] > 100 else BEN, "chips": left}
    ]
    assert chips(table) == left


@pytest.mark.rule("M-41")
@pytest.mark.parametrize(("finishes", "left"), [(True, [110, 90, 100]), (False, [90, 110, 100])])
def test_a_golfer_finishes_this_turn_or_does_not(finishes: bool, left: list[int]) -> None:
    table = three(400)
    wager(table, ANN, BEN, 10, shot(CAT, finishes=finishes))
    hole_out(table)
    assert chips(table) == left
    table = three(400)
    wager(table, ANN, BEN, 10, shot(CAT, finishes=not finishes))
    table.swing([OWN], [OWN], [OWN])
    assert chips(table) == left, "settled by the turn, not by the hole"


@pytest.mark.rule("M-41")
@pytest.mark.parametrize(("ones", "left"), [((ANN,), [110, 90, 100]), ((), [100, 100, 100]), ((BEN,), [90, 110, 100])])
def test_my_total_ends_below_yours(ones: tuple[int, ...], left: list[int]) -> None:
    table = three(25, 25)
    wager(table, ANN, BEN, 10, TOTAL)
    hole_out(table)
    assert chips(table) == [90, 90, 100]
    hole_out(table, *ones)
    assert chips(table) == left


@pytest.mark.rule("M-41")
def test_an_offer_lapses_at_the_hole_s_end_and_about_this_turn_with_the_last_plan() -> None:
    table = three(400, 400)
    table.play(ANN, kind="offer", stakes={"1": 10}, bet=HOLE)
    table.play(CAT, kind="offer", stakes={"1": 10}, bet=shot(ANN, finishes=True))
    table.swing([OWN], [OWN], [OWN])
    assert of_kind(table.events_for(None), "lapsed") == [{"seat": CAT, "kind": "lapsed", "offer": 2}]
    assert [offer["by"] for offer in table.view()["wagers"]["offers"]] == [ANN]
    events = hole_out(table)
    assert of_kind(events, "lapsed") == [{"seat": ANN, "kind": "lapsed", "offer": 1}]
    assert table.view()["wagers"]["offers"] == []


@pytest.mark.rule("M-41")
def test_no_wager_about_this_turn_between_the_last_plan_and_the_next_draw() -> None:
    table = three(400)
    offer = {"kind": "offer", "stakes": {"1": 10}, "bet": shot(CAT, finishes=True)}
    assert table.legal(ANN, offer)
    table.plan(ANN, OWN, react="ask")
    table.plan(BEN, OWN)
    table.plan(CAT, OWN)
    assert not table.legal(ANN, offer)
    assert table.legal(ANN, {**offer, "bet": WORDS})
    wolves = Table(3, "interesting", "wolf")
    assert not wolves.legal(ANN, offer)
    assert wolves.legal(ANN, {**offer, "bet": TOTAL})


@pytest.mark.rule("M-41")
@pytest.mark.parametrize(("holes", "total"), [((400, 400), True), ((400,), False)])
def test_no_wager_about_the_hole_or_final_total_between_plan_and_draw(holes: tuple[int, ...], total: bool) -> None:
    """An earlier offer stays open and can be accepted after the next draw; with open cards it would be no wager."""
    table = three(*holes)
    offers = {bet["about"]: {"kind": "offer", "stakes": {"0": 10}, "bet": bet} for bet in (HOLE, TOTAL, WORDS)}
    table.play(ANN, kind="offer", stakes={"1": 10}, bet=HOLE)
    table.play(BEN, kind="offer", stakes={"2": 10}, bet=TOTAL)
    table.plan(ANN, OWN, react="ask")
    table.plan(BEN, OWN)
    assert [table.legal(CAT, offers[about]) for about in offers] == [True, True, True]
    assert ("accept" in table.kinds(BEN), "accept" in table.kinds(CAT)) == (True, True)
    table.plan(CAT, OWN)
    assert table.view()["phase"] == "react"
    assert [table.legal(CAT, offers[about]) for about in offers] == [False, total, True]
    assert len(table.view()["wagers"]["offers"]) == 2, "both stay open"
    assert ("accept" in table.kinds(BEN), "accept" in table.kinds(CAT)) == (False, total)
    assert isinstance(table.refusal(BEN, kind="accept", offer=1), IllegalMove)
    table.play(ANN, kind="pass")
    assert [table.legal(CAT, offers[about]) for about in offers] == [True, True, True]
    assert ("accept" in table.kinds(BEN), "accept" in table.kinds(CAT)) == (True, True)


@pytest.mark.rule("M-38", "M-41")
def test_the_same_holds_while_the_reveal_waits_for_a_choice() -> None:
    table = three(400)
    table.hand(ANN, "Iron", "Rangefinder")
    table.plan(ANN, "Iron")
    table.use(ANN, "rangefinder")
    table.plan(BEN, OWN)
    offer = {"kind": "offer", "stakes": {"1": 10}, "bet": HOLE}
    assert table.legal(CAT, offer)
    table.plan(CAT, OWN)
    assert table.view()["phase"] == "plan"
    assert not table.legal(CAT, offer)


@pytest.mark.rule("M-41")
def test_between_two_players_five_wagers_in_words_are_unsettled_at_most() -> None:
    table = three(400)
    numbers = [wager(table, (ANN, BEN)[number % 2], (BEN, ANN)[number % 2], 1, WORDS) for number in range(4)]
    table.play(ANN, kind="offer", stakes={"1": 1}, bet=WORDS)
    numbers.append(wager(table, BEN, ANN, 1, WORDS))
    assert "accept" not in table.kinds(BEN), "Ann's is the sixth, which was offered before"
    for seat, to, bet, may in (
        (BEN, "0", WORDS, False),
        (BEN, "0", HOLE, True),
        (BEN, "2", WORDS, True),
        (CAT, "0", WORDS, True),
    ):
        assert table.legal(seat, {"kind": "offer", "stakes": {to: 1}, "bet": bet}) == may
    for seat in (ANN, BEN):
        table.play(seat, kind="verdict", won={str(numbers[0]): ANN})
    assert "accept" in table.kinds(BEN), "one of them is settled"
    assert table.legal(BEN, {"kind": "offer", "stakes": {"0": 1}, "bet": WORDS})


@pytest.mark.rule("M-41", "G-02")
def test_a_verdict_is_changed_thirty_times_at_most() -> None:
    table = three(400)
    number = wager(table, ANN, BEN, 10, WORDS)
    for time in range(31):
        table.play(ANN, kind="verdict", won={str(number): (ANN, BEN)[time % 2]})
    assert "verdict" not in table.kinds(ANN)
    assert "verdict" in table.kinds(BEN)


@pytest.mark.rule("M-41")
def test_an_offer_to_a_seat_that_a_bot_takes_over_lapses() -> None:
    """It lapses at once, but not an offer to somebody else, or one that this seat has made."""
    table = three(400)
    table.play(ANN, kind="offer", stakes={"1": 10}, bet=HOLE)
    table.play(BEN, kind="offer", stakes={"2": 10}, bet=HOLE)
    table.play(CAT, kind="offer", stakes={"0": 10}, bet=HOLE)
    MULLIGAN.seated(table.state, frozenset((BEN,)))
    assert [offer["by"] for offer in table.view()["wagers"]["offers"]] == [BEN, CAT]
    MULLIGAN.seated(table.state, frozenset())
    assert [offer["by"] for offer in table.view()["wagers"]["offers"]] == [BEN, CAT], "who comes back finds it gone"
    assert table.legal(ANN, {"kind": "offer", "stakes": {"1": 10}, "bet": HOLE})


@pytest.mark.rule("M-38", "M-41")
def test_the_last_plan_is_in_although_the_reveal_waits_for_a_choice() -> None:
    table = three(400)
    table.hand(ANN, "Iron", "Rangefinder")
    table.play(CAT, kind="offer", stakes={"0": 10}, bet=shot(ANN, finishes=True))
    table.plan(ANN, "Iron")
    table.use(ANN, "rangefinder")
    table.plan(BEN, OWN)
    assert table.kinds(ANN) == ["take", "orders", "offer", "decline", "accept"]
    assert [event["kind"] for event in table.plan(CAT, OWN)] == ["lapsed", "chose"]
    assert table.kinds(ANN) == ["take", "orders", "offer"]
    assert not table.legal(BEN, {"kind": "offer", "stakes": {"0": 10}, "bet": shot(ANN, finishes=True)})


def one_who_looks_and_one_with_a_gps() -> tuple[Table, dict[str, Any]]:
    """Return a table where Ann can delay the reveal and Ben can take plans back, with an offer about this turn."""
    table = three(400, 400)
    table.hand(ANN, "Iron", "Rangefinder")
    table.hand(BEN, "Iron", "Course GPS")
    return table, {"kind": "offer", "stakes": {"0": 10}, "bet": shot(ANN, finishes=True)}


@pytest.mark.rule("M-34", "M-41")
def test_a_course_gps_before_the_last_plan_closes_nothing() -> None:
    table, about_this_turn = one_who_looks_and_one_with_a_gps()
    table.use(ANN, "rangefinder")
    table.plan(BEN, "Iron")
    table.plan(CAT, OWN)
    table.play(ANN, kind="take", card=table.view(ANN)["own"]["looking"][0])
    assert table.waiting == [ANN]
    table.use(BEN, "gps")
    assert table.waiting == [ANN, BEN]
    assert table.legal(CAT, about_this_turn), "the last plan has not come yet"
    table.plan(BEN, "Iron")
    table.plan(ANN, "Iron", react="ask")
    table.play(ANN, kind="pass")
    assert table.legal(CAT, about_this_turn), "after the next draw"


@pytest.mark.rule("M-34", "M-41")
def test_from_the_last_plan_to_the_next_draw_no_course_gps_opens_wagers_about_this_turn_again() -> None:
    table, about_this_turn = one_who_looks_and_one_with_a_gps()
    table.plan(ANN, "Iron")
    table.use(ANN, "rangefinder")
    table.plan(BEN, "Iron")
    table.plan(CAT, OWN)
    table.use(BEN, "gps")
    assert BEN in table.waiting
    assert not table.legal(CAT, about_this_turn)
    table.play(ANN, kind="take", card=table.view(ANN)["own"]["looking"][0])
    assert not table.legal(CAT, about_this_turn)
    table.plan(BEN, "Iron")
    assert table.legal(CAT, about_this_turn), "after the next draw"


@pytest.mark.rule("M-41")
def test_words_are_settled_by_two_verdicts_that_agree() -> None:
    table = three(400)
    number = wager(table, ANN, BEN, 10, WORDS)
    assert "verdict" not in table.kinds(CAT)
    table.play(ANN, kind="verdict", won={str(number): ANN})
    assert not table.legal(ANN, {"kind": "verdict", "won": {str(number): ANN}}), "that is said"
    assert not table.legal(BEN, {"kind": "verdict", "won": {str(number): CAT}})
    table.play(BEN, kind="verdict", won={str(number): BEN})
    assert chips(table) == [90, 90, 100], "they differ"
    events = table.play(BEN, kind="verdict", won={str(number): ANN})
    assert of_kind(events, "settled")[0]["won"] == ANN
    assert chips(table) == [110, 90, 100]
    assert "verdict" not in table.kinds(BEN)


@pytest.mark.rule("M-41")
@pytest.mark.parametrize("say", [[], [(ANN, ANN)], [(ANN, ANN), (BEN, BEN)]])
def test_where_both_do_not_agree_stakes_go_back_when_the_round_ends(say: list[tuple[int, int]]) -> None:
    table = three(25)
    number = wager(table, ANN, BEN, 10, WORDS)
    for seat, won in say:
        table.play(seat, kind="verdict", won={str(number): won})
    events = hole_out(table)
    assert of_kind(events, "settled")[0]["won"] is None
    assert chips(table) == [100, 100, 100]


@pytest.mark.rule("M-41")
def test_a_text_has_140_characters_at_most() -> None:
    table = three()
    for text, may in (("", False), ("⛳" * 140, True), ("⛳" * 141, False)):
        assert table.legal(ANN, {"kind": "offer", "stakes": {"1": 1}, "bet": {"about": "words", "text": text}}) == may


@pytest.mark.rule("M-41")
def test_bots_decline() -> None:
    table = three()
    table.state.bots = frozenset((BEN,))
    events = table.play(ANN, kind="offer", stakes={"1": 10}, bet=HOLE)
    assert [event["kind"] for event in events] == ["offered", "declined"]


@pytest.mark.rule("M-41", "M-47")
def test_one_player_with_every_chip_ends_the_game_which_stands_on_no_board() -> None:
    table = Table(2, "interesting", yards=[25, 400])
    wager(table, ANN, BEN, 100, HOLE)
    hole_out(table, ANN)
    assert table.view()["phase"] == "over"
    result = MULLIGAN.result(table.state)
    assert result is not None
    assert result["places"] == [{"seat": 0, "place": 1, "score": 200}, {"seat": 1, "place": 2, "score": 0}]
    assert MULLIGAN.standings(table.state) == [None, None]


@pytest.mark.rule("M-41", "M-42")
def test_after_an_early_end_the_wolf_is_that_of_the_last_hole() -> None:
    table = Table(3, "interesting", "wolf", yards=[25, 400])
    table.play(ANN, kind="partner", seat=BEN)
    assert table.state.book
    table.state.book.chips = [200, 50, 50]
    wager(table, ANN, BEN, 50, HOLE)
    wager(table, ANN, CAT, 50, HOLE)
    hole_out(table, ANN)
    assert table.view()["phase"] == "over"
    assert table.view()["wolf"] == {"wolf": ANN, "partner": BEN, "alone": False, "points": [1, 1, 0]}


@pytest.mark.rule("M-41", "M-47")
def test_most_chips_win_and_strokes_count_for_the_board() -> None:
    table = Table(2, "interesting", yards=[25])
    wager(table, BEN, ANN, 10, shot(ANN, finishes=True))
    hole_out(table, ANN)
    result = MULLIGAN.result(table.state)
    assert result is not None
    assert [each["place"] for each in result["places"]] == [2, 1]
    assert MULLIGAN.standings(table.state) == [
        {"score": 1, "to_par": -3, "holes_by": {"1": [1]}},
        {"score": 2, "to_par": -2, "holes_by": {"1": [2]}},
    ]


@pytest.mark.rule("M-41", "M-47")
def test_with_equal_chips_the_lower_total_wins_and_equals_share_a_place() -> None:
    for ones, order in (((ANN,), [1, 2, 2]), ((BEN, CAT), [3, 1, 1]), ((), [1, 1, 1])):
        table = three(25)
        hole_out(table, *ones)
        result = MULLIGAN.result(table.state)
        assert result is not None
        assert [(each["place"], each["score"]) for each in result["places"]] == [(place, 100) for place in order]
    table = three(25)
    wager(table, BEN, ANN, 10, shot(ANN, finishes=True))
    hole_out(table, ANN)
    result = MULLIGAN.result(table.state)
    assert result is not None
    assert [each["place"] for each in result["places"]] == [3, 1, 2], "chips come first"


@pytest.mark.rule("M-46", "M-47")
def test_in_best_ball_it_is_the_side_s_total() -> None:
    table = Table(4, "interesting", "best_ball", yards=[25])
    hole_out(table, 2)
    result = MULLIGAN.result(table.state)
    assert result is not None
    assert [each["place"] for each in result["places"]] == [1, 3, 1, 3]


@pytest.mark.rule("M-46")
def test_wagers_are_between_sides_and_compare_sides_balls() -> None:
    table = Table(4, "interesting", "best_ball", yards=[25])
    assert [to for to in range(4) if table.legal(0, {"kind": "offer", "stakes": {str(to): 1}, "bet": HOLE})] == [1, 3]
    wager(table, 1, 0, 10, HOLE)
    wager(table, 1, 0, 20, TOTAL)
    hole_out(table, 2)
    assert chips(table) == [130, 70, 100, 100], "golfer 2's ball counts for both of its side"


@pytest.mark.rule("M-41")
def test_chips_are_conserved_and_old_wagers_forgotten() -> None:
    table = three(25, 25, 25, 25)
    for hole in range(4):
        if hole:
            wager(table, ANN, BEN, 5, HOLE)
        wager(table, BEN, CAT, 7, TOTAL)
        aside = sum(2 * each["stake"] for each in table.view()["wagers"]["wagers"] if not each["settled"])
        assert sum(chips(table)) + aside == 300
        hole_out(table, hole % 3)
    assert sum(chips(table)) == 300
    assert len(table.view()["wagers"]["wagers"]) == 6, "four about totals, and those of the last two holes"


@pytest.mark.rule("M-41")
def test_the_game_goes_on_while_stakes_lie_aside() -> None:
    table = Table(2, "interesting", yards=[25, 400])
    wager(table, ANN, BEN, 10, TOTAL)
    wager(table, ANN, BEN, 90, HOLE)
    hole_out(table, ANN)
    assert chips(table) == [180, 0]
    assert (table.view()["phase"], table.view()["at"]) == ("plan", 1)
