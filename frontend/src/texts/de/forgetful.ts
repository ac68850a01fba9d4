/** German: before somebody sits down in a browser that keeps nothing. */

export const FORGETS = "Dieser Browser merkt sich nichts: Lädst du die Seite neu, ist dein Platz weg.";
export const OWN_LINK = "Eigenen Link sichern";
