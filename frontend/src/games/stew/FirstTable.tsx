import { MakeFirstTable } from "../table/MakeFirstTable.tsx";
import { LESSONS } from "./coachPointers.ts";
import * as say from "./texts/en/first-table.ts";

/** Makes a first table with a coach, against two bots, from the rules page. */
export default function FirstTable() {
  return <MakeFirstTable lessons={LESSONS} words={say} tableOf={firstTable} />;
}

/** Without specialties: there is enough to learn. */
const firstTable: Parameters<typeof MakeFirstTable>[0]["tableOf"] = (name) => ({
  game: "stew",
  options: { specialties: false },
  clock_hours: 72,
  seats: [
    { kind: "me", name },
    { kind: "bot", level: "visitor" },
    { kind: "bot", level: "visitor" },
  ],
});
