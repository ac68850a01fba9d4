/** What the shell says around every table in play. */

import type { Happened } from "../../api/types.ts";
import { verb } from "./who.ts";
import { listWords } from "./words.ts";

export * from "./who.ts";

export const TO_TABLES = "Back to your tables";
export const TO_RESULT = "Back to the result";
const talk = "Table and chat";
export const talkLabel = (unread: number) =>
  unread ? `${talk}, ${unread} new ${unread === 1 ? "message" : "messages"}` : talk;
export const HOW_LABEL = "How to play";
export const ALL_RULES = "All the rules";
export const DOING = "What you can do";
export const REPLAYING = "Replay";
/** On the button with this shortcut. */
export const keyTitle = (key: string) => `Key ${key}`;

/** Events of any table, whatever the game. Those about pauses and seats are in `pause-and-seat-news.ts`. */
export const house: Record<string, (who: string, event: Happened, names: (seat: number) => string) => string> = {
  joined: (who) => `${verb(who, "join", "joins")} the table.`,
  left: (who) => `${verb(who, "leave", "leaves")}. A bot takes over.`,
  back: (who) => `${verb(who, "are", "is")} back.`,
  "timed-out": (who) => `${who} ran out of time, so the move was made automatically.`,
  rematch: (who) => `${verb(who, "want", "wants")} a rematch.`,
};

export const away = (who: string[]) =>
  `${listWords(who)} ${who.length === 1 ? "is away; a bot is playing." : "are away; bots are playing."}`;
export const BOT_PLAYS = "bot plays";
export const seat = (number: number) => `Seat ${number}`;
