/** German: talk at the ring. A promise binds nobody (T-40). */

/** What may be said with one tap, by what one is about; "…" is the auctioneer's name. */
export const PHRASES = {
  auctions: ["Was braucht ihr denn so?", "Bitte nur hohe Karten", "Versprecht mir was", "Heute kein Mulligan"],
  waits: ["Überrascht mich", "Seid großzügig", "Bitte keine Zweien", "Chips helfen mir beim Denken"],
  chooses: ["Gute Karte, die da", "Nichts für mich", "Liegen Chips dabei?", "Das merke ich mir"],
  offers: ["Ich hab genau die Karte", "Nichts für mich", "Liegen Chips dabei?", "Nimm meine, …"],
  offered: ["Nimm meine, …", "Sie wird dir gefallen", "Vertrau mir", "Alles, nur kein Mulligan"],
  "looks-on": ["Versteigere was Rotes", "Ich tausche hoch gegen niedrig", "Pass doch, trau dich", "Du bist dran, …"],
  done: ["Gut getauscht", "Das hab ich kommen sehen", "Das hab ich nicht kommen sehen", "Noch eine Partie?"],
  folded: ["Ich bin zufrieden, wie es ist", "Macht ruhig weiter", "Finger weg von meinen", "Mutig, mutig"],
};
/** The same where offers lie face-down. */
export const UNSEEN: Partial<typeof PHRASES> = {
  chooses: ["Ist sie das wirklich?", "Du lügst doch nicht", "Liegen Chips dabei?", "Das merke ich mir"],
  offers: ["Meine ist hoch", "Meine passt zu deiner", "Vertrau mir", "Nimm meine, …"],
};
/** Which of them make sense with chips only. */
export const OF_CHIPS = /chips/i;

export const PROMISE = "Ein Versprechen bindet niemanden";
