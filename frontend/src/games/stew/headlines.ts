/** A scene's headline, and the button that continues. Pure. */

import { namesOf } from "../seatNames.ts";
import type { MainAction } from "../table/Actions.tsx";
import type { Accounts, Scene, Turn } from "./revealScenes.ts";
import type { StewState, StewView } from "./state.ts";
import * as say from "./texts/en/reveal.ts";
import { mayExchange, turn as turnOf } from "./texts/en/table.ts";

/** Returns the head's line for a scene. */
export const headWords = (scene: Scene, { state }: StewView) =>
  scene.step === "turn" ? turnOf(scene.turn, state.turns) : say.THE_TIPS;

/** Returns the scene's result in one line. */
export function sceneWords(scene: Scene, view: StewView): string {
  if (scene.step === "turn") return turnWords(scene, view);
  if (scene.step === "paid") return leaders(scene, view);
  const { royal, takers } = scene.score;
  return say.taken(royal, takers.map(namesOf(view)));
}

function turnWords({ asked, seats }: Turn, view: StewView): string {
  const names = namesOf(view);
  if (asked !== null) return mayExchange(names(asked), seats[asked]!.play.token);
  const own = view.you === null ? undefined : seats[view.you];
  if (!own) return say.OPEN;
  const { play, matches } = own;
  const who = names(view.you!);
  return play.token === "mulligan" ? say.mulligans([who]) : say.has(who, play.token, matches);
}

function leaders({ seats }: Accounts, view: StewView): string {
  const most = Math.max(...seats.map(({ money }) => money));
  const names = namesOf(view);
  return say.leads(
    seats.flatMap(({ money }, seat) => (money === most ? [names(seat)] : [])),
    most,
  );
}

/** Returns the button that continues. `more`: there are further scenes. */
export const onwards = (scene: Scene, { state }: StewView, more: boolean, act: () => void): MainAction => ({
  label: nextWords(scene, state, more),
  act,
  key: "P",
  leads: true,
});

function nextWords(scene: Scene, { phase, turn, round }: StewState, more: boolean): string {
  if (scene.step === "pot") return scene.next ? say.toRoyal(scene.next) : say.TO_ACCOUNTS;
  if (scene.step === "turn" && more) return say.TO_TIPS;
  if (phase !== "plan") return say.ON;
  return scene.step === "turn" ? say.toTurn(turn) : say.toRound(round);
}
