/** German: a table that waits for its players. */

import { LEVEL_NAMES } from "./words.ts";

export const waitingFor = (missing: string) => `Warten auf ${missing}`;
export const YOU = "Du";
export const KEPT_SEATS = "Ihre Plätze sind reserviert. Sie sehen diesen Tisch auf ihrer Startseite.";
export const WATCHING = "Du schaust zu. Sobald das Spiel beginnt, geht es hier weiter.";
export const HOW_TO_JOIN =
  "Zum Mitspielen brauchst du den Einladungslink oder einen Code. Frag die Person, die den Tisch aufgemacht hat.";
export const JOIN_QR = "Der Einladungslink als QR-Code";
export const BRING_THEM = "Freunde einladen";
export const WHO_OPENS = "Wer diesen Link öffnet, kann mitspielen.";
export const COPY = "Kopieren";
export const seatFor = (what: string) => `Ich halte dir einen Platz frei: ${what}.`;
/** Bots that fill seats always have this level. */
export const startWithBots = (count: number) =>
  `Mit ${count === 1 ? "einem " : ""}${LEVEL_NAMES.normal}-Bot${count === 1 ? "" : "s"} beginnen`;
export const SEND_LINK = "Link schicken";
export const CLOSE = {
  first: "Tisch schließen",
  ask: "Den Tisch schließen? Dann kann niemand mehr dazukommen.",
  yes: "Schließen",
  no: "Offen lassen",
};
export const LEAVE = {
  first: "Gehen",
  ask: "Den Tisch verlassen? Dein Platz wird für jemand anderen frei.",
  yes: "Gehen",
  no: "Bleiben",
};

export const HAVE_LINK = "Ich habe Link oder Code";
export const ASK = "Um einen Platz bitten";
export const SAY_CODE = "Mit Code einladen";
export const OWN_TABLE = "Eigenen Tisch aufmachen";
