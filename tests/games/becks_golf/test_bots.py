"""The bots: what each level does, and that they only make legal moves and use no hidden information."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.bots import EARLY
from chalicelib.games.becks_golf.cards import PACK, score, sets
from chalicelib.games.becks_golf.champion import Outlook
from chalicelib.games.becks_golf.evaluation import LAST_TURN, evaluate, score_changes
from chalicelib.games.becks_golf.learned import chance_of_lower, waits_for
from chalicelib.games.becks_golf.position import CODES, DOWN, code_of, read
from chalicelib.games.interface import LEVELS, STRONG, Level
from tests.games.becks_golf.random_games import begin, walk
from tests.games.becks_golf.table import CARD, NINES, Table, grid

SET_MAKERS: Sequence[Level] = ("easy", "normal", *STRONG)


def move(table: Table, level: Level, seed: int = 1) -> Any:
    (seat,) = table.waiting
    legal = BECKS_GOLF.legal(table.state, seat)
    assert legal is not None
    chosen = BECKS_GOLF.choose(table.view(seat), seat, legal, level, Random(seed))
    assert legal.accepts(chosen)
    return chosen


SIXES = grid("6 6 9 / 1 2 3 / -1 4 5")
PAIR = grid("6 9 9 / 1 2 3 / -1 4 5")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_to_the_end(level: Level) -> None:
    for seats in (2, 5):
        table = Table.dealt(seats, 1, Random(seats).randbytes(32))
        random = Random(seats)
        while table.waiting:
            seat = table.waiting[0]
            legal = BECKS_GOLF.legal(table.state, seat)
            assert legal is not None
            chosen = BECKS_GOLF.choose(table.view(seat), seat, legal, level, random)
            assert legal.accepts(chosen)
            table.play(seat, **chosen)
        assert BECKS_GOLF.result(table.state) is not None


def test_a_visitor_replaces_its_highest_card_by_a_low_one_and_sees_no_set() -> None:
    table = Table(SIXES, NINES, up=[(0, 1, 8), (0, 1)], discard=(6,), pile=(1,))
    assert move(table, "visitor") == {"kind": "draw"}
    table.play(0, "draw")
    assert move(table, "visitor") == {"kind": "place", "at": 0}


def test_a_visitor_discards_a_high_card() -> None:
    table = Table(SIXES, NINES, up=[(0, 1), (0, 1)], pile=(7,))
    table.play(0, "draw")
    assert move(table, "visitor") == {"kind": "discard"}


@pytest.mark.parametrize("level", SET_MAKERS)
def test_a_set_is_completed(level: Level) -> None:
    table = Table(SIXES, NINES, up=[(0, 1), (0, 1)], discard=(6,))
    assert move(table, level) == {"kind": "take", "at": 2}


def test_a_caddie_starts_no_set_and_a_member_does() -> None:
    table = Table(PAIR, NINES, up=[(0, 4), (0, 1)], pile=(6,))
    table.play(0, "draw")
    assert move(table, "easy") == {"kind": "discard"}
    for level in ("normal", *STRONG):
        assert move(table, level)["at"] in (1, 2, 3, 6)


def test_a_pro_collects_cards_only_while_there_is_time() -> None:
    """It puts a nine beside a nine for a four, unless the other player will soon close. A Member always does."""
    own = grid("9 4 -1 / 5 2 3 / 5 4 5")
    early, late = (Table(own, NINES, up=[(0, 1, 2, 3, 6), range(shown)], pile=(9,)) for shown in (2, 8))
    for table in (early, late):
        table.play(0, "draw")
    assert move(early, "hard") == move(early, "normal") == move(late, "normal") == {"kind": "place", "at": 1}
    assert move(late, "hard") == {"kind": "discard"}


@pytest.mark.parametrize("level", SET_MAKERS)
def test_a_hazard_is_discarded_if_no_card_is_worse(level: Level) -> None:
    table = Table(grid("6 6 M / 1 2 3 / -1 -1 9"), NINES, up=[range(8), (0, 1)], pile=("H",), turns=2)
    table.play(0, "draw")
    assert move(table, level) == {"kind": "discard"}


CLOSED_BADLY: Sequence[Any] = ({"kind": "place", "at": 8}, {"kind": "take", "at": 8})


@pytest.mark.parametrize("level", STRONG)
def test_a_strong_bot_far_behind_does_not_turn_the_last_card(level: Level) -> None:
    table = Table(NINES, grid("6 6 6 / -1 2 3 / -1 -1 -4"), up=[range(8), range(7)], pile=(1, 2, 3, 7), turns=2)
    table.play(0, "draw")
    assert move(table, level) not in CLOSED_BADLY


@pytest.mark.parametrize("level", ["visitor", "easy", "normal"])
def test_other_bots_turn_it(level: Level) -> None:
    """If it gains most, here a red card for a face-down one."""
    table = Table(grid("1 M 2 / M 2 1 / 2 1 9"), grid("6 6 6 / -1 2 3 / -1 -1 -4"), up=[range(8), range(7)], pile=(-4,))
    table.play(0, "draw")
    assert move(table, level) == {"kind": "place", "at": 8}


@pytest.mark.parametrize("level", SET_MAKERS)
def test_at_the_last_turn_only_points_count(level: Level) -> None:
    """A seven for a face-up hazard beats a chance of a set that nobody will complete."""
    table = Table(grid("6 6 H / 1 2 3 / -1 4 5"), NINES, up=[range(9), range(9)], pile=(7,), closer=1, turns=2)
    table.play(0, "draw")
    assert move(table, level) == {"kind": "place", "at": 2}


def test_a_champion_closes_with_a_score_that_will_be_the_lowest() -> None:
    table = Table(grid("6 6 6 / 1 1 1 / 2 2 9"), NINES, up=[range(8), (0, 1)], pile=(2,))
    table.play(0, "draw")
    assert move(table, "champion") == {"kind": "place", "at": 8}


def test_a_champion_knows_which_cards_are_left() -> None:
    """Two eights and a face-down card wait for an eight: they are worth less if the other player has four of them."""
    rest = grid("8 8 1 / 1 2 3 / -1 4 5")
    eights = code_of(8) << 8 | code_of(8) << 4 | DOWN
    assert waits_for(eights) == (8, False)
    rare, frequent = (
        Outlook(read(Table(rest, grid(other), up=[(0, 1), range(4)]).view(0))).kept.lines[eights]
        for other in ("8 8 8 / 8 3 3 / 3 3 5", "3 3 3 / 3 8 8 / 8 8 5")
    )
    assert frequent < rare


def test_a_champion_does_not_give_the_next_player_the_card_for_a_set() -> None:
    position = read(Table(SIXES, grid("7 7 1 / 1 2 3 / -1 4 5"), up=[(0, 1), (0, 1)]).view(0))
    outlook = Outlook(position)
    assert max(CODES, key=outlook.gifts.__getitem__) in (code_of(7), code_of(CARD["M"]))
    assert outlook.discarding(code_of(7)) < outlook.discarding(code_of(8))


def test_a_champion_thinks_of_the_totals_in_the_last_round() -> None:
    """It closes while behind only if that makes up for it."""
    chances = []
    for lead in (-80, 0, 80):
        table = Table(grid("6 6 6 / 1 1 1 / 2 2 9"), NINES, up=[range(8), (0, 1)], rounds=2, pile=(2,))
        for player, points in zip(table.state.players, (0, lead), strict=True):
            player.scores.append(points)
        table.play(0, "draw")
        chances.append(Outlook(read(table.view(0))).by_place(code_of(2))[8])
    assert chances == sorted(chances)
    assert chances[0] < 0.5 < chances[1]


def test_at_the_last_turn_a_champion_plays_for_the_win() -> None:
    """It needs three points: the nine for a red card is certain, the two face-down cards are not."""
    own, closed = grid("9 1 1 / 2 2 1 / 1 2 3"), grid("1 2 1 / 2 1 2 / 1 2 -4")
    table = Table(own, closed, up=[range(9), range(9)], pile=(-3,), closer=1, turns=2)
    table.play(0, "draw")
    assert move(table, "champion") == {"kind": "place", "at": 0}


def test_the_chance_of_having_closed_well_grows_with_the_margin() -> None:
    for down in range(1, 8):
        chances = [chance_of_lower(margin, down) for margin in range(-20, 60)]
        assert chances == sorted(chances)
        assert chances[0] < 0.1
        assert chances[-1] > 0.9


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
            position = read(table.view(state.turn))
            assert _codes(position.unseen) == sorted(map(code_of, [*state.pile, *down]))
            assert _codes(position.drawable) == (
                _codes(position.unseen) if state.pile or not state.discard[1:] else sorted(map(code_of, state.discard[:-1]))
            )
            assert (position.turn, position.closer, position.hand) == (
                state.turn,
                state.closer,
                None if state.drawn is None else code_of(state.drawn),
            )
            assert position.down == [player.down for player in state.players]


def _codes(counts: Sequence[int]) -> list[int]:
    return [code for code, count in enumerate(counts) for _ in range(count)]


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
        for place, change in enumerate(score_changes([code_of(each) for each in nine], code_of(card), evaluate(LAST_TURN))):
            after = [*nine[:place], card, *nine[place + 1 :]]
            if len(sets(nine)) < 2 and len(sets(after)) < 2:
                compared += 1
                assert change == pytest.approx(score(after) - score(nine))
    assert compared > 10_000


def test_a_pair_in_line_is_worth_more_than_two_cards_apart() -> None:
    hidden = [DOWN] * 9
    hidden[0] = code_of(8)
    eight = score_changes(hidden, code_of(8), evaluate(EARLY))
    assert eight[1] == eight[2] == eight[3] == eight[6] < eight[4] == eight[8]


@pytest.mark.parametrize(
    ("level", "other"), [("easy", "visitor"), ("normal", "easy"), ("hard", "normal"), ("champion", "hard")]
)
def test_the_better_level_wins_more_rounds(level: Level, other: Level) -> None:
    wins = 0.0
    for seed in range(40):
        random, table = Random(seed), Table.dealt(2, 2, Random(seed).randbytes(32))
        levels: tuple[Level, Level] = (level, other) if seed % 2 else (other, level)
        while table.waiting:
            seat = table.waiting[0]
            legal = BECKS_GOLF.legal(table.state, seat)
            assert legal is not None
            table.play(seat, **BECKS_GOLF.choose(table.view(seat), seat, legal, levels[seat], random))
        totals = [player.total for player in table.state.players]
        own, theirs = totals[levels.index(level)], totals[levels.index(other)]
        wins += 1 if own < theirs else 0.5 * (own == theirs)
    assert wins > 20
