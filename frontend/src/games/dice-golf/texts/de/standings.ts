/** German: the standings of matches, skins or sides. */

import { matchText } from "./match.ts";

export const points = (each: string[]) => `Punkte: ${each.join(", ")}`;
export const skins = (each: string[]) => `Skins: ${each.join(", ")}`;
export const carried = (many: number) => `${many} im Topf`;
export const sidePoints = (who: string, score: number) => `${who} ${score}\u00a0${score === 1 ? "Punkt" : "Punkte"}`;
export const sideStrokes = (who: string, score: number, toPar: string) => `${who} ${score}, ${toPar}`;
export const partners = (names: string[]) => names.join(" & ");

/** The reader's own match, with `…` for the others' names; `text` is the engine's "2 up" or "4 and 3". */
export const level = (over: boolean) => `${over ? "Geteilt" : "Gleichauf"} mit …`;
export const decided = (won: boolean, text: string) =>
  `Du ${won ? "schlägst" : "verlierst gegen"} …, ${matchText(text)}`;
export const underWay = (ahead: boolean, text: string) =>
  `${ahead ? matchText(text) : text.replace("up", "down")} gegen …`;
/** A match of others. */
export const theyAreLevel = (one: string, other: string, over: boolean) =>
  `${one} und ${other} ${over ? "haben geteilt" : "gleichauf"}`;
export const theyPlay = (one: string, other: string, over: boolean, text: string) =>
  over ? `${one} schlägt ${other}, ${matchText(text)}` : `${one} ${matchText(text)} gegen ${other}`;
