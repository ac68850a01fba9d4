/** What is said where one neither plans nor plays a card, and of second choices. */

import { clubOf, shadedOf } from "../../art/faces.ts";
import { nameOf, printOf } from "./cards.ts";

export const TAKE = { label: "Take one of these", detail: "Nobody else sees them." };
export const take = (card: number) => ({ label: `Take the ${nameOf(clubOf(card))}`, detail: nameOf(shadedOf(card)) });
export const NOTHING_THERE = { label: "Nothing to take", detail: "Go on with your plan." };

export const PASS = { label: "Let it stand", detail: "The shots count as they lie." };
export const MY_CARDS = "Your cards";
export const THE_SWING = "The swing";

export const ALONE = { label: "Hunt alone", detail: "Two points, if you beat both." };
export const withPartner = (who: string) => ({ label: who, detail: "as partner" });
export const GO_ON = { label: "Play nine more", detail: "More than half must want to." };
export const STOP = { label: "Stop here", detail: "nine are enough" };
export const useClub = (card: number) => `Use it as ${nameOf(clubOf(card))} ${printOf(clubOf(card))}`;
export const BACK = "Not now";

export const reactionMeans = {
  auto: "A Mulligan that you hold is played by itself where it makes you finish, saves a stroke, or brings you 50 yards nearer.",
  never: "No Mulligan of yours is played.",
  ask: "Once all plans lie open, you are asked, whatever you hold.",
};

export const GOLFERS = "Your golfers";
export const PLANNED = "planned";
export const ASKED = "asked";
export const PLANS_NOW = "planning now";
export const play = (type: string) => `Play ${type}`;
export const NOW = "It acts at once.";
export const BORROW_FROM = "Tap whose hand you want to see.";
export const dig = (count: number) => `Put away ${count}, draw ${count + 1}`;
export const cancel = (card: number) => ({
  label: `Cancel the ${nameOf(shadedOf(card))}`,
  detail: "With your Mulligan, at once.",
});
