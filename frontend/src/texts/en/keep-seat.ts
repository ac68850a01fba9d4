/** Keep my seat. */

export const NOTHING_YET = "You have no seat yet. You get one at your first table.";
export const SHARED_TITLE = "My seat at Mulligan Club";
export const SHARED = "My private link. Open it to play from another phone.";
export const FILE = "mulligan-club-seat.txt";
export const inFile = (link: string) =>
  `My seat at Mulligan Club. Anyone who opens this link plays as me:\n\n${link}\n`;
export const why = (lasts: boolean) =>
  `Your seats belong to a key that ${lasts ? "only this browser has, and browsers can lose it" : "is gone when you close this page"}. ` +
  "Save your private link and open it on any phone to play on. Anyone who has it can play as you, so keep it secret.";
export const SEND = "Send to myself";
export const AS_FILE = "Save as file";
export const AS_QR = "Show QR code";
export const QR = "Your private link as a QR code";
