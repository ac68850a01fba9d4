"""Set-ups of the Trading Ring for the laws. The first one for each number of seats also has a playthrough."""

from __future__ import annotations

from random import Random
from typing import Any

from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.state import Offer, Player, Slot, State, bit
from tests.laws.setup import Setup

Hidden = list[tuple[list[int], int]]
"""Places of cards that the viewer cannot know: a list of cards, and an index."""


def twin(state: State, seat: int | None, random: Random) -> State:
    """Deal again what this seat cannot know.

    These are hands, except for cards that it saw go there, the deck, cards set aside, offers, and announced auctions.
    """
    others = [player for number, player in enumerate(state.players) if number != seat]
    _offer_otherwise(state, seat, random)
    if state.options.secret_offers and state.phase == "choice":
        _turn_under(state, seat, random)
    open_ = state.options.open_hands or state.phase == "over"
    places: Hidden = [(cards, at) for cards in (state.deck, state.aside) for at in range(len(cards))]
    for player in () if open_ else others:
        places += [(player.hand, at) for at, card in enumerate(player.hand) if not _known(state, player, card, seat)]
    slots = _face_down(state, seat)
    pool = [cards[at] for cards, at in places] + [slot.card for slot in slots]
    random.shuffle(pool)
    for cards, at in places:
        cards[at] = pool.pop()
    for slot in slots:
        slot.card = pool.pop()
    for player in others:
        _tidy(state, player, seat, random)
    for number, offer in state.offers.made.items():
        if number != seat:
            offer.card = random.choice(state.players[number].hand)
    _plan_otherwise(state, seat, random)
    _trade_otherwise(state, seat, random)
    return state


def _known(state: State, player: Player, card: int, viewer: int | None) -> bool:
    return bool(player.known.get(card, 0) & bit(state, viewer))


def _offer_otherwise(state: State, seat: int | None, random: Random) -> None:
    """Change hidden choices of others. Their cards are set after the hands are dealt again."""
    for number, offer in state.offers.made.items():
        if number != seat:
            state.offers.made[number] = Offer(offer.card, random.randint(0, state.players[number].chips), offer.next)


def _turn_under(state: State, seat: int | None, random: Random) -> None:
    """Replace a face-down card by any card of its owner."""
    for number in state.offerers:
        player = state.players[number]
        if number != seat and player.slot:
            player.hand.append(player.slot.card)
            player.slot = Slot(player.hand.pop(random.randrange(len(player.hand))), player.slot.chips)


def _face_down(state: State, seat: int | None) -> list[Slot]:
    """Yield the offers that this seat cannot see and does not know."""
    if not state.options.secret_offers or state.phase != "choice":
        return []
    slots = [(state.players[number], state.players[number].slot) for number in state.offerers if number != seat]
    return [slot for player, slot in slots if slot and not _known(state, player, slot.card, seat)]


def _tidy(state: State, player: Player, viewer: int | None, random: Random) -> None:
    """Remove what others know of cards that are elsewhere now."""
    cards = [*player.hand, *([player.slot.card] if player.slot else [])]
    kept = {card: bits for card, bits in player.known.items() if card in cards}
    strangers = [card for card in cards if card not in kept]
    lost = len(player.known) - len(kept)
    others = sum(bit(state, number) for number in range(len(state.players)) if number != viewer)
    player.known = {**kept, **dict.fromkeys(random.sample(strangers, min(lost, len(strangers))), others)}
    if player.drawn is not None and not state.options.open_hands:
        player.drawn = random.choice(cards)


def _plan_otherwise(state: State, seat: int | None, random: Random) -> None:
    """Replace another seat's announced auction by any possible one, or none."""
    if not state.active:
        return
    due = state.phase == "turn"
    number = state.auctioneer if due else state.next_seat
    plan, offer = _plan(state, number, random), state.offers.made.get(number)
    if number != seat and offer:
        offer.next = plan
    elif number != seat and (state.planned if due else state.phase == "choice"):
        state.planned = plan


def _plan(state: State, number: int, random: Random) -> Slot | None:
    player, auctioned = state.players[number], state.players[state.auctioneer].slot
    lie = [slot for slot in (player.slot, auctioned) if slot]
    card = random.choice([*player.hand, *(slot.card for slot in lie)])
    most = player.chips + sum(slot.chips for slot in lie)
    if state.options.chips and not most:
        return None
    chips = random.randint(1, most) if state.options.chips else 0
    return random.choice((Slot(card, chips), None))


def _trade_otherwise(state: State, seat: int | None, random: Random) -> None:
    """Replace the card of a secret swap, which only its two owners know."""
    lately = state.lately
    if lately and lately.way == "swap" and state.options.secret_offers and seat not in (lately.seat, lately.taken):
        lately.offers = [
            (number, None if card is None else random.choice(state.players[lately.seat].hand), chips)
            for number, card, chips in lately.offers
        ]


def setup(seats: int, carried: Any = None, **asked: bool) -> Setup:
    return Setup(TRADE_RING, seats, asked, twin=twin, most_decisions=40 * seats * (seats + 1), carried=carried)


SETUPS = [
    setup(2, secret_offers=True),
    setup(3, secret_offers=True),
    setup(4, secret_offers=True, high_risk=True),
    setup(5, open_hands=True, chips=True, high_risk=True),
    setup(6, secret_offers=True, high_risk=True),
    setup(7, chips=True, secret_offers=True),
    setup(8, chips=True),
]
FURTHER = [
    setup(2, chips=True, carried=[1, 39]),
    setup(2, open_hands=True, high_risk=True),
    setup(2, secret_offers=True, chips=True),
    setup(3, chips=True, carried=[1, 3, 40]),
    setup(4, chips=True),
    setup(4, open_hands=True),
    setup(5),
    setup(8),
    setup(6, chips=True),
]
"""Further set-ups, for the game's own tests (`test_twins.py`)."""
