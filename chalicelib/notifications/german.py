"""The German phrases of notifications. Names are never inflected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WAITS = "Du bist dran."
RUNS_OUT_NOW = "Deine Zeit läuft gerade ab."
WON = "Du hast gewonnen."
SEE = "Sieh nach, wie es ausging."
TO_SEAT = "Du kannst annehmen oder ablehnen."
NUMBERS = ("keinen", "einen", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf")
DOES: Mapping[tuple[str, str], str] = {
    ("", "timed-out"): "hat die Bedenkzeit überschritten",
    ("", "left"): "ist gegangen",
    ("", "joined"): "ist dazugekommen",
    ("becks-golf", "went-out"): "hat alle neun Karten offen",
    ("trade-ring", "skipped"): "hat gepasst",
    ("trade-ring", "folded"): "ist ausgestiegen",
    ("trade-ring", "auctioned"): "hat eine Karte angeboten",
    ("trade-ring", "mulliganed"): "hat einen Mulligan genommen",
    ("mulligan", "offered"): "hat eine Wette angeboten",
}
"""What a player does, by game ("": all games) and kind of event."""
UNITS = {"hole": "Loch", "round": "Runde", "turn": "Zug"}
GAMES = {"becks-golf": "Beck’s Golf", "dice-golf": "Würfelgolf", "trade-ring": "Tauschring"}
"""Games whose German name differs from the English one."""


def listed(names: Sequence[str]) -> str:
    """ "Ann", "Ann und Ben", "Ann, Ben und Cleo"."""
    return " und ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def at_place(name: str) -> str:
    return name


def in_game(game: str, name: str) -> str:
    return named(game, name)


def named(game: str, name: str) -> str:
    """Return how a sentence names a game."""
    return GAMES.get(game, name)


def your_turn(place: str, unit: str, number: int) -> str:
    return f"Du bist am Zug: {_where(place, unit, number)}"


def still_your_turn(place: str, unit: str, number: int) -> str:
    return f"Du bist noch am Zug: {_where(place, unit, number)}"


def nudged(name: str, place: str, unit: str, number: int) -> str:
    return f"{name} hat dich angestupst: {_where(place, unit, number)}"


def ask_for_seat(names: Sequence[str], place: str) -> str:
    return f"{listed(names)} {'bittet' if len(names) == 1 else 'bitten'} um einen Platz: {place}"


def is_over(name: str) -> str:
    return f"{name}: Spiel vorbei"


def runs_out_in_hours(hours: int) -> str:
    return f"Deine Zeit läuft in {hours} Stunden ab."


def runs_out_in_minutes(minutes: int) -> str:
    return f"Deine Zeit läuft in {minutes} Minuten ab."


def you_share(names: Sequence[str]) -> str:
    return f"Du teilst dir den Sieg mit {listed(names)}."


def they_won(names: Sequence[str]) -> str:
    return f"{names[0]} hat gewonnen." if len(names) == 1 else f"{listed(names)} teilen sich den Sieg."


def have_played(names: Sequence[str]) -> str:
    return f"{listed(names)} {'hat' if len(names) == 1 else 'haben'} gespielt."


def holed(scores: Sequence[tuple[str, int]]) -> str:
    """ "Ben hat vier Schläge gebraucht, Ann fünf": the verb once."""
    (first, score), *others = scores
    begins = f"{first} hat {_number(score)} {'Schlag' if score == 1 else 'Schläge'} gebraucht"
    return ", ".join([begins, *(f"{name} {_number(score)}" for name, score in others)])


def _number(score: int) -> str:
    return NUMBERS[score] if score < len(NUMBERS) else str(score)


def _where(place: str, unit: str, number: int) -> str:
    return f"{place}, {UNITS.get(unit, unit)} {number}"
