import { rounds } from "#data/stew/cards.json";
import type { GameParts } from "../types.ts";
import * as say from "./texts/en/around.ts";
import * as words from "./texts/en/name.ts";

export const parts: GameParts = {
  words,
  terms: ({ options }) => ({
    facts: [
      [say.ROUNDS, String(rounds)],
      [say.SPECIALTIES, options["specialties"] ? say.WITH : say.WITHOUT],
    ],
    note: options["mulligan_reach"] === "turn" ? say.reach.words : "",
  }),
  result: () => import("./result.tsx"),
};
