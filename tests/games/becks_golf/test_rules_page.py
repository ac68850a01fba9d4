"""The rules page agrees with the engine."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.cards import DATA, FACES, PACK, Shown, score, sets
from chalicelib.games.becks_golf.rounds import default_place
from tests.games.becks_golf.table import CARD, NINES, Table, cards, grid, only_event
from tests.games.said import signed, texts, word

PAGE = Path(__file__).parents[3] / "frontend" / "src" / "games" / "becks-golf" / "rules" / "examples.json"
SHOWN: Any = json.loads(PAGE.read_text("utf-8"))
FILE: Any = json.loads(DATA.read_text("utf-8"))
PLACES = ("at the top left", "at the top", "at the top right")


@pytest.fixture(scope="module")
def said() -> dict[str, str]:
    """Return the page's texts, which use the engine's data file."""
    closing, late = FILE["closing"], FILE["late"]
    return texts(
        "becks-golf",
        [
            ("how", "steps", []),
            ("rules", "deal", [FILE["opened"]]),
            ("rules", "turn", []),
            ("rules", "pack", [sum(kind["count"] for kind in FILE["cards"])]),
            ("rules", "SETS_TEXT", []),
            ("rules", "out", [closing["lowest"], closing["not_lowest"]]),
            ("rules", "late", [late["places"], late["kept_up_to"]]),
            ("rules", "ours", [FILE["cards"][-1]["count"], FILE["cards"][-1]["value"]]),
            ("rules", "guard", [FILE["turns"]]),
        ],
    )


@pytest.mark.rule("B-10", "B-11")
def test_the_deal_is_as_the_page_says(said: dict[str, str]) -> None:
    table = Table.dealt(3, rounds=2)
    first = table.state.dealer
    legal = BECKS_GOLF.legal(table.state, 0)
    assert legal is not None
    held, opened = len(table.state.players[0].grid), len(legal.pick(Random(1))["at"])
    assert f"Everyone has {word(held)} cards in three rows of three" in said["deal"]
    assert f"Everyone flips {word(opened)} of their choice, all at once" in said["deal"]
    table.open()
    assert (len(table.state.discard), table.waiting) == (1, [(first + 1) % 3])
    assert "one more card starts the discard pile" in said["deal"]
    assert "The player after the dealer starts" in said["deal"]
    while table.state.round == 1:
        table.pass_on()
    assert table.state.dealer == (first + 1) % 3
    assert "the deal moves on one seat each round" in said["deal"]


@pytest.mark.rule("B-17")
def test_there_are_as_many_rounds_as_the_page_says(said: dict[str, str]) -> None:
    rounds = BECKS_GOLF.options_schema()["properties"]["rounds"]
    least, most = rounds["minimum"], rounds["maximum"]
    usual = BECKS_GOLF.settle_options({}, 2, None)["rounds"]
    assert f"A game has {word(usual)} rounds, or any number from {word(least)} to {word(most)}." in said["deal"]


@pytest.mark.rule("B-21")
def test_sets_that_cross_both_score_as_the_page_says(said: dict[str, str]) -> None:
    crossing = score(cards(*grid("6 6 6 / 6 1 2 / 6 3 4")))
    assert crossing == -6 - 6 + 1 + 2 + 3 + 4
    nine = score(cards(*grid("6 6 6 / 6 6 6 / 6 6 6")))
    assert f"Where two sets cross, both score: nine sixes make {signed(nine)}." in said["SETS_TEXT"]


@pytest.mark.rule("B-13")
def test_a_discarded_card_flips_nothing_and_the_page_says_so(said: dict[str, str]) -> None:
    table = Table(NINES, NINES)
    before = [*table.state.players[0].up]
    table.pass_on()
    assert table.state.players[0].up == before
    assert "Discarding it flips nothing." in said["turn"]
    assert "a drawn card can be discarded instead" in said["steps"]


@pytest.mark.rule("B-01")
def test_the_pack_is_the_one_that_the_page_lists(said: dict[str, str]) -> None:
    hazards, reds = PACK.count(CARD["H"]), [face for face in FACES.values() if isinstance(face, int) and face < 0]
    assert f"There are {len(PACK)} cards." in said["pack"]
    hazard, mulligan = (score([CARD[face], *[None] * 8]) for face in ("H", "M"))
    assert f"{word(hazards)} Hazards of {signed(hazard)}, Mulligans of {mulligan}" in said["ours"]
    assert f"red cards from {signed(max(reds))} to {signed(min(reds))}" in said["ours"]


@pytest.mark.rule("B-20", "B-21", "B-22")
@pytest.mark.parametrize(
    ("nine", "made", "claim"),
    [
        ("6 6 6 / 1 2 3 / 4 7 9", [6], "Three black cards of the same number in a row or column score minus that number"),
        ("6 1 2 / 6 3 4 / 6 7 9", [6], "Three black cards of the same number in a row or column score minus that number"),
        ("6 1 2 / 3 6 4 / 5 7 6", [], "Diagonals don’t count"),
        ("4 M 4 / 5 2 9 / 5 1 3", [4], "A Mulligan stands for any black card"),
        ("4 4 M / 1 2 5 / 3 9 5", [4, 5], "where two sets cross it can stand for two numbers"),
        ("M M M / 1 2 3 / 4 5 7", [], "Three Mulligans in a line aren’t a set"),
        ("-2 -2 -2 / 1 2 3 / 4 5 7", [], "Red cards lower your score, but a line with a red card"),
        ("6 H 6 / 1 2 3 / 4 5 7", [], "or a Hazard is never a set"),
    ],
)
def test_lines_are_sets_as_the_page_says(said: dict[str, str], nine: str, made: list[int], claim: str) -> None:
    assert [number for _, number in sets(cards(*grid(nine)))] == made
    assert claim in said["SETS_TEXT"]


@pytest.mark.rule("B-15", "B-23")
def test_going_out_costs_and_gives_what_the_page_says(said: dict[str, str]) -> None:
    held = len(Table(NINES).state.players[0].grid)
    assert f"The first player with all {word(held)} face up goes out, and everyone else gets one more turn." in said["out"]
    clear, tied = _went_out("9 9 8 / 8 7 7 / 9 6 4"), _went_out("1 1 2 / 2 3 3 / -1 -2 M")
    assert f"sole lowest that round, they get {signed(clear)}." in said["out"]
    assert f"Otherwise, even in a tie, they get {signed(tied)}." in said["out"]
    assert f"For going out: {signed(clear)} as sole lowest, else {signed(tied)}." in said["steps"]


@pytest.mark.rule("B-16")
def test_a_round_that_nobody_closes_ends_when_the_page_says(said: dict[str, str]) -> None:
    table, turns = Table(NINES, NINES), 0
    while table.waiting:
        last = table.pass_on()
        turns += 1
    ended = only_event(last, "scored")
    assert ended["scores"] == ended["raw"]
    assert f"also ends when everyone has had {turns // 2} turns" in said["guard"]
    assert "with no bonus and no penalty" in said["guard"]


@pytest.mark.rule("B-26")
def test_a_late_player_is_played_for_as_the_page_says(said: dict[str, str]) -> None:
    table = Table.dealt(2)
    table.time_out(0)
    table.time_out(1)
    turned = [PLACES[at] for at, up in enumerate(table.state.players[0].up) if up]
    assert f"the cards {' and '.join(turned)} are flipped for you" in said["late"]
    lone: list[int | None] = [CARD[9], *[None] * 8]
    kept = [FACES[card] for card in set(PACK) if default_place(lone, card) == 0]
    assert {"M", -1, -2, -3, -4} < set(kept)
    assert (
        f"If it’s {max(face for face in kept if isinstance(face, int))} or less, which includes Mulligans and red cards"
        in said["late"]
    )


def _went_out(others: str) -> int:
    """Return the bonus or penalty of a player who goes out against a player with these nine cards."""
    table = Table(grid("1 1 2 / 2 3 3 / -1 -2 9"), grid(others), up=[range(8), (0, 1)], discard=("M",))
    table.play(0, "take", at=8)
    ended = only_event(table.pass_on(), "scored")
    return int(ended["scores"][0] - ended["raw"][0])


@pytest.mark.rule("B-20", "B-21", "B-22", "B-25")
@pytest.mark.parametrize("example", SHOWN["worked"], ids=lambda example: example["sum"])
def test_worked_examples_score_as_the_page_says(example: Any) -> None:
    nine = cards(*example["grid"])
    assert score(nine) == example["score"]
    assert [{"places": [*line], "score": -number} for line, number in sets(nine)] == example["sets"]


@pytest.mark.rule("B-22")
def test_the_page_shows_that_three_mulligans_are_no_set() -> None:
    lines = [example["grid"][row : row + 3] for example in SHOWN["worked"] for row in (0, 3, 6)]
    assert ["M", "M", "M"] in lines


@pytest.mark.rule("B-26")
def test_a_late_players_card_goes_where_the_page_shows() -> None:
    """It replaces the highest card that is of no use: all higher ones have an equal in their row or column."""
    late = SHOWN["late"]
    nine = [None if face is None else CARD[face] for face in late["grid"]]
    replaced = late["grid"][late["at"]]
    assert default_place(nine, _card(late["drawn"])) == late["at"]
    assert max(card for card in nine if card is not None) > replaced


def _card(face: Shown) -> int:
    return CARD[face]
