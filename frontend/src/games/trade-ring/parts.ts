import { capital, listWords } from "../../ui/words.ts";
import type { GameParts } from "../types.ts";
import * as words from "./texts/en/name.ts";

const ADDITIONS = { secret_offers: "secret offers", high_risk: "high risk", open_hands: "open hands", chips: "chips" };

export const parts: GameParts = {
  words,
  terms: ({ options }) => {
    const chosen = Object.entries(ADDITIONS).filter(([name]) => options[name]);
    return {
      facts: [["With", capital(listWords(chosen.map(([, words]) => words))) || "Cards alone"]],
      note: "Talk is part of the game. A promise binds nobody.",
    };
  },
  result: () => import("./result.tsx"),
};
