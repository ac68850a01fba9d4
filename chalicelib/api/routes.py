"""Every call of the API: path, parameters, body and replies. `app.py` binds each to a function, `openapi` describes it.

Models are given by name, so that a request does not build models that it does not need.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Method = Literal["GET", "POST", "DELETE"]
Reply = str | tuple[str, ...] | None
"""The name of one or several models of `reply_schemas`."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A path or query parameter: a text or, if it has a `least`, an integer."""

    does: str
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the API. `replies` has a model for each status of success (several: one of them; None: no body). `asks` is
    the body's model, `refuses` lists statuses beyond the usual refusals, `tagged` says whether replies have an ETag.
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
    strong: bool = False
    """Whether the key is looked up as for a call that writes: one that was just replaced is refused."""
    writes: bool = field(init=False)
    """Whether the call may change anything, apart from time-outs, which any read may write."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "writes", self.method != "GET" and self.name != "knock")


MAX_ITEMS = 100
"""Maximum number of items in one reply."""
PATH_PARAMETERS = {
    "table": Parameter("A table's id."),
    "seat": Parameter("A seat's number, from 0.", 0, 9),
    "request": Parameter("A request's number, which is that of its entry.", 0),
    "course": Parameter("A course's id."),
    "game": Parameter("A game's id."),
    "player": Parameter("A player's id."),
    "date": Parameter("A UTC date, such as 2026-11-27."),
}
ONE_GAME = {"game": Parameter("A game's id. By default all games.")}
PAGING = {"limit": Parameter("Maximum number of items.", 1, MAX_ITEMS), "cursor": Parameter("The last page's `cursor`.")}
BOARD = {
    "course": Parameter("A course's id. By default all of the club's own courses, without those that players added."),
    "holes": Parameter("front, back, 18 (default), 72 or all."),
    "format": Parameter("One of the game's formats."),
    "modes": Parameter("The game's modes, separated by commas."),
    "period": Parameter("ever (default), year, month or week, by the time of the finish in UTC."),
    "when": Parameter("Which year, month or week: 2026, 2026-11 or 2026-W48 (ISO 8601). By default the current one."),
    "rounds": Parameter("all (default), or best: only the best round of each player."),
}
ANY_TABLE = (404, 409, 410)


def _call(name: str, where: str, does: str, replies: Mapping[int, Reply], **more: Any) -> Call:
    method, path = where.split()
    if method == "POST" and "/tables" in path and 429 not in more["refuses"]:
        more["refuses"] = (*more["refuses"], 429)  # a log can be full
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
            "All scorecards, or those with a matching name.",
            {200: "Courses"},
            query={"name": Parameter("Text that a word of the name, and what follows it, begins with."), **PAGING},
        ),
        _call(
            "course",
            "GET /api/courses/{course}",
            "A scorecard, and how hard it plays.",
            {200: "RatedCourse"},
            refuses=(404,),
        ),
        _call(
            "add_course",
            "POST /api/courses",
            "Adds a scorecard, or previews it (200). The reply lists other courses with the same holes.",
            {200: "AddedCourse", 201: "AddedCourse"},
            asks="CourseAsked",
            needs_key=True,
            refuses=(403, 404, 409, 422, 429),
        ),
        _call(
            "season",
            "GET /api/season",
            "This month's course for each game that is played on courses.",
            {200: "Season"},
            query=PAGING,
        ),
        _call("challenge", "GET /api/challenges", "Today's challenge.", {200: "Challenge"}),
        _call(
            "challenge_of",
            "GET /api/challenges/{date}",
            "A day's challenge, with its seed once it has closed.",
            {200: "Challenge"},
            refuses=(404,),
        ),
        _call(
            "take_challenge",
            "POST /api/challenges",
            "The caller's round of today's challenge: made by the first call, returned by later ones.",
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
            "The caller's round on that leaderboard, the rounds next to it, and the number of rounds with each score.",
            {200: "ChallengeMe"},
            needs_key=True,
            refuses=(404,),
        ),
        _call(
            "make_table",
            "POST /api/tables",
            "Starts a table. Exactly one seat is `me`. With an Idempotency-Key it is made exactly once.",
            {201: "Made"},
            asks="TableAsked",
            needs_key=True,
            idempotency="optional",
            refuses=(403, *ANY_TABLE, 422, 429),
        ),
        _call(
            "take_seat",
            "POST /api/tables/{table}/seats",
            "Takes a seat; a repeated call returns the same one. The game starts when the last seat is taken.",
            {200: "Seated", 201: "Seated"},
            asks="SeatTaken",
            needs_key=True,
            refuses=(403, *ANY_TABLE, 422),
        ),
        _call(
            "knock",
            "POST /api/tables/{table}/knock",
            "Checks whether the code opens a seat, before the player gives a name. Changes nothing.",
            {200: "Knock"},
            asks="Knocked",
            needs_key=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "make_code",
            "POST /api/tables/{table}/code",
            "A code of eight letters that leads to the invite link for an hour. A repeated call returns the same one.",
            {200: "SpokenCode", 201: "SpokenCode"},
            asks="NothingAsked",
            needs_key=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "open_code",
            "POST /api/codes",
            "Where a spoken code leads. Wrong codes are limited per network address and in total.",
            {200: "Led"},
            asks="CodeSaid",
            needs_key=True,
            refuses=(403, 429),
        ),
        _call(
            "ask_for_seat",
            "POST /api/tables/{table}/requests",
            "Asks the host of an open table for a seat, without an invite link. Only the host sees the request.",
            {200: "View"},
            asks="SeatWished",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE, 422, 429),
        ),
        _call(
            "seat_asker",
            "POST /api/tables/{table}/requests/{request}/seat",
            "Lets in the player who asked, as if they had taken the seat themselves. For the host.",
            {200: "View"},
            asks="AskerSeated",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE, 422),
        ),
        _call(
            "decline",
            "POST /api/tables/{table}/requests/{request}/decline",
            "Declines a request as host, or withdraws it as asker. Either way that player cannot ask at this table again.",
            {200: "View"},
            asks="NothingAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "start",
            "POST /api/tables/{table}/start",
            "Gives free seats to bots and starts the game. For the host.",
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
            "Plays a move. Repeating the same key and move plays nothing.",
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
            "Sends a chat message: at most 280 characters, one message per second.",
            {201: "Message"},
            asks="MessageAsked",
            needs_key=True,
            idempotency="required",
            refuses=(403, *ANY_TABLE, 422, 429),
        ),
        _call(
            "messages",
            "GET /api/tables/{table}/messages",
            "Chat messages, newest first. Once the table is over, only for players who had a seat there.",
            {200: "Messages"},
            query=PAGING,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "log",
            "GET /api/tables/{table}/log",
            "What was played, newest first, as the caller saw it then. With `at`, the caller's view after that entry.",
            {200: ("Log", "View")},
            query={**PAGING, "at": Parameter("An entry's number.", 0)},
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "leave",
            "POST /api/tables/{table}/leave",
            "Gives up the caller's seat. Before the game starts, it is open again; after that a bot plays it.",
            {200: "View"},
            asks="NothingAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "pause",
            "POST /api/tables/{table}/pause",
            "Asks for a pause, or agrees to one. It begins once all people agree, and lasts four weeks at most.",
            {200: "View"},
            asks="NothingAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE, 429),
        ),
        _call(
            "resume",
            "POST /api/tables/{table}/resume",
            "Ends the pause, or declines the requested one.",
            {200: "View"},
            asks="NothingAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "nudge",
            "POST /api/tables/{table}/nudge",
            "Reminds a player that it is their turn, once in twelve hours.",
            {200: "View"},
            asks="NudgeAsked",
            needs_key=True,
            tagged=True,
            refuses=(403, *ANY_TABLE, 429),
        ),
        _call(
            "release",
            "POST /api/tables/{table}/seats/{seat}/release",
            "Releases a seat, for example if its key is lost, for anyone with the new invite link.",
            {200: "Released"},
            asks="NothingAsked",
            needs_key=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "rematch",
            "POST /api/tables/{table}/rematch",
            "The rematch of a finished table: the same one for all players, or the next if it was spoiled for the caller.",
            {200: "RematchLink", 201: "RematchLink"},
            asks="RematchAsked",
            needs_key=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "replay",
            "GET /api/tables/{table}/replay",
            "A finished table, in pages if its log is long. With `at`, the view after that entry; with `begin=1`, the view"
            " before the first decision.",
            {200: ("Replay", "ReplayPage", "View")},
            query={
                "at": Parameter("An entry's number.", 0),
                "begin": Parameter("1 for the view before the first decision, with the range of the replay.", 0, 1),
                "seat": Parameter("The seat whose view it is. By default nothing is hidden.", 0, 9),
                "limit": Parameter("Maximum number of entries. By default as many as fit into a reply.", 1, MAX_ITEMS),
                "cursor": PAGING["cursor"],
            },
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "board",
            "GET /api/boards/{game}",
            "The best rounds on a course, or on all of the club's own courses by score against par.",
            {200: "Board"},
            query={**BOARD, **PAGING},
            refuses=(404,),
        ),
        _call(
            "board_me",
            "GET /api/boards/{game}/me",
            "The place of the caller’s best round on a leaderboard of courses, and the rounds next to it.",
            {200: "MyStanding"},
            query=BOARD,
            needs_key=True,
            refuses=(404,),
        ),
        _call(
            "ratings",
            "GET /api/ratings/{game}",
            "Players' ratings, best first: in golf the index (lower is better), otherwise a rating (higher is better).",
            {200: "Ratings"},
            query=PAGING,
            refuses=(404,),
        ),
        _call(
            "my_rating",
            "GET /api/ratings/{game}/me",
            "The caller's place among them, and the players next to it.",
            {200: "MyRating"},
            needs_key=True,
            refuses=(404,),
        ),
        _call(
            "bot_ratings",
            "GET /api/ratings/{game}/bots",
            "The bots' ratings on the same scale, each with its standard error.",
            {200: "BotRatings"},
            query=PAGING,
            refuses=(404,),
        ),
        _call(
            "player",
            "GET /api/players/{player}",
            "Statistics of all of a player's rounds that count.",
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
            "How often the caller was placed before a player, behind them, and level with them.",
            {200: "Against"},
            needs_key=True,
            refuses=(404,),
        ),
        _call(
            "figures",
            "GET /api/courses/{course}/figures",
            "Statistics of a course: how hard it is, and what the rounds on it took.",
            {200: "Figures"},
            query={"game": Parameter("A game that is played on courses. By default dice-golf.")},
            refuses=(404,),
        ),
        _call(
            "my_tables",
            "GET /api/me/tables",
            "The caller's tables and invitations: first those that wait for the caller, last those that are over.",
            {200: "MyTables"},
            query=PAGING,
            needs_key=True,
        ),
        _call(
            "my_settings",
            "GET /api/me/settings",
            "The caller's settings for all their tables.",
            {200: "Settings"},
            needs_key=True,
            strong=True,
        ),
        _call(
            "my_hours",
            "POST /api/me/hours",
            "Sets the caller's nights, and updates up to twenty running tables where nights or weekends do not count.",
            {200: "Spread"},
            asks="HoursSaid",
            needs_key=True,
            refuses=(422, 429),
        ),
        _call(
            "my_absence",
            "POST /api/me/away",
            "Sets until when the caller is away, and updates up to twenty running tables, where everyone sees it.",
            {200: "Spread"},
            asks="AwaySaid",
            needs_key=True,
            refuses=(422,),
        ),
        _call(
            "my_nudges",
            "POST /api/me/nudges",
            "Sets whether the caller gets nudges.",
            {200: "Settings"},
            asks="NudgesSaid",
            needs_key=True,
        ),
        _call(
            "change_key",
            "POST /api/me/key",
            "Replaces the caller's key, for example because somebody may know it. Repeating the call has no effect.",
            {200: "KeyChanged"},
            asks="KeyChange",
            needs_key=True,
            refuses=(422, 429),
        ),
        _call(
            "forget_me",
            "POST /api/me/forget",
            "Removes the caller's name and messages from everything the club keeps, some tables per call. Cannot be undone.",
            {200: "Forgotten"},
            asks="ForgetAsked",
            needs_key=True,
            refuses=(409, 429),
        ),
        _call(
            "my_notifications",
            "GET /api/me/notifications",
            "How the caller is notified when a table waits for them.",
            {200: "NotificationSettings"},
            needs_key=True,
        ),
        _call(
            "change_notifications",
            "POST /api/me/notifications",
            "Sets the caller's quiet hours (by default their nights) and webhook. Fields that are left out stay as they are.",
            {200: "NotificationSettings"},
            asks="NotificationChanges",
            needs_key=True,
            refuses=(422,),
        ),
        _call(
            "add_browser",
            "POST /api/me/push",
            "Turns on push notifications in this browser, at most five per caller. Repeating the call has no effect.",
            {200: "NotificationSettings"},
            asks="BrowserAsked",
            needs_key=True,
            refuses=(422,),
        ),
        _call(
            "remove_browser",
            "DELETE /api/me/push",
            "Turns off push notifications in this browser, or in all of the caller's.",
            {200: "NotificationSettings"},
            asks="BrowserGone",
            needs_key=True,
        ),
        _call(
            "table_webhook",
            "GET /api/tables/{table}/webhook",
            "The table's webhook. For the host.",
            {200: "TableWebhook"},
            needs_key=True,
            refuses=(403, *ANY_TABLE),
        ),
        _call(
            "hook_table",
            "POST /api/tables/{table}/webhook",
            "Sets or removes the table's webhook, which is notified whose turn it is. For the host.",
            {200: "TableWebhook"},
            asks="WebhookAsked",
            needs_key=True,
            refuses=(403, *ANY_TABLE, 422),
        ),
    )
}
