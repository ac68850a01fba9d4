/** The line of news: what just happened, in one or two sentences. */

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

/** That one's own clock ran out, else who came and went; and what is being shown, else what came last, else who is away, else how
 * things stand. */
export function newsLine({ view, happened, replay = false, shown, latest, otherwise }: Telling): string {
  const events = replay ? view.happened : happened;
  const around = houseLine(events, namesOf(view), view.you);
  const told = shown || latest?.(events) || (around || replay ? "" : awayWords(view)) || otherwise;
  return [around, told].filter(Boolean).join(" ");
}

/** Of what happens at any table the last, but one's own clock first; nothing where there is none of it. */
export function houseLine(events: readonly Happened[], names: Names, you: number | null): string {
  const told = events.filter(({ kind }) => house[kind]);
  const event = told.find(({ kind, seat }) => kind === "timed-out" && seat === you) ?? last(told);
  return event ? house[event.kind]!(nameOf(event, names), event, names) : "";
}

/** How a game's events are told, by kind; `who` did it. Others belong to the house, or are unknown. */
export type Tellers<Event extends Pick<Happened, "kind">> = {
  [Kind in Event["kind"]]?: (
    event: Extract<Event, { kind: Kind }>,
    who: string,
    names: Names,
    you: number | null,
  ) => string | null;
};

/** One event in words, null where nobody tells it. */
export function tellerOf<Event extends Pick<Happened, "kind" | "seat">>(tellers: Tellers<Event>) {
  const all = tellers as Record<string, Tellers<Happened>[string]>;
  return (event: Happened | Event, names: Names, you: number | null = null): string | null => {
    const told = all[event.kind]?.(event as Happened, nameOf(event, names), names, you);
    return told ? capital(told) : null;
  };
}

/** Who did it. */
export const nameOf = ({ seat }: Pick<Happened, "seat">, names: Names) => (seat === null ? SOMEBODY : names(seat));
