/** German: a join link that leads to no seat. */

export const WRONG = "Dieser Einladungslink funktioniert nicht";
export const WRONG_MORE =
  "Vielleicht wurde er beim Kopieren abgeschnitten, oder es gibt einen neueren. Lass ihn dir noch einmal schicken; bis dahin kannst du zuschauen.";
export const FULL = "Alle Plätze sind besetzt";
export const FULL_MORE =
  "Jemand war schneller. Du kannst zuschauen oder einen eigenen Tisch aufmachen und dessen Link zurückschicken. Ist einer der Plätze deiner? Öffne deinen privaten Link aus „Zugang sichern“.";
export const WATCH = "Dem Tisch zuschauen";
export const OWN_TABLE = "Eigenen Tisch aufmachen";

export const GAVE_UP = "Du hast deinen Platz hier abgegeben";
export const GAVE_UP_MORE =
  "Er ist noch frei, du kannst ihn also wiederhaben. Nur wer mitspielt, kann das Spiel sehen.";
export const TAKE_BACK = "Platz wieder nehmen";
