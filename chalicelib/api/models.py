"""What requests may carry. Unknown fields are refused, and no value is bent into another type.

What checks a model is made when the first request brings one: an instance that has just started need not make them all.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from chalicelib.api.request import MAX_NUMBER
from chalicelib.api.validation_errors import AUTH, KEY, NONCE, P256DH, TABLE
from chalicelib.log.pace import BACK, BANK, LEAST_CLOCK, MOST_CLOCK
from chalicelib.players.settings import TABLES

Nonce = Annotated[str, Field(pattern=NONCE, description="16 random bytes of the page's own, in hex.")]
Cursor = Annotated[str | None, Field(max_length=64, description="Where the last call ended, if not all tables were told.")]
SeatNumber = Annotated[int, Field(ge=0, le=9)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class NothingAsked(Body):
    """No fields; no body will do as well."""


class SeatAsked(Body):
    """One seat of a new table. Names have 1 to 24 characters as people count them (grapheme clusters), 100 code points at most,
    all of which can be seen, and no two at a table look the same. A bot without one is given one.

    `again` keeps a seat for somebody with whom the caller has played: who sat in that `seat` of that `table`.
    """

    kind: Literal["me", "open", "bot", "again"]
    name: str | None = None
    level: Literal["easy", "normal", "hard"] = "normal"
    table: str | None = Field(None, max_length=64)
    seat: SeatNumber | None = None


class BankAsked(Body):
    """A bank of time: so many hours for the whole game, and so many back with each decision that is over."""

    hours: float = Field(description="{} to {}.".format(*BANK))
    back: float = Field(description="{} to {}.".format(*BACK))


class TableAsked(Body):
    game: str
    options: dict[str, Any]
    seats: list[SeatAsked]
    name: str | None = Field(None, description="What the table is called: 1 to 40 characters.")
    course: str | None = Field(None, description="A course's id, for games that need one.")
    clock_hours: float | None = Field(
        72, description=f"Hours for each decision, {LEAST_CLOCK} to {MOST_CLOCK}; null: for ever.", examples=[72]
    )
    bank: BankAsked | None = Field(None, description="In place of `clock_hours`, which is left out then, or null.")
    off: list[Literal["nights", "weekends"]] = Field([], description="What does not count, by each player's own hours.")
    watching: bool = Field(True, description="Whether anyone who has the link may watch; else only those who sit there see it.")
    nonce: Nonce | None = None


class SeatTaken(Body):
    """Taking a seat: with the join link's code, or without where one is reserved for the caller."""

    name: str
    join: str | None = Field(None, max_length=64)
    nonce: Nonce | None = None
    seat: SeatNumber | None = None


class Knocked(Body):
    """Asking whether a seat is to be had: with the join link's code, or without where one is reserved for the caller."""

    join: str | None = Field(None, max_length=64)


class SeatWished(Body):
    """Asking the host for a seat: what to sit down with once they say yes. Draw the nonce after you saw the commitment."""

    name: str
    nonce: Nonce | None = None


class AskerSeated(Body):
    seat: SeatNumber | None = Field(None, description="An open seat; the first if it is not said.")


class CodeSaid(Body):
    """A spoken code as it was typed: in groups or not, large or small, with letters that were misheard."""

    code: str = Field(max_length=64, examples=["KLMO RUWX"])


class MoveAsked(Body):
    move: Any = Field(description="An instance of the view's `legal`.")
    seen: int = Field(ge=0, le=MAX_NUMBER, description="The version of the view in which the player decided.")


class MessageAsked(Body):
    text: str = Field(description="1 to 280 characters, of which something shows. New lines, and nothing else for control.")


class NudgeAsked(Body):
    seat: SeatNumber


class HoursAsked(Body):
    """A night of one minute to twelve hours, by the wall clock of a time zone. Weekends are its Saturdays and Sundays."""

    zone: str = Field(description="An IANA name.", examples=["Europe/Berlin"])
    from_: str = Field(alias="from", examples=["22:00"])
    to: str = Field(examples=["07:00"])


class HoursSaid(Body):
    hours: HoursAsked | None = Field(description="null: all hours count.")
    cursor: Cursor = None


class AwaySaid(Body):
    until: str | None = Field(description="A time within four weeks; null: here again.", examples=["2026-11-20T22:50:02Z"])
    cursor: Cursor = None


class NudgesSaid(Body):
    on: bool = Field(description="Whether nudges reach the caller. Nobody else is told.")


class KeyChange(Body):
    """A new key for the caller, drawn by their device and never used. From then on the old one opens nothing."""

    key: str = Field(pattern=KEY, description="32 random bytes in base64url.")


class ForgetAsked(Body):
    sure: Literal["yes"] = Field(description="That this is what the caller wants: nothing brings it back.")
    asking: list[Annotated[str, Field(pattern=TABLE)]] = Field(
        [],
        max_length=TABLES,
        description="Tables at which the caller only asks for a seat: no list is kept. Name them until `tables` does.",
    )


class RematchAsked(Body):
    nonce: Nonce | None = None


class HoleAsked(Body):
    par: int
    yards: int


class CourseAsked(Body):
    """A scorecard: 1 to 18 holes of par 3 to 6 and 50 to 700 yards; its name has 1 to 60 characters."""

    name: str
    holes: list[HoleAsked]
    instead_of: str | None = Field(None, description="A course that the caller added: this is a new version of it.")
    preview: bool = Field(False, description="Only says what the course would be, and keeps nothing.")


class ChallengeTaken(Body):
    """Beginning the day's challenge. A nonce is kept, and nothing follows from it: the dice are the same for everybody."""

    name: str
    nonce: Nonce | None = None


class BrowserKeys(Body):
    """By which messages to a browser are encrypted, as its subscription names them."""

    p256dh: str = Field(pattern=P256DH)
    auth: str = Field(pattern=AUTH)


class BrowserAsked(Body):
    """A browser's subscription, as `PushSubscription.toJSON()` gives it."""

    endpoint: str
    keys: BrowserKeys
    expirationTime: float | None = None  # noqa: N815  # the browsers' own name


class BrowserGone(Body):
    """Which browser is told nothing more; all of them, if none is named."""

    endpoint: str | None = None


class SignalsAsked(Body):
    """What is not said stays as it is; null takes it away."""

    quiet: HoursAsked | None = Field(None, description="In which hours nothing is told.")
    night: bool = Field(False, description="Nothing is told in the caller's night, as if no quiet hours were ever said.")
    webhook: str | None = Field(
        None, description="An https address of which Discord or Slack, or any that is like them, reads."
    )


class WebhookAsked(Body):
    url: str | None = Field(description="An https address; null takes it away.")
