/** Chat at the ring. Promises aren’t binding (T-40). */

/** Quick replies, by what the player is doing; "…" is the auctioneer's name. */
export const PHRASES = {
  auctions: ["What does everyone need?", "High cards first, please", "Make me a promise", "No Mulligan today"],
  waits: ["Surprise me", "Be generous", "No twos, please", "Chips help me think"],
  chooses: ["Nice card", "Not for me", "Any chips on it?", "I’ll remember this"],
  offers: ["I have just the card", "Not for me", "Any chips on it?", "Take mine, …"],
  offered: ["Take mine, …", "You’ll like it", "Trust me", "Anything but the Mulligan"],
  "looks-on": ["Auction something red", "I trade high for low", "Skip it, I dare you", "Your turn, …"],
  done: ["Well traded", "I saw it coming", "I didn’t see that coming", "Again?"],
  folded: ["I’m happy, thanks", "Do carry on", "Keep your hands off mine", "Brave move"],
};
/** The same with secret offers. */
export const UNSEEN: Partial<typeof PHRASES> = {
  chooses: ["Is it, though?", "You wouldn’t lie", "Any chips on it?", "I’ll remember this"],
  offers: ["Mine’s a high one", "Mine pairs with yours", "Trust me", "Take mine, …"],
};
/** Which of them need chips. */
export const OF_CHIPS = /chips/i;

export const PROMISE = "Promises aren’t binding";
