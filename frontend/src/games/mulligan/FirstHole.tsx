import { MakeFirstTable } from "../table/MakeFirstTable.tsx";
import { LESSONS } from "./coachPointers.ts";
import * as say from "./texts/en/first-hole.ts";

/** Makes a first hole with a coach, against one bot, from the rules page. */
export default function FirstHole() {
  return <MakeFirstTable lessons={LESSONS} words={say} tableOf={firstHole} />;
}

/** Pebble Coast, one of the club's own courses. */
const COURSE = "pebble-coast";

const firstHole: Parameters<typeof MakeFirstTable>[0]["tableOf"] = (name) => ({
  game: "mulligan",
  options: { modes: [], holes: "ask" },
  course: COURSE,
  clock_hours: 72,
  seats: [
    { kind: "me", name },
    { kind: "bot", level: "visitor" },
  ],
});
