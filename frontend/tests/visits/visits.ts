/** Typical visits, and what their pages ask by the rhythm of today and by the one before it.
 *
 *     ./run node tests/visits/visits.ts
 */

import { nextPause, type PollState } from "../../src/sync/polling.ts";
import { type Figures, played, type Rule, share, type Time, together, type Visit } from "./visit.ts";

const MINUTE = 60;

/** Returns a distribution with a long tail around a median: one in twenty takes more than three times as long. */
const about =
  (seconds: number): Time =>
  (chance) =>
    seconds * Math.exp(0.7 * normal(chance));

const between =
  (least: number, most: number): Time =>
  (chance) =>
    least + (most - least) * chance;

/** The normal distribution's quantile, approximately. */
function normal(chance: number): number {
  const near = Math.min(0.999, Math.max(0.001, chance));
  return 0.6266 * Math.log(near / (1 - near));
}

/** Two decisions per turn, as in Dice Golf and Beck's: a quick one and a slow one. */
const IN_TURN = [about(4), about(8)];

export const VISITS: readonly Visit[] = [
  { name: "two who play a round, both there", people: 2, turns: 36, thinking: IN_TURN },
  { name: "two who think long, both there", people: 2, turns: 36, thinking: [about(10), about(60)] },
  { name: "four in turn, all there", people: 4, turns: 72, thinking: IN_TURN },
  { name: "four at once, all there", people: 4, atOnce: true, turns: 48, thinking: [about(25)] },
  { name: "two at their own pace, both there", people: 2, ownPace: true, turns: 36, thinking: IN_TURN },
  { name: "one and bots", people: 1, bots: 3, turns: 18, thinking: IN_TURN },
  {
    name: "two over some days, looking on for a minute",
    people: 2,
    turns: 36,
    thinking: IN_TURN,
    stays: between(45, 75),
    returns: between(20 * MINUTE, 600 * MINUTE),
  },
  {
    name: "two who answer within minutes, looking on for a minute",
    people: 2,
    turns: 36,
    thinking: IN_TURN,
    stays: between(45, 75),
    returns: between(30, 10 * MINUTE),
  },
  {
    name: "two over some days, ninety seconds for each move",
    people: 2,
    turns: 72,
    thinking: [between(20, 40)],
    stays: between(50, 70),
    returns: between(20 * MINUTE, 600 * MINUTE),
  },
];

const TODAY: Rule = { pause: nextPause, looksAfterMove: false };

/** The polling rule before it considered whose turn it is and who is there. */
const BEFORE: Rule = {
  pause({ movedAt, now }: PollState) {
    const still = now - movedAt;
    return still < 60_000 ? 1500 : still < 600_000 ? 5000 : 20_000;
  },
  looksAfterMove: true,
};

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

export const figuresOf = (visit: Visit, rule = TODAY): Figures =>
  together(SEEDS.map((seed) => played(visit, rule, seed)));

export const perMove = ({ polls, moves }: Figures) => polls / moves;

/** Returns the median in ms. */
export const median = ({ waits }: Figures) => share(waits, 0.5);

/** Returns the figures of choices that showed nothing yet. */
const counted = (figures: Figures): Figures => ({ ...figures, waits: figures.counts });

function row(name: string, today: Figures, before: Figures): string {
  const told = [today, before].map((one) =>
    [perMove(one).toFixed(1), ...[0.5, 0.95].map((part) => `${(share(one.waits, part) / 1000).toFixed(1)} s`)]
      .map((figure) => figure.padStart(7))
      .join(""),
  );
  return `${name.padEnd(60)}${told.join("   before")}`;
}

export function* rows(): Generator<string> {
  yield `${"".padEnd(60)}polls a move, seen after (median, 19 of 20)`;
  const all = VISITS.map((visit) => ({ name: visit.name, today: figuresOf(visit), before: figuresOf(visit, BEFORE) }));
  for (const { name, today, before } of all) {
    yield row(name, today, before);
    if (today.counts.length) yield row("  that somebody has chosen", counted(today), counted(before));
  }
  yield row("all of them", together(all.map((one) => one.today)), together(all.map((one) => one.before)));
}

if (process.argv[1] === import.meta.filename) for (const line of rows()) console.log(line);
