/** What happened, each thing in a line. */

import type { Happened } from "../../api/types.ts";
import { capital } from "../../ui/words.ts";
import type { Names } from "../seats.ts";
import { nameOf } from "./news.ts";

type Event = Pick<Happened, "kind" | "seat">;

/** One for each kind of a game's events; null where it says nothing. */
export type Tellers<Played extends Event> = {
  [Kind in Played["kind"]]: (event: Extract<Played, { kind: Kind }>, who: string, names: Names) => string | null;
};

type Teller = (event: never, who: string, names: Names) => string | null;

/** An event as these tell it, as a sentence; null for kinds that are none of theirs. */
export function tell<Played extends Event>(tellers: Tellers<Played>, event: Event, names: Names): string | null {
  const teller = (tellers as Record<string, Teller | undefined>)[event.kind];
  const told = teller?.(event as never, nameOf(event, names), names);
  return told ? capital(told) : null;
}
