/** The lessons that a coach has given: each once, stored on this phone. */

import { recall, remember } from "../../identity/storage.ts";

/** A game's lessons. */
export interface Lessons<P extends string> {
  /** Name of the stored list of seen lessons. */
  kept: string;
  /** The lessons' sentences, in order. */
  said: Record<P, string>;
  /** CSS selectors of the things that they explain. */
  at: Record<P, string>;
  /** The offer to players who have not met this coach. */
  offer: string;
}

/** "asked": the coach is to be offered; "off": no coach; `seen`: the lessons given so far. */
export type Coaching<P extends string> = { seen: P[] } | "asked" | "off";

export const allOf = <P extends string>(said: Record<P, string>) => Object.keys(said) as P[];

/** Returns the stored state; "asked" for players who have not met this coach. */
export function recallCoach<P extends string>({ kept, said }: Lessons<P>): Coaching<P> {
  const heard = recall(kept);
  if (heard === null) return "asked";
  return heard === "off" ? heard : { seen: allOf(said).filter((one) => heard.split(" ").includes(one)) };
}

export function keepCoach<P extends string>({ kept }: Lessons<P>, coaching: Coaching<P>): void {
  remember(kept, coaching === "asked" ? null : coaching === "off" ? coaching : coaching.seen.join(" "));
}

/** Returns the next lesson: the current one while it applies, otherwise the first unseen one. */
export function nextOf<P extends string>(
  all: readonly P[],
  seen: readonly P[],
  now: P | null,
  comesUp: (one: P) => boolean,
): P | null {
  if (now && comesUp(now)) return now;
  return all.find((one) => !seen.includes(one) && comesUp(one)) ?? null;
}
