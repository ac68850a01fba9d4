"""Models of request bodies. Unknown fields are refused, and no value is converted to another type.

A model's validator is built when the first request needs it, so that an instance starts faster.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from chalicelib.api.request import MAX_NUMBER
from chalicelib.api.validation_errors import AUTH, KEY, NONCE, P256DH, TABLE
from chalicelib.games.interface import Level
from chalicelib.log.pace import BACK, BANK, LEAST_CLOCK, MOST_CLOCK
from chalicelib.players.settings import TABLES

Nonce = Annotated[str, Field(pattern=NONCE, description="16 random bytes that the client draws, in hex.")]
Cursor = Annotated[
    str | None, Field(max_length=64, description="The last reply's `cursor`, if some tables are not updated yet.")
]
SeatNumber = Annotated[int, Field(ge=0, le=9)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class NothingAsked(Body):
    """No fields. The body may be left out."""


class SeatAsked(Body):
    """One seat of a new table. A name has 1 to 24 characters (grapheme clusters), at most 100 code points, all visible. No two
    names at a table look the same. A bot without a name gets one.

    `again` reserves the seat for a person the caller has played with: the player of that `seat` at that `table`.
    """

    kind: Literal["me", "open", "bot", "again"]
    name: str | None = None
    level: Level = "normal"
    table: str | None = Field(None, max_length=64)
    seat: SeatNumber | None = None


class BankAsked(Body):
    """A time bank: hours for the whole game, and hours added after each decision."""

    hours: float = Field(description="{} to {}.".format(*BANK))
    back: float = Field(description="{} to {}.".format(*BACK))


class TableAsked(Body):
    game: str
    options: dict[str, Any]
    seats: list[SeatAsked]
    name: str | None = Field(None, description="The table's name: 1 to 40 characters.")
    course: str | None = Field(None, description="A course's id, for games that need one.")
    clock_hours: float | None = Field(
        72, description=f"Hours per decision, {LEAST_CLOCK} to {MOST_CLOCK}; null: no limit.", examples=[72]
    )
    bank: BankAsked | None = Field(None, description="Instead of `clock_hours`, which is then left out or null.")
    off: list[Literal["nights", "weekends"]] = Field(
        [], description="Times that stop each player's clock, by that player's own nights and time zone."
    )
    watching: bool = Field(True, description="Whether anyone with the link may watch. Otherwise only players see the table.")
    nonce: Nonce | None = None


class SeatTaken(Body):
    """Takes a seat. `join` is the code in the invite link; leave it out for a reserved seat."""

    name: str
    join: str | None = Field(None, max_length=64)
    nonce: Nonce | None = None
    seat: SeatNumber | None = None


class Knocked(Body):
    """Asks which seats the caller may take. `join` is the code in the invite link; leave it out for a reserved seat."""

    join: str | None = Field(None, max_length=64)


class SeatWished(Body):
    """Asks the host for a seat. Name and nonce are used once the host agrees. Draw the nonce after you saw the commitment."""

    name: str
    nonce: Nonce | None = None


class AskerSeated(Body):
    seat: SeatNumber | None = Field(None, description="An open seat. By default the first one.")


class CodeSaid(Body):
    """A spoken code as typed: in groups or not, in any case, even with misheard letters."""

    code: str = Field(max_length=64, examples=["KLMO RUWX"])


class MoveAsked(Body):
    move: Any = Field(description="An instance of the schema `legal` in the view.")
    seen: int = Field(ge=0, le=MAX_NUMBER, description="The version of the view that the player decided on.")


class MessageAsked(Body):
    text: str = Field(
        description="1 to 280 characters, not all invisible. Line breaks are the only control characters allowed."
    )


class NudgeAsked(Body):
    seat: SeatNumber


class HoursAsked(Body):
    """A night of one minute to twelve hours, in local time of a time zone. Weekends are Saturdays and Sundays there."""

    zone: str = Field(description="An IANA time zone.", examples=["Europe/Berlin"])
    from_: str = Field(alias="from", examples=["22:00"])
    to: str = Field(examples=["07:00"])


class HoursSaid(Body):
    hours: HoursAsked | None = Field(description="null: all hours count.")
    cursor: Cursor = None


class AwaySaid(Body):
    until: str | None = Field(description="A time within four weeks; null: back.", examples=["2026-11-20T22:50:02Z"])
    cursor: Cursor = None


class NudgesSaid(Body):
    on: bool = Field(description="Whether the caller gets nudges. Nobody else sees this setting.")


class KeyChange(Body):
    """A new key for the caller, drawn by their device and never used before. The old key stops working."""

    key: str = Field(pattern=KEY, description="32 random bytes in base64url.")


class ForgetAsked(Body):
    sure: Literal["yes"] = Field(description="Confirms that the caller wants this. It cannot be undone.")
    asking: list[Annotated[str, Field(pattern=TABLE)]] = Field(
        [],
        max_length=TABLES,
        description="Tables where the caller only asked for a seat, as the club keeps no list. Repeat until `tables` has them.",
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
    instead_of: str | None = Field(None, description="A course added by the caller, of which this is a new version.")
    preview: bool = Field(False, description="Return what the course would be, without saving it.")


class ChallengeTaken(Body):
    """Starts the day's challenge. A nonce is stored but has no effect: the dice are the same for everyone."""

    name: str
    nonce: Nonce | None = None


class BrowserKeys(Body):
    """The keys by which messages to a browser are encrypted, from its subscription."""

    p256dh: str = Field(pattern=P256DH)
    auth: str = Field(pattern=AUTH)


class BrowserAsked(Body):
    """A browser's subscription, as `PushSubscription.toJSON()` returns it."""

    endpoint: str
    keys: BrowserKeys
    expirationTime: float | None = None  # noqa: N815  # the browsers' own name


class BrowserGone(Body):
    """The browser that gets no more notifications; without `endpoint` all of them."""

    endpoint: str | None = None


class NotificationChanges(Body):
    """Notification settings to change. A field that is left out stays as it is; null removes the setting."""

    quiet: HoursAsked | None = Field(None, description="Hours without notifications.")
    night: bool = Field(False, description="No notifications during the caller's nights, instead of separate quiet hours.")
    webhook: str | None = Field(None, description="The https address of a webhook in the format of Discord or Slack.")


class WebhookAsked(Body):
    url: str | None = Field(description="An https address; null removes it.")
