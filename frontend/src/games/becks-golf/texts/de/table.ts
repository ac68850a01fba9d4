/** German: the texts of the table: head, cards, piles, actions, news. */

import { accusative, belonging, YOU as SELF, verb, whom } from "../../../../texts/de/who.ts";
import { listWords, numberWord } from "../../../../texts/de/words.ts";
import { points } from "../../../../ui/namesAndScores.ts";
import type { Card, Face, MadeSet } from "../../state.ts";
import { aCard, cardName, placeWords, spokenCard, spokenGrid, spokenPlace, spokenScore, theCard } from "./cards.ts";

// The head.
export const titleWords = (round: number, rounds: number) => `Runde\u00a0${round} von\u00a0${rounds}`;
export const turnOf = {
  gameOver: "Spiel aus",
  roundOver: "Runde vorbei",
  opening: "2 aufdecken",
  allOpen: "Alle decken zwei auf",
  of: (name: string) => (name === SELF ? "Dein Zug" : `${name} ist am Zug`),
  last: (name: string) => (name === SELF ? "Dein letzter Zug" : `Letzter Zug: ${name}`),
};

// The parts of the table.
export const OTHERS = "Die Karten der anderen";
export const ROUND = "Die Runde";
export const YOU = "Du";
export const OUT = "fertig";
export const CHOOSING = "wählt";
export const TO_PLAY = "am Zug";
export const totalWords = (score: number) => `${points(score)} gesamt`;
export const SO_FAR = "bisher";
export const THIS_ROUND = "diese Runde";

/** Another player's cards, for screen readers. */
export function spokenPanel(now: number, all: number, over: boolean, grid: Face[], sets: MadeSet[], holds: boolean) {
  const scores = `${spokenScore(now)} ${over ? THIS_ROUND : SO_FAR}, ${spokenScore(all)} gesamt`;
  return `${scores}. ${spokenGrid(grid, sets)}.${holds ? " Hat eine Karte gezogen." : ""}`;
}

// The player's own cards.
export const YOUR_NINE = "Deine neun Karten";
export const lies = (face: Face, at: number) => `${spokenCard(face)}, ${spokenPlace(at)}`;
export const toFlip = (chosen: boolean) => (chosen ? "Zum Aufdecken gewählt" : "Zum Aufdecken wählen");
/** `card`: the one in the hand; null for the top discard, which is not in it yet. */
export const toReplace = (chosen: boolean, card: Face) =>
  `${chosen ? "Hierher kommt" : "Hierher legen"}: ${card === null ? "oberste Karte der Ablage" : spokenCard(card)}`;

// The piles and the hand.
export const DISCARDS = "Ablage";
export const left = (cards: number) => `noch ${cards}`;
export const inHand = (card: Face) => `In deiner Hand: ${spokenCard(card)}`;
export const spokenPile = (cards: number | null, draws: boolean) =>
  `Nachziehstapel${cards === null ? "" : `, ${left(cards)}`}${draws ? ". Karte ziehen" : ""}`;
export const spokenDiscards = (top: Card | undefined) =>
  top === undefined ? "Ablage, noch leer" : `Ablage, obenauf ${spokenCard(top)}`;
export const discardHere = (chosen: boolean) => (chosen ? "Hierher kommt deine Karte" : "Deine Karte hier abwerfen");
export const takeTop = (lifted: boolean) => (lifted ? "Karte zurücklegen" : "Nehmen");

// Actions.
export const SCORES = "Punkte";
export const PUT_BACK = "Zurücklegen";
export const CANCEL = "Abbrechen";
export const DISCARD_IT = "Abwerfen";
export const TAKE_IT = "Nehmen";
export const DRAW = "Karte ziehen";
export const CHOOSE_TWO = "Zwei Karten wählen";
export const ONE_MORE = "Noch eine Karte wählen";
export const FLIP_TWO = "Diese zwei aufdecken";
export const FLIP_INSTEAD = "Lieber diese aufdecken";
export const FLIP_TOGETHER = "Aufgedeckt wird, sobald alle gewählt haben.";
export const choosePlace = (card: Card) => `Wohin kommt ${theCard(card, true)}?`;
export const discardCard = (card: Card) => `${cardName(card)} abwerfen`;
export const placeCard = (card: Card, at: number) => `${cardName(card)} ${placeWords(at)} hinlegen`;
export const goOut = (card: Card) => `${cardName(card)} legen und fertig`;
export const onTo = (round: number) => `Weiter zu Runde\u00a0${round}`;
export const endsRound = (clear: boolean) => `Damit endet die Runde.${clear ? " Du liegst wohl klar vorn." : ""}`;
export const SOLE_LOWEST = "allein vorn";
export const OTHERWISE = "sonst";

// Hints: what to do next, or the result of the chosen place.
export const madeSet = ({ score }: MadeSet) => `Ein Drilling: ${points(score)}.`;
export const nowThen = (from: number, to: number) => `Jetzt ${points(from)}, dann ${points(to)}.`;
export const drawOrTake = (top: Card, isNew: boolean) =>
  `Zieh, oder ${isNew ? "ersetze eine Karte durch" : "nimm"} ${theCard(top)}.`;
export const discards = (card: Card) => `Wirft ${theCard(card)} ab. Nichts wird aufgedeckt.`;
export const TAP_REPLACED = "Tippe auf die Karte, die du ersetzen willst.";
export const replaceOrDiscard = (card: Card, isNew: boolean) =>
  isNew ? "Tippe auf einen Platz. Abwerfen deckt nichts auf." : `Ersetze eine Karte, oder wirf ${theCard(card)} ab.`;

// In place of the main action: what the table waits for.
export const GAME_OVER = "Das Spiel ist aus";
export const waitingFor = (names: string[]) =>
  `Warten auf ${names.length > 2 ? `${numberWord(names.length)} andere` : listWords(names)}`;
export const MAY_CHANGE = "Bis dahin kannst du andere wählen.";
export const TWO_EACH = "Je zwei Karten.";
export const hasDrawn = (name: string) => `${name} hat eine Karte gezogen`;
export const wentOut = (name: string) => `${verb(name, "bist", "ist")} fertig.`;
export const standings = (all: { name: string; score: number }[]) =>
  `Gesamt: ${all.map(({ name, score }) => `${whom(name)} ${points(score)}`).join(", ")}`;

// The state of the game, for a page that missed the news.
export const DEALT = "Je neun Karten, verdeckt. Alle decken zwei auf.";
export const onDiscards = (top: Card) => `Auf der Ablage liegt ${aCard(top, true)}.`;
export const youDrew = (card: Card) => `Du hast ${aCard(card)} gezogen.`;
export const YOUR_TURN = "Du bist am Zug.";

// News that is shown longer.
/** Ends a sentence. A shortened name already ends in dots. */
const ended = (words: string) => (words.endsWith("…") ? words : `${words}.`);
/** "Hal ist fertig. Noch ein Zug für Bea und dich." */
export const lastTurns = (closer: string, others: string[]) =>
  `${wentOut(closer)}${others.length ? ` Noch ein Zug für ${ended(listWords(others.map(accusative)))}` : ""}`;
/** "Das Spiel geht an Ruth.", "Das Spiel geht an dich und Ruth." */
export const won = (names: string[]) => `Das Spiel geht an ${listWords(names.map(accusative))}.`;
export const roundOver = (round: number) => `Runde\u00a0${round} ist vorbei.`;

// The sheet of scores.
export const cardsOf = (name: string) => belonging(name, "Deine Karten", "Karten");
export const NO_ROUNDS = "Hier stehen die Runden, sobald sie vorbei sind.";
