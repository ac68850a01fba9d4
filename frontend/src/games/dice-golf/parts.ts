import type { GameParts } from "../types.ts";
import { FORMATS, roundWords } from "./round.ts";
import * as words from "./texts/en/name.ts";

export const parts: GameParts = {
  words,
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
  result: () => import("./result.tsx"),
};
