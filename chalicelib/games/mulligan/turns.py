"""Legal moves and their effects, by kind of move (M-11, M-30 to M-38, M-41, M-42); time-outs and refusals.

    partner ──▶ plan, with Play Anytime cards at any time ──▶ react, for seats that asked ──▶ plan again, or the next hole

Wagers and standing orders are possible at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.interface import Clock, Event
from chalicelib.games.moves import Const, ListOf, Moves, OneOf, OneOfValues, kind
from chalicelib.games.mulligan import anytime, holes, plans, wagers
from chalicelib.games.mulligan.cards import BORROW, DIG, GPS, MULLIGAN, RANGEFINDER, Card, Golfer
from chalicelib.games.mulligan.holes import VOTES
from chalicelib.games.mulligan.plans import PLANS, may_plan
from chalicelib.games.mulligan.state import State, discardable_cards, hand_is_frozen, is_looking, playable_anytime, wolf_of

PASS = kind("pass")
DECISIONS = frozenset(("partner", "plan", "pass", "go-on"))
Branch = Callable[[State, int], Moves | None]
Act = Callable[[State, int, Any, Chance], list[Event]]


def in_turn(state: State) -> tuple[int, ...]:
    """Return the seats with a decision that is not simultaneous: the wolf, or the seats that were asked to react."""
    if state.phase == "react":
        return _reacting(state)
    return (wolf_of(state, state.at),) if state.phase == "partner" else ()


def moves(state: State, seat: int) -> Moves | None:
    """Return the moves that the seat may make now; None for none."""
    branches: list[Moves] = []
    for branch in BRANCHES.values() if state.phase != "over" else ():
        found = branch(state, seat)
        if found is not None:
            branches += found.branches if isinstance(found, OneOf) else (found,)
    return OneOf(tuple(branches)) if branches else None


def moves_of(state: State, seat: int, name: object) -> Moves | None:
    """Return the seat's legal moves of one kind, or None."""
    branch = BRANCHES.get(name) if isinstance(name, str) and state.phase != "over" else None
    return branch(state, seat) if branch else None


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Make a legal move and return its events."""
    return ACTS[move["kind"]](state, seat, move, chance)


def planned(state: State) -> tuple[int, Any] | None:
    """Return the choice of partner that the wolf announced with its last plan (M-42), or None."""
    ahead = state.wolf.ahead if state.wolf and state.phase == "partner" else None
    return None if ahead is None else (wolf_of(state, state.at), {"kind": "partner", "seat": ahead[0]})


def clock(move: Any, events: Sequence[Event]) -> Clock:
    """Return which clock runs after a move (G-08).

    Plans, passes, votes, the wolf's choice, and any move that causes the reveal are decisions: "new". The choice after a
    Rangefinder or a Borrow a Club shares the plan's clock (M-38). Other moves do not affect the clock: "same".
    """
    if move["kind"] in DECISIONS or any(event.kind == "swung" for event in events):
        return "new"
    return "shared" if move["kind"] in ("rangefinder", "borrow") else "same"


def act_late(state: State, seat: int, chance: Chance) -> list[Event]:
    """Make the default decisions of a seat that timed out: decline all offers, take a card, then decide (M-37, M-38)."""
    events = wagers.decline_all(state, seat)
    if is_looking(state, seat) and state.looking:
        events += anytime.take(state, anytime.default_card(state.looking), chance)
    return [*events, *_default(state, seat, chance)]


def _default(state: State, seat: int, chance: Chance) -> list[Event]:
    if state.phase == "partner":
        return _start_hole_with(state, None, chance)
    if state.phase == "react":
        return holes.pass_by(state, seat, chance)
    if state.phase == "vote":
        return VOTES.choose(state, seat, VOTES.default(state, seat), chance)
    if seat in state.plans.made:
        return PLANS.close(state, chance)
    return PLANS.choose(state, seat, PLANS.default(state, seat), chance)


def _start_hole_with(state: State, partner: int | None, chance: Chance) -> list[Event]:
    return [holes.choose_partner(state, partner), *holes.start_turn(state, chance)]


def _partner(state: State, seat: int) -> Moves | None:
    if state.phase != "partner" or seat != wolf_of(state, state.at):
        return None
    return kind("partner", seat=holes.partners(state, seat))


def _plan(state: State, seat: int) -> Moves | None:
    return PLANS.moves(state, seat) if may_plan(state, seat) and not state.plans.spent(seat) else None


def _go_on(state: State, seat: int) -> Moves | None:
    return VOTES.legal(state, seat, VOTES.seats(state))


def _playing(state: State, seat: int) -> tuple[Golfer, ...]:
    """Return the golfers of this seat that may play Play Anytime cards now (M-31, M-33)."""
    if is_looking(state, seat):
        return ()
    golfers = state.setup.golfers[seat]
    if state.phase == "react" and seat in state.asked:
        return tuple([golfer for golfer in golfers if golfer in state.asking])
    return golfers if state.phase == "plan" else ()


def _cards(state: State, seat: int, type: str) -> tuple[Card, ...]:
    return tuple(sorted([card for golfer in _playing(state, seat) for card in playable_anytime(state, golfer, type)]))


def _rangefinder(state: State, seat: int) -> Moves | None:
    cards = _cards(state, seat, RANGEFINDER) if state.looking is None else ()
    return kind("rangefinder", card=OneOfValues(cards)) if cards else None


def _borrow(state: State, seat: int) -> Moves | None:
    cards = _cards(state, seat, BORROW) if state.looking is None else ()
    opponents = state.setup.opponents[state.setup.golfers[seat][0]]
    return kind("borrow", card=OneOfValues(cards), **{"from": OneOfValues(opponents)}) if cards else None


def _gps(state: State, seat: int) -> Moves | None:
    cards = _cards(state, seat, GPS) if state.phase == "plan" and _can_see_plans(state, seat) else ()
    return kind("gps", card=OneOfValues(cards)) if cards else None


def _can_see_plans(state: State, seat: int) -> bool:
    """Return whether a Course GPS would show anything (M-34). Not if the seat's own plan cannot be changed."""
    setup = state.setup
    if seat in state.plans.made and any(hand_is_frozen(state, golfer) for golfer in setup.golfers[seat]):
        return False
    if state.course and state.course.card is not None:
        return True
    return any(setup.opposed(seat, other) for other in state.plans.made)


def _dig(state: State, seat: int) -> Moves | None:
    return _each_golfer(state, seat, DIG, _dig_with)


def _dig_with(state: State, golfer: Golfer, cards: tuple[Card, ...]) -> Iterator[Moves]:
    for card in cards:
        others = tuple([other for other in discardable_cards(state, golfer) if other != card])
        unwanted = ListOf(OneOfValues(others), 0, len(others), unique=True) if others else Const([])
        yield kind("dig", card=Const(card), discard=unwanted)


def _mulligan(state: State, seat: int) -> Moves | None:
    return _each_golfer(state, seat, MULLIGAN, _mulligan_with) if state.phase == "react" else None


def _mulligan_with(state: State, golfer: Golfer, cards: tuple[Card, ...]) -> Iterator[Moves]:
    if state.swing and state.swing.lies[golfer]:
        yield kind(
            "mulligan", card=OneOfValues(cards), cancel=OneOfValues(tuple([lie.card for lie in state.swing.lies[golfer]]))
        )


def _each_golfer(
    state: State, seat: int, type: str, moves: Callable[[State, Golfer, tuple[Card, ...]], Iterator[Moves]]
) -> Moves | None:
    """Return the moves with cards of a type, which differ between the golfers of a seat."""
    found: list[Moves] = []
    for golfer in _playing(state, seat):
        cards = tuple(playable_anytime(state, golfer, type))
        found += moves(state, golfer, cards) if cards else ()
    return _one_of(found)


def _take(state: State, seat: int) -> Moves | None:
    if not is_looking(state, seat) or state.looking is None:
        return None
    return kind("take", card=OneOfValues(tuple(state.looking.cards) or (None,)))


def _pass(state: State, seat: int) -> Moves | None:
    return PASS if state.phase == "react" and seat in _reacting(state) and not is_looking(state, seat) else None


def _reacting(state: State) -> tuple[int, ...]:
    """Return the seats that were asked to react and have not passed, except one whose hand is being looked at (M-38)."""
    looking = state.looking
    victim = None if looking is None or looking.victim is None else state.setup.seat_of[looking.victim]
    return tuple([seat for seat in sorted(state.asked) if seat != victim])


def _one_of(branches: Sequence[Moves]) -> Moves | None:
    if len(branches) < 2:
        return branches[0] if branches else None
    return OneOf(tuple(branches))


def _with_card(play: Act) -> Act:
    """Return an act that calls `play` with the golfer who holds the move's card, in place of the seat."""

    def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        golfer = state.holder(move["card"])
        assert golfer is not None
        return play(state, golfer, move, chance)

    return act


def _place_plan(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Place a plan. A standing order that comes with it applies at once."""
    if "orders" in move:
        plans.set_orders(state, seat, move["orders"])
    return PLANS.choose(state, seat, PLANS.read(move), chance)


def _take_card(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    return [*anytime.take(state, move["card"], chance), *PLANS.close(state, chance)]


BRANCHES: dict[str, Branch] = {
    "partner": _partner,
    "plan": _plan,
    "go-on": _go_on,
    "take": _take,
    "pass": _pass,
    "mulligan": _mulligan,
    "rangefinder": _rangefinder,
    "dig": _dig,
    "gps": _gps,
    "borrow": _borrow,
    "orders": plans.order_moves,
    **wagers.BRANCHES,
}
ACTS: dict[str, Act] = {
    "plan": _place_plan,
    "go-on": lambda state, seat, move, chance: VOTES.choose(state, seat, VOTES.read(move), chance),
    "partner": lambda state, seat, move, chance: _start_hole_with(state, move["seat"], chance),
    "take": _take_card,
    "pass": lambda state, seat, move, chance: holes.pass_by(state, seat, chance),
    "mulligan": _with_card(lambda state, golfer, move, _: anytime.cancel_for(state, golfer, move["card"], move["cancel"])),
    "rangefinder": _with_card(
        lambda state, golfer, move, chance: anytime.play_rangefinder(state, golfer, move["card"], chance)
    ),
    "dig": _with_card(lambda state, golfer, move, chance: anytime.dig(state, golfer, move["card"], move["discard"], chance)),
    "gps": _with_card(lambda state, golfer, move, chance: anytime.play_gps(state, golfer, move["card"], chance)),
    "borrow": _with_card(lambda state, golfer, move, _: anytime.play_borrow(state, golfer, move["card"], move["from"])),
    "orders": lambda state, seat, move, chance: plans.change_orders(state, seat, move),
    **wagers.ACTS,
}


# Refusals are sentences for the player at that seat. They reveal nothing that others hide.

CARDS = {
    "rangefinder": RANGEFINDER,
    "dig": DIG,
    "gps": GPS,
    "borrow": BORROW,
    "mulligan": MULLIGAN,
}
WAGERS = ("offer", "take-back", "decline", "accept", "verdict")
LOOKING_FIRST = "First take one of the cards you’re looking at."
HAND_FROZEN = "Someone is looking at your hand. You can play cards again in a moment."
WOLF_FIRST = "The wolf picks a partner first, or hunts alone."
EXPECTED = {
    "plan": "Place one club of your hand for each of your golfers, and no more actions than are allowed, of other cards.",
    "react": "You may play a Mulligan, or another of your Play Anytime cards, or pass.",
    "partner": "Choose a partner, or go alone.",
    "vote": "Say whether you go on.",
}


def not_now(state: State, seat: int) -> NotNow:
    """Return the refusal for a seat that may do nothing now."""
    if state.phase == "over":
        return PhaseOver("This round is over.")
    if state.phase == "partner":
        return NotYourTurn(WOLF_FIRST)
    return PhaseOver("There’s nothing you can do now.")


def not_yet(state: State, seat: int, move: Any) -> NotNow | None:
    """Return the refusal of a plan while cards are being looked at (M-38), or of a move before the wolf's choice, or None."""
    if state.phase == "partner":
        return _before_the_wolf(state, seat, move)
    if state.phase != "plan" or not PLANS.is_choice(move) or may_plan(state, seat):
        return None
    return PhaseOver(LOOKING_FIRST if is_looking(state, seat) else HAND_FROZEN)


def _before_the_wolf(state: State, seat: int, move: Any) -> NotNow | None:
    chooses = _decides(state, seat)
    if PLANS.late(state, move):
        return PhaseOver(EXPECTED["partner"] if chooses else WOLF_FIRST)
    return NotYourTurn(WOLF_FIRST) if not chooses and _kind(move) in DECISIONS else None


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """Return the sentence that refuses an illegal move."""
    name = _kind(move)
    if is_looking(state, seat):
        return LOOKING_FIRST
    if name in CARDS:
        return f"You can’t play {CARDS[name]} like that now."
    if name in WAGERS:
        return "You can’t bet that now: see who has how many chips, and which offers are open."
    if any(hand_is_frozen(state, golfer) for golfer in state.setup.golfers[seat]):
        return HAND_FROZEN
    if name == "orders":
        return "Pace of Play is played never, against-me or always, and changed thirty times a turn at most."
    return EXPECTED[state.phase] if _decides(state, seat) else "You have nothing to decide now."


def _decides(state: State, seat: int) -> bool:
    """Return whether this seat has a decision in this phase, made or not."""
    if state.phase == "partner":
        return seat == wolf_of(state, state.at)
    return state.phase in ("plan", "vote") or seat in state.asked


def _kind(move: Any) -> str:
    """Return the kind of a move as sent, which may not be a legal move; "" if it has none."""
    name = move.get("kind") if isinstance(move, dict) else None
    return name if isinstance(name, str) else ""
