"""The record of a finished game, with all that is needed to score it by hand (docs/records.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chalicelib.games.interface import Event, Step
from chalicelib.games.stew.cards import A_PENNY, COINS, ICONS, icons
from chalicelib.games.stew.state import State

Round = dict[str, Any]


def record(state: State, steps: Iterable[Step]) -> dict[str, Any]:
    """Return all rounds, written from their events, and the sizes of the last hands."""
    writer = _RecordWriter(len(state.players), list(state.royals))
    for step in steps:
        for event in step.events:
            writer.add(event)
    return {
        "opening": writer.opening,
        "specialties": [player.specialty for player in state.players] if state.options.specialties else None,
        "rounds": writer.rounds,
        "money": [player.money for player in state.players],
        "hands": [len(player.hand) for player in state.players],
    }


class _RecordWriter:
    """Builds the record event by event. Each kind of event that matters has a method of its name."""

    def __init__(self, seats: int, royals: list[str]) -> None:
        self.seats, self.royals = seats, royals
        self.opening: list[bool] = []
        self.rounds: list[Round] = []
        self.turn: list[dict[str, Any]] = []

    def add(self, event: Event) -> None:
        if write := getattr(self, f"_{event.kind}", None):
            write(event.seat, event.shown)

    def _opened(self, _: None, data: Any) -> None:
        self.opening = [*data["replaced"]]

    def _begun(self, _: None, data: Any) -> None:
        royals = data["royals"].items()
        self.rounds.append(
            {
                "orders": {royal: {"order": [*ICONS[each["order"]]], "coins": COINS[each["order"]]} for royal, each in royals},
                "tips": {royal: each["tip"] for royal, each in royals},
                "plays": [],
                "matches": {},
                "paid": [0] * self.seats,
                "extra": [0] * self.seats,
                "left": {},
            }
        )

    def _revealed(self, _: None, data: Any) -> None:
        self.turn = [
            {
                "turn": data["turn"],
                "seat": seat,
                "token": play["token"],
                "instead_of": None,
                "cards": icons(play["cards"]),
                "added": 0,
            }
            for seat, play in enumerate(data["plays"])
        ]
        self.rounds[-1]["plays"] += self.turn

    def _exchanged(self, seat: int, data: Any) -> None:
        self.turn[seat].update(token=data["token"], instead_of=data["instead_of"])

    def _declared(self, seat: int, data: Any) -> None:
        self.turn[seat]["added"] = data["added"]

    def _scored(self, _: None, data: Any) -> None:
        """Add a royal's pay. The rounding of a Quartermaster's wages counts as `extra`."""
        written, royal = self.rounds[-1], data["royal"]
        written["matches"][royal], written["left"][royal] = [*data["matches"]], data["left"]
        for seat, wages in enumerate(data["wages"]):
            taken = seat in data["takers"]
            written["paid"][seat] += data["share"] if taken else wages
            written["extra"][seat] += 0 if taken else wages - data["matches"][seat] // A_PENNY

    def _earned(self, seat: int, data: Any) -> None:
        self.rounds[-1]["paid"][seat] += data["pence"]
        self.rounds[-1]["extra"][seat] += data["pence"]
