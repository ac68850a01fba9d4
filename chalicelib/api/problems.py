"""Problem documents (RFC 9457): the reply to each error.

`type` links to the code's entry in openapi.json. An error's `extra` adds members. `detail` is in the caller's language; the
rest is for programs and never translated.
"""

from __future__ import annotations

from typing import Any

from chalicelib import errors, json_codec
from chalicelib.api.languages import LANGUAGES, error_sentence
from chalicelib.api.reply import Reply

MEDIA_TYPE = "application/problem+json"
RETRY_SECONDS = 1
"""Retry-After of a temporary fault."""
CLOSED_RETRY_SECONDS = 600
"""Retry-After of a read-only club, which somebody must open again."""

STATUS: dict[type[errors.ClubError], tuple[int, str]] = {
    errors.Malformed: (400, "Not readable"),
    errors.NoKey: (401, "No key"),
    errors.BadKey: (401, "Not a key"),
    errors.KeyChanged: (401, "Key changed"),
    errors.NotYourSeat: (403, "Not your seat"),
    errors.WrongCode: (403, "Wrong code"),
    errors.NotTheMaker: (403, "Not the maker"),
    errors.ForeignOrigin: (403, "Another site's page"),
    errors.Unknown: (404, "Unknown"),
    errors.WrongMethod: (405, "Not done here"),
    errors.NotYourTurn: (409, "Not your turn"),
    errors.PhaseOver: (409, "Not now"),
    errors.TableFull: (409, "Table full"),
    errors.TableOpen: (409, "Not begun"),
    errors.TableFinished: (409, "Finished"),
    errors.TableClosed: (409, "Closed"),
    errors.DecisionPassed: (409, "Decision passed"),
    errors.TimedOut: (409, "Timed out"),
    errors.RulesRetired: (409, "Rules retired"),
    errors.TableDamaged: (410, "Table damaged"),
    errors.TooLarge: (413, "Too large"),
    errors.WrongMediaType: (415, "Not JSON"),
    errors.IllegalMove: (422, "Illegal move"),
    errors.BadOptions: (422, "Options"),
    errors.BadSeats: (422, "Seats"),
    errors.BadName: (422, "Name"),
    errors.BadCourse: (422, "Course"),
    errors.BadHours: (422, "Hours"),
    errors.BadAway: (422, "Away"),
    errors.BadAddress: (422, "Address"),
    errors.KeyTaken: (422, "Key taken"),
    errors.KeyReused: (422, "Key reused"),
    errors.SlowDown: (429, "Slow down"),
    errors.TooMany: (429, "Too many"),
    errors.Broken: (500, "Broken"),
    errors.TryAgain: (503, "Try again"),
    errors.ReadOnly: (503, "Closed for now"),
}


def problem(error: errors.ClubError, language: str = LANGUAGES[0]) -> dict[str, Any]:
    """Return the problem document. An error class without a status of its own counts as a defect."""
    status, title = STATUS.get(type(error), STATUS[errors.Broken])
    code = error.code if type(error) in STATUS else errors.Broken.code
    return {
        **error.extra,
        "type": f"/api/openapi.json#/components/responses/{code}",
        "title": title,
        "status": status,
        "detail": error_sentence(error, language),
        "code": code,
    }


def reply(error: errors.ClubError, language: str = LANGUAGES[0]) -> Reply:
    """Return the problem as a reply, with Retry-After where waiting helps."""
    body = problem(error, language)
    headers = {"Content-Type": MEDIA_TYPE}
    if isinstance(error, errors.Slower):
        headers["Retry-After"] = str(max(1, error.retry_after))
    elif isinstance(error, errors.TryAgain):
        headers["Retry-After"] = str(RETRY_SECONDS)
    elif isinstance(error, errors.ReadOnly):
        headers["Retry-After"] = str(CLOSED_RETRY_SECONDS)
    elif body["status"] == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Reply(body["status"], json_codec.dump(body), headers)


def codes_by_status() -> dict[int, list[str]]:
    """Return the codes of each status, for openapi.json."""
    found: dict[int, list[str]] = {}
    for error, (status, _) in STATUS.items():
        found.setdefault(status, []).append(error.code)
    return found
