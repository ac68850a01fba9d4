"""The measurement of specialties: who keeps what, and how shares are counted."""

from __future__ import annotations

from chalicelib.games.stew.cards import SPECIALTIES
from tests.bench.stew_specialties import SEATS, Kept, line, play, row_of


def test_three_bots_keep_different_specialties_and_share_one_win() -> None:
    tables = [play("easy", number) for number in range(20)]
    for kept in tables:
        assert len({seat.specialty for seat in kept}) == SEATS
        assert sum(seat.won for seat in kept) == 1
        assert max(seat.pence for seat in kept) == max(seat.pence for seat in kept if seat.won)
    assert {seat.specialty for kept in tables for seat in kept} == {*SPECIALTIES}
    assert play("easy", 3) == tables[3]


def test_a_specialty_is_fair_unless_its_interval_is_outside() -> None:
    often = [Kept("baker", won, 30) for won in (1.0, 0.0)] * 10
    never = [Kept("baker", won, 30) for won in (0.0,) * 97 + (0.5,) * 3]
    some = [Kept("baker", won, 30) for won in (1.0, 0.0, 0.0)] * 30
    assert [row_of("baker", kept).good for kept in (often, never, some)] == [True, False, True]
    assert not row_of("baker", often * 10).good, "more games make it certain"
    assert "MISSED" in line(row_of("baker", never))
    assert line(row_of("baker", some)).startswith("baker            90 games: wins 0.333 (0.235 to 0.431), wanted 0.28 to 0.4;")
