import type { GameDefinition } from "../types.ts";
import { GAME, roundsWords } from "./texts/en/definition.ts";
import * as words from "./texts/en/name.ts";

export const definition: GameDefinition = {
  words,
  terms: ({ options }) => ({
    facts: [[GAME, roundsWords(Number(options["rounds"]))]],
    note: "",
  }),
  result: () => import("./result.tsx"),
};
