/** The one button at the bottom, where one neither plans nor plays a card. */

import type { MainAction } from "../table/Acts.tsx";
import type { Base } from "./main.ts";
import * as say from "./texts/en/rare.ts";

/** Null where that is so. */
export function rareOf(base: Base): MainAction | null {
  const { taking, playing, may, acts } = base;
  if (taking) return takeOf(base, taking);
  if (playing) return null;
  if (may.has("partner")) return { ...say.ALONE, act: () => acts.send({ kind: "partner", seat: null }), key: "P" };
  if (may.has("go-on")) return voteOf(base);
  return may.has("pass") ? { ...say.PASS, act: () => acts.send({ kind: "pass" }), key: "P" } : null;
}

function takeOf({ took, acts }: Base, taking: number[]): MainAction {
  if (!taking.length) return { ...say.NOTHING_THERE, act: () => acts.send({ kind: "take", card: null }), key: "P" };
  if (took === null) return say.TAKE;
  return { ...say.take(took), act: () => acts.send({ kind: "take", card: took }), key: "P" };
}

function voteOf({ own, acts }: Base): MainAction | null {
  return own?.going === true ? null : { ...say.GO_ON, act: () => acts.send({ kind: "go-on", yes: true }), key: "P" };
}
