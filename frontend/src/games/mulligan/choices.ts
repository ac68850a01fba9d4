/** Legal choices: possible plans per golfer, and Play Anytime cards. */

import type { Schema } from "../../api/types.ts";
import { branches, type Properties, values } from "../legalMoves.ts";

/** The choices for one golfer's shot. */
export interface Offered {
  clubs: number[];
  /** Most actions in the plan. */
  most: number;
  actions: number[];
  /** Returns the golfers at whom an action may be aimed. */
  targets(action: number): number[];
}

const numbers = (keys: readonly unknown[]): number[] => keys.map(Number);
const within = (schema: Schema | undefined, name: string) => (schema?.[name] ?? {}) as Properties;

/** Returns the choices by golfer; empty if no plan can be made or changed. */
export function offeredOf(legal: Schema | null): Record<string, Offered> {
  const plan = branches(legal).find(({ kind }) => kind?.["const"] === "plan");
  const shots = Object.entries(within(plan?.["shots"], "properties"));
  return Object.fromEntries(shots.map(([golfer, schema]) => [golfer, shotOf(within(schema, "properties"))]));
}

function shotOf(beside: Properties): Offered {
  const all = Object.values(beside);
  const names = all.flatMap((one) => values(one["propertyNames"] as Schema));
  return {
    clubs: numbers(Object.keys(beside)),
    most: Math.max(0, ...all.map((one) => Number(one["maxProperties"]))),
    actions: numbers(names.filter((name, at) => names.indexOf(name) === at)),
    targets: (action) => {
      const own = all.map((one) => within(one, "properties")[action]).find(Boolean);
      return numbers(values(own ?? (all[0]?.["additionalProperties"] as Schema)));
    },
  };
}

/** A Play Anytime card that may be played now. */
export interface Playable {
  kind: "rangefinder" | "gps" | "dig" | "borrow" | "mulligan";
  /** Borrow a Club: seats whose hand to borrow from; Mulligan: actions to cancel. */
  choices: number[];
  /** Dig Through the Bag: cards that may be discarded. */
  loose: number[];
}

const KINDS = ["rangefinder", "gps", "dig", "borrow", "mulligan"] as const;

/** Returns the playable cards with their choices. */
export function playablesOf(legal: Schema | null): Map<number, Playable> {
  const found = new Map<number, Playable>();
  for (const branch of branches(legal)) {
    const kind = KINDS.find((one) => one === branch["kind"]?.["const"]);
    if (!kind) continue;
    const choices = numbers(values(branch["from"] ?? branch["cancel"]));
    const loose = numbers(values(branch["discard"]?.["items"] as Schema | undefined));
    for (const card of numbers(values(branch["card"]))) found.set(card, { kind, choices, loose });
  }
  return found;
}

/** Returns the cards of which one is to be taken; null if there are none. */
export function takesOf(legal: Schema | null): number[] | null {
  const take = branches(legal).find(({ kind }) => kind?.["const"] === "take");
  return take ? numbers(values(take["card"]).filter((card) => card !== null)) : null;
}
