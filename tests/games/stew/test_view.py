"""What each seat may see (S-26, G-02)."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from chalicelib.games.stew import STEW
from tests.games.stew.table import ANN, BEN, CAT, Table, of


@pytest.mark.rule("S-26")
def test_hands_are_seen_by_their_own_seat_alone_and_their_sizes_by_all() -> None:
    table = Table(3)
    for viewer in (ANN, BEN, CAT, None):
        view = table.view(viewer)
        own = [card["card"] for card in view["own"]["cards"]] if view["own"] else []
        assert own == (sorted(table.cards(viewer)) if viewer is not None else [])
        assert [(player["hand"], player["cards"]) for player in view["players"]] == [(5, None)] * 3
    assert [player["cards"] for player in table.view(None, everything=True)["players"]] == [
        sorted(table.cards(seat)) for seat in range(3)
    ]


@pytest.mark.rule("S-26")
def test_orders_are_seen_once_they_are_turned() -> None:
    table = Table(3)
    table.pass_round()
    for royal, shown in table.view()["royals"].items():
        pile = table.state.royals[royal]
        assert (shown["under"], shown["order"], shown["next"]) == (pile.under, pile.under[-1], pile.next)
        assert (shown["down"], shown["down_cards"]) == (1, None)
    assert table.view(None, everything=True)["royals"]["queen"]["down_cards"] == table.state.royals["queen"].down[::-1]


@pytest.mark.rule("S-26")
def test_everybody_sees_the_sizes_of_deck_and_discards() -> None:
    table = Table(2, begin=False)
    for seat in (ANN, BEN):
        table.play(seat, "open", replace=True)
    view = table.view(ANN)
    assert (view["deck"], view["discard"]) == (len(table.state.deck), len(table.state.discard))
    assert (view["deck_cards"], view["discard_cards"]) == (None, None)
    assert view["discard"] >= 10


@pytest.mark.rule("S-26")
def test_a_seat_sees_its_drawn_cards_and_others_their_number() -> None:
    table = Table(2)
    table.hand(ANN, "honey wine")
    table.hand(BEN, "honey wine")
    [top, _] = table.top("wine wine", "honey honey")
    table.turn(("queen", "honey wine"), ("queen", "honey wine"))
    assert of(table.seen(ANN), "drew")[0] == {"seat": ANN, "kind": "drew", "count": 1, "why": "bonus", "cards": [top]}
    for other in (BEN, None):
        assert of(table.seen(other), "drew")[0] == {"seat": ANN, "kind": "drew", "count": 1, "why": "bonus"}
    assert table.view(ANN)["own"]["drawn"] == [top]


@pytest.mark.rule("S-10", "S-38")
def test_cards_drawn_since_the_last_reveal_are_new() -> None:
    """First a replaced hand, and with it the cards of a trade; after the next reveal only the bonus."""
    table = Table(2, begin=False, with_specialties=True)
    for seat, specialty in ((ANN, "spice-trader"), (BEN, "baker")):
        table.state.players[seat].dealt = (specialty, "?")
        table.play(seat, "keep", specialty=specialty)
    table.play(ANN, "open", replace=True)
    table.play(BEN, "open", replace=False)
    table.play(ANN, "trade", cards=table.cards(ANN)[:2])
    assert table.view(ANN)["own"]["drawn"] == sorted(table.cards(ANN))
    table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1])
    table.time_out(BEN)
    assert table.view(ANN)["own"]["drawn"] == table.cards(ANN)[-1:]


@pytest.mark.rule("S-26", "S-37")
def test_all_see_that_a_specialty_was_used() -> None:
    table = Table(2, "saucier", "baker")
    table.order("queen", "honey wine")
    table.hand(ANN, "honey wine")
    table.plan(ANN, "queen", "honey wine", add=True)
    assert [player["used"] for player in table.view()["players"]] == [False, False]
    table.time_out(BEN)
    assert [player["used"] for player in table.view()["players"]] == [True, False]


@pytest.mark.rule("G-02")
def test_one_sees_how_often_a_choice_may_still_be_changed() -> None:
    table = Table(2, begin=False, with_specialties=True)
    choices: tuple[Callable[[], object], ...] = (
        lambda: table.play(ANN, "keep", specialty=table.state.players[ANN].dealt[0]),
        lambda: table.play(ANN, "open", replace=False),
        lambda: table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1]),
    )
    for make in choices:
        left = []
        for _ in range(3):
            make()
            left.append(table.view(ANN)["own"]["changes_left"])
        assert left == [30, 29, 28]
        table.time_out(BEN)


@pytest.mark.rule("S-26", "S-38")
def test_discarded_unplayed_cards_are_hidden_from_others() -> None:
    table = Table(3, "spice-trader")
    [card, *_] = table.cards(ANN)
    table.play(ANN, "trade", cards=[card])
    for other in (BEN, CAT, None):
        assert table.seen(other)[0] == {"seat": ANN, "kind": "traded", "count": 1}


@pytest.mark.rule("S-26", "G-02")
def test_until_the_reveal_nothing_moves_that_others_see() -> None:
    table = Table(3, "saucier", "understudy")
    before = {viewer: json.dumps(table.view(viewer)) for viewer in (BEN, CAT, None)}
    table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:3], add=True)
    table.play(ANN, "plan", token="king", cards=table.cards(ANN)[:2])
    assert {viewer: json.dumps(table.view(viewer)) for viewer in before} == before
    table.play(BEN, "plan", token="queen", cards=table.cards(BEN)[:1], ask=True)
    for viewer in (CAT, None):
        assert json.dumps(table.view(viewer)) == before[viewer]
    assert table.view(ANN)["own"]["changes_left"] == 29
    assert table.view(None, everything=True)["players"][ANN]["choice"]["token"] == "king"


@pytest.mark.rule("S-37", "S-38", "S-40")
@pytest.mark.parametrize(("specialty", "may"), [("saucier", "add"), ("understudy", "ask"), ("spice-trader", "trade")])
def test_usable_specialties_are_shown(specialty: str, may: str) -> None:
    """They are not shown before the first plan or after the last one."""
    table = Table(2, begin=False, with_specialties=True)
    for seat, kept in ((ANN, specialty), (BEN, "baker")):
        table.state.players[seat].dealt = (kept, "?")
        table.play(seat, "keep", specialty=kept)
    none = {"add": False, "ask": False, "trade": False}
    choices = [table.view(ANN)["own"]["may"]]
    for _ in range(1 + 4 * 3):
        for seat in table.waiting:
            table.time_out(seat)
        choices.append(table.view(ANN)["own"]["may"])
    once = [{**none, may: True}, *[{**none, may: may != "trade"}] * 2]
    assert choices == [none, *once * 4, none]


@pytest.mark.rule("S-26")
def test_a_returning_player_sees_the_last_scored_round() -> None:
    table = Table(3)
    assert table.view()["last"] is None
    events = table.pass_round()
    last = table.view()["last"]
    assert last["round"] == 1
    assert [{"seat": None, "kind": "scored", "round": 1, **score} for score in last["scores"]] == of(events, "scored")
    assert last["paid"] == table.money
    assert [len(plays) for plays in last["plays"]] == [3, 3, 3]
    assert [player["plays"] for player in table.view()["players"]] == [[], [], []]


def test_a_view_shares_nothing_with_the_table() -> None:
    table = Table(2)
    view = table.view(ANN, everything=True)
    before = json.dumps(table.view(ANN, everything=True))
    for inner in (view["deck_cards"], view["players"][ANN]["cards"], view["royals"]["queen"]["under"], view["own"]["drawn"]):
        inner.append(0)
    assert json.dumps(table.view(ANN, everything=True)) == before
    assert STEW.progress(table.state) == (1, 4)
