/** A table that waits for its players. */

export const waitingFor = (missing: string) => `Waiting for ${missing}`;
export const YOU = "You";
export const KEPT_SEATS = "We’ve saved their seats. They’ll see this table on their home page.";
export const WATCHING = "You’re watching. The game starts here.";
/** For visitors who cannot ask for a seat. */
export const HOW_TO_JOIN = "To join, ask the host for the invite link or a code.";
export const JOIN_QR = "The invite link as a QR code";
export const BRING_THEM = "Invite friends";
export const WHO_OPENS = "Anyone with this link can take a seat.";
export const COPY = "Copy";
export const seatFor = (what: string) => `I saved you a seat: ${what}.`;
/** Bots that fill seats always have this level. */
export const startWithBots = (count: number) => `Start with ${count === 1 ? "a Member bot" : "Member bots"}`;
export const SEND_LINK = "Send the link";
export const CLOSE = {
  first: "Close the table",
  ask: "Close the table? Nobody else can join.",
  yes: "Close it",
  no: "Keep it open",
};
export const LEAVE = {
  first: "Leave",
  ask: "Leave the table? Your seat will be free for someone else.",
  yes: "Leave",
  no: "Stay",
};

export const HAVE_LINK = "I have a link or code";
export const ASK = "Ask for a seat";
export const SAY_CODE = "Use a code";
export const OWN_TABLE = "Start my own table";
