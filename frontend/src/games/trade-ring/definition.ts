import { capital, listWords } from "../../ui/namesAndScores.ts";
import type { GameDefinition } from "../types.ts";
import { EXTRAS, NONE, NOTE, TITLE } from "./texts/en/definition.ts";
import * as words from "./texts/en/name.ts";

export const definition: GameDefinition = {
  words,
  terms: ({ options }) => {
    const chosen = Object.entries(EXTRAS).filter(([name]) => options[name]);
    return { facts: [[TITLE, capital(listWords(chosen.map(([, words]) => words))) || NONE]], note: NOTE };
  },
  result: () => import("./result.tsx"),
};
