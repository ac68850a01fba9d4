/** German: what the coach says on a first hole, a sentence each: eight at most. */

export const said = {
  hole: "Das ist das Loch: dein Ball, die der anderen und wie weit es zur Fahne ist.",
  cards: "Jede Karte ist zwei, Schläger und Ärger: Halte sie gedrückt, um beide zu lesen.",
  club: "Tippe eine Karte an und spiele ihren Schläger; die Linie zeigt, wo dein Ball läge.",
  action: "Die anderen sind umgedreht: Nimm eine Aktion dazu und tippe an, wen sie trifft.",
  react: "Dein Mulligan hebt auf, was deinen Schlag verdirbt; Auto macht das für dich.",
  lay: "Lege deinen Plan verdeckt: Du kannst ihn ändern, bis alle geplant haben.",
  swing: "Aktionen liegen, wo sie treffen, und jede Weite rechnet sich vom Schläger abwärts zusammen.",
  holed: "Ein Ball ist drin, also hören alle auf: Was fehlt, kostet 1 bis 3 Restschläge.",
} as const;
export const OFFER = "Erstes Loch? Ein Coach hilft.";
