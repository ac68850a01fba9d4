"""A player's turn."""

import pytest

from chalicelib.errors import IllegalMove, NotYourTurn, PhaseOver
from chalicelib.games.becks_golf import BECKS_GOLF
from tests.games.becks_golf.table import NINES, Table, cards, kinds, only_event


def table_of_two() -> Table:
    """Return a table where seat 0 has 9 and 8 face-up, an eight is drawn next, and a nine is the top discard."""
    return Table(NINES, NINES)


@pytest.mark.rule("B-12")
@pytest.mark.parametrize(("at", "was_down", "replaced"), [(0, False, 9), (2, True, 7), (8, True, 8)])
def test_the_top_discard_replaces_a_card_of_the_grid_face_up_or_down(at: int, was_down: bool, replaced: int) -> None:
    table = Table(NINES, NINES, discard=(1, 5))
    placed = only_event(table.play(0, "take", at=at), "placed")
    assert (placed["at"], placed["card"], placed["from"]) == (at, 5, "discard")
    assert (placed["replaced"], placed["was_down"]) == (replaced, was_down)
    assert table.player(0)["grid"][at] == 5
    assert table.view()["discard"] == [1, replaced]
    assert table.waiting == [1]


@pytest.mark.rule("B-12")
def test_the_top_discard_cannot_be_taken_and_thrown_again() -> None:
    table = table_of_two()
    with pytest.raises(IllegalMove):
        table.play(0, "discard")
    with pytest.raises(IllegalMove):
        table.play(0, "take")
    assert [move["kind"] for move in BECKS_GOLF.legal(table.state, 0).each()] == ["draw", *["take"] * 9]  # type: ignore[union-attr]


@pytest.mark.rule("B-12", "G-01")
def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    table = table_of_two()
    (drew,) = table.play(0, "draw")
    assert drew.seen_by(0) == {"seat": 0, "kind": "drew", "card": 8}
    assert drew.seen_by(1) == drew.seen_by(None) == {"seat": 0, "kind": "drew"}
    assert table.view(0)["drawn"] == {"seat": 0, "card": 8}
    assert table.view(1)["drawn"] == table.view()["drawn"] == {"seat": 0, "card": None}
    assert table.waiting == [0]


@pytest.mark.rule("B-12")
@pytest.mark.parametrize(("at", "was_down", "replaced"), [(1, False, 8), (5, True, 9)])
def test_a_drawn_card_replaces_a_card_of_the_grid(at: int, was_down: bool, replaced: int) -> None:
    table = Table(NINES, NINES, pile=(1, "M"))
    table.play(0, "draw")
    placed = only_event(table.play(0, "place", at=at), "placed")
    assert (placed["at"], placed["card"], placed["from"]) == (at, "M", "pile")
    assert (placed["replaced"], placed["was_down"]) == (replaced, was_down)
    assert (table.player(0)["grid"][at], table.view()["discard"]) == ("M", [9, replaced])
    assert (table.waiting, table.view(0)["drawn"], table.view()["pile"]) == ([1], None, 1)


@pytest.mark.rule("B-12", "B-13")
def test_a_drawn_card_may_be_discarded_and_turns_nothing_over() -> None:
    table = table_of_two()
    before = table.player(0)
    table.play(0, "draw")
    (discarded,) = table.play(0, "discard")
    assert discarded.seen_by(1) == {"seat": 0, "kind": "discarded", "card": 8}
    assert table.player(0) == before
    assert (table.view()["discard"], table.waiting) == ([9, 8], [1])


@pytest.mark.rule("B-12")
def test_after_a_draw_no_second_card_can_be_drawn_or_taken() -> None:
    table = table_of_two()
    table.play(0, "draw")
    for kind, more in (("draw", {}), ("take", {"at": 0})):
        with pytest.raises(IllegalMove, match="place the 8 you drew"):
            table.play(0, kind, **more)


@pytest.mark.rule("B-11")
def test_turns_go_by_rising_seats() -> None:
    table = Table(NINES, NINES, NINES)
    seats = list[int]()
    for _ in range(7):
        seats += table.waiting
        table.pass_on()
    assert seats == [0, 1, 2, 0, 1, 2, 0]


def test_the_others_wait() -> None:
    table = table_of_two()
    with pytest.raises(NotYourTurn, match="not your turn"):
        table.play(1, "draw")
    with pytest.raises(NotYourTurn):
        table.time_out(1)
    assert BECKS_GOLF.legal(table.state, 1) is None


@pytest.mark.rule("B-14")
def test_an_empty_draw_pile_is_made_of_the_discard_pile_without_its_top_card() -> None:
    table = Table(NINES, NINES, pile=(), discard=(1, 2, 3, 4, "H"))
    events = table.play(0, "draw")
    assert kinds(events) == ["reshuffled", "drew"]
    assert only_event(events, "reshuffled") == {"seat": None, "kind": "reshuffled", "cards": 4}
    assert table.view()["discard"] == ["H"]
    assert table.view()["pile"] == 3
    assert sorted([*table.state.pile, table.state.drawn or 0]) == [1, 2, 3, 4]


@pytest.mark.rule("G-06", "B-14")
def test_a_reshuffle_takes_its_cards_in_the_list_s_order_first() -> None:
    """Black, red, Mulligan, Hazard: the order in which cards were discarded does not matter."""
    piles = []
    for discard in ((1, 9, -1, "M", "H", 5), ("H", -1, "M", 9, 1, 5)):
        table = Table(NINES, NINES, pile=(), discard=discard)
        table.play(0, "draw")
        drawn = table.chance.draws[-1].result
        assert isinstance(drawn, tuple)
        pile = [*table.state.pile, table.state.drawn]
        assert pile == [cards(1, 9, -1, "M", "H")[place] for place in drawn]
        piles.append(pile)
    assert piles[0] == piles[1]


@pytest.mark.rule("B-14", "G-06")
def test_each_shuffle_of_a_round_has_a_label_of_its_own() -> None:
    table = Table(NINES, NINES, pile=(), discard=(1, 2, 3))
    table.pass_on(5)
    labels = [(draw.label, draw.k, draw.kind) for draw in table.chance.draws]
    assert labels == [("r1/reshuffle1", 2, "shuffle"), ("r1/reshuffle2", 2, "shuffle"), ("r1/reshuffle3", 2, "shuffle")]


@pytest.mark.rule("B-14", "G-06")
def test_the_shuffles_of_the_next_round_are_counted_again() -> None:
    table = Table(NINES, NINES, pile=(), discard=(1, 2, 3), turns=58, rounds=2)
    table.pass_on(2)
    table.open()
    table.pass_on(2)
    table.state.discard += table.state.pile
    table.state.pile.clear()
    table.pass_on()
    labels = [draw.label for draw in table.chance.draws]
    assert labels == ["r1/reshuffle1", "r2/deal", "r2/reshuffle1"]


@pytest.mark.rule("B-14")
def test_the_pile_is_shuffled_only_when_somebody_draws() -> None:
    table = Table(NINES, NINES, pile=(5,), discard=(1, 2))
    table.pass_on()
    assert (table.view()["pile"], len(table.view()["discard"])) == (0, 3)
    assert kinds(table.play(1, "take", at=0)) == ["placed"]
    assert table.chance.draws == []


@pytest.mark.rule("B-20")
def test_the_event_of_a_placed_card_has_completed_sets_and_the_new_grid() -> None:
    table = Table((6, 6, 5, 6, 1, 2, 6, 3, 4), NINES, up=[range(8), (0, 1)], discard=("M",))
    placed = only_event(table.play(0, "take", at=2), "placed")
    assert placed["completed"] == [{"places": [0, 1, 2], "score": -6}]
    assert placed["sets"] == table.player(0)["sets"]
    assert placed["showing"] == -6 - 6 + 1 + 2 + 3
    assert table.player(0)["sets"] == [{"places": [0, 1, 2], "score": -6}, {"places": [0, 3, 6], "score": -6}]


def test_after_the_end_nobody_moves() -> None:
    table = Table(NINES, NINES, turns=59)
    table.play(1, "take", at=0)
    for seat in (0, 1):
        with pytest.raises(PhaseOver, match="over"):
            table.play(seat, "draw")
        with pytest.raises(PhaseOver, match="over"):
            table.time_out(seat)
        assert BECKS_GOLF.legal(table.state, seat) is None


def test_a_refused_move_leaves_no_trace() -> None:
    table = table_of_two()
    table.play(0, "draw")
    before = BECKS_GOLF.pack(table.state)
    for move in ({"kind": "place", "at": 9}, {"kind": "place"}, {"kind": "draw"}, {"kind": "open", "at": [0, 0]}, 7, None):
        with pytest.raises(IllegalMove):
            BECKS_GOLF.play(table.state, 0, move, table.chance)
    assert BECKS_GOLF.pack(table.state) == before
    assert table.chance.draws == []
    assert table.state.drawn == cards(8)[0]
