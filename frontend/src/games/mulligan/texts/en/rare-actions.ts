/** Rare main actions, second choices, and the buttons in the head. */

import { listWords } from "../../../../ui/namesAndScores.ts";
import { clubOf, shadedOf } from "../../art/cardFaces.ts";
import { nameOf, printOf } from "./cards.ts";

export const CARD = "Scorecard and table";
/** The player's own chips; null for a spectator. */
export const chips = (count: number | null, offers = 0) =>
  count === null ? "Bets" : `${count} ${count === 1 ? "chip" : "chips"}: bets${offers ? `, ${offers} to answer` : ""}`;

export const TAKE = { label: "Take one of these", detail: "Nobody else sees them." };
/** From another player's hand. */
export const takeFrom = (who: string) => ({ label: "Take one of these", detail: `Only you and ${who} see them.` });
export const take = (card: number) => ({ label: `Take the ${nameOf(clubOf(card))}`, detail: nameOf(shadedOf(card)) });
/** Above the player's own hand meanwhile. */
export const OWN_HAND = "Your hand";
export const NOTHING_THERE = { label: "Nothing to take", detail: "Continue with your plan." };

export const PASS = { label: "Let it stand", detail: "The shots count as they are." };
export const DONE = { label: "Done", detail: "Everyone is waiting for you." };
export const MY_CARDS = "Your cards";
export const BACK_TO_PLANS = "Back to the plans";

export const YOU_ARE_THE_WOLF = { label: "You’re the wolf", detail: "Pick a partner, or hunt alone." };
/** The wolf's three choices, and what each can win. */
export const ALONE = { label: "Alone", detail: "2 points" };
export const withPartner = (who: string) => ({ label: `With ${who}`, detail: "1 point each" });
/** The same choice, made ahead with a plan. */
export const NEXT_HOLE = { detail: "next hole" };
/** The chosen one, with its stakes. */
export const huntAlone = (others: string[]) => ({
  label: "Hunt alone",
  detail: `2 points if you beat ${listWords(others)}, none if you tie or lose.`,
});
export const huntWith = (who: string, other: string) => ({
  label: `Hunt with ${who}`,
  detail: `1 point each if one of you beats ${other}, otherwise none.`,
});
/** For a bet that waits for the player's answer. */
export const offered = (who: string, stake: number) => ({
  label: `${who} offers a bet`,
  detail: `${stake === 1 ? "1 chip" : `${stake} chips`} each: view`,
});
export const GO_ON = { label: "Play nine more", detail: "More than half must agree." };
/** To a player who chose to stop. */
export const GO_ON_AFTER_ALL = { ...GO_ON, detail: "You chose to stop. You can still change your mind." };
export const STOP = { label: "Stop here", detail: "nine is enough" };
export const useClub = (card: number) => `Use as ${nameOf(clubOf(card))} ${printOf(clubOf(card))}`;
export const BACK = "Not now";

export const reactionMeans = {
  auto: "Auto plays it to hole out, save a stroke, or end at least 50 yards closer.",
  never: "Never: your Mulligan stays in your hand.",
  ask: "You’re asked even without a Mulligan, so it gives nothing away.",
};

export const GOLFERS = "Your golfers";
export const PLANNED = "planned";
export const ASKED = "asked";
export const PLANS_NOW = "planning now";
export const play = (type: string) => `Play ${type}`;
export const NOW = "Takes effect at once.";
export const BORROW_FROM = "Tap a player to see their hand.";
export const dig = (count: number) => `Discard ${count}, draw ${count + 1}`;
const theAction = (card: number) => `the ${nameOf(shadedOf(card))}`;
/** "Cancel the Rough or the Water with your Mulligan?" */
export const cancelWith = (cards: readonly number[]) =>
  `Cancel ${[...new Set(cards.map(theAction))].join(" or ")} with your Mulligan?`;
export const CANCEL_WHICH = { label: "Tap an action to cancel", detail: "Your Mulligan cancels one of them." };
export const cancel = (card: number) => ({
  label: `Cancel ${theAction(card)}`,
  detail: "With your Mulligan, at once.",
});
