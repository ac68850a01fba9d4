"""What events tell, and what views show in the same words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from chalicelib.games.interface import Event
from chalicelib.games.mulligan.cards import COURSE, NAMES, RANGEFINDER, Card, Golfer
from chalicelib.games.mulligan.landing import Aimed, Bounce, Lie
from chalicelib.games.mulligan.resolution import void
from chalicelib.games.mulligan.state import Looking, Offer, State, Swing

if TYPE_CHECKING:
    from chalicelib.games.mulligan.pace import Play

Told = dict[str, Any]


def hole(state: State) -> Event:
    """All go to the next tee."""
    return Event("hole", None, {"hole": state.tee.hole, "par": state.tee.par, "yards": state.tee.yards})


def partnered(state: State, wolf: int, partner: int | None) -> Event:
    """With whom the wolf plays this hole."""
    return Event("partner", wolf, {"hole": state.tee.hole, "partner": partner})


def reshuffled(cards: int) -> Event:
    """The discard pile became the deck."""
    return Event("reshuffled", None, {"cards": cards})


def drew(state: State, drawn: Sequence[Sequence[Card]]) -> Event:
    """A turn begins: how many cards each drew, and for its own seat which."""
    told = {"hole": state.tee.hole, "turn": state.turn, "counts": [len(cards) for cards in drawn]}
    private = {
        seat: {"cards": {NAMES[golfer]: [*drawn[golfer]] for golfer in golfers}}
        for seat, golfers in enumerate(state.setup.golfers)
    }
    return Event("drew", None, told, private)


def played(state: State, play: Play, cancelled_by: Golfer | None) -> Event:
    """A Play Anytime card, laid face-up."""
    told = {
        "golfer": play.golfer,
        "card": play.card,
        "type": play.type,
        "after": state.phase == "react",
        "on": lie(play.on) if isinstance(play.on, Lie) else play.on,
        "cancelled_by": cancelled_by,
    }
    return Event("played", state.setup.seat_of[play.golfer], told)


def looked(state: State, looking: Looking) -> Event:
    """Somebody sees cards: all are told how many of the deck's, of an opponent's hand not even that."""
    count = len(looking.cards) if looking.type == RANGEFINDER else None
    told = {"golfer": looking.golfer, "from": looking.victim, "count": count}
    seat = state.setup.seat_of[looking.golfer]
    return Event("looked", seat, told, {seat: {"cards": [*looking.cards]}})


def took(state: State, looking: Looking, card: Card | None) -> Event:
    """One of the cards seen was taken; who had it is told too which is gone."""
    seat_of = state.setup.seat_of
    told = {"golfer": looking.golfer, "from": looking.victim, "count": int(card is not None), "card": None}
    know = [looking.golfer] if looking.victim is None else [looking.golfer, looking.victim]
    return Event("took", seat_of[looking.golfer], told, {seat_of[golfer]: {"card": card} for golfer in know})


def dug(state: State, golfer: Golfer, unwanted: Sequence[Card], drawn: Sequence[Card]) -> Event:
    """Cards went, others came."""
    seat = state.setup.seat_of[golfer]
    told = {"golfer": golfer, "discarded": len(unwanted), "drew": len(drawn)}
    return Event("dug", seat, told, {seat: {"cards": [*drawn]}})


def mapped(state: State, golfer: Golfer) -> Event:
    """All placed actions but the player's own, for all to see."""
    plans = [{"golfer": other, "actions": aims(actions)} for other, actions in sorted(state.shown.items())]
    return Event("mapped", state.setup.seat_of[golfer], {"golfer": golfer, "plans": plans})


def course_turned(passed: Sequence[Card], card: Card | None) -> Event:
    """The course's card, after those without an action."""
    return Event("course-turned", None, {"passed": [*passed], "card": card})


def swung(state: State) -> Event:
    """All plans at once, as they land once Bad Karma has acted; and who is asked."""
    assert state.swing is not None
    return Event("swung", None, {**swing(state, state.swing), "asked": sorted(state.asked)})


def resolved(state: State, swing: Swing, swung: Event | None) -> Event:
    """What became of all shots: just what was told as they were `swung`, where nothing has happened since."""
    told = swung.shown["shots"] if swung and not swing.cancelled else _shots(swing)
    strokes = [ball.strokes for ball in state.balls]
    return Event("resolved", None, {"hole": state.tee.hole, "turn": state.turn, "shots": told, "strokes": strokes})


def holed(state: State, target: Golfer | None, wolf: Mapping[str, Any] | None) -> Event:
    """The hole is over, on which the course struck this golfer, and the wolf won points."""
    return Event("holed", None, {**last_hole(state, len(state.balls[0].scores) - 1), "target": target, "wolf": wolf})


def offered(offer: Offer) -> Event:
    """A wager is offered."""
    told = {name: value for name, value in offer_told(offer).items() if name != "by"}
    return Event("offered", offer.by, told)


# ── in events and views alike ──


def swing(state: State, swung: Swing) -> Told:
    """A reveal and what became of it so far."""
    setup = state.setup
    return {
        "hole": setup.tees[swung.at].hole,
        "turn": swung.turn,
        "plans": [
            {"golfer": golfer, "club": club, "actions": aims(actions)} for golfer, (club, actions) in enumerate(swung.plans)
        ],
        "course": None if swung.course is None else {"card": swung.course[0], "target": swung.course[1]},
        "bounced": [_bounce(each) for each in swung.bounced],
        "cancelled": [{"golfer": golfer, **lie(each)} for golfer, each in swung.cancelled],
        "shots": _shots(swung),
    }


def _shots(swung: Swing) -> list[Told]:
    return [_shot(swung, golfer) for golfer in range(len(swung.plans))]


def _shot(swung: Swing, golfer: Golfer) -> Told:
    """One shot: what lies at it, how its distance adds up, where the ball is then."""
    club = swung.plans[golfer].club
    immune = void(club)
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


def last_hole(state: State, at: int) -> Told:
    """How a finished hole, the last one, was scored."""
    scores = [ball.scores[at] for ball in state.balls]
    return {
        "hole": state.setup.tees[at].hole,
        "strokes": [score - more for score, more in zip(scores, state.finishing, strict=True)],
        "finishing": [*state.finishing],
        "scores": scores,
        "sides": [min([scores[golfer] for golfer in side]) for side in state.setup.sides],
    }


def aims(actions: Sequence[Aimed]) -> list[Told]:
    """Actions and their targets."""
    return [{"card": card, "target": target} for card, target in actions]


def lie(lie: Lie) -> Told:
    """A card and who played it; None is the course."""
    return {"card": lie.card, "by": None if lie.by == COURSE else lie.by}


def offer_told(offer: Offer) -> Told:
    """An offer, or a wager's terms."""
    return {"offer": offer.number, "by": offer.by, "to": offer.to, "stake": offer.stake, "bet": dict(offer.bet)}


def _bounce(each: Bounce) -> Told:
    return {**lie(Lie(each.card, each.by)), "off": each.off, "to": each.to}
