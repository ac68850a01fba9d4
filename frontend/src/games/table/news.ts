/** The news line: what just happened, in one or two sentences. */

import type { Happened, View } from "../../api/types.ts";
import { house, SOMEBODY } from "../../texts/en/table.ts";
import { capital } from "../../ui/namesAndScores.ts";
import { last } from "../lists.ts";
import { awayWords, type Names, namesOf } from "../seatNames.ts";

export interface Telling {
  view: View;
  happened: readonly Happened[];
  replay?: boolean | undefined;
  /** The game's words for the scene being shown; empty if there is none. */
  shown?: string | null | undefined;
  /** Returns the game's line for a batch of events; null if they have none. */
  latest?(events: readonly Happened[]): string | null;
  /** The state of the game. */
  otherwise: string;
}

/** Returns the news. Shell news comes first: the player's own timeout, then players who joined or left. Then the scene being shown, the
 * latest event, absent players, and the state of the game. */
export function newsLine({ view, happened, replay = false, shown, latest, otherwise }: Telling): string {
  const events = replay ? view.happened : happened;
  const around = houseLine(events, namesOf(view), view.you);
  const game = shown || latest?.(events) || (around || replay ? "" : awayWords(view)) || otherwise;
  return [around, game].filter(Boolean).join(" ");
}

/** Returns the latest event of the kinds that all tables have, the player's own timeout first; empty if there is none. */
export function houseLine(events: readonly Happened[], names: Names, you: number | null): string {
  const shown = events.filter(({ kind }) => house[kind]);
  const event = shown.find(({ kind, seat }) => kind === "timed-out" && seat === you) ?? last(shown);
  return event ? house[event.kind]!(nameOf(event, names), event, names) : "";
}

/** Sentences for a game's events, by kind; `who` caused them. Other events belong to the shell or are unknown. */
export type Tellers<Event extends Pick<Happened, "kind">> = {
  [Kind in Event["kind"]]?: (
    event: Extract<Event, { kind: Kind }>,
    who: string,
    names: Names,
    you: number | null,
  ) => string | null;
};

/** Returns an event in words; null if it has none. */
export function tellerOf<Event extends Pick<Happened, "kind" | "seat">>(tellers: Tellers<Event>) {
  const all = tellers as Record<string, Tellers<Happened>[string]>;
  return (event: Happened | Event, names: Names, you: number | null = null): string | null => {
    const words = all[event.kind]?.(event as Happened, nameOf(event, names), names, you);
    return words ? capital(words) : null;
  };
}

/** Returns who caused an event. */
export const nameOf = ({ seat }: Pick<Happened, "seat">, names: Names) => (seat === null ? SOMEBODY : names(seat));
