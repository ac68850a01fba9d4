import type { GameDefinition } from "../types.ts";
import * as say from "./texts/en/definition.ts";
import * as words from "./texts/en/name.ts";

export const definition: GameDefinition = {
  words,
  terms: () => ({ facts: [[say.ROUNDS, say.ONE]], note: "" }),
  result: () => import("./result.tsx"),
};
