/** German: what the coach says on a first hole: eight texts at most, three lines each on a small phone. */

export const said = {
  hole: "Das ist das Loch: dein Ball, die der anderen und wie weit es zur Fahne ist.",
  cards: "Jede Karte hat zwei Hälften, Schläger und Ärger: Halte sie gedrückt, um beide zu lesen.",
  club: "Tippe eine Karte an: Du spielst ihren Schläger. Die Linie zeigt, wo dein Ball landet.",
  action: "Die anderen Karten zeigen jetzt Aktionen. Nimm eine, wenn du magst, und tippe ihr Ziel an.",
  react: "Dein Mulligan hebt auf, was deinen Schlag verdirbt. Auto spielt ihn für dich.",
  lay: "Lege deinen Plan verdeckt. Du kannst ihn ändern, bis alle geplant haben.",
  swing: "Aktionen liegen bei ihren Zielen; jede Weite wird vom Schläger abwärts berechnet.",
  holed: "Ein Ball ist drin, das Loch ist zu Ende: Die anderen zählen 1 bis 3 Restschläge dazu.",
} as const;
export const OFFER = "Neu hier? Mit Coach spielen?";
