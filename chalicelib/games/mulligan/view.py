"""What a seat may see, built up field by field: what is not put here stays hidden (M-15)."""

from __future__ import annotations

from typing import Any

from chalicelib.games.mulligan import orders, shown
from chalicelib.games.mulligan.cards import ACTION, NAMES, OFFERS, RANGEFINDER, TURNS, Golfer
from chalicelib.games.mulligan.modes.course import target
from chalicelib.games.mulligan.modes.handicap import limit
from chalicelib.games.mulligan.modes.wolf import wolf_of
from chalicelib.games.mulligan.plans import clubs, looks, shown_plan
from chalicelib.games.mulligan.resolution import Shot, shoot
from chalicelib.games.mulligan.state import Ball, Book, Looking, State

View = dict[str, Any]


def view(state: State, seat: int | None, everything: bool = False) -> View:
    """The table for this seat (None: a watcher); with `everything` the hidden hands, plans and cards too.

    Until the last plan is in, nothing here tells others who has placed one, but for what a Course GPS has shown.
    """
    setup, looking = state.setup, state.looking
    return {
        "phase": state.phase,
        "modes": [*setup.modes],
        "holes": [{"hole": tee.hole, "par": tee.par, "yards": tee.yards} for tee in setup.tees],
        "at": state.at,
        "turn": state.turn,
        "turns": TURNS,
        "deck": len(state.deck),
        "deck_cards": state.deck[::-1] if everything else None,
        "discard": len(state.discard),
        "discard_cards": sorted(state.discard) if everything else None,
        "course": _course(state, everything) if setup.course else None,
        "sides": [[*side] for side in setup.sides],
        "side_scores": [state.side_scores(side) for side in range(len(setup.sides))],
        "side_totals": [state.side_total(side) for side in range(len(setup.sides))],
        "golfers": [_golfer(state, golfer, ball, everything) for golfer, ball in enumerate(state.balls)],
        "own": None if seat is None else _own(state, seat),
        "looking": looking and _looking(state, looking, everything),
        "asked": sorted(state.asked),
        "asking": sorted(state.asking) if state.phase == "react" else [],
        "swing": state.swing and shown.swing(state, state.swing),
        "last_hole": shown.last_hole(state, len(state.balls[0].scores) - 1) if state.finishing else None,
        "wolf": _wolf(state),
        "wagers": state.book and _wagers(state, state.book),
        "everything": _everything(state) if everything else None,
    }


def _golfer(state: State, golfer: Golfer, ball: Ball, everything: bool) -> View:
    setup = state.setup
    par = sum([tee.par for tee in setup.tees[: len(ball.scores)]])
    return {
        "golfer": golfer,
        "seat": setup.seat_of[golfer],
        "side": setup.side_of[golfer],
        "left": ball.left,
        "strokes": ball.strokes,
        "hand": len(ball.hand),
        "limit": limit(state, golfer),
        "cards": [*ball.hand] if everything else None,
        "board": [{"turn": each.turn, "club": each.club, "actions": [*each.actions]} for each in ball.board],
        "shown": shown.aims(state.shown[golfer]) if golfer in state.shown else None,
        "scores": [*ball.scores],
        "total": ball.total,
        "to_par": ball.total - par,
    }


def _own(state: State, seat: int) -> View:
    """What the seat alone knows. While it is looking at cards, those too."""
    return {
        "golfers": [_hand(state, golfer) for golfer in state.setup.golfers[seat]],
        "plan": _own_plan(state, seat),
        "locked": seat in state.locked,
        "changes_left": state.plans.changes_left(seat) if state.phase == "plan" else None,
        "going": state.going.made.get(seat),
        "orders": state.orders[seat],
        "orders_left": orders.changes_left(state, seat),
        "looking": [*state.looking.cards] if looks(state, seat) and state.looking else None,
    }


def _own_plan(state: State, seat: int) -> View | None:
    """What the seat has placed; with what it said as the next hole's wolf (M-42)."""
    planned = state.plans.made.get(seat)
    if planned is None:
        return None
    return {**shown_plan(state, seat), **({"partner": planned.hunt[0]} if planned.hunt else {})}


def _hand(state: State, golfer: Golfer) -> View:
    ball = state.balls[golfer]
    return {
        "golfer": golfer,
        "cards": [*ball.hand],
        "used": sorted(ball.used),
        "previews": _previews(state, golfer) if state.phase == "plan" else {},
    }


def _previews(state: State, golfer: Golfer) -> View:
    """For each club of the hand what it does if nothing strikes it, and if one action of the hand strikes it."""
    ball = state.balls[golfer]
    actions = {found.name: card for card in ball.hand if (found := ACTION[card]) is not None}
    return {
        NAMES[card]: {
            "alone": _seen(shoot(ball.left, card)),
            "with_action": {name: _seen(shoot(ball.left, card, (other,))) for name, other in actions.items()},
        }
        for card in clubs(state, golfer)
    }


def _seen(shot: Shot) -> View:
    return {"moved": shot.moved, "left": shot.left, "strokes": shot.strokes, "finished": shot.finished}


def _looking(state: State, looking: Looking, everything: bool) -> View:
    """Who looks at cards: at so many of the deck, or at whose hand."""
    return {
        "type": looking.type,
        "golfer": looking.golfer,
        "from": looking.victim,
        "count": len(looking.cards) if looking.type == RANGEFINDER else None,
        "cards": [*looking.cards] if everything else None,
    }


def _course(state: State, everything: bool) -> View:
    """The course's card of this turn, face-down until it is turned."""
    laid = state.course
    seen = laid is not None and (laid.open or everything)
    return {
        "target": target(state),
        "laid": laid is not None,
        "open": laid is not None and laid.open,
        "card": laid.card if laid and seen else None,
    }


def _wolf(state: State) -> View | None:
    wolf = state.wolf
    if wolf is None:
        return None
    return {
        "wolf": wolf_of(state, state.at - (state.phase in ("vote", "over"))),
        "partner": wolf.partner,
        "alone": wolf.chosen and wolf.partner is None,
        "points": [*wolf.points],
    }


def _wagers(state: State, book: Book) -> View:
    """All of it is open: chips, offers, and wagers with what both have said."""
    return {
        "chips": [*book.chips],
        "offers_left": [OFFERS - made for made in book.made],
        "offers": [shown.offer_told(offer) for _, offer in sorted(book.offers.items())],
        "wagers": [
            {
                **shown.offer_told(wager.offer),
                "hole": state.setup.tees[wager.at].hole,
                "turn": wager.turn,
                "said": [*wager.said],
                "settled": wager.settled_at is not None,
                "won": wager.won,
            }
            for wager in book.wagers
        ],
    }


def _everything(state: State) -> View:
    """What is hidden even from its neighbours in the state: plans, standing orders, answers."""
    return {
        "plans": {str(seat): shown_plan(state, seat) for seat in sorted(state.plans.made)},
        "orders": [*state.orders],
        "going": {str(seat): yes for seat, yes in sorted(state.going.made.items())},
    }
