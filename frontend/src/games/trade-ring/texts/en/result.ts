/** The result. */

import { verb } from "../../../../texts/en/table.ts";
import { capital, ordinal, plural } from "../../../../ui/namesAndScores.ts";
import { chipWords } from "./words.ts";

export const ENDS = {
  fold: "Everyone folded",
  deck: "The deck ran out",
  skips: "Everyone kept skipping",
  turns: "The last turn was played",
};
export const ended = (why: keyof typeof ENDS | null, pot: number) =>
  `${why ? ENDS[why] : "The game is over"}.${pot ? ` The pot of ${chipWords(pot)} went to the best hand.` : ""}`;
export const takes = (who: string) => capital(`${verb(who, "take", "takes")} the ring`);
export const came = (place: number) => `You came ${ordinal(place)}.`;
export const placed = (who: string, type: string) => `${who}, ${type}`;

export const leftIn = (cards: number) => `Left in the deck: ${plural(cards, "card")}`;
