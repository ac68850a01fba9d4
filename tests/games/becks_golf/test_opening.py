"""The deal, and the two cards that all turn at once."""

import pytest

from chalicelib.errors import IllegalMove, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.cards import PACK
from tests.games.becks_golf.table import Table, kinds, only_event


@pytest.mark.rule("B-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nine_cards_are_dealt_face_down_and_nobody_looks(seats: int) -> None:
    table = Table.dealt(seats)
    for viewer in (*range(seats), None):
        view = table.view(viewer)
        assert [player["grid"] for player in view["players"]] == [[None] * 9] * seats
        assert (view["pile"], view["discard"]) == (104 - 9 * seats, [])
    dealt = [*table.state.pile, *(card for player in table.state.players for card in player.grid)]
    assert sorted(dealt) == sorted(PACK)


@pytest.mark.rule("B-10", "G-02")
def test_all_turn_two_of_their_choice_at_once_and_a_card_starts_the_discard_pile() -> None:
    table = Table.dealt(3)
    top = table.state.pile[-1]
    assert table.waiting == [0, 1, 2]
    assert kinds(table.play(1, "open", at=[8, 3])) == ["chose"]
    assert kinds(table.play(2, "open", at=[0, 1])) == ["chose"]
    assert table.waiting == [0]
    assert [player["down"] for player in table.view(1)["players"]] == [9, 9, 9]
    events = table.play(0, "open", at=[4, 5])
    assert kinds(events) == ["chose", "opened"]
    turned = [[at for at, card in enumerate(player["grid"]) if card is not None] for player in table.view()["players"]]
    assert turned == [[4, 5], [3, 8], [0, 1]]
    assert table.state.discard == [top]
    opened = only_event(events, "opened")
    assert [[card["at"] for card in cards] for cards in opened["cards"]] == turned
    assert all(
        card["card"] == table.player(seat)["grid"][card["at"]] for seat, cards in enumerate(opened["cards"]) for card in cards
    )
    assert opened["discard"] == table.view()["discard"][-1]
    assert opened["showing"] == [player["showing"] for player in table.view()["players"]]


@pytest.mark.rule("B-10")
@pytest.mark.parametrize("at", [[], [0], [0, 0], [0, 9], [-1, 0], [0, 1, 2], [0, "1"], [True, 0], None])
def test_two_different_cards_are_turned_and_no_others(at: object) -> None:
    table = Table.dealt(2)
    with pytest.raises(IllegalMove, match="two different places"):
        table.play(0, "open", at=at)
    assert table.waiting == [0, 1]


@pytest.mark.rule("G-02")
def test_a_choice_may_be_changed_thirty_times_and_the_last_one_counts() -> None:
    table = Table.dealt(2)
    table.play(0, "open", at=[0, 1])
    for change in range(30):
        assert table.view(0)["own"]["changes_left"] == 30 - change
        table.play(0, "open", at=[change % 7, 8])
    with pytest.raises(PhaseOver, match="30 times"):
        table.play(0, "open", at=[0, 1])
    table.play(1, "open", at=[0, 1])
    assert [at for at, up in enumerate(table.state.players[0].up) if up] == [1, 8]


@pytest.mark.rule("G-02")
def test_only_the_seat_itself_sees_its_choice() -> None:
    table = Table.dealt(2)
    (chose,) = table.play(0, "open", at=[7, 2])
    assert chose.seen_by(0) == {"seat": 0, "kind": "chose", "at": [2, 7]}
    assert chose.seen_by(1) == chose.seen_by(None) == {"seat": 0, "kind": "chose"}
    assert table.view(0)["own"]["choice"] == [2, 7]
    assert all("[2, 7]" not in str(table.view(viewer)) for viewer in (1, None))


@pytest.mark.rule("G-03")
def test_a_choice_that_comes_after_the_reveal_is_too_late() -> None:
    table = Table.dealt(2)
    table.open()
    for seat in (0, 1):
        with pytest.raises(PhaseOver, match="first cards are flipped"):
            table.play(seat, "open", at=[3, 4])


@pytest.mark.rule("B-11", "G-06")
def test_the_first_dealer_is_drawn_and_the_player_to_the_left_starts() -> None:
    dealers = set()
    for number in range(40):
        table = Table.dealt(3, key=bytes([number]) * 32)
        draw = table.chance.draws[0]
        assert (draw.label, draw.k) == ("dealer", 3)
        dealers.add(draw.result)
        table.open()
        assert table.view()["dealer"] == draw.result
        assert table.waiting == [(int(str(draw.result)) + 1) % 3]
    assert dealers == {0, 1, 2}


@pytest.mark.rule("B-11")
def test_the_deal_moves_on_each_round() -> None:
    table = Table.dealt(2, rounds=3)
    first, dealers = table.state.dealer, []
    for _ in range(3):
        dealers.append(table.state.dealer)
        table.open()
        assert table.waiting == [1 - dealers[-1]]
        table.pass_on(60)
    assert dealers == [first, 1 - first, first]


@pytest.mark.rule("G-06")
def test_the_whole_pack_is_shuffled_for_each_round_from_its_list_and_dealt_from_the_top() -> None:
    table = Table.dealt(2, rounds=2)
    again = Chance(bytes(range(32)))
    again.number("dealer", 2)
    pack = again.shuffle("r1/deal", PACK)
    assert [player.grid for player in table.state.players] == [pack[:-10:-1], pack[-10:-19:-1]]
    table.open()
    table.pass_on(60)
    assert [(draw.label, draw.k) for draw in table.chance.draws] == [("dealer", 2), ("r1/deal", 104), ("r2/deal", 104)]


def test_a_rematch_begins_again() -> None:
    table = Table.dealt(2)
    assert BECKS_GOLF.carry(table.state) is None
