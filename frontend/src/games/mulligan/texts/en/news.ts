/** The news line. */

import { theirs, verb, whom, whose, YOU } from "../../../../texts/en/who.ts";
import { capital, listWords, numberWord, ordinal, plural } from "../../../../ui/namesAndScores.ts";
import { cards } from "./cards.ts";

export const shots = (turn: number) => `${capital(ordinal(turn))} shots`;
export const hole = (hole: number, par: number, yards: number) => `Hole ${hole}: par ${par}, ${yards} yards.`;
export const reshuffled = (count: number) => `The discard pile becomes the new deck: ${cards(count)}.`;
export const mapped = (plans: readonly string[]) =>
  plans.length ? `The Course GPS shows: ${plans.join("; ")}.` : null;
export const handOf = (who: string) => `${theirs(who)} hand`;
export const played = (who: string, type: string, on: string | null, by: string | null) =>
  `${verb(who, "play", "plays")} ${type}${on ? ` on ${on}` : ""}${by ? `, but ${whose(by)} Pace of Play cancels it` : ""}.`;
export const took = (who: string, from: string | null, card: string | null) =>
  `${verb(who, "take", "takes")} ${card ? `the ${card}` : "a card"}${from ? ` from ${whom(from)}` : ""}.`;
export const dug = (who: string, gone: number, drew: number) =>
  gone
    ? `${verb(who, "discard", "discards")} ${plural(gone, "card")} and ${who === YOU ? "draw" : "draws"} ${numberWord(drew)}.`
    : `${verb(who, "draw", "draws")} ${plural(drew, "card")}.`;
/** "Iron with Out of Bounds". */
export const twoIn = (club: string, shaded: string) => `${club} with ${shaded}`;
export const courseTurned = (card: string | null) =>
  card ? `The course plays ${card}.` : "The course has no action left to play.";
export const voted = (on: boolean) => (on ? "Everyone plays nine more." : "Nine holes it is.");
export const offered = (who: string) => `${verb(who, "offer", "offers")} a bet.`;
export const declined = (who: string) => `${verb(who, "decline", "declines")} the bet.`;
export const accepted = (who: string) => `${verb(who, "accept", "accepts")} the bet.`;
export const settled = (who: string | null) =>
  who === null ? "A bet is off: the stakes are returned." : `${verb(who, "win", "wins")} a bet.`;
export const wolfWords = (who: string, partner: string | null, alone: boolean) =>
  alone
    ? `${verb(who, "hunt", "hunts")} alone.`
    : partner
      ? `Wolves: ${listWords([who, whom(partner)])}.`
      : who === YOU
        ? "You’re the wolf: pick a partner, or hunt alone."
        : `${who} is the wolf and may pick a partner.`;
export const courseAims = (who: string, card: string | null) =>
  `The course targets ${whom(who)}${card ? ` with ${card}` : ""}.`;
