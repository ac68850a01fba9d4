/** German: the result of a round. */

import { accusative, verb, verbOfAll, YOU } from "../../../../texts/de/who.ts";

export const THE_COURSE = "dem Golfplatz";
/** `who`: the subject, "Du" or "Ana und Ruth"; `many`: the verb is "you" or plural. */
export const takes = (who: string, many: boolean, course: string) =>
  `${many && who !== YOU ? verbOfAll(who, "gewinnt", "gewinnen") : verb(who, "gewinnst", "gewinnt")} auf ${course}`;
export const share = (who: string, course: string) =>
  `${verbOfAll(who, "teilt euch", "teilen sich")} den Sieg auf ${course}`;
export const wentRound = (who: string, strokes: number) => `${verb(who, "hast", "hat")} ${strokes} gespielt`;
export const at = (toPar: string, course: string) => `${toPar} auf ${course}.`;
export const STROKE = "einen Schlag/Schläge";

export const skins = (many: string, one: boolean) => `${many} ${one ? "Skin" : "Skins"}`;
export const points = (score: number) => `${score}\u00a0${score === 1 ? "Punkt" : "Punkte"}`;
export const halved = (one: string, other: string) => `${one} gegen ${accusative(other)}`;
export const against = (winner: string, loser: string) => `${verb(winner, "schlägst", "schlägt")} ${accusative(loser)}`;

export const nine = (from: number | undefined, to: number | undefined) => `Loch\u00a0${from} bis\u00a0${to}`;
export const PAR = "Par";
export const SUM = "Ges.";
export const OUT = "Out";
export const IN = "In";
export const NOT_PLAYED = "nicht gespielt";
export const key = { eagle: "Eagle", birdie: "Birdie", bogey: "Bogey", double: "Doppel" } as const;
