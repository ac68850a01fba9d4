/** Types of the API under the names that games and screens use. */

import type { components } from "./schema.d.ts";

type Schemas = components["schemas"];

export type GameId = "dice-golf" | "mulligan" | "trade-ring" | "stew" | "becks-golf";
export type Level = NonNullable<Schemas["Seat"]["level"]>;
/** JSON Schema as `legal` uses it; games read what they need from it. */
export type Schema = Record<string, unknown>;
export type Move = { kind: string } & Record<string, unknown>;

export type Seat = Schemas["Seat"];
export type Happened = Schemas["Happened"];
/** A log entry with its events. */
export type Told = Schemas["Told"];
export type Message = Schemas["Message"];
export type Links = Schemas["Links"];
export type Place = Schemas["Place"] & { score: number | string };
export type Hole = Schemas["Hole"];
export type Course = Schemas["Course"];
/** A course with its rating and versions; a new one also with existing courses that have the same holes. */
export type ListedCourse = Schemas["ListedCourse"];
export type RatedCourse = Schemas["RatedCourse"];
export type AddedCourse = Schemas["AddedCourse"];
export type CourseFigures = Schemas["Figures"];
/** A request for a seat. */
export type SeatRequest = Schemas["Request"];
export type SpokenCode = Schemas["SpokenCode"];
export type Led = Schemas["Led"];
export type BoardRow = Schemas["Standing"];
export type RatingRow = Schemas["Rating"];
/** The player's own row and its neighbours. */
export type MyStanding = Schemas["MyStanding"];
export type MyRating = Schemas["MyRating"];
export type BotRating = Schemas["BotRating"];
export type Replay = Schemas["Replay"];
export type ReplayPage = Schemas["ReplayPage"];
/** A player's results in all games. */
export type Profile = Schemas["Profile"];
/** One finished table of a player. */
export type PlayedRound = Schemas["Round"];
export type Against = Schemas["Against"];
/** The challenge of a day: a round played alone, with the same dice for everybody. */
export type Challenge = Schemas["Challenge"];
/** The player's own place on the day's leaderboard, and how many players have each score. */
export type ChallengeMe = Schemas["ChallengeMe"];
export type CourseOfMonth = Schemas["CourseOfMonth"];
export type NotificationSettings = Schemas["NotificationSettings"];
export type Webhook = Schemas["Webhook"];
/** RFC 9457 problem documents. */
export type Problem = Schemas["Problem"];
export type WantedSeat = Schemas["SeatAsked"];
export type WantedTable = Schemas["TableAsked"];
export type GameInfo = Schemas["Game"] & { id: GameId };
export type Pace = Schemas["Pace"];
export type Off = Pace["off"][number];
export type Bank = Schemas["Bank"];
/** A player's night hours, in their time zone. */
export type Hours = Schemas["Hours"];
export type Settings = Schemas["Settings"];
export type MyTable = Schemas["MyTable"] & { game: GameId; places: Place[] | null };
/** A page of tables, and the id of their `player`. */
export type MyTables = Page<MyTable> & Pick<Schemas["MyTables"], "player">;

/** A table as one seat or a watcher sees it. `state` belongs to the game and is null until it starts. */
export type View<State = unknown> = Omit<Schemas["TableView"], "game" | "state" | "result"> & {
  game: GameId;
  state: State | null;
  result: (Record<string, unknown> & { places: Place[] }) | null;
};

export interface Page<T> {
  items: T[];
  cursor: string | null;
}
