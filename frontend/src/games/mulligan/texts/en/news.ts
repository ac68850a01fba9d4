/** What happened at the table, in a line. */

import { theirs, verb, whom, whose, YOU } from "../../../../texts/en/who.ts";
import { capital, listWords, numberWord, ordinal, plural } from "../../../../ui/namesAndScores.ts";
import { cards } from "./cards.ts";

export const shots = (turn: number) => `${capital(ordinal(turn))} shots`;
export const hole = (hole: number, par: number, yards: number) => `Hole ${hole}: par ${par}, ${yards} yards.`;
export const reshuffled = (count: number) => `The discards are the new deck: ${cards(count)}.`;
export const mapped = (plans: readonly string[]) =>
  plans.length ? `The Course GPS shows: ${plans.join("; ")}.` : null;
export const handOf = (who: string) => `${theirs(who)} hand`;
export const played = (who: string, type: string, on: string | null, by: string | null) =>
  `${verb(who, "play", "plays")} ${type}${on ? ` on ${on}` : ""}${by ? `, but ${whose(by)} Pace of Play cancels it` : ""}.`;
export const took = (who: string, from: string | null, card: string | null) =>
  `${verb(who, "take", "takes")} ${card ? `the ${card}` : "a card"}${from ? ` from ${whom(from)}` : ""}.`;
export const dug = (who: string, gone: number, drew: number) =>
  gone
    ? `${verb(who, "put", "puts")} ${plural(gone, "card")} away and ${who === YOU ? "draw" : "draws"} ${numberWord(drew)}.`
    : `${verb(who, "draw", "draws")} ${plural(drew, "card")}.`;
/** "Iron with Out of Bounds". */
export const twoIn = (club: string, shaded: string) => `${club} with ${shaded}`;
export const courseTurned = (card: string | null) =>
  card ? `The course plays ${card}.` : "The course has no action left to play.";
export const voted = (on: boolean) => (on ? "All play nine more." : "Nine holes it is.");
export const offered = (who: string) => `${verb(who, "offer", "offers")} a wager.`;
export const declined = (who: string) => `${verb(who, "decline", "declines")} the wager.`;
export const accepted = (who: string) => `${verb(who, "take", "takes")} the wager.`;
export const settled = (who: string | null) =>
  who === null ? "A wager is off: the stakes go back." : `${verb(who, "win", "wins")} a wager.`;
export const wolfWords = (who: string, partner: string | null, alone: boolean) =>
  alone
    ? `${verb(who, "hunt", "hunts")} alone.`
    : partner
      ? `Wolves: ${listWords([who, whom(partner)])}.`
      : who === YOU
        ? "You are the wolf: with whom do you hunt?"
        : `${who} is the wolf, and chooses a partner or none.`;
export const courseAims = (who: string, card: string | null) =>
  `The course strikes ${whom(who)}${card ? ` with ${card}` : ""}.`;
