/** What the coach points at: each thing once, when it first comes up. */

import { allOf, type Lessons, nextOf } from "../table/coachLessons.ts";
import { shadedOf } from "./art/cardFaces.ts";
import { missing } from "./draft.ts";
import type { Reveal } from "./revealSteps.ts";
import { OFFER, said } from "./texts/en/coach.ts";
import type { Play } from "./usePlay.ts";

export type Pointer = keyof typeof said;

export const LESSONS: Lessons<Pointer> = {
  kept: "mulligan-coach",
  said,
  at: {
    hole: ".tb-picture",
    cards: ".mu-hand",
    club: ".mu-hand",
    action: ".mu-hand",
    react: ".mu-react",
    lay: ".tb-main",
    swing: ".mu-reveal",
    holed: ".mu-reveal",
  },
  offer: OFFER,
};

export type Sight = Pick<Play, "plan" | "golfer" | "view" | "main" | "playing"> & { swing: Reveal | null };

/** Returns what to point at next; null from the second hole on. */
export function pointerOf(seen: readonly Pointer[], sight: Sight, now: Pointer | null): Pointer | null {
  return onFirst(sight) ? nextOf(allOf(said), seen, now, (one) => COMES_UP[one](sight)) : null;
}

/** Whether the shown hole is the table's first. */
const onFirst = ({ swing, view: { state } }: Sight) =>
  swing ? swing.swing.hole === state.holes[0]!.hole : state.at === 0;

const plans = ({ view, plan, swing, playing }: Sight) =>
  !swing && !playing && plan !== undefined && view.state.phase === "plan";
/** Whether nothing was chosen yet: players who have planned need no explanation. */
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
