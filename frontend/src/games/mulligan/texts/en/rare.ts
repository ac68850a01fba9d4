/** What is said where one neither plans nor plays a card, of second choices, and in the head. */

import { listWords } from "../../../../ui/namesAndScores.ts";
import { clubOf, shadedOf } from "../../art/cardFaces.ts";
import { nameOf, printOf } from "./cards.ts";

export const CARD = "Scorecard and table";
/** One's chips, of which who looks on has none. */
export const chips = (count: number | null, offers = 0) =>
  count === null
    ? "Wagers"
    : `${count} ${count === 1 ? "chip" : "chips"}: wagers${offers ? `, ${offers} to answer` : ""}`;

export const TAKE = { label: "Take one of these", detail: "Nobody else sees them." };
/** Of another's hand. */
export const takeFrom = (who: string) => ({ label: "Take one of these", detail: `Only you and ${who} see them.` });
export const take = (card: number) => ({ label: `Take the ${nameOf(clubOf(card))}`, detail: nameOf(shadedOf(card)) });
/** Over what one holds meanwhile. */
export const OWN_HAND = "Your hand";
export const NOTHING_THERE = { label: "Nothing to take", detail: "Go on with your plan." };

export const PASS = { label: "Let it stand", detail: "The shots count as they lie." };
export const DONE = { label: "Done", detail: "All wait for you." };
export const MY_CARDS = "Your cards";
export const BACK_TO_PLANS = "Back to the plans";

export const YOU_ARE_THE_WOLF = { label: "You are the wolf", detail: "Choose whom you hunt with." };
/** The wolf's three choices, and what each can win. */
export const ALONE = { label: "Alone", detail: "2 points" };
export const withPartner = (who: string) => ({ label: `With ${who}`, detail: "1 point each" });
/** The same, told with a plan before. */
export const NEXT_HOLE = { detail: "next hole" };
/** The one that was chosen, and what it takes. */
export const huntAlone = (others: string[]) => ({
  label: "Hunt alone",
  detail: `2 points if you beat ${listWords(others)}; a tie or worse, none.`,
});
export const huntWith = (who: string, other: string) => ({
  label: `Hunt with ${who}`,
  detail: `A point each if one of you beats ${other}; else none.`,
});
/** Of a wager that waits for one's answer. */
export const offered = (who: string, stake: number) => ({
  label: `${who} offers a wager`,
  detail: `${stake === 1 ? "1 chip" : `${stake} chips`} each: look`,
});
export const GO_ON = { label: "Play nine more", detail: "More than half must want to." };
/** To who has said otherwise. */
export const GO_ON_AFTER_ALL = { ...GO_ON, detail: "You want to stop. You may still change your mind." };
export const STOP = { label: "Stop here", detail: "nine are enough" };
export const useClub = (card: number) => `Use it as ${nameOf(clubOf(card))} ${printOf(clubOf(card))}`;
export const BACK = "Not now";

export const reactionMeans = {
  auto: "Auto plays it where it makes you finish, saves a stroke, or brings you 50 yards nearer.",
  never: "Never: a Mulligan stays in your hand.",
  ask: "You are asked, whatever you hold: so it tells nothing.",
};

export const GOLFERS = "Your golfers";
export const PLANNED = "planned";
export const ASKED = "asked";
export const PLANS_NOW = "planning now";
export const play = (type: string) => `Play ${type}`;
export const NOW = "It acts at once.";
export const BORROW_FROM = "Tap whose hand you want to see.";
export const dig = (count: number) => `Put away ${count}, draw ${count + 1}`;
const theAction = (card: number) => `the ${nameOf(shadedOf(card))}`;
/** "Cancel the Rough or the Water with your Mulligan?" */
export const cancelWith = (cards: readonly number[]) =>
  `Cancel ${[...new Set(cards.map(theAction))].join(" or ")} with your Mulligan?`;
export const CANCEL_WHICH = { label: "Tap what to cancel", detail: "Your Mulligan strikes out one of them." };
export const cancel = (card: number) => ({
  label: `Cancel ${theAction(card)}`,
  detail: "With your Mulligan, at once.",
});
