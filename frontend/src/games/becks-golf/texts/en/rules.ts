/** The game in a minute. *Words in asterisks* are bold. */

import { listWords, numberWord, points, signed } from "../../../../ui/namesAndScores.ts";
import type { Card } from "../../state.ts";
import { cardName, placeWords } from "./cards.ts";

export const DEAL = "Nine cards, face down";
export const deal = (opened: number) =>
  `Everyone has nine cards in three rows of three. Nobody looks at them, not even at their own. Everyone flips ${numberWord(opened)} of their choice, all at once; then one more card starts the discard pile. The first dealer is picked at random. The player after the dealer starts, and the deal moves on one seat each round. A game has four rounds, or any number from one to nine. Low is good.`;

export const TURN = "Your turn";
export const turn = [
  "*Take the top discard*: it must replace one of your cards, whichever you like.",
  "*Or draw a card*, which only you see: it replaces any of your cards, or you discard it. Discarding it flips nothing.",
  "The card you place lies face up. The card it replaces goes face up to the discard pile.",
  "When the draw pile is empty, the discards are shuffled into a new draw pile. Only the top one stays.",
];

export const PACK = "What the cards are worth";
export const pack = (all: number) => `There are ${all} cards.`;
export const kindName = (card: Card, value: number) =>
  card === "M" ? "Mulligan, wild, 0" : card === "H" ? `Hazard, ${signed(value)}` : cardName(card);
export const ofThem = (count: number) => `${count} of them`;

export const SETS = "Three alike make a set";
export const SETS_TEXT =
  "Three black cards of the same number in a row or column score minus that number, once per line. Diagonals don’t count. Where two sets cross, both score: nine sixes make −36. A Mulligan stands for any black card, and where two sets cross it can stand for two numbers. *Three Mulligans in a line aren’t a set*: at least one card must be black. Red cards lower your score, but a line with a red card or a Hazard is never a set.";

export const OUT = "Going out";
export const out = (lowest: number, notLowest: number) =>
  `The first player with all nine face up goes out, and everyone else gets one more turn. Then every card is flipped and counts, sets too. If the player who went out is sole lowest that round, they get ${points(lowest)}. Otherwise, even in a tie, they get ${signed(notLowest)}. The lowest total of all rounds wins; ties share the place.`;

export const LATE = "When your clock runs out";
/** "at the top left and at the top". */
const where = (places: readonly number[]) => listWords(places.map(placeWords));
export const late = (places: readonly number[], keptUpTo: number) =>
  `At the start, the cards ${where(places)} are flipped for you. On your turn, a card is drawn for you. If it’s ${keptUpTo} or less, which includes Mulligans and red cards, it replaces your highest face-up black card that is higher than the drawn card, isn’t in a set and has no equal in its row or column. Of equal cards, the first is replaced, row by row. Any other drawn card is discarded. Miss two in a row and a bot plays for you until you’re back.`;
export const lateExample = (drawn: Card, replaced: Card) =>
  `Here a ${cardName(drawn)} would replace the ${cardName(replaced)}: every higher card has an equal in its row or column.`;

export const ours = (hazards: number, value: number) =>
  `The rule book gives ${numberWord(hazards)} Hazards of ${signed(value)}, Mulligans of 0, red cards from −1 to −4, and the names Birdie and Hole in One. The rest is ours: the black cards’ numbers, the other names, and how many there are of all other cards.`;
export const guard = (turns: number) =>
  `We depart from the rule book in one way: there, a round lasts until someone goes out. Here it also ends when everyone has had ${turns} turns. Then every card is flipped and counts, with no bonus and no penalty. The game and the name Grandpa Beck’s Golf belong to their maker.`;
