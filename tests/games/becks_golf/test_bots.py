"""The bots: what each level does, and that they only make legal moves and use no hidden information."""

import json
from random import Random
from typing import Any

import pytest

from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.bots import read, unseen_cards
from chalicelib.games.becks_golf.cards import PACK, Shown, score, sets
from chalicelib.games.becks_golf.playout import DOWN, EARLY, LAST_TURN, Position, code_of, score_changes, scores
from chalicelib.games.interface import LEVELS, Level
from tests.games.becks_golf import by_hand
from tests.games.becks_golf.random_games import begin, walk
from tests.games.becks_golf.table import CARD, NINES, Table, grid


def move(table: Table, level: Level, seed: int = 1) -> Any:
    (seat,) = table.waiting
    legal = BECKS_GOLF.legal(table.state, seat)
    assert legal is not None
    chosen = BECKS_GOLF.choose(table.view(seat), seat, legal, level, Random(seed))
    assert legal.accepts(chosen)
    return chosen


SIXES = grid("6 6 9 / 1 2 3 / -1 4 5")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_set_is_completed(level: Level) -> None:
    table = Table(SIXES, NINES, up=[(0, 1), (0, 1)], discard=(6,))
    assert move(table, level) == {"kind": "take", "at": 2}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_hazard_is_discarded_if_no_card_is_worse(level: Level) -> None:
    table = Table(grid("6 6 M / 1 2 3 / -1 -1 9"), NINES, up=[range(8), (0, 1)], pile=("H",), turns=2)
    table.play(0, "draw")
    assert move(table, level) == {"kind": "discard"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_far_behind_does_not_turn_the_last_card(level: Level) -> None:
    table = Table(NINES, grid("6 6 6 / -1 2 3 / -1 -1 -4"), up=[range(8), range(7)], pile=(1, 2, 3, 7), turns=2)
    table.play(0, "draw")
    assert move(table, level) not in ({"kind": "place", "at": 8}, {"kind": "take", "at": 8})


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_at_the_last_turn_only_points_count(level: Level) -> None:
    """A nine for a face-up hazard beats a chance of a set that nobody will complete."""
    table = Table(grid("6 6 H / 1 2 3 / -1 4 5"), NINES, up=[range(9), range(9)], pile=(7,), closer=1, turns=2)
    table.play(0, "draw")
    assert move(table, level) == {"kind": "place", "at": 2}


def test_easy_plays_every_legal_move() -> None:
    table = Table(NINES, NINES)
    assert {json.dumps(move(table, "easy", seed)) for seed in range(300)} == {
        json.dumps(each)
        for each in BECKS_GOLF.legal(table.state, 0).each()  # type: ignore[union-attr]
    }


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_makes_the_same_move(level: Level) -> None:
    table = Table(SIXES, NINES, NINES)
    assert move(table, level, 5) == move(table, level, 5)


@pytest.mark.rule("G-01")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_cannot_know_face_down_cards(level: Level) -> None:
    one = Table(NINES, NINES, pile=(-4, -4, -4))
    other = Table((9, 8, *[-4] * 7), NINES, pile=("H", "H", "H"))
    assert [move(one, level, seed) for seed in range(5)] == [move(other, level, seed) for seed in range(5)]


@pytest.mark.parametrize("seed", range(10))
def test_unseen_cards_are_those_face_down_and_in_the_pile(seed: int) -> None:
    for table in walk(begin(seed), seed):
        state = table.state
        if state.turn is not None:
            down = [card for player in state.players for card, up in zip(player.grid, player.up, strict=True) if not up]
            assert unseen_cards(table.view(state.turn)) == sorted(
                map(code_of, [*state.pile, *down]), key=[code_of(card) for card in dict.fromkeys(PACK)].index
            )
            read_so = read(table.view(state.turn))
            assert (read_so.turn, read_so.closer, read_so.down) == (
                state.turn,
                state.closer,
                [player.down for player in state.players],
            )
            guard = 30 * len(state.players) - state.turns
            assert read_so.left == (guard if state.closer is None else max(guard, len(table.view()["last_turns"])))


@pytest.mark.rule("B-14")
@pytest.mark.parametrize("level", LEVELS)
def test_bots_can_play_with_an_empty_draw_pile(level: Level) -> None:
    table = Table.dealt(5)
    table.open()
    table.pass_on(58)
    assert table.view()["pile"] == 0
    move(table, level)
    table.play(table.waiting[0], "draw")
    move(table, level)


def test_changes_at_the_last_turn_are_changes_of_the_score() -> None:
    """Except for grids with a black card in two sets, which the evaluation counts twice."""
    random, compared = Random(9), 0
    for _ in range(2000):
        nine = [random.choice(PACK) for _ in range(9)]
        card = random.choice(PACK)
        for place, change in enumerate(score_changes([code_of(each) for each in nine], code_of(card), LAST_TURN)):
            after = [*nine[:place], card, *nine[place + 1 :]]
            if len(sets(nine)) < 2 and len(sets(after)) < 2:
                compared += 1
                assert change == pytest.approx(score(after) - score(nine))
    assert compared > 10_000


def test_a_pair_in_line_is_worth_more_than_two_cards_apart() -> None:
    hidden = [DOWN] * 9
    hidden[0] = code_of(8)
    eight = score_changes(hidden, code_of(8), EARLY)
    assert eight[1] == eight[2] == eight[3] == eight[6] < eight[4] == eight[8]


def position(*grids: list[Shown], pile: list[int], closer: int | None = None) -> Position:
    """Return a position with all cards face-up and seat 0 to play."""
    coded_grids = [[code_of(CARD[face]) for face in nine] for nine in grids]
    return Position(coded_grids, [[*nine] for nine in coded_grids], [0] * len(grids), [*map(code_of, pile)], 0, 0, closer, 9)


def test_a_drawn_card_is_placed_where_it_gains_or_discarded() -> None:
    good, bad = (position([*NINES], [*NINES], pile=[card], closer=1) for card in (-4, 9))
    for table in (good, bad):
        table.draw_and_play()
    assert (good.cards[0][0], good.top) == (code_of(-4), code_of(9))
    assert (bad.cards[0], bad.top) == ([code_of(card) for card in NINES], code_of(9))


def test_in_a_round_played_out_too_the_closer_must_be_alone_the_lowest() -> None:
    ones, twos = grid("1 2 1 / 2 1 2 / 1 2 H"), grid("1 2 1 / 2 1 2 / 1 2 -1")
    assert scores(position(ones, ones, pile=[], closer=0)) == [32, 22]
    assert scores(position(twos, ones, pile=[], closer=0)) == [6, 22]
    assert scores(position(ones, twos, pile=[], closer=0)) == [32, 11]
    assert scores(position(twos, twos, pile=[])) == [11, 11]


def test_a_round_that_is_played_out_is_scored_by_the_rules() -> None:
    random = Random(3)
    for _ in range(50):
        pack = random.sample(PACK, len(PACK))
        nines = [[pack.pop() for _ in range(9)] for _ in range(3)]
        hidden = [[DOWN] * 9 for _ in nines]
        pile = [code_of(card) for card in pack]
        table = Position([[code_of(card) for card in nine] for nine in nines], hidden, [9, 9, 9], pile, pile.pop(), 0, None, 90)
        events = table.play_on()
        faces = {code_of(card): face for face, card in CARD.items()}
        grids = [[[faces[card] for card in nine[row : row + 3]] for row in (0, 3, 6)] for nine in table.cards]
        assert events == scores(table) == by_hand.scores({"grids": grids, "closer": table.closer})
        assert table.closer is not None


@pytest.mark.parametrize(("level", "other"), [("normal", "easy"), pytest.param("hard", "easy", marks=pytest.mark.soak)])
def test_the_better_level_wins_games(level: Level, other: Level) -> None:
    wins = 0
    for seed in range(10):
        random, table = Random(seed), Table.dealt(2, 1, Random(seed).randbytes(32))
        levels: tuple[Level, Level] = (level, other) if seed % 2 else (other, level)
        while table.waiting:
            seat = table.waiting[0]
            legal = BECKS_GOLF.legal(table.state, seat)
            assert legal is not None
            table.play(seat, **BECKS_GOLF.choose(table.view(seat), seat, legal, levels[seat], random))
        result = BECKS_GOLF.result(table.state)
        assert result is not None
        wins += result["places"][levels.index(level)]["place"] == 1
    assert wins >= 9
