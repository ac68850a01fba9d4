/** The contract's shapes, as the page uses them: the API's own types, with names for what games and screens speak of. */

import type { components } from "./schema.d.ts";

type Schemas = components["schemas"];

export type GameId = "dice-golf" | "mulligan" | "trade-ring" | "stew" | "becks-golf";
export type Level = NonNullable<Schemas["Seat"]["level"]>;
/** JSON Schema in the vocabulary of `legal`; games read what they need from it. */
export type Schema = Record<string, unknown>;
export type Move = { kind: string } & Record<string, unknown>;

export type Seat = Schemas["Seat"];
export type Happened = Schemas["Happened"];
/** An entry of a table's log in which something happened. */
export type Told = Schemas["Told"];
export type Message = Schemas["Message"];
export type Links = Schemas["Links"];
export type Place = Schemas["Place"] & { score: number | string };
export type Hole = Schemas["Hole"];
export type Course = Schemas["Course"];
/** A course with its versions; with how hard it plays too; and, when it is made, which ones have the same holes. */
export type ListedCourse = Schemas["ListedCourse"];
export type RatedCourse = Schemas["RatedCourse"];
export type AddedCourse = Schemas["AddedCourse"];
export type CourseFigures = Schemas["Figures"];
/** Somebody asks for a seat. */
export type SeatRequest = Schemas["Request"];
export type SpokenCode = Schemas["SpokenCode"];
export type Led = Schemas["Led"];
export type BoardRow = Schemas["Standing"];
export type RatingRow = Schemas["Rating"];
/** Where the caller stands among them, and who stands beside. */
export type MyStanding = Schemas["MyStanding"];
export type MyRating = Schemas["MyRating"];
export type BotRating = Schemas["BotRating"];
export type Replay = Schemas["Replay"];
export type ReplayPage = Schemas["ReplayPage"];
/** How a player's rounds of all games came out. */
export type Profile = Schemas["Profile"];
/** One table that a player finished. */
export type PlayedRound = Schemas["Round"];
export type Against = Schemas["Against"];
/** A day's round, alone and with the same dice for everybody. */
export type Challenge = Schemas["Challenge"];
/** Where the caller stands on its board, and how many have each score. */
export type ChallengeMe = Schemas["ChallengeMe"];
export type CourseOfMonth = Schemas["CourseOfMonth"];
export type Signals = Schemas["Signals"];
export type Webhook = Schemas["Webhook"];
/** RFC 9457 problem documents. */
export type Problem = Schemas["Problem"];
export type WantedSeat = Schemas["SeatAsked"];
export type WantedTable = Schemas["TableAsked"];
export type GameInfo = Schemas["Game"] & { id: GameId };
export type Pace = Schemas["Pace"];
export type Off = Pace["off"][number];
export type Bank = Schemas["Bank"];
/** A player's nights, by the wall clock of their zone. */
export type Hours = Schemas["Hours"];
export type Settings = Schemas["Settings"];
export type MyTable = Schemas["MyTable"] & { game: GameId; places: Place[] | null };
/** `player`: whose they are. */
export type MyTables = Page<MyTable> & Pick<Schemas["MyTables"], "player">;

/** A table as a seat or a watcher may see it; `state` is the game's own, null until it begins. */
export type View<State = unknown> = Omit<Schemas["TableView"], "game" | "state" | "result"> & {
  game: GameId;
  state: State | null;
  result: (Record<string, unknown> & { places: Place[] }) | null;
};

export interface Page<T> {
  items: T[];
  cursor: string | null;
}
