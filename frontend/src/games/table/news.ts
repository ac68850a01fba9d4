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
  /** What is being shown just now, in the game's words; nothing while nothing is shown. */
  shown?: string | null | undefined;
  /** The game's line for a batch of events; nothing where they say nothing. */
  latest?(events: readonly Happened[]): string | null;
  /** How things stand. */
  otherwise: string;
}

/** Shell news first: the player's clock ran out, else who came and left. Then the scene being shown, else the latest event, else who is
 * away, else how things stand. */
export function newsLine({ view, happened, replay = false, shown, latest, otherwise }: Telling): string {
  const events = replay ? view.happened : happened;
  const around = houseLine(events, namesOf(view), view.you);
  const game = shown || latest?.(events) || (around || replay ? "" : awayWords(view)) || otherwise;
  return [around, game].filter(Boolean).join(" ");
}

/** The latest event that any table can have, the player's own timeout first; empty if there is none. */
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

/** An event in words; null if it has none. */
export function tellerOf<Event extends Pick<Happened, "kind" | "seat">>(tellers: Tellers<Event>) {
  const all = tellers as Record<string, Tellers<Happened>[string]>;
  return (event: Happened | Event, names: Names, you: number | null = null): string | null => {
    const words = all[event.kind]?.(event as Happened, nameOf(event, names), names, you);
    return words ? capital(words) : null;
  };
}

/** Who caused it. */
export const nameOf = ({ seat }: Pick<Happened, "seat">, names: Names) => (seat === null ? SOMEBODY : names(seat));
