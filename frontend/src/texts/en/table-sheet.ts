/** The sheet with all about a table that is not its game. */

export const THE_TABLE = "The table";
export const WHAT_TO_SEE = "What to see";
export const TALK = "Chat";
export const PLAYED = "Log";
export const TABLE = "Table";
export const MY_SEAT = "My seat";

export const ONLY_SEATED_TALK = "Only those at the table can talk.";
export const EARLIER = "Earlier messages";
export const EARLIER_DID_NOT_COME = "The earlier messages did not come. Try again in a moment.";

export const ownSeat = (name: string | null) => `${name} (you)`;
export const FREE = "Free";
export const bot = (level: string) => `A bot, ${level}`;
export const WAITS = "Waits for somebody with the link";
export const KEPT = "Kept for them from the last game";
export const GIVEN_UP = "Given up; a bot plays until somebody takes it";
export const AWAY = "Away; a bot plays for now";
export const heldUntil = (until: string) => `Away; after ${until} the join link opens this seat`;
export const HELD_NO_MORE = "Away; the join link opens this seat now";
export const seatFor = (what: string) => `I saved you a seat: ${what}.`;
export const watchUs = (what: string) => `Watch us: ${what}.`;
export const takeOver = (what: string) => `Take over at our table: ${what}.`;
export const SEND_JOIN_LINK = "Send the join link";
export const LET_WATCH = "Let somebody watch";
export const GIVE_AWAY = "Give away";
export const GIVE_OWN = {
  ask: "Give your seat away? A bot plays it until somebody takes it with the link that comes now; you only watch then.",
  yes: "Give it away",
  no: "Keep my seat",
};
export const giveOther = (name: string) => ({
  ask: `Give ${name}’s seat to somebody else? It waits for ${name} as long as one move may take. After that, whoever has the link that comes now can take it.`,
  yes: "Give it away",
  no: `Keep it for ${name}`,
});
/** For who watches. */
export const OWN_TABLE = "Start my own table";
export const LEAVE_TABLE = "Leave the table";
export const LEAVE = "Leave";
export const STAY = "Stay";
export const SEAT_FREE_AGAIN = "Leave the table? Your seat will be free again.";
export const BOT_FINISHES = "Leave the table? A bot will play your round to its end for you, at once.";
export const BOT_PLAYS_ON = "Leave the table? A bot will play on for you. You may come back any time.";

/** Below a name: how its clock stands. */
export const awayUntil = (until: string) => `Away until ${until}`;
export const left = (time: string, nudged: boolean) => `${time} left${nudged ? ", nudged" : ""}`;
export const inBank = (time: string) => `${time} in the bank`;
export const NUDGE = "Nudge";
export const nudge = (name: string) => `Nudge ${name}`;
export const PAUSE = {
  first: "Ask for a pause",
  ask: "Ask for a pause? It begins when all agree. Then no clock runs until somebody ends it, for four weeks at most.",
  yes: "Ask them",
  no: "Keep playing",
};
/** Leads to where one says so, once for all tables. */
export const GO_AWAY = "I will be away";
