/** What is said and read at the table: the head, the cards, the piles, what one may do, what happened. */

import { verb, whom, whose } from "../../../../texts/en/who.ts";
import { capital, listWords, numberWord, points } from "../../../../ui/namesAndScores.ts";
import type { Card, Face, MadeSet } from "../../state.ts";
import { aCard, cardName, placeWords, spokenCard, spokenGrid, spokenPlace, spokenScore } from "./cards.ts";

// The head.
export const titleWords = (round: number, rounds: number) => `Round ${round} of ${rounds}`;
export const turnOf = {
  gameOver: "Game over",
  roundOver: "Round over",
  opening: "Turn two",
  allOpen: "All turn two",
  of: (name: string) => `${whose(name)} turn`,
  last: (name: string) => `${whose(name)} last turn`,
};

// The parts of the table.
export const OTHERS = "The others’ cards";
export const ROUND = "The round";
export const YOU = "You";
export const OUT = "out";
export const TO_CHOOSE = "to choose";
export const TO_PLAY = "to play";
export const inAll = (score: number) => `${points(score)} in all`;
export const SO_FAR = "so far";
export const THIS_ROUND = "this round";

/** Another's cards, for who cannot see them. */
export function spokenPanel(now: number, all: number, over: boolean, grid: Face[], sets: MadeSet[], holds: boolean) {
  const scores = `${spokenScore(now)} ${over ? THIS_ROUND : SO_FAR}, ${spokenScore(all)} in all`;
  return `${scores}. ${spokenGrid(grid, sets)}.${holds ? " Has drawn a card." : ""}`;
}

// One's own cards.
export const YOUR_NINE = "Your nine cards";
export const lies = (face: Face, at: number) => `${spokenCard(face)}, ${spokenPlace(at)}`;
export const toTurn = (chosen: boolean) => (chosen ? "Chosen to be turned" : "Choose it to be turned");
/** `card`: the one in the hand; null for the top discard, which is not in it yet. */
export const toReplace = (chosen: boolean, card: Face) =>
  `${chosen ? "Chosen for" : "Put here"} ${card === null ? "the top discard" : `the ${spokenCard(card)}`}`;

// The piles and the hand.
export const DISCARDS = "Discards";
export const left = (cards: number) => `${cards} left`;
export const inHand = (card: Face) => `In your hand: ${spokenCard(card)}`;
export const spokenPile = (cards: number | null, draws: boolean) =>
  `Draw pile${cards === null ? "" : `, ${left(cards)}`}${draws ? ". Draw a card" : ""}`;
export const spokenDiscards = (top: Card | undefined) =>
  top === undefined ? "Discards, none yet" : `Discards, on top ${spokenCard(top)}`;
export const throwHere = (chosen: boolean) => (chosen ? "Chosen for your card" : "Throw your card here");
export const takeTop = (lifted: boolean) => (lifted ? "Put the card back" : "Take it");

// What one may do.
export const SCORES = "Scores";
export const PUT_BACK = "Put it back";
export const NOT_YET = "Not yet";
export const THROW_IT = "Throw it";
export const TAKE_IT = "Take it";
export const DRAW = "Draw a card";
export const CHOOSE_TWO = "Choose two cards";
export const ONE_MORE = "Choose one more card";
export const TURN_TWO = "Turn these two";
export const TURN_INSTEAD = "Turn these instead";
export const NOBODY_LOOKS = "Nobody looks before all have chosen.";
export const choosePlace = (card: Card) => `Choose a place for the ${cardName(card)}`;
export const throwCard = (card: Card) => `Throw the ${cardName(card)}`;
export const placeCard = (card: Card, at: number) => `Place the ${cardName(card)} ${placeWords(at)}`;
export const goOut = (card: Card) => `Place the ${cardName(card)} and go out`;
export const onTo = (round: number) => `On to round ${round}`;
export const endsRound = (clear: boolean) => `This ends the round.${clear ? " You look well clear." : ""}`;
export const ALONE_LOWEST = "alone lowest";
export const IF_NOT = "if not";

// What to do next, or what the chosen place would make.
export const madeSet = ({ score }: MadeSet) => `A set: ${points(score)}.`;
export const nowThen = (from: number, to: number) => `Now ${points(from)}, then ${points(to)}.`;
export const drawOrTake = (top: Card, isNew: boolean) =>
  `Draw, or take the ${cardName(top)}${isNew ? ": it must replace a card" : ""}.`;
export const thrown = (card: Card) => `The ${cardName(card)} goes to the discards. Nothing turns over.`;
export const TAP_REPLACED = "Tap the card that it replaces.";
export const replaceOrThrow = (card: Card, isNew: boolean) =>
  isNew ? "Tap a place. Thrown, it turns nothing over." : `Tap the card to replace, or throw the ${cardName(card)}.`;

// What everybody waits for.
export const GAME_OVER = "The game is over";
export const waitingFor = (names: string[]) =>
  `Waiting for ${names.length > 2 ? `${numberWord(names.length)} others` : listWords(names)}`;
export const MAY_CHANGE = "Until then you may choose others.";
export const TWO_EACH = "Two cards each.";
export const hasDrawn = (name: string) => `${name} has drawn a card`;
export const isToPlay = (name: string) => `${name} is to play`;
export const wentOut = (name: string) => `${name} went out.`;
export const standings = (all: { name: string; score: number }[]) =>
  `In all: ${all.map(({ name, score }) => `${whom(name)} ${points(score)}`).join(", ")}`;

// How things stand, for a page that was not there.
export const DEALT = "Nine cards each, face down. All turn two.";
export const onDiscards = (top: Card) => `${capital(aCard(top))} lies on the discards.`;
export const youDrew = (card: Card) => `You drew ${aCard(card)}.`;
export const YOUR_TURN = "It is your turn.";

// What happened, and stands for a while.
/** A sentence's end; a name that is cut has its dots already. */
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
export const NO_ROUNDS = "Rounds stand here once they are over.";
