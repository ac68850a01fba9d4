/** The interface between the shell and a game. A game draws `view.state`, offers what `view.legal` allows and animates `happened`. It
 * never computes rules, and skips kinds that it does not know. */

import type { ComponentChildren, ComponentType } from "preact";
import type { Course, GameInfo, Happened, Message, Move, Place, View } from "../api/types.ts";

/** What a game's `definition.ts` exports for the screens around its table: lobby, result, boards. */
export interface GameDefinition {
  words: Omit<GameWords, "picture">;
  /** What was agreed for the table, said in the lobby and to anyone who opens a join link. */
  terms(view: View): Terms;
  /** For a game that is played on courses: the ways to score that have a board each, by their name in the options. */
  formats?: Record<string, string>;
  /** The same for a game with modes: each set of them has a board of its own. */
  modes?: Record<string, string>;
  /** Whether nobody waits for anybody, so that a bot plays on to the end at once for who leaves. */
  ownPace?(view: View): boolean;
  /** Whether what has nothing to do with the game may be said now; always, unless it says otherwise. */
  pauses?(view: View): boolean;
  result: () => Promise<ResultModule>;
}

/** A game's `texts/en/name.ts`; its picture is the symbol `game-<id>`. */
export interface GameWords {
  name: string;
  short: string;
  /** On its tile, where it may part; as in short, where there is none. */
  tile?: string;
  tagline: string;
  /** A symbol of the club's sprite, drawn in a box of 120 by 90. */
  picture: string;
}

export interface Terms {
  /** Two at most: what it is, and how it was agreed ("Round", "Front nine"). The shell adds the clock. */
  facts: [label: string, value: string][];
  /** A sentence, or nothing. */
  note: string;
}

/** Options as sent to the API, without those that the number of seats or other options rule out. */
export type Options = Record<string, unknown>;

export interface ChoicesProps {
  game: GameInfo;
  /** Where it is played; null for a game without courses. */
  course: Course | null;
  /** What was chosen so far, perhaps for another number of seats or by an older page: to be read with care. */
  options: Options;
  seats: number;
  change(options: Options): void;
}

/** A game's `new-table.tsx`: the choices when making a table, above the seats. */
export interface ChoicesModule {
  default: ComponentType<ChoicesProps>;
  /** What is sent for these choices at a table of so many seats: always something that the API takes. */
  wanted(options: Options, seats: number, course: Course | null): Options;
  /** So many seats at most with these choices, where that is fewer than the game has. */
  mostSeats?(options: Options): number | null;
  /** So many seats are offered first to who has never made a table of this game; two unless it says otherwise. */
  firstSeats?: number;
  /** So many seats at least, where that is more than the game needs: whoever chooses this gets them, by link. */
  leastSeats?(options: Options): number | null;
  /** So many people make sense with these choices, oneself among them: whoever chooses this gets links in place of bots. */
  leastPeople?(options: Options): number;
}

/** Seats that share a place. */
export interface Group {
  place: number;
  seats: number[];
  /** What stands large beside the podium: "71", "1½". */
  score: string;
  /** Who, and what else is to be said: "Ana, −2". */
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
  /** The finished game in words, as it stands over and on the podium. */
  outcome(view: Finished<never>): Outcome;
  /** What stands below the podium: scorecards, hands. */
  default: ComponentType<{ view: Finished<never> }>;
}

/** A game's `daily.tsx`: its part of the page of the day's challenge, if it has one. */
export interface DailyModule {
  /** Its dice or cards, not shown yet: pictures without words. */
  Dice: ComponentType;
  /** The round's holes and what they took; without a view before it is begun. */
  Holes: ComponentType<{ holes: { hole: number; par: number }[]; view: View | null }>;
  /** Against par so far. */
  toPar(view: View): number;
  /** "Hole 6, par 4, one under"; nothing where all is played. */
  nextWords(view: View): string;
}

/** A game's `how.tsx`: how it works, for beginners. */
export interface HowModule {
  /** Three. */
  steps: { title: string; text: string }[];
  /** A picture for each, an `svg` drawn in a square. */
  Picture?: ComponentType<{ step: number }>;
  /** What its players find below the steps at the table: what beats what. */
  More?: ComponentType<{ view: View<never> }>;
}

export interface TableProps<State = unknown> {
  /** The newest view that the shell accepted; status "playing" or "finished", so `state` is there. */
  view: View<State> & { state: State };
  /** What is new since the view shown before, in order; empty where there is nothing to animate (first view, too far behind,
   * rewound): then draw the view as it stands. A new array exactly when a new view was accepted. */
  happened: Happened[];
  /** A move is on its way: controls stay where they are, disabled. */
  busy: boolean;
  /** Sends a move until it is answered. Resolves when the new view is in, and also when the move was refused: the shell says why
   * and shows the corrected view. Never rejects. */
  send(move: Move): Promise<void>;
  /** What was said at the table, newest last. */
  messages: Message[];
  /** Says something at the table; whether it was said. Why it was not the shell tells. Never rejects. */
  say(text: string): Promise<boolean>;
  openChat(): void;
  /** Messages that this player has not seen. */
  unread: number;
  goBack(): void;
  /** Shown as a replay: every seat's `view` as a watcher sees it; no actions, no chat button. */
  replay?: boolean;
  /** Put where the actions would be: a replay's, and the way to the result once the game is over. */
  controls?: ComponentChildren;
}

/** The outcome of an event, such as a score. */
export interface Figure {
  text: string;
  /** Of a score: against par. */
  toPar?: number;
  /** It may still change. */
  open?: boolean;
}

/** A game's `log.ts`: the events in words, by chapters. A chapter is a hole, a round or a turn, from 1. */
export interface LogModule<Seen = never> {
  /** An event in words, null where it says nothing; `entry` is all that happened with it. */
  tell(event: Happened, view: Seen, entry: readonly Happened[]): string | null;
  /** The chapter that an event names; null where it names none. */
  chapterOf(event: Happened, view: Seen): number | null;
  /** The kind of event that opens a chapter, where there is one: what names none then belongs to the last that was opened. */
  opens?: string;
  /** The chapter that this view is in. */
  nowOf(view: Seen): number;
  /** "Hole 6, par 5". */
  title(chapter: number, view: Seen): string;
  /** "6", on a track, where that is not the chapter's number. */
  mark?(chapter: number, view: Seen): string;
  /** Whether each is in a chapter of their own, as nobody waits for anybody. */
  apart?(view: Seen): boolean;
  /** What came of an event, where the game has a figure for it. */
  figureOf?(event: Happened, entry: readonly Happened[]): Figure | null;
}
