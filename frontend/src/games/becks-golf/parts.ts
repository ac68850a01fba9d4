import type { GameParts } from "../types.ts";
import { GAME, roundsWords } from "./texts/en/around.ts";
import * as words from "./texts/en/name.ts";

export const parts: GameParts = {
  words,
  terms: ({ options }) => ({
    facts: [[GAME, roundsWords(Number(options["rounds"]))]],
    note: "",
  }),
  result: () => import("./result.tsx"),
};
