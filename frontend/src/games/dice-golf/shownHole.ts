/** Which player's hole is shown, and its dice. */

import type { Happened, View } from "../../api/types.ts";
import { choicesOf } from "./choices.ts";
import type { DiceGolfHappened, DiceGolfState, Die, GolfPlayer, Play, Rolled } from "./state.ts";

/** Ms for which the dice tumble before the ball is hit. */
export const TUMBLE = 420;

export type GolfView = View<DiceGolfState> & { state: DiceGolfState };

export interface Stage {
  seat: number;
  round: number;
  at: number;
  /** Null while the player is on the tee. */
  play: Play | null;
}

/** A roll as it happened: its dice tumble, and the ball flies. */
export interface Scene extends Stage {
  play: Play;
  event: Happened;
  /** The tumbling dice: all of them, or the one of a Shot Mulligan. */
  tumbling: Die[];
}

/** Returns the stage while nothing moves. `watched`: a player whose hole the reader selected. */
export function stageOf(view: GolfView, watched: number | null = null): Stage {
  const seat = watched ?? focusOf(view);
  const player = view.state.players[seat]!;
  return onTee(view, player) ? teeOf(player, view.state) : latestOf(player, view.state);
}

/** Returns the seat whose hole is shown: the reader's own while they can act, otherwise that of the player who acts. */
export function focusOf({ you, legal, state, waiting_for, status, result }: GolfView): number {
  if (status === "finished") return you ?? result?.places.find(({ place }) => place === 1)?.seat ?? 0;
  if (you !== null && legal) return you;
  return state.turn ?? waiting_for.find((seat) => seat !== you) ?? you ?? 0;
}

/** Whether it is the player's turn to roll on the next tee. A stymied roll is made automatically, so they see it first (D-23). */
function onTee({ you, legal, state }: GolfView, { seat, play }: GolfPlayer): boolean {
  if (!play?.final) return false;
  if (seat === you) return !play.stymied && choicesOf(legal).roll;
  return state.turn === seat && !isPassing(state, seat);
}

/** Whether the player whose turn it is has rolled and chooses whom to stymie: by holes and seat order, somebody else is next to roll. */
export function isPassing({ players }: DiceGolfState, seat: number): boolean {
  const toRoll = players.filter(({ at }) => at !== null);
  const fewest = Math.min(...toRoll.map(({ thru }) => thru));
  return toRoll.find(({ thru }) => thru === fewest)?.seat !== seat;
}

function latestOf(player: GolfPlayer, state: DiceGolfState): Stage {
  const { play, seat } = player;
  return play ? { seat, round: play.round, at: play.at, play } : teeOf(player, state);
}

function teeOf({ seat, round, at }: GolfPlayer, { holes }: DiceGolfState): Stage {
  return { seat, round, at: at ?? holes.length - 1, play: null };
}

/** Returns the rolls to show: the reader's own always, those of others to watchers and players who wait. */
export function scenesOf(happened: readonly Happened[], view: GolfView): Scene[] {
  const rolled = (happened as readonly DiceGolfHappened[]).filter((event) => event.kind === "rolled");
  const scenes = rolled.map(sceneOf);
  const looksOn = view.state.turn !== null || !view.waiting_for.includes(view.you ?? -1);
  const deciding = view.you !== null && view.state.players[view.you]?.play?.final === false;
  return scenes.filter(({ seat }) => seat === view.you || (looksOn && !deciding)).slice(-6);
}

function sceneOf(event: Rolled): Scene {
  const { seat, round, at, roll: rolls, mulligan, dice } = event;
  const all = dice.map(({ die }) => die);
  const tumbling = mulligan?.startsWith("shot:") ? all.filter((die) => mulligan === `shot:${die}`) : all;
  return { event, seat, round, at, play: { ...event, rolls }, tumbling };
}
