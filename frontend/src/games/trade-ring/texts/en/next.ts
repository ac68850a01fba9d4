/** What the next auctioneer will auction, said beforehand (T-15). */

export const TITLE = "You’re next";
export const WHAT =
  "Choose a card, and its auction opens as soon as your turn begins. Until then only you see it. If you can’t auction it by then, nobody finds out.";
export const CARDS = "Your next auction";
/** Below the card that one offers, and the one on auction. */
export const IF_BACK = "if it comes back";
export const IF_YOURS = "if you get it";
export const auctionNext = (rank: string) => `Auction the ${rank} next`;
export const DECIDE_LATER = "Decide on my turn";
