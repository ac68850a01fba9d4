/** A table that waits for its players. */

export const waitingFor = (missing: string) => `Waiting for ${missing}`;
export const YOU = "You";
export const KEPT_SEATS =
  "Their seats are kept. They find this table among their own on the club’s first page, and by the last game’s result.";
export const WATCHING = "You are watching: this page goes on when the game begins.";
/** For who can ask for none. */
export const WHENCE = "A seat comes with the join link or a code, which whoever made the table can give you.";
export const JOIN_QR = "The join link as a QR code";
export const BRING_THEM = "Bring them here";
export const WHO_OPENS = "Whoever opens this link can take a seat.";
export const COPY = "Copy";
export const seatFor = (what: string) => `A seat for you: ${what}.`;
/** They all play at the level that stands in for people. */
export const startWithBots = (count: number) => `Start with ${count === 1 ? "a Member bot" : "Member bots"}`;
export const SEND_LINK = "Send the link";
export const CLOSE = {
  first: "Close the table",
  ask: "Close the table? Nobody can join any more.",
  yes: "Close it",
  no: "Keep it open",
};
export const LEAVE = {
  first: "Leave",
  ask: "Leave the table? Your seat will be free for somebody else.",
  yes: "Leave",
  no: "Stay",
};

export const HAVE_LINK = "I have a link or code";
export const ASK = "Ask for a seat";
export const SAY_CODE = "Say a code instead";
export const OWN_TABLE = "Make a table of my own";
