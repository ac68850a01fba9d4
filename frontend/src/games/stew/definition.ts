import { rounds } from "#data/stew/cards.json";
import type { GameDefinition } from "../types.ts";
import type { StewState } from "./state.ts";
import * as say from "./texts/en/definition.ts";
import * as words from "./texts/en/name.ts";

export const definition: GameDefinition = {
  words,
  terms: ({ options }) => ({
    facts: [
      [say.ROUNDS, String(rounds)],
      [say.SPECIALTIES, options["specialties"] ? say.WITH : say.WITHOUT],
    ],
    note: options["mulligan_reach"] === "turn" ? say.reach.words : "",
  }),
  pauses: ({ state }) => roundBegins(state as StewState),
  result: () => import("./result.tsx"),
};

/** A round was paid, and the next one's first turn is on; the end of the first is the coach's. */
const roundBegins = ({ phase, round, turn }: StewState) => phase === "over" || (round > 2 && turn === 1);
