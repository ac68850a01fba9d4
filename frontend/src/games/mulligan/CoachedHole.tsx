import { FirstTable } from "../table/FirstTable.tsx";
import { LESSONS } from "./coach.ts";
import * as say from "./texts/en/coach.ts";

/** From the rules page to a first hole with a coach, against one bot. */
export default function CoachedHole() {
  return <FirstTable lessons={LESSONS} words={say} tableOf={firstHole} />;
}

/** Pebble Coast, as in the box. */
const COURSE = "pebble-coast";

const firstHole: Parameters<typeof FirstTable>[0]["tableOf"] = (name) => ({
  game: "mulligan",
  options: { modes: [], holes: "ask" },
  course: COURSE,
  clock_hours: 72,
  seats: [
    { kind: "me", name },
    { kind: "bot", level: "easy" },
  ],
});
