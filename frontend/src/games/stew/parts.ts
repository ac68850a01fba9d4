import type { GameParts } from "../types.ts";
import * as say from "./texts/en/around.ts";
import * as words from "./texts/en/name.ts";

export const parts: GameParts = {
  words,
  terms: () => ({ facts: [[say.ROUNDS, say.ONE]], note: "" }),
  result: () => import("./result.tsx"),
};
