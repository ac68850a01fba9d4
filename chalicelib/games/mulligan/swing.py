"""The swing: all plans are shown in one step, then come reactions, then every shot is resolved and the table cleaned up
(M-13, M-14).

reveal ──▶ Bad Karma ──▶ Mulligans by themselves ──▶ those who asked, in `react` ──▶ resolve ──▶ the next turn or hole
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.mulligan import holes, shown
from chalicelib.games.mulligan.cards import PERSONAL, Golfer
from chalicelib.games.mulligan.deck import discard
from chalicelib.games.mulligan.landing import Plan, land
from chalicelib.games.mulligan.modes import course, wagers
from chalicelib.games.mulligan.reactions import react_by_itself, shot_of
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
    """The seat reacts no more."""
    state.asked.discard(seat)
    return [Event("passed", seat), *resolve_when_all_passed(state, chance)]


def resolve_when_all_passed(state: State, chance: Chance, swung: Event | None = None) -> list[Event]:
    """Resolves all shots at once, as soon as nobody may react any more; perhaps in the step in which they were `swung`."""
    swing = state.swing
    if state.asked or swing is None:
        return []
    shots = [shot_of(swing, golfer) for golfer in range(len(state.balls))]
    for ball, shot in zip(state.balls, shots, strict=True):
        ball.left, ball.strokes = shot.left, ball.strokes + shot.strokes
    _clean_up(state, swing, shots)
    events = [shown.resolved(state, shots, swung), *wagers.settle_shots(state, shots)]
    return [*events, *holes.go_on(state, [shot.finished for shot in shots], chance)]


def _lay_open(state: State, choices: Mapping[int, Planned]) -> list[Reaction]:
    """Takes the placed cards out of the hands and lets them land; each golfer's reaction. Bots are never asked (M-31)."""
    setup = state.setup
    plans: dict[Golfer, Plan] = {}
    reactions: dict[Golfer, Reaction] = {}
    for seat, planned in choices.items():
        for golfer, plan, reaction in zip(setup.golfers[seat], planned.plans, planned.reactions, strict=True):
            plans[golfer] = plan
            reactions[golfer] = "auto" if reaction == "ask" and seat in state.bots else reaction
    in_order = [plans[golfer] for golfer in range(len(state.balls))]
    for ball, plan in zip(state.balls, in_order, strict=True):
        for card in (plan.club, *(card for card, _ in plan.actions)):
            ball.hand.remove(card)
    at_target = course.aimed(state)
    lies, bounced = land(setup, in_order, at_target)
    state.swing = Swing(state.at, state.turn, [ball.left for ball in state.balls], in_order, at_target, lies, bounced)
    return [reactions[golfer] for golfer in range(len(state.balls))]


def _clean_up(state: State, swing: Swing, shots: Sequence[Shot]) -> None:
    """Clubs and what struck them stay on the boards, own cards go back to their hands, all else is discarded (M-14)."""
    staying: set[int] = set()
    for golfer, shot in enumerate(shots):
        club = swing.plans[golfer].club
        if shot.duffed:
            struck = Struck(swing.turn, None)
        elif void(club):
            struck = Struck(swing.turn, club)
        else:
            struck = Struck(swing.turn, club, tuple([lie.card for lie in swing.lies[golfer] if lie.card < PERSONAL]))
        state.balls[golfer].board.append(struck)
        staying.update(struck.actions if struck.club is None else (struck.club, *struck.actions))
    for golfer, plan in enumerate(swing.plans):
        played = [plan.club, *[card for card, _ in plan.actions]]
        discard(state, [card for card in played if card not in staying])
        if state.setup.own_card(golfer) in played:
            state.balls[golfer].hand.append(state.setup.own_card(golfer))
    if swing.course and swing.course[0] not in staying:
        discard(state, swing.course[:1])
    state.course = None
