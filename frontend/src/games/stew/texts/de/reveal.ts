/** German: the reveal, and the payment of a round’s tips. */

import { verb } from "../../../../texts/de/who.ts";
import { capital, plural } from "../../../../texts/de/words.ts";
import { several } from "../../../../texts/several-de.ts";
import { cased, matches, pence, tokens } from "./cards.ts";

type Token = keyof typeof tokens;

export const THE_TIPS = "Die Trinkgelder";
export const TIP = "Trinkgeld";
export const WAGES = "Lohn";
export const SKIP = "Zum Ende";
export const ON = "Weiter";
export const TO_TIPS = "Weiter zum Trinkgeld";
export const TO_ACCOUNTS = "Zur Abrechnung";
export const toRoyal = (next: Token) => `Weiter ${cased(next).to}`;
export const toTurn = (turn: number) => `Weiter zu Zug\u00a0${turn}`;
export const toRound = (round: number) => `Weiter zu Runde\u00a0${round}`;

/** "Ines: Königin, Huhn und Wein, Zweimal Honig." */
export const lays = (who: string, token: Token, cards: string[]) => `${who}: ${[tokens[token], ...cards].join(", ")}.`;
/** The same, and "Drei Treffer bei der Königin." */
export const laid = (who: string, token: Token, cards: string[], count: number) =>
  [lays(who, token, cards), token !== "mulligan" && `${capital(matches(count))} ${cased(token).by}.`]
    .filter(Boolean)
    .join(" ");
export const has = (who: string, royal: Token, count: number) =>
  `${verb(who, "hast", "hat")} ${plural(count, "einen Treffer", "Treffer")} ${cased(royal).by}.`;
export const OPEN = "Alle decken auf.";
export const exchanged = (who: string, instead: Token) =>
  `${verb(who, "tauschst", "tauscht")} ${cased(instead).accusative} aus.`;
export const mulligans = (who: readonly string[]) =>
  `${several(who, ["nimmst", "nimmt", "nehmt", "nehmen"])} einen Mulligan.`;
export const added = (who: string) => `${verb(who, "rechnest", "rechnet")} einen Treffer dazu.`;
export const paidAfter = (turn: number) => `Ausgezahlt wird nach Zug\u00a0${turn}.`;
export const PAID_NOW = "Jetzt wird ausgezahlt.";

export const seat = (who: string, count: number, earns: number, money: number) =>
  `${who}: ${matches(count)}, ${pence(earns)} verdient, jetzt ${pence(money)}.`;
/** "Du und Ines teilt euch das Trinkgeld der Königin." */
export const taken = (royal: Token, takers: readonly string[]) => {
  if (!takers.length) return `Niemand hat einen Treffer ${cased(royal).by}.`;
  const verbs =
    takers.length > 1 ? (["", "", "teilt euch", "teilen sich"] as const) : (["nimmst", "nimmt", "", ""] as const);
  return `${several(takers, verbs)} das Trinkgeld ${cased(royal).of}.`;
};
/** Where the tip goes: "Je vier Pence, ein Penny bleibt dort." */
export const shared = (takers: number, share: number, left: number, back: number) => {
  const each = takers && `${takers > 1 ? "je " : ""}${pence(share)}`;
  const rest = left
    ? `${pence(left)} ${left === 1 ? "bleibt" : "bleiben"} dort`
    : back && `${pence(back)} ${back === 1 ? "geht" : "gehen"} zurück`;
  return `${capital([each, rest].filter(Boolean).join(", "))}.`;
};
export const wages = (matches_a_penny: number) =>
  `Lohn: ein Penny für je ${plural(matches_a_penny, "einen Treffer", "Treffer")}.`;

export const roundOf = (round: number) => `Runde\u00a0${round}`;
export const earnedIn = (round: number) => `Was alle in Runde\u00a0${round} verdient haben`;
export const EXTRA = "Extra";
export const MONEY = "Geld jetzt";
export const leads = (who: readonly string[], money: number) =>
  `${several(who, ["führst", "führt", "führt", "führen"])} mit ${plural(money, "einem Penny", "Pence")}.`;
export const CLEARED = "Die Plättchen kommen zurück, und alle ziehen.";
export const LAST = "Das war die letzte Runde.";
