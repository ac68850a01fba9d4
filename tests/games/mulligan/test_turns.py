"""A turn from the draw to the cleanup, and how holes end (M-10 to M-15, M-28, M-29)."""

from __future__ import annotations

import pytest

from chalicelib.errors import IllegalMove, PhaseOver
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.cards import CLUB, PERSONAL, finishing_strokes
from chalicelib.games.mulligan.turns import BRANCHES
from tests.games.mulligan.table import OWN, Table, of_kind

ANN, BEN, CAT = 0, 1, 2


@pytest.mark.rule("M-10")
def test_hands_are_filled_up_to_seven_the_own_card_counted() -> None:
    table = Table(3)
    assert [player["hand"] for player in table.view()["golfers"]] == [7, 7, 7]
    assert table.view()["deck"] == 100 - 18
    table.hand(ANN, "Iron", "Hook", *["Slice"] * 7)
    events = table.swing(["Iron", ("Hook", BEN)], [OWN], [OWN])
    assert events[ANN]["moved"] == 150
    assert [player["hand"] for player in table.view()["golfers"]] == [8, 7, 7], "more than the limit is kept"
    [drew] = of_kind(table.events_for(None), "drew")
    assert drew["counts"] == [0, 0, 0]


@pytest.mark.rule("M-10")
def test_golfer_0_draws_first() -> None:
    table = Table(2)
    for golfer in (ANN, BEN):
        table.hand(golfer, "Iron", *["Slice"] * 5)
    first = table.top("Hybrid", "Driver")
    table.plan(ANN, "Iron")
    table.plan(BEN, "Iron")
    assert [event["cards"] for event in map(dict, table.events_for(ANN)) if event["kind"] == "drew"] == [{"0": first[:1]}]
    assert [event["cards"] for event in map(dict, table.events_for(BEN)) if event["kind"] == "drew"] == [{"1": first[1:]}]
    assert "cards" not in of_kind(table.events_for(None), "drew")[0]
    assert [top in ball.hand for top, ball in zip(first, table.state.balls, strict=True)] == [True, True]


@pytest.mark.rule("M-10")
def test_hands_are_kept_from_hole_to_hole_and_boards_are_cleared() -> None:
    table = Table(2, yards=[20, 300])
    kept = table.hand(ANN, "Iron", "Hybrid", "Hook", "Slice", "Rough", "Water")
    table.hand(BEN, "Lob Wedge", *["Slice"] * 5)
    table.swing([OWN], ["Lob Wedge"])
    assert table.view()["at"] == 1
    assert set(kept) <= set(table.view(ANN)["own"]["golfers"][0]["cards"])
    assert [player["board"] for player in table.view()["golfers"]] == [[], []]
    assert table.all_cards() == list(range(100))


@pytest.mark.rule("M-11")
def test_a_plan_is_a_club_and_at_most_one_action() -> None:
    table = Table(3)
    table.hand(ANN, "Iron", "Hook", "Slice", "Lucky Bounce", "Rangefinder")
    assert table.legal(ANN, table.move(ANN, shots={ANN: ("Iron",)}))
    for target in (ANN, BEN, CAT):
        assert table.legal(ANN, table.move(ANN, shots={ANN: ("Iron", ("Hook", target))}))
    assert not table.legal(ANN, table.move(ANN, shots={ANN: ("Iron", ("Hook", 3))}))
    assert not table.legal(ANN, table.move(ANN, shots={ANN: ("Iron", ("Hook", BEN), ("Slice", BEN))}))
    assert not table.legal(ANN, {"kind": "plan", "shots": {"0": {}}}), "a club is needed"
    assert not table.legal(ANN, {"kind": "plan", "shots": {"1": {str(table.find(BEN, OWN)): {}}}}), "another's golfer"


@pytest.mark.rule("M-11")
def test_one_card_cannot_be_both() -> None:
    table = Table(2)
    [iron] = table.hand(ANN, "Iron")
    for card in (iron, PERSONAL):
        assert table.legal(ANN, {"kind": "plan", "shots": {"0": {str(card): {}}}})
        assert not table.legal(ANN, {"kind": "plan", "shots": {"0": {str(card): {str(card): BEN}}}})


@pytest.mark.rule("M-02", "M-11")
def test_some_actions_are_for_oneself_and_anytime_cards_never_lie_face_down() -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Lucky Bounce", "Bad Karma", "Rangefinder", "Mulligan")
    for name in ("Lucky Bounce", "Bad Karma"):
        assert table.legal(ANN, table.move(ANN, shots={ANN: ("Iron", (name, ANN))}))
        assert not table.legal(ANN, table.move(ANN, shots={ANN: ("Iron", (name, BEN))}))
    for name in ("Rangefinder", "Mulligan"):
        assert not table.legal(ANN, table.move(ANN, shots={ANN: ("Iron", (name, ANN))}))
        card = table.find(ANN, name)
        assert table.legal(ANN, {"kind": "plan", "shots": {"0": {str(card): {}}}}), "as a club it may"


@pytest.mark.rule("M-12")
def test_a_club_is_always_available() -> None:
    table = Table(2, yards=[500])
    for golfer in (ANN, BEN):
        table.hand(golfer)
    table.state.deck, table.state.discard = [], []
    assert table.swing([OWN], [OWN])[ANN]["moved"] == 25
    assert table.view()["golfers"][ANN]["hand"] == 1, "it came back"
    assert table.swing([OWN], [OWN])[ANN]["left"] == 450


@pytest.mark.rule("M-13")
def test_all_plans_are_shown_in_one_step() -> None:
    table = Table(3)
    for golfer in (ANN, BEN, CAT):
        table.hand(golfer, "Iron", "Hook")
    assert [event["kind"] for event in table.plan(CAT, "Iron", ("Hook", CAT))] == ["chose"]
    assert [event["kind"] for event in table.plan(ANN, "Iron")] == ["chose"]
    assert table.view()["swing"] is None
    events = table.plan(BEN, "Iron", ("Hook", ANN))
    assert [event["kind"] for event in events] == ["chose", "swung", "resolved", "drew"]
    hook = {"club": events[1]["plans"][2]["club"], "target": events[1]["plans"][2]["actions"][0]["target"]}
    assert (CLUB[hook["club"]].name, hook["target"]) == ("Iron", CAT)
    assert [len(plan["actions"]) for plan in events[1]["plans"]] == [0, 1, 1]


@pytest.mark.rule("M-13")
def test_a_late_plan_is_not_now() -> None:
    table = Table(2)
    for golfer in (ANN, BEN):
        table.hand(golfer, "Iron", "Hook")
    table.plan(ANN, "Iron", react="ask")
    plan = table.move(ANN, shots={ANN: ("Iron",)})
    table.plan(BEN, "Iron")
    assert table.view()["phase"] == "react"
    assert isinstance(table.refusal(ANN, **plan), PhaseOver)


@pytest.mark.rule("M-14")
def test_clubs_and_actions_stay_on_the_boards_until_the_hole_ends() -> None:
    table = Table(2, yards=[600, 600])
    iron, hook, slice_ = table.hand(ANN, "Iron", "Hook", "Slice")
    putt, rough = table.hand(BEN, "1-Putt", "Rough")
    table.swing(["Iron", ("Slice", BEN)], ["1-Putt", ("Rough", ANN)])
    boards = [player["board"] for player in table.view()["golfers"]]
    assert boards == [
        [{"turn": 1, "club": iron, "actions": [rough]}],
        [{"turn": 1, "club": putt, "actions": [slice_]}],
    ], "a Slice on a 1-Putt changed nothing, but did strike"
    assert table.view()["discard"] == 0
    assert hook in table.state.balls[ANN].hand
    assert table.all_cards() == list(range(100))


@pytest.mark.rule("M-14")
def test_all_other_cards_are_discarded() -> None:
    table = Table(3, yards=[600])
    iron, karma = table.hand(ANN, "Iron", "Bad Karma")
    duffed, slice_ = table.hand(BEN, "Hybrid", "Slice")
    perfect, duff = table.hand(CAT, "Perfect Putt", "Duff Shot")
    table.plan(ANN, "Iron", ("Bad Karma", ANN))
    table.plan(BEN, "Hybrid", ("Slice", CAT))
    table.plan(CAT, "Perfect Putt", ("Duff Shot", BEN))
    boards = [[(each["club"], each["actions"]) for each in player["board"]] for player in table.view()["golfers"]]
    assert boards == [[(iron, [])], [(None, [])], [(perfect, [])]]
    assert sorted(table.state.discard) == sorted([karma, duffed, duff, slice_])


@pytest.mark.rule("M-14", "M-31")
def test_a_cancelled_card_is_discarded_only_at_cleanup() -> None:
    """When Ann digs, only the Mulligan that acted has been discarded; the cancelled action follows later."""
    table = Table(2, yards=[600])
    _, mulligan, dig, *_ = table.hand(ANN, "Iron", "Mulligan", "Dig Through the Bag", *["Slice"] * 5)
    _, out = table.hand(BEN, "Iron", "Out of Bounds")
    table.plan(ANN, "Iron", react="ask")
    table.plan(BEN, "Iron", ("Out of Bounds", ANN))
    table.use(ANN, "mulligan", cancel=out)
    table.state.balls[BEN].hand += table.state.deck
    table.state.deck = []
    events = table.use(ANN, "dig", discard=[])
    assert [event["cards"] for event in of_kind(events, "reshuffled")] == [1]
    assert mulligan in table.state.balls[ANN].hand
    assert table.state.discard == [dig]
    table.play(ANN, kind="pass")
    assert out in table.state.discard
    assert out not in table.view()["golfers"][ANN]["board"][0]["actions"]


@pytest.mark.rule("M-14")
def test_own_cards_return_and_never_lie_on_the_discard_pile() -> None:
    table = Table(2, yards=[600])
    table.hand(ANN, "Iron")
    table.hand(BEN, "Iron")
    events = table.swing([OWN], ["Iron", ("Practice Swing", ANN)])
    assert events[ANN]["lies"] == [{"card": 101, "by": BEN, "void": True}]
    for golfer in (ANN, BEN):
        assert PERSONAL + golfer in table.state.balls[golfer].hand
    assert max(table.state.discard, default=0) < PERSONAL


@pytest.mark.rule("M-14", "G-06")
def test_an_empty_deck_is_made_of_the_discard_pile_in_the_list_s_order() -> None:
    table = Table(2, yards=[600])
    for golfer in (ANN, BEN):
        table.hand(golfer, "Iron", *["Slice"] * 5)
    thrown = table.state.deck[::-1]
    table.state.discard, table.state.deck = thrown, []
    events = table.plan(ANN, "Iron") + table.plan(BEN, "Iron")
    assert [event["cards"] for event in of_kind(events, "reshuffled")] == [len(thrown)]
    draw = table.chance.draws[-1]
    assert (draw.label, draw.kind, draw.k) == ("h1/t2/reshuffle1", "shuffle", len(thrown))
    assert isinstance(draw.result, tuple)
    whole = [sorted(thrown)[place] for place in draw.result]
    assert of_kind(events, "drew")[0]["counts"] == [1, 1]
    assert table.state.deck == whole[:-2], "the last two are drawn"


@pytest.mark.rule("M-14")
def test_with_both_piles_empty_fewer_cards_are_drawn() -> None:
    table = Table(2, yards=[600])
    for golfer in (ANN, BEN):
        table.hand(golfer, "Iron", *["Slice"] * 5)
    table.state.deck, table.state.discard = table.state.deck[:1], []
    events = table.plan(ANN, "Iron") + table.plan(BEN, "Iron")
    assert of_kind(events, "drew")[0]["counts"] == [1, 0]


@pytest.mark.rule("M-15")
def test_sizes_are_public_and_stand_still_until_the_reveal() -> None:
    table = Table(2)
    before = table.view()
    table.plan(ANN, OWN)
    assert table.view() == before
    assert [player["hand"] for player in before["golfers"]] == [7, 7]
    assert (before["deck"], before["discard"]) == (88, 0)
    assert before["own"] is None
    assert [player["cards"] for player in table.view(BEN)["golfers"]] == [None, None]
    assert [hand["golfer"] for hand in table.view(BEN)["own"]["golfers"]] == [BEN]


@pytest.mark.rule("M-15", "M-32", "G-02")
def test_orders_and_plans_of_others_are_hidden() -> None:
    table = Table(2)
    table.play(ANN, kind="orders", orders="always")
    assert table.events_for(BEN) == table.events_for(None) == []
    assert (table.view(ANN)["own"]["orders"], table.view(BEN)["own"]["orders"]) == ("always", "against-me")
    table.plan(ANN, OWN)
    assert table.events_for(BEN) == [{"seat": ANN, "kind": "chose"}]
    assert table.events_for(ANN)[0]["shots"] == {"0": {"100": {}}}


@pytest.mark.rule("M-28")
@pytest.mark.parametrize(("left", "strokes"), [(0, 1), (25, 1), (26, 2), (100, 2), (101, 3), (700, 3)])
def test_finishing_strokes(left: int, strokes: int) -> None:
    assert finishing_strokes(left) == strokes


@pytest.mark.rule("M-28")
def test_when_one_finishes_the_hole_ends_for_all() -> None:
    table = Table(3, yards=[150, 400])
    table.left(25, 150, 175)
    table.hand(ANN, "1-Putt")
    table.hand(BEN, "Iron")
    table.hand(CAT, "Lob Wedge")
    table.plan(ANN, "1-Putt")
    table.plan(BEN, "Iron")
    [holed] = of_kind(table.plan(CAT, "Lob Wedge"), "holed")
    assert (holed["strokes"], holed["finishing"], holed["scores"]) == ([1, 1, 1], [0, 1, 3], [1, 2, 4])
    view = table.view()
    assert (view["at"], view["turn"], view["holes"][1]["yards"]) == (1, 1, 400)
    assert [player["left"] for player in view["golfers"]] == [400, 400, 400]
    assert view["last_hole"]["scores"] == [1, 2, 4]


@pytest.mark.rule("M-28")
def test_several_may_finish_at_once() -> None:
    table = Table(2, yards=[20])
    table.swing([OWN], [OWN])
    assert [player["scores"] for player in table.view()["golfers"]] == [[2], [2]]


@pytest.mark.rule("M-29")
def test_after_twelve_turns_a_hole_ends() -> None:
    table = Table(2, yards=[700, 100])
    for turn in range(1, 13):
        assert (table.view()["at"], table.view()["turn"]) == (0, turn)
        table.swing([OWN], [OWN])
    assert table.view()["at"] == 1
    assert table.view()["golfers"][ANN]["scores"] == [12 * 2 + 3]


@pytest.mark.rule("M-29")
def test_the_lowest_total_wins() -> None:
    table = Table(2, yards=[25])
    table.hand(ANN, "1-Putt")
    table.swing(["1-Putt"], [OWN])
    assert table.view()["phase"] == "over"
    assert [player["total"] for player in table.view()["golfers"]] == [1, 2]


def test_a_plan_may_be_changed_and_the_last_one_counts() -> None:
    table = Table(2)
    table.hand(ANN, "Iron", "Hybrid")
    table.plan(ANN, "Iron")
    assert table.view(ANN)["own"]["changes_left"] == 30
    table.plan(ANN, "Hybrid")
    assert table.view(ANN)["own"]["changes_left"] == 29
    events = table.plan(BEN, OWN)
    assert of_kind(events, "resolved")[0]["shots"][ANN]["moved"] == 200


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    table = Table(2)
    assert isinstance(table.refusal(ANN, kind="plan", shots={"0": {}}), IllegalMove)
    assert "Place one club" in str(table.refusal(ANN, kind="plan", shots={"0": {}}))
    assert isinstance(table.refusal(ANN, kind="pass"), IllegalMove)


@pytest.mark.rule("M-15", "M-43")
def test_partners_see_no_more_than_opponents() -> None:
    table = Table(4, "best_ball", yards=[600])
    for golfer in (0, 1, 3):
        table.plan(golfer, OWN)
        assert table.events_for((golfer + 2) % 4) == [{"seat": golfer, "kind": "chose"}]
    table.plan(2, OWN)
    drew = [of_kind(table.events_for(seat), "drew")[0]["cards"] for seat in range(4)]
    assert [list(cards) for cards in drew] == [["0"], ["1"], ["2"], ["3"]]


@pytest.mark.rule("G-02")
def test_a_plan_is_changed_thirty_times_at_most() -> None:
    table = Table(2)
    for _ in range(31):
        table.plan(ANN, OWN)
    assert "plan" not in table.kinds(ANN)
    assert isinstance(table.refusal(ANN, **table.move(ANN, shots={ANN: (OWN,)})), PhaseOver)


@pytest.mark.rule("G-08", "M-37", "M-38")
def test_a_decision_starts_a_new_clock_and_a_card_s_choice_shares_the_plan_s() -> None:
    clocks = {kind: MULLIGAN.clock({"kind": kind}, []) for kind in BRANCHES}
    assert {kind for kind, clock in clocks.items() if clock == "new"} == {"partner", "plan", "pass", "go-on"}
    assert {kind for kind, clock in clocks.items() if clock == "shared"} == {"rangefinder", "borrow"}
