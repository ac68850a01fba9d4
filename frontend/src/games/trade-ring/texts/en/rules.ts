/** The rules in a minute, in our own words. */

import { capital, numberWord, plural } from "../../../../ui/namesAndScores.ts";
import type { Told } from "../../../RulesSection.tsx";

export interface Figures {
  hand: number;
  best: { least: number; most: number };
  high_risk: number;
  most_with_high_risk: number;
  chips: number;
  skips: number;
  turns: number;
  /** How many Mulligans use up the deck, by players. */
  mulligans: Record<string, number>;
}

export const PLAY: (figures: Figures) => Told[] = ({ hand, best, mulligans }) => [
  {
    title: "One card out, one card in",
    words: `Everyone holds ${numberWord(hand)} cards, and nobody sees anyone else’s. At the end, the best hand wins. You get there by trading and talking. Best with ${numberWord(best.least)} to ${numberWord(best.most)} players: with ${spentWords(mulligans, best.most)}.`,
  },
  {
    title: "Your turn",
    points: [
      "*Auction*: lay one of your cards face up on the ring. It’s gone, whatever you get for it, and you can’t skip or fold this turn. Every other player still in the game offers a card, face down. When all offers are in, they’re revealed together.",
      "*Swap*: take one of the offers; its owner takes your card. Everyone else takes theirs back.",
      "*Mulligan*: nothing you like? All cards on the ring are discarded for good, yours too, and everyone still in the game draws a new one.",
      "*Skip*: let the turn go by.",
      "*Fold*: you’re happy. You trade no more, and your hand stays as it is and counts at the end. There’s no way back.",
      "*Up next*: is the next turn yours? Along with your offer, you can already choose the card to auction. Its auction opens as soon as your turn begins, if you have the card and the chips by then. If not, nobody finds out.",
    ],
  },
  {
    title: "Talk",
    words: "Say what you like, whenever you like: ask, praise, promise, bluff. Promises aren’t binding.",
  },
];

/** "seven, the deck is used up after two Mulligans, with eight after one" */
const spentWords = (mulligans: Record<string, number>, most: number) =>
  Object.entries(mulligans)
    .filter(([players]) => Number(players) > most)
    .map(([players, count], at) =>
      at === 0
        ? `${numberWord(Number(players))}, the deck is used up after ${plural(count, "Mulligan")}`
        : `with ${numberWord(Number(players))} after ${numberWord(count)}`,
    )
    .join(", ");

export const WHAT_BEATS_WHAT = "What beats what";

export const END: (figures: Figures) => Told[] = ({ skips, turns, chips, high_risk, most_with_high_risk, hand }) => [
  {
    title: "The end",
    words: "The game ends when one of these happens:",
    points: [
      "Two players are left and one folds: then the other folds too.",
      "After a Mulligan, the deck has too few cards for another.",
      `Someone skips, and the skips in a row are now at least ${numberWord(skips)} times the number of players still in the game. A fold in between neither counts nor breaks the run.`,
      `${capital(String(turns))} turns were played for each player who started the game.`,
      "Then all hands are shown. The rest of the deck is shown too, unless the last two folded. A fold on the very last turn, with more than two left, ends the game by turns, and the deck is shown. The best hand wins, and the others follow in order, folded hands too; chips don’t change that.",
    ],
  },
  {
    title: "Extras",
    points: [
      "*Secret offers*: offers are never revealed. The auctioneer takes one unseen; until the end only its two owners know it. After a Mulligan all cards on the ring are shown, as always. Not with open hands.",
      `*High risk*: ${high_risk} cards are set aside at the start, and nobody knows which. ${capital(numberWord(most_with_high_risk))} players at most.`,
      `*Open hands*: everyone sees all ${numberWord(hand)} cards in every hand. Offers stay hidden until all are in.`,
    ],
  },
  {
    title: "Chips",
    words: `An extra that goes well with the others: ${chips} each.`,
    points: [
      "An auction needs at least one; an offer needs none. Chips on offers are shown when all offers are in, with secret offers too: only the cards stay hidden.",
      "In a swap, the chips on the two cards change hands with them. Everyone else takes theirs back.",
      "A Mulligan sends all chips on the ring to the pot. The best hand takes it at the end.",
      "If it’s your turn and you have no chips, you must fold, even if that ends the game; the club does it at once. You can still make offers without chips.",
      `A rematch with the same players and extras goes on with the chips everyone ended with, the pot included. If anyone has none left, everyone starts with ${chips} again.`,
    ],
  },
  {
    title: "When your clock runs out",
    words:
      "If it’s your turn, you skip. If your auction is open, it ends in a Mulligan. If you owe an offer, the card your hand misses least is offered, with no chips. Miss two in a row and a bot plays for you until you’re back.",
  },
];

export const ours = (chips: number) =>
  `The order of hands is missing from our rule sheet; we found it elsewhere, and it follows how rare the hands are. ${chips} chips each, the end by skips or turns, and the clock are ours. The original game, Mulligan, and its name belong to its author.`;
