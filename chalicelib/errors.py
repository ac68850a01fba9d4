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

`code` is stable and part of the contract; the text is a sentence that a player understands. How each becomes a status is
said in one place, `api/problems.py`.
"""

from __future__ import annotations

from typing import Any


class ClubError(Exception):
    """Anything that the club says no with. The message is for players.

    `code` names the error in the contract; `extra` are members that the problem document carries besides (a refused move's
    `version` and `legal`).
    """

    code: str = "broken"
    sentence: str = "Something went wrong."

    def __init__(self, sentence: str | None = None, **extra: Any) -> None:
        super().__init__(sentence or self.sentence)
        self.extra = extra


class Refusal(ClubError):
    """The request cannot be granted as it stands."""


class Malformed(Refusal):
    code, sentence = "malformed", "That request could not be read."


class NoKey(Refusal):
    code, sentence = "no-key", "This needs a player's key."


class BadKey(Refusal):
    code, sentence = "bad-key", "That is not a player's key."


class NotYourSeat(Refusal):
    code, sentence = "not-your-seat", "You have no seat at this table."


class WrongCode(Refusal):
    code, sentence = "wrong-code", "That code does not open this table."


class NotTheMaker(Refusal):
    code, sentence = "not-the-maker", "Only the one who made the table may do that."


class ForeignOrigin(Refusal):
    code, sentence = "foreign-origin", "Another site's page asked for this. Here only the club's own pages may."


class Unknown(Refusal):
    code, sentence = "unknown", "There is nothing here."


class WrongMethod(Refusal):
    code, sentence = "method", "That cannot be done here."


class NotNow(Refusal):
    """Fine in itself, but not at this moment."""


class NotYourTurn(NotNow):
    code, sentence = "not-your-turn", "It is not your turn."


class PhaseOver(NotNow):
    code, sentence = "not-now", "That cannot be done now."


class TableFull(NotNow):
    code, sentence = "table-full", "Every seat is taken."


class TableOpen(NotNow):
    code, sentence = "table-open", "The game has not begun."


class TableFinished(NotNow):
    code, sentence = "table-finished", "This game is over."


class TableClosed(NotNow):
    code, sentence = "table-closed", "This table was closed."


class DecisionPassed(NotNow):
    code, sentence = "decision-passed", "The game has moved on since you decided."


class TimedOut(NotNow):
    code, sentence = "timed-out", "Your time ran out, and the move was made for you."


class KeyChanged(Refusal):
    code, sentence = (
        "key-changed",
        "This key was changed for another one already. Open the new link here, or choose “Forget me” on your own page to be"
        " somebody new on this phone.",
    )


class RulesRetired(NotNow):
    code, sentence = "rules-retired", "This table was played by rules that are no longer kept."


class TooLarge(Refusal):
    code, sentence = "too-large", "That is more than 16 kilobytes."


class WrongMediaType(Refusal):
    code, sentence = "media-type", "Send JSON, with Content-Type: application/json."


class NotLegal(Refusal):
    """Readable, but against the rules at any time."""


class IllegalMove(NotLegal):
    code, sentence = "illegal-move", "The rules do not allow that move."


class BadOptions(NotLegal):
    code, sentence = "options", "Those options do not go together."


class BadSeats(NotLegal):
    code, sentence = "seats", "Those seats do not fit this game."


class BadName(NotLegal):
    code, sentence = "name", "A name has 1 to 24 characters."


class BadCourse(NotLegal):
    code, sentence = "course", "This game cannot be played on that course."


class BadHours(NotLegal):
    code, sentence = "hours", "Nights are told by a time zone, when they begin and when they end."


class BadAway(NotLegal):
    code, sentence = "away", "One can be away until some time within the next four weeks."


class BadAddress(NotLegal):
    code, sentence = "address", "Such an address begins with https:// and a name that everybody can reach."


class KeyTaken(NotLegal):
    code, sentence = "key-taken", "Somebody plays with that key already. Draw a new one."


class KeyReused(NotLegal):
    code, sentence = "key-reused", "That Idempotency-Key was used for something else."


class Slower(Refusal):
    """Too much, too fast; `retry_after` is in seconds."""

    def __init__(self, sentence: str | None = None, *, retry_after: int = 1, **extra: Any) -> None:
        super().__init__(sentence, **extra)
        self.retry_after = retry_after


class SlowDown(Slower):
    code, sentence = "slow-down", "One message a second, please."


class TooMany(Slower):
    code, sentence = "too-many", "This table has seen all its messages."


class Fault(ClubError):
    """Our side failed; nothing was lost."""


class TableDamaged(Fault):
    code, sentence = "table-damaged", "This table's log is damaged and is kept as it is."


class TryAgain(Fault):
    code, sentence = "try-again", "Nothing was lost. Please try again."


class ReadOnly(Fault):
    code, sentence = "read-only", "The club is closed for now: everything can be seen, nothing can be played. Nothing was lost."


class Broken(Fault):
    code, sentence = "broken", "Something broke on our side. Nothing was lost."
