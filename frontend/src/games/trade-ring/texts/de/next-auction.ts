/** German: what the next auctioneer plans to auction (T-15). */

export const TITLE = "Danach bist du dran";
export const WHAT =
  "Wähle eine Karte, und ihre Auktion beginnt sofort mit deinem Zug. Bis dahin siehst nur du sie. Geht es dann nicht, erfährt es niemand.";
export const CARDS = "Deine nächste Auktion";
/** Below the player’s offered card, and below the card on auction. */
export const IF_BACK = "falls zurück";
export const IF_YOURS = "falls deine";
export const auctionNext = (rank: string) => `${rank} versteigern`;
export const DECIDE_LATER = "Erst am Zug entscheiden";
