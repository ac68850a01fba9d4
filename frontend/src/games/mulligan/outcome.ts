/** The result in words: who won, by how much, and the podium. */

import { toPar } from "../../ui/namesAndScores.ts";
import { namesOf } from "../seatNames.ts";
import { groupsOf, whoWords } from "../table/podium.ts";
import { marginWords } from "../table/winMargin.ts";
import type { Group, Outcome } from "../types.ts";
import type { MulliganFinished } from "./state.ts";
import * as say from "./texts/en/result.ts";

export function outcome(view: MulliganFinished): Outcome {
  const { state } = view;
  const chips = state.wagers?.chips;
  const groups = groupsOf(view, (who, seats, { score }) => {
    const golfer = state.golfers.find(({ seat }) => seat === seats[0])!;
    const aside = chips || state.sides.some((side) => side.length > 1) ? "" : toPar(golfer.to_par);
    return { score: String(score), words: aside && seats.length === 1 ? `${who}, ${aside}` : who };
  });
  const total = (seat: number) => chips?.[seat] ?? state.side_totals[sideOf(view, seat)]!;
  return {
    title: titleOf(view, groups),
    line: marginWords(view, groups, chips ? say.CHIP : say.STROKE, total),
    groups,
  };
}

const sideOf = ({ state }: MulliganFinished, seat: number) =>
  state.golfers.find((golfer) => golfer.seat === seat)!.side;

/** Returns the title: partners win together, others share first place. */
function titleOf(view: MulliganFinished, [first]: readonly Group[]): string {
  const { seats } = first!;
  const course = view.course?.name ?? say.THE_COURSE;
  const who = whoWords(seats, namesOf(view));
  const partners = seats.every((seat) => sideOf(view, seat) === sideOf(view, seats[0]!));
  if (seats.length > 1 && !partners) return say.share(who, course);
  return say.takes(who, seats.length > 1 || seats[0] === view.you, course);
}
