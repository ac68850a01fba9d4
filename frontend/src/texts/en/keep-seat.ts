/** Keep my seat. */

export const NOTHING_YET = "There is no seat to keep yet. It comes with your first table.";
export const SHARED_TITLE = "My seat at Mulligan Club";
export const SHARED = "My own seat. Open it to play on from another phone.";
export const FILE = "mulligan-club-seat.txt";
export const inFile = (link: string) =>
  `My own seat at Mulligan Club. Whoever opens this link plays as me:\n\n${link}\n`;
export const why = (lasts: boolean) =>
  `You are known by a key that ${lasts ? "only this browser has" : "lasts only as long as this page is open"}. ` +
  "Browsers forget: keep your own link, and open it on any phone to play on. Whoever has it plays as you, so keep it to yourself.";
export const SEND = "Send it to myself";
export const AS_FILE = "As a file";
export const AS_QR = "As a QR code";
export const QR = "Your own link as a QR code";
