/** What the next auctioneer plans to auction (T-15). */

export const TITLE = "You’re next";
export const WHAT =
  "Choose a card, and its auction opens as soon as your turn begins. Until then only you see it. If you can’t auction it by then, nobody finds out.";
export const CARDS = "Your next auction";
/** Below the player’s offered card, and below the card on auction. */
export const IF_BACK = "if it comes back";
export const IF_YOURS = "if you get it";
export const auctionNext = (rank: string) => `Auction the ${rank} next`;
export const DECIDE_LATER = "Decide on my turn";
