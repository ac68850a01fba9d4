import { capital, listWords } from "../../ui/words.ts";
import type { GameParts } from "../types.ts";

const ADDITIONS = { secret_offers: "secret offers", high_risk: "high risk", open_hands: "open hands", chips: "chips" };

export const parts: GameParts = {
  words: {
    name: "The Trading Ring",
    short: "Trading Ring",
    at: "in the ring",
    tagline: "One card out, one card in.",
    picture: "game-trade-ring",
  },
  terms: ({ options }) => {
    const chosen = Object.entries(ADDITIONS).filter(([name]) => options[name]);
    return {
      facts: [["With", capital(listWords(chosen.map(([, words]) => words))) || "Cards alone"]],
      note: "Talk is part of the game. A promise binds nobody.",
    };
  },
  choices: () => import("./new-table.tsx"),
  result: () => import("./result.tsx"),
  rules: () => import("./rules.tsx"),
};
