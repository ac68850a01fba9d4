/** How the game works, in three steps. */

export const steps = [
  {
    title: "Put a card up",
    text: "On your turn lay one of your five cards face-up on the ring. It is gone, whatever comes for it.",
  },
  {
    title: "Trade, or call a Mulligan",
    text: "All others slip one in, face-down; then all turn over. Swap with one of them, or discard the lot, and each draws anew.",
  },
  {
    title: "Hold the best hand",
    text: "Fold once you are happy: your hand stays as it is. At the end all turn up, and the best hand wins.",
  },
];
