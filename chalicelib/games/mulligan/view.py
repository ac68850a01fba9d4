"""Events and views as JSON, built up field by field. A field of the state that is not listed here stays hidden (M-15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.games.interface import Event
from chalicelib.games.mulligan.cards import ACTION, COURSE, NAMES, OFFERS, RANGEFINDER, TURNS, Card, Golfer
from chalicelib.games.mulligan.shots import Aimed, Bounce, Lie, Shot, is_immune, shoot
from chalicelib.games.mulligan.state import (
    Ball,
    Book,
    Looking,
    Offer,
    Play,
    State,
    Swing,
    course_target,
    hand_limit,
    is_looking,
    order_changes_left,
    playable_clubs,
    wolf_of,
)

View = dict[str, Any]


def hole(state: State) -> Event:
    """Return the event of a new hole."""
    return Event("hole", None, {"hole": state.tee.hole, "par": state.tee.par, "yards": state.tee.yards})


def partnered(state: State, wolf: int, partner: int | None) -> Event:
    """Return the event of the wolf's choice of a partner."""
    return Event("partner", wolf, {"hole": state.tee.hole, "partner": partner})


def reshuffled(cards: int) -> Event:
    """Return the event of a reshuffle; `cards` is the number of cards of the new deck."""
    return Event("reshuffled", None, {"cards": cards})


def drew(state: State, drawn: Sequence[Sequence[Card]]) -> Event:
    """Return the event of a new turn: how many cards each golfer drew. Each seat sees which cards it drew itself."""
    data = {"hole": state.tee.hole, "turn": state.turn, "counts": [len(cards) for cards in drawn]}
    private = {
        seat: {"cards": {NAMES[golfer]: [*drawn[golfer]] for golfer in golfers}}
        for seat, golfers in enumerate(state.setup.golfers)
    }
    return Event("drew", None, data, private)


def played(state: State, play: Play, cancelled_by: Golfer | None) -> Event:
    """Return the event of a Play Anytime card that was played face-up."""
    data = {
        "golfer": play.golfer,
        "card": play.card,
        "type": play.type,
        "after": state.phase == "react",
        "on": shown_lie(play.on) if isinstance(play.on, Lie) else play.on,
        "cancelled_by": cancelled_by,
    }
    return Event("played", state.setup.seat_of[play.golfer], data)


def looked(state: State, looking: Looking) -> Event:
    """Return the event of a golfer looking at cards. The others see how many only if they come from the deck."""
    count = len(looking.cards) if looking.type == RANGEFINDER else None
    data = {"golfer": looking.golfer, "from": looking.victim, "count": count}
    seat = state.setup.seat_of[looking.golfer]
    return Event("looked", seat, data, {seat: {"cards": [*looking.cards]}})


def took(state: State, looking: Looking, card: Card | None) -> Event:
    """Return the event of taking one of the cards. Its former owner also sees which one it is."""
    seat_of = state.setup.seat_of
    data = {"golfer": looking.golfer, "from": looking.victim, "count": int(card is not None), "card": None}
    know = [looking.golfer] if looking.victim is None else [looking.golfer, looking.victim]
    return Event("took", seat_of[looking.golfer], data, {seat_of[golfer]: {"card": card} for golfer in know})


def dug(state: State, golfer: Golfer, unwanted: Sequence[Card], drawn: Sequence[Card]) -> Event:
    """Return the event of a dig: how many cards were discarded and drawn. Its seat sees the drawn cards."""
    seat = state.setup.seat_of[golfer]
    data = {"golfer": golfer, "discarded": len(unwanted), "drew": len(drawn)}
    return Event("dug", seat, data, {seat: {"cards": [*drawn]}})


def mapped(state: State, golfer: Golfer) -> Event:
    """Return the event of a Course GPS: all planned actions except for the player's own, shown to everybody."""
    plans = [{"golfer": other, "actions": shown_aims(actions)} for other, actions in sorted(state.shown.items())]
    return Event("mapped", state.setup.seat_of[golfer], {"golfer": golfer, "plans": plans})


def course_turned(passed: Sequence[Card], card: Card | None) -> Event:
    """Return the event of the course's card being turned. `passed` are the cards without an action before it."""
    return Event("course-turned", None, {"passed": [*passed], "card": card})


def swung(state: State) -> Event:
    """Return the event of a reveal: all plans, the actions at each golfer after Bad Karma, and the seats that are asked."""
    assert state.swing is not None
    return Event("swung", None, {**shown_swing(state, state.swing), "asked": sorted(state.asked)})


def resolved(state: State, swing: Swing, swung: Event | None) -> Event:
    """Return the event with the results of all shots: those of the event `swung` if nothing has changed since."""
    data = swung.shown["shots"] if swung and not swing.cancelled else _shots(swing)
    strokes = [ball.strokes for ball in state.balls]
    return Event("resolved", None, {"hole": state.tee.hole, "turn": state.turn, "shots": data, "strokes": strokes})


def holed(state: State, target: Golfer | None, wolf: Mapping[str, Any] | None) -> Event:
    """Return the event of the end of a hole. `target` was the course's target, `wolf` are the wolf's points."""
    return Event("holed", None, {**shown_last_hole(state, len(state.balls[0].scores) - 1), "target": target, "wolf": wolf})


def offered(offer: Offer) -> Event:
    """Return the event of an offered wager."""
    data = {name: value for name, value in shown_offer(offer).items() if name != "by"}
    return Event("offered", offer.by, data)


def shown_swing(state: State, swung: Swing) -> View:
    """Return a reveal and its results so far."""
    setup = state.setup
    return {
        "hole": setup.tees[swung.at].hole,
        "turn": swung.turn,
        "plans": [
            {"golfer": golfer, "club": club, "actions": shown_aims(actions)}
            for golfer, (club, actions) in enumerate(swung.plans)
        ],
        "course": None if swung.course is None else {"card": swung.course[0], "target": swung.course[1]},
        "bounced": [_bounce(each) for each in swung.bounced],
        "cancelled": [{"golfer": golfer, **shown_lie(each)} for golfer, each in swung.cancelled],
        "shots": _shots(swung),
    }


def _shots(swung: Swing) -> list[View]:
    return [_shot(swung, golfer) for golfer in range(len(swung.plans))]


def _shot(swung: Swing, golfer: Golfer) -> View:
    """Return one shot: the actions at it, the parts of its distance, and the ball's new distance from the hole."""
    club = swung.plans[golfer].club
    immune = is_immune(club)
    base, half, plus, bounce, moved, left, strokes, finished, duffed = swung.shots[golfer]
    return {
        "golfer": golfer,
        "from": swung.left[golfer],
        "club": club,
        "lies": [{"card": card, "by": None if by == COURSE else by, "void": immune} for card, by in swung.lies[golfer]],
        "base": base,
        "half": half,
        "plus": plus,
        "bounce": bounce,
        "moved": moved,
        "left": left,
        "strokes": strokes,
        "finished": finished,
        "duffed": duffed,
    }


def shown_last_hole(state: State, at: int) -> View:
    """Return the scores of the last finished hole, which has this index."""
    scores = [ball.scores[at] for ball in state.balls]
    return {
        "hole": state.setup.tees[at].hole,
        "strokes": [score - more for score, more in zip(scores, state.finishing, strict=True)],
        "finishing": [*state.finishing],
        "scores": scores,
        "sides": [min([scores[golfer] for golfer in side]) for side in state.setup.sides],
    }


def shown_aims(actions: Sequence[Aimed]) -> list[View]:
    """Return actions with their targets."""
    return [{"card": card, "target": target} for card, target in actions]


def shown_lie(lie: Lie) -> View:
    """Return a card and the golfer who played it; None is the course."""
    return {"card": lie.card, "by": None if lie.by == COURSE else lie.by}


def shown_offer(offer: Offer) -> View:
    """Return an offer, or the offer of a wager."""
    return {"offer": offer.number, "by": offer.by, "to": offer.to, "stake": offer.stake, "bet": dict(offer.bet)}


def _bounce(each: Bounce) -> View:
    return {**shown_lie(Lie(each.card, each.by)), "off": each.off, "to": each.to}


def shown_plan(state: State, seat: int) -> dict[str, Any]:
    """Return a seat's plan as its move had it."""
    golfers, planned = state.setup.golfers[seat], state.plans.made[seat]
    return {
        "shots": {NAMES[golfer]: plan.move for golfer, plan in zip(golfers, planned.plans, strict=True)},
        "reactions": {NAMES[golfer]: reaction for golfer, reaction in zip(golfers, planned.reactions, strict=True)},
    }


def view(state: State, seat: int | None, everything: bool = False) -> View:
    """Return the view of this seat (None: a spectator). `everything` adds hidden hands, plans and cards.

    Until the last plan is in, the view does not show who has placed one, except for what a Course GPS has shown.
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
        "swing": state.swing and shown_swing(state, state.swing),
        "last_hole": shown_last_hole(state, len(state.balls[0].scores) - 1) if state.finishing else None,
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
        "limit": hand_limit(state, golfer),
        "cards": [*ball.hand] if everything else None,
        "board": [{"turn": each.turn, "club": each.club, "actions": [*each.actions]} for each in ball.board],
        "shown": shown_aims(state.shown[golfer]) if golfer in state.shown else None,
        "scores": [*ball.scores],
        "total": ball.total,
        "to_par": ball.total - par,
    }


def _own(state: State, seat: int) -> View:
    """Return what only this seat sees, including cards that it is looking at."""
    return {
        "golfers": [_hand(state, golfer) for golfer in state.setup.golfers[seat]],
        "plan": _own_plan(state, seat),
        "locked": seat in state.locked,
        "changes_left": state.plans.changes_left(seat) if state.phase == "plan" else None,
        "going": state.going.made.get(seat),
        "orders": state.orders[seat],
        "orders_left": order_changes_left(state, seat),
        "looking": [*state.looking.cards] if is_looking(state, seat) and state.looking else None,
    }


def _own_plan(state: State, seat: int) -> View | None:
    """Return the seat's plan, with the partner that it announced as the next hole's wolf (M-42)."""
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
    """Return for each club of the hand its shot without actions, and with each single action of the hand."""
    ball = state.balls[golfer]
    actions = {found.name: card for card in ball.hand if (found := ACTION[card]) is not None}
    return {
        NAMES[card]: {
            "alone": _seen(shoot(ball.left, card)),
            "with_action": {name: _seen(shoot(ball.left, card, (other,))) for name, other in actions.items()},
        }
        for card in playable_clubs(state, golfer)
    }


def _seen(shot: Shot) -> View:
    return {"moved": shot.moved, "left": shot.left, "strokes": shot.strokes, "finished": shot.finished}


def _looking(state: State, looking: Looking, everything: bool) -> View:
    """Return who is looking at cards, and at how many of the deck or at whose hand."""
    return {
        "type": looking.type,
        "golfer": looking.golfer,
        "from": looking.victim,
        "count": len(looking.cards) if looking.type == RANGEFINDER else None,
        "cards": [*looking.cards] if everything else None,
    }


def _course(state: State, everything: bool) -> View:
    """Return the course's card of this turn, hidden until it is turned."""
    laid = state.course
    seen = laid is not None and (laid.open or everything)
    return {
        "target": course_target(state),
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
    """Return chips, offers, and wagers with both verdicts, all of which everybody may see."""
    return {
        "chips": [*book.chips],
        "offers_left": [OFFERS - made for made in book.made],
        "offers": [shown_offer(offer) for _, offer in sorted(book.offers.items())],
        "wagers": [
            {
                **shown_offer(wager.offer),
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
    """Return what is hidden and has no other place in the view: plans, standing orders, votes."""
    return {
        "plans": {str(seat): shown_plan(state, seat) for seat in sorted(state.plans.made)},
        "orders": [*state.orders],
        "going": {str(seat): yes for seat, yes in sorted(state.going.made.items())},
    }
