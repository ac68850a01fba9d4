"""What replies look like, for the API's description and for tests. Replies are plain dicts and are never run through these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Time = Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$", examples=["2026-11-20T22:50:02Z"])]
Id = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}$")]
Hex32 = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Nonce = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
Level = Literal["easy", "normal", "hard"]
SeatKind = Literal["human", "bot", "open", "reserved"]
JsonSchema = Annotated[dict[str, Any], Field(description="A JSON Schema (2020-12).")]
Cursor = Annotated[str | None, Field(description="Send it back as `cursor` for the next items; null at the end.")]


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
    """A scorecard as it is listed. It never changes: a new version is a course of its own, made in place of an earlier one."""

    version: int = Field(description="1, and one more than that of the course in whose place it was made.")
    earlier: str | None = Field(description="The id of that course.")
    newer: str | None = Field(description="The id of the course that was made in place of this one.")


class Courses(Shape):
    items: list[ListedCourse]
    cursor: Cursor


class CourseRating(Shape):
    """How hard a course plays in a game: what a Member needs for it, the standard error of that (0: it is exact), and how much
    more the careless lose; 113 is usual.
    """

    game: str
    rating: float
    error: float
    slope: int


class RatedCourse(ListedCourse):
    """One scorecard, with its rating in each game that it can be played in."""

    ratings: list[CourseRating]


class CourseBrief(Shape):
    id: str
    name: str


class AddedCourse(RatedCourse):
    """The scorecard as it stands now, or as it would if it was only asked what it would be."""

    like: list[CourseBrief] = Field(description="Other courses that have the same holes: five at most.")


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
    """A day's round, alone and with the same dice for everybody. Rounds that end at `closes` or later stand on no board.

    `commitment` is the SHA-256 of `mulligan.1`, `challenge|<game>|<date>` and the seed, which is null until it closes.
    """

    date: Date
    game: str
    course: Course
    holes: str
    commitment: Hex32
    opens: Time
    closes: Time
    seed: Hex32 | None
    entered: int = Field(description="How many have begun it.")
    finished: int = Field(description="How many rounds stand on its board.")
    before: Date | None = Field(
        description="The last day before this one that had a challenge: a day that nobody asked for has none."
    )


class Links(Shape):
    """Relative addresses; `join` is there for those seated, while a seat can be taken."""

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
        description="Of a seat that the maker released: until then it waits for its player, who may come back; from then on"
        " anyone who has the join link may take it as well. Else null."
    )


class Happened(BaseModel):
    """One thing that happened. Each game's view lists exactly which there are; pass over those that you do not know."""

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
    """An entry in which something happened."""

    n: int
    at: Time
    happened: list[Happened]


class Log(Shape):
    """Newest first. A page may have fewer items than were asked for, or none, and go on all the same."""

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
    """Somebody asks for a seat, since then."""

    n: int
    name: str
    at: Time


class Shown(Shape):
    """The entries between which a finished game has something to see."""

    first: int
    last: int


class Bank(Shape):
    """Hours for the whole game, and hours back with each decision that is over."""

    hours: float
    back: float


class Pause(Shape):
    """A pause that seat `by` asked for, and who agrees; once all who play do, since when it lasts, and until when at most."""

    by: int
    asked: Time
    agreed: list[int]
    since: Time | None
    until: Time | None


class SeatClock(Shape):
    deadline: Time | None = Field(description="When the seat's time runs out; null while its clock does not run.")
    left: int | None = Field(
        description="Seconds in the seat's bank when its clock was last started or set; while it runs, the deadline tells more."
    )
    away: Time | None = Field(description="Until when the seat's player is away.")
    nudged: Time | None = Field(description="When the seat was last nudged.")


class Pace(Shape):
    """What clocks go by besides `clock_hours`: a bank, hours that do not count, a pause; and how it stands with each seat."""

    bank: Bank | None
    off: list[Literal["nights", "weekends"]]
    pause: Pause | None
    seats: list[SeatClock]


class Last(Shape):
    """Who decided, and when."""

    seat: int
    at: Time


class View(Shape):
    """A table as one seat, or a watcher, may see it. `state` is the game's own."""

    table: Id
    name: str | None = Field(description="What the table is called, if its maker called it anything.")
    game: str
    rules: int
    options: dict[str, Any]
    course: Course | None
    version: int
    from_: int = Field(alias="from", description="The version that `happened` follows on.")
    status: Literal["open", "playing", "finished"]
    ended: Literal["finished", "abandoned", "closed"] | None
    seats: list[Seat]
    me: Id | None = Field(description="The caller's player id; null without a key.")
    you: int | None
    host: int | None = Field(description="The seat of who made the table; null once they hold none.")
    links: Links
    waiting_for: list[int]
    last: Last | None = Field(
        description="The newest decision of a person of which all are told; null before the first. No bot's, and no clock's."
    )
    deadline: Time | None
    clock_hours: float | None
    pace: Pace
    started: Time | None
    legal: JsonSchema | None
    state: Any
    happened: list[Happened]
    messages: list[Message] = Field(description="What was said; of a table that is over only for those who had a seat there.")
    result: Result | None
    fairness: Fairness
    rematch: RematchLink | None = Field(description="The rematch that was offered, for those who had a seat; else null.")
    requests: list[Request] = Field(description="Who asks for a seat: all of them for the host, their own for who asks.")
    watching: bool = Field(
        description="Whether anyone who has the link may watch; else only those who sit there see the table."
    )
    may_ask: bool = Field(description="Whether the caller may ask for a seat now.")
    rewound: Literal[True] | None = None
    challenge: Date | None = Field(
        default=None,
        description="Of a round of a day’s challenge: the day. Until it closes only its player sees it; there is no replay.",
    )
    shown: Shown | None = Field(default=None, description="Of a finished game, in the view that a showing of it begins with.")


class Made(Shape):
    id: Id
    links: Links
    view: View


class Seated(Shape):
    seat: int
    view: View


class Knock(Shape):
    """The seats that the caller may take now: their own or the one kept for them, else those that are free. Of a table that is
    closed to watchers also its view, as a watcher would have it; not to who gave their seat up there.
    """

    seats: list[int]
    view: View | None


class SpokenCode(Shape):
    """Eight letters, and until when they lead to the table."""

    code: str = Field(pattern="^[KLMORUWXYZ]{8}$")
    until: Time


class Led(Shape):
    """The table that a spoken code leads to, and its links."""

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


Views = Annotated[
    list[Hex32], Field(description="SHA-256 of all there was to see after each act, at the table and in its game.")
]
Digest = Annotated[Hex32, Field(description="The fingerprint of the log up to the last item here.")]


class Replay(Shape):
    """A finished table: enough to check every draw and to score the game again.

    Of a log that is too long for one reply it tells the beginning, and has a cursor.
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
        default=None, description="Only of a round of that day's challenge: draws follow from the day's seed alone."
    )
    cursor: str | None = Field(
        default=None, description="Only of a log that goes on: send it back as `cursor` for the next page."
    )


class ReplayPage(Shape):
    """What follows of a long log."""

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
    """`item` is null as long as the caller has no round there; `above` and `below` are up to two each, in the board's order."""

    table: Id | None = Field(description="The caller's round, if they have begun one.")
    item: Standing | None
    above: list[Standing]
    below: list[Standing]
    of: int = Field(description="How many rounds stand on the board.")
    counts: dict[str, int] = Field(description="How many have each score against par, such as -2 or 11.")


class MyStanding(Shape):
    """Where somebody stands, `item` null where they do not, with two at most on either side, and `of` how many."""

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
    """How well a player plays one game."""

    rank: int
    player: Id
    name: str
    rating: float = Field(description="With one decimal. In golf the index: lower is better. Else higher is better.")
    rounds: int
    at: Time = Field(description="When their last round ended.")


class Ratings(Shape):
    items: list[Rating]
    cursor: Cursor


class MyRating(Shape):
    """The caller's place, null as long as they have none; up to two players on either side; of how many."""

    item: Rating | None
    above: list[Rating]
    below: list[Rating]
    of: int


class BotRating(Shape):
    level: Level
    rating: float = Field(description="As players' ratings of the game are.")
    error: float = Field(description="Its standard error; 0: exact.")


class BotRatings(Shape):
    items: list[BotRating]
    cursor: Cursor


class GameOfProfile(Shape):
    """A player's rounds of one game; `index` in golf once there are enough rounds for one, `skill` where there is a rating."""

    game: str
    rounds: int
    wins: int
    index: float | None
    skill: float | None


class BestRound(Shape):
    """A player's best on a course: only where one has a score against par."""

    game: str
    course: CourseBrief
    holes: str
    score: int
    to_par: int
    table: Id
    at: Time


class PartOfGame(Shape):
    """What one part of a game took more (or less, if it is below zero) than the dice give on the mean, in strokes for eighteen
    holes. Dice golf has driving, rough (with the sand), putting and weather.
    """

    game: str
    part: str
    strokes: float
    rounds: int


class Profile(Shape):
    player: Id
    name: str
    rounds: int
    since: Time = Field(description="When the first of them ended.")
    games: list[GameOfProfile]
    best: list[BestRound]
    parts: list[PartOfGame]


class Round(Shape):
    """One table that a player finished. `index` is theirs after it: in golf the index, else the rating; null without one."""

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
    """From the caller's side: the tables at which they were placed before the other, behind, and beside them."""

    won: int
    lost: int
    shared: int


class HoleFigures(Shape):
    """What a hole took on the mean; null as long as nobody has played it."""

    hole: int
    strokes: float | None
    rounds: int


class Figures(Shape):
    """What a course asks for: the strokes that a steady bot needs, their standard error (0: exact), and the slope (113: as
    usual); null where the game cannot rate it. Then what the rounds on it took, the hole that took most against its par, and
    the best round.
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
        description="The seat that is kept for the caller until they take it, in a rematch or as one who is invited again;"
        " `you` is null."
    )
    host: int | None = Field(description="The seat of who made the table; null once they hold none.")
    waiting: bool
    waiting_for: list[int]
    deadline: Time | None
    progress: Progress | None
    places: list[Place] | None
    at: Time


class MyTables(Shape):
    """Those that wait for the caller first, the soonest deadline before the others; then those with a seat kept for them."""

    player: Id = Field(description="The caller's player id.")
    items: list[MyTable]
    cursor: Cursor


class Hours(Shape):
    """The caller's nights, by the wall clock of their zone."""

    zone: str
    from_: str = Field(alias="from", pattern=r"^\d\d:\d\d$")
    to: str = Field(pattern=r"^\d\d:\d\d$")


class Settings(Shape):
    """What the caller last said for all their tables."""

    player: Id = Field(description="The caller's player id.")
    hours: Hours | None
    hours_said: bool = Field(description="Whether they ever said: then no hours mean that all count.")
    away: Time | None
    nudges: bool


class Spread(Shape):
    """The tables of this call that know by now. With a cursor: say the same again with it, for there are more."""

    player: Id = Field(description="The caller's player id.")
    tables: list[Id]
    cursor: str | None


class KeyChanged(Shape):
    player: Id = Field(description="The caller's player id, which stays what it was.")


class Forgotten(Shape):
    """The tables of this call that hold nothing of the caller any more. While some are left: say the same again.

    Where some are left and a call did none, the logs of those are damaged: anyone who keeps the club must look at them.
    """

    tables: list[Id]
    left: int = Field(description="How many tables are left, of those that were named too; 0: all is done.")


class Webhook(Shape):
    host: str = Field(description="Where it leads. The rest of its address is told to nobody.")
    on: bool = Field(description="False once it failed ten times in a row, until it is said again.")


class Signals(Shape):
    """How the caller is told that a table waits for them."""

    player: Id = Field(description="The caller's player id.")
    key: str | None = Field(
        description="The `applicationServerKey` that browsers subscribe by; null where this club cannot push."
    )
    browsers: list[Annotated[str, Field(pattern="^[0-9a-f]{32}$")]] = Field(
        description="The browsers that are told, each by the first 32 hex digits of its endpoint's SHA-256."
    )
    webhook: Webhook | None
    quiet: Hours | None = Field(description="In which hours nothing is told.")
    night: bool = Field(description="Whether those are the caller's night, `hours` of their settings.")


class TableWebhook(Shape):
    webhook: Webhook | None


class Problem(BaseModel):
    """RFC 9457. A refused move carries `version` besides and, for a seated player, `legal`; who comes for a seat that waits for
    its player is told until when.
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
