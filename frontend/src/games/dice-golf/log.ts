/** The log, hole by hole. */

import type { Happened } from "../../api/types.ts";
import { last } from "../lists.ts";
import { namesOf } from "../seatNames.ts";
import type { Figure, LogModule } from "../types.ts";
import { newsOf } from "./news.ts";
import type { GolfView } from "./shownHole.ts";
import type { DiceGolfHappened } from "./state.ts";
import * as texts from "./texts/en/log.ts";
// The log opens from a table that has loaded, so shared code stays in the table's own chunk.
import "./index.tsx";

/** Chapters count holes through all rounds. */
const holeOf = ({ state }: GolfView, chapter: number) => state.holes[(chapter - 1) % state.holes.length]!;

function chapterOf(happened: Happened, { state }: GolfView): number | null {
  const event = happened as DiceGolfHappened;
  return "at" in event ? (event.round - 1) * state.holes.length + event.at + 1 : null;
}

type Told<Kind> = Extract<DiceGolfHappened, { kind: Kind }>;

const sameHole = (one: Told<"rolled" | "holed">, other: Told<"rolled" | "holed">) =>
  one.seat === other.seat && one.round === other.round && one.at === other.at;

const ofHole = <Kind extends "rolled" | "holed">(
  entry: readonly Happened[],
  kind: Kind,
  event: Told<"rolled" | "holed">,
) =>
  last(
    (entry as DiceGolfHappened[]).filter(
      (one): one is Told<Kind> => one.kind === kind && sameHole(one as never, event),
    ),
  );

/** Returns an event in words. The end of a hole has none if its roll is in the same entry. */
function tell(happened: Happened, view: GolfView, entry: readonly Happened[]): string | null {
  const event = happened as DiceGolfHappened;
  if (event.kind === "holed" && ofHole(entry, "rolled", event)) return null;
  return newsOf(happened, namesOf(view), view.you);
}

/** Returns the score of a finished hole, or its provisional score while the roll can be changed. */
function figureOf(happened: Happened, entry: readonly Happened[]): Figure | null {
  const event = happened as DiceGolfHappened;
  if (event.kind !== "holed" && event.kind !== "rolled") return null;
  const stands = event.kind === "holed" || ofHole(entry, "rolled", event) === event;
  const done = stands && ofHole(entry, "holed", event);
  const { score, to_par } = done || event;
  return { text: String(score), toPar: to_par, open: !done };
}

export const log: LogModule<GolfView> = {
  tell,
  chapterOf,
  nowOf: () => 1,
  title: (chapter, view) => {
    const { rounds, holes } = view.state;
    const { hole, par } = holeOf(view, chapter);
    return texts.title(rounds > 1 ? Math.ceil(chapter / holes.length) : null, hole, par);
  },
  mark: (chapter, view) => String(holeOf(view, chapter).hole),
  apart: ({ options }) => options["stymie"] === false,
  figureOf,
};
