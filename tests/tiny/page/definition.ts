import type { GameDefinition } from "../types.ts";
import * as say from "./texts/en/definition.ts";
import * as words from "./texts/en/name.ts";

export const definition: GameDefinition = {
  words,
  terms: ({ options }) => ({
    facts: [[say.ROUNDS.legend, say.rounds(Number(options["rounds"]))]],
    note: options["open_hands"] ? say.OPEN.words : "",
  }),
  result: () => import("./result.tsx"),
};
