/** The one button at the bottom. */

import type { Move } from "../../api/types.ts";
import type { MainAction } from "../table/Acts.tsx";
import { shadedOf } from "./art/faces.ts";
import { type Draft, isLaid, missing, moveOf, type Planned } from "./draft.ts";
import { golfersOf } from "./golfers.ts";
import type { MulliganView, Own } from "./state.ts";
import { nameOf } from "./texts/en/cards.ts";
import * as say from "./texts/en/table.ts";
import type { Playing } from "./usePlay.ts";

/** What it depends on. */
interface Base {
  view: MulliganView;
  own: Own | null;
  taking: number[] | null;
  draft: Draft;
  golfer: number;
  /** The kinds of move that one may make. */
  may: ReadonlySet<string>;
  playing: Playing | null;
  took: number | null;
  acts: { send(move: Move): void; golfer(golfer: number): void; back(): void };
}

/** Null while there is nothing to do. */
export function mainOf(base: Base): MainAction | null {
  const { taking, playing, may, acts } = base;
  if (taking) return takeOf(base, taking);
  if (playing) return playOf(base, playing);
  if (may.has("partner")) return { ...say.ALONE, act: () => acts.send({ kind: "partner", seat: null }), key: "P" };
  if (may.has("go-on")) return voteOf(base);
  if (may.has("pass")) return { ...say.PASS, act: () => acts.send({ kind: "pass" }), key: "P" };
  return may.has("plan") ? planOf(base) : null;
}

function takeOf({ took, acts }: Base, taking: number[]): MainAction {
  if (!taking.length) return { ...say.NOTHING_THERE, act: () => acts.send({ kind: "take", card: null }), key: "P" };
  if (took === null) return say.TAKE;
  return { ...say.take(took), act: () => acts.send({ kind: "take", card: took }), key: "P" };
}

function playOf({ acts }: Base, { kind, card, choice, choices, discard }: Playing): MainAction {
  const label = say.play(nameOf(shadedOf(card)));
  if (choices.length && choice === null) return { label, detail: say.borrowFrom };
  const more = { dig: { discard }, borrow: { from: choice }, mulligan: { cancel: choice }, gps: {}, rangefinder: {} }[kind];
  const act = () => {
    acts.back();
    acts.send({ kind, card, ...more });
  };
  if (kind === "mulligan") return { ...say.cancel(choice!), act, key: "P" };
  return { label, detail: kind === "dig" ? say.dig(discard.length) : say.NOW, act, key: "P" };
}

function voteOf({ own, acts }: Base): MainAction | null {
  return own?.going === true ? null : { ...say.GO_ON, act: () => acts.send({ kind: "go-on", yes: true }), key: "P" };
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
    const shot = planWords(view, plan);
    return all.length > 1 ? say.shotOf(names(Number(one)), shot) : shot;
  });
  const label = own!.plan ? say.LAY_ANEW : all.length > 1 ? say.LAY_BOTH : say.LAY;
  return { label, detail: words.join(". "), act: () => acts.send(moveOf(draft)), key: "P" };
}

/** A whole plan, in words. */
export function planWords(view: MulliganView, { club, aims }: Planned): string {
  const names = golfersOf(view);
  return say.planWords(
    club!,
    aims.map(({ card, target }) => ({ card, who: names(target!) })),
  );
}
