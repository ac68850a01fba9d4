/** A table that waits for its players. */

export const waitingFor = (missing: string) => `Waiting for ${missing}`;
export const YOU = "You";
export const KEPT_SEATS = "Their seats are kept. Whoever comes back to the last game’s result finds the way here.";
export const WATCHING =
  "You are watching: this page goes on when the game begins. A seat comes with the join link, which whoever made the table can send you.";
export const JOIN_QR = "The join link as a QR code";
export const BRING_THEM = "Bring them here";
export const WHO_OPENS = "This link seats people; without its end they only watch.";
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

export const HAVE_LINK = "I have a join link";
export const OWN_TABLE = "Make a table of my own";
