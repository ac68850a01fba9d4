"""Why a move is refused, in one sentence for the player at that seat alone, telling nothing that others hide."""

from __future__ import annotations

from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.games.moves import Moves
from chalicelib.games.mulligan.cards import BORROW, DIG, GPS, MULLIGAN, RANGEFINDER
from chalicelib.games.mulligan.hands import held
from chalicelib.games.mulligan.modes.wolf import wolf_of
from chalicelib.games.mulligan.plans import PLANS, looks, may_plan
from chalicelib.games.mulligan.state import State
from chalicelib.games.mulligan.turns import DECIDES

CARDS = {
    "rangefinder": RANGEFINDER,
    "dig": DIG,
    "gps": GPS,
    "borrow": BORROW,
    "mulligan": MULLIGAN,
}
WAGERS = ("offer", "take-back", "decline", "accept", "verdict")
FIRST = "Take one of the cards that you are looking at first."
HELD = "Somebody is looking at your cards: they can be played again in a moment."
WOLF_FIRST = "The wolf chooses first with whom to play this hole."
ELSE = {
    "plan": "Place one club of your hand for each of your golfers, and no more actions than are allowed, of other cards.",
    "react": "You may play a Mulligan, or another of your Play Anytime cards, or pass.",
    "partner": "Choose a partner, or go alone.",
    "vote": "Say whether you go on.",
}


def not_now(state: State, seat: int) -> NotNow:
    """For a seat that may do nothing now."""
    if state.phase == "over":
        return PhaseOver("This round is over.")
    if state.phase == "partner":
        return NotYourTurn(WOLF_FIRST)
    return PhaseOver("There is nothing that you could do now.")


def not_yet(state: State, seat: int, move: Any) -> NotNow | None:
    """For a plan while cards are being looked at: it may be sent again in a moment (M-38); for all that waits for the wolf."""
    if state.phase == "partner":
        return _before_the_wolf(state, seat, move)
    if state.phase != "plan" or not PLANS.meant(move) or may_plan(state, seat):
        return None
    return PhaseOver(FIRST if looks(state, seat) else HELD)


def _before_the_wolf(state: State, seat: int, move: Any) -> NotNow | None:
    chooses = _decides(state, seat)
    if PLANS.late(state, move):
        return PhaseOver(ELSE["partner"] if chooses else WOLF_FIRST)
    return NotYourTurn(WOLF_FIRST) if not chooses and _name(move) in DECIDES else None


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """For a move that is not among those allowed."""
    name = _name(move)
    if looks(state, seat):
        return FIRST
    if name in CARDS:
        return f"{CARDS[name]} cannot be played so now."
    if name in WAGERS:
        return "That cannot be wagered now: look at who has how many chips, and which offers are open."
    if any(held(state, golfer) for golfer in state.setup.golfers[seat]):
        return HELD
    if name == "orders":
        return "Pace of Play is played never, against-me or always, and changed thirty times a turn at most."
    return ELSE[state.phase] if _decides(state, seat) else "You have nothing to decide now."


def _decides(state: State, seat: int) -> bool:
    """Whether the phase asks something of this seat, if it has answered too."""
    if state.phase == "partner":
        return seat == wolf_of(state, state.at)
    return state.phase in ("plan", "vote") or seat in state.asked


def _name(move: Any) -> str:
    """The kind of move that this claims to be."""
    name = move.get("kind") if isinstance(move, dict) else None
    return name if isinstance(name, str) else ""
