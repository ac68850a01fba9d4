/** A table's sheet: chat, log, players and seat. */

export const THE_TABLE = "The table";
export const WHAT_TO_SEE = "What to see";
export const TALK = "Chat";
export const PLAYED = "Log";
export const TABLE = "Table";
export const MY_SEAT = "My seat";

export const ONLY_SEATED_TALK = "Only players at this table can chat.";
export const EARLIER = "Earlier messages";
export const EARLIER_DID_NOT_COME = "Couldn’t load earlier messages. Try again in a moment.";

export const ownSeat = (name: string | null) => `${name} (you)`;
export const FREE = "Free";
export const bot = (level: string) => `A bot, ${level}`;
export const WAITS = "Open to anyone with the link";
export const KEPT = "Saved from the last game";
export const GIVEN_UP = "Handed over; a bot plays until someone joins";
export const AWAY = "Away; a bot is playing";
export const heldUntil = (until: string) => `Away; the invite link opens this seat after ${until}`;
export const HELD_NO_MORE = "Away; the invite link opens this seat now";
export const seatFor = (what: string) => `I saved you a seat: ${what}.`;
export const watchUs = (what: string) => `Watch us: ${what}.`;
export const takeOver = (what: string) => `Take over a seat at our table: ${what}.`;
export const SEND_JOIN_LINK = "Send invite link";
export const LET_WATCH = "Invite spectators";
export const GIVE_AWAY = "Hand over";
export const GIVE_OWN = {
  ask: "Hand over your seat? A bot plays until someone takes it with the new link. You can then only watch.",
  yes: "Hand it over",
  no: "Keep my seat",
};
export const giveOther = (name: string) => ({
  ask: `Offer ${name}’s seat to someone else? ${name} has one move’s time to come back. Then anyone with the new link can take it.`,
  yes: "Offer it",
  no: `Save it for ${name}`,
});
/** For spectators. */
export const OWN_TABLE = "Start my own table";
export const LEAVE_TABLE = "Leave the table";
export const LEAVE = "Leave";
export const STAY = "Stay";
export const SEAT_FREE_AGAIN = "Leave the table? Your seat will be free again.";
export const BOT_FINISHES = "Leave the table? A bot will finish your round at once.";
export const BOT_PLAYS_ON = "Leave the table? A bot will play for you. You can come back any time.";

/** Below a name: its clock. */
export const awayUntil = (until: string) => `Away until ${until}`;
export const left = (time: string, nudged: boolean) => `${time} left${nudged ? ", nudged" : ""}`;
export const inBank = (time: string) => `${time} in the bank`;
export const NUDGE = "Nudge";
export const nudge = (name: string) => `Nudge ${name}`;
export const PAUSE = {
  first: "Ask for a pause",
  ask: "Ask for a pause? It starts when everyone agrees. No clocks run until someone ends it, four weeks at most.",
  yes: "Ask them",
  no: "Keep playing",
};
/** Leads to the setting for all tables. */
export const GO_AWAY = "I’ll be away";
