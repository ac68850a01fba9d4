import type { GameDefinition } from "../types.ts";
import type { MulliganState } from "./state.ts";
import * as say from "./texts/en/definition.ts";
import * as words from "./texts/en/name.ts";

export const definition: GameDefinition = {
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
  modes: Object.fromEntries(Object.entries(say.modes).map(([mode, { name }]) => [mode, name])),
  pauses: ({ state }) => holeEnded(state as MulliganState),
  result: () => import("./result.tsx"),
};

/** Whether a hole was scored and the next one has not begun. At the end of the first hole the coach speaks. */
const holeEnded = ({ phase, at, turn }: MulliganState) =>
  phase === "vote" || phase === "over" || (at > 1 && turn === 1);
