/** German: to be forgotten. */

import { plural } from "./words.ts";

export const TITLE = "Vergiss mich";
export const WHAT =
  "Dein Name und alles, was du gesagt hast, verschwindet aus allem, was der Club aufhebt: Tische, Ergebnisse, Ranglisten. Laufende Tische verlässt du, und Bots spielen weiter. Auch deine Einstellungen und der Schlüssel auf diesem Handy verschwinden.";
export const OTHERS = "Wer mit dir gespielt hat, behält seine Partien; du stehst dort als „?“.";
export const FOR_GOOD = "Nichts bringt das zurück.";
export const FORGET = "Für immer vergessen";
export const STAY = "Alles lassen, wie es ist";
export const doing = (left: number) =>
  left === 0 ? "Einen Moment." : `Einen Moment. Noch ${plural(left, "ein Tisch", "Tische")}.`;
export const damaged = (tables: number) =>
  `Bis auf ${plural(tables, "einen Tisch", "Tische")} ist alles erledigt: Was dort liegt, ist beschädigt. Sag es denen, die den Club betreiben.`;
