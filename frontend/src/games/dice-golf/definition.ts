import type { GameDefinition } from "../types.ts";
import * as texts from "./texts/en/definition.ts";
import * as words from "./texts/en/name.ts";

export const definition: GameDefinition = {
  words,
  terms: ({ options, course, seats }) => ({
    facts: [
      [texts.ROUND, texts.round(options["holes"], course?.holes.length)],
      [texts.FORMAT, texts.formats[String(options["format"])]?.name ?? String(options["format"])],
    ],
    note: seats.length === 1 ? "" : options["stymie"] ? texts.IN_TURN_NOTE : texts.OWN_PACE_NOTE,
  }),
  formats: Object.fromEntries(Object.entries(texts.formats).map(([format, { name }]) => [format, name])),
  ownPace: ({ options }) => options["stymie"] === false,
  result: () => import("./result.tsx"),
};
