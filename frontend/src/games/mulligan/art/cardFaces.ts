/** The card faces: halves in the order of M-01 to M-03, and the hundred cards made of them (M-04). A test compares them with the engine's
 * data, which is too large for a first load. */

/** A light half. */
export interface Club {
  kind: "club";
  id: string;
  yards: number;
  /** Yards after sand or water; null if nothing halves it. */
  half: number | null;
  finishes: boolean;
  strokes: number;
}

/** A shaded half that is played face down, with its effect on a shot. */
export interface Action {
  kind: "action";
  id: string;
  yards: number;
  half: boolean;
  /** Strokes that it adds. */
  strokes: number;
}

/** A shaded half that is played face up, at once. */
export interface Anytime {
  kind: "anytime";
  id: string;
}

export type Shaded = Action | Anytime;
export type Half = Club | Shaded;
/** Which half of a card is up. */
export type Up = "club" | "shaded";

type Copies<T> = readonly [copies: number, half: T];

const club = (id: string, yards: number, half: number | null, finishes = false, strokes = 1): Club => ({
  kind: "club",
  id,
  yards,
  half,
  finishes,
  strokes,
});
const action = (id: string, yards = 0, half = false, strokes = 0): Action => ({
  kind: "action",
  id,
  yards,
  half,
  strokes,
});
const anytime = (id: string): Anytime => ({ kind: "anytime", id });

const CLUBS: readonly Copies<Club>[] = [
  [8, club("driver", 300, 150)],
  [11, club("fairway-wood", 250, 125)],
  [13, club("hybrid", 200, 100)],
  [15, club("iron", 150, 75)],
  [14, club("pitching-wedge", 100, 50)],
  [13, club("lob-wedge", 50, 25)],
  [3, club("pitch-in", 100, 50, true)],
  [5, club("lob-chip-in", 50, 25, true)],
  [15, club("1-putt", 25, null, true)],
  [3, club("perfect-putt", 25, null, true)],
];
const SHADED: readonly Copies<Shaded>[] = [
  [12, action("rough", -50)],
  [12, action("slice", -25)],
  [12, action("hook", 25)],
  [10, action("sand-trap", 0, true)],
  [7, action("water", 0, true, 1)],
  [4, action("out-of-bounds", 0, false, 2)],
  [5, action("duff-shot", 0, false, 1)],
  [6, action("missed-putt")],
  [7, action("lucky-bounce")],
  [5, action("bad-karma")],
  [6, anytime("mulligan")],
  [4, anytime("pace-of-play")],
  [3, anytime("rangefinder")],
  [3, anytime("dig-through-the-bag")],
  [2, anytime("course-gps")],
  [2, anytime("borrow-a-club")],
];
const PERSONAL = [club("2-putt", 25, null, true, 2), action("practice-swing")] as const;

/** Number of cards in the deck; the golfers' personal cards are numbered from here. */
const DECK = 100;
const STEP = 37;

const writtenOut = <T>(halves: readonly Copies<T>[]): T[] =>
  halves.flatMap(([copies, half]) => Array<T>(copies).fill(half));
const [clubs, shaded] = [writtenOut(CLUBS), writtenOut(SHADED)];

/** Returns a card's light half. */
export const clubOf = (card: number): Club => clubs[card] ?? PERSONAL[0];
/** Returns a card's shaded half. */
export const shadedOf = (card: number): Shaded => (card < DECK ? shaded[(STEP * card) % DECK]! : PERSONAL[1]);

export const halfOf = (card: number, up: Up): Half => (up === "club" ? clubOf(card) : shadedOf(card));
export const other = (up: Up): Up => (up === "club" ? "shaded" : "club");

/** All different halves; the personal card's come last of their kind. */
export const HALVES: readonly Half[] = [
  ...CLUBS.map(([, half]) => half),
  PERSONAL[0],
  ...SHADED.flatMap(([, half]) => (half.kind === "action" ? [half] : [])),
  PERSONAL[1],
  ...SHADED.flatMap(([, half]) => (half.kind === "anytime" ? [half] : [])),
];

/** Returns the id of an engine's name such as "Fairway Wood". */
export const idOf = (name: string): string => name.toLowerCase().split(" ").join("-");

/** Returns the symbol of a half's picture. */
export const symbolOf = ({ id }: Half): string => `mu-${id}`;
