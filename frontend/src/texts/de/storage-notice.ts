/** German: a warning before a player takes a seat in a browser that stores nothing. */

export const FORGETS = "Dieser Browser speichert nichts. Lädst du die Seite neu, ist dein Platz weg.";
export const OWN_LINK = "Privaten Link sichern";
