/** How the game works, in three steps. */

export const steps = [
  {
    title: "Auction a card",
    text: "On your turn, lay one of your five cards face up on the ring. It’s gone, whatever you get for it.",
  },
  {
    title: "Trade, or call a Mulligan",
    text: "Everyone else offers a card face down, then all are revealed. Swap for one, or discard them all, and everyone draws one.",
  },
  {
    title: "Hold the best hand",
    text: "Fold when you’re happy: your hand stays as it is. At the end all hands are shown, and the best wins.",
  },
];
