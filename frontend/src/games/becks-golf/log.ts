/** The log, round by round. */

import type { Happened } from "../../api/types.ts";
import { namesOf } from "../seatNames.ts";
import type { LogModule } from "../types.ts";
import { newsOf } from "./news.ts";
import type { BecksHappened, BecksView } from "./state.ts";
import { titleWords } from "./texts/en/table.ts";
// The log opens from a table that has loaded, so shared code stays in the table's own chunk.
import "./index.tsx";

const own = (event: Happened) => event as BecksHappened;

export const log: LogModule<BecksView> = {
  tell: (event, view) => newsOf(event, namesOf(view)),
  chapterOf: (happened) => {
    const event = own(happened);
    return event.kind === "dealt" || event.kind === "scored" ? event.round : null;
  },
  opens: "dealt",
  nowOf: (view) => view.state.round,
  title: (chapter, view) => titleWords(chapter, view.state.rounds),
  figureOf: (happened) => {
    const event = own(happened);
    return event.kind === "placed" ? { text: String(event.showing).replace("-", "−") } : null;
  },
};
