/** The reveal of a swing. */

import { verb, whom, whose, YOU } from "../../../../texts/en/who.ts";
import { listWords, nameWithFigure } from "../../../../ui/namesAndScores.ts";
import { shadedOf } from "../../art/cardFaces.ts";
import { nameOf } from "./cards.ts";

export const THE_COURSE = "the course";
export const swingTitle = {
  laid: "All plans are in",
  open: "Cards up!",
  struck: "Actions hit",
  summed: "Adding up",
  rolling: "Balls away",
};
export const lines = { base: "", half: "half", plus: "actions", bounce: "lucky", duffed: "duffed" };
export const line = (card: number) => nameOf(shadedOf(card)).toLowerCase();
export const left = (yards: number) => ({ figure: String(yards), word: "left" });
export const IN = "In";
export const strokes = (count: number) => (count === 1 ? "1 stroke" : `${count} strokes`);
/** For an action: "+2 strokes". */
export const more = (count: number) => `+${strokes(count)}`;
export const lie = (card: number, by: string, cancelled: boolean) =>
  `${nameOf(shadedOf(card))} by ${whom(by)}${cancelled ? ", cancelled" : ""}`;

export const SKIP = "Skip to the end";
export const NEXT = "Next shots";
export const NEXT_HOLE = "Next hole";
export const ON = "Continue";
/** "Finishing strokes: you 3, Nell 2". */
export const finishing = (all: { who: string; more: number }[]) => {
  const parts = all.filter(({ more }) => more).map(({ who, more }) => nameWithFigure(whom(who), more));
  return parts.length ? `Finishing strokes: ${parts.join(", ")}` : "";
};
/** "Wolf points: you 2, Nell 0, Otto 0". */
export const wolfPoints = (all: { who: string; points: number }[]) =>
  all.length ? `Wolf points: ${all.map(({ who, points }) => nameWithFigure(whom(who), points)).join(", ")}` : "";
/** Sorts "You" to the front, where a sentence begins. */
const youFirst = (one: string, other: string) => +(other === YOU) - +(one === YOU);
/** "Ines holes out.", "You and Ines hole out." */
export const holed = (who: string[]) =>
  who.length
    ? `${listWords([...who].sort(youFirst))} ${who.length > 1 || who[0] === YOU ? "hole" : "holes"} out.`
    : "The hole ends after twelve turns.";
/** "You 5, Ines 6." */
export const scored = (all: { who: string; score: number }[]) =>
  `${all.map(({ who, score }, at) => nameWithFigure(at ? whom(who) : who, score)).join(", ")}.`;
export const nearest = (who: string, left: number) => `${verb(who, "are", "is")} closest: ${left} to go.`;
export const bounced = (card: number, off: string) => `${whose(off)} Bad Karma sends ${nameOf(shadedOf(card))} back.`;
