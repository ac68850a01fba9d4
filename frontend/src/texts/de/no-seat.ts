/** German: a join link that leads to no seat. */

export const WRONG = "Dieser Link öffnet keinen Platz";
export const WRONG_MORE =
  "Vielleicht hat er unterwegs sein Ende verloren, oder ein neuerer gilt an seiner Stelle. Lass dir den Einladungslink noch einmal schicken; bis dahin kannst du zuschauen.";
export const FULL = "Alle Plätze sind besetzt";
export const FULL_MORE =
  "Jemand war schneller. Du kannst diesem Spiel zuschauen oder einen eigenen Tisch aufmachen und dessen Link zurückschicken. Ist einer der Plätze deiner? Öffne deinen eigenen Link, den aus „Platz sichern“.";
export const WATCH = "Dem Tisch zuschauen";
export const OWN_TABLE = "Eigenen Tisch aufmachen";

export const GAVE_UP = "Du hast deinen Platz hier aufgegeben";
export const GAVE_UP_MORE =
  "Noch sitzt niemand dort, du kannst ihn also wiederhaben. Sehen können diesen Tisch nur die, die an ihm sitzen.";
export const TAKE_BACK = "Platz wieder nehmen";
