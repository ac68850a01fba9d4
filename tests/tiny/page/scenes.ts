/** The cards on the table, and how each event changes them. */

import type { Happened } from "../../api/types.ts";
import { type Names, namesOf } from "../seatNames.ts";
import { nameOf } from "../table/news.ts";
import type { Played, TinyView } from "./state.ts";
import { news } from "./texts/en/table.ts";

export interface Board {
  lies: (number | null)[];
  chip: number;
  points: number[];
}
export interface Scene {
  event: Played;
  board: Board;
}

/** The table while nothing moves. The last cards stay until the next reveal, for players who return later. */
export function boardOf({ state: { phase, players, last, chip } }: TinyView): Board {
  const lies = players.map(({ lies }, seat) => (phase === "react" ? lies : (last?.[seat] ?? null)));
  return { lies, chip, points: players.map(({ points }) => points) };
}

/** One scene for each event that is shown. */
export function scenesOf(board: Board, happened: readonly Happened[]): Scene[] {
  return happened.filter(isPlayed).map((event) => {
    board = after(board, event);
    return { event, board };
  });
}

/** The line of news for an event. */
export function newsOf(event: Played, view: TinyView): string {
  const names: Names = namesOf(view);
  const who = event.kind === "scored" ? names(event.chip) : nameOf(event, names);
  return news[event.kind](who, "numbers" in event ? event.numbers : "number" in event ? [event.number] : []);
}

export const isPlayed = (event: Happened | Played): event is Played => event.kind in news;

function after(board: Board, event: Played): Board {
  if (event.kind === "revealed") return { ...board, lies: event.numbers };
  if (event.kind === "reacted")
    return { ...board, lies: board.lies.map((lie, at) => (at === event.seat ? event.number : lie)) };
  if (event.kind === "passed") return board;
  const points = board.points.map((sum, seat) => sum + Number(seat === event.chip));
  return { lies: event.numbers, chip: event.chip, points };
}
