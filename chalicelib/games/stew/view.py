"""Events and views as JSON, built up field by field: a field that is not put here stays hidden (S-26)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from chalicelib.games.interface import Event
from chalicelib.games.stew.cards import COINS, COPIES, ROUNDS, TURNS, Card, Royal, Token, matches_with
from chalicelib.games.stew.scoring import Score, by_specialty, extras, score_all
from chalicelib.games.stew.state import Ordering, Plan, Play, Player, Scored, State, hand_limit, may_trade, may_use

Why = Literal["hand", "opening", "mulligan", "bonus", "forager", "trade", "round"]
"""For what cards are drawn: the first hand, one that replaces it, cards for those that a mulligan took, and so on."""
WHYS: tuple[Why, ...] = ("hand", "opening", "mulligan", "bonus", "forager", "trade", "round")


def shown_plan(chosen: Plan) -> dict[str, Any]:
    """Return a plan as its own seat sees it."""
    return {"token": chosen.token, "cards": [*chosen.cards], "add": chosen.add, "ask": chosen.ask}


def shown_play(play: Play) -> dict[str, Any]:
    """Return a play as JSON; `cards` are shown even if they are gone."""
    return {
        "token": play.token,
        "instead_of": play.instead_of,
        "cards": [*play.cards],
        "add": play.add,
        "added": play.added,
        "gone": play.gone,
    }


def shown_score(score: Score) -> dict[str, Any]:
    """How one royal paid."""
    return {
        "royal": score.royal,
        "order": score.order,
        "tip": score.tip,
        "matches": [*score.matches],
        "takers": [*score.takers],
        "share": score.share,
        "wages": [*score.wages],
        "left": score.left,
        "back": score.back,
    }


def kept(specialties: Sequence[str | None]) -> Event:
    """Which specialty each keeps, for all to see (S-30)."""
    return Event("kept", None, {"specialties": [*specialties]})


def opened(replaced: Sequence[bool]) -> Event:
    """Who replaces the first hand (S-10)."""
    return Event("opened", None, {"replaced": [*replaced]})


def thrown(royal: Royal, card: Card) -> Event:
    """An order card without a tip is turned, and discarded (S-11)."""
    return Event("thrown", None, {"royal": royal, "card": card})


def turned(state: State) -> Event:
    """The first order card of each royal, which will be its order in the first round."""
    return Event("turned", None, {"next": {royal: ordering.next for royal, ordering in state.royals.items()}})


def begun(state: State) -> Event:
    """A round's orders, the next ones, and the tips (S-12)."""
    royals = {
        royal: {"order": ordering.order, "next": ordering.next, "tip": ordering.tip, "left": ordering.left}
        for royal, ordering in state.royals.items()
    }
    return Event("begun", None, {"round": state.round, "royals": royals})


def traded(seat: int, cards: Sequence[Card]) -> Event:
    """How many cards the Spice Trader discards; which ones, it alone knows (S-38)."""
    return Event("traded", seat, {"count": len(cards)}, {seat: {"cards": [*cards]}})


def revealed(state: State, plays: Iterable[Play], asked: int | None) -> Event:
    """All tokens and cards of a turn, in one step (S-13), and who may exchange a token now."""
    data = [{"token": play.token, "cards": [*play.cards], "add": play.add} for play in plays]
    return Event("revealed", None, {"round": state.round, "turn": state.turn, "plays": data, "asked": asked})


def exchanged(seat: int, token: Token, instead_of: Token) -> Event:
    """The Understudy plays another token (S-40)."""
    return Event("exchanged", seat, {"token": token, "instead_of": instead_of})


def declared(seat: int, play: Play, matches: int) -> Event:
    """How many matches a seat has with this royal now, those of earlier turns too (S-14)."""
    return Event("declared", seat, {"royal": play.token, "matches": matches, "added": play.added})


def mulliganed(seat: int, cards: Sequence[Card]) -> Event:
    """Which of its played cards a seat discards (S-15)."""
    return Event("mulliganed", seat, {"cards": [*cards]})


def drew(seat: int, cards: list[Card], why: Why) -> Event:
    """Cards for their owner's eyes; the list is given away."""
    return Event("drew", seat, {"count": len(cards), "why": why}, {seat: {"cards": cards}})


def reshuffled(deck: int) -> Event:
    """The discard pile is the deck, of so many cards."""
    return Event("reshuffled", None, {"deck": deck})


def scored(round: int, data: Score) -> Event:
    """One royal pays (S-20, S-21)."""
    return Event("scored", None, {"round": round, **shown_score(data)})


def earned(seat: int, specialty: str, pence: int) -> Event:
    """What a specialty brings at the end of a round."""
    return Event("earned", seat, {"specialty": specialty, "pence": pence})


def ended(state: State) -> Event:
    """The end: what each has."""
    data = {"money": [player.money for player in state.players], "hands": [len(player.hand) for player in state.players]}
    return Event("ended", None, data)


View = dict[str, Any]


def view(state: State, seat: int | None, everything: bool = False) -> View:
    """The table for this seat (None: a spectator); with `everything` the hidden hands, cards and choices too.

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
        "asked": state.asked,
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
        "plays": [shown_play(play) for play in player.plays],
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
    return shown_plan(state.plans.made[seat]) if seat in state.plans.made else None


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
        "plays": [[shown_play(play) for play in plays] for plays in last.plays],
        "scores": [shown_score(score) for score in scores],
        "paid": paid,
        "extra": extra,
    }
