/** German: chat at the ring. Promises aren’t binding (T-40). */

/** Quick replies, by what the player is doing; "…" is the auctioneer's name. */
export const PHRASES = {
  auctions: ["Was braucht ihr denn so?", "Bitte nur hohe Karten", "Versprecht mir was", "Heute kein Mulligan"],
  waits: ["Überrascht mich", "Seid großzügig", "Bitte keine Zweien", "Chips helfen mir beim Denken"],
  chooses: ["Schöne Karte", "Nichts für mich", "Liegen Chips dabei?", "Das merke ich mir"],
  offers: ["Ich hab genau die Karte", "Nichts für mich", "Liegen Chips dabei?", "Nimm meine, …"],
  offered: ["Nimm meine, …", "Sie wird dir gefallen", "Vertrau mir", "Alles, nur kein Mulligan"],
  "looks-on": ["Versteigere was Rotes", "Ich tausche hoch gegen niedrig", "Pass doch, trau dich", "Du bist dran, …"],
  done: ["Gut getauscht", "Das hab ich kommen sehen", "Das hab ich nicht kommen sehen", "Nochmal?"],
  folded: ["Ich bin zufrieden, danke", "Macht ruhig weiter", "Finger weg von meinen", "Mutiger Zug"],
};
/** The same with secret offers. */
export const UNSEEN: Partial<typeof PHRASES> = {
  chooses: ["Wirklich?", "Du lügst doch nicht", "Liegen Chips dabei?", "Das merke ich mir"],
  offers: ["Meine ist hoch", "Meine passt zu deiner", "Vertrau mir", "Nimm meine, …"],
};
/** Which of them need chips. */
export const OF_CHIPS = /chips/i;

export const PROMISE = "Versprechen sind nicht bindend";
