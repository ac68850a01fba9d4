/** What a coach points at, and when: each thing once, when it first comes up. */

import { recall, remember } from "../../identity/storage.ts";
import { missing } from "./draft.ts";
import { said } from "./texts/en/coach.ts";
import type { Play } from "./usePlay.ts";

export type Pointer = keyof typeof said;
export const ALL = Object.keys(said) as Pointer[];

/** Where each thing stands. */
export const AT: Record<Pointer, string> = {
  hole: ".tb-picture",
  cards: ".mu-hand",
  club: ".mu-hand",
  action: ".mu-hand",
  aim: ".mu-targets",
  react: ".mu-react",
  lay: ".tb-main",
  swing: ".mu-reveal",
};

const KEPT = "mulligan-coach";
/** "asked": to be offered; "off": nothing is said; else what was said already. */
export type Coaching = { seen: Pointer[] } | "asked" | "off";

/** As it is kept on this phone; who has never met a coach is asked. */
export function recallCoach(): Coaching {
  const kept = recall(KEPT);
  if (kept === null) return "asked";
  return kept === "off" ? kept : { seen: ALL.filter((one) => kept.split(" ").includes(one)) };
}

export function keepCoach(coaching: Coaching): void {
  remember(KEPT, coaching === "asked" ? null : coaching === "off" ? coaching : coaching.seen.join(" "));
}

type Sight = Pick<Play, "plan" | "view" | "main" | "playing"> & { swings: boolean };

/** What there is to be pointed at now, of what was not yet; the first of it. */
export function pointerOf(seen: readonly Pointer[], sight: Sight): Pointer | null {
  return ALL.find((one) => !seen.includes(one) && COMES_UP[one](sight)) ?? null;
}

const plans = ({ view, plan, swings, playing }: Sight) =>
  !swings && !playing && plan !== undefined && view.state.phase === "plan";

const COMES_UP: Record<Pointer, (sight: Sight) => boolean> = {
  hole: plans,
  cards: plans,
  club: (sight) => plans(sight) && sight.plan!.club === null,
  action: (sight) => plans(sight) && sight.plan!.club !== null && !sight.plan!.aims.length,
  aim: (sight) => plans(sight) && typeof missing(sight.plan!) === "object" && missing(sight.plan!) !== null,
  react: (sight) => plans(sight) && missing(sight.plan!) === null && sight.plan!.aims.length > 0,
  lay: (sight) => plans(sight) && missing(sight.plan!) === null && !!sight.main?.act,
  swing: ({ swings }) => swings,
};
