/** The interface between the shell and a game. A game draws `view.state`, offers what `view.legal` allows, and animates `happened`. It
 * never computes rules, and skips unknown kinds. */

import type { ComponentChildren, ComponentType } from "preact";
import type { Course, GameInfo, Happened, Message, Move, Place, View } from "../api/types.ts";

/** What a game's `definition.ts` exports for the screens around its table: lobby, result, leaderboards. */
export interface GameDefinition {
  words: Omit<GameWords, "picture">;
  /** Returns the table's terms, for the lobby and for anyone who opens a join link. */
  terms(view: View): Terms;
  /** For games with courses: names of the formats, each of which has a leaderboard, by option. */
  formats?: Record<string, string>;
  /** For games with modes: names of the modes; each set of modes has a leaderboard. */
  modes?: Record<string, string>;
  /** Whether everyone plays at their own pace, so that a bot finishes at once for a player who leaves. */
  ownPace?(view: View): boolean;
  /** Whether the shell may interrupt now, for example with an offer; always, if absent. */
  pauses?(view: View): boolean;
  result: () => Promise<ResultModule>;
}

/** A game's `texts/en/name.ts`; its picture is the symbol `game-<id>`. */
export interface GameWords {
  name: string;
  short: string;
  /** The name on its tile, with possible breaks; `short` if absent. */
  tile?: string;
  tagline: string;
  /** A symbol of the club's sprite, drawn in a box of 120 by 90. */
  picture: string;
}

export interface Terms {
  /** At most two: a label and its value ("Round", "Front nine"). The shell adds the clock. */
  facts: [label: string, value: string][];
  /** A sentence, or empty. */
  note: string;
}

/** Options as sent to the API, without those that the number of seats or other options rule out. */
export type Options = Record<string, unknown>;

export interface ChoicesProps {
  game: GameInfo;
  /** The chosen course; null for a game without courses. */
  course: Course | null;
  /** The options chosen so far, perhaps for another number of seats or by an older page: validate them. */
  options: Options;
  seats: number;
  change(options: Options): void;
}

/** A game's `new-table.tsx`: its options on New table, above the seats. */
export interface ChoicesModule {
  default: ComponentType<ChoicesProps>;
  /** Returns the options to send for this number of seats. The API always accepts them. */
  wanted(options: Options, seats: number, course: Course | null): Options;
  /** Returns the most seats with these options; null for the game's own limit. */
  mostSeats?(options: Options): number | null;
  /** Number of seats offered to players who have never made a table of this game; two if absent. */
  firstSeats?: number;
  /** Returns the least seats with these options; null for the game's own limit. Missing seats are added as links. */
  leastSeats?(options: Options): number | null;
  /** Returns how many people these options need, including the player; bots beyond that are replaced by links. */
  leastPeople?(options: Options): number;
}

/** Seats that share a place. */
export interface Group {
  place: number;
  seats: number[];
  /** Large figure beside the podium: "71", "1½". */
  score: string;
  /** Names and details: "Ana, −2". */
  words: string;
}

export type Finished<State = unknown> = View<State> & { state: State; result: { places: Place[] } };

export interface Outcome {
  /** "Ana takes Pebble Coast". */
  title: string;
  /** "By two strokes." */
  line: string;
  groups: Group[];
}

export interface ResultModule {
  /** Returns the result of the game in words, for the title and the podium. */
  outcome(view: Finished<never>): Outcome;
  /** Content below the podium: scorecards, hands. */
  default: ComponentType<{ view: Finished<never> }>;
}

/** A game's `daily.tsx`: its part of the daily challenge page, if it has one. */
export interface DailyModule {
  /** The hidden dice or cards, as pictures without a text alternative. */
  Dice: ComponentType;
  /** The round's holes and their scores; `view` is null before the round. */
  Holes: ComponentType<{ holes: { hole: number; par: number }[]; view: View | null }>;
  /** Returns the score against par so far. */
  toPar(view: View): number;
  /** Returns "Hole 6, par 4, one under"; empty after the last hole. */
  nextWords(view: View): string;
}

/** A game's `how.tsx`: how it works, for beginners. */
export interface HowModule {
  /** Three steps. */
  steps: { title: string; text: string }[];
  /** A square `svg` for each step. */
  Picture?: ComponentType<{ step: number }>;
  /** Shown below the steps to players at the table, such as a hand ranking. */
  More?: ComponentType<{ view: View<never> }>;
}

export interface TableProps<State = unknown> {
  /** The newest accepted view; its status is "playing" or "finished", so `state` is not null. */
  view: View<State> & { state: State };
  /** Events since the last shown view, in order. Empty if there is nothing to animate (first view, too far behind, table rewound): draw the
   * view as it is. A new array for each new view. */
  happened: Happened[];
  /** A move is being sent: controls stay in place, disabled. */
  busy: boolean;
  /** Sends a move until it is answered. Resolves after the new view was accepted, and also if the move was refused: the shell then shows
   * why, and the corrected view. Never rejects. */
  send(move: Move): Promise<void>;
  /** The table's messages, newest last. */
  messages: Message[];
  /** Sends a message and returns whether it was sent; the shell shows why not. Never rejects. */
  say(text: string): Promise<boolean>;
  openChat(): void;
  /** Number of unread messages. */
  unread: number;
  goBack(): void;
  /** This is a replay: `view` is a watcher's for every seat, without actions and chat button. */
  replay?: boolean;
  /** Content in place of the actions: a replay's controls, or a link to the result after the game. */
  controls?: ComponentChildren;
}

/** The result of an event, such as a score. */
export interface Figure {
  text: string;
  /** The score against par. */
  toPar?: number;
  /** It may still change. */
  open?: boolean;
}

/** A game's `log.ts`: events in words, grouped in chapters. A chapter is a hole, a round or a turn, counted from 1. */
export interface LogModule<Seen = never> {
  /** Returns an event in words, null if it has none; `entry` has all events of its log entry. */
  tell(event: Happened, view: Seen, entry: readonly Happened[]): string | null;
  /** Returns the chapter that an event names; null if it names none. */
  chapterOf(event: Happened, view: Seen): number | null;
  /** The kind of event that opens a chapter, if there is one: events without a chapter then belong to the one opened last. */
  opens?: string;
  /** Returns the current chapter of a view. */
  nowOf(view: Seen): number;
  /** Returns a chapter's title, "Hole 6, par 5". */
  title(chapter: number, view: Seen): string;
  /** Returns a chapter's label on a timeline, "6", if it is not the chapter's number. */
  mark?(chapter: number, view: Seen): string;
  /** Whether players can be in different chapters, since all play at their own pace. */
  apart?(view: Seen): boolean;
  /** Returns the figure of an event, if the game has one for it. */
  figureOf?(event: Happened, entry: readonly Happened[]): Figure | null;
}
