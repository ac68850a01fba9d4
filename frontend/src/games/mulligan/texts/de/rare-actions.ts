/** German: rare main actions, second choices, and the buttons in the head. */

import { listWords } from "../../../../texts/de/words.ts";
import { clubOf, shadedOf } from "../../art/cardFaces.ts";
import { nameOf, printOf } from "./cards.ts";

export const CARD = "Scorekarte und Tisch";
const chipWords = (count: number) => `${count}\u00a0${count === 1 ? "Chip" : "Chips"}`;
/** The player's own chips; null for a spectator. */
export const chips = (count: number | null, offers = 0) =>
  count === null ? "Wetten" : `${chipWords(count)}: Wetten${offers ? `, ${offers} zu beantworten` : ""}`;

export const TAKE = { label: "Nimm eine davon", detail: "Niemand sonst sieht sie." };
/** From another player's hand. */
export const takeFrom = (who: string) => ({ label: "Nimm eine davon", detail: `Nur du und ${who} seht sie.` });
export const take = (card: number) => ({ label: `${nameOf(clubOf(card))} nehmen`, detail: nameOf(shadedOf(card)) });
/** Above the player's own hand meanwhile. */
export const OWN_HAND = "Deine Hand";
export const NOTHING_THERE = { label: "Nichts zu nehmen", detail: "Mach mit deinem Plan weiter." };

export const PASS = { label: "So lassen", detail: "Die Schläge zählen, wie sie sind." };
export const DONE = { label: "Fertig", detail: "Alle warten auf dich." };
export const MY_CARDS = "Deine Karten";
export const BACK_TO_PLANS = "Zurück zu den Plänen";

export const YOU_ARE_THE_WOLF = { label: "Du bist der Wolf", detail: "Wähle einen Partner, oder jage allein." };
/** The wolf's three choices, and what each can win. */
export const ALONE = { label: "Allein", detail: "2\u00a0Punkte" };
export const withPartner = (who: string) => ({ label: `Mit ${who}`, detail: "je 1\u00a0Punkt" });
/** The same choice, made ahead with a plan. */
export const NEXT_HOLE = { detail: "nächstes Loch" };
/** The chosen one, with its stakes. */
export const huntAlone = (others: string[]) => ({
  label: "Allein jagen",
  detail: `2\u00a0Punkte, wenn du ${listWords(others)} schlägst, sonst keine.`,
});
export const huntWith = (who: string, other: string) => ({
  label: `Mit ${who} jagen`,
  detail: `Je 1\u00a0Punkt, wenn einer von euch ${other} schlägt, sonst keiner.`,
});
/** For a bet that waits for the player's answer. */
export const offered = (who: string, stake: number) => ({
  label: `${who} bietet eine Wette an`,
  detail: `je ${chipWords(stake)}: ansehen`,
});
export const GO_ON = { label: "Noch neun spielen", detail: "Mehr als die Hälfte muss zustimmen." };
export const GO_ON_AFTER_ALL = { ...GO_ON, detail: "Du willst aufhören. Du kannst es noch ändern." };
export const STOP = { label: "Hier aufhören", detail: "neun sind genug" };
export const useClub = (card: number) => `Als ${nameOf(clubOf(card))} ${printOf(clubOf(card))} spielen`;
export const BACK = "Jetzt nicht";

export const reactionMeans = {
  auto: "Auto spielt ihn, wenn du damit einlochst, einen Schlag sparst oder mindestens 50\u00a0Yards näher kommst.",
  never: "Nie: Dein Mulligan bleibt in deiner Hand.",
  ask: "Du wirst auch ohne Mulligan gefragt, darum verrät es nichts.",
};

export const GOLFERS = "Deine Golfer";
export const PLANNED = "geplant";
export const ASKED = "gefragt";
export const PLANS_NOW = "plant jetzt";
export const play = (type: string) => `${type} spielen`;
export const NOW = "Wirkt sofort.";
export const BORROW_FROM = "Tippe an, wessen Hand du sehen willst.";
export const dig = (count: number) => `${count} abwerfen, ${count + 1} ziehen`;
const theAction = (card: number) => nameOf(shadedOf(card));
/** "Mit deinem Mulligan Rough oder Wasser aufheben?" */
export const cancelWith = (cards: readonly number[]) =>
  `Mit deinem Mulligan ${[...new Set(cards.map(theAction))].join(" oder ")} aufheben?`;
export const CANCEL_WHICH = { label: "Tippe eine Aktion an", detail: "Dein Mulligan hebt sie auf." };
export const cancel = (card: number) => ({
  label: `${theAction(card)} aufheben`,
  detail: "Mit deinem Mulligan, sofort.",
});
