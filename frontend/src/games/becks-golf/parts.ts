import { capital, plural } from "../../ui/words.ts";
import type { GameParts } from "../types.ts";

export const parts: GameParts = {
  words: {
    name: "Grandpa Beck’s Golf",
    short: "Beck’s Golf",
    tagline: "Nine cards, three in a row.",
    picture: "game-becks-golf",
  },
  terms: ({ options }) => ({
    facts: [["Game", capital(plural(Number(options["rounds"]), "round"))]],
    note: "",
  }),
  choices: () => import("./new-table.tsx"),
  result: () => import("./result.tsx"),
  rules: () => import("./rules.tsx"),
};
