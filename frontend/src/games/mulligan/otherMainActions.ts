/** The main action outside planning. */

import { namesOf, shortNames } from "../seatNames.ts";
import type { MainAction } from "../table/Actions.tsx";
import { shadedOf } from "./art/cardFaces.ts";
import { golfersOf } from "./golfers.ts";
import type { Base } from "./mainAction.ts";
import { isEarly } from "./news.ts";
import { cancellable, cancelling, type Playing } from "./playAnytime.ts";
import type { Reveal } from "./revealSteps.ts";
import { nameOf } from "./texts/en/cards.ts";
import * as say from "./texts/en/rare-actions.ts";

/** Returns the main action outside planning; null if there is none. */
export function rareOf(base: Base): MainAction | null {
  const { taking, playing, may } = base;
  if (taking) return takeOf(base, taking);
  if (playing) return playOf(base, playing);
  if (may.has("partner")) return huntOf(base);
  if (may.has("go-on")) return voteOf(base);
  return may.has("pass") ? reactOf(base) : null;
}

/** Returns the question to a player who may react; null if no Mulligan can cancel anything, or the plans are still face down. */
export function askWords({ may, playables }: Pick<Base, "may" | "playables">, reveal: Reveal | null = null): string {
  const actions = may.has("pass") && !(reveal && isEarly(reveal)) ? cancellable(playables) : [];
  return actions.length ? say.cancelWith(actions) : "";
}

/** Returns the action that plays a Mulligan: on the only possible action, otherwise after one was chosen. */
function reactOf(base: Base): MainAction {
  const { playables, acts } = base;
  const [action, more] = cancellable(playables);
  if (more !== undefined) return say.CANCEL_WHICH;
  if (action !== undefined) return playOf(base, cancelling(playables, action)!);
  return { ...(playables.size ? say.PASS : say.DONE), act: () => acts.send({ kind: "pass" }), key: "P" };
}

function takeOf({ view, took, acts }: Base, taking: number[]): MainAction {
  if (!taking.length) return { ...say.NOTHING_THERE, act: () => acts.send({ kind: "take", card: null }), key: "P" };
  const from = view.state.looking?.from ?? null;
  if (took === null) return from === null ? say.TAKE : say.takeFrom(golfersOf(view)(from));
  return { ...say.take(took), act: () => acts.send({ kind: "take", card: took }), key: "P" };
}

/** Returns the action that confirms the wolf's partner, after it was chosen. */
function huntOf({ view, hunt, acts }: Base): MainAction {
  if (!hunt) return say.YOU_ARE_THE_WOLF;
  const { seat } = hunt;
  const names = shortNames(namesOf(view));
  const others = view.seats.map((one) => one.seat).filter((one) => one !== view.you && one !== seat);
  const words = seat === null ? say.huntAlone(others.map(names)) : say.huntWith(names(seat), names(others[0]!));
  return { ...words, act: () => acts.send({ kind: "partner", seat }), key: "P" };
}

function voteOf({ own, acts }: Base): MainAction | null {
  if (own?.going) return null;
  const words = own?.going === false ? say.GO_ON_AFTER_ALL : say.GO_ON;
  return { ...words, act: () => acts.send({ kind: "go-on", yes: true }), key: "P" };
}

function playOf({ acts }: Base, { kind, card, choice, choices, discard }: Playing): MainAction {
  const label = say.play(nameOf(shadedOf(card)));
  if (choices.length && choice === null)
    return kind === "mulligan" ? say.CANCEL_WHICH : { label, detail: say.BORROW_FROM };
  const more = { dig: { discard }, borrow: { from: choice }, mulligan: { cancel: choice }, gps: {}, rangefinder: {} }[
    kind
  ];
  const act = () => {
    acts.play({ kind, card, ...more });
  };
  if (kind === "mulligan") return { ...say.cancel(choice!), act, key: "P" };
  return { label, detail: kind === "dig" ? say.dig(discard.length) : say.NOW, act, key: "P" };
}
