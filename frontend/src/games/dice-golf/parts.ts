import type { GameParts } from "../types.ts";
import { FORMATS, roundWords } from "./round.ts";

export const parts: GameParts = {
  words: {
    name: "Dice golf",
    short: "Dice golf",
    tagline: "Keep the roll, or take a mulligan.",
    picture: "game-dice-golf",
  },
  terms: ({ options, course, seats }) => ({
    facts: [
      ["Round", roundWords(options["holes"], course?.holes.length)],
      ["Format", FORMATS[String(options["format"])]?.name ?? String(options["format"])],
    ],
    note:
      seats.length === 1
        ? ""
        : options["stymie"]
          ? "In turn, with the Stymie in play."
          : "Everybody at their own pace.",
  }),
  formats: Object.fromEntries(Object.entries(FORMATS).map(([format, { name }]) => [format, name])),
  ownPace: ({ options }) => options["stymie"] === false,
  choices: () => import("./new-table.tsx"),
  result: () => import("./result.tsx"),
  rules: () => import("./rules.tsx"),
};
