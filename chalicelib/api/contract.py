"""Every call of the API: where it is, what it takes and answers. `app.py` ties each to its verb, `openapi` describes it.

Models are given by name, so that a request is answered without building those that it does not need.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Method = Literal["GET", "POST", "DELETE"]
Reply = str | tuple[str, ...] | None
"""The name of one of `shapes`, or of several."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """What stands in an address: a text or, if it has a `least`, a whole number."""

    does: str
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """`replies` gives a model for each status of success (several: one of them; None: no body), `asks` one of `models`,
    `refuses` the refusals beyond the usual, `tagged` whether replies carry an ETag.
    """

    name: str
    method: Method
    path: str
    does: str
    replies: Mapping[int, Reply]
    asks: str | None = None
    query: Mapping[str, Parameter] = field(default_factory=dict)
    needs_key: bool = False
    tagged: bool = False
    idempotency: Literal["none", "optional", "required"] = "none"
    refuses: tuple[int, ...] = ()
    writes: bool = field(init=False)
    """Whether it may change anything; time-outs apart, which any read may write."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "writes", self.method != "GET" and self.name != "knock")


MAX_ITEMS = 100
"""So many items stand in one reply at most."""
PATH_PARAMETERS = {
    "table": Parameter("A table's id."),
    "seat": Parameter("A seat's number, from 0.", 0, 9),
    "request": Parameter("A request's number: that of its entry.", 0),
    "course": Parameter("A course's id."),
    "game": Parameter("A game's id."),
    "player": Parameter("A player's id."),
    "date": Parameter("A day of UTC, such as 2026-11-27."),
}
ONE_GAME = {"game": Parameter("A game's id; without it of all games.")}
PAGING = {"limit": Parameter("How many items.", 1, MAX_ITEMS), "cursor": Parameter("Where the last page ended.")}
BOARD = {
    "course": Parameter("A course's id; without it across the club's own courses, those that players added left out."),
    "holes": Parameter("front, back, 18 (if not said), 72 or all."),
    "format": Parameter("A format of the game's."),
    "modes": Parameter("A game's modes, where it has any, with a comma between them."),
    "period": Parameter("ever (if not said), year, month or week, by the UTC of the finish."),
    "when": Parameter("Which year, month or week: 2026, 2026-11 or 2026-W48 (ISO 8601); the present one, if not said."),
    "rounds": Parameter("all (if not said), or best: of each player the best round alone."),
}
ANY_TABLE = (404, 409, 410)


def _call(name: str, where: str, does: str, replies: Mapping[int, Reply], **more: Any) -> Call:
    method, path = where.split()
    if method == "POST" and "/tables" in path and 429 not in more["refuses"]:
        more["refuses"] = (*more["refuses"], 429)  # a log has an end
    return Call(name, method, path, does, replies, **more)  # type: ignore[arg-type]


CALLS: dict[str, Call] = {
    call.name: call
    for call in (
        _call("health", "GET /api/health", "Whether the club is open, and which build.", {200: "Health"}),
        _call("describe", "GET /api/openapi.json", "This description.", {200: "Description"}),
        _call("games", "GET /api/games", "The games, with their options.", {200: "Games"}, query=PAGING),
        _call(
            "all_courses",
            "GET /api/courses",
            "All scorecards, or those of a name.",
            {200: "Courses"},
            query={"name": Parameter("How a word of the name begins, and what follows it there."), **PAGING},
        ),
        _call(
            "course",
            "GET /api/courses/{course}",
            "One scorecard, and how hard it plays.",
            {200: "RatedCourse"},
            refuses=(404,),
        ),
        _call(
            "add_course",
            "POST /api/courses",
            "Adds a scorecard, or says what it would be (200); and which others have the same holes.",
            {200: "AddedCourse", 201: "AddedCourse"},
            asks="CourseAsked",
            needs_key=True,
            refuses=(403, 404, 409, 422, 429),
        ),
        _call(
            "season",
            "GET /api/season",
            "This month's course of each game that is played on one.",
            {200: "Season"},
            query=PAGING,
        ),
        _call("challenge", "GET /api/challenges", "Today's challenge.", {200: "Challenge"}),
        _call(
            "challenge_of",
            "GET /api/challenges/{date}",
            "A day's challenge; once it is closed, with its seed.",
            {200: "Challenge"},
            refuses=(404,),
        ),
        _call(
            "take_challenge",
            "POST /api/challenges",
            "The caller's round of today's challenge: made once, and the same one again.",
            {200: "Made", 201: "Made"},
            asks="ChallengeTaken",
            needs_key=True,
            refuses=(409, 410, 422, 429),
        ),
        _call(
            "challenge_board",
            "GET /api/challenges/{date}/board",
            "The rounds that were finished before the day's challenge closed, best first.",
            {200: "Board"},
            query=PAGING,
            refuses=(404,),
        ),
        _call(
            "challenge_me",
            "GET /api/challenges/{date}/me",
            "The caller's round on that board, with those next to it, and how many have each score.",
            {200: "ChallengeMe"},
            needs_key=True,
            refuses=(404,),
        ),
        _call(
            "make_table",
            "POST /api/tables",
            "Makes a table; exactly one seat is `me`. With an Idempotency-Key exactly once.",
            {201: "Made"},
            asks="TableAsked",
            needs_key=True,
            idempotency="optional",
            refuses=(403, *ANY_TABLE, 422, 429),
        ),
        _call(
            "take_seat",
            "POST /api/tables/{table}/seats",
            "Takes a seat; the same player again gets the same one. The game begins with the last.",
            {200: "Seated", 201: "Seated"},
            asks="SeatTaken",
            needs_key=True,
            refuses=(403, *ANY_TABLE, 422),
        ),
        _call(
            "knock",
            "POST /api/tables/{table}/knock",
            "Whether the code opens a seat, for one who has yet to say their name. Nothing is done.",
            {200: "Knock"},
            asks="Knocked",
            needs_key=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "make_code",
            "POST /api/tables/{table}/code",
            "A code of eight letters that can be spoken: for an hour it leads to the join link. Again: the same one.",
            {200: "SpokenCode", 201: "SpokenCode"},
            asks="NothingAsked",
            needs_key=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "open_code",
            "POST /api/codes",
            "Where a spoken code leads. Wrong ones are limited for each address and for all together.",
            {200: "Led"},
            asks="CodeSaid",
            needs_key=True,
            refuses=(403, 429),
        ),
        _call(
            "ask_for_seat",
            "POST /api/tables/{table}/requests",
            "Who has no join code asks the host of an open table for a seat. Only the host hears of it, and seats them or not.",
            {200: "View"},
            asks="SeatWished",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE, 422, 429),
        ),
        _call(
            "seat_asker",
            "POST /api/tables/{table}/requests/{request}/seat",
            "The host seats who asked: they sit there as if they had taken the seat themselves.",
            {200: "View"},
            asks="AskerSeated",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE, 422),
        ),
        _call(
            "decline",
            "POST /api/tables/{table}/requests/{request}/decline",
            "The host declines a request, or who asked takes it back; either way they do not ask at this table again.",
            {200: "View"},
            asks="NothingAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "start",
            "POST /api/tables/{table}/start",
            "The maker gives free seats to bots and begins.",
            {200: "View"},
            asks="NothingAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "look",
            "GET /api/tables/{table}",
            "The caller's view, or 304 if nothing is new.",
            {200: "View", 304: None},
            query={"since": Parameter("The version that the caller has.", 0)},
            tagged=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "play",
            "POST /api/tables/{table}/moves",
            "Makes a move; the same key and move again play nothing.",
            {200: "View"},
            asks="MoveAsked",
            needs_key=True,
            tagged=True,
            idempotency="required",
            refuses=(403, *ANY_TABLE, 422),
        ),
        _call(
            "say",
            "POST /api/tables/{table}/messages",
            "Says something to the table: 280 characters, one message a second.",
            {201: "Message"},
            asks="MessageAsked",
            needs_key=True,
            idempotency="required",
            refuses=(403, *ANY_TABLE, 422, 429),
        ),
        _call(
            "messages",
            "GET /api/tables/{table}/messages",
            "What was said, newest first; once the table is over, to those who had a seat there.",
            {200: "Messages"},
            query=PAGING,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "log",
            "GET /api/tables/{table}/log",
            "What was played, newest first, as the caller saw it then; with `at` the caller's view after that entry.",
            {200: ("Log", "View")},
            query={**PAGING, "at": Parameter("An entry's number.", 0)},
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "leave",
            "POST /api/tables/{table}/leave",
            "Gives the seat up: open again before the game, played by a bot after.",
            {200: "View"},
            asks="NothingAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "pause",
            "POST /api/tables/{table}/pause",
            "Asks for a pause, or agrees to one. It begins once all people who play agree, and lasts four weeks at most.",
            {200: "View"},
            asks="NothingAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE, 429),
        ),
        _call(
            "resume",
            "POST /api/tables/{table}/resume",
            "Ends the pause, or declines the one that was asked for.",
            {200: "View"},
            asks="NothingAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "nudge",
            "POST /api/tables/{table}/nudge",
            "Nudges a seat that is waited for, once in twelve hours.",
            {200: "View"},
            asks="NudgeAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE, 429),
        ),
        _call(
            "release",
            "POST /api/tables/{table}/seats/{seat}/release",
            "Frees a seat whose key is lost, for anyone who has the fresh join link.",
            {200: "Released"},
            asks="NothingAsked",
            needs_key=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "rematch",
            "POST /api/tables/{table}/rematch",
            "The rematch of a finished table: one, no matter who asks; where that was spoiled for the caller, the next.",
            {200: "RematchLink", 201: "RematchLink"},
            asks="RematchAsked",
            needs_key=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "replay",
            "GET /api/tables/{table}/replay",
            "A finished table whole, or in pages where its log is long; with `at` the view after that entry, with `begin=1` the"
            " first one: full, or a seat’s.",
            {200: ("Replay", "ReplayPage", "View")},
            query={
                "at": Parameter("An entry's number.", 0),
                "begin": Parameter(
                    "1 for the view before the first decision, which says too how far there is something to see.", 0, 1
                ),
                "seat": Parameter("Whose view it is; without it the full one.", 0, 9),
                "limit": Parameter("How many entries; as many as a reply holds, if not said.", 1, MAX_ITEMS),
                "cursor": PAGING["cursor"],
            },
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "board",
            "GET /api/boards/{game}",
            "The best rounds on a course, or across the club's own courses by score against par.",
            {200: "Board"},
            query={**BOARD, **PAGING},
            refuses=(404,),
        ),
        _call(
            "board_me",
            "GET /api/boards/{game}/me",
            "Where the caller’s best round stands on a board of courses, and who stands beside it.",
            {200: "MyStanding"},
            query=BOARD,
            needs_key=True,
            refuses=(404,),
        ),
        _call(
            "ratings",
            "GET /api/ratings/{game}",
            "How well everybody plays, best first: in golf by index, where lower is better, else by a rating, where higher is.",
            {200: "Ratings"},
            query=PAGING,
            refuses=(404,),
        ),
        _call(
            "my_rating",
            "GET /api/ratings/{game}/me",
            "Where the caller stands among them, with their neighbours.",
            {200: "MyRating"},
            needs_key=True,
            refuses=(404,),
        ),
        _call(
            "bot_ratings",
            "GET /api/ratings/{game}/bots",
            "How well bots play, by the same measure, each with its standard error.",
            {200: "BotRatings"},
            query=PAGING,
            refuses=(404,),
        ),
        _call(
            "player",
            "GET /api/players/{player}",
            "What all the rounds of a player that count come to.",
            {200: "Profile"},
            refuses=(404,),
        ),
        _call(
            "rounds",
            "GET /api/players/{player}/rounds",
            "A player's rounds that count, newest first.",
            {200: "Rounds"},
            query={**ONE_GAME, **PAGING},
            refuses=(404,),
        ),
        _call(
            "against",
            "GET /api/players/{player}/against",
            "How often the caller was placed before a player, behind them, and beside them.",
            {200: "Against"},
            needs_key=True,
            refuses=(404,),
        ),
        _call(
            "figures",
            "GET /api/courses/{course}/figures",
            "What a course asks for, and what the rounds on it took.",
            {200: "Figures"},
            query={"game": Parameter("A game that is played on courses; dice-golf, if not said.")},
            refuses=(404,),
        ),
        _call(
            "my_tables",
            "GET /api/me/tables",
            "The caller's tables and invitations: those that wait for them first, those that are over last.",
            {200: "MyTables"},
            query=PAGING,
            needs_key=True,
        ),
        _call(
            "my_settings",
            "GET /api/me/settings",
            "What the caller said for all their tables.",
            {200: "Settings"},
            needs_key=True,
        ),
        _call(
            "my_hours",
            "POST /api/me/hours",
            "When the caller's nights are: told to twenty running tables a call where nights or weekends do not count.",
            {200: "Spread"},
            asks="HoursSaid",
            needs_key=True,
            refuses=(422, 429),
        ),
        _call(
            "my_absence",
            "POST /api/me/away",
            "Until when the caller is away: told to twenty running tables a call, where all see it.",
            {200: "Spread"},
            asks="AwaySaid",
            needs_key=True,
            refuses=(422,),
        ),
        _call(
            "my_nudges",
            "POST /api/me/nudges",
            "Whether nudges reach the caller.",
            {200: "Settings"},
            asks="NudgesSaid",
            needs_key=True,
        ),
        _call(
            "change_key",
            "POST /api/me/key",
            "Somebody may know the caller's key: a new one takes its place. The same again changes nothing.",
            {200: "KeyChanged"},
            asks="KeyChange",
            needs_key=True,
            refuses=(422, 429),
        ),
        _call(
            "forget_me",
            "POST /api/me/forget",
            "Takes what the caller was called and said out of all that is kept, some tables a call. There is no way back.",
            {200: "Forgotten"},
            asks="ForgetAsked",
            needs_key=True,
            refuses=(409, 429),
        ),
        _call(
            "my_signals",
            "GET /api/me/signals",
            "How the caller is told that a table waits for them.",
            {200: "Signals"},
            needs_key=True,
        ),
        _call(
            "hear_signals",
            "POST /api/me/signals",
            "Sets the caller's quiet hours (their night, until they say otherwise) and webhook, as far as they are said.",
            {200: "Signals"},
            asks="SignalsAsked",
            needs_key=True,
            refuses=(422,),
        ),
        _call(
            "add_browser",
            "POST /api/me/push",
            "Has this browser told by Web Push, five of the caller's at most; the same again changes nothing.",
            {200: "Signals"},
            asks="BrowserAsked",
            needs_key=True,
            refuses=(422,),
        ),
        _call(
            "remove_browser",
            "DELETE /api/me/push",
            "Tells this browser, or all of the caller's, nothing more.",
            {200: "Signals"},
            asks="BrowserGone",
            needs_key=True,
        ),
        _call(
            "table_webhook",
            "GET /api/tables/{table}/webhook",
            "The table's webhook, for its maker.",
            {200: "TableWebhook"},
            needs_key=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "hook_table",
            "POST /api/tables/{table}/webhook",
            "The maker gives the table a webhook, which is told whose turn it is, or takes it away.",
            {200: "TableWebhook"},
            asks="WebhookAsked",
            needs_key=True,
            refuses=(403, *ANY_TABLE, 422),
        ),
    )
}
