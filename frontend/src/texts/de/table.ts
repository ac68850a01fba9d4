/** German: what the shell says around every table in play. */

import type { Happened } from "../../api/types.ts";
import { verb } from "./who.ts";
import { listWords } from "./words.ts";

export * from "./who.ts";

export const TO_TABLES = "Zurück zu deinen Tischen";
export const TO_RESULT = "Zurück zum Ergebnis";
const talk = "Tisch und Chat";
export const talkLabel = (unread: number) => (unread ? `${talk}, ${unread} neu` : talk);
export const HOW_LABEL = "So geht’s";
export const ALL_RULES = "Alle Regeln";
export const DOING = "Was du tun kannst";
export const REPLAYING = "Rückblick";
/** On the button with this shortcut. */
export const keyTitle = (key: string) => `Taste ${key}`;

/** Events of any table, whatever the game. Those about pauses and seats are in `pause-and-seat-news.ts`. */
export const house: Record<string, (who: string, event: Happened, names: (seat: number) => string) => string> = {
  joined: (who) => `${verb(who, "setzt dich", "setzt sich")} an den Tisch.`,
  left: (who) => `${verb(who, "gehst", "geht")}; ein Bot spielt weiter.`,
  back: (who) => `${verb(who, "bist", "ist")} wieder da.`,
  "timed-out": (who) => `${verb(who, "hast", "hat")} die Bedenkzeit überschritten: Der Zug kam automatisch.`,
  rematch: (who) => `${verb(who, "willst", "will")} eine Revanche.`,
};

export const away = (who: string[]) =>
  `${listWords(who)} ${who.length === 1 ? "ist nicht da: Ein Bot spielt weiter." : "sind nicht da: Bots spielen weiter."}`;
export const BOT_PLAYS = "Bot spielt";
export const seat = (number: number) => `Platz\u00a0${number}`;
