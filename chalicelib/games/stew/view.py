"""What a seat may see, built up field by field: what is not put here stays hidden (S-26)."""

from __future__ import annotations

from typing import Any

from chalicelib.games.stew import shown
from chalicelib.games.stew.cards import COINS, COPIES, ROUNDS, TURNS, Card, matches_with
from chalicelib.games.stew.choosing import may_trade
from chalicelib.games.stew.scoring import by_specialty, extras, score_all
from chalicelib.games.stew.specialties import hand_limit, may_use
from chalicelib.games.stew.state import Ordering, Player, Scored, State
from chalicelib.games.stew.turns import in_turn

View = dict[str, Any]


def view(state: State, seat: int | None, everything: bool = False) -> View:
    """The table for this seat (None: a watcher); with `everything` the hidden hands, cards and choices too.

    Until all have chosen, nothing here tells others who has.
    """
    return {
        "phase": state.phase,
        "round": state.round,
        "rounds": ROUNDS,
        "turn": state.turn,
        "turns": TURNS,
        "dishwasher": state.dishwasher,
        "reach": state.options.mulligan_reach,
        "asked": next(iter(in_turn(state)), None),
        "deck": len(state.deck),
        "deck_cards": state.deck[::-1] if everything else None,
        "discard": len(state.discard),
        "discard_cards": sorted(state.discard) if everything else None,
        "royals": {royal: _royal(ordering, everything) for royal, ordering in state.royals.items()},
        "players": [_player(state, number, everything) for number in range(len(state.players))],
        "own": None if seat is None else _own(state, seat),
        "last": state.last and _last(state, state.last),
    }


def _royal(ordering: Ordering, everything: bool) -> View:
    """`under` are all cards that lie under the royal, whose `coins` grow its tip; the last one is the `order`."""
    return {
        "order": ordering.order if ordering.under else None,
        "next": ordering.next,
        "under": [*ordering.under],
        "coins": sum([COINS[card] for card in ordering.under]),
        "tip": ordering.tip,
        "left": ordering.left,
        "down": len(ordering.down),
        "down_cards": ordering.down[::-1] if everything else None,
    }


def _player(state: State, seat: int, everything: bool) -> View:
    player = state.players[seat]
    return {
        "seat": seat,
        "money": player.money,
        "hand": len(player.hand),
        "limit": hand_limit(player),
        "cards": sorted(player.hand) if everything else None,
        "specialty": player.specialty,
        "used": player.used,
        "tokens": {token: COPIES[token] - player.out(token) for token in state.tokens},
        "plays": [shown.play(play) for play in player.plays],
        "matches": {royal: state.made(seat, royal) if ordering.under else 0 for royal, ordering in state.royals.items()},
        "dealt": [*player.dealt] if everything else None,
        "choice": _choice(state, seat) if everything else None,
    }


def _own(state: State, seat: int) -> View:
    """`drawn` are cards that have come since the last turn was shown; `may` says what is possible now besides a plain plan."""
    player = state.players[seat]
    plans = state.phase == "plan"
    return {
        "cards": [_card(state, player, card) for card in sorted(player.hand)],
        "drawn": sorted(player.drawn),
        "dealt": [*player.dealt],
        "choice": _choice(state, seat),
        "changes_left": _changes_left(state, seat),
        "may": {
            "add": plans and may_use(player, "saucier"),
            "ask": plans and may_use(player, "understudy"),
            "trade": may_trade(state, seat),
        },
    }


def _card(state: State, player: Player, card: Card) -> View:
    """A card of the hand with the matches that it makes: with the orders of this round, and with the next ones."""
    specialty = player.specialty
    return {
        "card": card,
        "matches": {
            royal: matches_with(ordering.order, specialty)[card] for royal, ordering in state.royals.items() if ordering.under
        },
        "next": {
            royal: matches_with(ordering.next, specialty)[card]
            for royal, ordering in state.royals.items()
            if ordering.next is not None
        },
    }


def _choice(state: State, seat: int) -> View | None:
    """What the seat has chosen, while that is hidden, as its move had it."""
    if seat in state.keeps.made:
        return {"specialty": state.keeps.made[seat]}
    if seat in state.openings.made:
        return {"replace": state.openings.made[seat]}
    return shown.plan(state.plans.made[seat]) if seat in state.plans.made else None


def _changes_left(state: State, seat: int) -> int | None:
    match state.phase:
        case "specialties":
            return state.keeps.changes_left(seat)
        case "opening":
            return state.openings.changes_left(seat)
        case "plan":
            return state.plans.changes_left(seat)
        case _:
            return None


def _last(state: State, last: Scored) -> View:
    """The round that was scored last: who played what, and what each royal and each specialty paid."""
    specialties = [player.specialty for player in state.players]
    scores = score_all(last, specialties)
    brought = extras(scores, specialties)
    extra = by_specialty(scores, brought, specialties)
    paid = [sum(pence) for pence in zip(*[score.paid for score in scores], strict=True)]
    for one in brought:
        paid[one.seat] += one.pence
    return {
        "round": last.round,
        "plays": [[shown.play(play) for play in plays] for plays in last.plays],
        "scores": [shown.score(score) for score in scores],
        "paid": paid,
        "extra": extra,
    }
