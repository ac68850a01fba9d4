/** What a coach points at, and when: each thing once, when it first comes up. */

import { recall, remember } from "../../identity/storage.ts";
import { shadedOf } from "./art/faces.ts";
import { missing } from "./draft.ts";
import type { Reveal } from "./reveal.ts";
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
  react: ".mu-react",
  lay: ".tb-main",
  swing: ".mu-reveal",
  holed: ".mu-reveal",
};

const KEPT = "mulligan-coach";
/** "asked": to be offered; "off": nothing is said; else what was said already, and is not said again. */
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

type Sight = Pick<Play, "plan" | "golfer" | "view" | "main" | "playing"> & { swing: Reveal | null };

/** What there is to be pointed at: what is pointed at now for as long as it is there, else the first of what was not yet. */
export function pointerOf(seen: readonly Pointer[], sight: Sight, now: Pointer | null): Pointer | null {
  if (!onFirst(sight)) return null;
  if (now && COMES_UP[now](sight)) return now;
  return ALL.find((one) => !seen.includes(one) && COMES_UP[one](sight)) ?? null;
}

/** The hole that is shown is the table's first. */
const onFirst = ({ swing, view: { state } }: Sight) =>
  swing ? swing.swing.hole === state.holes[0]!.hole : state.at === 0;

const plans = ({ view, plan, swing, playing }: Sight) =>
  !swing && !playing && plan !== undefined && view.state.phase === "plan";
/** Nothing was chosen yet: who has planned once needs no word on it. */
const begins = (sight: Sight) => plans(sight) && sight.view.state.turn === 1 && sight.plan!.club === null;
const whole = (sight: Sight) => plans(sight) && missing(sight.plan!) === null;
const rests = ({ swing }: Sight) => swing?.step === "done";

const COMES_UP: Record<Pointer, (sight: Sight) => boolean> = {
  hole: begins,
  cards: begins,
  club: begins,
  action: (sight) => plans(sight) && sight.plan!.club !== null && !sight.plan!.aims.length,
  react: (sight) => whole(sight) && sight.plan!.aims.length > 0 && holdsMulligan(sight),
  lay: (sight) => whole(sight) && sight.view.state.turn === 1 && !!sight.main?.act,
  swing: rests,
  holed: (sight) => rests(sight) && sight.swing!.holed !== null,
};

function holdsMulligan({ view, golfer }: Sight): boolean {
  const hand = view.state.own?.golfers.find((one) => one.golfer === golfer);
  return !!hand?.cards.some((card) => shadedOf(card).id === "mulligan");
}
