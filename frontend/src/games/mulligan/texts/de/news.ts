/** German: the news line. */

import { accusative, dative, verb, whom, YOU } from "../../../../texts/de/who.ts";
import { listWords, numberWord, plural } from "../../../../texts/de/words.ts";
import { cards } from "./cards.ts";

export const shots = (turn: number) => `${turn}. Schlag`;
export const hole = (hole: number, par: number, yards: number) =>
  `Loch\u00a0${hole}: Par\u00a0${par}, ${yards}\u00a0Yards.`;
export const reshuffled = (count: number) => `Die Ablage wird zum neuen Stapel: ${cards(count)}.`;
export const mapped = (plans: readonly string[]) => (plans.length ? `Das Platz-GPS zeigt: ${plans.join("; ")}.` : null);
/** On what a card is played: "deine Hand", "die Hand von Nell". */
export const handOf = (who: string) => (who === YOU ? "deine Hand" : `die Hand von ${who}`);
export const played = (who: string, type: string, on: string | null, by: string | null) =>
  `${verb(who, "spielst", "spielt")} ${type}${on ? ` auf ${on}` : ""}${by ? `, aber ein Spieltempo von ${dative(by)} hebt das auf` : ""}.`;
export const took = (who: string, from: string | null, card: string | null) =>
  `${verb(who, "nimmst", "nimmt")} ${card ?? "eine Karte"}${from ? ` von ${dative(from)}` : ""}.`;
export const dug = (who: string, gone: number, drew: number) => {
  const drawn = plural(drew, "eine Karte", "Karten");
  if (!gone) return `${verb(who, "ziehst", "zieht")} ${drawn}.`;
  const more = drew === 1 ? "eine" : numberWord(drew);
  return `${verb(who, "wirfst", "wirft")} ${plural(gone, "eine Karte", "Karten")} ab und ${who === YOU ? "ziehst" : "zieht"} ${more}.`;
};
/** "Eisen mit Aus". */
export const twoIn = (club: string, shaded: string) => `${club} mit ${shaded}`;
export const courseTurned = (card: string | null) =>
  card ? `Der Golfplatz spielt ${card}.` : "Der Golfplatz hat keine Aktion mehr.";
export const voted = (on: boolean) => (on ? "Alle spielen noch neun." : "Es bleibt bei neun Löchern.");
export const offered = (who: string) => `${verb(who, "bietest", "bietet")} eine Wette an.`;
export const declined = (who: string) => `${verb(who, "lehnst", "lehnt")} die Wette ab.`;
export const accepted = (who: string) => `${verb(who, "nimmst", "nimmt")} die Wette an.`;
export const settled = (who: string | null) =>
  who === null ? "Eine Wette entfällt: Die Einsätze gehen zurück." : `${verb(who, "gewinnst", "gewinnt")} eine Wette.`;
export const wolfWords = (who: string, partner: string | null, alone: boolean) =>
  alone
    ? `${verb(who, "jagst", "jagt")} allein.`
    : partner
      ? `Wölfe: ${listWords([who, whom(partner)])}.`
      : who === YOU
        ? "Du bist der Wolf: Wähle einen Partner, oder jage allein."
        : `${who} ist der Wolf und kann einen Partner wählen.`;
export const courseAims = (who: string, card: string | null) =>
  `Der Golfplatz zielt${card ? ` mit ${card}` : ""} auf ${accusative(who)}.`;
