/** Making a table. */

import { ordinal } from "./words.ts";

export const TITLE = "New table";
export const GAME = "Game";
export const CLOCK = "Clock";
export const CLOCKS: Record<string, { label: string; spoken: string }> = {
  "1": { label: "1 h", spoken: "One hour for each move" },
  "8": { label: "8 h", spoken: "Eight hours for each move" },
  "24": { label: "1 d", spoken: "One day for each move" },
  "72": { label: "3 d", spoken: "Three days for each move" },
  none: { label: "None", spoken: "No clock" },
};
/** Opens the choice of other clocks. */
export const OTHER_PACES = "Clock and spectator options";
export const TABLE_NAME = "Table name";
export const TABLE_NAME_EXAMPLE = "Sunday four (optional)";
export const OPEN = "Start table";
export const TEE_OFF = "Tee off";
export const DEAL = "Deal the cards";
export const NAMELESS = "Add a name so friends know it’s you.";

export const COURSE = "Course";
export const OTHERS = "Others";

export const SEATS = "Seats";
/** On a button that scrolls down to the seats. */
export const seats = (count: number) => `${count} ${count === 1 ? "seat" : "seats"}`;
export const YOUR_NAME = "Your name";
export const YOU = "You";
export const yourSeat = (name: string) => `${name || "You"}, your seat`;
export const seat = (n: number, taker: string) => `${ordinal(n)} seat, ${taker}`;
export const whoTakes = (n: number) => `Who takes the ${ordinal(n)} seat`;
export const addSeat = (n: number) => `Add a ${ordinal(n)} seat`;
export const ADD = "Add";
export const LINK = "Link";
export const BY_LINK = "by link";
export const NO_ONE = "Nobody";
export const keptFor = (name: string) => `saved for ${name}`;
/** The character of each bot level: after its name, and as a line below the choice of a seat. */
export const BOTS = {
  visitor: "a bot who plays as a child would",
  easy: "a gentle bot",
  normal: "a steady bot",
  hard: "a sharp bot",
  champion: "the best bot there is",
} as const;
/** Below each level's name. */
export const BOT = "bot";
export const bot = (level: string, kind: string) => `${level}, ${kind}`;
