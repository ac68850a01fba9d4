"""The course of a round: holes, turns, the swing, and the end (M-10, M-13, M-14, M-28, M-29, M-42, M-44, M-45).

start_hole ──▶ [the wolf chooses] ──▶ start_turn ──▶ all plan ──▶ reveal ──▶ Bad Karma ──▶ automatic Mulligans
──▶ seats that asked react ──▶ resolve ──▶ the next turn, the next hole, the vote after nine, or the end
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.base import Choices, SimultaneousChoice
from chalicelib.games.interface import JSON, Course, Event
from chalicelib.games.moves import Bool, Moves, OneOfValues, kind
from chalicelib.games.mulligan import deck, view, wagers
from chalicelib.games.mulligan.anytime import play_automatic_mulligans
from chalicelib.games.mulligan.cards import CHIPS, DECK, PERSONAL, TURNS, Card, finishing_strokes
from chalicelib.games.mulligan.deck import discard, draw_cards
from chalicelib.games.mulligan.options import NINE, prepare
from chalicelib.games.mulligan.shots import Lie, Plan, Shot, is_immune, place_actions
from chalicelib.games.mulligan.state import (
    DEFAULT_ORDERS,
    Ball,
    BoardShot,
    Book,
    Planned,
    Reaction,
    State,
    Swing,
    Wolf,
    course_target,
    hand_limit,
    wolf_of,
)


def begin(options: Mapping[str, Any], seats: int, where: Course, chance: Chance, carried: JSON = None) -> State:
    """Return the state before the first decision. A rematch carries nothing over."""
    setup = prepare(options, seats, where)
    balls = [Ball([setup.own_card(golfer)]) for golfer in range(len(setup.seat_of))]
    state = State(setup, balls, chance.shuffle("deal", DECK), [DEFAULT_ORDERS] * seats, [0] * seats)
    state.wolf = Wolf([0] * seats) if setup.wolf else None
    state.book = Book([CHIPS] * seats, [0] * seats) if setup.wagers else None
    start_hole(state, chance)
    return state


def start_hole(state: State, chance: Chance) -> list[Event]:
    """Put all balls on the tee. Then the wolf chooses a partner, or the first turn begins."""
    state.turn = 0
    wagers.drop_old_wagers(state)
    for ball in state.balls:
        ball.left, ball.strokes = state.tee.yards, 0
    events = [view.hole(state)]
    if state.wolf:
        state.wolf.partner, state.wolf.chosen, state.phase = None, False, "partner"
        return events
    return [*events, *start_turn(state, chance)]


def start_turn(state: State, chance: Chance) -> list[Event]:
    """Start a turn: lay the course's card, and let all draw up to their hand limits."""
    state.phase, state.turn, state.reshuffles = "plan", state.turn + 1, 0
    state.ordered = [0] * len(state.ordered)
    state.locked, state.shown, state.asking = set(), {}, set()
    if state.wolf:
        state.wolf.ahead = None
    wagers.open_turn(state)
    events: list[Event] = []
    deck.lay_course_card(state, chance, events)
    drawn: list[list[int]] = []
    for golfer, ball in enumerate(state.balls):
        ball.used = set()
        drawn.append(draw_cards(state, chance, hand_limit(state, golfer) - len(ball.hand), events))
        ball.hand += drawn[-1]
        ball.hand.sort()
    return [*events, view.drew(state, drawn)]


def go_on(state: State, finished: Sequence[bool], chance: Chance) -> list[Event]:
    """Go on after a swing: start the next turn, or end the hole if a ball is in or it was the last turn (M-28, M-29)."""
    if any(finished) or state.turn >= TURNS:
        return _finish_hole(state, finished, chance)
    return start_turn(state, chance)


def vote(state: State, on: bool, chance: Chance) -> list[Event]:
    """Go on to the back nine after the vote, or end the round (M-05)."""
    state.on = on
    return start_hole(state, chance) if on else _finish(state)


def _finish_hole(state: State, finished: Sequence[bool], chance: Chance) -> list[Event]:
    struck = course_target(state)
    state.finishing = [0 if done else finishing_strokes(ball.left) for done, ball in zip(finished, state.balls, strict=True)]
    for more, ball in zip(state.finishing, state.balls, strict=True):
        ball.scores.append(ball.strokes + more)
        for each in ball.board:
            discard(state, each.cards)
        ball.board = []
    scores = [ball.scores[-1] for ball in state.balls]
    events = [view.holed(state, struck, score_wolf(state, scores)), *wagers.settle_hole(state)]
    state.at += 1
    return [*events, *_next_hole(state, chance)]


def _next_hole(state: State, chance: Chance) -> list[Event]:
    if state.at == len(state.setup.tees) or wagers.all_in_one_hand(state):
        return _finish(state)
    if state.setup.holes == "ask" and state.at == NINE:
        state.phase = "vote"
        return []
    return start_hole(state, chance)


def _finish(state: State) -> list[Event]:
    state.phase = "over"
    return wagers.settle_all(state)


# Wolf, a side game for three (M-42): the wolf picks a partner or plays alone, and can win points in addition to the strokes.


def next_wolf(state: State) -> int | None:
    """Return the wolf of the next hole, who may announce a partner with its plan; None on the last hole."""
    return wolf_of(state, state.at + 1) if state.wolf and state.at + 1 < len(state.setup.tees) else None


def partners(state: State, seat: int) -> Moves:
    """Return the partners that a wolf may choose: one of the others, or None."""
    return OneOfValues((None, *[other for other in range(state.setup.seats) if other != seat]))


def choose_partner(state: State, partner: int | None) -> Event:
    """Set the wolf's partner, None to play alone."""
    wolf = _wolf(state)
    wolf.partner, wolf.chosen, wolf.ahead = partner, True, None
    return view.partnered(state, wolf_of(state, state.at), partner)


def wolf_points(state: State, scores: list[int]) -> list[int]:
    """Return the points of each seat for this hole. The wolf's team needs a score below those of all others."""
    seat, partner = wolf_of(state, state.at), _wolf(state).partner
    team = {seat} if partner is None else {seat, partner}
    best = min(scores[member] for member in team)
    wins = best < min(score for other, score in enumerate(scores) if other not in team)
    points = 2 if len(team) == 1 else 1
    return [points if wins and other in team else 0 for other in range(len(scores))]


def score_wolf(state: State, scores: list[int]) -> dict[str, object] | None:
    """Add the points of this hole. Return them as JSON, or None without a wolf."""
    wolf = state.wolf
    if wolf is None:
        return None
    points = wolf_points(state, scores)
    wolf.points = [one + more for one, more in zip(wolf.points, points, strict=True)]
    return {"wolf": wolf_of(state, state.at), "partner": wolf.partner, "points": points}


def _wolf(state: State) -> Wolf:
    assert state.wolf is not None
    return state.wolf


# The swing (M-13, M-14): all plans are shown in one step, then seats react, then all shots are resolved.


def reveal(state: State, choices: Mapping[int, Planned], chance: Chance) -> list[Event]:
    """Show all plans, let Bad Karma act, and play the Mulligans of golfers with the reaction `auto`."""
    events = deck.turn_course_card(state, chance)
    reactions = _place_planned_cards(state, choices)
    state.asking = {golfer for golfer, reaction in enumerate(reactions) if reaction == "ask"}
    state.asked = {state.setup.seat_of[golfer] for golfer in state.asking}
    state.phase = "react"
    swung = view.swung(state)
    events.append(swung)
    for golfer, reaction in enumerate(reactions):
        if reaction == "auto":
            events += play_automatic_mulligans(state, golfer)
    return [*events, *resolve_when_all_passed(state, chance, swung)]


def pass_by(state: State, seat: int, chance: Chance) -> list[Event]:
    """End a seat's reactions. If a bot has taken over the seat, first play its Mulligans automatically (M-31)."""
    events: list[Event] = []
    for golfer in state.setup.golfers[seat] if seat in state.bots else ():
        if golfer in state.asking:
            events += play_automatic_mulligans(state, golfer)
    state.asked.discard(seat)
    return [*events, Event("passed", seat), *resolve_when_all_passed(state, chance)]


def resolve_when_all_passed(state: State, chance: Chance, swung: Event | None = None) -> list[Event]:
    """Resolve all shots if nobody may react any more. `swung` is the event of the reveal if it is in the same step."""
    swing = state.swing
    if state.asked or swing is None:
        return []
    for ball, shot in zip(state.balls, swing.shots, strict=True):
        ball.left, ball.strokes = shot.left, ball.strokes + shot.strokes
    _clean_up(state, swing)
    events = [view.resolved(state, swing, swung), *wagers.settle_shots(state, swing.shots)]
    return [*events, *go_on(state, [shot.finished for shot in swing.shots], chance)]


def _place_planned_cards(state: State, choices: Mapping[int, Planned]) -> list[Reaction]:
    """Move the planned cards from the hands to their targets. Return each golfer's reaction; bots are never asked (M-31).

    A partner announced by the next hole's wolf is stored until the hole ends.
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
    at_target = deck.course_aim(state)
    lies, bounced = place_actions(state.setup.side_of, plans, at_target)
    state.swing = Swing(state.at, state.turn, [ball.left for ball in state.balls], plans, at_target, lies, bounced)
    return reactions


def _clean_up(state: State, swing: Swing) -> None:
    """Put clubs and the actions at them on the boards, return own cards to the hands, and discard the rest (M-14)."""
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


def _stays(turn: int, club: Card, laid: Sequence[Lie], shot: Shot) -> BoardShot:
    """Return the cards of a shot that stay on the board until the hole ends."""
    if shot.duffed:
        return BoardShot(turn, None)
    return BoardShot(turn, club, () if is_immune(club) else tuple([card for card, _ in laid if card < PERSONAL]))


# The vote after the front nine (M-05): the round goes on if more than half of the people vote yes.

GO_ON = kind("go-on", yes=Bool())


class Votes(SimultaneousChoice[State, bool]):
    """The vote whether to go on after nine holes. Bots vote too, but their votes do not count."""

    kind, shape = "go-on", GO_ON
    too_late = "Too late: everyone has said whether to go on."

    def choices(self, state: State) -> Choices[bool]:
        return state.going

    def seats(self, state: State) -> Sequence[int]:
        return range(state.setup.seats) if state.phase == "vote" else ()

    def over(self, state: State) -> bool:
        return state.on is not None

    def moves(self, state: State, seat: int) -> Moves:
        return GO_ON

    def read(self, move: Any) -> bool:
        return bool(move["yes"])

    def describe(self, state: State, seat: int, choice: bool) -> dict[str, Any]:
        return {"yes": choice}

    def default(self, state: State, seat: int) -> bool:
        return False

    def reveal(self, state: State, choices: Mapping[int, bool], chance: Chance) -> list[Event]:
        said = {seat: yes for seat, yes in choices.items() if seat not in state.bots}
        yes = [seat for seat, on in said.items() if on]
        on = 2 * len(yes) > len(said)
        return [Event("voted", None, {"yes": yes, "on": on}), *vote(state, on, chance)]


VOTES = Votes()
