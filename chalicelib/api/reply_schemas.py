"""Models of replies, for the API's description and for tests. Replies are plain dicts and are never validated by these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from chalicelib.games.interface import Level

Time = Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$", examples=["2026-11-20T22:50:02Z"])]
Id = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}$")]
Hex32 = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Nonce = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
SeatKind = Literal["human", "bot", "open", "reserved"]
JsonSchema = Annotated[dict[str, Any], Field(description="A JSON Schema (2020-12).")]
Cursor = Annotated[str | None, Field(description="Send it as `cursor` to get the next items; null at the end.")]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Health(Shape):
    ok: Literal[True]
    build: str


class Description(BaseModel):
    """This document: OpenAPI 3.1."""

    model_config = ConfigDict(extra="allow")

    openapi: Literal["3.1.0"]
    info: dict[str, Any]
    paths: dict[str, Any]
    components: dict[str, Any]


class Players(Shape):
    min: int
    max: int


class Game(Shape):
    id: str
    name: str
    players: Players
    needs_course: bool
    options: JsonSchema


class Games(Shape):
    items: list[Game]
    cursor: Cursor


class Hole(Shape):
    par: int
    yards: int


class Course(Shape):
    """A scorecard."""

    id: str
    name: str
    holes: list[Hole]


class ListedCourse(Course):
    """A scorecard in a list. It never changes: a new version is a course of its own."""

    version: int = Field(description="1 for a first version, otherwise one more than the version of `earlier`.")
    earlier: str | None = Field(description="The id of the course that this is a new version of.")
    newer: str | None = Field(description="The id of the new version of this course.")


class Courses(Shape):
    items: list[ListedCourse]
    cursor: Cursor


class CourseRating(Shape):
    """How hard a course plays in a game: the strokes that a Member needs (`rating`), its standard error (0: exact), and how
    much more weaker players need (`slope`; 113 is usual).
    """

    game: str
    rating: float
    error: float
    slope: int


class RatedCourse(ListedCourse):
    """A scorecard with its rating in each game that can be played on it."""

    ratings: list[CourseRating]


class CourseBrief(Shape):
    id: str
    name: str


class AddedCourse(RatedCourse):
    """The scorecard as saved, or for a preview as it would be."""

    like: list[CourseBrief] = Field(description="Other courses with the same holes, five at most.")


class CourseOfMonth(Shape):
    game: str
    course: CourseBrief
    month: str = Field(pattern=r"^\d{4}-\d\d$", examples=["2026-11"])
    until: Time = Field(description="When the next month begins.")


class Season(Shape):
    items: list[CourseOfMonth]
    cursor: Cursor


Date = Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\d$", examples=["2026-11-27"])]


class Challenge(Shape):
    """The challenge of a day: a solo round with the same dice for everyone. Rounds that end at `closes` or later do not count.

    `commitment` is the SHA-256 of `mulligan.1`, `challenge|<game>|<date>` and the seed. `seed` is null until `closes`.
    """

    date: Date
    game: str
    course: Course
    holes: str
    commitment: Hex32
    opens: Time
    closes: Time
    seed: Hex32 | None
    entered: int = Field(description="How many players have started it.")
    finished: int = Field(description="How many rounds are on its leaderboard.")
    before: Date | None = Field(
        description="The last earlier day with a challenge. A day on which nobody opened the challenge has none."
    )


class Links(Shape):
    """Relative addresses. `join` is included for players with a seat, while a seat can be taken."""

    join: str | None = Field(None, pattern=r"^/t/[A-Za-z0-9_-]{22}\?join=[A-Za-z0-9_-]+$")
    watch: str = Field(pattern="^/t/[A-Za-z0-9_-]{22}$")


class Seat(Shape):
    seat: int
    name: str | None
    kind: SeatKind
    level: Level | None
    player: Id | None
    played_by_bot: bool
    held_until: Time | None = Field(
        description="For a seat that the host released: until then only its player may take it back, then anyone with the"
        " invite link. Otherwise null."
    )


class Happened(BaseModel):
    """An event. The schemas of each game list its kinds. Skip kinds that you do not know."""

    model_config = ConfigDict(extra="allow")

    n: int
    seat: int | None
    kind: str


class Message(Shape):
    n: int
    seat: int
    text: str
    at: Time


class Messages(Shape):
    """Newest first."""

    items: list[Message]
    cursor: Cursor


class Told(Shape):
    """An entry with its events."""

    n: int
    at: Time
    happened: list[Happened]


class Log(Shape):
    """Newest first. A page may have fewer items than requested, or none, even if it is not the last."""

    items: list[Told]
    cursor: Cursor


class Place(BaseModel):
    model_config = ConfigDict(extra="allow")

    seat: int
    place: int
    score: int | str | None


class Result(BaseModel):
    model_config = ConfigDict(extra="allow")

    places: list[Place]


class Fairness(Shape):
    commitment: Hex32
    nonces: list[Nonce | None]


class RematchLink(Shape):
    table: Id
    links: Links


class Request(Shape):
    """A request for a seat, with the time since when somebody asks."""

    n: int
    name: str
    at: Time


class Shown(Shape):
    """The first and the last entry of a finished game's replay."""

    first: int
    last: int


class Bank(Shape):
    """A time bank: hours for the whole game, and hours added after each decision."""

    hours: float
    back: float


class Pause(Shape):
    """A pause that seat `by` asked for, and the seats that agreed. Once all players have, it begins at `since` and ends at
    `until` at the latest.
    """

    by: int
    asked: Time
    agreed: list[int]
    since: Time | None
    until: Time | None


class SeatClock(Shape):
    deadline: Time | None = Field(description="When the seat's time runs out; null while its clock is stopped.")
    left: int | None = Field(
        description="Seconds in the seat's bank when its clock was last started or set. While it runs, use `deadline`."
    )
    away: Time | None = Field(description="When the seat's player is back from being away.")
    nudged: Time | None = Field(description="When the seat was last nudged.")


class Pace(Shape):
    """What sets the clocks besides `clock_hours`: a time bank, times that do not count, a pause; and the clock of each seat."""

    bank: Bank | None
    off: list[Literal["nights", "weekends"]]
    pause: Pause | None
    seats: list[SeatClock]


class Last(Shape):
    """The seat that decided, and when."""

    seat: int
    at: Time


class View(Shape):
    """A table as one seat or a watcher sees it. Each game has its own schema for `state`."""

    table: Id
    name: str | None = Field(description="The table's name, if the host gave it one.")
    game: str
    rules: int
    options: dict[str, Any]
    course: Course | None
    version: int
    from_: int = Field(alias="from", description="The version after which the events in `happened` begin.")
    status: Literal["open", "playing", "finished"]
    ended: Literal["finished", "abandoned", "closed"] | None
    seats: list[Seat]
    me: Id | None = Field(description="The caller's player id; null without a key.")
    you: int | None
    host: int | None = Field(description="The seat of the player who started the table; null if they have none any more.")
    links: Links
    waiting_for: list[int]
    last: Last | None = Field(
        description="The newest public decision by a person, not by a bot or a time-out; null before the first."
    )
    deadline: Time | None
    clock_hours: float | None
    pace: Pace
    started: Time | None
    legal: JsonSchema | None
    state: Any
    happened: list[Happened]
    messages: list[Message] = Field(description="Chat. Once the table is over, only for players who had a seat there.")
    result: Result | None
    fairness: Fairness
    rematch: RematchLink | None = Field(description="The rematch, for players who had a seat; otherwise null.")
    requests: list[Request] = Field(description="Requests for a seat: all for the host, otherwise the caller's own.")
    watching: bool = Field(description="Whether anyone with the link may watch. Otherwise only players see the table.")
    may_ask: bool = Field(description="Whether the caller may ask for a seat now.")
    rewound: Literal[True] | None = None
    challenge: Date | None = Field(
        default=None,
        description="The day, for a round of its challenge. Until the challenge closes, only the player sees the table, and"
        " there is no replay.",
    )
    shown: Shown | None = Field(default=None, description="Only in the view that the replay of a finished game begins with.")


class Made(Shape):
    id: Id
    links: Links
    view: View


class Seated(Shape):
    seat: int
    view: View


class Knock(Shape):
    """The seats that the caller may take now: their own or the one reserved for them, otherwise the free ones. If the table is
    closed to watchers, also its view as a watcher would see it, except for a caller who gave up a seat there.
    """

    seats: list[int]
    view: View | None


class SpokenCode(Shape):
    """Eight letters that lead to the table, and when they expire."""

    code: str = Field(pattern="^[KLMORUWXYZ]{8}$")
    until: Time


class Led(Shape):
    """The table of a spoken code, and its links."""

    table: Id
    links: Links


class Released(Shape):
    links: Links


class Logged(BaseModel):
    model_config = ConfigDict(extra="allow")

    n: int
    at: Time
    seat: int | None
    kind: str
    move: Any = None


class Draw(Shape):
    n: int
    label: str
    kind: Literal["number", "shuffle"]
    k: int
    result: int | list[int]


Views = Annotated[list[Hex32], Field(description="After each act, the SHA-256 of the table and the game with nothing hidden.")]
Digest = Annotated[Hex32, Field(description="The fingerprint of the log up to the last item here.")]


class Replay(Shape):
    """A finished table, with everything needed to check each draw and to score the game again.

    If the log is too long for one reply, this is its beginning, and `cursor` leads to the next page.
    """

    table: Id
    game: str
    rules: int
    commitment: Hex32
    seed: Hex32
    nonces: list[Nonce | None]
    log: list[Logged]
    draws: list[Draw]
    views: Views
    record: dict[str, Any] | None
    result: Result | None
    digest: Digest
    challenge: Date | None = Field(
        default=None, description="The day, for a round of its challenge: its draws follow from the day's seed alone."
    )
    cursor: str | None = Field(default=None, description="Only if the log goes on: send it as `cursor` to get the next page.")


class ReplayPage(Shape):
    """The next page of a long log."""

    table: Id
    log: list[Logged]
    draws: list[Draw]
    views: Views
    digest: Digest
    cursor: Cursor


class Standing(Shape):
    rank: int
    player: Id
    name: str
    score: int
    to_par: int | None
    table: Id
    at: Time


class Board(Shape):
    items: list[Standing]
    cursor: Cursor


class ChallengeMe(Shape):
    """The caller's place on the day's leaderboard: `item`, null without a round there, and at most two rounds `above` and
    `below` it.
    """

    table: Id | None = Field(description="The caller's round, if they have started one.")
    item: Standing | None
    above: list[Standing]
    below: list[Standing]
    of: int = Field(description="How many rounds are on the leaderboard.")
    counts: dict[str, int] = Field(description="The number of rounds with each score against par, such as -2 or 11.")


class MyStanding(Shape):
    """A player's place on a leaderboard: `item`, null without one, at most two places `above` and `below` it, and the number of
    all places (`of`).
    """

    item: Standing | None
    above: list[Standing]
    below: list[Standing]
    of: int


class Progress(Shape):
    at: int
    of: int
    unit: str


class SeatBrief(Shape):
    name: str | None
    kind: SeatKind


class Rating(Shape):
    """A player's index or rating in one game."""

    rank: int
    player: Id
    name: str
    rating: float = Field(description="With one decimal. In golf the index, where lower is better; otherwise higher is better.")
    rounds: int
    at: Time = Field(description="When their last round ended.")


class Ratings(Shape):
    items: list[Rating]
    cursor: Cursor


class MyRating(Shape):
    """The caller's place among the ratings: `item`, null without one, at most two players `above` and `below`, and the number
    of all players (`of`).
    """

    item: Rating | None
    above: list[Rating]
    below: list[Rating]
    of: int


class BotRating(Shape):
    level: Level
    rating: float = Field(description="On the same scale as the players' ratings.")
    error: float = Field(description="Its standard error; 0: exact.")


class BotRatings(Shape):
    items: list[BotRating]
    cursor: Cursor


class GameOfProfile(Shape):
    """A player's rounds of one game. `index` in golf, once there are enough rounds; `skill` for games with a rating."""

    game: str
    rounds: int
    wins: int
    index: float | None
    skill: float | None


class BestRound(Shape):
    """A player's best round on a course, for games with a score against par."""

    game: str
    course: CourseBrief
    holes: str
    score: int
    to_par: int
    table: Id
    at: Time


class PartOfGame(Shape):
    """How many strokes per eighteen holes one part of a game took more than dice give on average (below zero: fewer). Dice Golf
    has driving, rough (with sand), putting and weather.
    """

    game: str
    part: str
    strokes: float
    rounds: int


class Profile(Shape):
    player: Id
    name: str
    rounds: int
    since: Time = Field(description="When the player's first round ended.")
    games: list[GameOfProfile]
    best: list[BestRound]
    parts: list[PartOfGame]


class Round(Shape):
    """A table that a player finished. `index` is their index after it in golf, otherwise their rating; null without one."""

    table: Id
    game: str
    course: CourseBrief | None
    holes: str | None
    score: int | None
    to_par: int | None
    place: int
    of: int = Field(description="How many seats the table had.")
    index: float | None
    at: Time


class Rounds(Shape):
    """Newest first."""

    items: list[Round]
    cursor: Cursor


class Against(Shape):
    """The tables at which the caller was placed before another player, behind them, and level with them."""

    won: int
    lost: int
    shared: int


class HoleFigures(Shape):
    """The mean number of strokes on a hole; null if nobody has played it."""

    hole: int
    strokes: float | None
    rounds: int


class Figures(Shape):
    """Statistics of a course: its rating (the strokes that a steady bot needs), the rating's standard error (0: exact) and its
    slope (113: usual), all null if the game cannot rate it; the mean of each hole, the hardest hole against par, and the best
    round.
    """

    rating: float | None
    slope: int | None
    error: float | None
    rounds: int
    holes: list[HoleFigures]
    hardest: int | None
    record: Standing | None


class MyTable(Shape):
    table: Id
    name: str | None
    game: str
    course: CourseBrief | None
    status: Literal["open", "playing", "finished"]
    seats: list[SeatBrief]
    you: int | None
    reserved: int | None = Field(
        description="The seat that is reserved for the caller, by a rematch or an invitation, until they take it. Then `you` is"
        " null."
    )
    host: int | None = Field(description="The seat of the player who started the table; null if they have none any more.")
    waiting: bool
    waiting_for: list[int]
    deadline: Time | None
    paused_until: Time | None = Field(
        description="When the table's pause ends, unless a player ends it earlier; null without a pause. No clock runs in it."
    )
    progress: Progress | None
    places: list[Place] | None
    at: Time


class MyTables(Shape):
    """First tables that wait for the caller, by deadline; then invitations; then the other running tables, newest first; then
    finished tables, newest first.
    """

    player: Id = Field(description="The caller's player id.")
    items: list[MyTable]
    cursor: Cursor


class Hours(Shape):
    """The caller's nights, in local time of their time zone."""

    zone: str
    from_: str = Field(alias="from", pattern=r"^\d\d:\d\d$")
    to: str = Field(pattern=r"^\d\d:\d\d$")


class Settings(Shape):
    """The caller's settings for all their tables."""

    player: Id = Field(description="The caller's player id.")
    hours: Hours | None
    hours_said: bool = Field(description="Whether they ever set their nights. If so, null means that all hours count.")
    away: Time | None
    nudges: bool


class Spread(Shape):
    """The tables of this call that are up to date now. If there is a cursor, repeat the call with it for the other tables."""

    player: Id = Field(description="The caller's player id.")
    tables: list[Id]
    cursor: str | None


class KeyChanged(Shape):
    player: Id = Field(description="The caller's player id, which stays the same.")


class Forgotten(Shape):
    """The tables of this call where the caller is now forgotten. While some are `left`, repeat the call.

    If some are left and `tables` is empty, their logs are damaged: anyone who runs the club must check them.
    """

    tables: list[Id]
    left: int = Field(description="How many tables are left, including those in `asking`; 0: everything is done.")


class Webhook(Shape):
    host: str = Field(description="The host of its address. The rest is shown to nobody.")
    on: bool = Field(description="False once it failed ten times in a row, until it is set again.")


class NotificationSettings(Shape):
    """How the caller is notified when a table waits for them."""

    player: Id = Field(description="The caller's player id.")
    key: str | None = Field(
        description="The `applicationServerKey` that browsers subscribe with; null if this club cannot send push messages."
    )
    browsers: list[Annotated[str, Field(pattern="^[0-9a-f]{32}$")]] = Field(
        description="The browsers that get notifications, each as the first 32 hex digits of its endpoint's SHA-256."
    )
    webhook: Webhook | None
    quiet: Hours | None = Field(description="Hours without notifications.")
    night: bool = Field(description="Whether these are the caller's nights, `hours` in their settings.")


class TableWebhook(Shape):
    webhook: Webhook | None


class Problem(BaseModel):
    """RFC 9457. A refused move also carries `version` and, for a seated player, `legal`. `until` is when a seat that is saved
    for its player can be taken.
    """

    model_config = ConfigDict(extra="forbid")

    type: str
    title: str
    status: int
    detail: str
    code: str
    version: int | None = None
    legal: JsonSchema | None = None
    until: Time | None = None
