/** German: the check of a finished game. */

export const TITLE = "Fairplay";
export const DID_NOT_COME = "Die Aufzeichnung ließ sich nicht laden. Versuch es gleich noch einmal.";
export const WORKING = "Alles wird noch einmal nachgerechnet.";
export const COVERS =
  "Dein Handy hat den Startwert, die Zufallszahlen, jede Ziehung, den Fingerabdruck des Protokolls und deine eigenen Züge geprüft; " +
  "nur die Befehlszeile (python -m chalicelib.verify) spielt das Spiel auch nach und prüft alles, was zu sehen war.";
export const HOW =
  "Das hat dein eigenes Handy nachgerechnet, aus dem Startwert, den der Club versiegelt hatte, bevor sich jemand setzte. ";
export const WHAT_IT_SHOWS = "Was das zeigt, und was nicht";
export const ADDS_UP = "Alles geht auf.";
export const DOES_NOT = "Etwas geht nicht auf.";
export const RIGHT = "Richtig";
export const WRONG = "Falsch";
