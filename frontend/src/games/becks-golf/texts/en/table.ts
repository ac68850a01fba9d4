/** The texts of the table: head, cards, piles, actions, news. */

import { verb, whom, whose } from "../../../../texts/en/who.ts";
import { capital, listWords, numberWord, points } from "../../../../ui/namesAndScores.ts";
import type { Card, Face, MadeSet } from "../../state.ts";
import { aCard, cardName, placeWords, spokenCard, spokenGrid, spokenPlace, spokenScore } from "./cards.ts";

// The head.
export const titleWords = (round: number, rounds: number) => `Round ${round} of ${rounds}`;
export const turnOf = {
  gameOver: "Game over",
  roundOver: "Round over",
  opening: "Flip two",
  allOpen: "Everyone flips two",
  of: (name: string) => `${whose(name)} turn`,
  last: (name: string) => `${whose(name)} last turn`,
};

// The parts of the table.
export const OTHERS = "The others’ cards";
export const ROUND = "The round";
export const YOU = "You";
export const OUT = "out";
export const CHOOSING = "choosing";
export const TO_PLAY = "to play";
export const totalWords = (score: number) => `total ${points(score)}`;
export const SO_FAR = "so far";
export const THIS_ROUND = "this round";

/** Another player's cards, for screen readers. */
export function spokenPanel(now: number, all: number, over: boolean, grid: Face[], sets: MadeSet[], holds: boolean) {
  const scores = `${spokenScore(now)} ${over ? THIS_ROUND : SO_FAR}, total ${spokenScore(all)}`;
  return `${scores}. ${spokenGrid(grid, sets)}.${holds ? " Has drawn a card." : ""}`;
}

// The player's own cards.
export const YOUR_NINE = "Your nine cards";
export const lies = (face: Face, at: number) => `${spokenCard(face)}, ${spokenPlace(at)}`;
export const toFlip = (chosen: boolean) => (chosen ? "Chosen to flip" : "Choose to flip");
/** `card`: the one in the hand; null for the top discard, which is not in it yet. */
export const toReplace = (chosen: boolean, card: Face) =>
  `${chosen ? "Goes" : "Place"} here: ${card === null ? "top discard" : spokenCard(card)}`;

// The piles and the hand.
export const DISCARDS = "Discards";
export const left = (cards: number) => `${cards} left`;
export const inHand = (card: Face) => `In your hand: ${spokenCard(card)}`;
export const spokenPile = (cards: number | null, draws: boolean) =>
  `Draw pile${cards === null ? "" : `, ${left(cards)}`}${draws ? ". Draw a card" : ""}`;
export const spokenDiscards = (top: Card | undefined) =>
  top === undefined ? "Discards, empty" : `Discards, on top ${spokenCard(top)}`;
export const discardHere = (chosen: boolean) => (chosen ? "Your card goes here" : "Discard your card here");
export const takeTop = (lifted: boolean) => (lifted ? "Put the card back" : "Take it");

// Actions.
export const SCORES = "Scores";
export const PUT_BACK = "Put it back";
export const CANCEL = "Cancel";
export const DISCARD_IT = "Discard it";
export const TAKE_IT = "Take it";
export const DRAW = "Draw a card";
export const CHOOSE_TWO = "Choose two cards";
export const ONE_MORE = "Choose one more card";
export const FLIP_TWO = "Flip these two";
export const FLIP_INSTEAD = "Flip these instead";
export const FLIP_TOGETHER = "Cards flip once everyone has chosen.";
export const choosePlace = (card: Card) => `Choose a place for the ${cardName(card)}`;
export const discardCard = (card: Card) => `Discard the ${cardName(card)}`;
export const placeCard = (card: Card, at: number) => `Place the ${cardName(card)} ${placeWords(at)}`;
export const goOut = (card: Card) => `Place the ${cardName(card)} and go out`;
export const onTo = (round: number) => `On to round ${round}`;
export const endsRound = (clear: boolean) => `This ends the round.${clear ? " You look safely ahead." : ""}`;
export const SOLE_LOWEST = "if sole lowest";
export const OTHERWISE = "otherwise";

// Hints: what to do next, or the result of the chosen place.
export const madeSet = ({ score }: MadeSet) => `A set: ${points(score)}.`;
export const nowThen = (from: number, to: number) => `Now ${points(from)}, then ${points(to)}.`;
export const drawOrTake = (top: Card, isNew: boolean) =>
  `Draw, or take the ${cardName(top)}${isNew ? ": it must replace a card" : ""}.`;
export const discards = (card: Card) => `Discards the ${cardName(card)}. Nothing is flipped.`;
export const TAP_REPLACED = "Tap the card it replaces.";
export const replaceOrDiscard = (card: Card, isNew: boolean) =>
  isNew
    ? "Tap a place, or discard it: nothing is flipped."
    : `Tap the card to replace, or discard the ${cardName(card)}.`;

// In place of the main action: what the table waits for.
export const GAME_OVER = "The game is over";
export const waitingFor = (names: string[]) =>
  `Waiting for ${names.length > 2 ? `${numberWord(names.length)} others` : listWords(names)}`;
export const MAY_CHANGE = "Until then you can choose others.";
export const TWO_EACH = "Two cards each.";
export const hasDrawn = (name: string) => `${name} has drawn a card`;
export const wentOut = (name: string) => `${name} went out.`;
export const standings = (all: { name: string; score: number }[]) =>
  `Totals: ${all.map(({ name, score }) => `${whom(name)} ${points(score)}`).join(", ")}`;

// The state of the game, for a page that missed the news.
export const DEALT = "Nine cards each, face down. Everyone flips two.";
export const onDiscards = (top: Card) => `${capital(aCard(top))} is on top of the discard pile.`;
export const youDrew = (card: Card) => `You drew ${aCard(card)}.`;
export const YOUR_TURN = "It’s your turn.";

// News that is shown longer.
/** Ends a sentence. A shortened name already ends in dots. */
const ended = (words: string) => (words.endsWith("…") ? words : `${words}.`);
/** "Hal went out. One more turn for Bea and you." */
export const lastTurns = (closer: string, others: string[]) =>
  `${wentOut(closer)}${others.length ? ` One more turn for ${ended(listWords(others.map(whom)))}` : ""}`;
/** "Ruth wins the game.", "You and Ruth win the game." */
export const won = (names: string[]) =>
  `${names.length > 1 ? `${capital(listWords(names.map(whom)))} win` : verb(names[0]!, "win", "wins")} the game.`;
export const roundOver = (round: number) => `Round ${round} is over.`;

// The sheet of scores.
export const cardsOf = (name: string) => `${whose(name)} cards`;
export const NO_ROUNDS = "Finished rounds appear here.";
