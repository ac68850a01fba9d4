import { capital, listWords } from "../../ui/namesAndScores.ts";
import type { GameDefinition } from "../types.ts";
import { ADDITIONS, NOTE, PLAIN, WITH } from "./texts/en/around.ts";
import * as words from "./texts/en/name.ts";

export const definition: GameDefinition = {
  words,
  terms: ({ options }) => {
    const chosen = Object.entries(ADDITIONS).filter(([name]) => options[name]);
    return { facts: [[WITH, capital(listWords(chosen.map(([, words]) => words))) || PLAIN]], note: NOTE };
  },
  result: () => import("./result.tsx"),
};
