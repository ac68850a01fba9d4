import type { GameParts } from "../types.ts";
import { GAME, NAME, roundsWords, SHORT, TAGLINE } from "./texts/en/around.ts";

export const parts: GameParts = {
  words: {
    name: NAME,
    short: SHORT,
    tagline: TAGLINE,
    picture: "game-becks-golf",
  },
  terms: ({ options }) => ({
    facts: [[GAME, roundsWords(Number(options["rounds"]))]],
    note: "",
  }),
  choices: () => import("./new-table.tsx"),
  result: () => import("./result.tsx"),
  rules: () => import("./rules.tsx"),
};
