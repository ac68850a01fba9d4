/** Texts at the table. */

import { verb, whose, YOU } from "../../../../texts/en/who.ts";
import { listWords } from "../../../../ui/namesAndScores.ts";

export const SEATS = "Everyone’s card and points";
export const title = (round: number, rounds: number) => `Round ${round} of ${rounds}`;
export const turnOf = { pick: "Everyone picks", react: "Swap or pass", over: "The game is over" };
export const gone = (numbers: number[], deck: number) =>
  `${deck} in the deck${numbers.length ? `, gone: ${numbers.join(" ")}` : ""}`;

export const card = (number: number) => `A ${number}`;
export const points = (points: number) => `${points} ${points === 1 ? "point" : "points"}`;
export const CHIP = "has the chip";
export const PICKED = "has picked";
export const pickedThe = (number: number) => `picked the ${number}`;
export const ASKED = "may swap";
export const holds = (cards: number[]) => `holds ${cards.join(", ")}`;

export const CHOOSE = "Choose a card";
export const CHOOSE_OR_PASS = "Choose a card, or pass";
export const pick = (number: number) => `Pick the ${number}`;
export const instead = (number: number, lies: number) => `Swap the ${lies} for the ${number}`;
export const HIDDEN = "Hidden until everyone has picked.";
export const ask = { label: "Ask me again", detail: "after the reveal" };
export const pass = { label: "Pass", detail: "your card stays" };

export const picked = (number: number) => `You picked the ${number}. You can still change it.`;
export const waitFor = (who: string[]) =>
  who.length > 2 ? `Waiting for ${who.length} others` : who.length ? `Waiting for ${listWords(who)}` : turnOf.over;
export const chip = (who: string) => `${verb(who, "have", "has")} the chip.`;

/** News by kind of event: `who` did it, or has the chip; the numbers are the open cards. */
export const news = {
  revealed: (_: string, numbers: number[]) => `${listWords(numbers.map(String))} are revealed.`,
  reacted: (who: string, [number]: number[]) => `${verb(who, "swap", "swaps")} for the ${number}.`,
  passed: (who: string, _: number[]) => `${whose(who)} card stays.`,
  scored: (who: string, _: number[]) => `The chip is ${who === YOU ? "yours" : `${who}’s`}: one point.`,
};
