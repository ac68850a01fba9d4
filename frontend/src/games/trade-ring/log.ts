/** The log, turn by turn. */

import { namesOf } from "../seatNames.ts";
import type { LogModule } from "../types.ts";
import { newsOf } from "./eventNews.ts";
import type { Played, RingView } from "./state.ts";
import { title } from "./texts/en/log.ts";
// The log opens from a table that has loaded, so shared code stays in the table's own chunk.
import "./index.tsx";

export const log: LogModule<RingView> = {
  tell: (event, view) => newsOf(event, namesOf(view)),
  chapterOf: (event) => {
    const played = event as Played;
    return "turn" in played ? played.turn : null;
  },
  nowOf: () => 1,
  title,
};
