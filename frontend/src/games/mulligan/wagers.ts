/** Wagers in words, and the form for an offer. Pure. */

import type { Schema } from "../../api/types.ts";
import { branches, kindsOf, type Properties, values } from "../legalMoves.ts";
import { namesOf } from "../seatNames.ts";
import { golfersOf } from "./golfers.ts";
import type { MulliganState, MulliganView } from "./state.ts";
import * as say from "./texts/en/sheets.ts";

export type Offer = NonNullable<MulliganState["wagers"]>["offers"][number];
export type Bet = Offer["bet"];
export type About = Bet["about"];

/** Characters that would change the direction of the text around them. */
const TURNS = /\p{Bidi_Control}/gu;

/** Returns a wager's subject in words. Players' own words are quoted, so that they cannot be taken for a wager that the server settles. */
export function betWords(view: MulliganView, { by, to, bet }: Pick<Offer, "by" | "to" | "bet">): string {
  const names = namesOf(view);
  if (bet.about === "words") return say.bets.words(bet.text.replace(TURNS, ""));
  if (bet.about === "shot") return say.bets.shot(golfersOf(view, names)(bet.golfer), bet.finishes);
  return say.bets[bet.about](names(by), names(to));
}

/** The possible offers. */
export interface Offerable {
  /** Highest stake by seat. */
  most: Map<number, number>;
  /** Returns the possible subjects of an offer to this seat. */
  abouts(to: number): About[];
  /** Longest wager in words, in characters. */
  longest: number;
}

/** Returns the possible offers; null if there are none. Bots decline (M-41), so they are left out. */
export function offerableOf({ legal, seats }: Pick<MulliganView, "legal" | "seats">): Offerable | null {
  // Wagers that the server settles, and wagers in words, which have limits of their own.
  const ways = branches(legal)
    .filter(({ kind }) => values(kind)[0] === "offer")
    .map(({ stakes, bet }) => ({ to: (stakes?.["properties"] ?? {}) as Properties, bets: kindsOfBet(bet) }));
  const stakes = Object.entries(Object.assign({}, ...ways.map(({ to }) => to)) as Properties).filter(
    ([seat]) => !isBot(seats[Number(seat)]!),
  );
  if (!stakes.length) return null;
  const text = ways.flatMap(({ bets }) => bets).find((one) => one["text"])?.["text"];
  return {
    most: new Map(stakes.map(([seat, stake]) => [Number(seat), Number(stake["maximum"])])),
    abouts: (seat) =>
      ways.flatMap(({ to, bets }) => (to[seat] ? bets.map(({ about }) => about!["const"] as About) : [])),
    longest: Number(text?.["maxLength"] ?? 0),
  };
}

/** Whether a bot plays this seat, temporarily or for good. */
export const isBot = ({ kind, played_by_bot }: MulliganView["seats"][number]): boolean =>
  kind === "bot" || played_by_bot;

const kindsOfBet = (bet: Schema | undefined): Properties[] =>
  ((bet?.["oneOf"] as Schema[] | undefined) ?? []).map((one) => one["properties"] as Properties);

/** The offer in the form, even if it is not possible. */
export interface Wanted {
  to: number | null;
  about: About;
  golfer: number;
  finishes: boolean;
  text: string;
  stake: number;
}

export const FIRST: Wanted = { to: null, about: "hole", golfer: 0, finishes: true, text: "", stake: 10 };

/** Returns the offer with impossible choices replaced by possible ones. */
export function fitted(wanted: Wanted, { most, abouts, longest }: Offerable): Wanted & { to: number } {
  const [first] = most.keys();
  const to = wanted.to !== null && most.has(wanted.to) ? wanted.to : first!;
  const about = abouts(to);
  return {
    ...wanted,
    to,
    about: about.includes(wanted.about) ? wanted.about : about[0]!,
    // Counted like the engine: a character beyond U+FFFF counts as one.
    text: [...wanted.text].slice(0, longest).join(""),
    stake: Math.min(wanted.stake, most.get(to)!),
  };
}

export const isWhole = ({ about, text }: Wanted): boolean => about !== "words" || text.trim() !== "";

/** Returns what the player would win and lose, in sentences; empty for a wager in words that is still empty. */
export function termsWords(view: MulliganView, offer: Wanted & { to: number }): string {
  if (!isWhole(offer)) return "";
  const { about, stake, to } = offer;
  if (about === "words") return say.terms.words(stake, offer.text.trim().replace(TURNS, ""));
  const { bet } = offerOf(offer);
  return say.terms[about](stake, betWords(view, { by: view.you!, to, bet: bet as Bet }));
}

/** Returns the move that makes the offer. */
export function offerOf({ to, about, golfer, finishes, text, stake }: Wanted & { to: number }) {
  const bet = {
    hole: { about },
    total: { about },
    shot: { about, golfer, finishes },
    words: { about, text },
  }[about];
  return { kind: "offer", stakes: { [to]: stake }, bet };
}

/** Returns the seats that may be named as winner of this wager in words; empty if the player is not asked. */
export function winnersOf({ legal }: Pick<MulliganView, "legal">, wager: number): number[] {
  const alike = (kindsOf(legal).get("verdict")?.["won"]?.["oneOf"] ?? []) as Schema[];
  const own = alike.find(({ propertyNames }) => values(propertyNames as Schema).includes(String(wager)));
  return values(own?.["additionalProperties"] as Schema | undefined) as number[];
}
