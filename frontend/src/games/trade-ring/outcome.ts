/** The result in words. There are no ties (T-09). */

import { namesOf, shortNames } from "../seatNames.ts";
import { orderOf } from "../table/podium.ts";
import type { Finished, Group, Outcome } from "../types.ts";
import { handWords, signOf } from "./handWords.ts";
import type { RingState } from "./state.ts";
import * as text from "./texts/en/result.ts";
import { handType } from "./texts/en/words.ts";

/** Returns why the game ended, and who got the pot. */
export const endWords = ({ end, pot }: RingState): string => text.ended(end, pot ?? 0);

export function outcome(view: Finished<RingState>): Outcome {
  const { players } = view.state;
  const names = shortNames(namesOf(view));
  const order = orderOf(view);
  const groups = order.map((seat, at): Group => {
    const value = players[seat]?.value;
    return {
      place: at + 1,
      seats: [seat],
      score: value ? signOf(value.top) : "",
      words: text.placed(names(seat), handType(value?.type ?? "")),
    };
  });
  const best = players[order[0]!]?.value;
  const mine = view.you === null ? 0 : order.indexOf(view.you);
  const parts = [best && `${handWords(best)}.`, mine > 0 && text.came(mine + 1)];
  return { title: text.takes(names(order[0]!)), line: parts.filter(Boolean).join(" "), groups };
}
