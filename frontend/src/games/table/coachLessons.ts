/** What a coach has said at a first table: each lesson once, stored on this phone. */

import { recall, remember } from "../../identity/storage.ts";

/** A game's lessons. */
export interface Lessons<P extends string> {
  /** Under what it is kept what was said. */
  kept: string;
  /** The sentences, in their order. */
  said: Record<P, string>;
  /** Where on the page each thing stands. */
  at: Record<P, string>;
  /** To who has never met this coach. */
  offer: string;
}

/** "asked": to be offered; "off": silent; else the lessons said already. */
export type Coaching<P extends string> = { seen: P[] } | "asked" | "off";

export const allOf = <P extends string>(said: Record<P, string>) => Object.keys(said) as P[];

/** As stored on this phone; players who have never met this coach are asked. */
export function recallCoach<P extends string>({ kept, said }: Lessons<P>): Coaching<P> {
  const heard = recall(kept);
  if (heard === null) return "asked";
  return heard === "off" ? heard : { seen: allOf(said).filter((one) => heard.split(" ").includes(one)) };
}

export function keepCoach<P extends string>({ kept }: Lessons<P>, coaching: Coaching<P>): void {
  remember(kept, coaching === "asked" ? null : coaching === "off" ? coaching : coaching.seen.join(" "));
}

/** The next lesson: the current one while it applies, else the first that was not said yet. */
export function nextOf<P extends string>(
  all: readonly P[],
  seen: readonly P[],
  now: P | null,
  comesUp: (one: P) => boolean,
): P | null {
  if (now && comesUp(now)) return now;
  return all.find((one) => !seen.includes(one) && comesUp(one)) ?? null;
}
