/** What is said at the table. */

import { listWords } from "../../../../ui/namesAndScores.ts";

export const TITLE = "Pick";
export const SEATS = "Everyone’s number";
export const turnOf = { pick: "All pick at once", over: "The game is over" };
export const stands = {
  pick: (barred: number) => `The ${barred} is barred. The highest number wins.`,
  over: (barred: number) => `All numbers lie open. The ${barred} was barred.`,
};

export const number = (number: number) => `The ${number}`;
export const CHOOSE = "Choose a number";
export const pick = (number: number) => `Pick the ${number}`;
export const HIDDEN = "Nobody sees it until all have picked.";
export const PICKED = "has picked";
export const picked = (number: number) => `You picked the ${number}. You may still change it.`;
export const waitFor = (who: string[]) => (who.length ? `Waiting for ${listWords(who)}` : turnOf.over);
