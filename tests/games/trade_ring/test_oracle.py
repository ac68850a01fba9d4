"""The engine compared with the second implementation (`oracle`), over random games with all kinds of tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from chalicelib.fairness import Chance
from chalicelib.games.moves import Moves, Object
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.cards import NAMES, names
from tests import seeds
from tests.games.trade_ring.oracle import Move, Oracle
from tests.games.trade_ring.random_games import EVERY_WAY
from tests.games.trade_ring.table import Table, card

SEEDS = range(len(EVERY_WAY))
MORE = range(len(EVERY_WAY), 20 * len(EVERY_WAY))
TIME_OUT, SAYS = 0.1, 0.6
MOODS: list[dict[str, float]] = [
    {"fold": 0.05},
    {"fold": 0.01, "skip": 0.1},
    {"skip": 8, "fold": 0.3},
    {"fold": 0, "skip": 0.01, "mulligan": 0},
    {"fold": 0.01, "skip": 0, "mulligan": 3},
]
"""Weights of kinds of moves in a game; the default is 1."""


def begin(seed: int) -> tuple[Table, Oracle]:
    """Return both games with the same deal; with chips sometimes with numbers that a previous game may have left."""
    random = Random(seed)
    seats, options = EVERY_WAY[seed % len(EVERY_WAY)]
    carried = [random.randint(1, 4) for _ in range(seats)] if options["chips"] and random.random() < 0.5 else None
    table = Table(seats=seats, chance=Chance(random.randbytes(32)), carried=carried, **options)
    dealt = everything(table)
    hands = [names(player["hand"]) for player in dealt["players"]]
    chips = (carried or [20] * seats) if options["chips"] else None
    return table, Oracle(hands, names(dealt["deck_cards"]), dealt["auctioneer"], chips)


def everything(table: Table) -> dict[str, Any]:
    return TRADE_RING.view(table.state, None, everything=True)


def numbered(move: Move) -> Move:
    """Return a move with cards as the engine numbers them."""
    named = {**move, "card": card(move["card"])} if "card" in move else move
    return {**named, "next": numbered(move["next"])} if "next" in move else named


def spelled(moves: Iterable[Move]) -> list[str]:
    return sorted(str(sorted(move.items())) for move in moves)


def split(legal: Moves | None) -> tuple[list[str], list[str]]:
    """Return the moves of a seat, and separately the auctions that it may announce, as any of them goes with any offer."""
    if not isinstance(legal, Object) or "next" not in legal.members:
        return spelled(legal.each() if legal else ()), []
    assert legal.optional == {"next"}
    rest = {name: member for name, member in legal.members.items() if name != "next"}
    return spelled(Object(rest).each()), spelled(legal.members["next"].each())


def agree(table: Table, oracle: Oracle) -> None:
    """Check that both agree on the table, on the seats waited for, and on all legal moves."""
    seen = everything(table)
    assert table.waiting == oracle.waiting
    assert (seen["turn"], seen["end"]) == (oracle.turn, oracle.end)
    assert names(seen["deck_cards"]) == oracle.deck
    assert names(seen["discard"]) == oracle.discard
    assert names(seen["left"] or ()) == oracle.left
    assert oracle.end or (seen["auctioneer"], seen["skips_left"]) == (
        oracle.auctioneer,
        max(3 * len(oracle.active) - oracle.run, 1),
    )
    assert oracle.end or seen["turns_left"] == oracle.most_turns - oracle.turn + 1
    assert not oracle.with_chips or seen["pot"] == oracle.pot
    for seat, player in enumerate(seen["players"]):
        assert set(names(player["hand"])) == oracle.hands[seat]
        assert not oracle.with_chips or player["chips"] == oracle.chips[seat]
        assert player["active"] == (seat in oracle.active)
        for shown, laid in ((player["slot"], oracle.ring.get(seat)), (player["offer"], oracle.offers.get(seat))):
            assert (shown and (NAMES[shown["card"]], shown["chips"] or 0)) == laid
        allowed = spelled(map(numbered, oracle.moves(seat))), spelled(map(numbered, oracle.plans(seat)))
        assert split(TRADE_RING.legal(table.state, seat)) == (allowed if allowed[0] else ([], []))


def play(seed: int) -> Oracle:
    """Play both games to the end with moves weighted by its mood, some changed offers and some time-outs."""
    table, oracle = begin(seed)
    random = Random(f"moves {seed}")
    mood = random.choice(MOODS)
    agree(table, oracle)
    while oracle.waiting:
        seat = random.choice([*oracle.waiting, *oracle.offers])
        moves = oracle.moves(seat)
        kinds = sorted({move["kind"] for move in moves})
        if seat in oracle.waiting and random.random() < TIME_OUT:
            move = oracle.default(seat)
            table.time_out(seat)
        else:
            kind = random.choices(kinds, [mood.get(kind, 1) for kind in kinds])[0]
            move = random.choice([move for move in moves if move["kind"] == kind])
            if (plans := oracle.plans(seat)) and random.random() < SAYS:
                move = {**move, "next": random.choice(plans)}
            table.note(seat, move, TRADE_RING.play(table.state, seat, numbered(move), table.chance))
        oracle.play(seat, move)
        agree(table, oracle)
    assert table.places == oracle.places
    return oracle


@pytest.mark.rule("T-02", "T-03", "T-04", "T-05", "T-06", "T-07", "T-08")
@pytest.mark.rule("T-10", "T-12", "T-14", "T-15", "T-31", "T-33", "T-34", "T-35")
@pytest.mark.parametrize("seed", seeds.every(3, SEEDS))
def test_a_game_goes_as_the_clauses_say(seed: int) -> None:
    play(seed)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_many_games_go_as_the_clauses_say() -> None:
    ends = Counter(play(seed).end for seed in MORE)
    assert min(ends[end] for end in ("fold", "deck", "skips", "turns")) > 30
