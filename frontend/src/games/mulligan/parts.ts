import type { GameParts } from "../types.ts";
import * as say from "./texts/en/around.ts";
import * as words from "./texts/en/name.ts";

export const parts: GameParts = {
  words,
  terms: ({ options }) => {
    const modes = options["modes"] as string[];
    return {
      facts: [
        [say.ROUND, say.rounds[String(options["holes"])] ?? ""],
        [say.MODES, say.modeNames(modes)],
      ],
      note: modes.map((mode) => say.modes[mode]?.means).join(" "),
    };
  },
  result: () => import("./result.tsx"),
};
