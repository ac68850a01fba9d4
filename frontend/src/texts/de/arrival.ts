/** German: a link that carries somebody's key was opened: in a browser that has one of its own, or by one who may not expect it. */

export const TITLE = "Als jemand anderes spielen?";
export const BEFORE_LINK =
  "Dieser Link öffnet den eigenen Platz von jemandem. Dieser Browser hat schon eigene Plätze; sichere zuerst deren Link, auf der Seite ";
export const LINK = "Du";
export const AFTER_LINK = ", sonst gehen sie hier verloren.";
export const TO_NOBODY =
  "Dieser Link öffnet den eigenen Platz von jemandem. Spiel nur damit weiter, wenn er deiner ist: Sonst weiß, wer ihn geschickt hat, alles, was du hier tust.";
export const TAKE = "Mit diesem Link spielen";
export const STAY = "Bleiben, wer ich bin";
