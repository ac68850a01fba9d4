/** German: deleting a player. */

import { plural } from "./words.ts";

export const TITLE = "Vergiss mich";
export const WHAT =
  "Dein Name und deine Nachrichten verschwinden von Tischen, aus Ergebnissen und Ranglisten. Laufende Spiele verlässt du, und Bots übernehmen. Auch deine Einstellungen und der Schlüssel auf diesem Handy verschwinden.";
export const OTHERS = "Wer mit dir gespielt hat, behält seine Spiele. Du stehst dort als „?“.";
export const FOR_GOOD = "Das lässt sich nicht rückgängig machen.";
export const FORGET = "Für immer vergessen";
export const STAY = "Abbrechen";
export const doing = (left: number) =>
  left === 0 ? "Einen Moment…" : `Einen Moment… Noch ${plural(left, "ein Tisch", "Tische")}.`;
export const damaged = (tables: number) =>
  `Erledigt, bis auf ${plural(tables, "einen Tisch", "Tische")} mit beschädigten Daten. Bitte sag es denen, die den Club betreiben.`;
