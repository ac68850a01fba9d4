/** The log, hole by hole. */

import type { Happened } from "../../api/types.ts";
import type { LogModule } from "../types.ts";
import { latestOf, swingWords } from "./news.ts";
import type { Happening, MulliganHappened, MulliganView } from "./state.ts";
import { title } from "./texts/en/log.ts";
// The log opens from a table that has loaded, so shared code stays in the table's own chunk.
import "./index.tsx";

const own = (event: Happened) => event as unknown as MulliganHappened;

/** Returns the result of a swing; with the scores if it ended the hole. */
function swingOf(event: MulliganHappened, view: MulliganView, entry: readonly MulliganHappened[]): string | null {
  const done = "done" as const;
  const resolved = entry.find((one): one is Happening<"resolved"> => one.kind === "resolved");
  if (!resolved) return null;
  const swing = { bounced: [], ...resolved } as unknown as Parameters<typeof swingWords>[0]["swing"];
  const holed = entry.find((one): one is Happening<"holed"> => one.kind === "holed") ?? null;
  return event === (holed ?? resolved) ? swingWords({ swing, step: done, strokes: [], holed }, view) : null;
}

export const log: LogModule<MulliganView> = {
  tell: (event, view, entry) => latestOf([event], view) ?? swingOf(own(event), view, entry.map(own)),
  chapterOf: (happened) => {
    const event = own(happened);
    return "hole" in event ? event.hole : null;
  },
  opens: "hole",
  nowOf: (view) => {
    const { holes, at } = view.state;
    return (holes[at] ?? holes[holes.length - 1]!).hole;
  },
  title: (chapter, view) => title(chapter, view.state.holes.find(({ hole }) => hole === chapter)?.par),
};
