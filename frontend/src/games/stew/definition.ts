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

/** Whether a round was paid and the next one has just begun. At the end of the first round the coach speaks. */
const roundBegins = ({ phase, round, turn }: StewState) => phase === "over" || (round > 2 && turn === 1);
