/** The main action while planning. */

import type { Move } from "../../api/types.ts";
import type { MainAction } from "../table/Actions.tsx";
import type { Playable } from "./choices.ts";
import { type Draft, type Drafts, isLaid, missing, moveOf } from "./draft.ts";
import { golfersOf } from "./golfers.ts";
import type { Playing } from "./playAnytime.ts";
import type { MulliganView, Own } from "./state.ts";
import * as say from "./texts/en/table.ts";

/** The state on which the main action depends. */
export interface Base {
  view: MulliganView;
  own: Own | null;
  taking: number[] | null;
  draft: Drafts;
  golfer: number;
  /** The kinds of move that are allowed. */
  may: ReadonlySet<string>;
  playing: Playing | null;
  playables: ReadonlyMap<number, Playable>;
  took: number | null;
  /** The chosen partner of the wolf; `seat` is null to play alone. Null before that is chosen. */
  hunt: { seat: number | null } | null;
  acts: { send(move: Move): void; golfer(golfer: number): void; play(move: Move): void };
}

/** Returns the action that submits the plan, or names what is missing; null outside planning. */
export function mainOf(base: Base): MainAction | null {
  return base.may.has("plan") && !base.taking && !base.playing ? planOf(base) : null;
}

function planOf({ view, own, draft, golfer, acts }: Base): MainAction | null {
  const lacks = missing(draft[golfer]!);
  if (lacks) return lacks === "club" ? say.CHOOSE_CLUB : say.aim(lacks.card);
  const names = golfersOf(view);
  const all = Object.entries(draft);
  const other = all.find(([, plan]) => missing(plan));
  if (other) return { label: say.planToo(names(Number(other[0]))), act: () => acts.golfer(Number(other[0])), key: "P" };
  if (isLaid(draft, own!)) return null;
  const words = all.map(([one, plan]) => {
    const shot = planWords(view, plan, Number(one));
    return all.length > 1 ? say.shotOf(names(Number(one)), shot) : shot;
  });
  const label = own!.plan ? say.LAY_ANEW : all.length > 1 ? say.LAY_BOTH : say.LAY;
  return { label, detail: words.join(". "), act: () => acts.send({ ...own!.plan, ...moveOf(draft) }), key: "P" };
}

/** Returns a golfer's whole plan in words. */
export function planWords(view: MulliganView, { club, aims }: Draft, golfer: number): string {
  const names = golfersOf(view);
  return say.planWords(
    club!,
    view.state.golfers[golfer]!.left,
    aims.map(({ card, target }) => ({ card, who: names(target!) })),
  );
}
