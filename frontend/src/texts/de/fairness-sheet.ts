/** German: the fairness check of a finished game. */

export const TITLE = "Fairplay";
export const DID_NOT_COME = "Der Rückblick ließ sich nicht laden. Versuch es gleich noch einmal.";
export const WORKING = "Alles wird nachgerechnet…";
export const COVERS =
  "Dein Handy hat den Startwert, die Zufallszahlen, jede Ziehung, den Fingerabdruck des Verlaufs und deine eigenen Züge geprüft. " +
  "Nur die Befehlszeile (python -m chalicelib.verify) spielt das Spiel auch nach und prüft alles, was zu sehen war.";
export const HOW =
  "Das hat dein Handy selbst nachgerechnet, aus dem Startwert, den der Club versiegelt hat, bevor jemand mitspielte. ";
export const WHAT_IT_SHOWS = "Was das zeigt, und was nicht";
export const ADDS_UP = "Alles geht auf.";
export const DOES_NOT = "Etwas geht nicht auf.";
export const RIGHT = "Richtig";
export const WRONG = "Falsch";
