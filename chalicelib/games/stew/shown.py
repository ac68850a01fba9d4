"""Plays, scores and events as they are shown, JSON-ready."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from chalicelib.games.interface import Event
from chalicelib.games.stew.cards import Card, Royal, Token
from chalicelib.games.stew.scoring import Score
from chalicelib.games.stew.state import Plan, Play, State

Why = Literal["hand", "opening", "mulligan", "bonus", "forager", "trade", "round"]
"""For what cards are drawn: the first hand, one that replaces it, cards for those that a mulligan took, and so on."""
WHYS: tuple[Why, ...] = ("hand", "opening", "mulligan", "bonus", "forager", "trade", "round")


def plan(chosen: Plan) -> dict[str, Any]:
    """A choice as its own seat is told of it."""
    return {"token": chosen.token, "cards": [*chosen.cards], "add": chosen.add, "ask": chosen.ask}


def play(play: Play) -> dict[str, Any]:
    """What lies before a seat; `cards` are told of those that are gone, too."""
    return {
        "token": play.token,
        "instead_of": play.instead_of,
        "cards": [*play.cards],
        "add": play.add,
        "added": play.added,
        "gone": play.gone,
    }


def score(score: Score) -> dict[str, Any]:
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
    told = [{"token": play.token, "cards": [*play.cards], "add": play.add} for play in plays]
    return Event("revealed", None, {"round": state.round, "turn": state.turn, "plays": told, "asked": asked})


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


def scored(round: int, told: Score) -> Event:
    """One royal pays (S-20, S-21)."""
    return Event("scored", None, {"round": round, **score(told)})


def earned(seat: int, specialty: str, pence: int) -> Event:
    """What a specialty brings at the end of a round."""
    return Event("earned", seat, {"specialty": specialty, "pence": pence})


def ended(state: State) -> Event:
    """The end: what each has."""
    told = {"money": [player.money for player in state.players], "hands": [len(player.hand) for player in state.players]}
    return Event("ended", None, told)
