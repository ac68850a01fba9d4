"""Frozen logs find changes of a game, but accept additions."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import pytest

from chalicelib.fairness import Chance, Draw
from chalicelib.games.becks_golf import cards
from chalicelib.games.becks_golf import view as becks_view
from chalicelib.games.becks_golf.cards import BONUS
from chalicelib.games.becks_golf.engine import BecksGolf
from chalicelib.games.dice_golf.dice import FACES
from chalicelib.games.interface import Event
from chalicelib.games.moves import OneOf
from chalicelib.games.registry import GAMES
from chalicelib.games.trade_ring.engine import TradeRing
from tests.logs.frozen import FILES, Frozen, carried_difference, difference, read

Patch = pytest.MonkeyPatch


def log_of(game: str, story: str = "bots") -> Frozen:
    return read(FILES / f"{game}-{GAMES[game].rules}-{story}.json.gz")


def wrap(patch: Patch, engine: type, name: str, change: Callable[[Any], Any]) -> None:
    """Patch the result of a function of an engine."""
    before = getattr(engine, name)
    patch.setattr(engine, name, staticmethod(lambda *args, **named: change(before(*args, **named))))


# ── what changes a game ──


def change_a_die(patch: Patch) -> None:
    """Give other dice for the same draws."""
    patch.setitem(FACES, "white", FACES["white"][::-1])


def change_a_score(patch: Patch) -> None:
    patch.setattr(cards, "BONUS", BONUS - 1)


def change_a_label(patch: Patch) -> None:
    shuffle = Chance.shuffle
    patch.setattr(Chance, "shuffle", lambda self, label, things: shuffle(self, label.replace("deal", "dealt"), things))


def change_a_label_alone(patch: Patch) -> None:
    """Change the label that is published for the fairness check, but not the order of the cards."""
    number = Chance.number

    def drawn(self: Chance, label: str, k: int) -> int:
        result = number(self, label, k)
        self.draws[-1] = Draw(f"the {label}", "number", k, result)
        return result

    patch.setattr(Chance, "number", drawn)


def give_a_card_to_another_hand(patch: Patch) -> None:
    def change(state: Any) -> Any:
        one, other = state.players[:2]
        one.hand[0], other.hand[0] = other.hand[0], one.hand[0]
        return state

    wrap(patch, TradeRing, "begin", change)


def name_another_winner(patch: Patch) -> None:
    def change(result: Any) -> Any:
        if result is not None:
            one, other = result["places"][:2]
            one["place"], other["place"] = other["place"], one["place"]
        return result

    wrap(patch, BecksGolf, "result", change)


def change_the_record(patch: Patch) -> None:
    wrap(patch, BecksGolf, "record", lambda record: {**record, "totals": record["totals"][::-1]})


def allow_less(patch: Patch) -> None:
    """Allow only one of two moves."""
    moves = BecksGolf.moves

    def fewer(state: Any, seat: int) -> Any:
        allowed = moves(state, seat)
        return allowed.branches[-1] if isinstance(allowed, OneOf) else allowed

    patch.setattr(BecksGolf, "moves", staticmethod(fewer))


def show_private_events_to_all(patch: Patch) -> None:
    patch.setattr(
        Event,
        "seen_by",
        lambda self, seat: (
            {"seat": self.seat, "kind": self.kind, **self.shown}
            | {name: value for private in self.private.values() for name, value in private.items()}
        ),
    )


def show_all_the_drawn_card(patch: Patch) -> None:
    drawn = becks_view._drawn
    patch.setattr(becks_view, "_drawn", lambda state, seat, everything: drawn(state, seat, True))


def show_all_hands_to_one_seat(patch: Patch) -> None:
    """Show all hands to one seat, in the member where a replay shows them."""
    view = TradeRing.view

    def wider(state: Any, seat: int | None, everything: bool = False) -> Any:
        return {**view(state, seat, everything), "players": view(state, seat, everything or seat == 0)["players"]}

    patch.setattr(TradeRing, "view", staticmethod(wider))


@pytest.mark.parametrize(
    ("game", "plant"),
    [
        ("dice-golf", change_a_die),
        ("becks-golf", change_a_score),
        ("stew", change_a_label),
        ("becks-golf", change_a_label_alone),
        ("trade-ring", give_a_card_to_another_hand),
        ("becks-golf", name_another_winner),
        ("becks-golf", change_the_record),
        ("becks-golf", allow_less),
        ("becks-golf", show_private_events_to_all),
        ("becks-golf", show_all_the_drawn_card),
        ("trade-ring", show_all_hands_to_one_seat),
    ],
)
def test_a_change_of_the_game_is_found(game: str, plant: Callable[[Patch], None], monkeypatch: Patch) -> None:
    frozen = log_of(game)
    assert difference(frozen) is None
    plant(monkeypatch)
    assert difference(frozen) is not None


def test_the_difference_of_a_log_is_located(monkeypatch: Patch) -> None:
    frozen = log_of("becks-golf")
    with monkeypatch.context() as patch:
        change_the_record(patch)
        assert difference(frozen) == "its record is not what it was"
    with monkeypatch.context() as patch:
        allow_less(patch)
        assert difference(frozen) == "what entry 1 shows is not what it was"
    with monkeypatch.context() as patch:
        moves = BecksGolf.moves
        patch.setattr(BecksGolf, "moves", staticmethod(lambda state, seat: moves(state, seat) if seat == 0 else None))
        assert (difference(frozen) or "").startswith("entry 2 can no longer be folded: NotYourTurn ")
    with monkeypatch.context() as patch:
        patch.setattr(BecksGolf, "rules", 2)
        assert difference(frozen) == "version 1 of its rules is not in the registry"


# ── what is only added ──


def added(value: Any, beside: Collection[str]) -> Any:
    """Return the value with a new member at the top, and in each object under these names."""
    if isinstance(value, dict):
        made = {name: added(member, beside) if name in beside else member for name, member in value.items()}
        return {**made, "gusts": False}
    return [added(one, beside) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize("story", ["bots", "choosing", "drawn"])
def test_an_added_option_and_an_added_field_change_nothing(story: str, monkeypatch: Patch) -> None:
    """The option has a default; the field is packed and shown in views, events, results and records."""
    frozen, options = log_of("becks-golf", story), BecksGolf.game_options.options
    monkeypatch.setitem(options, "gusts", options["rounds"])
    wrap(monkeypatch, BecksGolf, "view", lambda view: added(view, ("players", "own", "last")))
    wrap(monkeypatch, BecksGolf, "result", lambda result: result and added(result, ("places",)))
    wrap(monkeypatch, BecksGolf, "record", lambda record: added(record, ("rounds",)))
    wrap(monkeypatch, BecksGolf, "act", lambda events: [event._replace(shown={**event.shown, "gusts": 0}) for event in events])
    wrap(monkeypatch, BecksGolf, "pack", lambda packed: {**packed, "gusts": 0})
    assert difference(frozen) is None
    assert carried_difference(frozen) is None
