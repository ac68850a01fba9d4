/** The contract's shapes, as the page uses them: the API's own types, with names for what games and screens speak of. */

import type { components } from "./schema.d.ts";

type Told = components["schemas"];

export type GameId = "dice-golf" | "mulligan" | "trade-ring" | "stew" | "becks-golf";
export type Level = NonNullable<Told["Seat"]["level"]>;
/** JSON Schema in the vocabulary of `legal`; games read what they need from it. */
export type Schema = Record<string, unknown>;
export type Move = { kind: string } & Record<string, unknown>;

export type Seat = Told["Seat"];
export type Happened = Told["Happened"];
export type Message = Told["Message"];
export type Links = Told["Links"];
export type Place = Told["Place"] & { score: number | string };
export type Hole = Told["Hole"];
export type Course = Told["Course"];
export type BoardRow = Told["Standing"];
export type Replay = Told["Replay"];
/** RFC 9457 problem documents. */
export type Problem = Told["Problem"];
export type WantedSeat = Told["SeatAsked"];
export type WantedTable = Told["TableAsked"];
export type GameInfo = Told["Game"] & { id: GameId };
export type MyTable = Told["MyTable"] & { game: GameId; places: Place[] | null };

/** A table as a seat or a watcher may see it; `state` is the game's own, null until it begins. */
export type View<State = unknown> = Omit<Told["TableView"], "game" | "state" | "result"> & {
  game: GameId;
  state: State | null;
  result: (Record<string, unknown> & { places: Place[] }) | null;
};

export interface Page<T> {
  items: T[];
  cursor: string | null;
}
