"""The pay at the end of a round (S-20 to S-22), and the result (S-24, S-25). Pure functions: nothing is changed here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from chalicelib.games.places import places
from chalicelib.games.stew.cards import OF, ROUNDS, Card, Royal
from chalicelib.games.stew.state import Scored, State, matches_made, wages


class Score(NamedTuple):
    """One royal's pay. The `takers` get `share` each, all others `wages`.

    The tip is the sum of all shares, `left`, which stays for the next round, and `back`, which returns to the supply. Wages are
    paid from the supply.
    """

    royal: Royal
    order: Card
    tip: int
    matches: tuple[int, ...]
    takers: tuple[int, ...]
    share: int
    wages: tuple[int, ...]
    left: int
    back: int

    @property
    def paid(self) -> list[int]:
        """The pay of each seat."""
        paid = [*self.wages]
        for seat in self.takers:
            paid[seat] = self.share
        return paid


class Extra(NamedTuple):
    """The pay for a specialty at the end of a round."""

    seat: int
    specialty: str
    pence: int


def score_all(round: Scored, specialties: Sequence[str | None]) -> list[Score]:
    """Return the pay of all royals."""
    scores, seats = list[Score](), [*zip(round.plays, specialties, strict=True)]
    for royal, order in round.orders.items():
        matches = tuple([matches_made(royal, order, plays, specialty) for plays, specialty in seats])
        scores.append(score(royal, order, round.tips[royal], matches, specialties, round.round == ROUNDS))
    return scores


def score(
    royal: Royal,
    order: Card,
    tip: int,
    matches: tuple[int, ...],
    specialties: Sequence[str | None],
    last: bool = False,
) -> Score:
    """Return one royal's pay. After the last round nothing is left on the royal (S-22)."""
    most = max(matches)
    if not most:
        return Score(royal, order, tip, matches, (), 0, (0,) * len(matches), 0, tip)
    takers = tuple([seat for seat, own in enumerate(matches) if own == most])
    share, rest = divmod(tip, len(takers))
    earned = tuple([0 if own == most else wages(specialty, own) for own, specialty in zip(matches, specialties, strict=True)])
    return Score(royal, order, tip, matches, takers, share, earned, 0 if last else rest, rest if last else 0)


def extras(scores: Sequence[Score], specialties: Sequence[str | None]) -> list[Extra]:
    """Return the pay for end-of-round specialties, in alphabetical order: the Baker (S-31), then the Taster (S-39)."""
    found: list[Extra] = []
    if "baker" in specialties:
        seat = specialties.index("baker")
        if not any(seat in score.takers and score.share for score in scores):
            found.append(Extra(seat, "baker", OF["baker"]["pence"]))
    if "taster" in specialties:
        seat = specialties.index("taster")
        shared = [len(score.takers) > 1 and seat in score.takers for score in scores].count(True)
        if shared:
            found.append(Extra(seat, "taster", shared * OF["taster"]["pence"]))
    return found


def by_specialty(scores: Sequence[Score], extras: Sequence[Extra], specialties: Sequence[str | None]) -> list[int]:
    """Return the part of each seat's pay that comes from its specialty: extras, and the rounding of a Quartermaster's wages."""
    owed = [
        sum([score.wages[seat] - wages(None, score.matches[seat]) for score in scores if seat not in score.takers])
        for seat in range(len(specialties))
    ]
    for extra in extras:
        owed[extra.seat] += extra.pence
    return owed


def result(state: State) -> dict[str, Any] | None:
    """Return None while playing, then the places. `score` is the money; between equals the player with more cards is first."""
    if state.phase != "over":
        return None
    money, cards = [player.money for player in state.players], [len(player.hand) for player in state.players]
    return {"places": places([*zip(money, cards, strict=True)], scores=money), "hands": cards}


def carry(state: State) -> list[int] | None:
    """Return the winners, one of whom is the dishwasher in the rematch (S-25)."""
    finished = result(state)
    return None if finished is None else [place["seat"] for place in finished["places"] if place["place"] == 1]


def progress(state: State) -> tuple[int, int]:
    """Return the number of the round and the number of rounds."""
    return state.round, ROUNDS
