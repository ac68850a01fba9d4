/** Talk at the ring. A promise binds nobody (T-40). */

/** What may be said with one tap, by what one is about; "…" is the auctioneer's name. */
export const PHRASES = {
  auctions: ["What does everybody need?", "High cards first, please", "Make me a promise", "No Mulligan today"],
  waits: ["Surprise me", "Be generous", "No twos, please", "Chips help me think"],
  chooses: ["Good card, that", "Not for me", "Any chips on it?", "I will remember this"],
  offers: ["I have just the card", "Not for me", "Any chips on it?", "Take mine, …"],
  offered: ["Take mine, …", "You will like it", "Trust me", "Anything but the Mulligan"],
  "looks-on": ["Auction something red", "I trade high for low", "Skip it, I dare you", "Your turn, …"],
  done: ["Well traded", "I saw it coming", "I did not see that coming", "Once more?"],
  folded: ["I am happy as I am", "Do carry on", "Keep your hands off mine", "Brave, that"],
};
/** The same where offers lie face-down. */
export const UNSEEN: Partial<typeof PHRASES> = {
  chooses: ["Is it really?", "You would not lie", "Any chips on it?", "I will remember this"],
  offers: ["Mine is a high one", "Mine pairs with yours", "Trust me", "Take mine, …"],
};
/** Which of them make sense with chips only. */
export const OF_CHIPS = /chips/i;

export const PROMISE = "A promise binds nobody";
