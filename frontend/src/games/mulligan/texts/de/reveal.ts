/** German: the reveal of a swing. */

import { dative, verb, whom, YOU } from "../../../../texts/de/who.ts";
import { several } from "../../../../texts/several-de.ts";
import { nameWithFigure } from "../../../../ui/namesAndScores.ts";
import { shadedOf } from "../../art/cardFaces.ts";
import { nameOf } from "./cards.ts";

export const THE_COURSE = "der Golfplatz";
export const swingTitle = {
  laid: "Alle Pläne sind da",
  open: "Karten aufgedeckt",
  struck: "Aktionen treffen",
  summed: "Es wird gerechnet",
  rolling: "Die Bälle rollen",
};
export const lines = { base: "", half: "halb", plus: "Aktionen", bounce: "Glück", duffed: "Luft" };
export const line = (card: number) => nameOf(shadedOf(card));
export const left = (yards: number) => ({ figure: String(yards), word: yards === 1 ? "fehlt" : "fehlen" });
export const IN = "Drin";
/** In a column among four: the word goes below its figure. */
export const strokes = (count: number) => (count === 1 ? "1 Schlag" : `${count} Schläge`);
/** For an action: "+2 Schläge". */
export const more = (count: number) => `+${strokes(count)}`;
export const lie = (card: number, by: string, cancelled: boolean) =>
  `${nameOf(shadedOf(card))} ${by === THE_COURSE ? "vom Golfplatz" : `von ${dative(by)}`}${cancelled ? ", aufgehoben" : ""}`;

export const SKIP = "Zum Ende springen";
export const NEXT = "Nächster Schlag";
export const NEXT_HOLE = "Nächstes Loch";
export const ON = "Weiter";
/** "Restschläge: du 3, Nell 2". */
export const finishing = (all: { who: string; more: number }[]) => {
  const parts = all.filter(({ more }) => more).map(({ who, more }) => nameWithFigure(whom(who), more));
  return parts.length ? `Restschläge: ${parts.join(", ")}` : "";
};
/** "Wolfspunkte: du 2, Nell 0, Otto 0". */
export const wolfPoints = (all: { who: string; points: number }[]) =>
  all.length ? `Wolfspunkte: ${all.map(({ who, points }) => nameWithFigure(whom(who), points)).join(", ")}` : "";
/** "Ines ist drin." */
export const holed = (who: string[]) =>
  who.length ? `${several(who, ["bist", "ist", "seid", "sind"])} drin.` : "Nach zwölf Zügen ist das Loch zu Ende.";
/** "Du 5, Ines 6." */
export const scored = (all: { who: string; score: number }[]) =>
  `${all.map(({ who, score }, at) => nameWithFigure(at ? whom(who) : who, score)).join(", ")}.`;
export const nearest = (who: string, left: number) => `${verb(who, "liegst", "liegt")} am nächsten: noch ${left}.`;
export const bounced = (card: number, off: string) =>
  `${off === YOU ? "Dein mieses Karma" : `Mieses Karma von ${off}`} schickt ${nameOf(shadedOf(card))} zurück.`;
