"""The end of a round and of the game."""

from typing import Any

import pytest

from chalicelib.games.becks_golf import BECKS_GOLF
from tests.games.becks_golf.table import NINES, Table, grid, kinds, only_event

ALL_BUT_LAST = range(8)
LOW = grid("1 1 2 / 2 3 3 / -1 -2 9")


def about_to_close(*others: Any, rounds: int = 1, **more: Any) -> Table:
    """Return a table where seat 0 has one face-down card, a nine, and may replace it by a Mulligan."""
    up = [ALL_BUT_LAST, *[(0, 1)] * len(others)]
    return Table(LOW, *others, up=up, discard=("M",), rounds=rounds, **more)


@pytest.mark.rule("B-15")
def test_a_player_without_face_down_cards_closes_and_all_others_have_one_more_turn() -> None:
    table = about_to_close(NINES, NINES, NINES)
    events = table.play(0, "take", at=8)
    assert kinds(events) == ["placed", "went-out"]
    assert only_event(events, "went-out") == {"seat": 0, "kind": "went-out", "last_turns": [1, 2, 3]}
    assert (table.view()["closer"], table.view()["last_turns"]) == (0, [1, 2, 3])
    assert kinds(table.pass_on()) == ["discarded"]
    assert table.view()["last_turns"] == [2, 3]
    assert kinds(table.pass_on()) == ["discarded"]
    assert kinds(table.pass_on()) == ["discarded", "scored"]
    assert BECKS_GOLF.result(table.state) is not None


@pytest.mark.rule("B-15")
def test_a_seat_in_the_middle_may_close_and_the_turns_go_round_to_it() -> None:
    table = Table(NINES, LOW, NINES, up=[(0, 1), ALL_BUT_LAST, (0, 1)], discard=("M",), turns=4)
    table.play(1, "take", at=8)
    assert table.view()["last_turns"] == [2, 0]
    table.pass_on(2)
    assert table.view()["phase"] == "over"


@pytest.mark.rule("B-15")
def test_replacing_a_face_up_card_closes_nothing() -> None:
    table = about_to_close(NINES)
    table.play(0, "take", at=0)
    assert (table.view()["closer"], table.waiting) == (None, [1])


@pytest.mark.rule("B-15", "B-12")
def test_a_drawn_card_in_the_last_place_closes_too_and_a_discarded_one_does_not() -> None:
    table = about_to_close(NINES)
    table.pass_on()
    assert table.view()["closer"] is None
    table.pass_on()
    table.play(0, "draw")
    assert "went-out" in kinds(table.play(0, "place", at=8))


@pytest.mark.rule("B-15")
def test_at_the_end_all_cards_are_turned_and_count_in_full_sets_included() -> None:
    hidden = grid("5 5 5 / 1 2 3 / H -4 M")
    table = about_to_close(hidden)
    table.play(0, "take", at=8)
    scored = only_event(table.pass_on(), "scored")
    assert scored["grids"][1] == hidden
    assert scored["turned"] == [[], [2, 3, 4, 5, 6, 7, 8]]
    assert scored["raw"][1] == -5 + 1 + 2 + 3 + 10 - 4
    assert scored["sets"] == [[], [{"places": [0, 1, 2], "score": -5}]]
    assert table.player(1)["grid"] == hidden


@pytest.mark.rule("B-23")
@pytest.mark.parametrize(
    ("other", "bonus"),
    [
        ("1 1 2 / 2 3 3 / -1 -1 M", -5),  # 10 against the closer's 9
        ("1 1 2 / 2 3 3 / -1 -2 M", 10),  # 9, the same
        ("1 1 2 / 2 3 3 / -1 -3 M", 10),  # 8
    ],
)
def test_the_closer_gets_a_bonus_for_the_lowest_score_alone_or_a_penalty(other: str, bonus: int) -> None:
    table = Table(LOW, grid(other), NINES, up=[ALL_BUT_LAST] * 2 + [()], discard=("M",), pile=(9,) * 3)
    table.play(0, "take", at=8)
    table.pass_on()
    scored = only_event(table.pass_on(), "scored")
    assert scored["raw"][0] == 9
    assert [one - raw for one, raw in zip(scored["scores"], scored["raw"], strict=True)] == [bonus, 0, 0]


@pytest.mark.rule("B-23")
def test_the_round_score_decides_and_not_the_total() -> None:
    table = about_to_close(NINES)
    table.state.players[0].scores, table.state.players[1].scores = [90], [-90]
    table.state.rounds = 2
    table.play(0, "take", at=8)
    scored = only_event(table.pass_on(), "scored")
    assert scored["scores"] == [9 - 5, 72]
    assert scored["totals"] == [94, -18]


@pytest.mark.rule("B-23")
def test_only_the_closer_gets_a_bonus_or_penalty() -> None:
    table = Table(LOW, LOW, NINES, up=[ALL_BUT_LAST] * 2 + [(0, 1)], discard=("M",), pile=(1, 2, -3))
    table.play(0, "take", at=8)
    table.play(1, "draw")
    events = table.play(1, "place", at=8)
    assert kinds(events) == ["placed"]
    assert table.view()["closer"] == 0
    scored = only_event(table.pass_on(), "scored")
    assert (scored["closer"], scored["raw"][:2], scored["scores"][:2]) == (0, [9, 6], [19, 6])


@pytest.mark.rule("B-16")
@pytest.mark.parametrize("seats", [2, 5])
def test_after_thirty_turns_each_the_round_ends_without_bonus_or_penalty(seats: int) -> None:
    table = Table.dealt(seats)
    table.open()
    assert kinds(table.pass_on(30 * seats - 1)) == ["discarded"]
    assert table.view()["turns"] == 29
    scored = only_event(table.pass_on(), "scored")
    assert scored["closer"] is None
    assert scored["scores"] == scored["raw"]
    assert (table.view()["phase"], table.view()["closers"]) == ("over", [None])


@pytest.mark.rule("B-16")
def test_closing_with_the_thirtieth_turn_leaves_the_others_one_more() -> None:
    table = Table(NINES, LOW, NINES, up=[(0, 1), ALL_BUT_LAST, (0, 1)], discard=("M",), turns=3 * 29 + 1)
    table.play(1, "take", at=8)
    assert table.view()["last_turns"] == [2, 0]
    table.pass_on()
    assert table.waiting == [0]
    assert only_event(table.pass_on(), "scored")["closer"] == 1


@pytest.mark.rule("B-17")
@pytest.mark.parametrize("rounds", [1, 4, 9])
def test_the_chosen_number_of_rounds_is_played(rounds: int) -> None:
    table = Table.dealt(2, rounds=rounds)
    for number in range(1, rounds + 1):
        assert BECKS_GOLF.progress(table.state) == (number, rounds)
        table.open()
        events = table.pass_on(60)
        assert kinds(events) == ["discarded", "scored", *(["dealt"] if number < rounds else [])]
    assert table.waiting == []
    assert BECKS_GOLF.progress(table.state) == (rounds, rounds)
    assert [len(player["scores"]) for player in table.view()["players"]] == [rounds, rounds]


@pytest.mark.rule("B-24", "G-07")
@pytest.mark.parametrize(
    ("totals", "places"), [((5, -3, 8), (2, 1, 3)), ((4, 4, 1), (2, 2, 1)), ((1, 1, 4), (1, 1, 3)), ((0, 0, 0), (1, 1, 1))]
)
def test_the_lowest_total_wins_and_ties_share_the_place(totals: tuple[int, ...], places: tuple[int, ...]) -> None:
    table = Table(NINES, NINES, NINES)
    assert BECKS_GOLF.result(table.state) is None
    table.state.phase = "over"
    for player, total in zip(table.state.players, totals, strict=True):
        player.scores = [total + 7, -7]
    result = BECKS_GOLF.result(table.state)
    assert result is not None
    assert [(place["place"], place["score"]) for place in result["places"]] == list(zip(places, totals, strict=True))
    assert result["rounds"] == [[total + 7, -7] for total in totals]
    assert BECKS_GOLF.standings(table.state) is None


@pytest.mark.rule("B-11", "B-15")
def test_the_next_round_is_dealt_at_once_and_the_last_one_stays_to_be_seen() -> None:
    table = about_to_close(NINES, rounds=2)
    table.play(0, "take", at=8)
    events = table.pass_on()
    assert kinds(events) == ["discarded", "scored", "dealt"]
    view = table.view()
    scored = only_event(events, "scored")
    assert only_event(events, "dealt") == {"seat": 0, "kind": "dealt", "round": 2, "pile": 86}
    assert view["last"] == {name: value for name, value in scored.items() if name not in ("seat", "kind")}
    assert (view["round"], view["phase"], view["dealer"], view["closer"]) == (2, "opening", 0, None)
    assert [player["down"] for player in view["players"]] == [9, 9]
    assert [player["scores"] for player in view["players"]] == [[4], [72]]
    assert view["closers"] == [0]
    assert table.waiting == [0, 1]
