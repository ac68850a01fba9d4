"""Every refusal and fault of the club, in one tree.

    ClubError
    ├── Refusal                    the caller's mistake, or simply too late
    │   ├── Malformed              malformed      the request cannot be read
    │   ├── NoKey, BadKey          no-key, bad-key
    │   ├── NotYourSeat            not-your-seat
    │   ├── WrongCode              wrong-code
    │   ├── NotTheMaker            not-the-maker
    │   ├── ForeignOrigin          foreign-origin a page of another site asked for a change
    │   ├── Unknown                unknown        no such table, course, game, seat
    │   ├── WrongMethod            method
    │   ├── NotNow                 a 409: fine at another time
    │   │   ├── NotYourTurn        not-your-turn
    │   │   ├── PhaseOver          not-now
    │   │   ├── TableFull          table-full
    │   │   ├── TableOpen          table-open
    │   │   ├── TableFinished      table-finished
    │   │   ├── TableClosed        table-closed
    │   │   ├── DecisionPassed     decision-passed
    │   │   ├── TimedOut           timed-out
    │   │   └── RulesRetired       rules-retired
    │   ├── TooLarge               too-large
    │   ├── WrongMediaType         media-type
    │   ├── NotLegal               a 422: not at any time
    │   │   ├── IllegalMove        illegal-move
    │   │   ├── BadOptions         options
    │   │   ├── BadSeats           seats
    │   │   ├── BadName            name
    │   │   ├── BadCourse          course
    │   │   ├── BadHours           hours
    │   │   ├── BadAway            away
    │   │   ├── BadAddress         address
    │   │   ├── KeyTaken           key-taken
    │   │   └── KeyReused          key-reused
    │   └── Slower                 a 429
    │       ├── SlowDown           slow-down
    │       └── TooMany            too-many
    └── Fault                      ours
        ├── TableDamaged           table-damaged  a log with a gap, or an entry that is not what was written
        ├── TryAgain               try-again      the store is busy or lost an answer
        ├── ReadOnly               read-only      the club is closed for a while: nothing is written
        └── Broken                 broken         a defect: the one that must never happen

`code` is stable and part of the contract; the text is a sentence that a player understands. `api/problems.py` has the status of
each error.
"""

from __future__ import annotations

from typing import Any


class ClubError(Exception):
    """Base of all refusals and faults. The message is for players.

    `code` names the error in the contract; `extra` are additional members of the problem document (a refused move's `version`
    and `legal`).
    """

    code: str = "broken"
    sentence: str = "Something went wrong."

    def __init__(self, sentence: str | None = None, **extra: Any) -> None:
        super().__init__(sentence or self.sentence)
        self.extra = extra


class Refusal(ClubError):
    """The request is refused."""


class Malformed(Refusal):
    code, sentence = "malformed", "We couldn’t read that request."


class NoKey(Refusal):
    code, sentence = "no-key", "You need a player key for this."


class BadKey(Refusal):
    code, sentence = "bad-key", "That isn’t a valid player key."


class NotYourSeat(Refusal):
    code, sentence = "not-your-seat", "You have no seat at this table."


class WrongCode(Refusal):
    code, sentence = "wrong-code", "That code doesn’t work here."


class NotTheMaker(Refusal):
    code, sentence = "not-the-maker", "Only the host can do that."


class ForeignOrigin(Refusal):
    code, sentence = "foreign-origin", "Another site sent this request. Only the club’s own pages may."


class Unknown(Refusal):
    code, sentence = "unknown", "There’s nothing here."


class WrongMethod(Refusal):
    code, sentence = "method", "You can’t do that here."


class NotNow(Refusal):
    """The request is valid, but not possible now."""


class NotYourTurn(NotNow):
    code, sentence = "not-your-turn", "It’s not your turn."


class PhaseOver(NotNow):
    code, sentence = "not-now", "You can’t do that now."


class TableFull(NotNow):
    code, sentence = "table-full", "Every seat is taken."


class TableOpen(NotNow):
    code, sentence = "table-open", "The game hasn’t started."


class TableFinished(NotNow):
    code, sentence = "table-finished", "This game is over."


class TableClosed(NotNow):
    code, sentence = "table-closed", "This table was closed."


class DecisionPassed(NotNow):
    code, sentence = "decision-passed", "The game moved on before your move arrived."


class TimedOut(NotNow):
    code, sentence = "timed-out", "Your time ran out, so a move was made for you."


class KeyChanged(Refusal):
    code, sentence = (
        "key-changed",
        "This key was replaced. Open the new private link here, or choose “Forget me” on your page to start fresh on this"
        " phone.",
    )


class RulesRetired(NotNow):
    code, sentence = "rules-retired", "This table used rules we no longer support."


class TooLarge(Refusal):
    code, sentence = "too-large", "That’s over 16 kB."


class WrongMediaType(Refusal):
    code, sentence = "media-type", "Send JSON, with Content-Type: application/json."


class NotLegal(Refusal):
    """The request is readable, but never allowed by the rules."""


class IllegalMove(NotLegal):
    code, sentence = "illegal-move", "The rules don’t allow that move."


class BadOptions(NotLegal):
    code, sentence = "options", "Those options can’t be combined."


class BadSeats(NotLegal):
    code, sentence = "seats", "This game can’t be played with those seats."


class BadName(NotLegal):
    code, sentence = "name", "Names have 1 to 24 characters."


class BadCourse(NotLegal):
    code, sentence = "course", "This game can’t be played on that course."


class BadHours(NotLegal):
    code, sentence = "hours", "Nights need a time zone, a start and an end."


class BadAway(NotLegal):
    code, sentence = "away", "Pick a time in the next four weeks."


class BadAddress(NotLegal):
    code, sentence = "address", "Use a public address starting with https://."


class KeyTaken(NotLegal):
    code, sentence = "key-taken", "Another player has that key. Generate a new one."


class KeyReused(NotLegal):
    code, sentence = "key-reused", "That Idempotency-Key was used for something else."


class Slower(Refusal):
    """A limit is exceeded. `retry_after` is in seconds."""

    def __init__(self, sentence: str | None = None, *, retry_after: int = 1, **extra: Any) -> None:
        super().__init__(sentence, **extra)
        self.retry_after = retry_after


class SlowDown(Slower):
    code, sentence = "slow-down", "One message a second, please."


class TooMany(Slower):
    code, sentence = "too-many", "This table has reached its message limit."


class Fault(ClubError):
    """An error of the club. Nothing was lost."""


class TableDamaged(Fault):
    code, sentence = "table-damaged", "This table’s log is damaged. We’re keeping it as it is."


class TryAgain(Fault):
    code, sentence = "try-again", "Nothing was lost. Please try again."


class ReadOnly(Fault):
    code, sentence = "read-only", "The club is closed for now. You can look, but not play. Nothing was lost."


class Broken(Fault):
    code, sentence = "broken", "Something broke on our side. Nothing was lost."
