/** What was played, hole by hole. */

import type { Happened } from "../../api/types.ts";
import { namesOf } from "../seats.ts";
import type { Figure, LogModule } from "../types.ts";
import { newsOf } from "./news.ts";
import type { GolfView } from "./stage.ts";
import type { DiceGolfHappened } from "./state.ts";
import * as texts from "./texts/en/log.ts";

/** Holes are counted through all rounds. */
const holeOf = ({ state }: GolfView, chapter: number) => state.holes[(chapter - 1) % state.holes.length]!;

function chapterOf(happened: Happened, { state }: GolfView): number | null {
  const event = happened as DiceGolfHappened;
  return "at" in event ? (event.round - 1) * state.holes.length + event.at + 1 : null;
}

function figureOf(happened: Happened): Figure | null {
  const event = happened as DiceGolfHappened;
  if (event.kind === "holed") return { text: String(event.score), toPar: event.to_par };
  return event.kind === "rolled" && !event.final
    ? { text: String(event.score), toPar: event.to_par, open: true }
    : null;
}

export const log: LogModule<GolfView> = {
  tell: (event, view) => newsOf(event, namesOf(view), view.you),
  chapterOf,
  nowOf: () => 1,
  title: (chapter, view) => {
    const { rounds, holes } = view.state;
    const { hole, par } = holeOf(view, chapter);
    return texts.title(rounds > 1 ? Math.ceil(chapter / holes.length) : null, hole, par);
  },
  mark: (chapter, view) => String(holeOf(view, chapter).hole),
  figureOf,
};
