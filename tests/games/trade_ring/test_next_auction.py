"""Auctions that the next auctioneer announces with an offer: when they open, and that they are otherwise never shown (T-15)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from chalicelib import actions
from chalicelib.errors import IllegalMove
from chalicelib.games.interface import LEVELS, Level
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.engine import TradeRing
from chalicelib.games.trade_ring.state import State
from chalicelib.play import past_views, published_replay, table_queries
from chalicelib.verify import verify
from tests.games.trade_ring.setups import setup
from tests.games.trade_ring.table import Table, card, hand
from tests.laws import leaks
from tests.laws.rooms import Room, answers

ANN, BEN, CAT = 0, 1, 2
HANDS = ("2D 5C 9H JS KD", "3D 3C 3H 8S QD", "4D 4C 7H 10S AD")
DECK = "6D 6C 6H 6S 7D 7C"


def offered(said: str, offer: str = "8S", stake: int = 1, **more: Any) -> Table:
    """Return a table after Ann's auction of the two and all offers. Ben, who is next, has announced an auction."""
    table = Table(*HANDS, then=DECK, **more)
    chips = {"chips": 1} if more.get("chips") else {}
    table.play(ANN, "auction", card="2D", **chips)
    table.play(BEN, "offer", card=offer, next={"card": said, **({"chips": stake} if chips else {})}, **chips)
    table.play(CAT, "offer", card="7H", **chips)
    return table


def decide(table: Table, taken: int | None) -> list[dict[str, Any]]:
    """Let Ann take this seat's offer, or call the Mulligan (None)."""
    return table.play(ANN, "mulligan") if taken is None else table.play(ANN, "swap", seat=taken)


@pytest.mark.rule("T-15")
@pytest.mark.parametrize(
    ("said", "taken", "opens"),
    [
        ("QD", CAT, True),
        ("QD", BEN, True),
        ("QD", None, True),
        ("8S", CAT, True),  # the offered card comes back
        ("8S", BEN, False),
        ("8S", None, False),
        ("2D", BEN, True),  # the auctioned card comes for the offer
        ("2D", CAT, False),
        ("2D", None, False),
    ],
)
def test_an_auction_opens_at_once_if_its_card_is_in_the_hand(said: str, taken: int | None, opens: bool) -> None:
    table = offered(said)
    events = decide(table, taken)
    if opens:
        assert events[-1] == {"seat": BEN, "kind": "auctioned", "turn": 2, "card": card(said), "chips": None}
        assert table.waiting == [ANN, CAT]
    else:
        assert "auctioned" not in [event["kind"] for event in events]
        assert table.waiting == [BEN]
        assert table.kinds(BEN) == ["skip", "fold", "auction"]


@pytest.mark.rule("T-12", "T-15")
def test_it_also_opens_after_a_mulligan_by_time_out() -> None:
    table = offered("QD")
    assert [event["kind"] for event in table.time_out(ANN)] == ["mulliganed", "drew", "drew", "drew", "auctioned"]


@pytest.mark.rule("T-15", "T-33")
@pytest.mark.parametrize(
    ("stake", "taken", "opens"),
    [
        (20, CAT, True),
        (20, BEN, True),  # the auction's chip comes for the offer's
        (20, None, False),
        (19, None, True),
        (21, CAT, False),
    ],
)
def test_with_chips_it_opens_if_the_player_has_enough(stake: int, taken: int | None, opens: bool) -> None:
    table = offered("QD", stake=stake, chips=True)
    events = decide(table, taken)
    assert (events[-1]["kind"] == "auctioned") == opens
    assert not opens or events[-1]["chips"] == stake
    assert table.waiting == ([ANN, CAT] if opens else [BEN])


@pytest.mark.rule("T-15", "T-34")
def test_after_a_forced_fold_neither_that_player_s_auction_nor_the_next_opens() -> None:
    table = Table(*HANDS, then=DECK, chips=True)
    table.play(ANN, "auction", card="2D", chips=1)
    table.play(BEN, "offer", card="8S", chips=20, next={"card": "QD", "chips": 1})
    table.play(CAT, "offer", card="7H", chips=0)
    assert [event["kind"] for event in table.play(ANN, "mulligan")][-1] == "folded"
    assert table.waiting == [CAT]
    table.play(CAT, "skip")
    assert table.waiting == [ANN]


@pytest.mark.rule("T-15")
def test_only_the_next_auctioneer_may_announce_and_not_in_the_last_turn() -> None:
    table = Table(*HANDS)
    table.play(ANN, "auction", card="2D")
    assert not any("next" in move for move in table.moves(CAT))
    with pytest.raises(IllegalMove, match="not your turn next"):
        table.play(CAT, "offer", card="7H", next={"card": "AD"})
    said = {move["next"]["card"] for move in table.moves(BEN) if "next" in move}
    assert said == {*hand(HANDS[BEN]), card("2D")}
    with pytest.raises(IllegalMove):
        table.play(BEN, "offer", card="8S", next={"card": "AD"})
    table.state.turn = table.state.most_turns
    assert not any("next" in move for move in table.moves(BEN))


@pytest.mark.rule("T-15")
def test_the_next_auctioneer_is_the_next_active_player() -> None:
    table = Table(*HANDS, "2C 5H 9S JD KC")
    table.play(ANN, "skip")
    table.play(BEN, "fold")
    table.play(CAT, "skip")
    table.play(3, "skip")
    table.play(ANN, "auction", card="2D")
    assert [seat for seat in range(4) if any("next" in move for move in table.moves(seat))] == [CAT]


@pytest.mark.rule("T-15", "T-33")
def test_the_most_chips_are_those_the_player_may_have_by_then() -> None:
    table = Table(*HANDS, chips=True)
    table.play(ANN, "auction", card="2D", chips=4)
    assert {move["next"].get("chips") for move in table.moves(BEN) if "next" in move} == set(range(1, 25))


@pytest.mark.rule("T-15", "G-02")
def test_the_last_offer_counts_with_or_without_an_announcement() -> None:
    for words, opens in (((None, "QD"), "QD"), (("QD", "3D"), "3D"), (("QD", None), None)):
        table = Table(*HANDS, then=DECK)
        table.play(ANN, "auction", card="2D")
        for word in words:
            table.play(BEN, "offer", card="8S", **({"next": {"card": word}} if word else {}))
        table.play(CAT, "offer", card="7H")
        last = table.play(ANN, "swap", seat=CAT)[-1]
        assert last.get("card") == (opens and card(opens))


@pytest.mark.rule("T-15", "G-04")
def test_the_default_offer_announces_nothing() -> None:
    table = Table(*HANDS, then=DECK)
    table.play(ANN, "auction", card="2D")
    table.play(CAT, "offer", card="7H")
    table.time_out(BEN)
    table.play(ANN, "mulligan")
    assert table.waiting == [BEN]


@pytest.mark.rule("T-15")
@pytest.mark.parametrize("level", LEVELS)
def test_bots_announce_nothing(level: Level) -> None:
    table = Table(*HANDS)
    table.play(ANN, "auction", card="2D")
    legal = TRADE_RING.legal(table.state, BEN)
    assert legal is not None
    for seed in range(20):
        assert "next" not in TRADE_RING.choose(table.view(BEN), BEN, legal, level, Random(seed))


@pytest.mark.rule("T-15", "G-02")
@pytest.mark.parametrize("options", [{}, {"secret_offers": True}, {"open_hands": True}])
def test_until_its_turn_only_the_seat_itself_sees_its_announcement(options: dict[str, Any]) -> None:
    said, silent = offered("QD", **options), Table(*HANDS, then=DECK, **options)
    silent.auction(ANN, "2D", "8S", "7H")
    assert said.view(BEN)["own"].pop("next") == {"card": card("QD")}
    for viewer in (ANN, CAT, None):
        assert said.view(viewer) == silent.view(viewer)
    assert TRADE_RING.view(said.state, None, everything=True) == TRADE_RING.view(silent.state, None, everything=True)
    assert [step.events for step in said.steps] == [step.events for step in silent.steps]
    said.play(ANN, "swap", seat=CAT)
    assert "next" not in said.view(BEN)["own"]


@pytest.mark.rule("T-15")
def test_a_state_without_announcements_is_packed_as_before() -> None:
    table = Table(*HANDS)
    table.play(ANN, "auction", card="2D")
    table.play(BEN, "offer", card="8S")
    packed = TRADE_RING.pack(table.state)
    assert "planned" not in packed
    assert packed["players"][BEN][3] == ["b", 0]
    said = offered("QD")
    for state in (said.state, table.state):
        assert TRADE_RING.unpack(said.options, 3, None, json.loads(json.dumps(TRADE_RING.pack(state)))) == state


class ShowsPlans(TradeRing):
    """A game whose views show whether an auction was announced."""

    @staticmethod
    def view(state: State, seat: int | None, everything: bool = False) -> dict[str, Any]:
        offers = state.offers.made.values()
        return {**TRADE_RING.view(state, seat, everything), "said": bool(state.planned or any(offer.next for offer in offers))}


@pytest.mark.rule("T-15", "G-01")
def test_the_laws_find_a_leaked_announcement() -> None:
    leaky = setup(3).with_game(ShowsPlans())
    with pytest.raises(AssertionError, match="sees what it may not know"):
        leaks.twins_look_alike(leaky, 0)


def rooms() -> tuple[Room, Room]:
    """Return two equal tables with three people."""
    three = setup(3, secret_offers=True)
    return Room.open(three, 0), Room.open(three, 0)


def view_of(room: Room, seat: int) -> dict[str, Any]:
    view = table_queries.look(room.club, room.people[seat].id, room.table).view
    assert view is not None
    return view


def begin(room: Room) -> tuple[int, int, int]:
    """Auction a card. Return the seats of the auctioneer, of the next one, and of the one after that."""
    first = view_of(room, 0)["state"]["auctioneer"]
    room.play(first, {"kind": "auction", "card": view_of(room, first)["state"]["own"]["hand"][-1]})
    return first, (first + 1) % 3, (first + 2) % 3


def offer(room: Room, seat: int, said: int | None = None) -> int:
    """Offer the last card of the hand, and announce an auction of the card with this index. Return that card."""
    cards = view_of(room, seat)["state"]["own"]["hand"]
    plan = {} if said is None else {"next": {"card": cards[said]}}
    room.play(seat, {"kind": "offer", "card": cards[-1], **plan})
    return int(cards[said or 0])


def finish(room: Room) -> dict[str, Any]:
    """Let all fold in the order in which they decide. Return the replay."""
    while waiting := view_of(room, 0)["waiting_for"]:
        seat, kinds = waiting[0], json.dumps(view_of(room, waiting[0])["legal"])
        if '"fold"' in kinds:
            room.play(seat, {"kind": "fold"})
        elif '"mulligan"' in kinds:
            room.play(seat, {"kind": "mulligan"})
        else:
            offer(room, seat)
    return published_replay.replay(room.club, None, room.table)


@pytest.mark.rule("T-15")
def test_an_announcement_that_did_not_count_is_shown_nowhere() -> None:
    """It is shown to nobody at the table and not in the replay, not even to the player who announced it."""
    said, silent = rooms()
    for room in (said, silent):
        first, planner, last = begin(room)
        offer(room, planner, -1 if room is said else None)
        before = past_views.view_at(room.club, room.people[planner].id, room.table, room.folded().n)["state"]["own"]
        assert ("next" in before) == (room is said), "the seat itself may look it up"
        offer(room, last)
        room.play(first, {"kind": "mulligan"})
        assert view_of(room, planner)["waiting_for"] == [planner]
    for caller in (first, planner, last, None):
        if caller != planner:
            assert answers(said, caller, 0, []) == answers(silent, caller, 0, [])
    assert finish(said) == finish(silent)
    for n in range(said.folded().n + 1):
        for seat in (first, planner, last, None):
            shown = [past_views.replay_at(room.club, None, room.table, n, seat) for room in (said, silent)]
            assert shown[0] == shown[1]


@pytest.mark.rule("T-15", "G-06")
def test_an_auction_that_opened_is_a_move_of_its_own_in_a_log_that_can_be_checked() -> None:
    room, _ = rooms()
    first, planner, last = begin(room)
    card_ = offer(room, planner, 0)
    offer(room, last)
    n = room.folded().n + 1
    room.play(first, {"kind": "swap", "seat": last})
    shown = view_of(room, last)
    assert (shown["version"], shown["waiting_for"]) == (n, sorted((first, last)))
    replay = finish(room)
    assert [(item["seat"], item["kind"], item["move"]) for item in replay["log"] if item["n"] == n] == [
        (first, "move", {"kind": "swap", "seat": last}),
        (planner, "planned", {"kind": "auction", "card": card_}),
    ]
    assert '"next"' not in json.dumps(replay)
    assert len(list(verify(json.loads(json.dumps(replay))))) > 5
    assert [turn["seat"] for turn in replay["record"]["turns"][:2]] == [first, planner]


@pytest.mark.rule("T-15")
def test_it_opens_after_a_bot_s_decision_and_bots_offer_in_the_same_entry() -> None:
    room = Room.open(setup(3), 1, bots=1)
    bot, planner, last = 2, 0, 1
    while (shown := view_of(room, 0))["state"]["auctioneer"] != bot or shown["state"]["phase"] != "offers":
        room.play(shown["waiting_for"][0], {"kind": "skip"} if shown["state"]["phase"] == "turn" else {"kind": "mulligan"})
    said = offer(room, planner, 0)
    offer(room, last)
    shown = view_of(room, last)
    assert (shown["state"]["auctioneer"], shown["waiting_for"]) == (planner, [last])
    acts = [done.act for done in room.folded().recent[-1].done]
    assert [(act.kind, act.seat) for act in acts] == [("move", last), ("bot", bot), ("planned", planner), ("bot", bot)]
    assert acts[2].what == {"kind": "auction", "card": said}


@pytest.mark.rule("T-15", "G-04", "G-05")
def test_it_opens_for_a_player_who_left_and_does_not_bring_them_back() -> None:
    room, _ = rooms()
    first, planner, last = begin(room)
    offer(room, planner, 0)
    actions.leave(room.club, room.people[planner].id, room.table)
    offer(room, last)
    room.play(first, {"kind": "swap", "seat": last})
    shown = view_of(room, last)
    assert shown["waiting_for"] == sorted((first, last))
    assert shown["seats"][planner]["played_by_bot"]
