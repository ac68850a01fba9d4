/** The result of a round. */

import { whom } from "../../../../texts/en/who.ts";

export const THE_COURSE = "the course";
/** `who`: the subject, "You" or "Ana and Ruth"; `many`: the verb is "you" or plural. */
export const takes = (who: string, many: boolean, course: string) => `${who} ${many ? "take" : "takes"} ${course}`;
export const share = (who: string, course: string) => `${who} tied for first at ${course}`;
export const wentRound = (who: string, strokes: number) => `${who} shot ${strokes}`;
export const at = (toPar: string, course: string) => `${toPar} at ${course}.`;
export const STROKE = "stroke";

export const skins = (many: string, one: boolean) => `${many} ${one ? "skin" : "skins"}`;
export const points = (score: number) => `${score} ${score === 1 ? "point" : "points"}`;
export const halved = (one: string, other: string) => `${one} and ${whom(other)}`;
export const against = (winner: string, loser: string) => `${winner} beat ${whom(loser)}`;

export const nine = (from: number | undefined, to: number | undefined) => `Holes ${from} to ${to}`;
export const PAR = "Par";
export const SUM = "Sum";
export const OUT = "Out";
export const IN = "In";
export const NOT_PLAYED = "not played";
export const key = { eagle: "Eagle", birdie: "Birdie", bogey: "Bogey", double: "Double" } as const;
