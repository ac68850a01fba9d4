/** The log, round by round. */

import type { components } from "../../api/schema.d.ts";
import type { Happened } from "../../api/types.ts";
import { type Names, namesOf } from "../seatNames.ts";
import type { LogModule } from "../types.ts";
import { cardWords } from "./cards.ts";
import { latestOf } from "./news.ts";
import type { StewView } from "./state.ts";
import { lays } from "./texts/en/reveal.ts";
import { title } from "./texts/en/table.ts";
// The log opens from a table that has loaded, so shared code stays in the table's own chunk.
import "./index.tsx";

type StewHappened = components["schemas"]["stew.Happened"];

const own = (event: Happened) => event as unknown as StewHappened;

/** Returns everything that a turn revealed. */
function openedBy(event: StewHappened, names: Names): string | null {
  if (event.kind !== "revealed") return null;
  return event.plays.map(({ token, cards }, seat) => lays(names(seat), token, cards.map(cardWords))).join(" ");
}

export const log: LogModule<StewView> = {
  tell: (event, view) => latestOf([event], view) ?? openedBy(own(event), namesOf(view)),
  chapterOf: (happened) => {
    const event = own(happened);
    return "round" in event ? event.round : null;
  },
  opens: "begun",
  nowOf: (view) => view.state.round,
  title: (chapter, view) => title(chapter, view.state.rounds),
};
