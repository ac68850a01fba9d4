/** The one button at the bottom, where one does not plan. */

import type { MainAction } from "../table/Acts.tsx";
import { shadedOf } from "./art/faces.ts";
import type { Base } from "./main.ts";
import type { Playing } from "./playing.ts";
import { nameOf } from "./texts/en/cards.ts";
import * as say from "./texts/en/rare.ts";

/** Null where one does. */
export function rareOf(base: Base): MainAction | null {
  const { taking, playing, may, acts } = base;
  if (taking) return takeOf(base, taking);
  if (playing) return playOf(base, playing);
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

function playOf({ acts }: Base, { kind, card, choice, choices, discard }: Playing): MainAction {
  const label = say.play(nameOf(shadedOf(card)));
  if (choices.length && choice === null) return { label, detail: say.BORROW_FROM };
  const more = { dig: { discard }, borrow: { from: choice }, mulligan: { cancel: choice }, gps: {}, rangefinder: {} }[
    kind
  ];
  const act = () => {
    acts.back();
    acts.send({ kind, card, ...more });
  };
  if (kind === "mulligan") return { ...say.cancel(choice!), act, key: "P" };
  return { label, detail: kind === "dig" ? say.dig(discard.length) : say.NOW, act, key: "P" };
}
