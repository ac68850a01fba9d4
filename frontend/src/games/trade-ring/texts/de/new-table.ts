/** German: what one may add to the game, and how many it is for. */

import { capital, numberWord, plural } from "../../../../texts/de/words.ts";

export const ADDITIONS = "Zusätze";
export const chips = (count: number) => ({
  label: "Chips",
  words: `${capital(numberWord(count))} für alle, um einen Tausch zu versüßen. Wer gewinnt, bekommt den Topf.`,
});
export const secretOffers = {
  label: "Geheime Gebote",
  words: "Gebote bleiben verdeckt; wer versteigert, wählt blind. Nur ein Mulligan zeigt sie vor dem Ende.",
};
export const openHands = {
  label: "Offene Hände",
  words: "Alle sehen jede Hand; ein Gebot ist verdeckt, bis alle liegen.",
};
/** `most`: so many players at most, where there are more. */
export const highRisk = (cards: number, most: number | null) => ({
  label: "Hohes Risiko",
  words: most
    ? `Für höchstens ${numberWord(most)}: Dem Stapel fehlen ${numberWord(cards)} Karten.`
    : `${capital(numberWord(cards))} Karten sind draußen, und niemand weiß, welche.`,
});
export const best = (least: number, most: number) => `Am besten mit ${numberWord(least)} bis ${numberWord(most)}.`;
export const spent = (players: number, mulligans: number) =>
  `Mit ${numberWord(players)} ist der Stapel nach ${plural(mulligans, "einem Mulligan", "Mulligans")} leer.`;
