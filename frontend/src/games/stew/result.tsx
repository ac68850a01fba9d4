/** Who won, and what the last round's pots were worth. */

import { later } from "../../app/lazy.tsx";
import { groupsOf } from "../table/groups.ts";
import type { Outcome } from "../types.ts";
import type { StewFinished } from "./state.ts";
import * as say from "./texts/en/around.ts";

const Pictures = later(() => import("./art/Pictures.tsx"));
const LastRound = later(() => import("./LastRound.tsx"));

export function outcome(view: StewFinished): Outcome {
  const groups = groupsOf(view, (words, _, { score }) => ({ score: String(score), words }));
  const [{ words, seats, score }] = groups as [(typeof groups)[0]];
  const several = seats.length > 1 || seats.includes(view.you ?? -1);
  return { title: say.won(words, several), line: say.pence(score), groups };
}

export default function Result({ view }: { view: StewFinished }) {
  return (
    <>
      <Pictures />
      <LastRound view={view} />
    </>
  );
}
