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
  /** How many Mulligans spend the deck, by players. */
  mulligans: Record<string, number>;
}

export const PLAY: (figures: Figures) => Told[] = ({ hand, best, mulligans }) => [
  {
    title: "One card out, one card in",
    words: `Each holds ${numberWord(hand)} cards, and nobody sees another’s. When all is over, the best hand wins. The way there is trade, and talk. Best with ${numberWord(best.least)} to ${numberWord(best.most)} players: with ${spentWords(mulligans, best.most)}.`,
  },
  {
    title: "Your turn",
    points: [
      "*Auction*: lay a card of yours face-up on the ring. It is gone, whatever comes, and so are skipping and folding for this turn. Every other player still in the game slips one card in, face-down. When all are in, they turn over together.",
      "*Swap*: take one of the offers; its owner takes your card. All others take theirs back.",
      "*Mulligan*: nothing you like? All cards on the ring are discarded for good, yours too, and each still in the game draws a new one.",
      "*Skip*: let the turn go by.",
      "*Fold*: you are happy. You trade no more, and your hand stays as it is to the end, where it still counts. There is no way back.",
      "*Up next*: is the next turn yours? With your offer you can already choose the card to auction then. Its auction opens as soon as your turn begins, if you have the card by then, and the chips. If not, nobody finds out.",
    ],
  },
  {
    title: "Talk",
    words: "Say what you like, whenever you like: ask, praise, promise, bluff. A promise binds nobody.",
  },
];

/** "seven the deck is spent after two Mulligans, with eight after one" */
const spentWords = (mulligans: Record<string, number>, most: number) =>
  Object.entries(mulligans)
    .filter(([players]) => Number(players) > most)
    .map(([players, count], at) =>
      at === 0
        ? `${numberWord(Number(players))} the deck is spent after ${plural(count, "Mulligan")}`
        : `with ${numberWord(Number(players))} after ${numberWord(count)}`,
    )
    .join(", ");

export const WHAT_BEATS_WHAT = "What beats what";

export const END: (figures: Figures) => Told[] = ({ skips, turns, chips, high_risk, most_with_high_risk, hand }) => [
  {
    title: "The end",
    points: [
      "Two are left, and one of them folds: then the other folds too.",
      "After a Mulligan, the deck has too few cards for another.",
      `Somebody skips, and skips have now followed each other at least ${numberWord(skips)} times as often as there are players still in the game. A fold in between neither counts nor breaks the run.`,
      `${capital(String(turns))} turns were played for each player who began.`,
      "Then all hands turn up, and what is left of the deck, but not where the last two folded. A fold on the very last turn, with more than two left, ends the game by turns, and the deck is shown. The best hand wins, and the others follow in order, folded hands too; chips change nothing in that.",
    ],
  },
  {
    title: "Additions",
    points: [
      "*Secret offers*: offers never turn over. The auctioneer takes one unseen; until the end only its two owners know it. After a Mulligan all cards on the ring are shown, as ever. Not with open hands.",
      `*High risk*: ${high_risk} cards are put aside at the start, and nobody knows which. ${capital(numberWord(most_with_high_risk))} players at most.`,
      `*Open hands*: everybody sees all ${numberWord(hand)} cards of everybody. Offers stay hidden until all are in.`,
    ],
  },
  {
    title: "Chips",
    words: `An addition that goes well with the others: ${chips} each.`,
    points: [
      "One or more must lie on an auction; an offer needs none. Those of the offers are shown when all are in, with secret offers too: only the cards stay down.",
      "In a swap the chips of the two cards change hands with them. All others take theirs back.",
      "A Mulligan sends all chips on the ring to the pot. The best hand takes it at the end.",
      "Whose turn it is without a chip must fold, even where that ends the game; the club does it at once. Without chips one may still offer.",
      `A rematch with the same players and additions goes on with the chips that each ended with, the pot among them. If anybody has none left, all begin with ${chips} again.`,
    ],
  },
  {
    title: "When your clock runs out",
    words:
      "A turn is skipped, an auction ends in the Mulligan, and of your hand the card is offered that it misses least, with no chips. Twice in a row, and a bot plays on until you are back.",
  },
];

export const ours = (chips: number) =>
  `The order of hands was lost from the rule sheet and is what we found elsewhere; it follows how rare they are. ${chips} chips each, the end by skips or turns, and the clock are ours. Mulligan, the trading game, is its maker’s game and name.`;
