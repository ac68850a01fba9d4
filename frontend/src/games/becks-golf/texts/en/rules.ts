/** The game in a minute. *These words* stand out. */

import { listWords, numberWord, points, signed } from "../../../../ui/namesAndScores.ts";
import type { Card } from "../../state.ts";
import { cardName, placeWords } from "./cards.ts";

export const DEAL = "Nine cards, face down";
export const deal = (opened: number) =>
  `Each has nine cards in three rows of three. Nobody looks at them, not even at their own. At the beginning all turn ${numberWord(opened)} of their choice, at once; then one card more begins the discards. Who deals first is drawn: the player who sits next has the first turn, and the deal moves on by a seat each round. A game has four rounds, or from one to nine as you choose. Low is good.`;

export const TURN = "Your turn";
export const turn = [
  "*Take the top discard*: it must replace a card of yours, whichever you like.",
  "*Or draw a card*, which only you see: it replaces any card of yours, or you throw it. A card that is thrown turns nothing over.",
  "Your cards are always laid face up; what they replace goes to the discards, face up too.",
  "When the draw pile is used up, the discards are shuffled and drawn from again; the top one stays.",
];

export const PACK = "What the cards are worth";
export const pack = (all: number) => `There are ${all}.`;
export const kindName = (card: Card, value: number) =>
  card === "M" ? "Mulligan, wild, 0" : card === "H" ? `Hazard, ${signed(value)}` : cardName(card);
export const ofThem = (count: number) => `${count} of them`;

export const SETS = "Three alike make a set";
export const SETS_TEXT =
  "Three black cards of one number in a row or a column score minus that number, once for the line. Diagonals do not count. Where two sets cross, both score: nine sixes make −36. Mulligans stand for any black card, and one at a crossing may serve two numbers. *Three Mulligans in a line are no set*: at least one card must be black. Red cards lower your score but spoil a line for a set, and so does a Hazard.";

export const OUT = "Going out";
export const out = (lowest: number, notLowest: number) =>
  `Who first has all nine face up goes out, and all others have one more turn. Then every card is turned and counts, sets too. If the one who went out is alone the lowest in that round, that is ${points(lowest)} for them. If not, even on a tie, it is ${signed(notLowest)}. The lowest total of all rounds wins; ties share.`;

export const LATE = "When your clock runs out";
/** "at the top left and at the top". */
const where = (places: readonly number[]) => listWords(places.map(placeWords));
export const late = (places: readonly number[], keptUpTo: number) =>
  `At the beginning the cards ${where(places)} are turned for you. On your turn a card is drawn. One of ${keptUpTo} or less, as Mulligans and red cards are too, replaces your highest black card that is higher and serves nothing: it lies face up, is in no set, and no equal one lies in its row or column. Of equals the first goes, row by row. Any other card is thrown. Twice in a row, and a bot plays on until you are back.`;
export const lateExample = (drawn: Card, replaced: Card) =>
  `Here a ${cardName(drawn)} would replace the ${cardName(replaced)}: all that is higher has its like beside or below it.`;

export const ours = (hazards: number, value: number) =>
  `From the book: ${numberWord(hazards)} Hazards of ${signed(value)}, Mulligans of 0, and red cards from −1 to −4, of which it names the Birdie and the Hole in One. How many there are of the others, the black cards’ numbers and the other names are ours.`;
export const guard = (turns: number) =>
  `In one thing we leave the book: there a round lasts until somebody goes out. Here it ends, too, when all have had ${turns} turns: every card is turned and counts, with no bonus and no penalty. Grandpa Beck’s Golf is its maker’s game and name.`;
