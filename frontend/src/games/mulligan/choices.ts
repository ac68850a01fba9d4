/** Legal choices: plans club by club, and Play Anytime cards card by card. */

import type { Schema } from "../../api/types.ts";
import { branches, type Properties, values } from "../legalMoves.ts";

/** One golfer's shot as it may be planned. */
export interface Offered {
  clubs: number[];
  /** So many actions at most. */
  most: number;
  actions: number[];
  /** Whom an action may be aimed at. */
  targets(action: number): number[];
}

const numbers = (keys: readonly unknown[]): number[] => keys.map(Number);
const within = (schema: Schema | undefined, name: string) => (schema?.[name] ?? {}) as Properties;

/** By golfer what may be planned; nothing where no plan may be made, or only as it was. */
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
  /** Borrow a Club: whose hand; Mulligan: which action. */
  choices: number[];
  /** Dig Through the Bag: what may be put away. */
  loose: number[];
}

const KINDS = ["rangefinder", "gps", "dig", "borrow", "mulligan"] as const;

/** By card how it may be played. */
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

/** The cards of which one is to be taken; null where there is nothing to take. */
export function takesOf(legal: Schema | null): number[] | null {
  const take = branches(legal).find(({ kind }) => kind?.["const"] === "take");
  return take ? numbers(values(take["card"]).filter((card) => card !== null)) : null;
}
