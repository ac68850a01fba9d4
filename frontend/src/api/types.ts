/** The contract's shapes, as the page uses them. */

export type GameId = "dice-golf" | "mulligan" | "trade-ring" | "stew" | "becks-golf";
export type Level = "easy" | "normal" | "hard";
/** JSON Schema in the vocabulary of `legal`; games read what they need from it. */
export type Schema = Record<string, unknown>;
export type Move = { kind: string } & Record<string, unknown>;

export interface Seat {
  seat: number;
  name: string | null;
  kind: "human" | "bot" | "open" | "reserved";
  level: Level | null;
  player: string | null;
  played_by_bot: boolean;
}

export type Happened = { n: number; seat: number | null; kind: string } & Record<string, unknown>;

export interface Message {
  n: number;
  seat: number;
  text: string;
  at: string;
}

export interface Links {
  join?: string | null;
  watch: string;
}

export interface Place {
  seat: number;
  place: number;
  score: number | string;
}

export interface View<State = unknown> {
  table: string;
  game: GameId;
  rules: number;
  options: Record<string, unknown>;
  course: Course | null;
  version: number;
  from: number;
  status: "open" | "playing" | "finished";
  ended: null | "finished" | "abandoned" | "closed";
  seats: Seat[];
  you: number | null;
  links: Links;
  waiting_for: number[];
  deadline: string | null;
  clock_hours: number | null;
  started: string | null;
  legal: Schema | null;
  /** Null until the game begins. */
  state: State | null;
  happened: Happened[];
  messages: Message[];
  result: null | ({ places: Place[] } & Record<string, unknown>);
  fairness: { commitment: string; nonces: (string | null)[] };
  rematch: null | { table: string; links: Links };
  rewound?: boolean;
}

export interface Hole {
  par: number;
  yards: number;
}

export interface Course {
  id: string;
  name: string;
  holes: Hole[];
}

export interface GameInfo {
  id: GameId;
  name: string;
  players: { min: number; max: number };
  needs_course: boolean;
  options: Schema;
}

export interface MyTable {
  table: string;
  game: GameId;
  course: { id: string; name: string } | null;
  status: View["status"];
  seats: { name: string | null; kind: Seat["kind"] }[];
  you: number;
  waiting: boolean;
  waiting_for: number[];
  deadline: string | null;
  progress: { at: number; of: number; unit: string } | null;
  places: Place[] | null;
  at: string;
}

export interface BoardRow {
  rank: number;
  player: string;
  name: string;
  score: number;
  to_par: number | null;
  table: string;
  at: string;
}

export interface Page<T> {
  items: T[];
  cursor: string | null;
}

export interface WantedSeat {
  kind: "me" | "open" | "bot";
  name?: string;
  level?: Level;
}

export interface WantedTable {
  game: GameId;
  options: Record<string, unknown>;
  course?: string;
  seats: WantedSeat[];
  clock_hours?: number | null;
  nonce?: string;
}

/** A finished table's replay; the check of fairness reads it whole. */
export interface Replay {
  table?: string;
  game?: GameId;
  rules: number;
  commitment: string;
  seed: string;
  nonces: (string | null)[];
  log: ({ n: number; at: string; seat: number | null; kind: string } & Record<string, unknown>)[];
  digest?: string;
  draws: { n: number; label: string; kind: "number" | "shuffle"; k: number; result: number | number[] }[];
  record: Record<string, unknown>;
}

/** RFC 9457 problem documents. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  version?: number;
  legal?: Schema | null;
}
