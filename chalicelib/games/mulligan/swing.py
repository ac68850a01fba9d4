"""The swing: all plans are shown in one step, then come reactions, then every shot is resolved and the table cleaned up
(M-13, M-14).

reveal ──▶ Bad Karma ──▶ Mulligans by themselves ──▶ those who asked, in `react` ──▶ resolve ──▶ the next turn or hole
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.mulligan import holes, shown
from chalicelib.games.mulligan.cards import PERSONAL, Card
from chalicelib.games.mulligan.deck import discard
from chalicelib.games.mulligan.landing import Lie, Plan, land
from chalicelib.games.mulligan.modes import course, wagers
from chalicelib.games.mulligan.reactions import react_by_itself
from chalicelib.games.mulligan.resolution import Shot, void
from chalicelib.games.mulligan.state import Planned, Reaction, State, Struck, Swing


def reveal(state: State, choices: Mapping[int, Planned], chance: Chance) -> list[Event]:
    """Shows all plans, lets Bad Karma act, and plays the Mulligans of those who said `auto`."""
    events = course.turn_card(state, chance)
    reactions = _lay_open(state, choices)
    state.asking = {golfer for golfer, reaction in enumerate(reactions) if reaction == "ask"}
    state.asked = {state.setup.seat_of[golfer] for golfer in state.asking}
    state.phase = "react"
    swung = shown.swung(state)
    events.append(swung)
    for golfer, reaction in enumerate(reactions):
        if reaction == "auto":
            events += react_by_itself(state, golfer)
    return [*events, *resolve_when_all_passed(state, chance, swung)]


def pass_by(state: State, seat: int, chance: Chance) -> list[Event]:
    """The seat reacts no more. A bot that took it over is not asked: first its Mulligans are played by themselves (M-31)."""
    events: list[Event] = []
    for golfer in state.setup.golfers[seat] if seat in state.bots else ():
        if golfer in state.asking:
            events += react_by_itself(state, golfer)
    state.asked.discard(seat)
    return [*events, Event("passed", seat), *resolve_when_all_passed(state, chance)]


def resolve_when_all_passed(state: State, chance: Chance, swung: Event | None = None) -> list[Event]:
    """Resolves all shots at once, as soon as nobody may react any more; perhaps in the step in which they were `swung`."""
    swing = state.swing
    if state.asked or swing is None:
        return []
    for ball, shot in zip(state.balls, swing.shots, strict=True):
        ball.left, ball.strokes = shot.left, ball.strokes + shot.strokes
    _clean_up(state, swing)
    events = [shown.resolved(state, swing, swung), *wagers.settle_shots(state, swing.shots)]
    return [*events, *holes.go_on(state, [shot.finished for shot in swing.shots], chance)]


def _lay_open(state: State, choices: Mapping[int, Planned]) -> list[Reaction]:
    """Takes the placed cards out of the hands and lets them land; each golfer's reaction. Bots are never asked (M-31). What the
    next hole's wolf says waits for the hole's end.
    """
    if state.wolf:
        state.wolf.ahead = next((planned.hunt for planned in choices.values() if planned.hunt), None)
    plans: list[Plan] = []
    reactions: list[Reaction] = []
    for ball, seat, place in zip(state.balls, state.setup.seat_of, state.setup.place_of, strict=True):
        planned = choices[seat]
        plan, reaction = planned.plans[place], planned.reactions[place]
        plans.append(plan)
        reactions.append("auto" if reaction == "ask" and seat in state.bots else reaction)
        for card in plan.cards:
            ball.hand.remove(card)
    at_target = course.aimed(state)
    lies, bounced = land(state.setup.side_of, plans, at_target)
    state.swing = Swing(state.at, state.turn, [ball.left for ball in state.balls], plans, at_target, lies, bounced)
    return reactions


def _clean_up(state: State, swing: Swing) -> None:
    """Clubs and what struck them stay on the boards, own cards go back to their hands, all else is discarded (M-14)."""
    played = [swing.course[0]] if swing.course else []
    staying: set[int] = set()
    for golfer, (ball, plan, laid, shot) in enumerate(zip(state.balls, swing.plans, swing.lies, swing.shots, strict=True)):
        struck = _stays(swing.turn, plan.club, laid, shot)
        ball.board.append(struck)
        staying.update(struck.cards)
        cards = plan.cards
        played += cards
        if PERSONAL + golfer in cards:
            ball.hand.append(PERSONAL + golfer)
    discard(state, [card for card in played if card not in staying])
    state.course = None


def _stays(turn: int, club: Card, laid: Sequence[Lie], shot: Shot) -> Struck:
    """What of a shot lies on the board until the hole ends."""
    if shot.duffed:
        return Struck(turn, None)
    return Struck(turn, club, () if void(club) else tuple([card for card, _ in laid if card < PERSONAL]))
