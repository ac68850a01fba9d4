"""Events and views as JSON, built up field by field. A field of the state that is not listed here stays hidden (S-26)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from chalicelib.games.interface import Event
from chalicelib.games.stew.cards import COINS, COPIES, ROUNDS, TURNS, Card, Royal, Token, matches_with
from chalicelib.games.stew.scoring import Score, by_specialty, extras, score_all
from chalicelib.games.stew.state import OrderPile, Plan, Play, Player, Scored, State, hand_limit, may_trade, may_use

Why = Literal["hand", "opening", "mulligan", "bonus", "forager", "trade", "round"]
"""Why cards are drawn: for the first hand, its replacement, a mulligan, after a token, by a specialty, or after a round."""
WHYS: tuple[Why, ...] = ("hand", "opening", "mulligan", "bonus", "forager", "trade", "round")


def shown_plan(chosen: Plan) -> dict[str, Any]:
    """Return a plan as its own seat sees it."""
    return {"token": chosen.token, "cards": [*chosen.cards], "add": chosen.add, "ask": chosen.ask}


def shown_play(play: Play) -> dict[str, Any]:
    """Return a play as JSON. `cards` are shown even if they are gone."""
    return {
        "token": play.token,
        "instead_of": play.instead_of,
        "cards": [*play.cards],
        "add": play.add,
        "added": play.added,
        "gone": play.gone,
    }


def shown_score(score: Score) -> dict[str, Any]:
    """Return one royal's pay as JSON."""
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
    """Return the event of the specialties that all keep (S-30)."""
    return Event("kept", None, {"specialties": [*specialties]})


def opened(replaced: Sequence[bool]) -> Event:
    """Return the event of which seats replace the first hand (S-10)."""
    return Event("opened", None, {"replaced": [*replaced]})


def thrown(royal: Royal, card: Card) -> Event:
    """Return the event of an order card without coins that was turned and discarded (S-11)."""
    return Event("thrown", None, {"royal": royal, "card": card})


def turned(state: State) -> Event:
    """Return the event of the first face-up order cards, which are the orders of the first round."""
    return Event("turned", None, {"next": {royal: pile.next for royal, pile in state.royals.items()}})


def begun(state: State) -> Event:
    """Return the event of a new round: its orders, the next ones, and the tips (S-12)."""
    royals = {
        royal: {"order": pile.order, "next": pile.next, "tip": pile.tip, "left": pile.left}
        for royal, pile in state.royals.items()
    }
    return Event("begun", None, {"round": state.round, "royals": royals})


def traded(seat: int, cards: Sequence[Card]) -> Event:
    """Return the event of a trade. The others see only how many cards the Spice Trader discards (S-38)."""
    return Event("traded", seat, {"count": len(cards)}, {seat: {"cards": [*cards]}})


def revealed(state: State, plays: Iterable[Play], asked: int | None) -> Event:
    """Return the event of a reveal: all tokens and cards of a turn (S-13), and the seat that may exchange its token."""
    data = [{"token": play.token, "cards": [*play.cards], "add": play.add} for play in plays]
    return Event("revealed", None, {"round": state.round, "turn": state.turn, "plays": data, "asked": asked})


def exchanged(seat: int, token: Token, instead_of: Token) -> Event:
    """Return the event of an Understudy's exchange (S-40)."""
    return Event("exchanged", seat, {"token": token, "instead_of": instead_of})


def declared(seat: int, play: Play, matches: int) -> Event:
    """Return the event of a seat's matches with a royal so far, including earlier turns (S-14)."""
    return Event("declared", seat, {"royal": play.token, "matches": matches, "added": play.added})


def mulliganed(seat: int, cards: Sequence[Card]) -> Event:
    """Return the event of the played cards that a seat's mulligan discards (S-15)."""
    return Event("mulliganed", seat, {"cards": [*cards]})


def drew(seat: int, cards: list[Card], why: Why) -> Event:
    """Return the event of drawn cards, which only their owner sees. The event keeps the list: do not change it."""
    return Event("drew", seat, {"count": len(cards), "why": why}, {seat: {"cards": cards}})


def reshuffled(deck: int) -> Event:
    """Return the event of a reshuffle; `deck` is the number of cards of the new deck."""
    return Event("reshuffled", None, {"deck": deck})


def scored(round: int, data: Score) -> Event:
    """Return the event of one royal's pay (S-20, S-21)."""
    return Event("scored", None, {"round": round, **shown_score(data)})


def earned(seat: int, specialty: str, pence: int) -> Event:
    """Return the event of the pay for a specialty at the end of a round."""
    return Event("earned", seat, {"specialty": specialty, "pence": pence})


def ended(state: State) -> Event:
    """Return the event of the end: each seat's money and number of cards."""
    data = {"money": [player.money for player in state.players], "hands": [len(player.hand) for player in state.players]}
    return Event("ended", None, data)


View = dict[str, Any]


def view(state: State, seat: int | None, everything: bool = False) -> View:
    """Return the view of this seat (None: a spectator). `everything` adds hidden hands, cards and choices.

    Until all have chosen, the view does not show who has.
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
        "royals": {royal: _royal(pile, everything) for royal, pile in state.royals.items()},
        "players": [_player(state, number, everything) for number in range(len(state.players))],
        "own": None if seat is None else _own(state, seat),
        "last": state.last and _last(state, state.last),
    }


def _royal(pile: OrderPile, everything: bool) -> View:
    """Return one royal. `under` are the cards under it, `coins` the coins on them; the last one is the `order`."""
    return {
        "order": pile.order if pile.under else None,
        "next": pile.next,
        "under": [*pile.under],
        "coins": sum([COINS[card] for card in pile.under]),
        "tip": pile.tip,
        "left": pile.left,
        "down": len(pile.down),
        "down_cards": pile.down[::-1] if everything else None,
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
        "matches": {royal: state.made(seat, royal) if pile.under else 0 for royal, pile in state.royals.items()},
        "dealt": [*player.dealt] if everything else None,
        "choice": _choice(state, seat) if everything else None,
    }


def _own(state: State, seat: int) -> View:
    """Return what only this seat sees. `drawn` are cards drawn since the last reveal; `may` lists usable specialties."""
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
    """Return a card of the hand with its matches: with the orders of this round, and with the next ones."""
    specialty = player.specialty
    return {
        "card": card,
        "matches": {royal: matches_with(pile.order, specialty)[card] for royal, pile in state.royals.items() if pile.under},
        "next": {
            royal: matches_with(pile.next, specialty)[card] for royal, pile in state.royals.items() if pile.next is not None
        },
    }


def _choice(state: State, seat: int) -> View | None:
    """Return the seat's hidden choice as its move had it, or None."""
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
    """Return the last scored round: all plays, and the pay of each royal and each specialty."""
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
