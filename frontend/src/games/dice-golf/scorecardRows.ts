/** Rows of the scorecard, nine holes at a time, including the current roll. */

import type { DiceGolfState, GolfPlayer } from "./state.ts";

export type Mark = "eagle" | "birdie" | "par" | "bogey" | "double";

export type Row = ReturnType<typeof rowOf>;
export type Cell = Row["cells"][number];

export const NINE = 9;

/** Returns how many nines a round has. */
export function ninesOf(state: DiceGolfState): number {
  return Math.ceil(state.holes.length / NINE);
}

/** Returns the nine that a hole is on. */
export function nineOf(at: number): number {
  return Math.floor(at / NINE);
}

/** Returns the rows of one nine (from 0) of one round (from 1). */
export function cardOf(state: DiceGolfState, round: number, nine: number) {
  const from = nine * NINE;
  // Numbers on the course.
  const holes = state.holes.slice(from, from + NINE).map(({ hole, par }, index) => ({ hole, par, at: from + index }));
  return { holes, rows: state.players.map((player) => rowOf(player, round, holes)) };
}

function rowOf(player: GolfPlayer, round: number, holes: { par: number; at: number }[]) {
  const play = player.play && !player.play.final ? player.play : null;
  const cells = holes.map(({ at, par }) => {
    const score = player.scores[round - 1]?.[at] ?? null;
    // The current roll, which may still change.
    const maybe = score === null && play?.round === round && play.at === at;
    const shown = maybe ? play.score : score;
    return { score: shown, mark: shown === null ? "par" : markOf(shown - par), maybe };
  });
  return {
    seat: player.seat,
    cells,
    /** Over all holes so far, including the current roll. */
    strokes: player.strokes + (play?.score ?? 0),
    toPar: player.to_par + (play?.to_par ?? 0),
    maybe: play !== null,
  };
}

/** Returns the score against par after each hole of a round (from 1), null for holes that were not played. */
export function runOf({ holes, players }: DiceGolfState, seat: number, round: number): (number | null)[] {
  let total = 0;
  return holes.map(({ par }, at) => {
    const score = players[seat]!.scores[round - 1]?.[at] ?? null;
    total += score === null ? 0 : score - par;
    return score === null ? null : total;
  });
}

export function markOf(toPar: number): Mark {
  if (toPar <= -2) return "eagle";
  if (toPar >= 2) return "double";
  return toPar === -1 ? "birdie" : toPar === 1 ? "bogey" : "par";
}
