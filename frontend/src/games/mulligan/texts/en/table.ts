/** The table while a player plans. */

import { whom, YOU } from "../../../../texts/en/who.ts";
import { listWords, ordinal } from "../../../../ui/namesAndScores.ts";
import { clubOf, type Half, halfOf, shadedOf } from "../../art/cardFaces.ts";
import { cards, nameOf, printOf, strokesMore } from "./cards.ts";

export const title = (at: { hole: number } | undefined) => (at ? `Hole ${at.hole}` : "The round");
export const par = (par: number, rest: string) => `Par ${par}, ${rest}`;
export const turnOf = {
  partner: (_: number) => "The wolf’s choice",
  plan: (turn: number) => `${ordinal(turn)} shots`,
  react: (_: number) => "plans revealed",
  vote: (_: number) => "Nine holes played",
  over: (_: number) => "The round is over",
};
export const SCENE = "The hole";

/** On a card that was just drawn. */
export const NEW = "new";
export const CLUB = "Club";
export const ACTION = "Action";
export const NONE = "none yet";
export const onWhom = (who: string) => `on ${whom(who)}`;
export const AIM = "target?";
export const TARGETS = "Target";
export const PLANNED = "planned";
export const NO_ACTION = "no action";
/** A target's label: begins with what is visible. */
export const target = (who: string, left: number, hand: number, laid: string | null, mine = false) =>
  `${who}, ${laid ? `${laid}, ` : ""}${mine ? "on your team, " : ""}${left} to go, ${cards(hand)}`;

/** Asked of everyone, whatever they hold, so that it gives nothing away (M-30). */
export const MULLIGAN = "Mulligan";
export const reactions = { auto: "Auto", never: "Never", ask: "Ask me" };

/** "Fairway Wood 250", "Hook +25", "Duff Shot". */
function half(one: Half): string {
  const print = one.kind === "action" && one.strokes ? strokesMore(one.strokes) : printOf(one);
  return /\d|½/.test(print) ? `${nameOf(one)} ${print}` : nameOf(one);
}
const aimed = (card: number, who: string) => `${nameOf(shadedOf(card))} ${onWhom(who === YOU ? "yourself" : who)}`;
/** "Fairway Wood 250 of 431, Hook on yourself". */
export const planWords = (club: number, left: number, aims: { card: number; who: string }[]) =>
  [`${half(clubOf(club))} of ${left}`, ...aims.map(({ card, who }) => aimed(card, who))].join(", ");
/** "Slice on you, Hook on Nell": the part of a golfer's plan that a Course GPS shows. */
export const shown = (
  aims: readonly { card: number; target: number }[],
  golfer: number,
  names: (golfer: number) => string,
) =>
  aims.map(({ card, target }) => aimed(card, target === golfer ? names(target) : whom(names(target)))).join(", ") ||
  NO_ACTION;
export const chosen = (card: number, up: "club" | "shaded") => half(halfOf(card, up));

export const CHOOSE_CLUB = { label: "Choose a club", detail: "Then an action, if you like." };
export const aim = (card: number) => ({
  label: `Aim the ${nameOf(shadedOf(card))}`,
  detail: "Tap the player you want to hit.",
});
export const LAY = "Lay it face down";
export const LAY_BOTH = "Lay both face down";
export const LAY_ANEW = "Lay this instead";
export const planToo = (who: string) => `Next: ${who}`;
export const shotOf = (who: string, words: string) => `${who}: ${words}`;
export const LOCKED = "A Course GPS locked your plan.";

export const waitFor = (who: string[]) =>
  who.length > 2 ? `Waiting for ${who.length} others` : who.length ? `Waiting for ${listWords(who.map(whom))}` : "";
export const MAY_CHANGE = "Tap a card to change your plan.";
export const MAY_STOP = "You can still change your mind.";
export const HELD = "Someone is looking at your hand.";
export const YOUR_PLAN = "Choose a club, then an action if you like.";
